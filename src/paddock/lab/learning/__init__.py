"""Learning a value by self-play: each generation plays the games that the next one learns from."""
