"""The screen of a game at the terminal: everything that is printed while a game is played or replayed."""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.terminal.board import draw_board, seat_style
from paddock.cli.terminal.console import OUT
from paddock.cli.terminal.fit import fitted
from paddock.cli.terminal.menu import Menu, MenuOption
from paddock.cli.terminal.words import TerminalWords
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.view import View

LEAST_ROOM = 8
"""A menu may take so many lines from a board that fills the screen."""
LEAST_BOARD = 6
"""A board takes so many lines from a menu, however low the screen is."""
WONDER = 0.2
"""After so many seconds the screen says that a bot is thinking."""
GLANCE = 3
"""So many lines of news may stand above a board that has been cut down; for more there is a pause."""
LINES_AROUND = 3
"""What stands around board, question and menu: the empty lines, the line one types on."""

HELP = (
    "number",
    "action",
    "rule",
    "why",
    "hint",
    "options",
    "board",
    "log",
    "history",
    "view",
    "undo",
    "save",
    "quit",
)
"""What the help lists, in this order: texts `help-<word>` (the word itself without one) and `help-<word>-does`."""


class Screen:
    def __init__(self, texts: Texts, words: TerminalWords, console: Console = OUT) -> None:
        self.texts = texts
        self.words = words
        self.console = console
        self.fresh = 0
        """How many lines of news stand on the screen that nobody has had time to read."""

    # ── Plain lines ──

    def line(self, text: str | Text = "", style: str = "") -> None:
        self.console.print(text, style=style or None)

    def say(self, key: str, style: str = "", **values: str | int) -> None:
        self.line(self.words(key, **values), style)

    def path(self, key: str, style: str = "", **values: str) -> None:
        """A sentence with the name of a file in it, which must not be broken: somebody may want to copy it."""
        self.console.print(self.words(key, **values), style=style or None, soft_wrap=True)

    def wrong(self, sentence: str) -> None:
        self.line(sentence, "warning")

    def coloured(self, sentence: str, style: str = "") -> Text:
        """The sentence, with the names of the seats and of what is called after them in their colours."""
        text = Text(sentence, style)
        for seat in range(self.texts.game.seats):
            name = re.escape(self.texts.name("seat", seat))
            text.highlight_regex(rf"\b{name}\b( \w\b)?", seat_style(self.texts.game, seat))
        return text

    def events(self, sentences: Iterable[str]) -> None:
        """What happened, a sentence each."""
        for sentence in sentences:
            self.console.print(self.event(sentence))

    def event(self, sentence: str) -> RenderableType:
        """A sentence of what happened; a long one goes on under its own beginning."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(Text(" ·", "quiet"), self.coloured(sentence))
        return grid

    def lines_of(self, *shown: RenderableType) -> int:
        """How many lines that takes on this screen."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in shown)

    def head(self, text: str) -> None:
        self.console.print(Rule(Text(text, "head"), style="quiet", align="left"))

    @contextmanager
    def thinking(self, seat: str) -> Iterator[None]:
        """Say that a bot is thinking, if it takes long."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield
            return
        status = self.console.status(self.words("thinking", seat=seat), spinner="dots")
        later = Timer(WONDER, status.start)
        later.start()
        try:
            yield
        finally:
            later.cancel()
            later.join()
            status.stop()

    # ── Board, question, menu ──

    def board(self, view: View) -> None:
        """The whole board."""
        self._draw(draw_board(view, self.texts))

    def _draw(self, drawing: list[Text]) -> None:
        self.line()
        for line in drawing:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
        self.line()

    def question(self, sentence: str) -> None:
        self.line(self.coloured(sentence, "asked"))

    def hides_news(self, view: View, sentence: str, offers: Sequence[MenuOption]) -> bool:
        """Whether the board and its question would push news off the screen that nobody has had time to read."""
        if not self.console.is_terminal or self.fresh <= GLANCE:
            return False
        board = len(draw_board(view, self.texts)) + LINES_AROUND + self.lines_of(self.coloured(sentence))
        return self.fresh + board + min(len(offers), LEAST_ROOM) > self.console.height

    def ask(self, view: View, sentence: str, offers: Sequence[MenuOption], begun: str = "", page: int = 0) -> Menu:
        """Board, question and menu, so that all of it and the line one types on are in sight; returns the menu.

        Without a terminal all of it is shown, and what is asked again comes without the board."""
        if not self.console.is_terminal:
            if not begun and not page:
                self.question(sentence)
            menu = Menu(offers, 0, begun, page)
            self.menu(menu)
            return menu
        free = self.console.height - LINES_AROUND - self.fresh - self.lines_of(self.coloured(sentence))
        least = self._menu_within(max(1, min(LEAST_ROOM, free - LEAST_BOARD)), offers, begun, page)
        room = max(LEAST_BOARD, free - self.lines_of(*self._menu_lines(least)))
        drawing = fitted(draw_board(view, self.texts), room, self._more)
        self._draw(drawing)
        self.question(sentence)
        menu = self._menu_within(max(1, free - len(drawing)), offers, begun, page)
        self.menu(menu)
        self.fresh = 0
        return menu

    def _more(self, missing: int) -> Text:
        return Text(f"    {self.words('board-more', count=missing)}", "quiet")

    def _menu_within(self, room: int, offers: Sequence[MenuOption], begun: str, page: int) -> Menu:
        """The longest menu of which every page fits into so many lines."""
        for entries in range(room, 1, -1):
            menu = Menu(offers, entries, begun, page)
            pages = [Menu(offers, entries, begun, number) for number in range(menu.pages)]
            if all(self.lines_of(*self._menu_lines(each)) <= room for each in pages):
                return menu
        return Menu(offers, 1, begun, page)

    def menu(self, menu: Menu) -> None:
        for part in self._menu_lines(menu):
            self.console.print(part)

    def _menu_lines(self, menu: Menu) -> list[RenderableType]:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        beside = self._typed_fits(menu)
        if beside:
            grid.add_column(style="quiet", no_wrap=True)
        for number, entry in enumerate(menu.entries, menu.first + 1):
            label = self.coloured(entry.label)
            if entry.offer is None:
                label.append(" … ").append(self.words("menu-group", count=len(entry.offers)), "quiet")
            grid.add_row(Text(f" {number}", "number"), label, *[entry.text] * beside)
        lines: list[RenderableType] = [grid]
        if menu.pages > 1:
            lines.append(Text(self.words("menu-page", page=menu.page + 1, pages=menu.pages), "quiet"))
        if menu.begun:
            lines.append(Text(self.words("menu-back"), "quiet"))
        return lines

    def _typed_fits(self, menu: Menu) -> bool:
        """Whether there is room beside the words for what one would type."""
        widest = max((len(entry.label) + len(entry.text) for entry in menu.entries), default=0)
        grouped = any(entry.offer is None for entry in menu.entries)
        return widest + (30 if grouped else 12) <= self.console.width

    def offers(self, view: View) -> list[MenuOption]:
        """The options of the seat that looks, in the order in which people are shown them."""
        state = view.state
        if not view.options:
            return []
        words = state.game.title.words(state.kind)
        return [self._offer(view, code) for code in words.in_order(state, view.seat, view.options)]

    def _offer(self, view: View, code: int) -> MenuOption:
        action = view.state.game.actions.decode(code)
        names = [
            self.texts.name(domain, value)
            for (_, domain, _), value in zip(action.verb.arguments, action.values, strict=True)
        ]
        label = self.texts.action(view.state, view.seat, code)
        return MenuOption(code, str(action), label, [action.verb.name, *names])

    def prompt(self, seat: int) -> str:
        """What stands before the line one types on."""
        with self.console.capture() as captured:
            self.console.print(Text(f"{self.texts.name('seat', seat)}>", seat_style(self.texts.game, seat)), end=" ")
        return captured.get()

    # ── Answers to questions ──

    def reason(self, sentence: str, rule: str) -> None:
        """Why an action is not offered."""
        self.wrong(sentence)
        if rule:
            self.say("rule-says", "quiet", rule=rule)

    def help(self, rule: str, action: str) -> None:
        """What can be typed; the examples fit the question that is asked."""
        self.say("help", "head")
        self.typed({word: f"help-{word}" for word in HELP}, action=action, rule=rule)

    def typed(self, lines: dict[str, str], **values: str | int) -> None:
        """Words that can be typed, each with what it does: texts `<key>` (else the word itself) and `<key>-does`."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for word, key in lines.items():
            typed = self.words(key, **values)
            grid.add_row(Text(f" {typed if typed != key else word}", "command"), self.words(f"{key}-does", **values))
        self.console.print(grid)

    # ── Curtain ──

    def clear(self) -> None:
        """Nothing of what was shown stays to be read, not even by scrolling back."""
        if not self.console.is_terminal:
            self.line()
        elif self.console.is_dumb_terminal or os.environ.get("TERM") in ("dumb", "unknown", None):
            self.line("\n" * self.console.height)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    # ── Result ──

    def result(self, state: State, players: Sequence[str]) -> None:
        places, points = state.places(), state.scores()
        grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2))
        grid.add_column(self.words("result-place"), justify="right")
        grid.add_column(self.words("result-seat"))
        if any(players):
            grid.add_column(self.words("result-player"))
        grid.add_column(self.words("result-points"), justify="right")
        for seat in sorted(range(state.game.seats), key=lambda seat: places[seat]):
            row: list[RenderableType] = [str(places[seat]), self.coloured(self.texts.name("seat", seat))]
            if len(grid.columns) == 4:
                row.append(players[seat])
            grid.add_row(*row, f"{points[seat]:g}", style="head" if places[seat] == 1 else None)
        self.console.print(Padding(grid, (1, 2), expand=False))
