"""Texts: the words for prompts, actions, events and reasons, in the reader's language.

The words stand in Fluent catalogues (`texts/en.ftl`, `texts/pl.ftl`, …): one beside this module for what every game
says, one in each game's folder; what explains a game to newcomers has a catalogue of its own in `teaching` beside it. A
language may be incomplete; English fills the holes.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from paddock.core.catalogue import catalogue
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.languages import ENGLISH, HOUSE_TEXTS
from paddock.core.message import Message, Reason, Value
from paddock.core.state import State

TEACHING = "teaching"
"""The folder, beside the other texts of the house and in a game's own, of what explains things to newcomers."""


def languages_of(game: Game) -> list[str]:
    """The languages that a game has words in."""
    return sorted(file.stem for file in (game.title.folder / "texts").glob("*.ftl"))


def catalogues(title: Path) -> tuple[Path, ...]:
    """The folders that the words of the title in this folder are in; what a later one says stands."""
    return (HOUSE_TEXTS, HOUSE_TEXTS / TEACHING, title / "texts", title / TEACHING)


PRINTED = ("name-", "character-")
"""How the keys begin of what is printed on components."""


class Texts:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        self.game = game
        self.language = language
        folders = catalogues(game.title.folder)
        self.catalogues = [catalogue(name, folders) for name in dict.fromkeys([language, ENGLISH])]
        self._names: dict[tuple[str, int], str] = {}

    def has(self, key: str) -> bool:
        return any(found.has(key) for found in self.catalogues)

    def say(self, message: Message) -> str:
        """The message in words. A key that no catalogue has comes out as itself, so that the hole can be seen."""
        for found in self.catalogues:
            if found.has(message.key):
                return found.say(message.key, self._values(message))
        return message.key

    def words(self, key: str, **values: Value) -> str:
        """The message of this key in words."""
        return self.say(Message(key, values))

    def holes(self, message: Message) -> list[str]:
        """What is missing to say the message: its key, or arguments and names that its words ask for."""
        for found in self.catalogues:
            if found.has(message.key):
                return found.said_by_fluent(message.key, self._values(message))[1]
        return [f"{message.key}: no catalogue has it"]

    def _values(self, message: Message) -> dict[str, Value]:
        return {name: self._value(value) for name, value in message.values.items()}

    def _value(self, value: Value) -> Value:
        if isinstance(value, str) and ":" in value:
            domain, _, slug = value.partition(":")
            if domain in self.game.domains:
                return self.name(domain, self.game.domains[domain].index(slug))
        return value

    def name(self, domain: str, number: int) -> str:
        """What people call card, car or seat `number`."""
        key = (domain, number)
        if key not in self._names:
            self._names[key] = self._name(domain, number)
        return self._names[key]

    def _name(self, domain: str, number: int) -> str:
        names = self.game.domains[domain]
        title = names.title(number)
        if number < 0:
            return title
        for key, mark in _keys(domain, names.slug(number), title):
            if self.has(key):
                # A name that a content pack has changed stands as the pack has it.
                english = self.catalogues[-1]
                is_ours = not english.has(key) or title in (english.say(key, {"mark": mark}), names.slug(number))
                return self.say(Message(key, {"mark": mark})) if is_ours else title
        return title

    def title(self) -> str:
        """What the game itself is called."""
        return self.say(Message("title-name")) if self.has("title-name") else self.game.title.name

    def printed(self) -> dict[str, str]:
        """What is printed on the components of the house, in words, by what it is in English: names, with their marks
        and without, and what circuits are like."""
        english = self.catalogues[-1]
        keys = [key for key in english.said() if key.startswith(PRINTED)]
        found = {english.say(key, {"mark": ""}): self.say(Message(key, {"mark": ""})) for key in keys}
        for domain, names in self.game.domains.items():
            for number, title in enumerate(names.titles):
                found.setdefault(title, self.name(domain, number))
        return found

    def _named(self, arguments: list[tuple[str, str]], values: list[int]) -> dict[str, Value]:
        return {
            name: self.name(domain, value) if domain else value
            for (name, domain), value in zip(arguments, values, strict=True)
        }

    def event(self, event: Event) -> str:
        return self.say(self.event_message(event))

    def log(self, events: Sequence[Event]) -> list[str]:
        """What happened, line by line; a title may tell several events in one sentence."""
        digest = self.game.title.digest
        if digest is None:
            return [self.event(event) for event in events]
        return [self.say(message) for message in digest(self, events)]

    def event_message(self, event: Event) -> Message:
        return Message(f"event-{event.kind.name}", self._named(list(event.kind.arguments), event.values))

    def action(self, state: State, seat: int, code: int) -> str:
        """What an option does and costs."""
        return self.say(self.action_message(state, seat, code))

    def action_message(self, state: State, seat: int, code: int) -> Message:
        label = self.game.title.words(state.kind).label(state, seat, code)
        if label is not None:
            return label
        action = self.game.actions.decode(code)
        arguments = [(name, domain) for name, domain, _ in action.verb.arguments]
        return Message(f"do-{action.verb.name}", self._named(arguments, action.values))

    def prompt(self, state: State, seat: int) -> str:
        return self.say(self.game.title.words(state.kind).prompt(state, seat))

    def reason(self, reason: Reason) -> str:
        return self.say(reason.message)


def _keys(domain: str, slug: str, title: str) -> Iterator[tuple[str, str]]:
    """Where the catalogues may have a name, with the mark that each place leaves out: of the car A of a team, say, its
    own name, or that of all cars of the team. A city has its own wherever on a board it stands."""
    yield f"name-{domain}-{slug}", ""
    if title != slug:
        yield f"name-{domain}-{title.lower().replace(' ', '-')}", ""
    beginning, _, _ = slug.rpartition("-")
    if beginning:
        words, _, mark = title.rpartition(" ")
        yield f"name-{domain}-{beginning}", f" {mark}" if words else ""
