"""Formula 1 TGP as a sketch: the circuit of the race, its corners, and the cars on it."""

from typing import Final

from paddock.core.sketch import Road, Sketch
from paddock.core.view import View
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.show.browser import components

SPACES: Final = 64
"""The track is an endless line of spaces on which only gaps count; the picture bends it into a loop of so many."""
CAR: Final = 2.6
RUNNING: Final = "running"


def sketch(view: View) -> Sketch:
    state = view.state
    assert isinstance(state, TgpState)
    faces = components(state.game.title, state.game)
    named = faces.calendar[min(state.race, len(faces.calendar) - 1)]
    circuit = next(face for face in faces.circuits if face.id == named)
    xs, ys = ([point[axis] for point in circuit.outline] or [0, 100] for axis in (0, 1))
    found = Sketch(min(xs) - 8, min(ys) - 10, max(xs) - min(xs) + 16, max(ys) - min(ys) + 20)
    found.words((found.x + 2, found.y + 5), circuit.name, 4)
    if len(circuit.outline) < 3:
        return found
    road = Road(circuit.outline)
    found.path(road.path, "road", 3.4)
    for corner in circuit.corners:
        x, y = road.at(corner.at)
        found.disc((x, y), 1.6, "risk")
        found.words((x + 2.4, y - 1.4), corner.name, 2, "quiet")
    status = state.game.domains["status"]
    for number, car in enumerate(faces.cars):
        if status.slug(state.status[number]) == RUNNING and state.turn:
            at = road.at((int(state.place[number]) % SPACES + 0.5) / SPACES)
            found.runner(at, CAR, car.livery.body, car.id[:1].upper(), car.title)
    return found
