"""A game that people and bots play at this terminal. Every move is kept in a file before it is shown."""

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.text import Text

from paddock.bots.levels import EARLIER, bot
from paddock.bots.pipe import PipeBot
from paddock.cli.files import BadFile, write_atomically
from paddock.cli.play.news import News
from paddock.cli.players import find_bots
from paddock.cli.terminal.keyboard import Keyboard
from paddock.cli.terminal.menu import Menu, MenuOption
from paddock.cli.terminal.screen import Screen
from paddock.coach.hint import prospects, sentences
from paddock.core.bot import Bot
from paddock.core.fairness import FairDice
from paddock.core.reader import SPECTATOR, reader_of
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.view import View

HINT_SECONDS = 0.5
"""For so long a hint compares answers."""


class Quit(Exception):
    """The player leaves; the game is kept and can be resumed."""


class Session:
    """A game at this terminal: the table, the people and bots at it, and what is on the screen."""

    def __init__(self, table: Table, file: Path, screen: Screen, keyboard: Keyboard) -> None:
        self.table = table
        self.file = file
        self.screen = screen
        self.keyboard = keyboard
        self.bots: list[Bot | None] = find_bots(table.game.title, table.record.players)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.watching = reader_of(self.people[0]) if len(self.people) == 1 else SPECTATOR
        """Whose knowledge is on the screen."""
        self.secret = False
        """Whether anything is on the screen that not everybody at the table may know."""
        self.news = News(table)
        self.menu = Menu([])
        self.offers: list[MenuOption] = []

    # ── Answers ──

    def pause(self, key: str) -> None:
        """Wait until what is on the screen has been read."""
        with self.screen.console.capture() as captured:
            self.screen.console.print(Text(self.screen.words(key), "quiet"), end=" ")
        self.screen.fresh = 0
        if self.keyboard.line(captured.get()).lower() in ("q", "quit", "exit"):
            raise Quit

    def tell(self, sentences: Iterable[str]) -> None:
        """What happened, with a pause before any of it is pushed off the screen unread."""
        for sentence in sentences:
            self.turn_page(self.screen.lines_of(self.screen.event(sentence)))
            self.screen.events([sentence])

    def turn_page(self, lines: int) -> None:
        """Make room for so many lines more: a pause, if what has not been read yet would be pushed off the screen."""
        console = self.screen.console
        somebody_reads = self.people and self.keyboard.person and console.is_terminal
        if somebody_reads and self.screen.fresh + lines >= console.height:
            self.pause("pause")
        self.screen.fresh += lines

    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is printed within comes page by page where it is longer than the screen."""
        console = self.screen.console
        with console.capture() as captured:
            yield
        self.screen.fresh = 0
        for line in captured.get().splitlines(keepends=True):
            self.turn_page(1)
            console.file.write(line)
        console.file.flush()
        self.screen.fresh = 0

    def let_bot_answer(self, seat: int) -> None:
        player = self.bots[seat]
        assert player is not None
        with self.screen.thinking(self.seat_name(seat)):
            answer = player.choose(self.table.view(seat), self.chance(seat))
        self.table.play(answer, seat)

    def send_bots_home(self) -> None:
        """End the programs that play seats."""
        for player in self.bots:
            if isinstance(player, PipeBot):
                player.close()

    def chance(self, seat: int) -> Rng:
        """A bot's random numbers for its next answer: the same again when the game is resumed or has the same seed."""
        secret = self.table.dice.secret if isinstance(self.table.dice, FairDice) else b""
        text = f"bot {seat} {len(self.table.record.lines)}".encode()
        return Rng(int.from_bytes(hashlib.sha256(secret + text).digest()[:12], "big"))

    def keep(self) -> None:
        """Write the game to its file, with the secret of its dice, so that it goes on with the same dice."""
        try:
            write_atomically(self.file, self.record_text())
        except BadFile as error:
            self.screen.wrong(self.screen.words("not-kept", reason=str(error)))

    def record_text(self) -> str:
        record, dice = self.table.record, self.table.dice
        if isinstance(dice, FairDice):
            record.secret = dice.secret.hex()
        return str(record)

    def show_hint(self, view: View) -> None:
        """What the house would do, knowing what this seat knows, and why."""
        game, texts, rng = self.table.game, self.table.texts, self.chance(view.seat)
        bots = game.title.bots
        advised = bot(EARLIER[1], game.title).choose(view, rng)
        found = prospects(view, advised, bots.value, bots.thumb, HINT_SECONDS, rng)
        labels = [texts.action(view.state, view.seat, each.action) for each in found]
        self.screen.say("hint", action=game.actions.text(found[0].action), words=labels[0])
        for sentence in sentences(found, labels):
            self.screen.line(texts.say(sentence))

    def all_agree(self, seat: int) -> bool:
        """Whether the people at the keyboard let a seat go back past what has been seen since."""
        answer = self.keyboard.line(self.screen.words("all-agree", seat=self.seat_name(seat)) + " ")
        return answer.lower() == self.screen.words("yes")

    # ── What is shown to whom ──

    def seat_name(self, seat: int) -> str:
        return self.table.texts.name("seat", seat)

    def player(self, seat: int) -> str:
        """Who sits there, in words; empty for somebody without a name."""
        # A record may come from anywhere: its letters are shown, never obeyed.
        name = "".join(letter if letter.isprintable() else "?" for letter in self.table.record.players[seat])
        if self.bots[seat] is not None:
            return self.screen.words("bot", level=name.partition(":")[2])
        return "" if name == self.table.game.seat_name(seat) else name

    def person(self, seat: int) -> str:
        """The seat, and who sits there if that is somebody with a name."""
        name = self.player(seat)
        return f"{self.seat_name(seat)} ({name})" if name else self.seat_name(seat)

    def show(self, seat: int) -> View:
        """The seat's screen: news, board, question, menu; behind a curtain if anybody could see a secret."""
        table, screen = self.table, self.screen
        view = table.view(seat)
        sealed = view.state.kind.sealed
        if view.reader != self.watching and len(self.people) > 1:
            if self.secret or sealed or view.state != table.view(self.watching).state:
                self.draw_curtain(seat)
            screen.head(self.person(seat))
        self.tell(self.news.for_reader(view.reader))
        self.watching = view.reader
        self.offers = screen.offers(view)
        if self.keyboard.person and screen.hides_news(view, self.question(view), self.offers):
            self.pause("pause")
        if not screen.console.is_terminal:
            screen.board(view)
        self.open_menu(view)
        self.secret = self.secret or view.state != table.view(SPECTATOR).state
        return view

    def draw_curtain(self, seat: int) -> None:
        self.clear()
        self.keyboard.line(self.screen.words("curtain", seat=self.person(seat)) + " ")
        self.clear()

    def clear(self) -> None:
        """Leave nothing on the screen that could be read, nor on the keys that bring back what was typed."""
        self.screen.clear()
        self.keyboard.forget()
        self.news.clear_screen()
        self.secret = False

    def reveal(self, first: int) -> None:
        """Sealed answers were opened, or the game is over: all read together what came of it, from event `first` on."""
        if self.secret or self.table.view(self.watching).state != self.table.view(SPECTATOR).state:
            self.clear()
        self.screen.head(self.screen.words("revealed"))
        self.tell(self.news.for_all(first))
        self.watching = SPECTATOR
        if self.keyboard.person:
            self.pause("pause")

    def question(self, view: View) -> str:
        return self.table.texts.prompt(view.state, view.seat)

    def open_menu(self, view: View, begun: str = "", page: int = 0) -> None:
        """The options of a view that is shown: all, those that begin so, or another page of them."""
        self.menu = self.screen.ask(view, self.question(view), self.offers, begun, page)
