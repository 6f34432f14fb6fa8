"""A position at the terminal: shown, played on, and shown again."""

import re
from pathlib import Path

from rich.text import Text

from paddock.cli.files import read_text
from paddock.cli.lookup import choose_game, choose_seat
from paddock.cli.terminal.menu import Menu
from paddock.cli.terminal.screen import Screen
from paddock.cli.terminal.words import TerminalWords
from paddock.core.errors import BadAction, BadPosition, NotOffered
from paddock.core.event import Event
from paddock.core.names import NATURE, NATURE_TEXT
from paddock.core.position import is_complete, read_position
from paddock.core.reader import Reader
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.table import Table
from paddock.core.texts import Texts
from paddock.core.view import view


class Study:
    """A position that is shown, played on with given or seeded chance, and shown again."""

    def __init__(self, state: State, language: str) -> None:
        self.state = state
        self.game = state.game
        self.texts = Texts(self.game, language)
        self.screen = Screen(self.texts, TerminalWords(language))
        self.events: list[Event] = []

    @staticmethod
    def load(name: str, file: str, seats: int | None, options: list[str], pack: Path | None, language: str) -> "Study":
        text = read_text(file)
        first = next((line for line in map(str.strip, text.splitlines()) if line and not line.startswith("#")), "")
        written = re.fullmatch(r"([\w-]+)\(.*\)", first)
        if written is not None and written[1] == name and not options and seats is None:
            name = first
        return Study(read_position(choose_game(name, seats, options, pack), text), language)

    # ── Showing ──

    def show(self, reader: Reader) -> None:
        looks = view(self.state, reader)
        self.screen.board(looks)
        self.screen.line(str(looks).rstrip())
        self.screen.line()

    def show_events(self, reader: Reader) -> None:
        self.screen.head(self.screen.words("position-events"))
        self.screen.events(self.texts.log([event for event in self.events if event.seen_by(reader)]))

    def show_options(self, reader: Reader) -> None:
        state, screen = self.state, self.screen
        if state.over:
            screen.say("position-over")
        elif state.is_chance:
            screen.head(screen.words("position-chance", rule=state.kind.rule))
            weights = state.weights()
            for outcome, weight in zip(state.options(NATURE), weights, strict=True):
                share = f"{100 * weight / sum(weights):5.1f} %  "
                screen.line(Text(share, "quiet").append(self.game.actions.text(outcome), "default"))
        else:
            for asked in state.to_answer():
                if reader.may_know(asked):
                    self._show_question(asked)

    def _show_question(self, seat: int) -> None:
        self.screen.head(self.texts.name("seat", seat))
        looks = view(self.state, seat)
        self.screen.question(self.texts.prompt(looks.state, seat))
        self.screen.menu(Menu(self.screen.offers(looks)))

    # ── Playing ──

    def play(self, words: list[str], seed: int) -> None:
        if not is_complete(self.state):
            raise BadPosition("the position hides something (?), so it cannot be played on; write it in")
        self.state.events = self.events
        rng = Rng(seed)
        for word in words:
            self._play(word, rng)
        self._let_nature_answer(rng)

    def _play(self, word: str, rng: Rng) -> None:
        who, colon, text = word.partition(":")
        if colon and who.strip() == NATURE_TEXT:
            self._bring(text.strip())
            return
        self._let_nature_answer(rng)
        seat = choose_seat(self.game, who.strip()) if colon else self._only_seat(word)
        code = self.game.actions.parse(text if colon else word).code
        if code not in self.state.options(seat) or self.state.over:
            reason = Table(self.game, state=self.state, language=self.texts.language).why_not(code, seat)
            if reason is not None:
                raise NotOffered(f"{word!r} cannot be played: {self.texts.reason(reason)}", reason.rule)
        self.state.choose(seat, code)

    def _bring(self, text: str) -> None:
        """Let chance bring what was given."""
        if not self.state.is_chance:
            raise BadAction(f"chance is not asked when {text!r} should come")
        outcomes = [self.game.actions.text(code) for code in self.state.options(NATURE)]
        if text not in outcomes:
            raise BadAction(f"chance cannot bring {text!r} there; it may bring {', '.join(outcomes)}")
        self.state.choose(NATURE, self.game.actions.parse(text).code)

    def _let_nature_answer(self, rng: Rng) -> None:
        while self.state.is_chance:
            self.state.choose(NATURE, self.state.draw(rng))

    def _only_seat(self, word: str) -> int:
        waiting = self.state.to_answer()
        if len(waiting) != 1:
            names = ", ".join(self.game.domains["seat"].slug(seat) for seat in waiting) or "nobody"
            raise BadAction(f"say who plays {word!r}, as SEAT:ACTION; now asked are {names}")
        return waiting[0]
