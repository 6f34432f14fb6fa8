"""M. Driving: where to, how far, and into unfamiliar territory (GR-27, GR-32, GR-38, GR-44 to GR-48)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_added, without
from paddock.core.vecs import vec
from paddock.games.great_race.rules.card_words import jerrycan_words, not_in_a_drive
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.cities import SAIL, can_cross, no_line_words, offer_crossings, sail, sail_words
from paddock.games.great_race.rules.hands import PLAY, empty_jerrycan, holds, offer_jerrycan
from paddock.games.great_race.rules.lots import DrawOne
from paddock.games.great_race.rules.scouting import DRAW_TILE, lay_words
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import RANGER, SPACE
from paddock.games.great_race.rules.terrain import HALT, points_due

GO: Final = Verb("go", SPACE)

SETS_OFF: Final = EventKind("sets-off", "GR-45", ("seat", "seat"), ("spaces", ""))
FINDS: Final = EventKind("finds", "GR-48", ("seat", "seat"), ("tile", "tile"), ("space", "space"))
ADVANCES: Final = EventKind("advances", "GR-27", ("seat", "seat"), ("square", ""))


# ── GR-38, GR-48, GR-49, G-15, G-33  Which spaces may be entered ──


def can_enter(state: GreatState, seat: i64, space: i64) -> bool:
    """Whether the vehicle may drive onto a neighbouring space."""
    tile = state.tiles[space]
    if tile == NONE and state.components.chart.kind[space] != CITY:
        return len(state.bag) > 0  # GR-48, G-33
    if state.fuel[seat] < state.entry_fuel(space):
        return False
    if tile == NONE or points_due(state, tile, avoided=False) <= state.points_left(seat):
        return True
    can_avoid = state.escorts[seat] > 0 or holds(state, seat, RANGER)
    return can_avoid and points_due(state, tile, avoided=True) <= state.points_left(seat)


# ── GR-32, GR-45, GR-47, GR-51, GR-84, G-13, G-34 to G-36, G-39, G-40  Where to next ──


def offer_ways(state: GreatState, seat: i64, offer: Offer) -> None:
    """Every next space, and every crossing."""
    for space in state.components.chart.roads[state.space[seat]]:
        if can_enter(state, seat, space):
            offer.add(GO.code(space))
    offer_crossings(state, seat, offer)


def can_drive(state: GreatState, seat: i64) -> bool:
    """GR-46, G-39: a vehicle that is not broken down and can reach some space."""
    if state.engine[seat] == 0:
        return False
    for space in state.components.chart.roads[state.space[seat]]:
        if can_enter(state, seat, space):
            return True
    return can_cross(state, seat)


class ChooseWay(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        if state.driven > 0:
            offer.add(HALT.code())
        offer_ways(state, seat, offer)
        offer_jerrycan(state, seat, offer)

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if GO.has(action):
            state.entering = GO.first(action)
        elif HALT.has(action):
            state.steps = 0
        elif SAIL.has(action):
            sail(state, seat, SAIL.first(action), SAIL.last(action))
        else:
            empty_jerrycan(state, seat)

    def prompt(self, state: GreatState, seat: i64) -> Message:
        slug = state.game.domains["space"].slug(state.space[seat])
        key = "ask-choose-way" if state.driven > 0 else "ask-choose-first-way"
        return Message(key, {"steps": state.steps, "fuel": state.fuel[seat], "space": f"space:{slug}"})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        if GO.has(action):
            return way_words(state, GO.first(action))
        if SAIL.has(action):
            return sail_words(state, seat, SAIL.first(action), SAIL.last(action))
        return jerrycan_words(state, seat) if PLAY.has(action) else None

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if HALT.has(action):
            return Reason("G-39", Message("why-drive-somewhere"))
        if PLAY.has(action):
            return not_in_a_drive(state, seat, PLAY.first(action))
        if GO.has(action):
            return no_way_words(state, seat, GO.first(action))
        return no_line_words(state, seat, SAIL.first(action), SAIL.last(action))


CHOOSE_WAY: Final[ChooseWay] = ChooseWay("choose-way", "GR-45", [HALT, GO, SAIL, PLAY])


def way_words(state: GreatState, space: i64) -> Message:
    words: dict[str, str | int] = {"space": f"space:{state.game.domains['space'].slug(space)}"}
    if state.components.chart.kind[space] == CITY:
        cards = 0 if space == state.components.chart.goal else state.components.chart.cards[space]
        return Message("do-go-city", words | {"fuel": state.components.city_fuel, "cards": cards})
    if state.tiles[space] == NONE:
        return Message("do-go-blank", words | {"tiles": len(state.bag)})
    return Message("do-go", lay_words(state, state.tiles[space], space))


def no_way_words(state: GreatState, seat: i64, space: i64) -> Reason:
    words: dict[str, str | int] = {"space": f"space:{state.game.domains['space'].slug(space)}"}
    if space not in state.components.chart.roads[state.space[seat]]:
        return Reason("G-29", Message("why-not-next", words))
    if state.tiles[space] == NONE and state.components.chart.kind[space] != CITY:
        return Reason("G-33", Message("why-bag-empty", words))
    fuel = state.entry_fuel(space)
    if state.fuel[seat] < fuel:
        rule = "GR-49" if state.components.chart.kind[space] == CITY else "GR-38"
        return Reason(rule, Message("why-not-enough-fuel", words | {"fuel": fuel, "left": state.fuel[seat]}))
    points = points_due(state, state.tiles[space], avoided=False)
    return Reason("GR-38", Message("why-not-enough-points", words | {"points": points}))


def set_off(state: GreatState) -> None:
    """GR-45: the engine level now is how far this drive may go, whatever happens to the engine on the way."""
    state.steps = state.engine[state.active]
    state.driven = 0
    state.emit(SETS_OFF, state.active, state.steps)


def choose_way(state: GreatState) -> None:
    if state.steps > 0 and state.entering == NONE:
        state.repeat()
        state.ask(CHOOSE_WAY, state.active)


# ── GR-48  Unfamiliar territory: a tile is drawn and laid under the vehicle ──


class FoundTile(DrawOne):
    def lot(self, state: GreatState) -> vec[i64]:
        return state.bag

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        tile = DRAW_TILE.first(action)
        state.bag = without(state.bag, tile)
        state.lay(state.entering, tile)
        state.blind = 1
        state.emit(FINDS, state.active, tile, state.entering)


FOUND_TILE: Final[FoundTile] = FoundTile("found-tile", "GR-48", DRAW_TILE)


def explore(state: GreatState) -> None:
    space = state.entering
    if space != NONE and state.tiles[space] == NONE and state.components.chart.kind[space] != CITY:
        state.ask_nature(FOUND_TILE)


def drive_on(state: GreatState) -> None:
    if state.steps > 0:
        state.restart()


# ── GR-27, G-41  The progression marker moves once, when the drive is over ──


def end_drive(state: GreatState) -> None:
    seat = state.active
    square = state.components.chart.square[state.space[seat]]
    state.driven = 0
    if square != state.square[seat]:
        state.square[seat] = square
        state.stack = with_added(without(state.stack, seat), seat)
        state.emit(ADVANCES, seat, square + 1)


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_WAY, FOUND_TILE]
EVENTS: Final[list[EventKind]] = [SETS_OFF, FINDS, ADVANCES]
