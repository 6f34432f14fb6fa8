"""MotoGrandPrix as a sketch: the tiles with their positions and corners, and the bikes."""

from paddock.core.names import NONE
from paddock.core.sketch import Sketch
from paddock.core.view import View
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.show.browser import components
from paddock.games.moto_grand_prix.show.faces import Components
from paddock.track.picture import TrackPicture

BIKE = 13.0


def sketch(view: View) -> Sketch:
    state = view.state
    assert isinstance(state, MotoState)
    faces = components(state.game.title, state.game)
    assert isinstance(faces, Components)
    found = ground(faces.circuit)
    rows = faces.circuit.rows
    for number, bike in enumerate(faces.bikes):
        if state.lane[number] != NONE:
            x, y, _ = rows[state.distance[number] % len(rows)].cells[state.lane[number]]
            found.runner((x, y), BIKE, bike.team, bike.code, bike.title)
    return found


def ground(picture: TrackPicture) -> Sketch:
    bounds = picture.bounds
    found = Sketch(bounds.x, bounds.y, bounds.width, bounds.height)
    for tile in picture.tiles:
        found.path(tile.outline, "tile")
    for tile in picture.tiles:
        if tile.kerb:
            found.path(tile.kerb, "kerb")
    for row in picture.rows:
        for x, y, _ in row.cells:
            found.disc((x, y), 4, "spot")
    found.line(*picture.start, "start", 6)
    for corner in picture.corners:
        found.disc((corner.x, corner.y), 15, f"d{corner.difficulty or 1}")
        found.words((corner.x, corner.y + 6), str(corner.number), 18, "code", "middle")
    return found
