"""Tracks: circuits laid of tiles, with exact geometry. What the rules, the track builder and the drawings share."""
