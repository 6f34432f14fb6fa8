"""Players of Quick Grand Prix: the rule of thumb, and what a state is worth to a search."""
