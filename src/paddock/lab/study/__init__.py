"""Studies: watched games between bots, so that it can be said who wins from where, and what happens on the way."""
