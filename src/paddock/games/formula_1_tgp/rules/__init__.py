"""The rules of Formula 1 TGP: components, facts, one file a chapter, the sequence of play, the game."""
