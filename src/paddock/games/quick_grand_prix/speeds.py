"""E. A round: choosing speeds (QGP-24 to QGP-27)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.quick_grand_prix.state import CHOICES, GAP, IN_THE_PITS, PIT, QuickState

DRIVE: Final = Verb("drive", ("a", "speed", CHOICES), ("b", "speed", CHOICES))

SECTION_BEGINS: Final = EventKind("section-begins", "QGP-10", ("section", ""), ("limit", ""))
DRS_SECTION: Final = EventKind("drs-section", "QGP-5", ("section", ""))
DRIVES: Final = EventKind("drives", "QGP-27", ("car", "car"), ("speed", "speed"), ("total", ""))
PITS: Final = EventKind("pits", "QGP-26", ("car", "car"))


# ── QGP-24, QGP-25, QGP-26, R-27, R-35  A card to each car, either end, either car; or a pit stop ──


class ChooseSpeeds(DecisionKind[QuickState]):
    def options(self, state: QuickState, seat: int) -> list[int]:
        cards = state.cards_of(seat)
        first = 1 + 2 * cards[0]
        second = 1 + 2 * cards[1]
        pairs: list[int] = []
        for one in (first, first + 1):
            for two in (second, second + 1):
                pairs.append(DRIVE.code(one, two))
                pairs.append(DRIVE.code(two, one))
        for end in (first, first + 1, second, second + 1):
            pairs.append(DRIVE.code(end, PIT))
            pairs.append(DRIVE.code(PIT, end))
        pairs.append(DRIVE.code(PIT, PIT))
        return pairs

    def apply(self, state: QuickState, seat: int, action: int) -> None:
        state.plan[2 * seat] = DRIVE.first(action)
        state.plan[2 * seat + 1] = DRIVE.last(action)

    def default(self, state: QuickState, seat: int) -> int:
        """Both cars run, as fast as the safety limit lets them."""
        best = NONE
        best_value = -100
        for option in self.options(state, seat):
            value = 0
            for car, choice in ((2 * seat, DRIVE.first(option)), (2 * seat + 1, DRIVE.last(option))):
                total = total_speed(state, car, choice)
                value += -20 if choice == PIT else total if total <= state.safety_limit else -total
            if value > best_value:
                best, best_value = option, value
        return best

    def prompt(self, state: QuickState, seat: int) -> Message:
        key = "ask-speeds-drs" if state.is_drs else "ask-speeds"
        return Message(key, {"section": state.section + 1, "limit": state.safety_limit})

    def label(self, state: QuickState, seat: int, action: int) -> Message:
        a, b = DRIVE.first(action), DRIVE.last(action)
        slug = state.game.domains["speed"].slug
        names = state.game.domains["car"].slug
        values: dict[str, str | int] = {
            "car-a": f"car:{names(2 * seat)}",
            "car-b": f"car:{names(2 * seat + 1)}",
            "a": f"speed:{slug(a)}",
            "b": f"speed:{slug(b)}",
            "total-a": total_speed(state, 2 * seat, a),
            "total-b": total_speed(state, 2 * seat + 1, b),
        }
        if a == PIT:
            return Message("do-drive-both-pit" if b == PIT else "do-drive-a-pits", values)
        return Message("do-drive-b-pits" if b == PIT else "do-drive", values)

    def why_not(self, state: QuickState, seat: int, action: int) -> Reason:
        a, b = DRIVE.first(action), DRIVE.last(action)
        held = state.cards_of(seat)
        for choice in (a, b):
            card = (choice - 1) // 2
            if choice != PIT and card not in held:
                slug = state.game.domains["card"].slug(card)
                return Reason("QGP-24", Message("why-card-not-yours", {"card": f"card:{slug}"}))
        return Reason("QGP-25", Message("why-one-card-each"))


SPEEDS: Final = ChooseSpeeds("speeds", "QGP-25", [DRIVE], sealed=True)


def choose_speeds(state: QuickState) -> None:
    state.emit(SECTION_BEGINS, state.section + 1, state.safety_limit)
    if state.is_drs:
        state.emit(DRS_SECTION, state.section + 1)
    state.ask_all(SPEEDS, list(range(state.game.seats)))


# ── QGP-27  Total speed = engine power + the chosen number ──


def power(state: QuickState, car: int) -> int:
    """QGP-3: the engine power of the side that is up."""
    return state.rules.damaged_power if car in state.damaged else state.rules.power[car]


def total_speed(state: QuickState, car: int, choice: int) -> int:
    return power(state, car) + state.rules.number[choice]


# ── QGP-25, QGP-26, QGP-27  All are revealed together; stopping cars leave a gap; the race card is filled in ──


def reveal_speeds(state: QuickState) -> None:
    line = state.line
    state.face_up = []
    for place, car in enumerate(line):
        if car >= len(state.plan):
            continue
        choice = state.plan[car]
        state.passed[car] = 0
        if choice == PIT:
            line[place] = GAP + car
            state.totals[car].append(IN_THE_PITS)
            state.emit(PITS, car)
        else:
            state.speed[car] = total_speed(state, car, choice)
            state.totals[car].append(state.speed[car])
            state.face_up.append(car)
            state.emit(DRIVES, car, choice, state.speed[car])


KINDS: Final[list[DecisionKind[Any]]] = [SPEEDS]
EVENTS: Final[list[EventKind]] = [SECTION_BEGINS, DRS_SECTION, DRIVES, PITS]
