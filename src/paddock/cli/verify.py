"""`paddock verify`: prove a finished game."""

from typing import Annotated

import typer

from paddock.cli.arguments import Language, Pack, RecordName
from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily
from paddock.core.errors import AlteredRecord, PaddockError

with lazily():
    from paddock.cli import files, lookup
    from paddock.cli.terminal import console
    from paddock.cli.terminal import words as catalogue
    from paddock.core import kept as keeping
    from paddock.core import record as records
    from paddock.core import verify as proofs

ALTERED = 1
"""The exit code for a record that can be read but proves nothing."""

app = new_app()


@command(app, "paddock verify last", "paddock verify race.paddock")
def verify(
    file: RecordName,
    kept: Annotated[
        str,
        typer.Option(
            "--kept",
            metavar="FILE",
            help="What your own program kept of the race: commitment, seals and words are compared.",
            show_default=False,
        ),
    ] = "",
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Re-derive every die and every move of a finished game.

    Exit code 0: everything is right. 1: the record has been altered, does not prove its dice, or is not that of the
    race you kept. 2: it cannot be read.
    """
    words = catalogue.TerminalWords(lang)
    try:
        record = lookup.open_record(file, pack)
    except AlteredRecord as error:
        console.complain(str(error))
        raise typer.Exit(ALTERED) from None
    try:
        proof = proofs.verify(record)
        own = keeping.check_kept(record, keeping.read_kept(files.read_text(kept))) if kept else None
    except PaddockError as error:
        console.complain(str(error))
        raise typer.Exit(ALTERED) from None
    console.OUT.print(words("verified", game=str(record.game)), style="first")
    console.OUT.print(words("verified-secret", commitment=record.commitment), soft_wrap=True)
    if proof.begun:
        is_record = proof.begun == records.FROM_RECORD
        said = words("verified-from-record") if is_record else words("verified-from-position")
        console.OUT.print(said, style="first", soft_wrap=True)
    console.OUT.print(words("verified-dice", dice=proof.dice))
    say_words(record, proof, words)
    if own is not None:
        console.OUT.print(words("verified-kept", seats=seats_of(record, own) or "–"))
    console.OUT.print(words("verified-moves", moves=proof.moves))
    if proof.taken_back:
        console.OUT.print(words("verified-taken-back", times=proof.taken_back))
    if record.edition:
        title = record.game.title
        is_same = record.edition == title.edition
        said = words("verified-edition", version=title.rules_version, edition=record.edition)
        alike = words("verified-alike", version=title.rules_version, edition=record.edition, present=title.edition)
        console.OUT.print(said if is_same else alike, soft_wrap=True)
    console.OUT.print(words("verified-result", result=record.result))
    console.OUT.print(words("verified-digest", digest=proof.digest), soft_wrap=True)


def say_words(record: "records.Record", proof: "proofs.Proof", words: "catalogue.TerminalWords") -> None:
    """Say whose sealed words are in the dice, and whose are not."""
    if proof.sealed:
        console.OUT.print(words("verified-sealed", seats=seats_of(record, proof.sealed)))
    else:
        console.OUT.print(words("verified-unsealed"), soft_wrap=True)
    if proof.unopened:
        console.OUT.print(words("verified-unopened", seats=seats_of(record, proof.unopened)))


def seats_of(record: "records.Record", seats: list[int]) -> str:
    return ", ".join(record.game.seat_name(seat) for seat in seats)
