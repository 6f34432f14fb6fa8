"""Balance: is a game, a track or a board balanced, is it long, and does skill decide? Answered by bots that race."""
