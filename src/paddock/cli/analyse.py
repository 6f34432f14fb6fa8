"""`paddock analyse`: tell luck from skill in a race that was played."""

import os
from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.arguments import Language, Pack, RecordName
from paddock.cli.command import command, new_app
from paddock.cli.lazily import lazily

with lazily():
    import msgspec

    from paddock.cli import files, lookup
    from paddock.cli.terminal import console, progress
    from paddock.cli.terminal import words as catalogue
    from paddock.coach import analysis, chart, kept, telling

app = new_app()


@command(
    app,
    "paddock analyse last",
    "paddock analyse race.paddock --svg race.svg",
    "paddock analyse race.paddock --json --seconds 300",
)
def analyse(
    file: RecordName,
    seconds: Annotated[float, typer.Option("--seconds", help="How long it may take; 0: as long as it takes.")] = 55.0,
    turns: Annotated[int, typer.Option("--turns", help="Turns that a doubtful answer is played on for.", min=0)] = 4,
    workers: Annotated[int, typer.Option("--workers", "-w", help="Processes; 0: one a core.")] = 0,
    seed: Annotated[int, typer.Option("--seed", help="Makes the worlds repeatable.")] = 1,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the chances of all seats into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole analysis as JSON.")] = False,
    anew: Annotated[bool, typer.Option("--anew", help="Analyse it again, although it was analysed before.")] = False,
    pack: Pack = None,
    lang: Language = "en",
) -> None:
    """Tell luck from skill: what the dice gave, what every answer gave away, and where the race turned.

    Chances are in points of a hundred. Answers are judged by what their seat could know; luck and the line of chances
    with hindsight. What was found is kept beside the record, so that the second time it is there at once.
    """
    catalogue.check_language(lang)
    text = lookup.record_text(file)
    record = lookup.open_record(file, pack)
    wanted = analysis.Depth(turns=turns, seconds=seconds, workers=workers or os.cpu_count() or 1, seed=seed)
    beside = None if file == "-" else kept.beside(files.find_saved(file))
    found = None if anew or beside is None else kept.read(beside, text, wanted)
    if found is None:
        with progress.progress_bar("analysing", 1) as tick:
            found = analysis.analyse(record, wanted, tick)
        if beside is not None:
            kept.write(beside, text, wanted, found)
    teller = telling.Teller(record, found, lang)
    if svg is not None:
        files.write_atomically(svg, chart.chart(found, teller.texts))
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
        return
    say = console.OUT.print
    say(teller.summary(), style="head")
    for sentence in teller.accounts():
        say(f"· {sentence}", soft_wrap=True)
    turned = teller.turning_points()
    if turned:
        words = catalogue.TerminalWords(lang)
        say(words("analysis-turned"), style="head")
        for sentence in turned:
            say(f"· {sentence}", soft_wrap=True)
        say(words("analysis-look", name=file), style="quiet", soft_wrap=True)
    cut = teller.unfinished()
    if cut:
        say(cut, style="warning", soft_wrap=True)
