"""`paddock verify`: prove a finished game."""

import typer

from paddock.cli.arguments import Language, Pack, RecordName
from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily
from paddock.core.errors import AlteredRecord, PaddockError

with lazily():
    from paddock.cli import lookup
    from paddock.cli.terminal import console
    from paddock.cli.terminal import words as catalogue
    from paddock.core import verify as proofs

ALTERED = 1
"""The exit code for a record that can be read but proves nothing."""

app = new_app()


@command(app, "paddock verify last", "paddock verify race.paddock")
def verify(file: RecordName, pack: Pack = None, lang: Language = "en") -> None:
    """Re-derive every die and every move of a finished game.

    Exit code 0: everything is right. 1: the record has been altered, or does not prove its dice. 2: it cannot be read.
    """
    words = catalogue.TerminalWords(lang)
    try:
        record = lookup.open_record(file, pack)
    except AlteredRecord as error:
        console.complain(str(error))
        raise typer.Exit(ALTERED) from None
    try:
        proof = proofs.verify(record)
    except PaddockError as error:
        console.complain(str(error))
        raise typer.Exit(ALTERED) from None
    console.OUT.print(words("verified", game=str(record.game)), style="first")
    console.OUT.print(words("verified-secret", commitment=record.commitment), soft_wrap=True)
    console.OUT.print(words("verified-dice", dice=proof.dice))
    console.OUT.print(words("verified-moves", moves=proof.moves))
    if proof.taken_back:
        console.OUT.print(words("verified-taken-back", times=proof.taken_back))
    if record.edition:
        title = record.game.title
        key = "verified-edition" if record.edition == title.edition else "verified-alike"
        console.OUT.print(words(key, version=title.rules_version, edition=record.edition, present=title.edition))
    console.OUT.print(words("verified-result", result=record.result))
