"""N. Tactic cards (TGP-101, TGP-102): each in its window, with its effect, and nobody can tell who holds what."""

import pytest

from paddock.core.rows import row_of
from paddock.core.texts import Texts
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.rules.scripts import EVENT_ROLL, MECHANICAL
from paddock.games.formula_1_tgp.rules.state import TgpState
from tests.games.formula_1_tgp.scene import (
    asked,
    call,
    car,
    changed,
    give,
    index,
    move,
    offers,
    places,
    play,
    refused,
    scene,
    stop,
    told,
)

pytestmark = pytest.mark.rule("TGP-101", "TGP-102")

DUEL = "red raikkonen 0 fuel 2\n green kubica 1 fuel 2"


def duel(red: str = "", green: str = "", facts: str = "") -> TgpState:
    state = scene(DUEL, facts=facts)
    for team, cards in (("red", red), ("green", green)):
        state = give(state, team, *cards.split())
    state = changed(state, top="5 5")
    return move(state, "raikkonen")


def test_flat_out_adds_two_spaces_beside_the_two_points():
    state = move(give(scene("red raikkonen 0 fuel 2 speed 3\n green kubica 40"), "red", "flat-out"), "raikkonen")
    assert "flat-out 2" in offers(state)
    play(state, "flat-out 2")
    assert places(state)["raikkonen"] == 9
    assert list(state.hand[0]) == []
    assert list(state.played) == [index(state, "card", "flat-out")]


def test_the_spaces_of_flat_out_are_voluntary():
    state = move(give(scene("red raikkonen 0 fuel 2\n green kubica 6"), "red", "flat-out"), "raikkonen")
    play(state, "flat-out 0")
    assert places(state)["raikkonen"] == 5
    assert "hold-back" in offers(state)


def _first(state: TgpState) -> TgpState:
    """Past the question for speed points, which a hand of cards brings up."""
    return play(state, "push 0") if asked(state).endswith("push") else state


def test_late_braking_adds_two_to_the_roll():
    assert "passes" not in told(play(_first(duel()), "attack first", "k6 4"))  # 5 is needed
    assert "passes" in told(play(_first(duel(red="late-brake")), "late-brake first", "k6 3"))


def test_late_braking_does_not_avert_the_contact_of_a_natural_one():
    state = play(_first(duel(red="late-brake")), "late-brake first", "k6 1")
    assert "touches" in told(state)


@pytest.mark.rule("R-64")
def test_slipstream_voids_a_failed_roll_contact_included_once_an_attempt():
    state = _first(duel(red="slipstream slipstream"))
    play(state, "attack first", "k6 1")
    assert asked(state) == "red slipstream"
    play(state, "slipstream", "k6 2")
    assert "touches" not in told(state)
    assert asked(state) == "red attack"  # the second roll counts; the next point is the next attempt
    assert state.must == 4


def test_slipstream_is_not_offered_after_a_pass():
    state = play(_first(duel(red="slipstream")), "attack first", "k6 6")
    assert "slipstream" not in asked(state)


def test_shut_the_door_takes_two_from_the_attacker():
    state = play(_first(duel(green="shut-door")), "attack first")
    assert asked(state) == "green shut-door"
    play(state, "shut-door", "k6 6")
    assert "passes" not in told(state)
    open_ = play(_first(duel(green="shut-door")), "attack first", "no-card", "k6 6")
    assert "passes" in told(open_)


def test_a_card_counts_for_one_attempt_only():
    braked = play(_first(duel(red="late-brake")), "late-brake first", "k6 2", "attack first", "k6 4")
    assert "passes" not in told(braked)  # 3 was needed, then 5 again
    shut = play(_first(duel(green="shut-door")), "attack first", "shut-door", "k6 6", "attack first", "k6 5")
    assert "passes" in told(shut)  # 7 was needed, then 5 again


@pytest.mark.rule("R-69")
def test_nobody_shuts_the_door_on_a_team_mate():
    state = give(scene("red raikkonen 0 fuel 2\n red kubica 1\n green vettel 40"), "red", "shut-door")
    play(_first(move(state, "raikkonen")), "attack first")
    assert asked(state) == "* attempt"


def test_only_a_card_against_somebody_else_is_an_interrupt():
    state = play(_first(duel(green="shut-door")), "attack first")
    assert asked(state) == "green shut-door"
    assert state.kind.interrupt  # it holds up red's move
    own = play(_first(duel(red="slipstream")), "attack first", "k6 2")
    assert asked(own) == "red slipstream"
    assert not own.kind.interrupt


def test_team_orders_pass_a_team_mate_without_a_roll():
    state = give(scene("red raikkonen 0 fuel 2\n red kubica 1\n green vettel 40"), "red", "team-orders")
    play(_first(move(state, "raikkonen")), "team-orders")
    assert places(state) == {"vettel": 40, "raikkonen": 5, "kubica": 0}
    rival = _first(duel(red="team-orders"))
    assert refused(rival, "team-orders") == "TGP-102"


def test_lightning_stop_shortens_the_retreat_by_two():
    state = stop(give(scene("red raikkonen 40 fuel 0\n green kubica 60"), "red", "fast-stop"), "raikkonen")
    assert offers(state) == ["stop", "fast-stop"]
    play(state, "fast-stop")
    assert places(state)["raikkonen"] == 40 - 5


