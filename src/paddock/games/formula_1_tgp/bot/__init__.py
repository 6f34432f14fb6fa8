"""Players of Formula 1 TGP: the rule of thumb, looking ahead, and what a state is worth to a search."""
