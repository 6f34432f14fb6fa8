"""D. Practice: the phases of a weekend, soft-tyre wear, the deal (TGP-28, TGP-31 to TGP-33)."""

import pytest

from paddock.core.names import NATURE
from paddock.core.view import view
from paddock.games.formula_1_tgp.rules.sequence import PRACTICE, QUALIFYING, RACE, ROUND, START
from paddock.games.formula_1_tgp.rules.tactics import gather_cards
from paddock.games.formula_1_tgp.rules.terms import HARD, SOFT
from paddock.games.formula_1_tgp.rules.tyres import fresh_value
from tests.games.formula_1_tgp.scene import asked, call, changed, play, scene, told


@pytest.mark.rule("TGP-31")
def test_a_weekend_has_its_phases_in_order():
    phases = [PRACTICE, QUALIFYING, START, RACE]
    steps = [step.script for step in ROUND.steps if step.script in phases]
    assert steps == phases


@pytest.mark.rule("TGP-32")
def test_ex_7_hard_six_and_a_roll_of_four_make_soft_four():
    state = call(scene("red kubica 0\n green vettel 9", "monza"), PRACTICE)
    play(state, "k6 4")
    assert state.soft_wear == -2
    assert (fresh_value(state, 0, HARD), fresh_value(state, 0, SOFT)) == (6, 4)


@pytest.mark.rule("TGP-32")
def test_table_4_and_its_tokens():
    tokens = []
    for die in range(1, 7):
        state = play(call(scene("red kubica 0\n green vettel 9"), PRACTICE), f"k6 {die}")
        tokens.append(state.soft_wear)
    assert tokens == [0, -1, -1, -2, -2, -2]


@pytest.mark.rule("TGP-33", "TGP-28")
def test_ex_5_three_crews_get_three_cards_which_only_their_team_sees():
    state = scene("red kubica 0\n green vettel 9")
    state = changed(state, crew="3 1")
    play(call(state, PRACTICE), "k6 4")
    for _ in range(4):
        assert asked(state) == "* deal"
        state.choose(NATURE, state.options(NATURE)[0])
    assert [len(hand) for hand in state.hand] == [3, 1]
    assert len(state.deck) == 16
    assert list(view(state, 1).hand[0]) == [-2, -2, -2]
    assert list(view(state, 0).hand[0]) == list(state.hand[0])
    assert told(state).count("is-dealt") == 2


@pytest.mark.rule("R-61")
def test_all_twenty_cards_are_dealt_from_anew_for_each_race():
    state = scene("red kubica 0\n green vettel 9")
    state = changed(state, hand={"red": "launch slipstream lucky"}, played="shut-door flat-out", deck="…")
    gather_cards(state)
    assert [len(state.deck), *map(len, state.hand), len(state.played)] == [20, 0, 0, 0]
    assert RACE.steps[-1].run is gather_cards


@pytest.mark.rule("R-61", "TGP-33")
def test_a_card_with_two_copies_is_twice_as_likely():
    state = scene("red kubica 0\n green vettel 9")
    state = changed(state, crew="1 0")
    play(call(state, PRACTICE), "k6 4")
    weights = dict(zip((state.game.actions.text(code) for code in state.options(NATURE)), state.weights(), strict=True))
    assert weights["deal launch"] == 2
    assert weights["deal lucky"] == 1
