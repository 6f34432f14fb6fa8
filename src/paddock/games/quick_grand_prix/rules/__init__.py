"""The rules of Quick Grand Prix: components, facts, one file a chapter, the sequence of play, the game."""
