"""What The Great Race shows: boards on a plane, tiles, cards and crews, the tower, and what a choice leads to."""

from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.core.data import load
from paddock.core.event import Event
from paddock.core.game import Game, Title
from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.great_race.bivouac import ROUND_BEGINS
from paddock.games.great_race.chart import CITY, RISK, Chart
from paddock.games.great_race.cities import SAIL, fare
from paddock.games.great_race.convoy import ACT
from paddock.games.great_race.data import FOLDER, Board, open_box
from paddock.games.great_race.driving import CHOOSE_WAY, GO
from paddock.games.great_race.finish import CALLED_OFF, WINS
from paddock.games.great_race.offers import BUY_FUEL, DRIVE_VEHICLE
from paddock.games.great_race.paths import connected
from paddock.games.great_race.planning import PLAN, PLANNING
from paddock.games.great_race.reach import reach
from paddock.games.great_race.scouting import LAY, LAY_TILE
from paddock.games.great_race.state import GreatGame, GreatState
from paddock.games.great_race.terms import ESCORT, FUNDING, MECHANIC, SCOUT, SLOTS
from paddock.games.great_race.terrain import points_due, points_left

UNIT: Final = 10
"""How far apart neighbouring spaces are drawn on the plane."""

Foreseen = tuple[list[Message], dict[str, Any]]


# ── Components ──


Point = tuple[int, int]


class Map(msgspec.Struct, forbid_unknown_fields=True):
    """How a board is drawn; see screen.toml."""

    frame: tuple[int, int, int, int]
    coasts: list[list[Point]]
    rivers: list[list[Point]] = []
    places: dict[str, Point] = {}
    ways: dict[str, list[Point]] = {}


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    boards: dict[str, Map]


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> dict[str, Any]:
    """Boards, tiles, cards, crews and prices; of a game its own board, direction and crews, of the title all of them.

    `spaces` stand in the order of the fact `tiles`, so that the browser finds the tile of a space by its place.
    """
    pack = game.pack if game is not None else pack
    box = open_box(pack)
    maps = load(FOLDER / "data", "screen.toml", Drawing, pack).boards
    figures = box.figures
    if isinstance(game, GreatGame):
        boards = [draw_board(game.board, game.chart, maps)]
        crews = [(slug, seat) for seat, slug in enumerate(game.domains["seat"].slugs)]
    else:
        boards = [draw_board(board, Chart(board, northward=False, diagonal=False), maps) for board in box.boards]
        crews = [(crew.id, seat) for seat, crew in enumerate(box.crews)]
    sheets = {crew.id: crew for crew in box.crews}
    return {
        "boards": boards,
        "tiles": [_without_origin(tile) for tile in box.tiles],
        "cards": [_without_origin(card) for card in box.cards],
        "crews": [
            {
                "id": id,
                "name": sheets[id].name,
                "colour": sheets[id].colour,
                "seat": seat,
                "livery": msgspec.to_builtins(sheets[id].livery),
            }
            for id, seat in crews
        ],
        "gauges": _without_origin(figures.gauges),
        "prices": _without_origin(figures.prices),
        "costs": _without_origin(figures.costs),
        "card_figures": _without_origin(figures.cards),
        "scout_tiles": figures.assistants.scout_tiles,
        "funding": figures.assistants.funding,
        "assistants": figures.start.assistants,
        "slots": list(SLOTS),
        "prestige": _without_origin(figures.prestige),
        "rounds": game.rounds if isinstance(game, GreatGame) else title.options()["rounds"].default,
    }


def _without_origin(thing: Any) -> dict[str, Any]:
    form: dict[str, Any] = msgspec.to_builtins(thing)
    del form["origin"]
    return form