def test_lightning_stop_costs_a_space_at_least():
    state = give(scene("red raikkonen 40 fuel 0\n green kubica 60"), "red", "fast-stop")
    state.components.pit_value, before = row_of([2] * 4), state.components.pit_value
    try:
        assert places(play(stop(state, "raikkonen"), "fast-stop"))["raikkonen"] == 39
    finally:
        state.components.pit_value = before


def test_lightning_stop_does_not_help_a_drive_through():
    state = give(scene("red raikkonen 40 fuel 2 rolled 0\n green kubica 60", turn=4), "red", "fast-stop")
    stop(state, "raikkonen")
    assert places(state)["raikkonen"] == 33


def test_tyre_whisperer_and_lean_mixture_keep_a_marker():
    for card, kept in (("save-tyres", (2, 5)), ("lean-mix", (3, 4)), ("no-card", (2, 4))):
        state = give(scene("red raikkonen 0 fuel 3 hard 5\n green kubica 60"), "red", "save-tyres", "lean-mix")
        play(_first(move(state, "raikkonen")), card)
        assert (state.fuel[0], state.tread[0]) == kept


def test_tyres_that_an_event_spares_need_no_card():
    state = give(scene("red raikkonen 0 fuel 3 hard 5 rolled 0\n green kubica 60"), "red", "save-tyres")
    play(move(state, "raikkonen"), "roll-now", "k10 10", "no-card", "push 0")
    assert asked(state) == "red saving"
    assert refused(state, "save-tyres") == "TGP-102"
    play(state, "no-card")
    assert state.tread[0] == 5


@pytest.mark.rule("R-66")
def test_no_marker_is_spared_after_the_last_move():
    state = give(scene("red raikkonen 0 fuel 3\n green kubica 60", turn=8), "red", "lean-mix")
    assert asked(_first(move(state, "raikkonen"))) == ""


def test_lucky_escape_rolls_again_on_a_table_and_the_second_roll_counts():
    state = give(scene("red raikkonen 20 fuel 3 speed 0\n green kubica 60"), "red", "lucky")
    play(call(state, EVENT_ROLL, 0), "k10 1")
    assert asked(state) == "red lucky"
    play(state, "lucky", "k10 9")
    assert state.speed[0] == 1
    assert "has-trouble" not in told(state)


def test_lucky_escape_works_on_the_other_tables_too_and_for_who_is_hit():
    trouble = give(scene("red raikkonen 20 fuel 3\n green kubica 60"), "red", "lucky")
    play(call(trouble, MECHANICAL, 0), "k6 1")
    assert asked(trouble) == "red lucky"
    play(trouble, "lucky", "k6 6")
    assert "retires" not in told(trouble)
    # Räikkönen touches Vettel, who fails the test (1 below 2) and would be out (1 + 2).
    hit = give(scene("red raikkonen 0 fuel 2\n green vettel 1"), "green", "lucky")
    play(_first(move(hit, "raikkonen")), "attack first", "no-card", "k6 1", "k6 6", "k6 1", "k6 1")
    assert asked(hit) == "green lucky"
    play(hit, "lucky", "k6 6")
    assert "spins" in told(hit)  # 6 + 2
    rain = give(scene("red raikkonen 20 fuel 3 wet 5\n green kubica 60"), "red", "lucky")
    rain = changed(rain, wet="1")
    assert asked(play(call(rain, EVENT_ROLL, 0), "k10 4")) == "red lucky"


def test_lucky_escape_says_what_the_first_roll_leads_to():
    texts = Texts(TITLE.game(2), "en")
    state = give(scene("red raikkonen 20 fuel 3\n green kubica 60"), "red", "lucky")
    event = play(call(state, EVENT_ROLL, 0), "k10 10")
    assert texts.prompt(event, 0) == (
        "Kimi Räikkönen has rolled 10 (speed points +1, tyres spared): play “Lucky escape” and roll again?"
    )
    state = give(scene("red raikkonen 20 fuel 3\n green kubica 60"), "red", "lucky")
    trouble = play(call(state, MECHANICAL, 0), "k6 1")
    assert "rolled 1 (out of the race):" in texts.prompt(trouble, 0)


@pytest.mark.rule("R-61")
def test_one_card_a_window():
    state = give(scene("red raikkonen 0 fuel 3 hard 5\n green kubica 60"), "red", "save-tyres", "lean-mix")
    play(_first(move(state, "raikkonen")), "save-tyres")
    assert asked(state) == ""


@pytest.mark.rule("R-70")
def test_a_window_opens_for_every_hand_that_may_hold_the_card_and_closes_when_all_copies_are_played():
    state = play(_first(duel(green="lucky")), "attack first")
    assert asked(state) == "green shut-door"  # the hand holds another card, but nobody else knows
    assert offers(state) == ["no-card"]
    state = duel(green="lucky", facts="played: shut-door shut-door\ndeck: …")
    play(_first(state), "attack first")
    assert asked(state) == "* attempt"
    empty = play(_first(duel()), "attack first")
    assert asked(empty) == "* attempt"


def test_a_card_that_is_not_held_is_refused_by_the_rule_of_cards():
    state = _first(duel(red="lucky"))
    assert refused(state, "late-brake first") == "TGP-101"
    assert car(state, "raikkonen") == 0
