"""A table as each of its readers may know it: everything that leaves the server about a table is made here.

Each part is made once for all who may see the same: a view, its facts, a seat's question in one language. Prompts,
labels, reasons and defaults are computed on the seat's own view, so that a careless rule can at worst say `?`.
"""

from collections import Counter
from functools import cached_property
from typing import Any

from paddock.core.guided_table import GuidedTable
from paddock.core.message import Message, Reason
from paddock.core.names import EVERYBODY
from paddock.core.reader import SPECTATOR, Reader, reader_of
from paddock.core.table import Table
from paddock.core.undo import may_take_back
from paddock.core.view import View, view
from paddock.core.walk import standing
from paddock.core.why_not import why_not
from paddock.server.wire.events import tell
from paddock.server.wire.facts import facts
from paddock.server.wire.languages import texts_in
from paddock.server.wire.messages import table as messages
from paddock.server.wire.messages.table import EventTold, GuideStep, Question, TowerRow, Waiting
from paddock.server.wire.naming import worded_tower
from paddock.server.wire.questions import default_answer, question_of
from paddock.server.wire.tower import tower

LATEST_EVENTS = 400
"""How many events are told at once; a newcomer asks for those before."""


MOST_WANTED = 60
"""How many of the answers that lead on a guide names at most."""


WITHOUT_ROOM: dict[str, Any] = {
    "version": 0,
    "now": 0.0,
    "info": None,
    "banks": [],
    "undo_request": None,
    "undo_refused": None,
    "notes": [],
}
"""What a message about a table holds until its room has added its part."""


