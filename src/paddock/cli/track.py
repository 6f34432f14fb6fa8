"""`paddock track`: check, draw, close and generate circuits laid of tiles."""

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.command import command, new_app
from paddock.cli.files import read_text, write_atomically
from paddock.cli.lazily import lazily
from paddock.core.errors import BadOption, BadTrack

with lazily():
    from paddock.core import rng
    from paddock.track import advice, closing, generating, geometry
    from paddock.track import draw as drawing
    from paddock.track import layout as layouts

EXAMPLES = (
    "paddock track check my-circuit.txt",
    "paddock track check 'START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L'",
    "paddock track draw my-circuit.txt -o my-circuit.svg",
    "paddock track close 'START L4 L2 R1L=3 R1L L4'",
    "paddock track generate --positions 80 --seed 7",
)

app = new_app(*EXAMPLES, no_args_is_help=True)

Circuit = Annotated[str, typer.Argument(metavar="TRACK", help="A file (- for stdin), or the tiles themselves.")]
Boxes = Annotated[int, typer.Option("--boxes", min=1, max=9, help="How many boxes of tiles there are.")]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write it to a file.", show_default=False)
]


@app.callback()
def explain() -> None:
    """Check, draw, close and generate circuits laid of tiles."""


@command(app, "paddock track check my-circuit.txt --boxes 2 --level expert")
def check(
    track: Circuit,
    boxes: Boxes = 1,
    level: Annotated[
        str, typer.Option("--level", help="basic, standard or expert: the length is judged too.", show_default=False)
    ] = "",
) -> None:
    """Say whether a track closes, and what the guidelines say about it.

    Exit code 1: it cannot be raced on.
    """
    if level and level not in advice.LENGTHS:
        raise BadOption(f"there is no level {level!r}; the levels are {', '.join(advice.LENGTHS)}")
    layout = _read(track)
    found = advice.advise(layout, boxes, level)
    width, height = geometry.size(layout)
    counts = ", ".join(f"{count} {name}" for name, count in layout.tile_counts().items() if count)
    typer.echo(
        f"{layout.positions} positions, {len(layout.corners())} corners, {layout.direction}, "
        f"{width * 4.5:.0f} × {height * 4.5:.0f} cm, {advice.boxes_needed(layout)} box(es): {counts}"
    )
    for each in found:
        typer.echo(str(each))
    if not found:
        typer.echo("It closes and obeys every guideline.")
    raise typer.Exit(int(any(each.is_hard for each in found)))


@command(app, "paddock track draw my-circuit.txt -o my-circuit.svg")
def draw(track: Circuit, output: Output = None) -> None:
    """Draw a track as SVG."""
    _write(drawing.draw(_read(track)), output)


@command(app, "paddock track close 'START L4 L2 R1L=3 R1L L4'")
def close(track: Circuit, boxes: Boxes = 1, output: Output = None) -> None:
    """Find tiles that bring an open track back to its start."""
    closed = closing.close(_read(track), boxes)
    if closed is None:
        raise BadTrack("no tiles were found that close this track; take some of the last ones away, or add a box")
    _write(f"{closed}\n", output)


@command(app, "paddock track generate --positions 60 --seed 3 --svg -o sixty.svg")
def generate(
    positions: Annotated[int, typer.Option("--positions", "-n", help="How long.")] = 60,
    hard: Annotated[int, typer.Option("--hard", min=0, max=9, help="Corners of difficulty 3 at most.")] = 1,
    boxes: Boxes = 1,
    seed: Annotated[int, typer.Option("--seed", help="Makes the circuit repeatable.")] = 0,
    svg: Annotated[bool, typer.Option("--svg", help="Draw it instead of writing its tiles.")] = False,
    output: Output = None,
) -> None:
    """Make a good circuit: it closes, fits the box and obeys every guideline."""
    layout = generating.generate(positions, rng.Rng(seed), boxes, hard)
    _write(drawing.draw(layout) if svg else f"{layout}\n", output)


def _read(track: str) -> "layouts.Layout":
    """The circuit of these tiles, or of the file that has them."""
    return layouts.read_layout(track if track.lstrip().startswith("START") else read_text(track))


def _write(text: str, output: Path | None) -> None:
    """Write to the file, or to stdout without one."""
    if output is None:
        typer.echo(text, nl=False)
    else:
        write_atomically(output, text)
