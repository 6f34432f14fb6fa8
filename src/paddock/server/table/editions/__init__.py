"""Kept editions: a game that was begun under rules which have changed since is played on under the old ones."""
