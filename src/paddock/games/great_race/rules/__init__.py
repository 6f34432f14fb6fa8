"""The rules of The Great Race: components, facts, one file a chapter, the sequence of play, the game."""
