"""A record at the terminal: all its moments, forwards and backwards, as everybody or as one seat may know them."""

from pathlib import Path

from paddock.cli.lookup import choose_reader, game_of_record, record_text
from paddock.cli.terminal.keyboard import Keyboard
from paddock.cli.terminal.screen import Screen
from paddock.cli.terminal.words import TerminalWords
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.position import read_position
from paddock.core.reader import REFEREE, Reader
from paddock.core.record import SEAT_RECORD_HEAD, Record, read_record
from paddock.core.seat_record import replay_seat_record
from paddock.core.texts import Texts
from paddock.core.view import View
from paddock.core.walk import walk


class Moment:
    """The game after a move: how the move reads, what it led to, and how it looks then."""

    def __init__(self, number: int, move: str, events: list[str], looks: View) -> None:
        self.number = number
        self.move = move
        self.events = events
        self.looks = looks


def open_walkthrough(name: str, seat: str, pack: Path | None, language: str) -> "Walkthrough":
    """The moments of a record as the seat may know them, or all of it; of one seat's record, as it stands there."""
    words = TerminalWords(language)
    text = record_text(name)
    game = game_of_record(text, pack)
    texts = Texts(game, language)
    screen = Screen(texts, words)
    if text.startswith(SEAT_RECORD_HEAD):
        if seat:
            raise BadOption("this is one seat's record already; leave --seat out")
        return Walkthrough(screen, _moments_of_seat_record(game, text))
    record = read_record(game, text)
    return Walkthrough(screen, _moments(record, texts, choose_reader(game, seat)))


def _moments(record: Record, texts: Texts, reader: Reader) -> list[Moment]:
    return [Moment(step.number, str(step), texts.log(step.events), step.view()) for step in walk(record, reader)]


def _moments_of_seat_record(game: Game, text: str) -> list[Moment]:
    return [
        Moment(number, move, [], View(REFEREE, read_position(game, position), []))
        for number, (move, position) in enumerate(replay_seat_record(text))
    ]


class Walkthrough:
    """A record on the screen: all its moments, forwards and backwards."""

    def __init__(self, screen: Screen, moments: list[Moment]) -> None:
        self.screen = screen
        self.moments = moments
        self.last = len(moments) - 1

    def at(self, number: int) -> None:
        """Show the game after the move of that number."""
        place = self._place(number)
        if place is None:
            raise BadOption(f"the record has {self.moments[-1].number} moves; there is no move {number} to show")
        self._show(place, place)

    def to_end(self) -> None:
        place = -1
        while place < self.last:
            first, place = place + 1, self._stop_after(place)
            self._show(first, place)

    def step(self) -> None:
        keyboard = Keyboard()
        words = self.screen.words
        most = self.moments[-1].number
        place = self._stop_after(-1)
        self._show(0, place)
        while place < self.last:
            try:
                line = keyboard.line(words("replay-prompt", number=self.moments[place].number, last=most) + " ")
            except EOFError:
                return
            if line in ("q", "quit"):
                return
            there = self._place(int(line)) if line.isascii() and line.isdigit() else None
            if not line:
                first, place = place + 1, self._stop_after(place)
            elif line in ("b", "back"):
                first = place = self._stop_before(place)
            elif there is not None:
                first = place = there
            else:
                self.screen.wrong(words("replay-keys", last=most))
                continue
            self._show(first, place)

    def _show(self, first: int, last: int) -> None:
        """The moves from `first` to `last` with what they led to, and the board after them."""
        for moment in self.moments[first : last + 1]:
            if moment.move:
                self.screen.head(f"{moment.number}  {moment.move}")
            self.screen.events(moment.events)
        self.screen.board(self.moments[last].looks)

    def _place(self, number: int) -> int | None:
        return next((place for place, moment in enumerate(self.moments) if moment.number == number), None)

    def _stop_after(self, place: int) -> int:
        """The next moment at which somebody is asked: nature's moves are shown together with what led to them."""
        place = min(place + 1, self.last)
        while place < self.last and self.moments[place].looks.state.is_chance:
            place += 1
        return place

    def _stop_before(self, place: int) -> int:
        place = max(place - 1, 0)
        while place > 0 and self.moments[place].looks.state.is_chance:
            place -= 1
        return place
