"""Paddock: a house of racing board games."""

__version__ = "0.1.0"
