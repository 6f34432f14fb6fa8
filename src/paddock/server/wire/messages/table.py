"""The table as a client may know it: facts, questions, events, and whose answer is awaited."""

from typing import Any

from paddock.server.wire.messages.base import Struct
from paddock.server.wire.messages.games import GameInfo


class OptionOffer(Struct):
    action: str
    """The text to send back."""
    verb: str
    values: dict[str, str]
    """The arguments by name, as slugs: what the board highlights."""
    figures: dict[str, int]
    """The numbers that its label speaks of, by name: totals, costs, places."""
    label: str


class Question(Struct):
    """What is asked of one of this client's seats."""

    seat: int
    kind: str
    rule: str
    prompt: str
    sealed: bool
    answered: str
    """The sealed answer already given (it may be changed), as action text; empty: none."""
    options: list[OptionOffer]
    default: str
    can_undo: bool


class TowerRow(Struct):
    """A line of the timing tower. `car` is the slug the board uses."""

    place: int
    car: str
    title: str
    seat: int
    turn: int
    """Its number in this round's order of play; 0: none."""
    lap: int
    gap: str
    marks: list[str]
    """Small words such as damaged, pit, soft, out, finished."""
    score: float


class EventTold(Struct):
    """One event, as this client may know it: typed for animation, and as a sentence for the log."""

    number: int
    version: int
    seat: int
    """The only seat that may know it (a hot-seat browser shows it behind that seat's curtain); -1: everybody."""
    kind: str
    rule: str
    values: dict[str, Any]
    text: str
    chapter: str
    """Set on events that open a chapter of the replay (race, section, lap, round): its title."""


class Waiting(Struct):
    """Whose answer is awaited, for everybody to see."""

    kind: str
    prompt: str
    seats: list[int]
    answered: list[int]
    deadline: float
    """Server time in seconds at which the default is played; 0: no clock."""


class UndoRequest(Struct):
    number: int
    seat: int
    waits_for: list[int]


class UndoRefused(Struct):
    """Somebody did not agree that an answer is taken back; told until the race goes on."""

    number: int
    """Of the request."""
    seat: int
    """Who had asked."""
    by: int


class NoteTold(Struct):
    """A line of the log that is no event of the race: an answer taken back, a time-out, a bot that drives for somebody.

    Notes are only ever added, so whoever has one keeps it; the latest of them are told with every table.
    """

    number: int
    """From 0."""
    version: int
    """The line of the record that it goes with."""
    seat: int
    kind: str
    """undo, take-back (new dice), rewind (the same dice come again), time-out, bot-drives, drives-again"""
    text: str


class GuideStep(Struct):
    """What the guide of a guided race says now."""

    number: int
    """From 1; one more than there are steps: it has said everything."""
    steps: int
    text: str
    """Empty while it waits for what is asked next."""
    rule: str
    point: list[str]
    """The things on the table that it points at, by their `about-` names."""
    wanted: list[str]
    """The answers that lead on; empty: all do."""


class Table(Struct, tag="table"):
    """The whole table as this client may know it. `events` holds what is new since the version the client had."""

    version: int
    now: float
    info: GameInfo
    you: list[int]
    facts: dict[str, Any]
    """The state as the client's seats may know it: numbers, slugs and lists of them; `?` is unknown, `.` is none."""
    seat_facts: dict[str, dict[str, Any]]
    """For a browser with several seats (hot-seat): the facts of each, by seat number; drawn only behind its curtain."""
    tower: list[TowerRow]
    waiting: Waiting | None
    questions: list[Question]
    events: list[EventTold]
    first_event: int
    """`events` replaces everything from this number on: keep what you have below it, drop the rest (it was taken back).
    Have less than that? Then the beginning was left out: fetch the replay for it."""
    scores: list[float]
    places: list[int]
    banks: list[float]
    """Seconds left of each seat's bank; empty without that clock."""
    can_undo: list[int]
    """Your seats that can take their last answer back at once."""
    may_ask_undo: list[int]
    """Your seats that can ask the others to let them take it back."""
    undo_request: UndoRequest | None
    undo_refused: UndoRefused | None
    notes: list[NoteTold]
    guide: GuideStep | None
    """In a guided race, for its learner; else nothing."""