def draw_board(board: Board, chart: Chart, maps: dict[str, Map]) -> dict[str, Any]:
    """A board as the browser draws it: x to the east, y to the south, the centre of each space."""
    width, height = UNIT * len(board.rows()[0]), UNIT * len(board.rows())
    frame = (-UNIT, -UNIT, width + 2 * UNIT, height + 2 * UNIT)
    drawn = maps.get(board.id, Map(frame=frame, coasts=[]))
    places = [drawn.places.get(chart.names[space]) or _place(chart, space) for space in range(chart.spaces)]
    roads = [[space, other] for space in range(chart.spaces) for other in chart.roads[space] if space < other]
    return {
        "id": board.id,
        "name": board.name,
        "character": board.character,
        "frame": drawn.frame,
        "coasts": drawn.coasts,
        "rivers": drawn.rivers,
        "unit": UNIT,
        "lanes": chart.squares,
        "start": chart.names[chart.start],
        "goal": chart.names[chart.goal],
        "northward": chart.row[chart.start] > chart.row[chart.goal],
        "spaces": [
            {
                "id": chart.names[space],
                "kind": "city" if chart.kind[space] == CITY else "risk" if chart.kind[space] == RISK else "open",
                "x": places[space][0],
                "y": places[space][1],
                "column": chart.column[space],
                "row": chart.row[space],
                "square": chart.square[space],
                "name": chart.city_names[chart.city[space]] if chart.city[space] != NONE else "",
                "cards": chart.cards[space],
                "purple": space in (chart.start, chart.goal),
                "away": chart.to_goal[space],
            }
            for space in range(chart.spaces)
        ],
        "roads": [[chart.names[one], chart.names[other]] for one, other in roads],
        "lines": [
            {
                "id": _line_id(chart, line),
                "mode": board.lines[line].mode,
                "from": chart.names[chart.line_start[line]],
                "to": chart.names[chart.line_end[line]],
                "price": chart.line_price[line],
                "way": drawn.ways.get(_line_id(chart, line), []),
            }
            for line in range(len(board.lines))
        ],
    }


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
            "turn": state.order.index(seat) + 1,
            "lap": state.square[seat] + 1,
            "gap": "" if seat in state.arrived else str(state.rules.chart.to_goal[state.space[seat]]),
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


# ── What a choice leads to ──


def preview(view: View, seat: int, action: int, rng: Rng) -> Foreseen | None:
    """For plans, purchases, drives, moves and tiles: figures and ghosts. Everything else is told by the shell."""
    state = view.state
    if state.asks < 0 or not isinstance(state, GreatState):
        return None
    if state.kind is PLANNING:
        return _plan(state, seat, PLAN.first(action))
    if state.kind is LAY_TILE:
        return _lay(state, seat, LAY.first(action), LAY.last(action))
    if state.kind is CHOOSE_WAY and GO.has(action):
        return _go(state, seat, GO.first(action))
    if state.kind is CHOOSE_WAY and SAIL.has(action):
        return _sail(state, seat, SAIL.first(action), SAIL.last(action))
    if state.kind is ACT and BUY_FUEL.has(action):
        levels = BUY_FUEL.first(action)
        fuel, cash = state.fuel[seat] + levels, state.cash[seat] - levels * state.fuel_price(seat)
        said = Message("preview-fuel", {"fuel": fuel, "top": state.rules.fuel_top, "cash": cash})
        return [said], {"fuel": fuel, "cash": cash}
    if state.kind is ACT and DRIVE_VEHICLE.has(action):
        return _drive(state, seat)
    return None


def _plan(state: GreatState, seat: int, split: int) -> Foreseen:
    slots = state.rules.splits[split]
    cash = state.rules.funding_pays[slots[FUNDING]]
    words: dict[str, str | int] = {
        "tiles": state.rules.scout_tiles * slots[SCOUT],
        "spaces": state.engine[seat] * slots[MECHANIC],
        "escorts": slots[ESCORT],
        "cash": cash,
    }
    return [Message("preview-plan", words)], dict(zip(SLOTS, slots, strict=True))


def _lay(state: GreatState, seat: int, tile: int, space: int) -> Foreseen:
    after = state.copy()
    assert isinstance(after, GreatState)
    after.tiles[space] = tile
    names = state.rules.chart.names
    joined = connected(after, seat)
    away = state.rules.chart.to_goal[space]
    said = Message("preview-lay", {"away": away, "spaces": len(joined)})
    return [said], {"space": names[space], "joined": [names[other] for other in joined]}


