"""The screen of a sitting: everything that is printed while a game is played or walked through."""

import os
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.terminal.board import draw_board
from paddock.cli.terminal.console import OUT
from paddock.cli.terminal.menu import Menu, Offer
from paddock.cli.terminal.words import Words
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.view import View

LEAST_ROOM = 8
"""A menu may be this long even where it pushes the board off the screen."""
LINES_AROUND = 4
"""What stands around board and menu: the question, the empty lines, the line one types on."""

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
    def __init__(self, texts: Texts, words: Words, console: Console = OUT) -> None:
        self.texts = texts
        self.words = words
        self.console = console
        self.board_height = 0

    # ── Plain lines ──

    def line(self, text: str | Text = "", style: str = "") -> None:
        self.console.print(text, style=style or None)

    def say(self, key: str, style: str = "", **values: str | int) -> None:
        self.line(self.words(key, **values), style)

    def wrong(self, sentence: str) -> None:
        self.line(sentence, "warning")

    def events(self, sentences: Iterable[str]) -> None:
        """What happened, a sentence each; long ones go on under their own beginning."""
        for sentence in sentences:
            grid = Grid.grid(padding=(0, 1))
            grid.add_row(Text("·", "quiet"), Text(sentence, "event"))
            self.console.print(Padding(grid, (0, 0, 0, 1), expand=False))

    def head(self, text: str) -> None:
        self.console.print(Rule(Text(text, "head"), style="quiet", align="left"))

    def thinking(self, seat: str) -> AbstractContextManager[object]:
        """Shown while a bot thinks; nothing where there is no terminal."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            return nullcontext()
        return self.console.status(self.words("thinking", seat=seat), spinner="dots")

    # ── Board, question, menu ──

    def board(self, view: View) -> None:
        lines = draw_board(view, self.texts, self.console.width)
        self.board_height = len(lines)
        self.line()
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)
        self.line()

    def question(self, sentence: str) -> None:
        self.line(Text(sentence, "asked"))

    def room(self) -> int:
        """How many lines a menu may have; 0 without a terminal: then all of it is shown."""
        if not self.console.is_terminal:
            return 0
        return max(LEAST_ROOM, self.console.height - self.board_height - LINES_AROUND)

    def menu(self, menu: Menu) -> None:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
        if menu.pages == 1 and not any(entry.offer is None for entry in menu.entries) and self._typed_fits(menu):
            grid.add_column(style="quiet", no_wrap=True)
        for number, entry in enumerate(menu.entries, menu.first + 1):
            if entry.offer is not None:
                row = [Text(entry.offer.label), Text(entry.offer.text)]
            else:
                row = [Text(f"{entry.text} … ").append(self.words("menu-group", count=len(entry.offers)), "quiet")]
            grid.add_row(Text(str(number), "number"), *row[: len(grid.columns) - 1])
        self.console.print(Padding(grid, (0, 0, 0, 1), expand=False))
        if menu.pages > 1:
            self.say("menu-page", "quiet", page=menu.page + 1, pages=menu.pages)
        if menu.begun:
            self.say("menu-back", "quiet")

    def _typed_fits(self, menu: Menu) -> bool:
        """Whether there is room beside the words for what one would type."""
        widest = max((len(offer.label) + len(offer.text) for offer in menu.offers), default=0)
        differs = any(offer.label != offer.text for offer in menu.offers)
        return differs and widest + 10 <= self.console.width

    def offers(self, view: View) -> list[Offer]:
        game = view.state.game
        return [
            Offer(code, game.actions.text(code), self.texts.action(view.state, view.seat, code))
            for code in view.options
        ]

    # ── Answers to questions ──

    def reason(self, sentence: str, rule: str) -> None:
        """Why an action is not offered."""
        self.wrong(sentence)
        if rule:
            self.say("rule-says", "quiet", rule=rule)

    def help(self, rule: str, action: str) -> None:
        """What can be typed; the examples fit the question that is asked."""
        self.say("help", "head")
        grid = Grid.grid(padding=(0, 2))
        for word in HELP:
            typed = self.words(f"help-{word}", action=action, rule=rule)
            grid.add_row(Text(typed if typed != f"help-{word}" else word, "command"), self.words(f"help-{word}-does"))
        self.console.print(Padding(grid, (0, 0, 0, 1), expand=False))

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
            row = [str(places[seat]), self.texts.name("seat", seat)]
            if len(grid.columns) == 4:
                row.append(players[seat])
            grid.add_row(*row, f"{points[seat]:g}", style="first" if places[seat] == 1 else None)
        self.console.print(Padding(grid, (1, 2), expand=False))
