"""L. Terrain: what a tile costs, dangers and stop symbols (GR-33, GR-37 to GR-41, GR-48, GR-87)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import count_of
from paddock.games.great_race.rules.card_words import jerrycan_words, not_held, not_in_a_drive
from paddock.games.great_race.rules.hands import PLAY, empty_jerrycan, holds, offer_jerrycan, spend
from paddock.games.great_race.rules.paths import move_vehicle
from paddock.games.great_race.rules.scouting import lay_words
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CARAVAN, ENGINE_SHARE, JERRYCAN, RANGER

HALT: Final = Verb("halt")
PAY: Final = Verb("pay", ENGINE_SHARE)
USE_ESCORT: Final = Verb("escort")
TURN_BACK: Final = Verb("back")

DRIVES_TO: Final = EventKind("drives-to", "GR-37", ("seat", "seat"), ("space", "space"), ("fuel", ""), ("fuel_now", ""))
IS_WORN: Final = EventKind(
    "is-worn", "GR-37", ("seat", "seat"), ("engine", ""), ("chassis", ""), ("engine_now", ""), ("chassis_now", "")
)
CROSSES_RISK: Final = EventKind("crosses-risk", "GR-41", ("seat", "seat"), ("fuel", ""))
FACES_DANGER: Final = EventKind("faces-danger", "GR-39", ("seat", "seat"), ("points", ""))
AVOIDS_WITH_ESCORT: Final = EventKind("avoids-with-escort", "GR-33", ("seat", "seat"), ("left", ""))
AVOIDS_WITH_RANGER: Final = EventKind("avoids-with-ranger", "GR-65", ("seat", "seat"), ("cards_now", ""))
TURNS_BACK: Final = EventKind("turns-back", "GR-87", ("seat", "seat"), ("space", "space"))
BREAKS_DOWN: Final = EventKind("breaks-down", "GR-46", ("seat", "seat"))
MUST_STOP: Final = EventKind("must-stop", "GR-40", ("seat", "seat"), ("space", "space"))
FOLLOWS_CARAVAN: Final = EventKind("follows-caravan", "GR-75", ("seat", "seat"), ("cards_now", ""))


# ── GR-38, GR-39, G-15  What a tile asks for ──


def points_due(state: GreatState, tile: i64, avoided: bool) -> i64:
    """GR-37, GR-39: the mechanical points of a tile, with its danger unless that is avoided."""
    components = state.components
    return components.tile_points[tile] if avoided else components.tile_points_in_danger[tile]


# ── GR-33, GR-37, GR-38, GR-39, GR-65, G-15, G-16, G-18, G-48  The cost of a tile, and what avoids its danger ──


def due_now(state: GreatState) -> i64:
    """The mechanical points of the tile that is being entered."""
    return points_due(state, state.tiles[state.entering], state.avoided == 1)


def ways_to_pay(state: GreatState, seat: i64) -> tuple[i64, i64]:
    """The engine's share of the loss: the least and the most that the gauges can pay now. Where they cannot pay at all,
    the least is more than the most."""
    if state.fuel[seat] < state.entry_fuel(state.entering):
        return 1, 0
    due = due_now(state)
    return max(0, due - state.chassis[seat]), min(due, state.engine[seat])


def in_danger(state: GreatState) -> bool:
    return state.components.tile_danger[state.tiles[state.entering]] == 1 and state.avoided == 0


def is_within_reach(state: GreatState, seat: i64) -> bool:
    """G-15, G-16: whether Jerrycans and an escort or a Ranger together would be enough; if not, none is given up."""
    fuel = state.fuel[seat] + state.components.jerrycan_fuel * count_of(state.hand[seat], JERRYCAN)
    avoided = state.avoided == 1 or state.escorts[seat] > 0 or holds(state, seat, RANGER)
    due = points_due(state, state.tiles[state.entering], avoided)
    return min(fuel, state.components.fuel_top) >= state.entry_fuel(state.entering) and due <= state.points_left(seat)


class SettleCost(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        least, most = ways_to_pay(state, seat)
        offer.add_range(PAY.code(least), PAY.code(most))
        payable = least <= most
        if in_danger(state) and (payable or is_within_reach(state, seat)):
            if state.escorts[seat] > 0:
                offer.add(USE_ESCORT.code())
            if holds(state, seat, RANGER):
                offer.add(PLAY.code(RANGER))
        offer_jerrycan(state, seat, offer)
        if state.blind == 1 and not payable:
            offer.add(TURN_BACK.code())

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PAY.has(action):
            pay_for_tile(state, seat, PAY.first(action))
        elif USE_ESCORT.has(action):
            state.escorts[seat] -= 1
            state.avoided = 1
            state.emit(AVOIDS_WITH_ESCORT, seat, state.escorts[seat])
        elif TURN_BACK.has(action):
            turn_back(state, seat)
        elif PLAY.first(action) == JERRYCAN:
            empty_jerrycan(state, seat)
        else:
            spend(state, seat, RANGER)
            state.avoided = 1
            state.emit(AVOIDS_WITH_RANGER, seat, len(state.hand[seat]))

    def prompt(self, state: GreatState, seat: i64) -> Message:
        words = lay_words(state, state.tiles[state.entering], state.entering)
        words["due"] = due_now(state)
        words["engine"] = state.engine[seat]
        words["chassis"] = state.chassis[seat]
        return Message("ask-settle-cost-danger" if in_danger(state) else "ask-settle-cost", words)

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        if PAY.has(action):
            share = PAY.first(action)
            due = due_now(state)
            breakdown = int(share == state.engine[seat])
            fuel = state.entry_fuel(state.entering)
            return Message("do-pay", {"engine": share, "chassis": due - share, "fuel": fuel, "breakdown": breakdown})
        if USE_ESCORT.has(action):
            return Message("do-escort", {"left": state.escorts[seat] - 1, "points": state.components.danger_points})
        if PLAY.has(action):
            if PLAY.first(action) == JERRYCAN:
                return jerrycan_words(state, seat)
            return Message("do-play-ranger-tile", {"points": state.components.danger_points})
        return None

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if PAY.has(action):
            fuel = state.entry_fuel(state.entering)
            if state.fuel[seat] < fuel:
                words: dict[str, str | int] = {"fuel": fuel, "left": state.fuel[seat]}
                words["space"] = f"space:{state.game.domains['space'].slug(state.entering)}"
                return Reason("GR-38", Message("why-not-enough-fuel", words))
            due = due_now(state)
            return Reason("GR-37", Message("why-not-that-loss", {"points": due}))
        if TURN_BACK.has(action):
            return Reason("G-16", Message("why-no-turning-back"))
        card = PLAY.first(action) if PLAY.has(action) else RANGER
        if card == RANGER and not in_danger(state):
            return Reason("GR-39", Message("why-no-danger"))
        if USE_ESCORT.has(action) and state.escorts[seat] == 0:
            return Reason("GR-33", Message("why-no-escort"))
        if PLAY.has(action) and (card not in (RANGER, JERRYCAN) or not holds(state, seat, card)):
            return not_in_a_drive(state, seat, card)
        return Reason("G-16", Message("why-out-of-reach"))


SETTLE_COST: Final[SettleCost] = SettleCost("settle-cost", "GR-37", [PAY, USE_ESCORT, PLAY, TURN_BACK])


def settle_cost(state: GreatState) -> None:
    """Ask for the loss where there is a choice. Whether there is one is judged by what everybody sees (escorts, the
    size of the hand), so that the question does not tell who holds a Ranger or a Jerrycan."""
    if state.entering == NONE:
        return
    seat = state.active
    least, most = ways_to_pay(state, seat)
    help_at_hand = state.escorts[seat] > 0 or len(state.hand[seat]) > 0
    if least < most or (in_danger(state) and help_at_hand) or (least > most and fuel_might_help(state, seat)):
        state.repeat()
        state.ask(SETTLE_COST, seat)
    elif least == most:
        pay_for_tile(state, seat, least)
    else:
        turn_back(state, seat)


def fuel_might_help(state: GreatState, seat: i64) -> bool:
    return len(state.hand[seat]) > 0 and due_now(state) <= state.points_left(seat)


# ── GR-37, GR-41, GR-46, G-13, G-14  Fuel, then engine and chassis; an engine at 0 stops the vehicle ──


def pay_for_tile(state: GreatState, seat: i64, share: i64) -> None:
    """The vehicle stops on the tile that it has entered."""
    space = state.entering
    tile = state.tiles[space]
    fuel = state.entry_fuel(space)
    due = due_now(state)
    state.fuel[seat] -= fuel
    state.engine[seat] -= share
    state.chassis[seat] -= due - share
    move_vehicle(state, seat, space)
    state.emit(DRIVES_TO, seat, space, fuel, state.fuel[seat])
    if fuel > state.components.tile_fuel[tile]:
        state.emit(CROSSES_RISK, seat, fuel - state.components.tile_fuel[tile])
    if due > state.components.tile_points[tile]:
        state.emit(FACES_DANGER, seat, due - state.components.tile_points[tile])
    if due > 0:
        state.emit(IS_WORN, seat, share, due - share, state.engine[seat], state.chassis[seat])
    state.steps -= 1
    if state.engine[seat] == 0:
        state.steps = 0
        state.emit(BREAKS_DOWN, seat)


# ── GR-48, GR-87, G-17  A blind move that cannot be paid: nothing is lost, the tile stays, the drive is over ──


def turn_back(state: GreatState, seat: i64) -> None:
    state.emit(TURNS_BACK, seat, state.entering)
    state.entering = NONE
    state.blind = 0
    state.avoided = 0
    state.steps = 0


# ── GR-40, GR-75  The stop symbol, and the Caravan ──


class HaltOrFollow(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        offer.add(HALT.code())
        if holds(state, seat, CARAVAN):
            offer.add(PLAY.code(CARAVAN))
        offer_jerrycan(state, seat, offer)

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if HALT.has(action):
            state.emit(MUST_STOP, seat, state.space[seat])
            state.steps = 0
        elif PLAY.first(action) == JERRYCAN:
            state.repeat()
            empty_jerrycan(state, seat)
        else:
            spend(state, seat, CARAVAN)
            state.emit(FOLLOWS_CARAVAN, seat, len(state.hand[seat]))

    def prompt(self, state: GreatState, seat: i64) -> Message:
        slug = state.game.domains["space"].slug(state.space[seat])
        return Message("ask-halt-or-follow", {"space": f"space:{slug}", "steps": state.steps})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        if not PLAY.has(action):
            return None
        if PLAY.first(action) == JERRYCAN:
            return jerrycan_words(state, seat)
        return Message("do-play-caravan", {"steps": state.steps})

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        card = PLAY.first(action)
        if card == CARAVAN:
            return not_held(state, card, "GR-75")
        if card == JERRYCAN:
            return not_held(state, card, "GR-71")
        return Reason("GR-40", Message("why-only-a-caravan"))


HALT_OR_FOLLOW: Final[HaltOrFollow] = HaltOrFollow("halt-or-follow", "GR-40", [HALT, PLAY])


def obey_stop(state: GreatState) -> None:
    """Asked of everybody who has cards, so that the question does not tell who holds a Caravan."""
    seat = state.active
    if state.steps > 0 and state.components.tile_stop[state.tiles[state.space[seat]]] == 1:
        if len(state.hand[seat]) > 0:
            state.ask(HALT_OR_FOLLOW, seat)
        else:
            state.emit(MUST_STOP, seat, state.space[seat])
            state.steps = 0


KINDS: Final[list[DecisionKind[Any]]] = [SETTLE_COST, HALT_OR_FOLLOW]
EVENTS: Final[list[EventKind]] = [
    DRIVES_TO,
    IS_WORN,
    CROSSES_RISK,
    FACES_DANGER,
    AVOIDS_WITH_ESCORT,
    AVOIDS_WITH_RANGER,
    TURNS_BACK,
    BREAKS_DOWN,
    MUST_STOP,
    FOLLOWS_CARAVAN,
]
