"""Table: where a game is played. It checks answers, lets nature answer, keeps the record, and takes moves back.

This is the only place that knows dice; people, bots and clocks sit around it (terminal, server, simulations).
"""

import copy
import secrets
from collections.abc import Sequence
from typing import Any

from paddock.core.actions import FAR_BACK, REWIND, TAKE_BACK, UNDO, Action
from paddock.core.drawn import drawn
from paddock.core.earlier import EarlierStates
from paddock.core.errors import BadAction, BadRecord, EndlessRule, NotOffered, NoUndo
from paddock.core.event import Event
from paddock.core.fairness import Dice, FairDice, commitment
from paddock.core.game import Game
from paddock.core.message import Message, Reason
from paddock.core.names import NATURE
from paddock.core.position import check_complete, read_position, write_position
from paddock.core.reader import SPECTATOR, Reader, reader_of
from paddock.core.record import Line, Record, one_line, result_text
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.undo import Undo, may_take_back
from paddock.core.view import View, view
from paddock.core.walk import SealedAnswers, changes_answer, dice_spent, offered, standing, taken_back
from paddock.core.why_not import why_not

MOST_IN_A_ROW = 2_000
"""The most answers that nature may give in a row. Our games need about 100, to deal the cards of a season."""


class Table:
    """A game in progress.

    Without dice of its own the table makes provable ones; a seed makes the secret, and with it the game, repeatable.
    With a state it plays on from there. The lines of a record that begins there are played first, as they stand.
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
        played: Sequence[Line] = (),
    ) -> None:
        secret = secrets.token_bytes(32) if seed is None else f"paddock seed {seed}".encode()
        self.game = game
        self.texts = Texts(game, language)
        self.record = Record(game, players)
        self.record.words = [*map(one_line, words or []), *[""] * game.seats][: game.seats]
        self.dice: Dice = dice if dice is not None else FairDice(secret, self.record.words)
        if isinstance(self.dice, FairDice):
            self.record.commitment = commitment(self.dice.secret)
        self.events: list[Event] = []
        """Everything that has happened."""
        self.told_at: list[int] = []
        """For each event, how many lines the record had when it was told: the answer that led to it and nature's."""
        self.sealed = SealedAnswers()
        """Since when the present question is asked, and which of the lines since then others may not know of."""
        self._undo = Undo()
        self._earlier = EarlierStates()
        if state is None:
            self.state = game.start(self.events)
        else:
            check_complete(state)
            self.state = state.copy()
            self.record.position = write_position(state)
        self._listen()
        self._play_all_again(played)
        self._let_nature_answer()
        self._tell()

    # ── Looking ──

    @property
    def over(self) -> bool:
        return self.state.over

    def view(self, who: Reader | int = SPECTATOR) -> View:
        """The game as this reader, or the seat of this number, may know it."""
        reader = reader_of(who)
        for seat in reader.seats:
            self._seat(seat)
        return view(self.state, reader)

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

    def _repr_svg_(self) -> str:
        """What a notebook shows: what everybody may see."""
        return drawn("paddock.core.pictures:draw_state", self.state)

    # ── Playing ──

    def play(self, action: Action | str | int | dict[str, Any], seat: int | None = None) -> list[Event]:
        """Answer for a seat, and let nature answer what follows. Returns what happened."""
        seat = self._seat(seat)
        code = self._code(action)
        reason = self.why_not(code, seat)
        if reason is not None:
            raise NotOffered(self.texts.reason(reason), reason.rule)
        before = self.state.copy()
        sealed = self.sealed.copy()
        told = len(self.events)
        played = len(self.record.lines)
        rolled = self.dice.counter if isinstance(self.dice, FairDice) else 0
        try:
            self._answer(seat, code)
            self._let_nature_answer()
        except BaseException:  # a mistake in the rules, or an interruption: no half-changed game
            self.state = before
            self.sealed = sealed
            del self.events[told:]
            del self.record.lines[played:]
            self._earlier.back_to(played)
            if isinstance(self.dice, FairDice):
                self.dice.counter = rolled
            self._undo = Undo()
            self._listen()
            raise
        self._tell()
        return self.events[told:]

    def why_not(self, action: Action | str | int | dict[str, Any], seat: int | None = None) -> Reason | None:
        """None if the action is offered to the seat now; else the rule and the sentence that say why it is not."""
        code = self._code(action)
        seat = self._seat(seat)
        return why_not(self.state, seat, self.state.options(seat), code, self.texts)

    def undo(self, seat: int | None = None) -> None:
        """Take the seat's last answer back: up to the barrier, that is until chance was consumed, hidden things were
        seen, or another seat answered."""
        who = self._undo.who()
        if who is None or (seat is not None and seat != who):
            raise NoUndo(self.texts.say(Message("no-undo")))
        step = self._undo.back()
        self.state = step.before.copy()
        del self.events[step.told :]
        self._went_back(Line(who, UNDO), step.place)

    def can_undo(self, seat: int) -> bool:
        return self._undo.who() == seat

    def take_back(self, seat: int, same_dice: bool = False) -> None:
        """Go back to before the seat's last answer, whatever has happened since. The others must have agreed: the table
        does not ask them. Dice that were rolled stay spent, and what follows is rolled with new ones; or the same dice
        come again."""
        if not self.may_take_back(seat):
            raise NoUndo(self.texts.say(Message("no-take-back")))
        lines = self.record.lines
        places = standing(lines)
        while lines[places[-1]].seat != seat:
            places.pop()
        back = places.pop()
        self._earlier.back_to(back)
        kept = self._earlier.latest()
        del self.events[kept.told :]
        self.state = kept.state.copy()
        self._listen()
        for place in places:
            if place >= kept.place:
                self.state.choose(lines[place].seat, self._code(lines[place].text))
        if same_dice and isinstance(self.dice, FairDice):
            self.dice.counter = dice_spent(lines)[back]
        self._undo = Undo()
        self._went_back(Line(seat, REWIND if same_dice else TAKE_BACK), back)

    def may_take_back(self, seat: int) -> bool:
        """Whether there is something that the others could let this seat take back."""
        lines = self.record.lines
        return may_take_back(self.state, seat) and any(lines[place].seat == seat for place in standing(lines))

    def copy(self) -> "Table":
        """An independent copy: what is tried on it does not happen here."""
        twin = copy.copy(self)
        twin.record = copy.copy(self.record)
        twin.record.lines = self.record.lines[:]
        twin.dice = copy.copy(self.dice)
        twin.events = self.events[:]
        twin.told_at = self.told_at[:]
        twin.state = self.state.copy()
        twin.sealed = self.sealed.copy()
        twin._undo = self._undo.copy()
        twin._earlier = self._earlier.copy()
        twin._listen()
        return twin

    def add_result(self) -> None:
        """Write result and secret into the record of a finished game."""
        self.record.result = result_text(self.state)
        if isinstance(self.dice, FairDice) and self.record.commitment:
            self.record.secret = self.dice.secret.hex()

    # ── Inside ──

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.game.seats:
                raise BadAction(f"there is no seat {seat}; seats are 0 to {self.game.seats - 1}")
            return seat
        waiting = self.asked()
        if self.over:
            raise NotOffered(self.texts.say(Message("why-over")), "")
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
        if type(action) is not int:
            raise BadAction(f"an action is a text, a number or an object, not {action!r}")
        return self.game.actions.decode(action).code

    def _listen(self) -> None:
        self.state.events = self.events

    def _tell(self) -> None:
        del self.told_at[len(self.events) :]
        self.told_at += [len(self.record.lines)] * (len(self.events) - len(self.told_at))

    def _let_nature_answer(self) -> None:
        state = self.state
        left = MOST_IN_A_ROW
        while state.is_chance:
            if left == 0:
                raise EndlessRule(f"nature was asked {MOST_IN_A_ROW} times in a row, the last time {state.kind.name}")
            left -= 1
            self._answer(NATURE, state.options(NATURE)[self._draw()])
        if state.over and not self.record.result:
            self.add_result()

    def _draw(self) -> int:
        """Which of nature's outcomes comes."""
        return self.dice.pick(self.state.weights())

    def _answer(self, seat: int, code: int) -> None:
        place, told = len(self.record.lines), len(self.events)
        self._earlier.keep(place, self.state, told)
        self._undo.answers(seat, self.state, code, told, place)
        line = Line(seat, self.game.actions.text(code))
        is_change = changes_answer(self.state, line)
        self.record.lines.append(line)
        self.state.choose(seat, code)
        self.sealed.follow(len(self.record.lines), line, is_change, self.state)

    def _went_back(self, line: Line, place: int) -> None:
        """Write down that the present state is the one before the answer at `place`."""
        self._earlier.back_to(place)
        self.record.lines.append(line)
        self.sealed.follow(len(self.record.lines), line, False, self.state)
        self._listen()
        self._tell()

    def _play_all_again(self, lines: Sequence[Line]) -> None:
        """Play these lines. States that are gone back to are kept on the way: to find each of them from an earlier one,
        as `take_back` does, would take longer the more take-backs there are."""
        backs, spent = taken_back(lines), dice_spent(lines)
        gone_back_to = set(backs.values())
        kept: dict[int, tuple[State, int]] = {}
        for place, line in enumerate(lines):
            if place in gone_back_to:
                kept[place] = (self.state.copy(), len(self.events))
            if line.text not in FAR_BACK:
                self._play_again(line, place + 1)
            elif place in backs and line.seat != NATURE and may_take_back(self.state, line.seat):
                self._tell()
                self.state, told = kept.pop(backs[place])
                del self.events[told:]
                if isinstance(self.dice, FairDice):
                    self.dice.counter = spent[place + 1]
                self._undo = Undo()
                self._went_back(line, backs[place])
            else:
                raise BadRecord(f"move {place + 1} of the record takes back what cannot be taken back")

    def _play_again(self, line: Line, number: int) -> None:
        if line.seat != NATURE:
            self._tell()
        if line.text != UNDO:
            self._answer(line.seat, offered(self.state, line, number))
            if line.seat == NATURE and isinstance(self.dice, FairDice):
                self.dice.counter += 1
        elif self.can_undo(line.seat):
            self.undo(line.seat)
        else:
            raise BadRecord(f"move {number} of the record takes back what cannot be taken back")


def resume(record: Record, language: str = "en") -> Table:
    """The table at the end of a record, to be played on.

    A record that was saved with its secret goes on with the same dice, so that the whole game can still be verified;
    without the secret it goes on with new dice, and the old commitment is dropped.
    """
    dice = FairDice(record.secret_bytes(), record.words) if record.secret else None
    start = read_position(record.game, record.position) if record.position else None
    table = Table(record.game, record.players, None, record.words, dice, start, language, record.lines)
    table.record.is_from_record = record.is_from_record
    if dice is None:
        table.record.commitment = table.record.secret = ""
    else:
        table.record.table, table.record.seals = record.table, record.seals
    return table
