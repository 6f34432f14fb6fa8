"""The coach: luck that adds up to nothing, blunders that are found, and better players who err less."""

from random import Random
from typing import Any

import pytest

from paddock.bots.levels import bot
from paddock.bots.random_bot import RandomBot
from paddock.coach.analysis import Analysis, Depth, analyse
from paddock.coach.errors import look
from paddock.coach.hint import prospects
from paddock.coach.luck import luck_of
from paddock.coach.trials import Trials
from paddock.core.names import NATURE
from paddock.core.record import Record
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.view import view
from paddock.games import title, titles

SHORT: dict[str, dict[str, Any]] = {
    "quick-grand-prix": {"calendar": "monaco"},
    "grand-prix": {"laps": 1},
    "formula-1-tgp": {},
    "great-race": {},
    "moto-grand-prix": {"level": "expert"},
}
QUICK = Depth(turns=1, seconds=0)


def short_game(id: str, seats: int = 2):
    options = {name: value for name, value in SHORT[id].items() if name in title(id).options()}
    return title(id).game(seats, **options)


def raced(game, players, seed: int, blunders: int = 0) -> tuple[Record, set[int]]:
    """A race of these bots; the first seat's answers are now and then its worst by the value. And those lines."""
    table, rng, random = Table(game, seed=seed), Rng(seed), Random(seed)
    value, planted = game.title.bots.value, set[int]()
    while not table.over:
        for seat in table.asked():
            seen = table.view(seat)
            chosen = players[seat].choose(seen, rng)
            if seat == 0 and len(planted) < blunders and len(seen.options) > 2 and random.random() < 0.2:
                trials = Trials(seen, value, game.title.bots.thumb)
                worth = {answer: trials.chance(answer, 7, 1) for answer in seen.options}
                worst = min(worth, key=worth.__getitem__)
                if worth[chosen] - worth[worst] > 0.15:
                    chosen = worst
                    planted.add(len(table.record.lines) + 1)
            table.play(chosen, seat)
    return table.record, planted


@pytest.mark.parametrize("id", [each.id for each in titles()])
def test_luck_is_nothing_on_average_and_what_one_gains_the_others_lose(id: str):
    """Exactly, at every question to nature that a random race comes to: whatever the value is like."""
    game = short_game(id)
    value, state, rng, seen = game.title.bots.value, game.start(), Rng(5), 0
    while not state.over and seen < 12:
        seat = state.to_answer()[0]
        options = state.options(seat)
        if seat == NATURE and 1 < len(options) <= 60:
            seen += 1
            weights = state.weights()
            lucks = [luck_of(state, outcome, value) for outcome in options]
            for luck in lucks:
                assert sum(luck) == pytest.approx(0, abs=1e-9)
            for seat_ in range(game.seats):
                mean = sum(weight * luck[seat_] for weight, luck in zip(weights, lucks, strict=True)) / sum(weights)
                assert mean == pytest.approx(0, abs=1e-9)
        state.choose(seat, options[rng.below(len(options))])
    assert seen


def test_planted_blunders_are_found():
    game = short_game("moto-grand-prix")
    thumb = bot("thumb-1", game.title)
    found = planted = 0
    for seed in (1, 2, 3):
        record, lines = raced(game, [thumb, thumb], seed, blunders=4)
        analysis = analyse(record, QUICK)
        mistakes = {mistake.number for mistake in analysis.mistakes if mistake.seat == 0}
        planted += len(lines)
        found += len(lines & mistakes)
        assert analysis.measured == analysis.doubted
    assert planted >= 5
    assert found >= 0.7 * planted


def test_who_plays_worse_errs_more():
    game = short_game("moto-grand-prix")
    rates = []
    for player in (bot("thumb-1", game.title), RandomBot()):
        analyses = [analyse(raced(game, [player, player], seed)[0], QUICK) for seed in (1, 2)]
        given = sum(account.given_away for each in analyses for account in each.accounts)
        choices = sum(account.choices for each in analyses for account in each.accounts)
        rates.append(given / choices)
    assert rates[0] < 0.6 * rates[1]


def test_an_answer_is_judged_by_what_its_seat_could_know():
    """Whatever the others hold: the same view is judged alike."""
    game = title("quick-grand-prix").game(3, calendar="monaco")
    table, rng = Table(game, seed=4), Rng(1)
    thumb = bot("thumb-1", game.title)
    while not table.over and not (table.state.kind.sealed and len(table.asked()) == 3):
        for seat in table.asked():
            table.play(thumb.choose(table.view(seat), rng), seat)
    seen = table.view(0)
    other = view(seen.sample_world(Rng(99)), 0)
    assert other.state == seen.state
    value = game.title.bots.value
    for chosen in seen.options[:3]:
        assert look(seen, chosen, value, thumb, 3) == look(other, chosen, value, thumb, 3)


def test_the_same_settings_give_the_same_analysis_however_many_share_the_work():
    record, _ = raced(short_game("moto-grand-prix"), [RandomBot(), RandomBot()], 3)
    alone = analyse(record, QUICK)
    together = analyse(record, Depth(turns=1, seconds=0, workers=2))
    assert together == alone
    assert alone.mistakes


def test_it_says_when_the_time_was_up():
    record, _ = raced(short_game("moto-grand-prix"), [RandomBot(), RandomBot()], 3)
    analysis = analyse(record, Depth(turns=1, seconds=1e-6))
    assert analysis.measured == 0
    assert not analysis.mistakes
    assert len(analysis.moments) == len(record.lines)


def test_accounts_tell_a_whole_race():
    record, _ = raced(short_game("moto-grand-prix"), [RandomBot(), RandomBot()], 3)
    analysis: Analysis = analyse(record, QUICK)
    assert sum(account.end for account in analysis.accounts) == pytest.approx(1)
    assert sum(account.luck for account in analysis.accounts) == pytest.approx(0, abs=1e-9)
    for account in analysis.accounts:
        own = [mistake for mistake in analysis.mistakes if mistake.seat == account.seat]
        assert account.mistakes == len(own)
        assert account.given_away == pytest.approx(sum(mistake.loss for mistake in own))


@pytest.mark.parametrize("id", [each.id for each in titles()])
def test_a_hint_names_the_best_first_and_sees_the_view_alone(id: str):
    game = short_game(id)
    table = Table(game, seed=2)
    while len(table.state.options(table.asked()[0])) < 2:
        table.play(table.default(table.asked()[0]), table.asked()[0])
    seat = table.asked()[0]
    seen = table.view(seat)
    other = view(seen.sample_world(Rng(99)), seat)
    bots = game.title.bots
    advised = seen.options[-1]
    found = prospects(seen, advised, bots.value, bots.thumb, 0.0, Rng(3))
    assert advised in [each.action for each in found]
    assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
    assert all(0 <= each.at_worst <= each.chance <= each.at_best <= 1 for each in found)
    assert prospects(other, advised, bots.value, bots.thumb, 0.0, Rng(3)) == found
