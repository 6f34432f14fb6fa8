"""Screens: what a game adds to the shell. Found by convention in the module `screen` beside its rules.

A game may have any of these functions; what it lacks, the shell does in a general way:

    components(title, game=None, pack=None) -> dict   what never changes and is drawn: circuits, cards, cars; of a game,
                                                      or of the title with a content pack
    tower(view) -> list[dict]                the rows of the timing tower, the leader first
    preview(view, seat, action, rng) -> (messages, facts)   what an action would lead to, from the view alone
    chapter(event) -> Message | None         the title of the replay's chapter that an event opens
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from paddock.core.event import Event
from paddock.core.game import Game, Title
from paddock.core.message import Message
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.core.view import View, view
from paddock.server.facts import facts
from paddock.server.messages import TowerRow

WORLDS = 8
"""In how many sampled worlds an action must do the same before its outcome counts as known."""


Foreseen = tuple[list[Message], dict[str, Any]]


class Screen:
    """One game's part of the shell."""

    def __init__(self, title: Title) -> None:
        self.title = title
        module = _module(title)
        self._components: Callable[..., dict[str, Any]] | None = getattr(module, "components", None)
        self._tower: Callable[..., list[dict[str, Any]]] | None = getattr(module, "tower", None)
        self._preview: Callable[..., Foreseen | None] | None = getattr(module, "preview", None)
        self._chapter: Callable[..., Message | None] | None = getattr(module, "chapter", None)

    def components(self, game: Game | None = None, pack: Path | None = None) -> dict[str, Any]:
        return self._components(self.title, game, pack) if self._components is not None else {}

    def tower(self, seen: View) -> list[TowerRow]:
        if self._tower is not None:
            return [TowerRow(**row) for row in self._tower(seen)]
        return general_tower(seen)

    def preview(self, seen: View, seat: int, action: int, rng: Rng, texts: Texts) -> tuple[list[str], dict[str, Any]]:
        """Sentences, and facts to draw as ghosts. Computed from what the seat may know: the true state is not here."""
        found = self._preview(seen, seat, action, rng) if self._preview is not None else None
        if found is not None:
            said, ghosts = found
            return [texts.say(message) for message in said], ghosts
        return general_preview(seen, seat, action, rng, texts)

    def chapter(self, event: Event, texts: Texts) -> str:
        """The title of the chapter that this event opens; empty: none. Without a title of its own, its sentence."""
        message = self._chapter(event) if self._chapter is not None else None
        if message is None:
            return ""
        return texts.say(message) if texts.has(message.key) else texts.event(event)


@cache
def screen(title: Title) -> Screen:
    return Screen(title)


def _module(title: Title) -> ModuleType | None:
    name = f"{title.make.__module__}.screen"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


# ── What the shell does for a game that says nothing ──


def general_tower(seen: View) -> list[TowerRow]:
    """The seats in the order of their places."""
    game = seen.state.game
    points, places = seen.state.scores(), seen.state.places()
    return [
        TowerRow(
            place=places[seat],
            car=game.domains["seat"].slug(seat),
            title=game.seat_name(seat),
            seat=seat,
            turn=0,
            lap=0,
            gap="",
            marks=[],
            score=float(points[seat]),
        )
        for seat in sorted(range(game.seats), key=lambda seat: places[seat])
    ]


def general_preview(seen: View, seat: int, action: int, rng: Rng, texts: Texts) -> tuple[list[str], dict[str, Any]]:
    """What an action leads to, if neither chance nor anything hidden has a say in it; else only its own words.

    The action is tried in several worlds that the seat cannot tell from the true one. Where they come out the same for
    this seat, that is what it can know; the true state is not asked.
    """
    said = [texts.action(seen.state, seat, action)]
    outcomes: list[tuple[list[str], dict[str, Any]]] = []
    for _ in range(WORLDS):
        world = seen.sample_world(rng)
        if world.kind.sealed:
            return said, {}
        told: list[Event] = []
        world.events = told
        world.choose(seat, action)
        if world.is_chance:
            return said, {}
        outcomes.append(
            (
                [texts.event(event) for event in told if event.seen_by(seat)],
                facts(view(world, seat).state),
            )
        )
    if any(outcome != outcomes[0] for outcome in outcomes):
        return said, {}
    lines, after = outcomes[0]
    before = facts(seen.state)
    return said + lines, {name: value for name, value in after.items() if value != before[name]}
