"""Showing: a table at one version, as each of its readers may know it. Everything that leaves the server is made here.

Each part is made once for all who may see the same: a seat's view, its question in one language, an event's sentence.
Prompts, labels, reasons and defaults are computed on the seat's own view, so that a careless rule can at worst say `?`.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

from paddock.core.errors import PaddockError
from paddock.core.event import EVERYBODY, Event
from paddock.core.game import Game
from paddock.core.message import Message, Reason
from paddock.core.record import standing
from paddock.core.state import State
from paddock.core.table import Table
from paddock.core.texts import Texts
from paddock.core.undo import may_take_back
from paddock.core.view import SPECTATOR, View, view
from paddock.server.facts import facts
from paddock.server.messages import EventTold, OptionOffer, Question, TowerRow
from paddock.server.screens import Screen, screen
from paddock.server.sentences import sentences

LATEST_EVENTS = 400
"""How many events are told at once; a newcomer asks for those before."""

Reader = tuple[int, ...]
"""The seats a client answers for, in ascending order; empty for a spectator."""


class Showing:
    """The table as it stands now. A table that has been shown is not changed any more: the next one is a copy."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.version = len(table.record.lines)
        self.screen: Screen = screen(table.game.title)
        self._views: dict[int, View] = {}
        self._facts: dict[int, dict[str, Any]] = {}
        self._towers: dict[int, list[TowerRow]] = {}
        self._audiences = Counter([event.audience for event in table.events])
        self._questions: dict[tuple[int, str], Question | None] = {}

    # ── Who may know what ──

    def view(self, seat: int) -> View:
        if seat not in self._views:
            self._views[seat] = view(self.table.state, seat)
        return self._views[seat]

    def facts(self, seat: int) -> dict[str, Any]:
        if seat not in self._facts:
            self._facts[seat] = facts(self.view(seat).state)
        return self._facts[seat]

    def tower(self, seat: int) -> list[TowerRow]:
        if seat not in self._towers:
            self._towers[seat] = self.screen.tower(self.view(seat))
        return self._towers[seat]

    def eyes(self, reader: Reader) -> int:
        """Whose view a client looks through: its seat's, or everybody's if it has none, or several (hot-seat)."""
        return reader[0] if len(reader) == 1 else SPECTATOR

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

    # ── What is asked ──

    def question(self, seat: int, language: str) -> Question | None:
        """What is asked of the seat; None: nothing."""
        key = (seat, language)
        if key not in self._questions:
            self._questions[key] = self._ask(seat, sentences(self.game, language))
        return self._questions[key]

    def _ask(self, seat: int, texts: Texts) -> Question | None:
        seen = self.view(seat)
        if not seen.options:
            return None
        state = seen.state
        kind = state.kind
        answer = state.answers[seat]
        return Question(
            seat=seat,
            kind=kind.name,
            rule=kind.rule,
            prompt=texts.prompt(state, seat),
            sealed=kind.sealed,
            answered=self.game.actions.text(answer) if answer >= 0 else "",
            options=[self._offer(texts, state, seat, code) for code in seen.options],
            default=self.game.actions.text(self.default(seat)),
            can_undo=seat == self.may_undo,
        )

    def _offer(self, texts: Texts, state: State, seat: int, code: int) -> OptionOffer:
        text, verb, values = parts_of(self.game, code)
        label = texts.action_message(state, seat, code)
        return OptionOffer(
            action=text,
            verb=verb,
            values=values,
            figures={name: value for name, value in label.values.items() if isinstance(value, int)},
            label=texts.say(label),
        )

    def default(self, seat: int) -> int:
        """The answer given for the seat when its time is up, from what the seat may know."""
        seen = self.view(seat)
        chosen = seen.state.kind.default(seen.state, seat)
        return chosen if chosen in seen.options else seen.options[0]

    def why_not(self, seat: int, text: str, language: str) -> tuple[int, Reason | None]:
        """The action that a text names, and None if it is offered; else the reason, from what the seat may know.

        Raises `BadAction` for a text that names no action of the game.
        """
        code = self.game.actions.parse(text).code
        seen = self.view(seat)
        state = seen.state
        texts = sentences(self.game, language)
        if code in seen.options:
            return code, None
        if state.asks < 0:
            return code, Reason("", Message("why-over"))
        if not seen.options:
            waits = ", ".join(texts.name("seat", other) for other in state.to_answer() if other >= 0)
            return code, Reason(state.kind.rule, Message("why-not-your-decision", {"seats": waits}))
        if not any(verb.has(code) for verb in state.kind.verbs):
            return code, Reason(state.kind.rule, Message("why-other-question", {"asked": texts.prompt(state, seat)}))
        return code, state.kind.why_not(state, seat, code)

    # ── What happened ──

    def events(
        self, reader: Reader, language: str, since: int, before: int | None = None
    ) -> tuple[int, list[EventTold]]:
        """The events after version `since` that this reader may know, the latest of them or those just before a number;
        and the number of the first."""
        table = self.table
        number = sum(self._audiences[audience] for audience in {EVERYBODY, *reader})
        texts = sentences(self.game, language)
        told: list[EventTold] = []
        for version, event in zip(reversed(table.told_at), reversed(table.events), strict=True):
            if version <= since or len(told) == LATEST_EVENTS:
                break
            if event.audience == EVERYBODY or event.audience in reader:
                number -= 1
                if before is None or number < before:
                    told.append(tell(event, number, version, texts, self.screen))
        told.reverse()
        return number, told

    # ── Whose turn it is ──

    def waiting_prompt(self, language: str) -> str:
        """One sentence for everybody: what the table waits for."""
        state = self.view(SPECTATOR).state
        texts = sentences(self.game, language)
        names = ", ".join(texts.name("seat", seat) for seat in state.to_answer())
        key = f"wait-{state.kind.name}"
        return texts.say(Message(key if texts.has(key) else "wait", {"seats": names}))


@lru_cache(maxsize=20_000)
def parts_of(game: Game, code: int) -> tuple[str, str, dict[str, str]]:
    """An action's text, its verb, and its arguments by name."""
    action = game.actions.decode(code)
    names = [name for name, _, _ in action.verb.arguments]
    return str(action), action.verb.name, dict(zip(names, action.slugs, strict=True))


def tell(event: Event, number: int, version: int, texts: Texts, screen_: Screen) -> EventTold:
    domains = texts.game.domains
    return EventTold(
        number=number,
        version=version,
        seat=event.audience,
        kind=event.kind.name,
        rule=event.kind.rule,
        values={
            name: domains[domain].slug(value) if domain else value
            for (name, domain), value in zip(event.kind.arguments, event.values, strict=True)
        },
        text=texts.event(event),
        chapter=screen_.chapter(event, texts),
    )


def reader_of(seats: Sequence[int]) -> Reader:
    return tuple(sorted(set(seats)))


def sentence(error: Exception) -> str:
    """What an error says to the outside: its own words if it was made for people, else nothing about it."""
    return str(error) if isinstance(error, PaddockError) else "Something went wrong on the server; nothing was changed."
