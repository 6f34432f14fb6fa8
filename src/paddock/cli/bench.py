"""`paddock bench`: how fast the house is, on this machine, today."""

from paddock.cli.helping import examples

EXAMPLES = examples("paddock bench")


def bench() -> None:
    """Measure how many decisions a second the games make, and what copies and searches cost."""
