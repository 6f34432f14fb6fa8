"""Grand Prix as it is shown."""
