"""Everything that is said has words: no raw key, no unfilled place, in any language."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.names import EVERYBODY, NATURE
from paddock.core.texts import HOUSE_TEXTS, Texts, languages
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


@pytest.mark.parametrize("folder", [HOUSE_TEXTS], ids=["house"])
def test_the_catalogues_of_the_house_are_well_formed(folder: Path):
    check_catalogues(folder)


def test_the_catalogues_of_the_game_are_well_formed(title: Title):
    check_catalogues(title.folder / "texts")


def check_catalogues(folder: Path) -> None:
    """No junk that the parser would silently skip, no key twice, and the same places to fill in every language."""
    places: dict[str, dict[str, set[str]]] = {}
    for file in sorted(folder.glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        seen: set[str] = set()
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: cannot be read: {(entry.content or '')[:80]!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in seen, f"{file.name}: {entry.id.name} is there twice"
                seen.add(entry.id.name)
                places.setdefault(file.stem, {})[entry.id.name] = variables(entry)
    assert "en" in places, f"there is no en.ftl in {folder.name}"
    for language, entries in places.items():
        for key, wanted in entries.items():
            assert key in places["en"], f"{language}.ftl has {key}, which English does not have"
            assert wanted <= places["en"][key], f"{language}.ftl asks in {key} for {wanted - places['en'][key]}"


def variables(node: ast.BaseNode) -> set[str]:
    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        found.add(node.id.name)
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def test_the_game_can_be_played_in_english(seating: Game):
    assert "en" in languages(seating)
