"""I. Repairs: Spare parts, Toolboxes and bought points (GR-31, GR-64, GR-73, GR-74)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.offer import Offer
from paddock.games.great_race.rules.card_words import jerrycan_words, not_held, only_a_jerrycan
from paddock.games.great_race.rules.hands import PLAY, empty_jerrycan, holds, offer_jerrycan, spend
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CHASSIS, ENGINE, ENGINE_SHARE, GAUGE, SPARE_PARTS, TOOLBOX

BUY: Final = Verb("buy", GAUGE)
FIT: Final = Verb("fit", GAUGE)
USE_TOOLBOX: Final = Verb("toolbox", ENGINE_SHARE)
DONE: Final = Verb("done")

BUYS_PART: Final = EventKind(
    "buys-part",
    "GR-31",
    ("seat", "seat"),
    ("gauge", "gauge"),
    ("price", ""),
    ("engine_now", ""),
    ("chassis_now", ""),
    ("cash_now", ""),
)
FITS_PART: Final = EventKind(
    "fits-part",
    "GR-73",
    ("seat", "seat"),
    ("gauge", "gauge"),
    ("engine_now", ""),
    ("chassis_now", ""),
    ("cards_now", ""),
)
USES_TOOLBOX: Final = EventKind(
    "uses-toolbox",
    "GR-74",
    ("seat", "seat"),
    ("engine", ""),
    ("chassis", ""),
    ("engine_now", ""),
    ("chassis_now", ""),
    ("cards_now", ""),
)
RUNS_AGAIN: Final = EventKind("runs-again", "GR-46", ("seat", "seat"))


def room(state: GreatState, seat: i64, gauge: i64) -> i64:
    """G-42: how far a gauge is below its maximum."""
    if gauge == ENGINE:
        return state.components.engine_top - state.engine[seat]
    return state.components.chassis_top - state.chassis[seat]


def raise_gauge(state: GreatState, seat: i64, gauge: i64, points: i64) -> i64:
    """What the gauge gains; points above its maximum are lost."""
    gained = min(points, room(state, seat, gauge))
    if gauge == CHASSIS:
        state.chassis[seat] += gained
    else:
        if state.engine[seat] == 0 and gained > 0:
            state.emit(RUNS_AGAIN, seat)
        state.engine[seat] += gained
    return gained


def can_repair(state: GreatState, seat: i64) -> bool:
    """Whether a repair would do anything."""
    if state.points_left(seat) == state.components.engine_top + state.components.chassis_top:
        return False
    return state.cash[seat] >= state.part_price(seat) or holds(state, seat, SPARE_PARTS) or holds(state, seat, TOOLBOX)


# ── GR-31, GR-64, GR-73, GR-74, G-21, G-22, G-23, G-42  As much as one likes in one repair, step by step ──


class Repairing(DecisionKind[GreatState]):
    """A repair that does nothing is not one: it cannot end before something is done."""

    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        if state.repaired == 1:
            offer.add(DONE.code())
        self.offer_parts(state, seat, ENGINE, offer)
        self.offer_parts(state, seat, CHASSIS, offer)
        if holds(state, seat, TOOLBOX):
            least, most = toolbox_shares(state, seat)
            offer.add_range(USE_TOOLBOX.code(least), USE_TOOLBOX.code(most))
        offer_jerrycan(state, seat, offer)

    def offer_parts(self, state: GreatState, seat: i64, gauge: i64, offer: Offer) -> None:
        if room(state, seat, gauge) > 0:
            if holds(state, seat, SPARE_PARTS):
                offer.add(FIT.code(gauge))
            if state.cash[seat] >= state.part_price(seat):
                offer.add(BUY.code(gauge))

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if DONE.has(action):
            state.leave()
            return
        if PLAY.has(action):
            empty_jerrycan(state, seat)
            return
        state.repaired = 1
        if BUY.has(action):
            price = state.part_price(seat)
            state.cash[seat] -= price
            raise_gauge(state, seat, BUY.first(action), 1)
            state.emit(
                BUYS_PART, seat, BUY.first(action), price, state.engine[seat], state.chassis[seat], state.cash[seat]
            )
        elif FIT.has(action):
            spend(state, seat, SPARE_PARTS)
            raise_gauge(state, seat, FIT.first(action), state.components.spare_points)
            state.emit(
                FITS_PART, seat, FIT.first(action), state.engine[seat], state.chassis[seat], len(state.hand[seat])
            )
        else:
            spend(state, seat, TOOLBOX)
            share = USE_TOOLBOX.first(action)
            engine = raise_gauge(state, seat, ENGINE, share)
            chassis = raise_gauge(state, seat, CHASSIS, state.components.toolbox_points - share)
            state.emit(
                USES_TOOLBOX, seat, engine, chassis, state.engine[seat], state.chassis[seat], len(state.hand[seat])
            )

    def prompt(self, state: GreatState, seat: i64) -> Message:
        words: dict[str, str | int] = {
            "engine": state.engine[seat],
            "chassis": state.chassis[seat],
            "price": state.part_price(seat),
            "cash": state.cash[seat],
        }
        return Message("ask-repairing", words)

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        if BUY.has(action):
            slug = state.game.domains["gauge"].slug(BUY.first(action))
            return Message("do-buy", {"gauge": f"gauge:{slug}", "price": state.part_price(seat)})
        if FIT.has(action):
            gauge = FIT.first(action)
            points = min(state.components.spare_points, room(state, seat, gauge))
            return Message("do-fit", {"gauge": f"gauge:{state.game.domains['gauge'].slug(gauge)}", "points": points})
        if USE_TOOLBOX.has(action):
            share = USE_TOOLBOX.first(action)
            rest = min(state.components.toolbox_points - share, room(state, seat, CHASSIS))
            return Message("do-toolbox", {"engine": share, "chassis": rest})
        return jerrycan_words(state, seat) if PLAY.has(action) else None

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if DONE.has(action):
            return Reason("GR-31", Message("why-repair-something"))
        if PLAY.has(action):
            return only_a_jerrycan(state, PLAY.first(action))
        if USE_TOOLBOX.has(action):
            if not holds(state, seat, TOOLBOX):
                return not_held(state, TOOLBOX, "GR-74")
            return Reason("G-23", Message("why-not-that-share", {"points": state.components.toolbox_points}))
        gauge = BUY.first(action) if BUY.has(action) else FIT.first(action)
        if room(state, seat, gauge) == 0:
            slug = state.game.domains["gauge"].slug(gauge)
            return Reason("G-42", Message("why-gauge-full", {"gauge": f"gauge:{slug}"}))
        if FIT.has(action):
            return not_held(state, SPARE_PARTS, "GR-73")
        words: dict[str, str | int] = {"price": state.part_price(seat), "cash": state.cash[seat]}
        return Reason("GR-31", Message("why-not-enough-cash", words))


REPAIRING: Final[Repairing] = Repairing("repairing", "GR-31", [DONE, FIT, BUY, USE_TOOLBOX, PLAY])


def toolbox_shares(state: GreatState, seat: i64) -> tuple[i64, i64]:
    """G-23: the engine's share of a Toolbox, the least and the most: all that fit, or what fills both gauges if fewer
    points are missing. If none is missing, the least is more than the most."""
    points = state.components.toolbox_points
    engine, chassis = room(state, seat, ENGINE), room(state, seat, CHASSIS)
    if engine + chassis == 0:
        return 1, 0
    if engine + chassis < points:
        return engine, engine
    return max(0, points - chassis), min(points, engine)


def begin_repair(state: GreatState) -> None:
    state.repaired = 0


def repair(state: GreatState) -> None:
    seat = state.active
    if room(state, seat, ENGINE) + room(state, seat, CHASSIS) > 0:
        state.repeat()
        state.ask(REPAIRING, seat)


KINDS: Final[list[DecisionKind[Any]]] = [REPAIRING]
EVENTS: Final[list[EventKind]] = [BUYS_PART, FITS_PART, USES_TOOLBOX, RUNS_AGAIN]
