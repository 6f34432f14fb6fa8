"""Players of The Great Race: the rule of thumb, the search, and what things are worth to both."""
