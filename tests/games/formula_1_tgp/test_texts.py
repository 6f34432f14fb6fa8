"""The words, in English and in Polish: complete, the same places to fill in, numbers that agree with their nouns."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from paddock.core.message import Message
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.texts import Texts, languages
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.data import FOLDER, open_box
from paddock.games.formula_1_tgp.sequence import RULES
from tests.games.formula_1_tgp.scene import move, play, scene

LANGUAGES = ("en", "pl")
PLURALS = {"one", "few", "many", "other"}
GAME = TITLE.game(4)
TEXTS = {language: Texts(GAME, language) for language in LANGUAGES}


def catalogue(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from inside(child)


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in inside(message) if isinstance(node, ast.VariableReference)}


ENGLISH, POLISH = catalogue("en"), catalogue("pl")


def test_both_languages_have_the_same_messages_with_the_same_variables():
    assert languages(GAME) == ["en", "pl"]
    assert list(POLISH) == list(ENGLISH)
    assert [key for key in ENGLISH if variables(POLISH[key]) != variables(ENGLISH[key])] == []


def test_polish_plurals_have_all_four_forms():
    for key, message in POLISH.items():
        for node in inside(message):
            if isinstance(node, ast.SelectExpression):
                forms = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
                if forms.isdisjoint(PLURALS):
                    continue  # it chooses between words, not by a number
                assert forms in ({"other"}, PLURALS), f"{key} has only {forms}"


@pytest.mark.parametrize(
    ("spaces", "words"), [(1, "jedzie 1 pole."), (3, "jedzie 3 pola."), (5, "jedzie 5 pól."), (22, "jedzie 22 pola.")]
)
def test_polish_numbers_agree_with_their_nouns(spaces: int, words: str):
    assert words in TEXTS["pl"].say(Message("event-drives", {"driver": "Robert Kubica", "spaces": spaces}))


@pytest.mark.parametrize(("spaces", "words"), [(1, "drives 1 space."), (3, "drives 3 spaces.")])
def test_english_numbers_agree_with_their_nouns(spaces: int, words: str):
    assert words in TEXTS["en"].say(Message("event-drives", {"driver": "Robert Kubica", "spaces": spaces}))


def test_the_polish_names_are_those_of_the_data():
    box = open_box()
    texts = TEXTS["pl"]
    for number, card in enumerate(box.cards):
        assert texts.name("card", number) == card.polish
    for number, facility in enumerate(box.tree):
        assert texts.name("facility", number) == facility.polish
    for number, step in enumerate(step for facility in box.tree for step in facility.steps):
        assert texts.name("step", number) == step.polish


def test_the_english_names_are_those_of_the_data():
    box = open_box()
    texts = TEXTS["en"]
    assert [texts.name("card", n) for n in range(11)] == [card.name for card in box.cards]
    assert [texts.name("facility", n) for n in range(4)] == [facility.name for facility in box.tree]
    assert [texts.name("step", n) for n in range(16)] == [step.name for f in box.tree for step in f.steps]


def test_every_kind_event_verb_and_option_has_words():
    wanted = [f"event-{event.name}" for event in RULES.events]
    wanted += [f"do-{verb.name}" for verb in RULES.verbs]
    wanted += [f"ask-{kind.name}" for kind in RULES.kinds]
    for name, option in TITLE.options().items():
        wanted.append(f"option-{name}")
        if option.form == "choice":
            wanted += [f"option-{name}-{choice}" for choice in option.choices]
    assert [key for key in wanted if key not in ENGLISH] == []


@pytest.mark.plain_only  # it looks at the sources
def test_every_sentence_that_the_rules_name_is_written_and_every_one_written_is_named():
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    written = {key for key in ENGLISH if re.match(r"(ask|do|why|event|preview)-", key)}
    named = set(re.findall(r'"((?:ask|do|why|preview)-[\w-]+)"', code))
    lots = set(re.findall(r'key_for_lot\(state, "([\w-]+)"\)', code))
    named |= {f"{key}-{kind}" for key in lots for kind in ("engine", "driver")}
    named |= {f"event-{event.name}" for event in RULES.events}
    named |= {f"do-{verb.name}" for verb in RULES.verbs} | {f"ask-{kind.name}" for kind in RULES.kinds}
    assert named - {"ask-bid", "ask-up-to"} == written


def sentences(seed: int, seats: int, language: str) -> Iterator[str]:
    """All that is said in a season in which half the answers are sensible: prompts, options, and what happens."""
    table = Table(TITLE.game(seats, calendar=("spa", "monza")), seed=seed, language=language)
    rng = Rng(seed)
    while not table.over:
        for seat in table.asked():
            state = table.state
            yield table.texts.prompt(state, seat)
            options = state.options(seat)
            for code in options[:12]:
                yield table.texts.action(state, seat, code)
            sensible = state.kind.default(state, seat)
            table.play(sensible if rng.below(2) else options[rng.below(len(options))], seat)
    for event in table.events:
        yield table.texts.event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_is_told_in_whole_sentences(language: str):
    for sentence in sentences(3, 3, language):
        assert not re.match(r"(ask|do|event|why)-", sentence), f"no words for {sentence}"
        assert not re.search(r"[{}$]|\?\?\?|  ", sentence), f"something is left unfilled in {sentence!r}"
        assert not re.search(r"\b(he|she|his|her|him)\b", sentence.lower()), f"a pronoun for a player in {sentence!r}"


def test_a_polish_season_speaks_no_english():
    english = re.compile(r"\b(the|and|with|spaces?|turns?|points?|tyres?|plays|drives|left)\b")
    for sentence in sentences(4, 2, "pl"):
        assert not english.search(sentence), sentence


@pytest.mark.rule("TGP-64", "TGP-65")
def test_an_attack_says_what_is_needed_and_how_likely_it_is():
    state = scene("red raikkonen 0 fuel 2\n green kubica 1")
    state.top, state.acceleration = [7, 6], [2, 3]
    move(state, "raikkonen")
    for language, words in (
        ("en", ["Attack at Prima Variante: 4 or more, 50 %", "Attack at Variante della Roggia: 6 or more, 17 %"]),
        ("pl", ["Wyprzedzaj, Prima Variante: 4 lub więcej, 50 %", "Wyprzedzaj, Variante della Roggia: 6 lub"]),
    ):
        texts = Texts(state.game, language)
        said = [texts.action(state, 0, code) for code in state.options(0)]
        assert all(sentence.startswith(wanted) for sentence, wanted in zip(said, words, strict=True)), said


def test_a_refusal_names_its_rule_in_both_languages():
    state = move(scene("red raikkonen 0 fuel 2\n green kubica 1"), "raikkonen")
    reason = state.kind.why_not(state, 0, state.game.actions.parse("hold-back").code)
    assert reason.rule == "TGP-73"
    assert TEXTS["en"].reason(reason) == "An attack is compulsory: 5 obligatory movement points are left."
    assert TEXTS["pl"].reason(reason) == "Wyprzedzanie jest obowiązkowe: zostało 5 obowiązkowych pól ruchu."
    play(state, "attack first", "k6 6")
