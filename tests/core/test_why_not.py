"""Why an action is not offered: the first reason that holds, the same at the table and on a seat's view."""

from paddock.core.message import Reason
from paddock.core.table import Table
from paddock.core.texts import Texts
from paddock.core.view import view
from paddock.core.why_not import why_not
from tests.play import play_out
from tests.tiny import bids, cards, pig


def reason(table: Table, seat: int, action: str) -> Reason | None:
    """The reason on the seat's view, which is the table's."""
    code = table.game.actions.parse(action).code
    seen = view(table.state, seat)
    found = why_not(seen.state, seat, seen.options, code, Texts(table.game))
    assert repr(found) == repr(table.why_not(code, seat))
    return found


def key(found: Reason | None) -> str:
    assert found is not None
    return found.message.key


def test_what_is_offered_has_no_reason():
    assert reason(Table(pig.TITLE.game(2), seed=1), 0, "roll") is None


def test_that_another_seat_is_asked_goes_before_everything_else_in_a_running_game():
    table = Table(pig.TITLE.game(2), seed=1)
    found = reason(table, 1, "roll")
    assert key(found) == "why-not-your-decision"
    assert found is not None
    assert found.message.values == {"seats": table.game.seat_name(0)}


def test_that_another_question_is_asked_goes_before_what_the_question_says():
    assert key(reason(Table(cards.TITLE.game(2), seed=1), 0, "deal C1")) == "why-other-question"


def test_the_question_itself_gives_the_reason_at_last():
    assert key(reason(Table(pig.TITLE.game(2), seed=1), 0, "hold")) == "why-nothing-to-hold"


def test_a_sealed_answer_may_be_changed_so_it_is_still_offered():
    table = Table(bids.TITLE.game(2), seed=1)
    table.play("bid 1", seat=0)
    assert reason(table, 0, "bid 2") is None


def test_when_the_game_is_over_nothing_else_matters():
    table = Table(pig.TITLE.game(2), seed=1)
    play_out(table, seed=1)
    assert key(reason(table, 0, "roll")) == "why-over"
