"""Looking ahead: the season is played on for every answer worth trying, from what the seat knows."""

import pytest

from paddock.core.bot import Budget
from paddock.core.rng import Rng
from paddock.core.view import view
from paddock.games.formula_1_tgp.bot.search import (
    Comparison,
    Lookahead,
    clearness,
    worth_trying,
)
from paddock.games.formula_1_tgp.bot.thumb import BOT
from paddock.games.formula_1_tgp.rules.sequence import QUALIFYING
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.parts.luck import Luck
from paddock.parts.trial import HEAT
from tests.games.formula_1_tgp.scene import asked, call, changed, play, scene, season


def last_move(drawing: str, facts: str = "") -> TgpState:
    """The last turn of a race: only the first car of the drawing has still to move."""
    state = scene(drawing, turn=8, facts=facts)
    used = " | ".join(["soft hard"] * 4)
    return changed(state, used=used, queue="red-1", flow="season/round round/race race/turn turn/move_cars")


def behind_kubica(facts: str = "") -> TgpState:
    """Räikkönen has five spaces to go, and Kubica is on the sixth."""
    return last_move(
        "red raikkonen 0 fuel 2 hard 5 speed 2\n green kubica 6 fuel 1 hard 5\n green vettel 30 fuel 1 hard 5", facts
    )


def before_monza(points: int) -> TgpState:
    """The last organisation phase: green is done, red has so many points left."""
    return changed(
        season(calendar=("monza",)),
        engine="ferrari toyota",
        engine_pile="…",
        driver="heidfeld trulli button kubica",
        driver_pile="…",
        activation=f"{points} 0",
        finished="green",
    )


def write_sheets() -> TgpState:
    state = scene("red raikkonen 0\n green kubica 1", turn=0)
    state = changed(state, qualifying_rolls="- | - | - | -", grid="-")
    return play(call(state, QUALIFYING), "red: split 0", "green: split 0")


def code(state: TgpState, text: str) -> int:
    return state.game.actions.parse(text).code


def usual(state: TgpState) -> str:
    return state.game.actions.text(BOT.choose(view(state, 0), Rng(1)))


def found(state: TgpState, simulations: int, seed: int) -> str:
    bot = Lookahead("search", Budget(simulations=simulations))
    return state.game.actions.text(bot.choose(view(state, 0), Rng(seed)))


# ── What has come of an answer ──


def test_it_drives_the_race_to_its_end_and_counts_points_and_clear_places():
    state = behind_kubica()
    assert asked(state) == "red push"
    comparison = Comparison(view(state, 0), [0, 1], Budget(simulations=9))
    # Third: 2 points to 7. A space behind Kubica, far behind Vettel; the car that is missing is beaten by both.
    assert comparison.drive_on(code(state, "push 0"), Rng(1)) == pytest.approx(2 - 7 - 1 / 6 - 1 - 2)
    assert list(state.points) == [0, 0]


def test_a_place_is_the_clearer_the_wider_the_gap_up_to_a_point():
    state = scene("red raikkonen 10\n red button 9\n green kubica 7\n green vettel 70")
    assert clearness(state, 0) == pytest.approx(3 / 6 - 1 + 2 / 6 - 1)
    assert clearness(state, 1) == pytest.approx(-clearness(state, 0))


def test_a_car_that_has_not_arrived_is_beaten_by_all_that_have():
    state = scene("red raikkonen 10\n green kubica 7\n green vettel 9\n red button 70")
    state = changed(state, status={"red-2": "retired"})
    assert clearness(state, 0) == pytest.approx(3 / 6 + 1 / 6 - 1 - 1)


class Followed(Comparison):
    """Nothing is better than anything else; how far answers are followed is written down."""

    followed: list[int]

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.followed.append(self.last)
        return 0.0


def followed(state: TgpState) -> list[int]:
    """The last race that answers are followed to, heat by heat."""
    trial = Followed(view(state, 0), state.options(0)[:2], Budget(simulations=2 * 6 * HEAT))
    trial.followed = []
    trial.best(Rng(1))
    return trial.followed[:: 2 * HEAT]


def test_what_is_bought_is_followed_through_the_season_and_what_is_decided_at_a_race_weekend_through_that_race():
    state = season()
    assert asked(state) == "red action"
    assert followed(state) == [1, 2, 3, 4, 4, 4]
    assert followed(play(state, "draw-driver", "turn-driver alonso")) == [1, 2, 3, 4, 4, 4]
    assert followed(season(calendar=("monza", "spa"))) == [1, 2, 2, 2, 2, 2]
    assert followed(behind_kubica()) == [1] * 6


def test_every_race_that_an_answer_is_followed_through_counts():
    state = season(calendar=("monza", "spa"))
    comparison = Comparison(view(state, 0), state.options(0), Budget(simulations=9))
    one = comparison.drive_on(code(state, "hire"), Rng(1))
    comparison.last = 2
    two = comparison.drive_on(code(state, "hire"), Rng(1))
    assert abs(one) <= 11  # seven points to none, and four clear places
    assert one != two
    assert not state.results


