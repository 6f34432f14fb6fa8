"""The timing tower: the order of the race as it stands, the leader first."""

from paddock.core.view import View
from paddock.server.wire.messages.table import TowerRow


def tower(seen: View) -> list[TowerRow]:
    """The rows as the title makes them; where it makes none, outside a race too, the seats by their places."""
    make = seen.state.game.title.browser.tower
    rows = make(seen) if make is not None else []
    return [TowerRow(**row) for row in rows] or seats_by_place(seen)


def seats_by_place(seen: View) -> list[TowerRow]:
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
