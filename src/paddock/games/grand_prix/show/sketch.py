"""Grand Prix as a sketch: every space of the track, the grid, and the cars where they stand."""

from paddock.core.names import NONE
from paddock.core.sketch import Sketch
from paddock.core.view import View
from paddock.games.grand_prix.data.track import Track
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.show.browser import components
from paddock.games.grand_prix.show.faces import Components
from paddock.games.grand_prix.show.geometry import Drawing, draw

KINDS = {"p": "pit", "w": "wall"}
CAR = 9.0


def sketch(view: View) -> Sketch:
    state = view.state
    assert isinstance(state, GrandPrixState)
    faces = components(state.game.title, state.game)
    assert isinstance(faces, Components)
    drawing = draw(state.components.track)
    found = ground(drawing)
    colours = {team.id: team.colour for team in faces.teams}
    for number, car in enumerate(faces.cars):
        space = state.spot[number]
        if space != NONE and number not in state.gone:
            at = drawing.cells[space].at
            found.runner(at, CAR, colours.get(car.team, "#bbb"), str(car.number), f"{car.team} {car.number}")
    return found


def ground(drawing: Drawing) -> Sketch:
    found = Sketch(*drawing.bounds)
    for cell in drawing.cells:
        corners = list(zip(cell.shape[0::2], cell.shape[1::2], strict=True))
        found.polygon(corners, KINDS.get(cell.lane, "lane"))
    x1, y1, x2, y2 = drawing.line
    found.line((x1, y1), (x2, y2), "start", 5)
    for number, at in enumerate(drawing.labels):
        if number % 5 == 0:
            found.words(at, str(number), 10, "quiet", "middle")
    return found


def draw_track(track: Track) -> str:
    """A track alone."""
    return ground(draw(track)).svg(track.name)
