"""What the browser shows: boards on a plane, tiles, cards and crews; the tower; and the chapters of a replay."""

from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from paddock.core.data import load
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rows import place_of
from paddock.core.title import Title
from paddock.core.view import View
from paddock.games.great_race.data.board import Board
from paddock.games.great_race.data.box import FOLDER, open_box
from paddock.games.great_race.rules.bivouac import ROUND_BEGINS
from paddock.games.great_race.rules.chart import CITY, RISK, Chart
from paddock.games.great_race.rules.finish import CALLED_OFF, WINS
from paddock.games.great_race.rules.game import GreatGame
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import SLOTS
from paddock.games.great_race.show.faces import (
    BoardFace,
    Card,
    CardFigures,
    Components,
    Costs,
    Crew,
    Gauges,
    Line,
    Point,
    Prestige,
    Prices,
    Space,
    Tile,
)

CLOSED_DOMAINS: Final = ("slot", "gauge")
"""The names that the rules themselves give: no content pack adds to them."""

UNIT: Final = 10
"""How far apart neighbouring spaces are drawn on the plane."""

# ── Components ──


class Map(msgspec.Struct, forbid_unknown_fields=True):
    """How a board is drawn; see screen.toml."""

    frame: tuple[int, int, int, int]
    coasts: list[list[Point]]
    rivers: list[list[Point]] = []
    places: dict[str, Point] = {}
    ways: dict[str, list[Point]] = {}


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    boards: dict[str, Map]


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> Components:
    """Boards, tiles, cards, crews and prices; of a game its own board, direction and crews, of the title all of them.

    `spaces` stand in the order of the fact `tiles`, so that the browser finds the tile of a space by its place.
    """
    pack = game.pack if game is not None else pack
    box = open_box(pack)
    maps = load(FOLDER / "data", "screen.toml", Drawing, pack).boards
    figures = box.figures
    if isinstance(game, GreatGame):
        boards = [draw_board(game.components.board, game.components.chart, maps)]
        crews = [(slug, seat) for seat, slug in enumerate(game.domains["seat"].slugs)]
    else:
        boards = [draw_board(board, Chart(board, northward=False, diagonal=False), maps) for board in box.boards]
        crews = [(crew.id, seat) for seat, crew in enumerate(box.crews)]
    sheets = {crew.id: crew for crew in box.crews}
    rounds = game.components.rounds if isinstance(game, GreatGame) else title.options()["rounds"].default
    assert isinstance(rounds, int)
    return Components(
        boards=boards,
        tiles=[_face(tile, Tile) for tile in box.tiles],
        cards=[_face(card, Card) for card in box.cards],
        crews=[
            Crew(id=id, name=sheets[id].name, colour=sheets[id].colour, seat=seat, livery=sheets[id].livery)
            for id, seat in crews
        ],
        gauges=_face(figures.gauges, Gauges),
        prices=_face(figures.prices, Prices),
        costs=_face(figures.costs, Costs),
        card_figures=_face(figures.cards, CardFigures),
        scout_tiles=figures.assistants.scout_tiles,
        funding=figures.assistants.funding,
        assistants=figures.start.assistants,
        slots=list(SLOTS),
        prestige=_face(figures.prestige, Prestige),
        rounds=rounds,
    )


F = TypeVar("F", bound=msgspec.Struct)


def _face(thing: msgspec.Struct, face: type[F]) -> F:
    """What the browser draws of it: its own fields but where its values come from."""
    return msgspec.convert(thing, face, from_attributes=True)


def draw_board(board: Board, chart: Chart, maps: dict[str, Map]) -> BoardFace:
    width, height = UNIT * len(board.rows()[0]), UNIT * len(board.rows())
    frame = (-UNIT, -UNIT, width + 2 * UNIT, height + 2 * UNIT)
    drawn = maps.get(board.id, Map(frame=frame, coasts=[]))
    places = [drawn.places.get(chart.names[space]) or _place(chart, space) for space in range(chart.spaces)]
    roads = [[space, other] for space in range(chart.spaces) for other in chart.roads[space] if space < other]
    return BoardFace(
        id=board.id,
        name=board.name,
        character=board.character,
        frame=drawn.frame,
        coasts=drawn.coasts,
        rivers=drawn.rivers,
        unit=UNIT,
        lanes=chart.squares,
        start=chart.names[chart.start],
        goal=chart.names[chart.goal],
        northward=chart.row[chart.start] > chart.row[chart.goal],
        spaces=[
            Space(
                id=chart.names[space],
                kind="city" if chart.kind[space] == CITY else "risk" if chart.kind[space] == RISK else "open",
                x=places[space][0],
                y=places[space][1],
                column=chart.column[space],
                row=chart.row[space],
                square=chart.square[space],
                name=chart.city_names[chart.city[space]] if chart.city[space] != NONE else "",
                cards=chart.cards[space],
                purple=space in (chart.start, chart.goal),
                away=chart.to_goal[space],
            )
            for space in range(chart.spaces)
        ],
        roads=[(chart.names[one], chart.names[other]) for one, other in roads],
        lines=[
            Line(
                id=_line_id(chart, line),
                mode=board.lines[line].mode,
                start=chart.names[chart.line_start[line]],
                end=chart.names[chart.line_end[line]],
                price=chart.line_price[line],
                way=drawn.ways.get(_line_id(chart, line), []),
            )
            for line in range(len(board.lines))
        ],
    )


def _place(chart: Chart, space: int) -> Point:
    return UNIT * chart.column[space] + UNIT // 2, UNIT * chart.row[space] + UNIT // 2


def _line_id(chart: Chart, line: int) -> str:
    return f"{chart.names[chart.line_start[line]]}-{chart.names[chart.line_end[line]]}"


# ── The tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """The crews as they stand: who has arrived by prestige, the others by the progression scale."""
    state = view.state
    assert isinstance(state, GreatState)
    names = state.game.domains["seat"]
    places = state.places()
    scores = state.scores()
    return [
        {
            "place": places[seat],
            "car": names.slug(seat),
            "title": names.title(seat),
            "seat": seat,
            "turn": place_of(state.order, seat) + 1,
            "lap": state.square[seat] + 1,
            "gap": "" if seat in state.arrived else str(state.components.chart.to_goal[state.space[seat]]),
            "marks": _marks(state, seat),
            "score": float(scores[seat]),
        }
        for seat in sorted(range(state.game.seats), key=lambda seat: places[seat])
    ]


def _marks(state: GreatState, seat: int) -> list[str]:
    marks = []
    if seat in state.arrived:
        marks.append("arrived")
    if state.engine[seat] == 0:
        marks.append("broken-down")
    if state.passed[seat]:
        marks.append("passed")
    if seat == state.active:
        marks.append("active")
    return marks


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is ROUND_BEGINS:
        return Message("chapter-round", {"round": event.values[0]})
    return Message("chapter-end") if event.kind in (WINS, CALLED_OFF) else None
