"""Tournaments: bots meet each other, everybody everybody or by the Swiss system, and get ratings."""
