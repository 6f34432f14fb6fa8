"""`paddock draw`: a game, a position, a record or a track as a picture."""

from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from paddock.cli.arguments import Options, Pack, Seats
from paddock.cli.command import command, new_app
from paddock.cli.completion import complete_game
from paddock.cli.files import read_text, write_atomically
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption

with lazily():
    from paddock import games
    from paddock.cli import lookup, own_track
    from paddock.core import extras, pictures, text_files, walk
    from paddock.core import position as positions

app = new_app()


@command(
    app,
    "paddock draw grand-prix -o track=aurelia --output aurelia.svg",
    "paddock draw great-race --track my-board.toml --output board.png",
    "paddock draw last --move 40 --output position.png",
    "paddock draw position.txt --output position.svg",
)
def draw(
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT",
            help="A game (its board at the start), a file with a position or a record, or a kept game.",
            autocompletion=complete_game,
        ),
    ],
    output: Annotated[Path, typer.Option("--output", help="The picture, .svg or .png.")],
    seats: Seats = None,
    option: Options = None,
    track: Annotated[
        Path | None, typer.Option("--track", metavar="FILE", help="A track or board of your own, for a game.")
    ] = None,
    move: Annotated[int | None, typer.Option("--move", help="Of a record: after so many answers.")] = None,
    width: Annotated[int, typer.Option("--width", min=100, max=4000, help="Of a PNG, in pixels.")] = 1200,
    pack: Pack = None,
) -> None:
    """Draw a board with its cars, as SVG or PNG.

    It is drawn from the same places as the table in the browser, and shows what everybody may see. PNG needs
    pip install 'paddock-games[draw]'.
    """
    if output.suffix not in (".svg", ".png"):
        raise BadOption(f"a picture ends with .svg or .png, not {output.name!r}")
    if output.suffix == ".png":
        extras.need("draw", "a PNG", "resvg_py")
    with TemporaryDirectory() as folder:
        words = list(option or [])
        if track is not None:
            word, pack = own_track.own_track(lookup.choose_game(what).title, track, Path(folder))
            words.append(word)
        svg = picture(what, seats, words, pack, move)
    if output.suffix == ".svg":
        write_atomically(output, svg)
        return
    painter: Any = import_module("resvg_py")
    try:
        output.write_bytes(bytes(painter.svg_to_bytes(svg_string=svg, width=width)))
    except OSError as error:
        raise text_files.BadFile(f"{text_files.what_is_wrong(error)}: {output}") from None


def picture(what: str, seats: int | None, options: list[str], pack: Path | None, move: int | None) -> str:
    """The picture of a game, of a position in a file, or of a record."""
    if what.partition("(")[0] in games.SHELF:
        return pictures.draw_state(lookup.choose_game(what, seats, options, pack).start())
    text = read_text(what) if Path(what).is_file() else lookup.record_text(what)
    first = text.partition("\n")[0]
    if first.partition("(")[0] in games.SHELF:
        game = lookup.choose_game(first, pack=pack)
        return pictures.draw_state(positions.read_position(game, text))
    record = lookup.open_record(what, pack)
    state = record.start()
    for number, (_, after) in enumerate(walk.replay(record), 1):
        if move is not None and number > move:
            break
        state = after.copy()
    return pictures.draw_state(state)
