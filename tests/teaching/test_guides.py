"""Guided races: each leads to the flag as it is written, waits at every wrong turn, and gets stuck nowhere."""

import re

import pytest

from paddock.bots.levels import bot
from paddock.bots.random_bot import RandomBot
from paddock.core.errors import BadRecord
from paddock.core.guide import guide_of
from paddock.core.guided_table import GuidedTable
from paddock.core.languages import languages
from paddock.core.message import Message
from paddock.core.position import read_position
from paddock.core.record import read_record
from paddock.core.rng import Rng
from paddock.core.rulebook import rulebook
from paddock.core.texts import Texts
from paddock.core.title import Title
from paddock.core.verify import verify
from paddock.games import game, titles
from paddock.server.wire.about import about

LANGUAGES = tuple(languages())
MOST_WORDS = 40

each = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)


def table_of(title: Title) -> GuidedTable:
    guide = guide_of(title)
    played = game(guide.game)
    state = read_position(played, guide.position) if guide.position else None
    return GuidedTable(played, [""] * played.seats, guide, state)


def answer(table: GuidedTable, seat: int, rng: Rng, obedient: bool) -> str:
    """What a seat answers: rivals by the guide, the learner as the guide wants it; anything where neither says."""
    scripted = table.rival_answers(seat)
    if scripted:
        return scripted[0]
    options = [str(option) for option in table.options(seat)]
    step = table.step
    if seat == table.learner and table.speaks_now() and step is not None and (step.play or not obedient):
        wanted = [option for option in options if step.leads_on(option)] or options
        return wanted[0] if obedient else wanted[rng.below(len(wanted))]
    free = bot("medium", table.game.title) if obedient else RandomBot()
    return table.game.actions.text(free.choose(table.view(seat), rng))


def play_out(table: GuidedTable, seed: int = 1, obedient: bool = True) -> int:
    """Play to the flag; how many steps were spoken."""
    rng = Rng(seed)
    spoken: set[int] = set()
    while not table.over:
        seat = table.asked()[0]
        if table.speaks_now():
            spoken.add(table.steps_passed)
        table.play(answer(table, seat, rng, obedient), seat)
    return len(spoken)


@each
def test_whoever_follows_the_guide_hears_every_step(title: Title):
    table = table_of(title)
    assert play_out(table) == len(table.guide.steps)
    assert table.step is None
    assert table.over


@each
@pytest.mark.parametrize("seed", range(4))
def test_no_free_choice_leads_into_a_dead_end(title: Title, seed: int):
    table = table_of(title)
    assert play_out(table, seed, obedient=False) >= 3
    assert table.over


@each
def test_a_wrong_turn_is_told_from_the_right_one(title: Title):
    table = table_of(title)
    rng = Rng(1)
    wrong = 0
    while not table.over:
        seat = table.asked()[0]
        if table.speaks_now() and seat == table.learner:
            step = table.step
            assert step is not None
            options = [str(option) for option in table.options(seat)]
            right = [option for option in options if step.leads_on(option)]
            turned_down = [option for option in options if table.is_wrong_turn(option, seat)]
            assert turned_down == ([option for option in options if option not in right] if right else [])
            wrong += len(turned_down)
        elif seat != table.learner:
            assert not any(table.is_wrong_turn(str(option), seat) for option in table.options(seat))
        table.play(answer(table, seat, rng, True), seat)
    assert wrong > 5


@each
def test_a_guided_race_is_taken_up_where_it_was_left(title: Title):
    table = table_of(title)
    rng = Rng(1)
    for _ in range(25):
        if table.over:
            break
        seat = table.asked()[0]
        table.play(answer(table, seat, rng, True), seat)
    guide, played = table.guide, table.game
    state = read_position(played, guide.position) if guide.position else None
    again = GuidedTable(played, table.record.players, guide, state, table.record.lines)
    assert again.steps_passed == table.steps_passed > 0
    assert again.state == table.state


def test_an_answer_that_is_taken_back_is_a_step_to_be_made_again():
    table = table_of(titles()[0])
    rng = Rng(1)
    while table.steps_passed < 2:
        seat = table.asked()[0]
        table.play(answer(table, seat, rng, True), seat)
    table.take_back(table.learner)
    assert table.steps_passed == 1
    assert table.speaks_now()
    table.play(answer(table, table.learner, rng, True), table.learner)
    assert table.steps_passed == 2


@each
def test_its_record_says_that_nothing_about_its_dice_is_proved(title: Title):
    table = table_of(title)
    play_out(table)
    text = str(table.record)
    assert "begun: guided" in text
    assert "commitment" not in text
    record = read_record(table.game, text)
    assert record.is_guided
    with pytest.raises(BadRecord, match="guided race"):
        verify(record)


# ── Words ──


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_in_every_language_and_not_too_many(title: Title, language: str):
    guide = guide_of(title)
    texts = Texts(game(guide.game), language)
    own = texts.catalogues[0]
    for number in range(1, len(guide.steps) + 1):
        key = f"guide-{number}"
        assert own.has(key), f"{title.id}: {key} is not said in {language}"
        words = texts.say(Message(key))
        assert len(words.split()) <= MOST_WORDS, f"{title.id}: {key} has too many words in {language}"
    assert not own.has(f"guide-{len(guide.steps) + 1}")


@each
def test_steps_point_at_things_that_are_explained_and_at_rules_that_there_are(title: Title):
    things, book = about(title, "en"), rulebook(title)
    for step in guide_of(title).steps:
        assert set(step.point) <= set(things)
        if step.rule:
            assert book.rule(step.rule).id == step.rule


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_explained_is_explained_in_every_language_with_a_rule_that_there_is(
    title: Title, language: str
):
    book = rulebook(title)
    told = about(title, language)
    own = Texts(title.game(), language).catalogues[0]
    for thing, words in told.items():
        assert own.has(f"about-{thing}"), f"{thing} is not explained in {language}"
        assert words.text[-1] in ".!", thing
        assert len(words.text.split()) <= MOST_WORDS, thing
        assert not re.search(r"\{ ?\$", words.text), f"{thing}: a place is left in Fluent's own form"
        if words.rule:
            assert book.rule(words.rule).id == words.rule
