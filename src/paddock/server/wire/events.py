"""Events as messages: typed for animation, and as a sentence for the log."""

from paddock.core.event import Event
from paddock.core.texts import Texts
from paddock.server.wire.messages.table import EventTold

NO_SEAT = -1
"""What messages write in place of a seat for nature, for everybody and for nobody."""


def tell(event: Event, number: int, version: int, texts: Texts) -> EventTold:
    """An event as a message. `number` counts the events that its reader may know; `version` the lines before it."""
    domains = texts.game.domains
    return EventTold(
        number=number,
        version=version,
        seat=seat_on_wire(event.audience),
        kind=event.kind.name,
        rule=event.kind.rule,
        values={
            name: domains[domain].slug(value) if domain else value
            for (name, domain), value in zip(event.kind.arguments, event.values, strict=True)
        },
        text=texts.event(event),
        chapter=chapter(event, texts),
    )


def seat_on_wire(seat: int) -> int:
    """The number of a seat as messages have it, also where there is no seat."""
    return seat if seat >= 0 else NO_SEAT


def chapter(event: Event, texts: Texts) -> str:
    """The title of the replay's chapter that an event opens; empty: none. Without a title of its own, its sentence."""
    opens = texts.game.title.browser.chapter
    message = opens(event) if opens is not None else None
    if message is None:
        return ""
    return texts.say(message) if texts.has(message.key) else texts.event(event)
