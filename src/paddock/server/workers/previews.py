"""Previews: what an action would lead to, as far as its seat can know."""

from typing import Any

import msgspec

from paddock.core.event import Event
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.core.view import View, view
from paddock.server.wire.facts import facts

WORLDS = 8
"""In how many sampled worlds an action must do the same before its outcome counts as known."""

Preview = tuple[list[str], dict[str, Any]]
"""Sentences, and facts to draw as ghosts."""


def preview_of(seen: View, seat: int, action: int, rng: Rng, texts: Texts) -> Preview:
    """What the title says of an action, or what can be found out about it in general; from the seat's view alone."""
    foresee = seen.state.game.title.browser.preview
    found = foresee(seen, seat, action, rng) if foresee is not None else None
    if found is None:
        return general_preview(seen, seat, action, rng, texts)
    said, foreseen = found
    return [texts.say(message) for message in said], msgspec.to_builtins(foreseen)


def general_preview(seen: View, seat: int, action: int, rng: Rng, texts: Texts) -> Preview:
    """What an action leads to, if neither chance nor anything hidden has a say in it; else only its own words.

    The action is tried in several worlds that the seat cannot tell from the true one. Where they come out the same for
    this seat, that is what it can know; the true state is not asked.
    """
    said = [texts.action(seen.state, seat, action)]
    outcomes: list[Preview] = []
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
