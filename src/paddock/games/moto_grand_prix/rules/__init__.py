"""The rules of MotoGrandPrix: components, state, chapters in the order of the rulebook, sequence of play, game."""
