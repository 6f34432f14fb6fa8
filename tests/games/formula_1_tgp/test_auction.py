"""C. The auction of an engine or a driver (TGP-16 to TGP-20)."""

from itertools import product

import pytest

from paddock.games.formula_1_tgp.rules.state import TgpState
from tests.games.formula_1_tgp.scene import asked, changed, index, offers, play, refused, season, told


def drawn(seats: int = 4, card: str = "ferrari", **options: str) -> TgpState:
    """The second seat has drawn a card."""
    state = play(season(seats, **options), "red: hire")
    if card in state.game.domains["engine"].slugs:
        play(state, "green: draw-engine", f"turn-engine {card}")
    else:
        play(state, "green: draw-driver", f"turn-driver {card}")
    return changed(state, activation="15 14" + " 15" * (seats - 2))


@pytest.mark.rule("TGP-16", "TGP-17", "TGP-18", "TGP-19", "R-7", "R-8")
def test_ex_1_the_auction_of_the_ferrari():
    state = drawn()
    assert asked(state) == "green offer"
    play(state, "green: bid 2")
    assert refused(state, "bid 2") == "TGP-18"
    play(state, "yellow: bid 3", "blue: no-bid", "red: no-bid", "green: bid 4", "yellow: no-bid")
    assert state.engine[1] == index(state, "engine", "ferrari")
    assert list(state.activation) == [15, 11, 15, 15]
    assert asked(state) == "yellow action"


@pytest.mark.rule("TGP-16")
def test_the_fee_is_paid_before_the_card_is_seen():
    state = play(season(), "red: draw-engine")
    assert list(state.activation) == [14, 15]
    assert asked(state) == "* turn-engine"


@pytest.mark.rule("TGP-19", "R-7")
def test_another_winner_pays_the_whole_bid_and_the_drawer_loses_just_the_fee():
    state = play(drawn(2), "green: bid 3", "red: bid 4", "green: no-bid")
    assert state.engine[0] == index(state, "engine", "ferrari")
    assert list(state.activation) == [11, 14]


@pytest.mark.rule("TGP-17", "R-7")
def test_the_drawer_can_offer_the_fee_and_all_that_is_left():
    state = drawn(2)
    state = changed(state, activation="15 3")
    assert offers(state) == ["no-bid", "bid 1", "bid 2", "bid 3", "bid 4"]
    assert refused(state, "bid 5") == "TGP-19"


@pytest.mark.rule("R-6", "TGP-17")
def test_if_the_drawer_declines_the_others_may_open_at_one_and_an_unwanted_card_goes_back():
    state = play(drawn(3), "green: no-bid")
    assert "bid 1" in offers(state)
    bought = play(drawn(3), "green: no-bid", "yellow: bid 1", "red: no-bid")
    assert bought.engine[2] >= 0
    assert list(bought.activation) == [15, 14, 14]
    play(state, "yellow: no-bid", "red: no-bid")
    assert index(state, "engine", "ferrari") in state.engine_pile
    assert list(state.activation) == [15, 14, 15]
    assert "engine-unsold" in told(state)


@pytest.mark.rule("R-8", "TGP-18")
def test_who_has_passed_is_not_asked_again_and_jumps_are_allowed():
    state = play(drawn(3), "green: bid 1", "yellow: no-bid", "red: bid 9", "green: bid 10")
    assert asked(state) == "red raise"
    play(state, "red: no-bid")
    assert state.engine[1] >= 0


@pytest.mark.rule("TGP-18")
def test_who_cannot_go_higher_is_not_asked():
    state = drawn(3)
    state = changed(state, activation="15 14 2")
    play(state, "green: bid 2")
    assert asked(state) == "red raise"


@pytest.mark.rule("TGP-20")
def test_a_driver_is_auctioned_in_the_same_way():
    state = drawn(2, "kubica")
    play(state, "green: bid 2", "red: bid 3", "green: no-bid")
    assert state.driver[0] == index(state, "driver", "kubica")
    assert list(state.activation) == [12, 14]


@pytest.mark.rule("R-67", "TGP-20")
def test_the_first_driver_takes_the_left_half_and_a_new_one_the_place_of_the_one_who_leaves():
    state = drawn(2, "kubica")
    state = changed(state, driver={"green-1": "trulli", "green-2": "vettel"}, driver_pile="…")
    play(state, "green: bid 1", "red: no-bid")
    assert asked(state) == "green give-back"
    assert offers(state) == ["return-driver trulli", "return-driver vettel", "return-driver kubica"]
    play(state, "return-driver trulli")
    assert list(state.driver[2:4]) == [index(state, "driver", "kubica"), index(state, "driver", "vettel")]
    assert index(state, "driver", "trulli") in state.driver_pile


@pytest.mark.rule("R-9", "R-12")
def test_a_second_engine_means_giving_one_back():
    state = drawn(2)
    state = changed(state, engine={"green": "bmw"}, engine_pile="…")
    play(state, "green: bid 1", "red: no-bid")
    assert offers(state) == ["return-engine bmw", "return-engine ferrari"]
    keeps_old = state.copy()
    assert isinstance(keeps_old, TgpState)
    play(state, "return-engine bmw")
    assert state.engine[1] == index(state, "engine", "ferrari")
    play(keeps_old, "return-engine ferrari")
    assert keeps_old.engine[1] == index(keeps_old, "engine", "bmw")
    assert index(state, "engine", "ferrari") in keeps_old.engine_pile


# ── R-68  Sealed bidding ──


def by_hand(limits: tuple[int, ...]) -> TgpState:
    """The open auction, everybody raising by one point up to the limit."""
    state = drawn(len(limits))
    while state.asks >= 0 and state.kind.name in ("offer", "raise"):
        seat = state.to_answer()[0]
        play(state, f"bid {state.bid + 1}" if limits[seat] > state.bid else "no-bid")
    return state


@pytest.mark.rule("R-68")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sealed_limits_lead_to_the_very_result_of_an_open_auction_by_single_points(seats: int):
    for limits in product((0, 1, 2, 4, 5), repeat=seats):
        state = drawn(seats, bidding="proxy")
        for seat, points in enumerate(limits):
            team = state.game.domains["seat"].slug(seat)
            play(state, f"{team}: up-to {points}")
        expected = by_hand(limits)
        assert (state.engine, state.activation, state.engine_pile) == (
            expected.engine,
            expected.activation,
            expected.engine_pile,
        ), limits
        winner = max(limits)
        if winner:
            # The price lies between the second-highest limit and one above it; nobody pays more than the own limit.
            second = sorted(limits)[-2]
            paid = next(event.values[2] for event in state.events or [] if event.kind.name == "wins-engine")
            assert max(1, second) <= paid <= min(winner, second + 1)


@pytest.mark.rule("R-68")
def test_limits_that_did_not_matter_are_never_shown():
    state = drawn(2, bidding="proxy")
    assert asked(state) == "red+green sealed-bid"
    play(state, "red: up-to 9", "green: up-to 3")
    assert list(state.limit) == [-1, -1]
    assert all(9 not in event.values for event in state.events or [])
    assert state.engine[0] >= 0
    assert list(state.activation) == [15 - 4, 14]
