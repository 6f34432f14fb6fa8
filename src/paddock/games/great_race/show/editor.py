"""The board editor: a board is read, checked in words, drawn and written as a file.

Whoever has finished a board races on it at once, or downloads its file and puts it into a content pack as
`boards.toml`.
"""

import json
from typing import Any, Final

import msgspec

from paddock.core.data import parse
from paddock.core.editor import LONGEST_FILE, DrawnFile, Editor, Sheet, Task
from paddock.core.errors import BadData
from paddock.games.great_race.data.board import Board, Boards, check_board
from paddock.games.great_race.data.box import open_box
from paddock.games.great_race.rules.chart import CITY, Chart
from paddock.games.great_race.show.browser import draw_board

SHORT_WAY: Final = 10
LONG_WAY: Final = 24
"""How many spaces the way between the purple cities should have; the boards of the house have 16 and 17."""


# ── What is sent ──


class BoardFile(Sheet):
    """A board of The Great Race as a file."""

    text: str
    id: str = ""
    name: str = ""


class BoardCity(Sheet):
    letter: str
    name: str
    cards: int


class BoardLine(Sheet, rename={"start": "from", "end": "to"}):
    """A line between the cities of two letters."""

    mode: str
    start: str
    end: str
    price: int


class BoardSheet(Sheet):
    """The same as it is edited. Each city goes by a letter that stands once on the map."""

    id: str
    name: str
    character: str
    north: str
    """The letters of the two purple cities."""
    south: str
    map: list[str]
    """Rows from the north: o open country, x risk zone, . no space, any other letter a city."""
    cities: list[BoardCity]
    lines: list[BoardLine]
    islands: list[str] = msgspec.field(default_factory=list)


class BoardDrawn(Sheet):
    """A board as the editor draws and judges it."""

    board: BoardSheet
    file: str
    text: str
    """Its file; empty while there is a problem."""
    problem: str
    """Why it cannot be raced on, in one sentence; empty: it can."""
    advice: list[str]
    """What could be better."""
    drawing: dict[str, Any]
    """As in the components of The Great Race; empty while there is a problem."""


# ── What is asked ──


def list_boards() -> list[BoardFile]:
    """The boards of the house, as files to begin with; what is made of them gets an id of its own."""
    sheets = [(board.name, sheet_of(board)) for board in open_box(None).boards]
    return [BoardFile(id=sheet.id, name=name, text=written(sheet)) for name, sheet in sheets]


def read_board(given: BoardFile) -> BoardDrawn:
    """A file that somebody has, to be edited. Raises `BadData` for one that holds no board at all."""
    if len(given.text) > LONGEST_FILE:
        raise BadData(f"the file has {len(given.text)} letters; at most {LONGEST_FILE} are read")
    return drawn(sheet_of(parse("the board file", given.text, Boards).boards[0]))


def check(given: BoardSheet) -> BoardDrawn:
    """Draw a board, say what is wrong with it or could be better, and write it as a file."""
    return drawn(given)


def read_drawing(text: str) -> DrawnFile:
    """The first board of a file, to be raced on."""
    first = parse("boards.toml", text, Boards).boards[0]
    return DrawnFile(name=first.name.strip(), file="boards.toml", option="board", choice=first.id)


EDITOR: Final = Editor(
    "boards",
    [
        Task("", list[BoardFile], list_boards),
        Task("read", BoardDrawn, read_board, takes=BoardFile),
        Task("check", BoardDrawn, check, takes=BoardSheet),
    ],
    read_drawing,
)


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
        cities=[BoardCity(letter=city.letter, name=city.name, cards=city.cards) for city in board.cities],
        lines=[BoardLine(mode=line.mode, start=line.start, end=line.end, price=line.price) for line in board.lines],
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
        drawing=msgspec.to_builtins(draw_board(board, chart, {})) if board is not None and chart is not None else {},
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


def _table(entry: msgspec.Struct, *names: str) -> str:
    values = msgspec.to_builtins(entry)
    inside = [f"{name} = {_text(values[name])}" for name in names]
    return f'{{ {", ".join(inside)}, origin = "designed" }}'


def _text(value: Any) -> str:
    """What JSON and TOML write alike."""
    return json.dumps(value, ensure_ascii=False)
