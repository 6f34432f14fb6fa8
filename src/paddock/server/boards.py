"""The board editor: a board of The Great Race is read, checked in words, drawn and written as a file.

Nothing is kept here. Whoever has finished a board races on it at once (see `drawings`), or downloads its file and puts
it into a content pack as `boards.toml`.
"""

import json
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from paddock.core.data import parse
from paddock.core.errors import BadData
from paddock.games.great_race.chart import CITY, Chart
from paddock.games.great_race.data import Board, Boards, check_board, open_box
from paddock.games.great_race.screen import draw_board
from paddock.server.messages import BoardDrawn, BoardFile, BoardSheet

LONGEST: Final = 40_000
"""Letters of a file."""
SHORT_WAY: Final = 10
LONG_WAY: Final = 24
"""How many spaces the way between the purple cities should have; the boards of the house have 16 and 17."""


# ── What is asked ──


@get("/api/boards", sync_to_thread=True)
def list_boards() -> list[BoardFile]:
    """The boards of the house, as files to begin with; what is made of them gets an id of its own."""
    sheets = [(board.name, sheet_of(board)) for board in open_box(None).boards]
    return [BoardFile(id=sheet.id, name=name, text=written(sheet)) for name, sheet in sheets]


@post("/api/boards/read", status_code=200, sync_to_thread=True)
def read_board(data: JSONBody[BoardFile]) -> BoardDrawn:
    """A file that somebody has, to be edited. Raises `BadData` for one that holds no board at all."""
    if len(data.text) > LONGEST:
        raise BadData(f"the file has {len(data.text)} letters; at most {LONGEST} are read")
    return drawn(sheet_of(parse("the board file", data.text, Boards).boards[0]))


@post("/api/boards/check", status_code=200, sync_to_thread=True)
def check(data: JSONBody[BoardSheet]) -> BoardDrawn:
    """Draw a board, say what is wrong with it or could be better, and write it as a file."""
    return drawn(data)


HANDLERS = [list_boards, read_board, check]


# ── Reading ──


def sheet_of(board: Board) -> BoardSheet:
    houses = {each.id for each in open_box(None).boards}
    return BoardSheet(
        id=f"own-{board.id}" if board.id in houses else board.id,
        name=board.name,
        character=board.character,
        north=board.north,
        south=board.south,
        map=board.rows(),
        cities=[{"letter": city.letter, "name": city.name, "cards": city.cards} for city in board.cities],
        lines=[{"mode": line.mode, "from": line.start, "to": line.end, "price": line.price} for line in board.lines],
        islands=board.islands,
    )


def board_of(sheet: BoardSheet) -> Board:
    """Raises `BadData` for a sheet that is no board."""
    form = msgspec.to_builtins(sheet) | {"map": "\n".join(sheet.map), "origin": "designed"}
    for entries in (form["cities"], form["lines"]):
        for entry in entries:
            entry["origin"] = "designed"
    try:
        board = msgspec.convert(form, Board)
    except msgspec.ValidationError as error:
        raise BadData(str(error)) from None
    check_board(board)
    return board


# ── Checking and drawing ──


def drawn(sheet: BoardSheet) -> BoardDrawn:
    board, problem = None, ""
    try:
        board = board_of(sheet)
    except BadData as error:
        what = str(error).removeprefix(f"boards.toml, {sheet.id}, ")
        problem = what[:1].upper() + what[1:] + ("" if what.endswith(".") else ".")
    chart = Chart(board, northward=False, diagonal=False) if board is not None else None
    return BoardDrawn(
        board=sheet,
        file="boards.toml",
        text=written(sheet) if board is not None else "",
        problem=problem,
        advice=advise(chart) if chart is not None else [],
        drawing=draw_board(board, chart, {}) if board is not None and chart is not None else {},
    )


def advise(chart: Chart) -> list[str]:
    """What a board should have, beyond what it must."""
    said: list[str] = []
    away = chart.to_goal[chart.start]
    if not SHORT_WAY <= away <= LONG_WAY:
        said.append(f"The shortest way has {away} spaces; {SHORT_WAY} to {LONG_WAY} make a good race.")
    for space in range(chart.spaces):
        for other in chart.roads[space]:
            if space < other and chart.kind[space] == CITY == chart.kind[other]:
                said.append(
                    f"{_name(chart, space)} and {_name(chart, other)} are neighbours: nothing to explore there."
                )
    for end in (chart.start, chart.goal):
        if chart.lines_of[end]:
            said.append(f"{_name(chart, end)} has a line; start and arrival are better reached by road.")
    lost = [_name(chart, space) for space in _out_of_reach(chart)]
    if lost:
        said.append(f"No way leads to {', '.join(lost)}.")
    return said


def _name(chart: Chart, space: int) -> str:
    return chart.city_names[chart.city[space]] if chart.kind[space] == CITY else chart.names[space]


def _out_of_reach(chart: Chart) -> list[int]:
    found = [chart.start]
    for space in found:
        found += [other for other in chart.paths[space] if other not in found]
    return [space for space in range(chart.spaces) if space not in found]


# ── Writing ──


def written(sheet: BoardSheet) -> str:
    """The board as a `boards.toml`."""
    cities = [f"  {_table(city, 'letter', 'name', 'cards')},\n" for city in sheet.cities]
    lines = [f"  {_table(line, 'mode', 'from', 'to', 'price')},\n" for line in sheet.lines]
    return (
        "[[boards]]\n"
        f"id = {_text(sheet.id)}\n"
        f"name = {_text(sheet.name)}\n"
        'origin = "designed"\n'
        f"character = {_text(sheet.character)}\n"
        f"north = {_text(sheet.north)}\n"
        f"south = {_text(sheet.south)}\n"
        f'map = """\n{chr(10).join(sheet.map)}\n"""\n'
        f"islands = [{', '.join(_text(letter) for letter in sheet.islands)}]\n"
        f"cities = [\n{''.join(cities)}]\n"
        f"lines = [\n{''.join(lines)}]\n"
    )


def _table(values: dict[str, Any], *names: str) -> str:
    inside = [f"{name} = {_text(values[name])}" for name in names]
    return f'{{ {", ".join(inside)}, origin = "designed" }}'


def _text(value: Any) -> str:
    """What JSON and TOML write alike."""
    return json.dumps(value, ensure_ascii=False)
