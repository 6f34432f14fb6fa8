"""Players of Grand Prix: the rule of thumb, the search that looks ahead, and what a state is worth."""
