"""F. Planning (GR-19, GR-20)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message
from paddock.core.offer import Offer
from paddock.core.rows import row_of, same_row
from paddock.core.vecs import vec
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import ESCORT, FUNDING, MECHANIC, MOST_ASSISTANTS, SCOUT

MOST_SPLITS: Final = 56
"""The ways to spread five assistants over four areas."""

PLAN: Final = Verb("plan", ("split", "split", MOST_SPLITS))

PLANS: Final = EventKind(
    "plans",
    "GR-19",
    ("seat", "seat"),
    ("split", "split"),
    ("scouts", ""),
    ("mechanics", ""),
    ("escorts", ""),
    ("funding", ""),
)

USUAL_SPLIT: Final = row_of([1, 2, 1, 1])


PLANS_FOR: Final[list[vec[i64]]] = [row_of([]) for _ in range(MOST_ASSISTANTS + 1)]
"""What `plans` has found for each number of assistants."""


def plans(assistants: i64, splits: i64) -> vec[i64]:
    """All ways to spread so many assistants, as actions."""
    known = PLANS_FOR[assistants]
    if len(known) == 0:
        known = vec[i64]([PLAN.code(split) for split in range(splits)])
        PLANS_FOR[assistants] = known
    return known


# ── GR-19, GR-20, GR-56, GR-91, G-7, G-9, G-20  All at once behind the screens; every assistant is back every round ──


class Planning(DecisionKind[GreatState]):
    """Sealed: the plans become public, all together, when the last one is in."""

    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        offer.add_all(plans(state.components.assistants, len(state.components.splits)))

    def default(self, state: GreatState, seat: i64) -> i64:
        """Something of everything, if the box has the usual number of assistants."""
        for split, assistants in enumerate(state.components.splits):
            if same_row(assistants, USUAL_SPLIT):
                return PLAN.code(split)
        return PLAN.code(0)

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        split = state.components.splits[PLAN.first(action)]
        state.scouts[seat] = split[SCOUT]
        state.mechanics[seat] = split[MECHANIC]
        state.escorts[seat] = split[ESCORT]
        state.funding[seat] = split[FUNDING]
        state.passed[seat] = 0
        state.emit(PLANS, seat, PLAN.first(action), split[SCOUT], split[MECHANIC], split[ESCORT], split[FUNDING])

    def prompt(self, state: GreatState, seat: i64) -> Message:
        return Message("ask-planning", {"assistants": state.components.assistants})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message:
        split = state.components.splits[PLAN.first(action)]
        return Message(
            "do-plan",
            {
                "scouts": split[SCOUT],
                "mechanics": split[MECHANIC],
                "escorts": split[ESCORT],
                "funding": split[FUNDING],
                "pays": state.components.funding_pays[split[FUNDING]],
            },
        )


PLANNING: Final[Planning] = Planning("planning", "GR-19", [PLAN], sealed=True)


def plan(state: GreatState) -> None:
    state.ask_all(PLANNING, state.order)


KINDS: Final[list[DecisionKind[Any]]] = [PLANNING]
EVENTS: Final[list[EventKind]] = [PLANS]
