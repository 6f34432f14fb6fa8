"""H. Scouts, and the Cartographer: laying terrain tiles (GR-28, GR-29, GR-67, GR-89)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_sorted, without
from paddock.core.vecs import vec
from paddock.games.great_race.rules.card_words import jerrycan_words, only_a_jerrycan
from paddock.games.great_race.rules.chart import CITY, RISK
from paddock.games.great_race.rules.components import GreatComponents
from paddock.games.great_race.rules.hands import PLAY, empty_jerrycan, offer_jerrycan
from paddock.games.great_race.rules.lots import DrawOne
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

    def lot(self, state: GreatState) -> vec[i64]:
        return state.bag

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        tile = DRAW_TILE.first(action)
        state.bag = without(state.bag, tile)
        state.drawn = with_sorted(state.drawn, tile)
        state.emit(TILE_DRAWN, state.active, tile)


SCOUTED_TILE: Final[DrawTile] = DrawTile("scouted-tile", "GR-28", DRAW_TILE)


def draw_tiles(state: GreatState) -> None:
    """The script's argument says how many are still to come."""
    if state.argument > 0 and len(state.bag) > 0:
        state.argument -= 1
        state.repeat()
        state.ask_nature(SCOUTED_TILE)


# ── GR-28, GR-29, GR-89, G-30, G-31, G-32  Then each is laid where a path leads ──


class LayTile(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        spaces = frontier(state, seat)
        last: i64 = NONE
        for tile in state.drawn:
            if tile != last:
                offer.add_each(LAY.code(tile), spaces)
                last = tile
        offer_jerrycan(state, seat, offer)

    def default(self, state: GreatState, seat: i64) -> i64:
        """The cheapest tile where it helps most; a point of the gauges is dearer than fuel, and so is a stop."""
        components = state.components
        cheapest = state.drawn[0]
        for tile in state.drawn:
            if rough_cost(components, tile) < rough_cost(components, cheapest):
                cheapest = tile
        to_goal = components.chart.to_goal
        spaces = frontier(state, seat)
        nearest = spaces[0]
        for space in spaces:
            if to_goal[space] < to_goal[nearest]:
                nearest = space
        return LAY.code(cheapest, nearest)

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PLAY.has(action):
            empty_jerrycan(state, seat)
            return
        tile, space = LAY.first(action), LAY.last(action)
        state.drawn = without(state.drawn, tile)
        state.lay(space, tile)
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


def rough_cost(components: GreatComponents, tile: i64) -> i64:
    """What a tile takes, counted in fuel, its danger included."""
    points = POINT_COST * components.tile_points_in_danger[tile]
    return components.tile_fuel[tile] + points + STOP_COST * components.tile_stop[tile]


def lay_words(state: GreatState, tile: i64, space: i64) -> dict[str, str | int]:
    """What a tile would cost on a space."""
    components = state.components
    return {
        "tile": f"tile:{state.game.domains['tile'].slug(tile)}",
        "space": f"space:{state.game.domains['space'].slug(space)}",
        "fuel": components.tile_fuel[tile] + (components.risk_fuel if components.chart.kind[space] == RISK else 0),
        "points": components.tile_points[tile],
        "danger": components.tile_danger[tile],
        "stop": components.tile_stop[tile],
    }


def lay_tiles(state: GreatState) -> None:
    if len(state.drawn) == 0:
        return
    if has_frontier(state, state.active):
        state.repeat()
        state.ask(LAY_TILE, state.active)
        return
    for tile in state.drawn:
        state.bag = with_sorted(state.bag, tile)
        state.emit(BACK_IN_THE_BAG, tile)
    state.drawn = vec[i64]()


KINDS: Final[list[DecisionKind[Any]]] = [SCOUTED_TILE, LAY_TILE]
EVENTS: Final[list[EventKind]] = [TILE_DRAWN, LAYS, BACK_IN_THE_BAG]
