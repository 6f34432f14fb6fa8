"""The games on the shelf, with what may be chosen about each, and their rules in our own words."""

from typing import Any

from paddock.server.wire.messages.base import Struct


class OptionInfo(Struct):
    """One thing that may be chosen about a game: a generated form control."""

    name: str
    title: str
    help: str
    form: str
    """flag, whole, choice, several or text"""
    default: bool | int | str | list[str]
    choices: list[str]
    choice_titles: list[str]
    least: int
    most: int


class TitleInfo(Struct):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    levels: list[str]
    """Bot levels offered to people."""
    languages: list[str]
    components: dict[str, Any]
    """What the lobby may draw before a game exists: circuits with their pictures' data, cards, cars."""


class RuleSection(Struct):
    """One rule of a game's reference, by its id."""

    id: str
    title: str
    text: str
    chapter: str


class RuleReference(Struct):
    """The rules of a game in our own words, in rulebook order; `text` is its introduction. All texts are Markdown."""

    title: str
    name: str
    language: str
    text: str
    sections: list[RuleSection]
