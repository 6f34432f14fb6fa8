"""G, J, K. The convoy: action sequences, one assistant each (GR-21 to GR-26, GR-34 to GR-36)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.vecs import vec
from paddock.games.great_race.rules import cards, danger
from paddock.games.great_race.rules.hands import PLAY, spend
from paddock.games.great_race.rules.offers import (
    BUY_FUEL,
    CHEAT_WITH,
    CLEAR,
    COLLECT,
    DRAW_CARD,
    DRIVE_VEHICLE,
    IDLE,
    PASS,
    REPAIR_VEHICLE,
    SABOTAGE,
    SEND_SCOUT,
    TRACK,
    affordable_fuel,
    offer_cards,
    offer_escorts,
    offer_mechanics,
    offer_scouts,
)
from paddock.games.great_race.rules.scripts import CHEAT, DANGER, DRAWING, DRIVE, REPAIR, SCOUTING, SEQUENCE
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CHEATER, SABOTEUR, TRACKER

BUYS_FUEL: Final = EventKind(
    "buys-fuel", "GR-23", ("seat", "seat"), ("levels", ""), ("price", ""), ("fuel_now", ""), ("cash_now", "")
)
SENDS_SCOUT: Final = EventKind("sends-scout", "GR-28", ("seat", "seat"), ("left", ""))
SCOUT_DRAWS: Final = EventKind("scout-draws", "GR-30", ("seat", "seat"), ("left", ""))
SETS_TO_REPAIR: Final = EventKind("sets-to-repair", "GR-31", ("seat", "seat"), ("left", ""))
TAKES_THE_WHEEL: Final = EventKind("takes-the-wheel", "GR-32", ("seat", "seat"), ("left", ""))
CLEARS: Final = EventKind("clears", "GR-34", ("seat", "seat"), ("space", "space"), ("left", ""))
COLLECTS: Final = EventKind("collects", "GR-35", ("seat", "seat"), ("assistants", ""), ("cash", ""), ("cash_now", ""))
IDLES: Final = EventKind("idles", "G-8", ("seat", "seat"), ("slot", "slot"), ("left", ""))
PASSES: Final = EventKind("passes", "GR-25", ("seat", "seat"), ("escorts", ""))
IS_SPENT: Final = EventKind("is-spent", "GR-24", ("seat", "seat"))


# ── GR-24, GR-25, GR-85, G-6, G-49  In turn order, again and again, until all have passed or played everything ──


def call_next_crew(state: GreatState) -> None:
    """The script's argument is the place in the turn order of the crew to be looked at next."""
    seats = state.game.seats
    order, passed = state.order, state.passed
    place = state.argument
    for _turn in range(seats):
        seat = order[place]
        place = (place + 1) % seats
        if passed[seat] == 1 or seat in state.arrived:
            continue
        if state.assistants_left(seat) == 0:
            passed[seat] = 1
            state.emit(IS_SPENT, seat)
            continue
        state.argument = place
        state.active = seat
        state.may_buy = 1
        state.acted = 0
        state.repeat()
        state.call(SEQUENCE)
        return
    state.argument = place
    state.active = NONE


# ── GR-21 to GR-23, GR-85, GR-86, G-5, G-50  Fuel, then cards, then one assistant or a pass ──


class Act(DecisionKind[GreatState]):
    """One question, asked again after everything that does not end the sequence. Its words stand in `show.words`."""

    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        offer.add(PASS.code())
        # GR-20, GR-91: the slot is fixed, which of its two actions is chosen now.
        if state.scouts[seat] > 0:
            offer_scouts(state, seat, offer)
        if state.mechanics[seat] > 0:
            offer_mechanics(state, seat, offer)
        if state.escorts[seat] > 0:
            offer_escorts(state, seat, offer)
        if state.funding[seat] > 0:
            offer.add(COLLECT.code())
        if state.may_buy == 1:
            offer.add_range(BUY_FUEL.code(1), BUY_FUEL.code(affordable_fuel(state, seat)))
        offer_cards(state, seat, offer)

    def default(self, state: GreatState, seat: i64) -> i64:
        """Money or a card do nobody harm; where the vehicle goes is for its crew to say."""
        if state.funding[seat] > 0:
            return COLLECT.code()
        if state.scouts[seat] > 0 and (len(state.pile) > 0 or len(state.discard) > 0):
            return DRAW_CARD.code()
        return PASS.code()

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if BUY_FUEL.has(action):
            buy_fuel(state, seat, BUY_FUEL.first(action))
        elif PLAY.has(action):
            cards.play_card(state, seat, PLAY.first(action))
        elif TRACK.has(action) or SABOTAGE.has(action) or CHEAT_WITH.has(action):
            play_danger_card(state, seat, action)
        else:
            state.acted = 1
            play_assistant(state, seat, action)


