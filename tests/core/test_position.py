# mypy: disable-error-code="attr-defined"
"""Positions: a state as text, written and read back, complete or by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.core.errors import BadPosition
from paddock.core.game import Game
from paddock.core.names import NATURE
from paddock.core.position import read_position, write_position
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.core.view import view
from tests.play import play_at_random
from tests.tiny import bids, cards, guards, pig, relay

TITLES = [pig.TITLE, bids.TITLE, cards.TITLE, guards.TITLE, relay.TITLE]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_position_of_a_game_reads_back_to_the_same_state(title: Title):
    game = title.game(title.most_seats)
    for seed in range(5):
        table = Table(game, seed=seed)
        for _ in play_at_random(table, Rng(seed)):
            text = write_position(table.state)
            again = read_position(game, text)
            assert again == table.state
            assert write_position(again) == text
        assert read_position(game, write_position(table.state)) == table.state


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_position_before_a_chance_reads_back_too(title: Title):
    game = title.game(title.most_seats)
    rng = Rng(7)
    state = game.start()
    while not state.over:
        assert read_position(game, write_position(state)) == state
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[rng.below(len(options))])


def test_a_view_reads_back_as_the_view_it_is():
    state = Table(cards.TITLE.game(2), seed=1).state
    seen = view(state, 0)
    again = read_position(state.game, str(seen))
    assert again == seen.state
    assert again != state


def test_a_position_is_readable():
    state = cards.TITLE.game(2).start()
    for card in (8, 4, 11, 10):
        state.choose(NATURE, cards.DEAL.code(card))
    state.choose(0, cards.SHOW.code(8))
    assert write_position(state) == (
        "cards(seats=2)\n"
        "turn: bob\n"
        "pile: C0 C1 C2 C3 C5 C6 C7 C9\n"
        "hand: C11 | C4 C10\n"
        "shown: C8 | -\n"
        "flow: game/dealing\n"
        "asks: show-or-draw\n"
        "asked: bob\n"
    )


# ── By hand ──


def pig_game() -> Game:
    return pig.TITLE.game(3)


def test_a_position_without_any_fact_is_the_start():
    assert read_position(pig_game(), "") == pig_game().start()


def test_facts_that_are_left_out_are_as_at_the_start():
    state = read_position(pig_game(), "totals: 5 0 7")
    assert (state.totals, state.pot, state.turn, list(state.asked)) == ([5, 0, 7], 0, 0, [0])


def test_comments_blank_lines_and_any_order_are_fine():
    text = "# a fine mess\npig(seats=3)\n\n  pot: 4\ntotals:   1 2 3\n"
    state = read_position(pig_game(), text)
    assert (state.pot, state.totals) == (4, [1, 2, 3])


@pytest.mark.parametrize("line", ["pig", "pig(seats=3)", "pig(seats=3, target=20)", "pig( seats=3 )"])
def test_the_game_line_may_be_written_in_any_way_that_means_this_game(line: str):
    assert read_position(pig_game(), f"{line}\npot: 3").pot == 3


def test_with_a_flow_but_no_question_the_named_step_is_run():
    state = read_position(pig_game(), "turn: cyd\npot: 6\nflow: game/take_turn")
    assert (state.kind.name, list(state.asked)) == ("roll-or-hold", [2])


def test_a_step_within_a_script_that_was_called_with_an_argument():
    state = read_position(
        guards.TITLE.game(3), "turn: 1\nguard: none guard .\nflow: game/giving reaction/ask_reactions#2"
    )
    assert (state.kind.name, list(state.asked)) == ("react", [1]), "Cyd's guard is spent, so only Bob is asked"
    assert state.options(1) == [guards.LET.code(), guards.BLOCK.code()]


def test_a_question_can_be_written_with_answers_that_are_in():
    text = "coins: 5 2\nflow: auction/collect\nasks: bid\nasked: ann bob\nanswer bob: bid 2"
    state = read_position(bids.TITLE.game(2), text)
    assert (state.to_answer(), list(state.answers)) == ([0], [-1, bids.BID.code(2)])
    state.choose(0, bids.BID.code(1))
    assert state.won == [0, 1]


def test_answers_may_be_written_for_the_question_that_the_named_step_asks():
    state = read_position(bids.TITLE.game(2), "flow: auction/collect\nanswer ann: bid 5")
    assert state.to_answer() == [1]


def test_nature_can_be_asked():
    state = read_position(pig_game(), "pot: 3\nflow: game/start\nasks: throw\nasked: *")
    assert (state.is_chance, list(state.asked)) == (True, [NATURE])


def test_the_end_can_be_written():
    assert read_position(pig_game(), "totals: 1 2 30\nflow: over").over


def test_a_lazy_deck_has_no_order_to_read():
    state = read_position(cards.TITLE.game(2), "pile: C9 C8 C11 C10 C2 C3\nhand: C0 C1 | C4 C5\nshown: C6 | C7")
    assert state.pile == [2, 3, 8, 9, 10, 11]


# ── Mistakes: one sentence each ──

START = "flow: game/take_turn"
FACTS = "facts are turn, pot, totals, flow, asks, asked, answer <seat>"
NO_EVE = "there is no seat 'eve'; it must be one of ann, bob, cyd"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bids(seats=3)", "this is a position of bids(seats=3), but the game is pig(seats=3)"),
        ("pig(seats=2)\npot: 1", "this is a position of pig(seats=2), but the game is pig(seats=3)"),
        ("pig(seats=9)", "the game of the position cannot be: Pig is for 2 to 4 seats, not 9"),
        (
            "pig(die=gold)",
            "the game of the position cannot be: the option die cannot be 'gold'; it must be one of fair, loaded",
        ),
        ("pot 3", "line 1 should be written name: value, not 'pot 3'"),
        ("pot: 3\nturn", "line 2 should be written name: value, not 'turn'"),
        ("pot: 3\npot: 4", "line 2 gives pot a second time"),
        ("pott: 3", f"there is no fact 'pott' in Pig; {FACTS}"),
        ("frames: 1 2 3", f"there is no fact 'frames' in Pig; {FACTS}"),
        ("pot: three", "in pot: 'three' is not a whole number"),
        ("pot: 3 4", "pot is one value, not '3 4'"),
        ("pot:", "pot is one value, not ''"),
        ("pot: ?", "in pot: everybody may know this, so it cannot be ?"),
        ("turn: eve", f"in turn: {NO_EVE}"),
        ("flow: match/take_turn", "flow: there is no script 'match'; the scripts are game"),
        ("flow: game/rest", "flow: game has no step 'rest'; its steps are start, take_turn"),
        ("flow: game", "flow: game has no step ''; its steps are start, take_turn"),
        ("flow: game/take_turn#x", "flow: the argument of game/take_turn should be a whole number, not 'x'"),
        ("flow: game/take_turn#--1", "flow: the argument of game/take_turn should be a whole number, not '--1'"),
        ("flow: game/take_turn#²", "flow: the argument of game/take_turn should be a whole number, not '²'"),
        (
            "asks: throw\nasked: *",
            "the position asks a decision but not where in the sequence of play; add a line flow:",
        ),
        (f"{START}\nasked: ann", "the position says who is asked but not what; add a line asks: with the decision"),
        (f"{START}\nasks: throw", "the position asks a decision but not whom; add a line asked: with the seats"),
        (f"{START}\nasks: fly\nasked: ann", "there is no decision 'fly'; the decisions are roll-or-hold, throw"),
        (f"{START}\nasks: throw\nasked: ann", "the decision throw is asked of nature (*)"),
        (f"{START}\nasks: throw\nasked: * ann", "the decision throw is asked of nature (*)"),
        (f"{START}\nasks: roll-or-hold\nasked: *", "the decision roll-or-hold is asked of seats, not of nature (*)"),
        (f"{START}\nasks: roll-or-hold\nasked: ann bob", "the decision roll-or-hold is asked of one seat at a time"),
        (f"{START}\nasks: roll-or-hold\nasked: ann ann", "asked names a seat twice"),
        (f"{START}\nasks: roll-or-hold\nasked: eve", f"in the question that is asked: {NO_EVE}"),
        (f"{START}\nasks: roll-or-hold\nasked: ?", "in the question that is asked: '?' is not a seat"),
        (f"{START}\nanswer ann: roll", "ann has an answer but is not asked a sealed decision"),
        ("answer eve: roll", f"in the question that is asked: {NO_EVE}"),
    ],
)
def test_a_mistake_gets_one_sentence(text: str, sentence: str):
    with pytest.raises(BadPosition) as caught:
        read_position(pig_game(), text)
    assert str(caught.value) == sentence


ASKS = "flow: auction/collect\nasks: bid\nasked: ann bob"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{ASKS}\nanswer ann: fly", "the answer of ann: there is no action 'fly'; the words are bid"),
        (f"coins: 1 5\n{ASKS}\nanswer ann: bid 2", "the answer of ann, 'bid 2', is not possible there"),
        (
            f"{ASKS}\nanswer ann: bid 2\nanswer bob: bid 1",
            "everybody who is asked has answered already; leave one answer out",
        ),
        ("answer cyd: bid 1", "in the question that is asked: there is no seat 'cyd'; it must be one of ann, bob"),
        (f"coins: -1 5\n{ASKS}", "the facts do not fit together: bid would have no answer"),
        (f"coins: 5\n{ASKS}", "coins needs an entry for each of the 2 seats, not 1"),
        ("coins: 9 0", "there are more coins than at the start"),
    ],
)
def test_a_mistake_in_what_is_asked_gets_one_sentence(text: str, sentence: str):
    with pytest.raises(BadPosition) as caught:
        read_position(bids.TITLE.game(2), text)
    assert str(caught.value) == sentence


PILE = "pile: C2 C3 C4 C5 C6 C7 C8 C9 C10 C11"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (f"{PILE}\nhand: C0 | -", "1 of the 12 playing cards are missing from the position"),
        (f"{PILE}\nhand: C0 | C0", "hand holds a playing card that lies somewhere else too, or does not exist"),
        (f"{PILE}\nhand: ? ? ? | -", "the position has 13 playing cards, but there are only 12"),
        (f"{PILE}\nhand: C0 C1", "hand has 1 rows; it needs a row for each of the 2 seats"),
        (f"{PILE}\nhand: C0 | C1 | -", "hand has 3 rows; it needs a row for each of the 2 seats"),
        (
            f"{PILE}\nhand: C0 | C99",
            f"in hand: there is no card 'C99'; it must be one of {', '.join(f'C{n}' for n in range(12))}",
        ),
    ],
)
def test_a_mistake_with_the_cards_gets_one_sentence(text: str, sentence: str):
    with pytest.raises(BadPosition) as caught:
        read_position(cards.TITLE.game(2), text)
    assert str(caught.value) == sentence


def test_what_hides_something_cannot_be_played_on():
    state = Table(cards.TITLE.game(2), seed=1).state
    seen = read_position(state.game, str(view(state, 0)))
    with pytest.raises(BadPosition, match=r"hides something \(\?\), so it cannot be played on"):
        Table(state.game, state=seen)


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=200))
def test_any_text_is_a_position_or_a_bad_position(text: str):
    try:
        state = read_position(pig_game(), text)
    except BadPosition:
        return
    assert read_position(pig_game(), write_position(state)) == state


@given(st.data())
def test_a_position_with_anything_changed_is_a_position_or_a_bad_position(data: st.DataObject):
    """Any one character of any position replaced: never another error."""
    game = guards.TITLE.game(3)
    text = write_position(
        read_position(game, "turn: 1\nguard: none guard .\nflow: game/giving reaction/ask_reactions#2")
    )
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.sampled_from("?.-|#/:*0123456789 \nabz")) + text[at + 1 :]
    try:
        state = read_position(game, changed)
    except BadPosition:
        return
    assert not state.asks or state.to_answer()


def test_a_rule_that_stumbles_over_hand_written_facts_is_the_writers_mistake(monkeypatch: pytest.MonkeyPatch):
    def stumble(*_: object) -> None:
        raise IndexError("list index out of range")

    with monkeypatch.context() as broken:
        broken.setattr(bids.AUCTION, "runs", [bids.AUCTION.runs[0], stumble])
        with pytest.raises(BadPosition, match=r"auction/settle cannot be played on from \(list index out of range\)"):
            read_position(bids.TITLE.game(2), "bids: 1 2\nflow: auction/settle")
    monkeypatch.setattr(bids.Bid, "options", stumble)
    with pytest.raises(BadPosition, match=r"bid cannot be asked \(list index out of range\)"):
        read_position(bids.TITLE.game(2), "flow: auction/collect\nasks: bid\nasked: ann bob")


@pytest.mark.parametrize("number", ["1000001", "-1000001", "9" * 19, "9" * 5000, "-" + "9" * 400_000])
def test_numbers_that_rules_would_count_up_to_for_ever_are_refused(number: str):
    game = relay.TITLE.game(2)
    with pytest.raises(BadPosition, match="at most 1000000"):
        read_position(game, f"run: {number}\n")
    with pytest.raises(BadPosition, match="at most 1000000"):
        read_position(game, f"flow: relay/lap lap/begin_lap#{number} leg/start\n")


def test_a_fact_has_a_bounded_number_of_entries():
    with pytest.raises(BadPosition, match="at most 10000"):
        read_position(relay.TITLE.game(2), "cheers: " + "1 " * 10_001)
