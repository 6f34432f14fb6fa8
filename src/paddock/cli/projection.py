"""A record on the screen: all its moments, forwards and backwards, as everybody or as one seat may know them."""

from pathlib import Path

from paddock.cli.choosing import choose_game, choose_seat
from paddock.cli.files import find_saved, read_text
from paddock.cli.study import ALL
from paddock.cli.terminal.keyboard import Keyboard
from paddock.cli.terminal.screen import Screen
from paddock.cli.terminal.words import Words
from paddock.core.actions import TAKE_BACK, UNDO
from paddock.core.decision import NATURE
from paddock.core.errors import BadOption
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.names import NONE, UNKNOWN_TEXT
from paddock.core.position import NATURE_TEXT, read_position
from paddock.core.record import (
    SEAT_RECORD_HEAD,
    Record,
    check_pack,
    game_string_of,
    may_know,
    read_record,
    replay,
    replay_seat_record,
)
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.view import View, view


class Moment:
    """The game after a move: how the move reads, what it led to, and how it looks then."""

    def __init__(self, number: int, move: str, events: list[str], looks: View) -> None:
        self.number = number
        self.move = move
        self.events = events
        self.looks = looks


def open_projection(name: str, seat_word: str, pack: Path | None, language: str) -> "Projection":
    words = Words(language)
    text = read_text(str(find_saved(name)) if name != "-" else name)
    check_pack(text, pack)
    game = choose_game(game_string_of(text), pack=pack)
    texts = Texts(game, language)
    screen = Screen(texts, words)
    if text.startswith(SEAT_RECORD_HEAD):
        if seat_word:
            raise BadOption("this is one seat's record already; leave --seat out")
        return Projection(screen, _moments_of_seat_record(game, text))
    record = read_record(game, text)
    seat = choose_seat(game, seat_word) if seat_word else ALL
    return Projection(screen, _moments(record, texts, seat))


def _moments(record: Record, texts: Texts, seat: int) -> list[Moment]:
    """One for the start and one for each line; a seat is not told that somebody changed a sealed answer."""
    events: list[Event] = []
    first = record.start() if record.position else record.game.start(events)
    moments = [_moment(0, "", first, events, texts, seat)]
    first.events = events
    before = first.copy()
    for number, (line, state) in enumerate(replay(record, first), 1):
        who = NATURE_TEXT if line.seat == NATURE else record.game.domains["seat"].slug(line.seat)
        known = seat == ALL or line.text in (UNDO, TAKE_BACK) or may_know(before, line, seat)
        if known or line.seat == NATURE or before.answers[line.seat] == NONE:
            move = f"{who} {line.text if known else UNKNOWN_TEXT}"
            moments.append(_moment(number, move, state, events, texts, seat))
        before = state.copy()
    return moments


def _moment(number: int, move: str, state: State, events: list[Event], texts: Texts, seat: int) -> Moment:
    told = [texts.event(event) for event in events if seat == ALL or event.seen_by(seat)]
    events.clear()
    return Moment(number, move, told, view(state, seat) if seat != ALL else View(ALL, state.copy(), []))


def _moments_of_seat_record(game: Game, text: str) -> list[Moment]:
    return [
        Moment(number, move, [], View(ALL, read_position(game, position), []))
        for number, (move, position) in enumerate(replay_seat_record(text))
    ]


class Projection:
    def __init__(self, screen: Screen, moments: list[Moment]) -> None:
        self.screen = screen
        self.moments = moments
        self.last = len(moments) - 1

    def at(self, number: int) -> None:
        """After the move of that number."""
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
