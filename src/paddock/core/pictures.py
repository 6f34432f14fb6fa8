"""Pictures of games: a position as SVG, a record as HTML. Nothing is shown that not everybody may know."""

from html import escape

from paddock.core.errors import BadOption
from paddock.core.reader import SPECTATOR
from paddock.core.record import Record
from paddock.core.state import State
from paddock.core.view import View, view
from paddock.core.walk import replay


def draw_state(state: State) -> str:
    """A position as everybody may see it."""
    return draw_view(view(state, SPECTATOR))


def draw_view(seen: View) -> str:
    """A position as a picture, with the timing tower."""
    browser = seen.state.game.title.browser
    if browser.sketch is None:
        raise BadOption(f"{seen.state.game.title.name} has no picture")
    tower = browser.tower(seen) if browser.tower is not None else []
    return browser.sketch(seen).svg(seen.state.game.title.name, tower)


def draw_record(record: Record) -> str:
    """A record: who played, how it ended or how far it is, and its last position."""
    state = record.start()
    for _, after in replay(record):
        state = after
    game = record.game
    places, scores = state.places(), state.scores()
    rows = "".join(
        f"<tr><td>{places[seat]}</td><td>{escape(game.seat_name(seat))}</td><td>{escape(record.players[seat])}</td>"
        f"<td>{scores[seat]:g}</td></tr>"
        for seat in sorted(range(game.seats), key=lambda seat: places[seat])
    )
    told = f"{len(record.lines)} answers" + ("" if state.over else ", not over yet")
    return (
        f"<p><b>{escape(str(game))}</b>: {told}</p><table><tbody>{rows}</tbody></table>"
        f"{draw_state(state) if game.title.browser.sketch is not None else ''}"
    )
