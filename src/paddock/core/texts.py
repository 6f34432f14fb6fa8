"""Texts: the words for prompts, actions, events and reasons, in the reader's language.

The words stand in Fluent catalogues (`texts/en.ftl`, `texts/pl.ftl`, …): one beside this module for what every game
says, one in each game's folder. A language may be incomplete; English fills the holes.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message, Reason, Value
from paddock.core.state import State

HOUSE_TEXTS = Path(__file__).parent.parent / "texts"
MOST_REMEMBERED = 20_000
"""Sentences that a `Texts` remembers at most."""


@cache
def bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def languages(game: Game) -> list[str]:
    """The languages in which this game can be played."""
    return sorted(file.stem for file in (game.title.folder / "texts").glob("*.ftl"))


class Texts:
    """The words of one game in one language."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self.language = language
        folders = (HOUSE_TEXTS, game.title.folder / "texts")
        self.bundles = [bundle(language, folders)]
        if language != "en":
            self.bundles.append(bundle("en", folders))
        self._said: dict[tuple[object, ...], str] = {}

    def has(self, key: str) -> bool:
        return any(found.has_message(key) for found in self.bundles)

    def say(self, message: Message) -> str:
        """The message in words. A key that no catalogue has comes out as itself, so that the hole can be seen.

        What has been said is remembered: a race says the same things often, and Fluent takes its time.
        """
        key = (message.key, *message.values.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._words(message)[0]
        return said

    def holes(self, message: Message) -> list[str]:
        """What is missing to say the message: its key, or arguments and names that its words ask for."""
        return self._words(message)[1]

    def _words(self, message: Message) -> tuple[str, list[str]]:
        for found in self.bundles:
            if found.has_message(message.key):
                pattern = found.get_message(message.key).value
                if pattern is not None:
                    values = {name: self._value(value) for name, value in message.values.items()}
                    words, errors = found.format_pattern(pattern, values)
                    return str(words), [f"{message.key}: {error}" for error in errors]
        return message.key, [f"{message.key}: no catalogue has it"]

    def _value(self, value: Value) -> Any:
        if isinstance(value, str) and ":" in value:
            domain, _, slug = value.partition(":")
            if domain in self.game.domains:
                return self.name(domain, self.game.domains[domain].index(slug))
        return value

    def name(self, domain: str, number: int) -> str:
        """What people call card, car or seat `number`."""
        names = self.game.domains[domain]
        if number >= 0 and self.language in names.translated:
            return names.translated[self.language][number]
        key = f"name-{domain}-{names.slug(number)}"
        return self.say(Message(key)) if number >= 0 and self.has(key) else names.title(number)

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