ACT: Final[Act] = Act(
    "act",
    "GR-21",
    [
        PASS,
        SEND_SCOUT,
        DRAW_CARD,
        DRIVE_VEHICLE,
        REPAIR_VEHICLE,
        CLEAR,
        COLLECT,
        IDLE,
        BUY_FUEL,
        PLAY,
        TRACK,
        CHEAT_WITH,
        SABOTAGE,
    ],
)


def act(state: GreatState) -> None:
    state.ask(ACT, state.active)


def act_again(state: GreatState) -> None:
    """GR-22, GR-96: not without an assistant: the last escort may have been given up, or the vehicle has arrived."""
    if state.acted == 0 and state.assistants_left(state.active) > 0:
        state.restart()


# ── GR-14, GR-23, GR-86, G-42  Fuel ──


def buy_fuel(state: GreatState, seat: i64, levels: i64) -> None:
    price = levels * state.fuel_price(seat)
    state.cash[seat] -= price
    state.fuel[seat] += levels
    state.may_buy = 0
    state.emit(BUYS_FUEL, seat, levels, price, state.fuel[seat], state.cash[seat])


# ── GR-21, GR-57, GR-58  Cards ──


def play_danger_card(state: GreatState, seat: i64, action: i64) -> None:
    state.may_buy = 0
    if TRACK.has(action):
        spend(state, seat, TRACKER)
        state.call(DANGER)
        danger.track(state, seat, TRACK.first(action))
    elif SABOTAGE.has(action):
        spend(state, seat, SABOTEUR)
        state.call(DANGER)
        danger.sabotage(state, seat, SABOTAGE.first(action), SABOTAGE.last(action))
    else:
        spend(state, seat, CHEATER)
        state.aims = vec[i64]([CHEAT_WITH.first(action)])
        state.call(CHEAT)


# ── GR-24, GR-34, G-8, G-19  An assistant, the Funding group, or a pass ──


def play_assistant(state: GreatState, seat: i64, action: i64) -> None:
    if SEND_SCOUT.has(action):
        state.scouts[seat] -= 1
        state.emit(SENDS_SCOUT, seat, state.scouts[seat])
        state.call(SCOUTING, state.components.scout_tiles)
    elif DRAW_CARD.has(action):
        state.scouts[seat] -= 1
        state.emit(SCOUT_DRAWS, seat, state.scouts[seat])
        state.call(DRAWING, 1)
    elif REPAIR_VEHICLE.has(action):
        state.mechanics[seat] -= 1
        state.emit(SETS_TO_REPAIR, seat, state.mechanics[seat])
        state.call(REPAIR)
    elif DRIVE_VEHICLE.has(action):
        state.mechanics[seat] -= 1
        state.emit(TAKES_THE_WHEEL, seat, state.mechanics[seat])
        state.call(DRIVE)
    elif CLEAR.has(action):
        state.escorts[seat] -= 1
        state.emit(CLEARS, seat, CLEAR.first(action), state.escorts[seat])
        danger.remove_tile(state, CLEAR.first(action))
    elif COLLECT.has(action):
        collect(state, seat)
    elif IDLE.has(action):
        assistants = state.slot(IDLE.first(action))
        assistants[seat] -= 1
        state.emit(IDLES, seat, IDLE.first(action), assistants[seat])
    else:
        pass_turn(state, seat)


# ── GR-35, GR-36, GR-93  Funding: the whole group at once ──


def collect(state: GreatState, seat: i64) -> None:
    pays = state.components.funding_pays[state.funding[seat]]
    state.cash[seat] += pays
    state.emit(COLLECTS, seat, state.funding[seat], pays, state.cash[seat])
    state.funding[seat] = 0


# ── GR-25, GR-26, G-4  A pass: everything but the escorts is taken off the dashboard ──


def pass_turn(state: GreatState, seat: i64) -> None:
    state.scouts[seat] = state.mechanics[seat] = state.funding[seat] = 0
    state.passed[seat] = 1
    state.emit(PASSES, seat, state.escorts[seat])


KINDS: Final[list[DecisionKind[Any]]] = [ACT]
EVENTS: Final[list[EventKind]] = [
    BUYS_FUEL,
    SENDS_SCOUT,
    SCOUT_DRAWS,
    SETS_TO_REPAIR,
    TAKES_THE_WHEEL,
    CLEARS,
    COLLECTS,
    IDLES,
    PASSES,
    IS_SPENT,
]
