"""The command line: `paddock --help`."""
