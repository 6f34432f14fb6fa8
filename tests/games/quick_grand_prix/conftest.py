"""Hypothesis without a stopwatch: a busy machine is no reason to fail."""

from hypothesis import settings

settings.register_profile("no stopwatch", deadline=None)
settings.load_profile("no stopwatch")
