"""Table: where a game is played. It checks answers, lets nature answer, keeps the record, and takes moves back.

This is the only place that knows dice; people, bots and clocks sit around it (terminal, server, simulations).
"""

import secrets
from typing import Any

from paddock.core.actions import Action
from paddock.core.decision import NATURE
from paddock.core.errors import BadAction, NotOffered, NoUndo
from paddock.core.event import EVERYBODY, Event
from paddock.core.fairness import Dice, FairDice, commitment
from paddock.core.fields import EVERYONE, entries
from paddock.core.game import Game
from paddock.core.message import Message, Reason
from paddock.core.names import UNKNOWN
from paddock.core.position import write_position
from paddock.core.record import UNDO, Line, Record, replay, result_text
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.view import SPECTATOR, View, view


class Table:
    """A game in progress.

    Without dice of its own the table makes provable ones; a seed makes the secret, and with it the game, repeatable.
    """

    def __init__(
        self,
        game: Game,
        players: list[str] | None = None,
        seed: int | None = None,
        words: list[str] | None = None,
        dice: Dice | None = None,
        state: State | None = None,
        language: str = "en",
    ) -> None:
        secret = secrets.token_bytes(32) if seed is None else f"paddock seed {seed}".encode()
        self.game = game
        self.texts = Texts(game, language)
        self.record = Record(game, players)
        self.record.words = [*(words or []), *[""] * game.seats][: game.seats]
        self.dice: Dice = dice if dice is not None else FairDice(secret, self.record.words)
        if isinstance(self.dice, FairDice):
            self.record.commitment = commitment(self.dice.secret)
        self.events: list[Event] = []
        """Everything that has happened."""
        self._may_undo: list[tuple[int, State, int]] = []  # seat, state before its answer, number of events then
        self.state = state if state is not None else game.start(self.events)
        if state is not None:
            self.record.position = write_position(state)
        self._listen()
        self._let_nature_answer()

    # ── Looking ──

    @property
    def over(self) -> bool:
        return self.state.over

    def view(self, seat: int = SPECTATOR) -> View:
        """The game as this seat may know it."""
        return view(self.state, seat)

    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return self.state.to_answer()

    def options(self, seat: int | None = None) -> list[Action]:
        """What the seat (the one asked, if there is only one) may do."""
        return [self.game.actions.decode(code) for code in self.state.options(self._seat(seat))]

    def default(self, seat: int) -> int:
        """The answer that is given for a seat that does not answer in time."""
        return self.state.kind.default(self.state, seat)

    def __str__(self) -> str:
        return str(self.view())

    # ── Playing ──

    def play(self, action: Action | str | int | dict[str, Any], seat: int | None = None) -> list[Event]:
        """Answer for a seat, and let nature answer what follows. Returns what happened."""
        seat = self._seat(seat)
        code = self._code(action)
        reason = self.why_not(code, seat)
        if reason is not None:
            raise NotOffered(self.texts.reason(reason), reason.rule)
        before = self.state.copy()
        start = len(self.events)
        self._listen()
        line = Line(seat, self.game.actions.text(code))
        self.state.choose(seat, code)
        self.record.lines.append(line)
        self._let_nature_answer()
        self._set_barrier(seat, before, start)
        return self.events[start:]

    def why_not(self, action: Action | str | int | dict[str, Any], seat: int | None = None) -> Reason | None:
        """None if the action is offered to the seat now; else the rule and the sentence that say why it is not."""
        code = self._code(action)
        seat = self._seat(seat)
        state = self.state
        if state.over:
            return Reason("", Message("why-over"))
        if seat not in state.asked:
            waits = " ".join(self.texts.name("seat", other) for other in state.to_answer())
            return Reason(state.kind.rule, Message("why-not-your-decision", {"seats": waits}))
        if code in state.options(seat):
            return None
        if not any(verb.has(code) for verb in state.kind.verbs):
            return Reason(state.kind.rule, Message("why-other-question", {"asked": self.texts.prompt(state, seat)}))
        return state.kind.why_not(state, seat, code)

    def undo(self, seat: int | None = None) -> None:
        """Take the seat's last answer back: up to the barrier, that is until chance was consumed, hidden things were
        seen, or another seat answered."""
        if not self._may_undo or (seat is not None and self._may_undo[-1][0] != seat):
            raise NoUndo(self.texts.say(Message("no-undo")))
        seat, self.state, told = self._may_undo.pop()
        del self.events[told:]
        self.record.lines.append(Line(seat, UNDO))
        self._listen()

    def can_undo(self, seat: int) -> bool:
        return bool(self._may_undo) and self._may_undo[-1][0] == seat

    def add_result(self) -> None:
        """Write result and secret into the record of a finished game."""
        self.record.result = result_text(self.state)
        if isinstance(self.dice, FairDice):
            self.record.secret = self.dice.secret.hex()

    # ── Inside ──

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.game.seats:
                raise BadAction(f"there is no seat {seat}; seats are 0 to {self.game.seats - 1}")
            return seat
        waiting = self.asked()
        if len(waiting) != 1:
            names = ", ".join(self.game.seat_name(other) for other in waiting) or "nobody"
            raise BadAction(f"say for which seat: now asked are {names}")
        return waiting[0]

    def _code(self, action: Action | str | int | dict[str, Any]) -> int:
        if isinstance(action, Action):
            return action.code
        if isinstance(action, str):
            return self.game.actions.parse(action).code
        if isinstance(action, dict):
            return self.game.actions.from_json(action).code
        return self.game.actions.decode(action).code

    def _listen(self) -> None:
        self.state.events = self.events

    def _let_nature_answer(self) -> None:
        state = self.state
        while state.is_chance:
            outcomes = state.options(NATURE)
            outcome = outcomes[self.dice.pick(state.weights())]
            state.choose(NATURE, outcome)
            self.record.lines.append(Line(NATURE, self.game.actions.text(outcome)))
        if state.over and not self.record.result:
            self.add_result()

    def _set_barrier(self, seat: int, before: State, told: int) -> None:
        """Keep `before` for an undo, unless what has been seen since cannot be unseen."""
        if self._may_undo and self._may_undo[-1][0] != seat:
            self._may_undo.clear()
        sealed = before.kind.sealed
        chance = self.record.lines[-1].seat == NATURE
        private = any(event.audience != EVERYBODY for event in self.events[told:])
        if chance or private or sealed or self.state.over or self._revealed(before):
            self._may_undo.clear()
        else:
            self._may_undo.append((seat, before, told))

    def _revealed(self, before: State) -> bool:
        """Whether anybody sees a card or fact now that was hidden before."""
        for seat in [SPECTATOR, *range(self.game.seats)]:
            old, new = view(before, seat).state, view(self.state, seat).state
            for field in self.game.layout.fields:
                if field.see != EVERYONE and entries(field, new).count(UNKNOWN) < entries(field, old).count(UNKNOWN):
                    return True
        return False


def resume(record: Record, language: str = "en") -> Table:
    """The table at the end of a record, to be played on.

    A record that was saved with its secret goes on with the same dice, so that the whole game can still be verified;
    without the secret it goes on with new dice, and the old commitment is dropped.
    """
    game = record.game
    state = first = record.start()
    dice = None
    if record.secret:
        dice = FairDice(bytes.fromhex(record.secret), record.words)
        dice.counter = sum(line.seat == NATURE for line in record.lines)
    # A table that starts where the record ends: nature has nothing to answer there, or answers with the right die.
    events: list[Event] = []
    state.events = events
    for _, state in replay(record, first):
        state.events = events
    table = Table(game, record.players, None, record.words, dice, state, language)
    played = table.record
    played.position = record.position
    played.lines = record.lines + played.lines
    if dice is None:
        played.secret = ""
    table.events = events + table.events
    table._listen()
    return table
