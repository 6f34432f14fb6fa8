"""The terminal's picture."""

from paddock.core.board import Line, plain
from paddock.core.reader import SPECTATOR
from paddock.core.texts import Texts
from paddock.core.view import View, view
from paddock.games.great_race.show import terminal
from tests.games.great_race.scene import play, race, scene


def draw(seen: View) -> list[Line]:
    return terminal.draw(seen, Texts(seen.state.game, "en"))


def test_the_map_shows_tiles_cities_vehicles_and_unfamiliar_territory():
    state = scene("space: C2 E5\ntiles: C2=track B2=rockfall D2=sand-flats B3=marsh\nhand: ranger | driver toolbox")
    lines = plain(draw(view(state, 0))).splitlines()
    assert lines[0] == "Africa · Colomb-Béchar to Cape Town · round 1"
    assert lines[1] == "turn order: France, Belgium"
    assert lines[4].split() == ["1", "Col2", "··", "··", "Dak–Lag", "50", "F", "sea"]
    assert lines[5].split()[:7] == ["▸", "2", "11!", "F", "30", "··", "··"], "sand flats in a risk zone cost three"
    assert lines[6].split()[:7] == ["3", "20x", "▒▒", "▒▒", "··", "▒▒", "··"]
    assert lines[8].split()[:6] == ["5", "Dak2", "··", "··", "··", "B"]


def test_ones_own_cards_are_shown_and_others_are_face_down():
    state = scene("hand: ranger | driver toolbox")
    own = plain(draw(view(state, 0)))
    assert "France      Ranger" in own
    assert "Belgium     2 face down" in own
    assert "Toolbox" not in own
    everybody = plain(draw(view(state, SPECTATOR)))
    assert "Ranger" not in everybody


def test_the_dashboards_show_gauges_slots_and_condition():
    state = scene("engine: 0\nfuel: 3\ncash: 45\nplan: 2-1-0-2")
    line = next(line for line in plain(draw(view(state, 0))).splitlines() if line.startswith("  ▸ France"))
    assert line.split() == [
        "▸",
        "France",
        "Colomb-Béchar",
        "3",
        "0",
        "5",
        "45",
        "F",
        "2",
        "1",
        "0",
        "2",
        "broken",
        "down",
    ]


def test_drawn_tiles_and_the_bivouac_are_shown():
    state = scene()
    play(state, "scout", "tile track", "tile bandits")
    assert "drawn tiles Track 10, Bandits 20!" in plain(draw(view(state, 1)))
    state = scene("display: ranger driver toolbox", "bivouac")
    assert "bivouac     Ranger, Driver, Toolbox" in plain(draw(view(state, 1)))


def test_every_line_fits_eighty_columns():
    for board in ("africa", "south-america"):
        state = race(4, board=board, first="seat-1").start()
        assert max(len(line) for line in plain(draw(view(state, 0))).splitlines()) <= 80


def test_lines_and_prices_stand_beside_the_map_and_cities_show_their_cards():
    for board in ("africa", "south-america"):
        game = race(board=board)
        text = plain(draw(view(game.start(), SPECTATOR)))
        assert all(len(line) <= 80 for line in text.splitlines())
        assert text.count(" F sea") + text.count(" F air") == len(game.components.chart.line_price)
    africa = plain(draw(view(scene(), 0)))
    assert "Kha3" in africa
    assert "Cape" in africa, "the arrival city gives no cards"
    assert "Kha–Nai 100 F air" in africa
