"""H. Scouts, and the Cartographer: laying terrain tiles (GR-28, GR-29, GR-67, GR-89)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.great_race.rules.chart import CITY, RISK
from paddock.games.great_race.rules.components import GreatComponents
from paddock.games.great_race.rules.hands import PLAY, empty_jerrycan, jerrycan_words, jerrycans, only_a_jerrycan
from paddock.games.great_race.rules.lots import DrawOne, kinds_of, put
from paddock.games.great_race.rules.paths import frontier, has_frontier
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import SPACE, TILE

POINT_COST: Final = 2
STOP_COST: Final = 1
"""What a mechanical point and a stop are taken for in fuel, where an absent crew lays its tiles."""

DRAW_TILE: Final = Verb("tile", TILE)
LAY: Final = Verb("lay", TILE, SPACE)

TILE_DRAWN: Final = EventKind("tile-drawn", "GR-28", ("seat", "seat"), ("tile", "tile"))
LAYS: Final = EventKind("lays", "GR-28", ("seat", "seat"), ("tile", "tile"), ("space", "space"))
BACK_IN_THE_BAG: Final = EventKind("back-in-the-bag", "GR-89", ("tile", "tile"))


# ── GR-28, GR-67, GR-89, G-53  The tiles are drawn first, all of them, in the open ──


class DrawTile(DrawOne):
    """One tile out of the bag. What is in the bag everybody can count, so nothing about it is secret but the order."""

    def lot(self, state: GreatState) -> list[int]:
        return state.bag

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        tile = DRAW_TILE.first(action)
        state.bag.remove(tile)
        put(state.drawn, tile)
        state.emit(TILE_DRAWN, state.active, tile)


SCOUTED_TILE: Final[DrawTile] = DrawTile("scouted-tile", "GR-28", DRAW_TILE)


def draw_tiles(state: GreatState) -> None:
    """The script's argument says how many are still to come."""
    if state.argument > 0 and state.bag:
        state.argument -= 1
        state.repeat()
        state.ask_nature(SCOUTED_TILE)


# ── GR-28, GR-29, GR-89, G-30, G-31, G-32  Then each is laid where a path leads ──


class LayTile(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: i64) -> list[int]:
        spaces = frontier(state, seat)
        found = [LAY.code(tile, space) for tile in kinds_of(state.drawn) for space in spaces]
        return found + jerrycans(state, seat)

    def default(self, state: GreatState, seat: i64) -> i64:
        """The cheapest tile where it helps most; a point of the gauges is dearer than fuel, and so is a stop."""
        components = state.components
        tile = min(state.drawn, key=lambda tile: rough_cost(components, tile))
        return LAY.code(tile, min(frontier(state, seat), key=lambda space: components.chart.to_goal[space]))

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PLAY.has(action):
            empty_jerrycan(state, seat)
            return
        tile, space = LAY.first(action), LAY.last(action)
        state.drawn.remove(tile)
        state.tiles[space] = tile
        state.emit(LAYS, seat, tile, space)

    def prompt(self, state: GreatState, seat: i64) -> Message:
        return Message("ask-lay-tile", {"tiles": len(state.drawn)})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message:
        if PLAY.has(action):
            return jerrycan_words(state, seat)
        return Message("do-lay", lay_words(state, LAY.first(action), LAY.last(action)))

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if PLAY.has(action):
            return only_a_jerrycan(state, PLAY.first(action))
        tile, space = LAY.first(action), LAY.last(action)
        if tile not in state.drawn:
            slug = state.game.domains["tile"].slug(tile)
            return Reason("GR-28", Message("why-tile-not-drawn", {"tile": f"tile:{slug}"}))
        words: dict[str, str | int] = {"space": f"space:{state.game.domains['space'].slug(space)}"}
        if state.components.chart.kind[space] == CITY:
            return Reason("GR-29", Message("why-no-tile-on-a-city", words))
        if state.tiles[space] != NONE:
            return Reason("GR-28", Message("why-tile-there-already", words))
        return Reason("GR-28", Message("why-no-path-to-lay", words))


LAY_TILE: Final[LayTile] = LayTile("lay-tile", "GR-28", [LAY, PLAY])


def rough_cost(components: GreatComponents, tile: int) -> int:
    """What a tile takes, counted in fuel, its danger included."""
    danger = components.danger_points if components.tile_danger[tile] else 0
    stop = STOP_COST if components.tile_stop[tile] else 0
    return components.tile_fuel[tile] + POINT_COST * (components.tile_points[tile] + danger) + stop


def lay_words(state: GreatState, tile: int, space: int) -> dict[str, str | int]:
    """What a tile would cost on a space."""
    components = state.components
    return {
        "tile": f"tile:{state.game.domains['tile'].slug(tile)}",
        "space": f"space:{state.game.domains['space'].slug(space)}",
        "fuel": components.tile_fuel[tile] + (components.risk_fuel if components.chart.kind[space] == RISK else 0),
        "points": components.tile_points[tile],
        "danger": int(components.tile_danger[tile]),
        "stop": int(components.tile_stop[tile]),
    }


def lay_tiles(state: GreatState) -> None:
    if not state.drawn:
        return
    if has_frontier(state, state.active):
        state.repeat()
        state.ask(LAY_TILE, state.active)
        return
    for tile in state.drawn:
        put(state.bag, tile)
        state.emit(BACK_IN_THE_BAG, tile)
    state.drawn = []


KINDS: Final[list[DecisionKind[Any]]] = [SCOUTED_TILE, LAY_TILE]
EVENTS: Final[list[EventKind]] = [TILE_DRAWN, LAYS, BACK_IN_THE_BAG]
