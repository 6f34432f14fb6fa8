"""Bots by name."""

import pytest

from paddock.bots.levels import EARLIER, LEVELS, SETTINGS, bot, usual_of
from paddock.bots.search import SearchBot
from paddock.core.bot import Budget
from paddock.core.errors import UnknownBot
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.view import view
from paddock.games import game, title, titles
from paddock.lab.play import play_at_random
from tests.tiny import pig

QUICK = title("quick-grand-prix")
KNOWN = ", ".join([*SETTINGS, "thumb-1"])


def choosing_speeds() -> State:
    state = game("quick-grand-prix(seats=2)").start()
    rng = Rng(8)
    while state.kind.name != "speeds":
        play_at_random(state, rng, 1)
    return state


@pytest.mark.parametrize("name", [*SETTINGS, "search:simulations=20", "easy:slips=1", "hard:seconds=0.01"])
def test_every_bot_answers_with_an_option_and_bears_the_name_it_was_called_by(name: str):
    state = choosing_speeds()
    player = bot(name, QUICK)
    seen = view(state, 1)
    assert player.choose(seen, Rng(1), Budget(simulations=20)) in seen.options
    assert player.name == name


def test_people_are_offered_five_levels_and_those_of_earlier_games_still_play():
    assert LEVELS == ("rookie", "amateur", "club", "pro", "champion")
    assert EARLIER == ("easy", "medium", "hard")
    assert {*LEVELS, *EARLIER} <= set(SETTINGS)


def test_what_a_level_slips_by_in_a_game_stands_in_its_file_and_falls_from_level_to_level():
    for each in titles():
        slips = [usual_of(level, each).get("slips", 0.0) for level in LEVELS]
        assert slips == sorted(slips, reverse=True), each.id
        assert slips[-1] == 0.0
        assert slips[0] > 0.0


@pytest.mark.parametrize(
    "name", ["club:bold", "club:cautious", "club:tactician,slips=0.1", "champion:bold,seconds=0.01"]
)
def test_a_level_may_have_a_style(name: str):
    seen = view(choosing_speeds(), 1)
    player = bot(name, QUICK)
    assert player.name == name
    assert player.choose(seen, Rng(1), Budget(simulations=20)) in seen.options


def test_the_first_rule_of_thumb_is_a_bot_like_any_other():
    assert bot("thumb-1", QUICK) is QUICK.bots.frozen["thumb-1"]


def test_medium_plays_by_the_rule_of_thumb():
    state = choosing_speeds()
    thumb = QUICK.bots.thumb
    assert thumb is not None
    rng, same = Rng(5), Rng(5)
    same.below(1000)  # the look at whether to slip
    assert bot("medium", QUICK).choose(view(state, 0), rng) == thumb.choose(view(state, 0), same)


def test_easy_slips_as_often_as_it_is_told():
    """After `keep` nothing is as bad as throwing the best card away, which only a slip does."""
    state = choosing_speeds()
    seen = view(state, 0)

    def answers(name: str) -> set[int]:
        return {bot(name, QUICK).choose(seen, Rng(seed)) for seed in range(60)}

    assert len(answers("easy:slips=1")) == len(seen.options), "everything comes up sooner or later"
    assert len(answers("easy:slips=0")) < len(seen.options)


def test_seconds_take_the_place_of_simulations():
    player = bot("search:seconds=0.25", QUICK)
    assert isinstance(player, SearchBot)
    assert (player.budget.simulations, player.budget.seconds) == (0, 0.25)
    both = bot("search:seconds=0.25, simulations=70", QUICK)
    assert isinstance(both, SearchBot)
    assert (both.budget.simulations, both.budget.seconds) == (70, 0.25)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("genius", f"there is no bot 'genius'; the bots are {KNOWN}, module:Class and pipe:COMMAND"),
        ("", f"there is no bot ''; the bots are {KNOWN}, module:Class and pipe:COMMAND"),
        ("pipe:", f"there is no bot 'pipe:'; the bots are {KNOWN}, module:Class and pipe:COMMAND"),
        ("club:brave", "the bot 'club' has no setting 'brave'; it takes slips, simulations"),
        ("champion:seconds=0", "the bot 'champion:seconds=0' would think for ever; it needs"),
        ("random:luck=1", "the bot 'random' has no setting 'luck'; it has no settings"),
        ("easy:slip=1", "the bot 'easy' has no setting 'slip'; it takes slips"),
        ("easy:slips=often", "in the bot 'easy:slips=often', slips should be a number from 0 up, not 'often'"),
        ("easy:slips", "in the bot 'easy:slips', slips should be a number from 0 up, not ''"),
        ("search:seconds=-1", "in the bot 'search:seconds=-1', seconds should be a number from 0 up, not '-1'"),
        ("search:seconds=nan", "in the bot 'search:seconds=nan', seconds should be a number from 0 up, not 'nan'"),
        ("search:simulations=0", "the bot 'search:simulations=0' would think for ever; it needs"),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(name: str, sentence: str):
    with pytest.raises(UnknownBot) as caught:
        bot(name, QUICK)
    assert str(caught.value).startswith(sentence)


def test_a_game_without_a_rule_of_thumb_says_so():
    assert pig.TITLE.bots.thumb is None
    with pytest.raises(UnknownBot, match="Pig has no rule of thumb for the bot 'medium' to play by; it has random"):
        bot("medium", pig.TITLE)
    assert bot("search", pig.TITLE).name == "search"


def test_the_tighter_budget_holds():
    assert str(Budget(simulations=100).within(Budget(simulations=30, seconds=2))) == "30 simulations, 2 seconds"
    assert str(Budget(seconds=1).within(Budget(seconds=5))) == "1 seconds"
    assert str(Budget().within(Budget())) == "no limit"
