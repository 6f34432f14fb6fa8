"""`paddock bench`: how fast the house is, on this machine, today."""

from importlib import import_module

import typer

from paddock.cli.helping import examples
from paddock.core.errors import PaddockError

EXAMPLES = examples("paddock bench")

BENCH = "paddock.lab.bench"


def bench() -> None:
    """Measure how many decisions a second the games make, and what copies and searches cost."""
    try:
        module = import_module(BENCH)
    except ModuleNotFoundError as error:
        if error.name != BENCH:
            raise
        raise PaddockError("this installation has no bench to measure with") from None
    typer.echo(module.bench())
