"""The shelf at the terminal: all games, or one game with its options."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from paddock import games
from paddock.cli.terminal.console import OUT
from paddock.cli.terminal.rulebook import introduction, tagline
from paddock.cli.terminal.words import TerminalWords
from paddock.core.message import Message
from paddock.core.options import Option
from paddock.core.texts import Texts


def show_titles(language: str) -> None:
    words = TerminalWords(language)
    grid = Grid(box=None, header_style="quiet", pad_edge=False, padding=(0, 2))
    grid.add_column(words("shelf-id"), style="command", no_wrap=True)
    grid.add_column(words("shelf-name"), no_wrap=True, style="head")
    grid.add_column(words("shelf-seats"), no_wrap=True)
    grid.add_column("")
    for title in games.titles():
        seats = f"{title.fewest_seats}–{title.most_seats}"
        grid.add_row(title.id, Texts(title.game(), language).title(), seats, tagline(title, language))
    OUT.print(grid)
    OUT.print()
    OUT.print(words("shelf-more"), style="quiet")


def show_title(id: str, pack: Path | None, language: str) -> None:
    words = TerminalWords(language)
    title = games.title(id)
    texts = Texts(title.game(pack=pack), language)
    OUT.print(Text(texts.title(), "head"))
    OUT.print(Markdown(introduction(title, language)))
    OUT.print()
    OUT.print(Text("--seats ", "command").append(f"{title.fewest_seats}–{title.most_seats}", "number"))
    OUT.print(Padding(default_text(str(title.fewest_seats), words), (0, 0, 1, 4), expand=False))
    for option in title.options(pack).values():
        head = Text(f"--option {option.name}=", "command")
        if not explained(option, texts):
            head.append(values_text(option, words))
        OUT.print(head)
        OUT.print(Padding(option_text(option, texts, words), (0, 0, 1, 4), expand=False))
    OUT.print(words("shelf-play", id=title.id), style="quiet")


def explained(option: Option, texts: Texts) -> bool:
    """Whether the catalogue has words for each value."""
    return bool(option.choices) and all(texts.has(f"option-{option.name}-{choice}") for choice in option.choices)


def values_text(option: Option, words: TerminalWords) -> Text:
    if option.form == "flag":
        return Text("yes|no", "number")
    if option.form == "whole":
        return Text(f"{option.least}–{option.most}", "number")
    text = Text("|".join(option.choices), "number")
    if option.form == "several":
        text.append(f"  {words('shelf-several', least=option.least, most=option.most)}", "quiet")
    return text


def option_text(option: Option, texts: Texts, words: TerminalWords) -> Group:
    """What the option is for, its values if they have words of their own, and its default."""
    key = f"option-{option.name}"
    parts: list[RenderableType] = []
    if texts.has(key):
        parts.append(Text(texts.say(Message(key))))
    if explained(option, texts):
        grid = Grid.grid(padding=(0, 2))
        for choice in option.choices:
            grid.add_row(Text(choice, "number"), Text(texts.say(Message(f"{key}-{choice}"))))
        parts.append(grid)
    return Group(*parts, default_text(option.text(option.default) or "–", words))


def default_text(value: str, words: TerminalWords) -> Text:
    return Text(words("shelf-default", value=value), "quiet")
