"""E. A round: choosing speeds (QGP-24 to QGP-27)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import row_of
from paddock.core.vecs import append, vec
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import CARDS, CHOICES, GAP, IN_THE_PITS, PIT, SL_CARD

DRIVE: Final = Verb("drive", ("a", "speed", CHOICES), ("b", "speed", CHOICES))

SECTION_BEGINS: Final = EventKind("section-begins", "QGP-10", ("section", ""), ("limit", ""))
DRS_SECTION: Final = EventKind("drs-section", "QGP-5", ("section", ""))
DRIVES: Final = EventKind("drives", "QGP-27", ("car", "car"), ("speed", "speed"), ("total", ""))
PITS: Final = EventKind("pits", "QGP-26", ("car", "car"))


# ── QGP-24, QGP-25, QGP-26, R-27, R-35  A card to each car, either end, either car; or a pit stop ──


PROGRAMMES: Final[list[vec[i64]]] = [row_of([]) for _ in range(CARDS * CARDS)]
"""What `programmes` has found for each two cards."""


def programmes(one: i64, two: i64) -> vec[i64]:
    """What a seat with these two cards may choose: both cars run, one of them, or neither."""
    known = PROGRAMMES[one * CARDS + two]
    if len(known) == 0:
        known = row_of(_programmes(one, two))
        PROGRAMMES[one * CARDS + two] = known
    return known


def _programmes(one: int, two: int) -> list[int]:
    ends_of_one = (1 + 2 * one, 2 + 2 * one)
    ends_of_two = (1 + 2 * two, 2 + 2 * two)
    ends = (*ends_of_one, *ends_of_two)
    pairs = [(a, b) for a in ends_of_one for b in ends_of_two]
    pairs += [(a, b) for a in ends_of_two for b in ends_of_one]
    pairs += [(a, PIT) for a in ends]
    pairs += [(PIT, b) for b in (*ends, PIT)]
    return [DRIVE.code(a, b) for a, b in pairs]


class ChooseSpeeds(DecisionKind[QuickState]):
    def offer(self, state: QuickState, seat: i64, offer: Offer) -> None:
        hand = state.hand[seat]
        offer.add_all(programmes(hand[0], hand[1]))

    def apply(self, state: QuickState, seat: i64, action: i64) -> None:
        state.plan[2 * seat] = DRIVE.first(action)
        state.plan[2 * seat + 1] = DRIVE.last(action)

    def default(self, state: QuickState, seat: i64) -> i64:
        """Both cars run, as fast as the safety limit lets them."""
        best: i64 = NONE
        best_value: i64 = -100
        hand = state.hand[seat]
        for option in programmes(hand[0], hand[1]):
            value = sense_of(state, 2 * seat, DRIVE.first(option)) + sense_of(state, 2 * seat + 1, DRIVE.last(option))
            if value > best_value:
                best = option
                best_value = value
        return best

    def prompt(self, state: QuickState, seat: i64) -> Message:
        key = "ask-speeds-drs" if state.is_drs else "ask-speeds"
        words = {"section": state.section + 1, "sections": state.components.sections, "limit": state.safety_limit}
        return Message(key, {**words})

    def label(self, state: QuickState, seat: i64, action: i64) -> Message:
        a, b = DRIVE.first(action), DRIVE.last(action)
        words = speed_words(state, 2 * seat, a, "a") | speed_words(state, 2 * seat + 1, b, "b")
        if a == PIT:
            return Message("do-drive-both-pit" if b == PIT else "do-drive-a-pits", words)
        return Message("do-drive-b-pits" if b == PIT else "do-drive", words)

    def why_not(self, state: QuickState, seat: i64, action: i64) -> Reason:
        a, b = DRIVE.first(action), DRIVE.last(action)
        held = state.hand[seat]
        for choice in (a, b):
            card = (choice - 1) // 2
            if choice != PIT and card not in held:
                slug = state.game.domains["card"].slug(card)
                return Reason("QGP-24", Message("why-card-not-yours", {"card": f"card:{slug}"}))
        return Reason("QGP-25", Message("why-one-card-each"))


SPEEDS: Final[DecisionKind[QuickState]] = ChooseSpeeds("speeds", "QGP-25", [DRIVE], sealed=True)


# ── QGP-5, QGP-10  A section begins; the SL card shows whether DRS may be used ──


def choose_speeds(state: QuickState) -> None:
    state.emit(SECTION_BEGINS, state.section + 1, state.safety_limit)
    if state.is_drs:
        state.emit(DRS_SECTION, state.section + 1)
    state.ask_everybody(SPEEDS)


# ── QGP-27  Total speed = engine power + the chosen number ──


def power(state: QuickState, car: i64) -> i64:
    """QGP-3: the engine power of the side that is up."""
    return state.components.damaged_power if car in state.damaged else state.components.power[car]


def total_speed(state: QuickState, car: i64, choice: i64) -> i64:
    return power(state, car) + state.components.number[choice]


def sense_of(state: QuickState, car: i64, choice: i64) -> i64:
    """How sensible a choice looks at first sight: fast, but not over the safety limit."""
    if choice == PIT:
        return -20
    total = total_speed(state, car, choice)
    return total if total <= state.safety_limit else -total


def speed_words(state: QuickState, car: i64, choice: i64, letter: str) -> dict[str, str | int]:
    """What a choice means for a car, for its label: the total, and how far that is over the safety limit."""
    total = total_speed(state, car, choice)
    return {
        f"car-{letter}": f"car:{state.game.domains['car'].slug(car)}",
        letter: f"speed:{state.game.domains['speed'].slug(choice)}",
        f"total-{letter}": total,
        f"over-{letter}": max(0, total - state.safety_limit),
    }


# ── QGP-25, QGP-26, QGP-27  All are revealed together; stopping cars leave a gap; the race card is filled in ──


def reveal_speeds(state: QuickState) -> None:
    line, plan, totals, number = state.line, state.plan, state.totals, state.components.number
    face_up = state.face_up if len(state.face_up) == 0 else vec[i64]()
    for place, car in enumerate(line):
        if car == SL_CARD:
            continue
        choice = plan[car]
        state.passed[car] = 0
        if choice == PIT:
            line[place] = GAP + car
            totals[car] = append(totals[car], IN_THE_PITS)
            state.emit(PITS, car)
        else:
            total = power(state, car) + number[choice]
            state.speed[car] = total
            totals[car] = append(totals[car], total)
            face_up = append(face_up, car)
            state.emit(DRIVES, car, choice, total)
    state.face_up = face_up


KINDS: Final[list[DecisionKind[Any]]] = [SPEEDS]
EVENTS: Final[list[EventKind]] = [SECTION_BEGINS, DRS_SECTION, DRIVES, PITS]
