"""The Great Race as a sketch: the continent, its roads and lines, the tiles that lie, and the crews."""

from paddock.core.data import load
from paddock.core.names import NONE
from paddock.core.sketch import Point, Sketch
from paddock.core.view import View
from paddock.games.great_race.data.board import Board
from paddock.games.great_race.data.box import FOLDER
from paddock.games.great_race.rules.chart import Chart
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.show.browser import Drawing, components, draw_board
from paddock.games.great_race.show.faces import BoardFace

CREW = 3.2
BESIDE = 2.6
"""How far crews on one space stand from its middle."""


def sketch(view: View) -> Sketch:
    state = view.state
    assert isinstance(state, GreatState)
    faces = components(state.game.title, state.game)
    board = faces.boards[0]
    found = ground(board, [tile != NONE for tile in state.tiles])
    for number, crew in enumerate(faces.crews):
        space = board.spaces[state.space[number]]
        there = [seat for seat in range(state.game.seats) if state.space[seat] == state.space[number]]
        aside = BESIDE * (2 * there.index(number) - len(there) + 1) / 2 if len(there) > 1 else 0.0
        found.runner((space.x + aside, space.y - aside / 2), CREW, crew.colour, crew.name[:1], crew.name)
    return found


def ground(board: BoardFace, laid: list[bool]) -> Sketch:
    found = Sketch(*board.frame)
    places: dict[str, Point] = {space.id: (space.x, space.y) for space in board.spaces}
    for coast in board.coasts:
        found.polygon(coast, "land")
    for river in board.rivers:
        found.path("M" + "L".join(f"{x} {y}" for x, y in river), "river", 0.8)
    for start, end in board.roads:
        found.line(places[start], places[end], "way", 0.8)
    for line in board.lines:
        way = [places[line.start], *line.way, places[line.end]]
        found.path("M" + "L".join(f"{x:g} {y:g}" for x, y in way), line.mode, 0.8)
    for number, space in enumerate(board.spaces):
        found.disc((space.x, space.y), 3.4 if space.kind == "city" else 2.8, "laid" if laid[number] else space.kind)
    for space in board.spaces:
        if space.name:
            found.words((space.x, space.y + 6.4), space.name, 3.2, "words", "middle")
    return found


def draw_own(board: Board) -> str:
    """A board alone."""
    face = draw_board(
        board, Chart(board, northward=False, diagonal=False), load(FOLDER / "data", "screen.toml", Drawing).boards
    )
    return ground(face, [False] * len(face.spaces)).svg(board.name)
