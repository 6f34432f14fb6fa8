"""The log in fewer lines: what many events tell one after the other, told in one sentence.

A line of ten cars that moves nine steps is ninety events, one for every car and step, as a picture needs them. Whoever
reads lines wants to know who drove where, whom it pushed and who came along.
"""

from collections.abc import Sequence
from typing import Final

from paddock.core.event import Event, EventKind
from paddock.core.message import Message
from paddock.core.texts import Texts
from paddock.games.grand_prix.rules.hands import SEES
from paddock.games.grand_prix.rules.order import TAKES_LEAD
from paddock.games.grand_prix.rules.restarts import IS_REGRIDDED
from paddock.games.grand_prix.rules.safety_zone import FORMS_UP, IS_SHOVED_ON
from paddock.games.grand_prix.rules.setup import LINES_UP, LINES_UP_BY_LOT, LINES_UP_SECOND
from paddock.games.grand_prix.rules.stepping import (
    COMES_BACK,
    CUTS_ACROSS,
    FOLLOWS,
    FOLLOWS_IN_LINE,
    GIVES_WAY,
    IS_PUSHED,
    IS_PUSHED_ASIDE,
    IS_PUSHED_IN_LINE,
    LEAVES_PITS,
    LINE_FORMS,
    MOVES,
    SIDESTEPS,
)

DRIVES: Final = {MOVES, SIDESTEPS, CUTS_ACROSS, LEAVES_PITS, COMES_BACK}
PUSHED: Final = {IS_PUSHED, IS_PUSHED_IN_LINE, IS_PUSHED_ASIDE, GIVES_WAY}
FOLLOWING: Final = {FOLLOWS, FOLLOWS_IN_LINE}
STEPS: Final = DRIVES | PUSHED | FOLLOWING
ON_THE_WAY: Final = {TAKES_LEAD, LINE_FORMS}
"""What is told between two steps without ending the move."""

FAMILIES: Final[list[set[EventKind]]] = [
    STEPS | ON_THE_WAY,
    {LINES_UP, LINES_UP_SECOND, LINES_UP_BY_LOT},
    {IS_REGRIDDED},
    {FORMS_UP, IS_SHOVED_ON},
    {SEES},
]
"""Events of one family that follow each other are told together."""


def digest(texts: Texts, events: Sequence[Event]) -> list[Message]:
    """What happened, in the order in which it happened."""
    told: list[Message] = []
    run: list[Event] = []
    for event in events:
        if run and _family(event) != _family(run[0]):
            told += _tell(texts, run)
            run = []
        run.append(event)
        if _family(event) < 0:
            told += _tell(texts, run)
            run = []
    return told + _tell(texts, run)


def _family(event: Event) -> int:
    """The number of the family an event belongs to; -1: it is told by itself."""
    return next((number for number, kinds in enumerate(FAMILIES) if event.kind in kinds), -1)


def _tell(texts: Texts, run: list[Event]) -> list[Message]:
    """The events of one family in as few sentences as can be."""
    if sum(event.kind not in ON_THE_WAY for event in run) < 2:
        return [texts.event_message(event) for event in run]
    first = run[0].kind
    if first in FAMILIES[0]:
        return _tell_move(texts, run)
    if first is SEES:
        return [Message("told-cards", {"cards": ", ".join(texts.name("card", event.values[0]) for event in run)})]
    if first is IS_REGRIDDED:
        return [Message("told-restart", {"cars": _ends(texts, run)})]
    if first in FAMILIES[1]:
        return [Message("told-grid", {"cars": _ends(texts, run, space=2)})]
    return [Message("told-forming-up", {"cars": _ends(texts, run)})]


def _tell_move(texts: Texts, run: list[Event]) -> list[Message]:
    """Who drove where, whom it pushed and who came along, as they stand at the end; then what it led to."""
    steps = [event for event in run if event.kind in STEPS]
    driven = [event.values[0] for event in steps if event.kind in DRIVES]
    if driven:
        pushed = {event.values[0] for event in steps if event.kind in PUSHED} - {driven[0]}
        following = {event.values[0] for event in steps} - pushed - {driven[0]}
        values: dict[str, str | int] = {
            "car": texts.name("car", driven[0]),
            "space": texts.name("space", [event for event in steps if event.values[0] == driven[0]][-1].values[1]),
            "pushing": len(pushed),
            "pushed": _ends(texts, [event for event in steps if event.values[0] in pushed]),
            "following": len(following),
            "followers": _ends(texts, [event for event in steps if event.values[0] in following]),
        }
        said = Message("told-move", values)
    else:
        said = Message("told-forming-up", {"cars": _ends(texts, steps)})
    leads = [event for event in run if event.kind is TAKES_LEAD][-1:]
    return [said, *[texts.event_message(event) for event in leads]]


def _ends(texts: Texts, run: Sequence[Event], space: int = 1) -> str:
    """Where each car has come to, in the order in which they set off; `space`: which value of the events says it."""
    ends = {event.values[0]: event.values[space] for event in run}
    return ", ".join(f"{texts.name('car', car)} {texts.name('space', end)}" for car, end in ends.items())
