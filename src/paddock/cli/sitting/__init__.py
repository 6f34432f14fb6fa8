"""A sitting: a game played at this terminal by people and bots."""