def _go(state: GreatState, seat: int, space: int) -> Foreseen:
    chart = state.rules.chart
    facts: dict[str, Any] = {"route": [chart.names[state.space[seat]], chart.names[space]]}
    away = chart.to_goal[space]
    tile = state.tiles[space]
    if tile == NONE and chart.kind[space] != CITY:
        fuels, points, payable = _bag(state, seat, space)
        facts |= {"blind": True, "fuel": fuels, "points": points, "payable": payable, "away": away}
        words: dict[str, str | int] = {"fuel": f"{fuels:g}", "points": f"{points:g}", "payable": payable}
        return [Message("preview-blind", words)], facts
    due = points_due(state, tile, avoided=False) if tile != NONE else 0
    fuel, points_after = state.fuel[seat] - state.entry_fuel(space), points_left(state, seat) - due
    facts |= {"blind": False, "fuel": fuel, "points": points_after, "payable": 100, "away": away}
    return [Message("preview-go", {"fuel": fuel, "points": max(0, points_after), "away": away})], facts


def _bag(state: GreatState, seat: int, space: int) -> tuple[float, float, int]:
    """The mean fuel and points of the tiles in the bag on a space, and how many of a hundred could be paid."""
    rules = state.rules
    extra = rules.risk_fuel if rules.chart.kind[space] == RISK else 0
    fuels = [rules.tile_fuel[tile] + extra for tile in state.bag]
    points = [points_due(state, tile, avoided=False) for tile in state.bag]
    payable = sum(
        fuel <= state.fuel[seat] and due <= points_left(state, seat) for fuel, due in zip(fuels, points, strict=True)
    )
    count = len(state.bag)
    return round(sum(fuels) / count, 1), round(sum(points) / count, 1), round(100 * payable / count)


def _sail(state: GreatState, seat: int, line: int, cards: int) -> Foreseen:
    chart = state.rules.chart
    city = chart.other_end(line, state.space[seat])
    fuel, cash = state.fuel[seat] - state.rules.city_fuel, state.cash[seat] - fare(state, line, cards)
    said = [
        Message("preview-fuel", {"fuel": fuel, "top": state.rules.fuel_top, "cash": cash}),
        Message("preview-go", {"fuel": fuel, "points": points_left(state, seat), "away": chart.to_goal[city]}),
    ]
    route = [chart.names[state.space[seat]], chart.names[city]]
    return said, {"route": route, "line": state.game.domains["line"].slug(line), "fuel": fuel, "cash": cash}


def _drive(state: GreatState, seat: int) -> Foreseen:
    """Where the known tiles let the vehicle go, and the way to the space nearest to the arrival city."""
    chart = state.rules.chart
    found = reach(state, seat)
    here = chart.to_goal[state.space[seat]]
    best = min(found.spaces(), key=lambda space: chart.to_goal[space], default=state.space[seat])
    words: dict[str, str | int] = {
        "fuel": state.fuel[seat],
        "points": points_left(state, seat),
        "spaces": len(found.spaces()),
        "gain": max(0, here - chart.to_goal[best]),
    }
    ghosts = {
        "reach": [
            {
                "space": chart.names[space],
                "fuel": found.fuel_left[space],
                "points": found.points_left[space],
                "way": [chart.names[stop] for stop in found.route(space)[1:]],
            }
            for space in found.spaces()
        ],
        "route": [chart.names[space] for space in found.route(best)] if found.spaces() else [],
        "fuel": found.fuel_left[best],
        "points": found.points_left[best],
        "away": chart.to_goal[best],
    }
    return [Message("preview-drive", words)], ghosts


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is ROUND_BEGINS:
        return Message("chapter-round", {"round": event.values[0]})
    return Message("chapter-end") if event.kind in (WINS, CALLED_OFF) else None
