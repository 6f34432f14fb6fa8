"""`paddock verify`: prove a finished game."""

from typing import Annotated

import typer

from paddock.cli.choosing import Language, Pack
from paddock.cli.completion import complete_saved
from paddock.cli.helping import examples

EXAMPLES = examples("paddock verify last", "paddock verify race.paddock")

ALTERED = 1
"""The exit code for a record that can be read but proves nothing."""


def verify(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE", help="The record: a file, the name of a kept game, or last.", autocompletion=complete_saved
        ),
    ],
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Re-derive every die and every move of a finished game.

    Exit code 0: everything is right. 1: the record has been altered, or does not prove its dice. 2: it cannot be read.
    """
    from paddock.cli.files import find_saved
    from paddock.cli.records import open_record
    from paddock.cli.terminal.console import OUT, complain
    from paddock.cli.terminal.words import Words
    from paddock.core.errors import AlteredRecord, PaddockError
    from paddock.core.verify import verify as prove

    words = Words(lang)
    try:
        record = open_record(str(find_saved(file)) if file != "-" else file, pack)
    except AlteredRecord as error:
        complain(str(error))
        raise typer.Exit(ALTERED) from None
    try:
        proof = prove(record)
    except PaddockError as error:
        complain(str(error))
        raise typer.Exit(ALTERED) from None
    OUT.print(words("verified", game=str(record.game)), style="first")
    OUT.print(words("verified-secret", commitment=record.commitment), soft_wrap=True)
    OUT.print(words("verified-dice", dice=proof.dice))
    OUT.print(words("verified-moves", moves=proof.moves))
    if proof.taken_back:
        OUT.print(words("verified-taken-back", times=proof.taken_back))
    OUT.print(words("verified-result", result=record.result))
