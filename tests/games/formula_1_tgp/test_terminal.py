"""The terminal's picture: 80 columns, the road with its gaps, and nothing that a seat may not know."""

import re

import pytest

from paddock.core.board import plain
from paddock.core.names import NATURE
from paddock.core.reader import SPECTATOR
from paddock.core.rng import Rng
from paddock.core.texts import Texts
from paddock.core.view import view
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.show.terminal import draw
from tests.games.formula_1_tgp.scene import changed, give, play, scene, season


def test_a_race_shows_the_road_and_the_strips():
    state = scene(
        "red raikkonen 9 fuel 3 soft 4 speed 2\n green kubica 5 fuel 0 hard 0\n green vettel 4 fuel 2 hard -1"
    )
    state = give(state, "red", "lucky")
    drawn = plain(draw(view(state, 0), Texts(state.game)))
    assert "Monza · race 1 of 1 · turn 2 of 8 · dry · hard 6, soft 6 · pit stop 7" in drawn
    assert "Prima Variante 5+ top speed · Variante della Roggia 5+ acceleration" in drawn
    assert "R1···G1G2" in drawn
    leader = next(line for line in drawn.splitlines() if "R1 Kimi" in line)
    assert leader.split() == ["1", "R1", "Kimi", "Räikkönen", "3", "■■■", "soft", "4", "2", "0/0", "✓"]
    assert "hard D6 4+" in drawn
    assert "tactic cards: Lucky escape" in drawn
    assert "tactic cards: 1 face down" in plain(draw(view(state, 1), Texts(state.game)))
    assert "Lucky escape" not in plain(draw(view(state, SPECTATOR), Texts(state.game)))


def test_the_board_speaks_polish():
    state = give(scene("red raikkonen 9 fuel 3 soft 4\n green kubica 5 fuel 0 hard 0"), "red", "lucky")
    drawn = plain(draw(view(state, 0), Texts(state.game, "pl")))
    assert "Monza · wyścig 1 z 1 · tura 2 z 8 · sucho · twarde 6, miękkie 6 · pit stop 7" in drawn
    assert "C1···Z1" in drawn
    assert "karty taktyczne: Szczęśliwy traf" in drawn
    assert not re.search(r"\b(race|turn|soft|hard|team|crew|driver|cards)\b", drawn)


def test_an_auction_shows_the_card_and_the_bid():
    state = play(season(), "red: draw-driver", "turn-driver kubica", "red: bid 3")
    assert "on auction: Robert Kubica · Red bids 3 AP" in plain(draw(view(state, 1), Texts(state.game)))


def test_no_line_is_wider_than_a_terminal_all_through_a_season():
    state = TITLE.game(4).start()
    english, polish = Texts(state.game), Texts(state.game, "pl")
    rng = Rng(5)
    while not state.over:
        seat = state.to_answer()[0]
        options = state.options(seat)
        sensible = seat != NATURE and rng.below(2)
        state.choose(seat, state.kind.default(state, seat) if sensible else options[rng.below(len(options))])
        if rng.below(8) == 0:
            for texts in (english, polish):
                for line in plain(draw(view(state, rng.below(4)), texts)).splitlines():
                    assert len(line) <= 80, line
                    assert "board-" not in line, line
    assert "season, 4 of 4 run" in plain(draw(view(state, SPECTATOR), Texts(state.game)))


@pytest.mark.rule("TGP-32")
@pytest.mark.parametrize(("language", "words"), [("en", "soft known after practice"), ("pl", "miękkie po treningu")])
def test_before_practice_no_soft_tyre_value_is_shown(language: str, words: str):
    """Least of all the one of the race before."""
    before = changed(season(calendar=("monza", "spa")), soft_wear="-2")
    assert words in plain(draw(view(before, 0), Texts(before.game, language)))
    over = scene("red raikkonen 9\n green kubica 5", facts="soft_wear: -2")
    assert "hard 6, soft 4" in plain(draw(view(over, 0), Texts(over.game)))


def test_the_token_of_the_last_race_is_gone_when_the_next_one_is_prepared():
    results = "red-1 green-1"
    state = scene("red raikkonen 9\n green kubica 5", facts="soft_wear: -2", calendar=("monza", "spa"))
    state = changed(state, results=results, flow="season/round round/next_race")
    assert (state.race, state.soft_wear) == (1, 0)
