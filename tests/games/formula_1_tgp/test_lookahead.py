"""Looking ahead: the race is driven on for every answer worth trying, from what the seat knows."""

from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.formula_1_tgp.bot import BOT
from paddock.games.formula_1_tgp.lookahead import ANSWERS, Comparison, Lookahead, worth_trying
from paddock.games.formula_1_tgp.sequence import QUALIFYING, RACE, TURN
from paddock.games.formula_1_tgp.state import TgpState
from tests.games.formula_1_tgp.scene import asked, call, give, play, scene, season


def last_turn(speed: int) -> TgpState:
    """The last turn of a race: Räikkönen two spaces behind Kubica, who has moved."""
    state = scene(
        f"red raikkonen 0 fuel 2 hard 5 speed {speed}\n green kubica 6 fuel 1 hard 5\n green vettel 30 fuel 1 hard 5",
        turn=8,
    )
    state.used = [[0, 1], [], [0, 1], [0, 1]]
    state.frames = [RACE.id, RACE.steps.index(TURN) + 1, 0, TURN.id, 2, 0]
    state.queue = [0]
    state.advance()
    return state


def test_it_drives_the_race_to_its_end_and_counts_the_points():
    state = last_turn(2)
    assert asked(state) == "red push"
    comparison = Comparison(view(state, 0), [0, 1], Budget(simulations=9))
    stays = state.game.actions.parse("push 0").code
    assert comparison.drive_on(stays, Rng(1)) == 2 - (4 + 3)  # third behind both rivals
    assert state.points == [0, 0]


def test_the_budget_is_kept():
    state = last_turn(2)
    answers = worth_trying(state, state.options(0)[0], state.options(0), Rng(1))
    comparison = Comparison(view(state, 0), answers, Budget(simulations=10))
    assert comparison.best(Rng(2)) in state.options(0)
    assert comparison.simulations <= 10


def test_without_an_alternative_the_usual_answer_is_given():
    state = last_turn(2)
    assert Comparison(view(state, 0), [state.options(0)[1]], Budget(simulations=9)).best(Rng(1)) == state.options(0)[1]


def test_it_finds_that_points_are_for_spending_in_the_last_turn():
    state = last_turn(2)
    found = Lookahead("search", Budget(simulations=120)).choose(view(state, 0), Rng(3))
    assert state.game.actions.text(found) == "push 2"


def test_of_many_answers_it_tries_the_usual_one_and_those_near_it():
    state = scene("red raikkonen 0\n green kubica 1", turn=0)
    state.qualifying_rolls = [[] for _ in range(4)]
    state.grid = []
    play(call(state, QUALIFYING), "red: split 0", "green: split 0")
    usual = BOT.choose(view(state, 0), Rng(1))
    tried = worth_trying(state, usual, state.options(0), Rng(1))
    assert tried[0] == usual
    assert 2 < len(tried) <= ANSWERS
    assert set(tried) <= set(state.options(0))


def test_what_is_spent_before_the_races_the_rule_of_thumb_decides():
    state = season()
    assert Lookahead("search", Budget(simulations=1)).choose(view(state, 0), Rng(1)) == BOT.choose(
        view(state, 0), Rng(1)
    )


def test_what_a_rival_holds_does_not_change_its_answer():
    answers = []
    for card in ("lucky", "shut-door"):
        state = give(last_turn(2), "green", card)
        answers.append(Lookahead("search", Budget(simulations=40)).choose(view(state, 0), Rng(5)))
    assert answers[0] == answers[1]