class SeenTable:
    """The table as it stands now. A table that has been shown is not changed any more: the next one is a copy."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.version = len(table.record.lines)
        self._views: dict[Reader, View] = {}
        self._facts: dict[Reader, dict[str, Any]] = {}
        self._towers: dict[Reader, list[TowerRow]] = {}
        self._audiences = Counter([event.audience for event in table.events])
        self._questions: dict[tuple[int, str], Question | None] = {}

    def told(self, reader: Reader, language: str, since: int) -> messages.Table:
        """The whole table as a message to this reader, with the events after version `since`. What the room knows, such
        as the time that is left, is for it to add."""
        state = self.view(reader).state
        first, events = self.events(reader, language, since if since <= self.version else -1)
        questions = [self.question(seat, language) for seat in reader.seats]
        can_undo = [seat for seat in reader.seats if seat == self.may_undo]
        return messages.Table(
            **WITHOUT_ROOM,
            you=list(reader.seats),
            facts=self.facts(reader),
            seat_facts={str(seat): self.facts(seat) for seat in reader.seats} if len(reader.seats) > 1 else {},
            tower=worded_tower(self.tower(reader), self.game, language),
            waiting=self.waiting(language),
            questions=[question for question in questions if question is not None],
            events=events,
            first_event=first,
            scores=[float(points) for points in state.scores()],
            places=state.places(),
            can_undo=can_undo,
            may_ask_undo=[seat for seat in reader.seats if seat not in can_undo and seat in self.may_ask_undo],
            guide=self.guide(reader, language),
        )

    # ── Who may know what ──

    def view(self, who: Reader | int) -> View:
        reader = reader_of(who)
        if reader not in self._views:
            self._views[reader] = view(self.table.state, reader)
        return self._views[reader]

    def facts(self, who: Reader | int) -> dict[str, Any]:
        reader = reader_of(who)
        if reader not in self._facts:
            self._facts[reader] = facts(self.view(reader).state)
        return self._facts[reader]

    def tower(self, who: Reader | int) -> list[TowerRow]:
        reader = reader_of(who)
        if reader not in self._towers:
            self._towers[reader] = tower(self.view(reader))
        return self._towers[reader]

    # ── What is asked ──

    def question(self, seat: int, language: str) -> Question | None:
        """What is asked of the seat; None: nothing."""
        key = (seat, language)
        if key not in self._questions:
            can_undo = seat == self.may_undo
            self._questions[key] = question_of(self.view(seat), can_undo, texts_in(language, self.game))
        return self._questions[key]

    def guide(self, reader: Reader, language: str) -> GuideStep | None:
        """What the guide says to its learner; None: there is no guide, or the reader is somebody else."""
        table = self.table
        if not isinstance(table, GuidedTable) or table.learner not in reader.seats:
            return None
        step, number = table.step, table.steps_passed + 1
        texts = texts_in(language, self.game)
        if step is None:
            text = texts.say(Message("guide-end"))
        else:
            text = texts.say(Message(f"guide-{number}")) if table.speaks_now() else ""
        wanted: list[str] = []
        if step is not None and step.play and text:
            wanted = [str(option) for option in table.options(table.learner) if step.leads_on(str(option))]
        return GuideStep(
            number=number,
            steps=len(table.guide.steps),
            text=text,
            rule=step.rule if step is not None else "",
            point=step.point if step is not None and text else [],
            wanted=wanted[:MOST_WANTED],
        )

    def default(self, seat: int) -> int:
        """The answer given for the seat when its time is up, from what the seat may know."""
        return default_answer(self.view(seat))

    def why_not(self, seat: int, text: str, language: str) -> tuple[int, Reason | None]:
        """The action that a text names, and None if it is offered; else the reason, from what the seat may know.

        Raises `BadAction` for a text that names no action of the game.
        """
        code = self.game.actions.parse(text).code
        seen = self.view(seat)
        return code, why_not(seen.state, seat, seen.options, code, texts_in(language, self.game))

    # ── Whose answer is awaited ──

    def waiting(self, language: str) -> Waiting | None:
        """What the table waits for, for everybody to see; None: the game is over."""
        if self.table.over:
            return None
        state = self.view(SPECTATOR).state
        to_answer = state.to_answer()
        return Waiting(
            kind=state.kind.name,
            prompt=self.waiting_prompt(language),
            seats=to_answer,
            answered=[seat for seat in state.asked if seat not in to_answer],
            deadline=0.0,
        )

    def waiting_prompt(self, language: str) -> str:
        """The same in one sentence."""
        state = self.view(SPECTATOR).state
        texts = texts_in(language, self.game)
        names = ", ".join(texts.name("seat", seat) for seat in state.to_answer())
        key = f"wait-{state.kind.name}"
        return texts.say(Message(key if texts.has(key) else "wait", {"seats": names}))

    # ── What happened ──

    def events(
        self, reader: Reader, language: str, since: int, before: int | None = None
    ) -> tuple[int, list[EventTold]]:
        """The events after version `since` that this reader may know, the latest of them or those just before a number;
        and the number of the first."""
        table = self.table
        number = sum(self._audiences[audience] for audience in (EVERYBODY, *reader.seats))
        texts = texts_in(language, self.game)
        told: list[EventTold] = []
        for version, event in zip(reversed(table.told_at), reversed(table.events), strict=True):
            if version <= since or len(told) == LATEST_EVENTS:
                break
            if event.seen_by(reader):
                number -= 1
                if before is None or number < before:
                    told.append(tell(event, number, version, texts))
        told.reverse()
        return number, told

    # ── What can be taken back ──

    @cached_property
    def may_undo(self) -> int | None:
        """The seat that can take its last answer back at once."""
        return next((seat for seat in range(self.game.seats) if self.table.can_undo(seat)), None)

    @cached_property
    def may_ask_undo(self) -> list[int]:
        """The seats that can ask the others to let them go back."""
        lines = self.table.record.lines
        answered = {lines[place].seat for place in standing(lines)}
        return [seat for seat in range(self.game.seats) if seat in answered and may_take_back(self.table.state, seat)]


def not_begun(reader: Reader) -> messages.Table:
    """The message about a room that has no table yet, but for what the room adds to it."""
    return messages.Table(
        **WITHOUT_ROOM,
        you=list(reader.seats),
        facts={},
        seat_facts={},
        tower=[],
        waiting=None,
        questions=[],
        events=[],
        first_event=0,
        scores=[],
        places=[],
        can_undo=[],
        may_ask_undo=[],
        guide=None,
    )
