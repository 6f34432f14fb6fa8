"""The engine: what all games stand on. It knows no game, no server, no bot."""
