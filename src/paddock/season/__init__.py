"""Seasons: a championship over several games, saved and resumed."""
