"""Worker processes: bots think there, and previews are computed there, so that the event loop never waits."""
