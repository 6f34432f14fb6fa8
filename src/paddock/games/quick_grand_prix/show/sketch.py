"""Quick Grand Prix as a sketch: the circuit, and below it the line of cars, the leader first."""

from paddock.core.sketch import Road, Sketch
from paddock.core.view import View
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.show.browser import components
from paddock.games.quick_grand_prix.show.yardstick import order

STEP = 11.0
CAR = 4.6


def sketch(view: View) -> Sketch:
    state = view.state
    assert isinstance(state, QuickState)
    faces = components(state.game.title, state.game)
    calendar = faces.calendar
    named = calendar[min(state.race, len(calendar) - 1)]
    circuit = next(face for face in faces.circuits if face.id == named)
    found = Sketch(0, -6, 110, 92)
    if len(circuit.outline) > 2:
        road = Road(circuit.outline)
        found.path(road.path, "road", 4)
        for section, limit in enumerate(circuit.limits):
            x, y = road.at((section + 0.5) / len(circuit.limits))
            found.disc((x, y), 3, "open")
            found.words((x, y + 1.2), str(limit), 3.4, "code", "middle")
        found.line(road.points[0], (road.points[0][0], road.points[0][1] - 4), "start", 1)
    found.words((2, -1), circuit.name, 5)
    for place, car in enumerate(order(state)):
        face = faces.cars[car]
        code = f"{face.letter}{'!' if car in state.damaged else ''}"
        found.runner((8 + STEP * place, 74), CAR, face.team, code, face.title)
    return found
