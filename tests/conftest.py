"""Hypothesis without a clock and without luck: a busy machine fails no test, and a failure repeats."""

from hypothesis import settings

settings.register_profile("paddock", deadline=None, derandomize=True)
settings.load_profile("paddock")
