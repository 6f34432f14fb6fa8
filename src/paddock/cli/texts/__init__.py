"""`paddock texts`: how far a translation of the house has come, and what is wrong with it."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_language
from paddock.cli.lazily import lazily

with lazily():
    from paddock.cli.texts import report

EXAMPLES = ("paddock texts check fr", "paddock texts check pl --all")

app = new_app(*EXAMPLES, no_args_is_help=True)


@app.callback()
def explain() -> None:
    """See how far a translation of the house has come: `paddock texts check LANG`."""


@command(app, *EXAMPLES)
def check(
    language: Annotated[
        str,
        typer.Argument(metavar="LANG", help="Two letters, such as fr.", autocompletion=complete_language),
    ],
    all_of_them: Annotated[bool, typer.Option("--all", help="Name every text, not the first of each part.")] = False,
    web: Annotated[Path, typer.Option("--web", metavar="DIR", help="Where the browser's sources are.")] = Path("web"),
) -> None:
    """Hold a language against English: what is missing, what English does not have, plural forms, lost placeholders.

    Exit code 0: everything is said, and rightly. 1: something is missing or wrong.
    """
    raise typer.Exit(report.show(language, web, all_of_them))
