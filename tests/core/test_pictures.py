"""Pictures of states, views, tables, records, tracks and boards: readable, everybody in place, leaking nothing."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import paddock
from paddock.core.reader import REFEREE
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.title import Title
from paddock.core.view import view
from paddock.games import titles
from paddock.games.grand_prix.data.box import open_box as grand_prix_box
from paddock.games.great_race.data.box import open_box as great_box
from paddock.track.layout import read_layout

SVG = "{http://www.w3.org/2000/svg}"


def discs(svg: str, kind: str = "runner") -> list[ElementTree.Element]:
    return [each for each in ElementTree.fromstring(svg).iter(f"{SVG}circle") if each.get("class") == kind]


def midway(title: Title, share: float = 0.5) -> State:
    game = title.game(title.play_now.seats)
    state = game.start()
    answers = game.rules.play_at_random(state.copy(), Rng(3), 1 << 40)
    game.rules.play_at_random(state, Rng(3), int(int(answers) * share))
    return state


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_game_has_a_picture_from_its_start_to_its_end(title: Title):
    pictures = [state._repr_svg_() for state in (midway(title, share) for share in (0.0, 0.5, 1.0))]
    assert all(ElementTree.fromstring(each).tag == f"{SVG}svg" for each in pictures)
    assert len(set(pictures)) == 3, "something moves"


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_a_picture_shows_what_everybody_may_see_whoever_looks(title: Title):
    state = midway(title)
    shown = {view(state, who)._repr_svg_() for who in (0, 1, REFEREE)}
    assert len(shown) == 1


def test_cars_stand_on_their_spaces():
    state = midway(paddock.title("grand-prix"), 0.3)
    spots = [spot for car, spot in enumerate(state.spot) if spot >= 0 and car not in state.gone]  # type: ignore[attr-defined]
    found = discs(state._repr_svg_())
    assert len(found) == len(spots)
    assert len({(each.get("cx"), each.get("cy")) for each in found}) == len(set(spots))


def test_a_record_tells_who_played_and_what_they_are_called_is_only_text():
    race = paddock.start("quick-grand-prix", calendar="monza", seed=1, players=["Ann", "<b>Bob"])
    race.play(race.options()[0])
    told = race.record._repr_html_()
    assert "Ann" in told
    assert "<b>Bob" not in told
    assert "not over yet" in told
    assert "<svg" in told
    assert race._repr_svg_() == race.state._repr_svg_()


def drawings() -> Iterator[object]:
    yield read_layout("START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L")
    yield from grand_prix_box(None).tracks
    yield from great_box(None).boards


@pytest.mark.parametrize("drawing", list(drawings()), ids=lambda each: type(each).__name__)
def test_tracks_and_boards_draw_themselves(drawing: object):
    svg = drawing._repr_svg_()  # type: ignore[attr-defined]
    assert len(list(ElementTree.fromstring(svg).iter())) > 20
