"""Options, defaults, notation and reasons: what may be answered, how it is written, and why not otherwise."""

import pytest

from paddock.core.errors import BadAction, BadData
from paddock.core.game import Game
from paddock.core.message import Reason
from paddock.core.names import NATURE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.rulebook import rulebook
from paddock.core.table import Table
from paddock.core.texts import Texts
from paddock.core.title import Title
from tests.conformance.walks import Course, seeds, visit
from tests.play import play_at_random

MOST_ACTIONS = 20_000
"""A larger action space is looked at in so many places."""


def test_the_options_are_distinct_actions_of_the_decisions_own_verbs(variant: Game):
    def check(course: Course) -> None:
        state = course.state
        for seat in state.to_answer():
            options = state.options(seat)
            assert len(set(options)) == len(options), f"an option of {state.kind.name} is there twice"
            for code in options:
                assert type(code) is int
                assert 0 <= code < variant.actions.size
                assert any(verb.has(code) for verb in state.kind.verbs), f"{state.kind.name} does not declare {code}"

    for seed in seeds(variant):
        visit(variant, seed, check)


def test_every_option_is_written_and_read_back_in_every_form(variant: Game):
    def check(course: Course) -> None:
        for seat in course.state.to_answer():
            for code in course.state.options(seat):
                action = variant.actions.decode(code)
                assert variant.actions.parse(str(action)).code == code
                assert variant.actions.from_json(action.json()).code == code

    for seed in seeds(variant):
        visit(variant, seed, check, often=4)


def test_a_random_answer_is_drawn_from_the_offer_by_its_weights(variant: Game):
    """However a kind picks: the same numbers lead to the same answer as a look at the whole offer."""

    def check(course: Course) -> None:
        state = course.state
        for seat in state.to_answer():
            offer = Offer()
            state.kind.offer(state, seat, offer)
            looked_at = offer.pick(Rng(len(course.record.lines)))
            picked = state.kind.pick(state, seat, Rng(len(course.record.lines)), Offer())
            assert picked == looked_at, f"{state.kind.name} picks another way than it offers"

    for seed in seeds(variant):
        visit(variant, seed, check)


def test_the_default_is_always_an_option(variant: Game):
    def check(course: Course) -> None:
        state = course.state
        for seat in state.to_answer():
            if seat != NATURE:
                before = state.copy()
                assert state.kind.default(state, seat) in state.options(seat)
                assert state == before, f"finding the default of {state.kind.name} changed the state"

    for seed in seeds(variant):
        visit(variant, seed, check)


def test_asking_changes_nothing(some_seating: Game):
    """Options, prompts, labels and reasons are questions to the state, not moves."""

    def check(course: Course) -> None:
        state = course.state
        before = state.copy()
        told = len(course.events)
        for seat in state.to_answer():
            options = state.options(seat)
            assert state.options(seat) == options
            if seat != NATURE:
                state.game.title.words(state.kind).prompt(state, seat)
                for code in options[:10]:
                    state.game.title.words(state.kind).label(state, seat, code)
        assert state == before
        assert len(course.events) == told

    for seed in seeds(some_seating):
        visit(some_seating, seed, check)


def test_numbers_and_actions_are_one_to_one(some_seating: Game):
    actions = some_seating.actions
    rng = Rng(1)
    whole = (
        range(actions.size) if actions.size <= MOST_ACTIONS else [rng.below(actions.size) for _ in range(MOST_ACTIONS)]
    )
    texts: dict[str, int] = {}
    for code in whole:
        try:
            action = actions.decode(code)
        except BadAction:
            continue  # a name that this number of seats does not have
        assert texts.setdefault(str(action), code) == code, f"{action} is two numbers"
        assert actions.parse(str(action)).code == code
        assert actions.from_json(action.json()).code == code
    assert texts


# ── Why not? ──


def known_rules(title: Title) -> set[str]:
    book = rulebook(title)
    return {*book.ids(), *(ruling.id for ruling in book.rulings)}


def check_reason(texts: Texts, reason: Reason | None, what: str, rules: set[str]) -> None:
    assert reason is not None, f"{what} is not offered, but there is no reason against it"
    assert reason.rule in rules, f"{what} is refused by {reason.rule!r}, which is not in the catalogue"
    assert not texts.holes(reason.message), f"{what}: {texts.holes(reason.message)}"
    sentence = texts.reason(reason)
    assert sentence[-1] in ".!?", f"{what} is refused with {sentence!r}, which is no sentence"


def test_whatever_is_not_offered_is_refused_with_a_rule_and_a_sentence(variant: Game):
    rules = known_rules(variant.title)
    texts = Texts(variant)
    rng = Rng(5)

    def check(course: Course) -> None:
        state = course.state
        for seat in state.to_answer():
            if seat == NATURE:
                continue
            options = set(state.options(seat))
            words = variant.title.words(state.kind)
            for verb in state.kind.verbs:
                codes = list(range(verb.base, verb.base + verb.size))
                rng.shuffle(codes)
                for code in codes[:40]:
                    if code in options:
                        continue
                    try:
                        what = f"{variant.actions.text(code)} ({state.kind.name})"
                    except BadAction:
                        continue
                    check_reason(texts, words.why_not(state, seat, code), what, rules)

    for seed in seeds(variant):
        visit(variant, seed, check, often=3)


def test_at_a_table_every_refusal_has_a_rule_and_a_sentence(some_seating: Game):
    """Also what another decision asks, and what another seat is asked."""
    rules = known_rules(some_seating.title)
    table = Table(some_seating, seed=3)
    rng = Rng(3)
    for number, _ in enumerate(play_at_random(table, Rng(3), most=120)):
        if number % 6:
            continue
        for seat in range(some_seating.seats):
            offered = set(table.state.options(seat))
            for _ in range(15):
                code = rng.below(some_seating.actions.size)
                try:
                    what = some_seating.actions.text(code)
                except BadAction:
                    continue
                if code in offered:
                    assert table.why_not(code, seat) is None
                else:
                    check_reason(table.texts, table.why_not(code, seat), what, rules)


def test_a_game_without_a_reference_cannot_give_reasons(title: Title):
    try:
        assert rulebook(title).ids()
    except BadData as error:
        pytest.fail(str(error))
