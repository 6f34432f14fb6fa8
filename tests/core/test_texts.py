"""Texts: words for messages, in the reader's language."""

from collections.abc import Callable
from pathlib import Path

import pytest

from paddock.core.event import Event
from paddock.core.message import Message, Reason
from paddock.core.names import EVERYBODY, Names
from paddock.core.table import Table
from paddock.core.texts import Texts, languages_of
from paddock.core.title import Title
from tests.tiny import cards, pig

POLISH = """
ask-roll-or-hold = Rzucasz dalej, czy zachowujesz { $pot ->
    [one] jeden punkt
    [few] { $pot } punkty
   *[other] { $pot } punktów
}?
do-roll = Rzut
name-seat-ann = Ania
"""


@pytest.fixture
def polish(tmp_path: Path) -> Title:
    """Pig, half translated."""
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "pl.ftl").write_text(POLISH, encoding="utf-8")
    (folder / "en.ftl").write_text(
        (pig.TITLE.folder / "texts" / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8"
    )
    return Title("pig", "Pig", 1, 2, 4, pig._options, tmp_path, pig.PigGame)


def test_prompts_actions_events_and_reasons_are_said_in_words():
    table = Table(pig.TITLE.game(2), seed=1)
    texts = table.texts
    assert texts.prompt(table.state, 0) == "Roll again, or hold and keep 0?"
    assert texts.action(table.state, 0, pig.ROLL.code()) == "Roll"
    assert texts.event(table.events[0]) == "Ann begins."
    assert texts.reason(Reason("PIG-4", Message("why-nothing-to-hold"))) == "There is nothing to hold yet."


def test_an_actions_arguments_are_named():
    table = Table(cards.TITLE.game(2), seed=1)
    assert table.texts.action(table.state, 0, cards.SHOW.code(7)) == "Show C7"


def test_an_argument_that_names_a_thing_is_looked_up():
    texts = Texts(cards.TITLE.game(2))
    assert texts.say(Message("why-not-in-hand", {"card": "card:C7"})) == "You do not hold C7."


def test_an_argument_with_a_colon_that_names_nothing_is_left_as_it_is():
    texts = Texts(cards.TITLE.game(2))
    assert texts.say(Message("why-not-in-hand", {"card": "note: C7"})) == "You do not hold note: C7."


def test_numbers_of_an_event_are_numbers_and_names_are_names():
    texts = Texts(pig.TITLE.game(2))
    assert texts.event(Event(pig.HELD, EVERYBODY, [1, 12])) == "Bob keeps 12."


def test_a_hole_in_the_catalogue_can_be_seen():
    texts = Texts(pig.TITLE.game(2))
    assert not texts.has("ask-weather")
    assert texts.say(Message("ask-weather")) == "ask-weather"
    assert texts.holes(Message("ask-weather")) == ["ask-weather: no catalogue has it"]
    assert texts.holes(Message("ask-roll-or-hold")) == ["ask-roll-or-hold: Unknown external: pot"]
    assert texts.holes(Message("ask-roll-or-hold", {"pot": 3})) == []


def test_another_language_is_used_where_it_has_words_and_english_elsewhere(polish: Title):
    game = polish.game(2)
    assert languages_of(game) == ["en", "pl"]
    table = Table(game, seed=1, language="pl")
    assert table.texts.action(table.state, 0, pig.ROLL.code()) == "Rzut"
    assert table.texts.action(table.state, 0, pig.HOLD.code()) == "Hold"
    assert table.texts.event(table.events[0]) == "Ania begins."


@pytest.mark.parametrize(("pot", "words"), [(1, "jeden punkt"), (3, "3 punkty"), (12, "12 punktów")])
def test_a_language_counts_in_its_own_way(polish: Title, pot: int, words: str):
    texts = Texts(polish.game(2), "pl")
    assert texts.say(Message("ask-roll-or-hold", {"pot": pot})) == f"Rzucasz dalej, czy zachowujesz {words}?"


def test_messages_and_reasons_show_themselves():
    message = Message("why", {"card": "C1"})
    assert message == Message("why", {"card": "C1"}) != Message("why")
    assert repr(Reason("X-1", message)) == "Reason('X-1', Message('why', {'card': 'C1'}))"
    assert hash(message) == hash(Message("why"))


# ── What components are called ──


@pytest.fixture
def racers(polish: Title) -> Callable[[list[str]], Texts]:
    """A game with two cars of these names, whose catalogues know the cars of a red team."""
    folder = polish.folder / "texts"
    with (
        (folder / "en.ftl").open("a", encoding="utf-8") as english,
        (folder / "pl.ftl").open("a", encoding="utf-8") as other,
    ):
        english.write("\nname-car-red = Red{ $mark }\nname-car-old-lady = Old Lady\nname-country-spain = Spain\n")
        other.write(
            "\nname-car-red = Czerwony{ $mark }\nname-car-old-lady = Starsza Pani\nname-country-spain = Hiszpania\n"
        )

    def made(titles: list[str]) -> Texts:
        game = polish.game(2)
        game.domains["car"] = Names("car", ["red-a", "red-b"], titles)
        return Texts(game, "pl")

    return made


def test_a_name_keeps_the_mark_that_tells_it_from_its_like(racers: Callable[[list[str]], Texts]):
    texts = racers(["Red A", "Red B"])
    assert [texts.name("car", number) for number in range(2)] == ["Czerwony A", "Czerwony B"]


def test_a_name_that_a_content_pack_has_changed_stands_as_the_pack_has_it(racers: Callable[[list[str]], Texts]):
    texts = racers(["Rosso A", "Red B"])
    assert [texts.name("car", number) for number in range(2)] == ["Rosso A", "Czerwony B"]


def test_what_is_printed_is_found_by_its_english_words_with_a_mark_and_without(racers: Callable[[list[str]], Texts]):
    printed = racers(["Rosso A", "Red B"]).printed()
    assert {word: printed[word] for word in ("Red", "Red B", "Rosso A", "Spain")} == {
        "Red": "Czerwony",
        "Red B": "Czerwony B",
        "Rosso A": "Rosso A",
        "Spain": "Hiszpania",
    }


def test_a_thing_may_be_called_by_its_title_wherever_it_stands(racers: Callable[[list[str]], Texts]):
    texts = racers(["Red A", "Old Lady"])
    assert [texts.name("car", number) for number in range(2)] == ["Czerwony A", "Starsza Pani"]
