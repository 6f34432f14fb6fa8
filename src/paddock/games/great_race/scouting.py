"""H. Scouts, and the Cartographer: laying terrain tiles (GR-28, GR-29, GR-67, GR-89)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.great_race.chart import CITY, RISK
from paddock.games.great_race.lots import DrawOne, kinds_of, put
from paddock.games.great_race.paths import frontier
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terms import SPACE, TILE

DRAW_TILE: Final = Verb("tile", TILE)
LAY: Final = Verb("lay", TILE, SPACE)

TILE_DRAWN: Final = EventKind("tile-drawn", "GR-28", ("seat", "seat"), ("tile", "tile"))
LAYS: Final = EventKind("lays", "GR-28", ("seat", "seat"), ("tile", "tile"), ("space", "space"))
BACK_IN_THE_BAG: Final = EventKind("back-in-the-bag", "GR-89", ("tile", "tile"))


# ── GR-28, GR-89  The tiles are drawn first, all of them; the script's argument says how many are still to come ──


class DrawTile(DrawOne):
    """One tile out of the bag. What is in the bag everybody can count, so nothing about it is secret but the order."""

    def lot(self, state: GreatState) -> list[int]:
        return state.bag

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        tile = DRAW_TILE.first(action)
        state.bag.remove(tile)
        put(state.drawn, tile)
        state.emit(TILE_DRAWN, state.active, tile)


SCOUTED_TILE: Final = DrawTile("scouted-tile", "GR-28", DRAW_TILE)


def draw_tiles(state: GreatState) -> None:
    if state.argument > 0 and state.bag:
        state.argument -= 1
        state.repeat()
        state.ask_nature(SCOUTED_TILE)


# ── GR-28, GR-29, GR-89, G-30, G-31, G-32  Then each is laid where a path leads ──


class LayTile(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: int) -> list[int]:
        spaces = frontier(state, seat)
        return [LAY.code(tile, space) for tile in kinds_of(state.drawn) for space in spaces]

    def default(self, state: GreatState, seat: int) -> int:
        """The cheapest tile where it helps most."""
        rules = state.rules
        tile = min(state.drawn, key=lambda tile: rules.tile_fuel[tile] + 2 * rules.tile_points[tile])
        return LAY.code(tile, min(frontier(state, seat), key=lambda space: rules.chart.to_goal[space]))

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        tile, space = LAY.first(action), LAY.last(action)
        state.drawn.remove(tile)
        state.tiles[space] = tile
        state.emit(LAYS, seat, tile, space)

    def prompt(self, state: GreatState, seat: int) -> Message:
        return Message("ask-lay-tile", {"tiles": len(state.drawn)})

    def label(self, state: GreatState, seat: int, action: int) -> Message:
        return Message("do-lay", lay_words(state, LAY.first(action), LAY.last(action)))

    def why_not(self, state: GreatState, seat: int, action: int) -> Reason:
        tile, space = LAY.first(action), LAY.last(action)
        if tile not in state.drawn:
            slug = state.game.domains["tile"].slug(tile)
            return Reason("GR-28", Message("why-tile-not-drawn", {"tile": f"tile:{slug}"}))
        words: dict[str, str | int] = {"space": f"space:{state.game.domains['space'].slug(space)}"}
        if state.rules.chart.kind[space] == CITY:
            return Reason("GR-29", Message("why-no-tile-on-a-city", words))
        if state.tiles[space] != NONE:
            return Reason("GR-28", Message("why-tile-there-already", words))
        return Reason("GR-28", Message("why-no-path-to-lay", words))


LAY_TILE: Final = LayTile("lay-tile", "GR-28", [LAY])


def lay_words(state: GreatState, tile: int, space: int) -> dict[str, str | int]:
    """What a tile would cost on a space."""
    rules = state.rules
    return {
        "tile": f"tile:{state.game.domains['tile'].slug(tile)}",
        "space": f"space:{state.game.domains['space'].slug(space)}",
        "fuel": rules.tile_fuel[tile] + (rules.risk_fuel if rules.chart.kind[space] == RISK else 0),
        "points": rules.tile_points[tile],
        "danger": int(rules.tile_danger[tile]),
        "stop": int(rules.tile_stop[tile]),
    }


def lay_tiles(state: GreatState) -> None:
    if not state.drawn:
        return
    if frontier(state, state.active):
        state.repeat()
        state.ask(LAY_TILE, state.active)
        return
    for tile in state.drawn:
        put(state.bag, tile)
        state.emit(BACK_IN_THE_BAG, tile)
    state.drawn = []


KINDS: Final[list[DecisionKind[Any]]] = [SCOUTED_TILE, LAY_TILE]
EVENTS: Final[list[EventKind]] = [TILE_DRAWN, LAYS, BACK_IN_THE_BAG]
