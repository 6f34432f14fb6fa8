"""The browser's types of every game are those of its rules and what it shows."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock.core.reader import SPECTATOR
from paddock.core.title import Title
from paddock.core.view import view
from paddock.games import title, titles
from paddock.server.wire.facts import facts
from paddock.server.wire.game_types import preview_types, types_of

GAMES = Path(__file__).parents[3] / "web" / "src" / "games"


@pytest.mark.parametrize("each", titles(), ids=lambda each: each.id)
def test_the_browser_has_the_types_of_the_present_rules(each: Title):
    assert (GAMES / each.id / "types.ts").read_text(encoding="utf-8") == types_of(each), "run `make types`"


def interface(text: str, name: str) -> dict[str, str]:
    """The members of an interface, by name."""
    body = text[text.index(f"export interface {name} {{") :].split("{", 1)[1].split("\n}", 1)[0]
    lines = [line.strip().rstrip(";") for line in body.splitlines() if line.startswith("  ") and ": " in line]
    members = dict(line.split(": ", 1) for line in lines if not line.startswith(("/**", "*")))
    return {member.strip('"'): kind for member, kind in members.items()}


@pytest.mark.parametrize("each", titles(), ids=lambda each: each.id)
def test_every_fact_event_and_verb_is_there(each: Title):
    game = each.game()
    text = types_of(each)
    assert list(interface(text, "Facts")) == list(facts(view(game.start(), SPECTATOR).state))
    assert list(interface(text, "Events")) == [event.name for event in game.rules.events]
    verbs = {verb.name for kind in game.rules.kinds if not kind.chance for verb in kind.verbs}
    assert set(interface(text, "Verbs")) == verbs


@pytest.mark.parametrize("each", titles(), ids=lambda each: each.id)
def test_every_component_that_is_sent_has_a_type(each: Title):
    text = types_of(each)
    own = each.components(each.game())
    assert list(interface(text, "Components")) == list(own)
    window = "Window" if "export interface Window" in text else "Components"
    assert list(interface(text, window)) == list(each.components())


def test_a_secret_may_be_unknown_a_name_may_be_none_and_a_public_number_is_a_number():
    known = interface(types_of(title("formula-1-tgp")), "Facts")
    assert known["limit"] == "(number | NONE | UNKNOWN)[]"
    assert known["hand"] == '(Names["card"] | NONE | UNKNOWN)[][]'
    assert known["bidder"] == 'Names["seat"] | NONE'
    assert known["speed"] == "number[]"


def test_names_that_the_rules_give_are_a_closed_list_and_those_of_data_any_word():
    names = interface(types_of(title("grand-prix")), "Names")
    assert names["tyre"] == '"hard" | "soft" | "wet"'
    assert names["card"] == "string"


@pytest.mark.parametrize("each", titles(), ids=lambda each: each.id)
def test_names_that_are_said_to_be_closed_do_not_come_from_the_seats_or_the_data(each: Title):
    fewest, most = (each.game(seats) for seats in (each.fewest_seats, each.most_seats))
    for key in each.browser.closed_domains:
        assert fewest.domains[key].slugs == most.domains[key].slugs


def test_what_a_title_foresees_says_what_it_is():
    for each in titles():
        for kind in preview_types(each):
            schema: dict[str, Any] = msgspec.json.schema_components([kind])[1][kind.__name__]
            assert "foresees" in schema["properties"], kind.__name__
