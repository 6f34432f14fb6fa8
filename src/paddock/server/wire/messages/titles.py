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
    choice_helps: list[str]
    """A line about each choice; empty where its name says enough."""
    least: int
    most: int


class PlayNow(Struct):
    """The race that one click begins: its seats, one for whoever clicks and the others for bots, and its options."""

    seats: int
    level: str
    options: dict[str, Any]


class TitleInfo(Struct):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    fewest_seats: int
    most_seats: int
    seats: list[str]
    """What the seats go by, as slugs: red, green …; as many as can be."""
    options: list[OptionInfo]
    levels: list[str]
    """Bot levels offered to people."""
    languages: list[str]
    play_now: PlayNow
    guided: bool
    """Whether it has a guided first race."""
    components: dict[str, Any]
    """What the lobby may draw before a game exists: circuits with their pictures' data, cards, cars."""


class AboutThing(Struct):
    """What something on the table is and does. A place such as `{limit}` is filled by whoever shows it."""

    text: str
    rule: str
    """The id of its rule; empty: it has none."""


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
