"""Everything that is said has words: no raw key, no unfilled place, in any language."""

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.names import EVERYBODY, NATURE
from paddock.core.texts import Texts, languages_of
from paddock.core.title import Title
from tests.conformance.walks import Course, seeds, visit


def test_every_prompt_and_every_option_has_words(variant: Game):
    texts = Texts(variant)

    def check(course: Course) -> None:
        state = course.state
        for seat in state.to_answer():
            if seat == NATURE:
                continue
            assert not texts.holes(state.game.title.words(state.kind).prompt(state, seat))
            said = []
            for code in state.options(seat)[:60]:
                assert not texts.holes(texts.action_message(state, seat, code)), variant.actions.text(code)
                said.append(texts.action(state, seat, code))
            assert len(set(said)) == len(said), f"two options of {state.kind.name} are told in the same words: {said}"

    for seed in seeds(variant):
        visit(variant, seed, check, often=5)


def test_every_event_that_happens_has_words(variant: Game):
    texts = Texts(variant)
    for seed in seeds(variant):
        course = visit(variant, seed, lambda course: None)
        for event in course.events[:3000]:
            assert not texts.holes(texts.event_message(event)), event
            assert texts.event(event)[-1] in ".!?:…", f"{texts.event(event)!r} is no sentence"


def test_every_event_that_could_happen_has_words(seating: Game):
    """Also those that random play does not meet."""
    texts = Texts(seating)
    for kind in seating.rules.events:
        event = Event(kind, EVERYBODY, [0] * len(kind.arguments))
        assert not texts.holes(texts.event_message(event))


def test_every_verb_option_and_refusal_of_the_house_has_words(title: Title):
    texts = Texts(title.game())
    for verb in title.game().rules.verbs:
        values: dict[str, str | int] = {name: "x" for name, _, _ in verb.arguments}
        # A verb whose options all have labels of their own may ask for more than its arguments.
        assert texts.has(f"do-{verb.name}"), f"there are no words for do-{verb.name}"
        assert texts.say(Message(f"do-{verb.name}", values)) != f"do-{verb.name}"
    for option in title.options():
        assert not texts.holes(Message(f"option-{option}"))


def test_the_game_can_be_played_in_english(seating: Game):
    assert "en" in languages_of(seating)