def test_luck_is_the_same_whatever_was_rolled_for_before():
    state = behind_kubica()
    other = behind_kubica()
    other = changed(other, turn="7")
    first, second = with_luck(state, 3), with_luck(state, 3)
    for _ in range(5):
        second.luck(other, Rng(1)).bits32()
    assert first.luck(state, Rng(1)).bits32() == second.luck(state, Rng(1)).bits32()
    assert with_luck(state, 3).luck(other, Rng(1)).bits32() != with_luck(state, 3).luck(state, Rng(1)).bits32()
    assert with_luck(state, 4).luck(state, Rng(1)).bits32() != with_luck(state, 3).luck(state, Rng(1)).bits32()


def with_luck(state: TgpState, seed: int) -> Comparison:
    comparison = Comparison(view(state, 0), [0, 1], Budget(simulations=9))
    comparison.dice = Luck(seed)
    return comparison


# ── Which answers are tried, and how often ──


class Tossed(Comparison):
    """Every answer is worth what it is, and has luck of its own."""

    tried: list[int]

    def drive_on(self, answer: int, rng: Rng) -> float:
        self.tried.append(answer)
        for _ in range(answer % 4):
            rng.bits32()
        return answer + float(rng.below(40))


def tossed(answers: list[int], simulations: int = 10_000) -> Tossed:
    trial = Tossed(view(behind_kubica(), 0), answers, Budget(simulations=simulations))
    trial.tried = []
    return trial


def test_answers_that_are_clearly_behind_drop_out_and_the_best_is_given():
    trials = [tossed([200, 10, 390, 381]) for _ in range(8)]
    given = [trial.best(Rng(seed)) for seed, trial in enumerate(trials)]
    assert set(given) <= {390, 381}
    assert given.count(390) > 5
    assert all(trial.tried.count(10) == HEAT for trial in trials)
    assert all(trial.tried.count(390) > HEAT for trial in trials)
    assert tossed([390, 200, 10]).best(Rng(1)) == 390


def test_without_an_alternative_the_usual_answer_is_given():
    assert tossed([7]).best(Rng(1)) == 7


def test_the_budget_is_kept():
    for simulations in (1, 10, 50):
        trial = tossed([200, 10, 390, 381], simulations)
        assert trial.best(Rng(1)) in (200, 390, 381)
        assert len(trial.tried) == trial.effort.simulations <= simulations
    assert tossed([200, 390], 2 * HEAT - 1).best(Rng(1)) == 200  # too few worlds to know better


def test_of_many_answers_it_tries_the_usual_one_and_those_near_it():
    state = write_sheets()
    sheet = code(state, usual(state))
    tried = worth_trying(state, sheet, state.options(0))
    assert tried[0] == sheet
    assert len(set(tried)) == len(tried)
    assert set(tried) <= set(state.options(0))
    texts = [state.game.actions.text(answer) for answer in tried]
    assert {text.split()[2] for text in texts} >= {"1", "2", "3", "4", "5", "6"}  # any fuel
    assert {text.split()[1] for text in texts} == {"0", "1", "2"}  # more points or fewer


def test_of_many_bids_it_tries_the_lowest_and_none_first():
    state = play(season(), "draw-driver", "turn-driver alonso")
    tried = worth_trying(state, code(state, "bid 1"), state.options(0))
    assert [state.game.actions.text(answer) for answer in tried[:4]] == ["bid 1", "no-bid", "bid 2", "bid 3"]
    assert set(tried) == set(state.options(0)), "the others wait until there is time for them"


# ── It knows better than the rule of thumb, from what it may know ──


def test_it_finds_that_points_are_for_spending_in_the_last_turn():
    assert found(behind_kubica(), 120, seed=3) == "push 2"


def test_in_the_last_turn_it_takes_the_chance_that_the_rule_of_thumb_lets_go():
    state = last_move(
        """red trulli 0 fuel 2 hard 5 speed 1
        green raikkonen 6 fuel 1 hard 5
        green vettel 30 fuel 1 hard 5""",
        "top: 3 4\nacceleration: 3 4",  # only a 6 is enough, but there is nothing to lose
    )
    play(state, "push 1")
    assert usual(state) == "hold-back"
    assert found(state, 200, seed=1) in ("attack first", "attack second")


def test_it_turns_over_a_driver_for_a_point_that_nothing_else_can_use():
    state = before_monza(points=1)
    assert usual(state) == "pass"
    assert found(state, 100, seed=2) == "draw-driver"


def test_what_a_rival_holds_does_not_change_its_answer():
    answers = [found(behind_kubica(f"hand: - | {card}\ndeck: …"), 40, seed=5) for card in ("lucky", "shut-door")]
    assert answers[0] == answers[1]


def test_what_a_rival_has_written_down_does_not_change_its_answer():
    answers = set()
    for sheet in ("qualify 0 7", "qualify 1 1"):
        state = play(write_sheets(), f"green: {sheet}")
        assert asked(state) == "red sheet"
        answers.add(found(state, 60, seed=6))
    assert len(answers) == 1
