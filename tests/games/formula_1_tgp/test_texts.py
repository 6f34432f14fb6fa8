"""The words, in English and in Polish: complete, the same places to fill in, numbers that agree with their nouns."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast

from paddock.core.event import Event
from paddock.core.message import Message
from paddock.core.names import EVERYBODY
from paddock.core.position import read_position, write_position
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.texts import Texts
from paddock.games.formula_1_tgp import TITLE
from paddock.games.formula_1_tgp.data.box import FOLDER, open_box
from paddock.games.formula_1_tgp.rules.organisation import DEVELOP
from paddock.games.formula_1_tgp.rules.sequence import RULES
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.tactics import PLAYS
from paddock.games.formula_1_tgp.rules.terms import FAST_STOP
from tests.games.formula_1_tgp.scene import changed, give, move, play, scene, season, stop
from tests.position_kit import situation

LANGUAGES = ("en", "pl")
GAME = TITLE.game(4)
TEXTS = {language: Texts(GAME, language) for language in LANGUAGES}


def catalogue(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


ENGLISH = catalogue("en")


@pytest.mark.parametrize(
    ("spaces", "words"), [(1, "jedzie 1 pole."), (3, "jedzie 3 pola."), (5, "jedzie 5 pól."), (22, "jedzie 22 pola.")]
)
def test_polish_numbers_agree_with_their_nouns(spaces: int, words: str):
    assert words in TEXTS["pl"].say(Message("event-drives", {"driver": "Robert Kubica", "spaces": spaces}))


@pytest.mark.parametrize(("spaces", "words"), [(1, "drives 1 space."), (3, "drives 3 spaces.")])
def test_english_numbers_agree_with_their_nouns(spaces: int, words: str):
    assert words in TEXTS["en"].say(Message("event-drives", {"driver": "Robert Kubica", "spaces": spaces}))


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
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
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
    state = changed(state, top="7 6", acceleration="2 3")
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
    reason = state.game.title.words(state.kind).why_not(state, 0, state.game.actions.parse("hold-back").code)
    assert reason.rule == "TGP-73"
    assert TEXTS["en"].reason(reason) == "An attack is compulsory: 5 obligatory movement points are left."
    assert TEXTS["pl"].reason(reason) == "Wyprzedzanie jest obowiązkowe: zostało 5 obowiązkowych pól ruchu."
    play(state, "attack first", "k6 6")


# ── What labels say ──


@pytest.mark.rule("TGP-24", "TGP-26")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Develop at the Engine factory: Torque map, acceleration +2 (3 AP)",
                "Develop at the CFD computer: Improved front wing, A, speed +1; B, speed +2, tyres -1 (3 AP)",
            ],
        ),
        (
            "pl",
            [
                "Rozwój bolidu, fabryka silników: Mapa momentu, przyspieszenie +2 (3 PA)",
                "Rozwój bolidu, komputer CFD: Poprawione przednie skrzydło, "
                "A, szybkość +1; B, szybkość +2, opony -1 (3 PA)",
            ],
        ),
    ],
)
def test_a_step_of_development_says_what_it_does(language: str, words: list[str]):
    state = changed(season(), facilities={"red": "engine-factory cfd-computer"}, path={"red": "3 0 0 0"})
    texts = Texts(state.game, language)
    said = [texts.action(state, 0, code) for code in state.options(0) if DEVELOP.has(code)]
    assert said == words


@pytest.mark.rule("TGP-26", "TGP-35")
def test_a_setting_says_all_that_it_changes(tmp_path: Path):
    """Acceleration too: no wing of ours has it, but one of a content pack may."""
    tree = (FOLDER / "data" / "tree.toml").read_text(encoding="utf-8")
    (tmp_path / "tree.toml").write_text(tree.replace("settings = [{ top = 1 }", "settings = [{ acceleration = 1 }"))
    game = TITLE.game(2, tmp_path, calendar=("monza",))
    state = situation(game, WINGS)
    assert state.kind.name == "setting"
    assert Texts(game).action(state, 0, state.options(0)[0]) == "Improved rear wing, setting A, acceleration +1"


WINGS = """
order: red green
opening_rolls: --
engine: ferrari toyota
engine_pile: …
driver: kubica . vettel .
driver_pile: …
status: running absent running absent
facilities: wind-tunnel | -
path: 0 0 0 1 | 0 0 0 0
qualifying_rolls: - | - | - | -
flow: season/round round/qualifying qualifying/settings
"""


@pytest.mark.rule("TGP-47", "TGP-81")
def test_a_service_says_how_far_each_compound_goes():
    dry = play(stop(scene("red raikkonen 20 fuel 1\n green kubica 60"), "raikkonen"), "stop")
    wet = play(stop(scene("red raikkonen 20 fuel 1\n green kubica 60", facts="wet: 1"), "raikkonen"), "stop")
    for state, expected in ((dry, {"soft": 6, "hard": 5}), (wet, {"soft": 3, "hard": 2, "wet": 5})):
        texts = Texts(state.game)
        for tyre, spaces in expected.items():
            code = state.game.actions.parse(f"service 3 {tyre}").code
            assert f"(move {spaces})" in texts.action(state, 0, code)


def test_names_of_a_content_pack_reach_every_sentence_in_every_language(tmp_path: Path):
    folder = FOLDER / "data"
    cards = (folder / "cards.toml").read_text(encoding="utf-8")
    (tmp_path / "cards.toml").write_text(cards.replace("Lightning stop", "Box now"), encoding="utf-8")
    tree = (folder / "tree.toml").read_text(encoding="utf-8")
    (tmp_path / "tree.toml").write_text(tree.replace("Torque map", "More torque"), encoding="utf-8")
    game = TITLE.game(2, tmp_path, calendar=("monza",))
    written = write_position(give(scene("red raikkonen 20 fuel 1\n green kubica 60"), "red", "fast-stop"))
    state = stop(cast(TgpState, read_position(game, written)), "raikkonen")
    for language, old in (("en", "Lightning"), ("pl", "Błyskawiczny")):
        texts = Texts(game, language)
        said = [texts.action(state, 0, code) for code in state.options(0)]
        assert any("Box now" in sentence for sentence in said), said
        assert not any(old in sentence for sentence in said), said
        assert "Box now" in texts.event(Event(PLAYS, EVERYBODY, [0, FAST_STOP]))
        assert texts.name("step", 3) == "More torque"
