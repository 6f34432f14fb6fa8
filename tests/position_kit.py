"""The kit for tests of rules: a situation of a game written as text, and a few words to play on from it.

    state = situation(game, "turn: 2", distance="5 3", flow="grand-prix/turn turn/bike bike/roll")
    assert asked(state) == "*: roll"
    play(state, "roll 3-1", "red: ride 8-left free")
    assert told(state) == ["rolls", "rides"]

Every situation is a position text that the reader of positions reads, so a test can stand only where a game can be.
What is not written stays as it is in a game that has just begun. A fact is written as in a position text; besides,

- `…` at the end of a list means: the other entries stay as they are (`distance: 5 3 …`);
- `…` alone, for the cards of a pool, means: whatever lies nowhere else (`deck: …`);
- a mapping changes single entries by their names: `spot={"22": "10a", "77": "11b"}`.

Each game has a kit of its own beside its tests, with the drawings of that game; it is built on this one.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from paddock.core.event import Event
from paddock.core.fact_texts import EMPTY_TABLE_TEXT, EMPTY_TEXT
from paddock.core.facts import LIST, Fact
from paddock.core.game import Game
from paddock.core.message import Reason
from paddock.core.names import NATURE, NATURE_TEXT, NONE_TEXT, numbers
from paddock.core.position import read_position, write_position
from paddock.core.rng import Rng
from paddock.core.state import State

S = TypeVar("S", bound=State)

REST = "…"


# ── Writing ──


def situation(game: Game, text: str = "", **facts: Any) -> State:
    """The state of a game in which these facts are true; the others are as at its beginning.

    Facts are given as lines of a position text, or one by one: a word, a number, or a mapping from names to entries.
    """
    return _read(game, _beginning(game), text, facts)


def changed(state: S, text: str = "", **facts: Any) -> S:
    """The same situation with these facts instead, given as for `situation`. The state itself stays as it is."""
    there = _read(state.game, write_position(state), text, facts)
    assert isinstance(there, type(state))
    return there


@cache
def _beginning(game: Game) -> str:
    return write_position(game.start())


def _read(game: Game, before: str, text: str, facts: Mapping[str, Any]) -> State:
    given: dict[str, Any] = {**_lines(text), **facts}
    lines = _lines(before.partition("\n")[2])
    if "flow" in given or "asks" in given:
        asks = [name for name in lines if name in ("asks", "asked") or name.startswith("answer ")]
        for name in asks:
            del lines[name]
    for name, value in given.items():
        fact = game.layout.by_name.get(name)
        lines[name] = str(value) if fact is None else _value(game, fact, lines.get(name, ""), value)
    for name, value in lines.items():
        if value == REST:
            lines[name] = _rest(game, game.layout.by_name[name], lines)
    return read_position(game, "\n".join(f"{name}: {value}" for name, value in lines.items()), [])


def _lines(text: str) -> dict[str, str]:
    """The facts of a text; what follows a # at the beginning of a word is a remark."""
    written = (line.partition(" #")[0].strip() for line in text.splitlines())
    parts = [line.partition(":") for line in written if line and not line.startswith("#")]
    return {name.strip(): value.strip() for name, _, value in parts}


def _value(game: Game, fact: Fact, before: str, value: Any) -> str:
    """The text of a fact that was `before` and is now to be `value`."""
    if isinstance(value, Mapping):
        return _with_entries(game, fact, before, value)
    text = str(value)
    if text.endswith(REST) and text != REST:
        begun = _entries(fact, text.removesuffix(REST).rstrip().removesuffix("|"))
        return _joined(fact, begun + _entries(fact, before)[len(begun) :])
    return text


def _with_entries(game: Game, fact: Fact, before: str, changes: Mapping[str, Any]) -> str:
    """A list, or a table, in which some entries have changed; they are called by what the fact has an entry for."""
    entries = _entries(fact, before)
    for name, value in changes.items():
        entry = _names(game, fact.per[0]).index(str(name))
        if isinstance(value, Mapping):
            row = entries[entry].split()
            for inner, number in value.items():
                row[_names(game, fact.per[1]).index(str(inner))] = str(number)
            value = " ".join(row)
        entries[entry] = str(value)
    return _joined(fact, entries)


def _names(game: Game, per: str) -> Any:
    return game.domains.get(per) or numbers(per, game.layout.counts[per])


def _entries(fact: Fact, text: str) -> list[str]:
    if fact.shape == LIST:
        return [] if text.strip() in ("", EMPTY_TEXT) else text.split()
    return [] if text.strip() in ("", EMPTY_TABLE_TEXT) else [row.strip() for row in text.split("|")]


def _joined(fact: Fact, entries: list[str]) -> str:
    if fact.shape == LIST:
        return " ".join(entries) or EMPTY_TEXT
    return " | ".join(entries) or EMPTY_TABLE_TEXT


def _rest(game: Game, fact: Fact, lines: Mapping[str, str]) -> str:
    """The cards of a pool that lie nowhere else."""
    names = game.domains[fact.domain]
    cards = [names.slug(card) for card in game.pools[fact.pool]]
    for other in game.layout.in_pool[fact.pool]:
        for word in lines[other.name].replace("|", " ").split():
            if word not in (REST, NONE_TEXT, EMPTY_TEXT, EMPTY_TABLE_TEXT):
                cards.remove(word)
    return " ".join(cards) or EMPTY_TEXT


# ── Asking ──


def asked(state: State) -> str:
    """Who is asked what, such as `red: stop`, `red green: speeds` or `*: roll` (nature); `over` at the end."""
    if state.asks < 0:
        return "over"
    return f"{' '.join(_seat_name(state, seat) for seat in state.to_answer())}: {state.kind.name}"


def offers(state: State, seat: str = "") -> list[str]:
    """What a seat (the first that is asked) may answer, as action texts."""
    return [state.game.actions.text(code) for code in state.options(_seat(state, seat))]


def refusal(state: State, action: str, seat: str = "") -> Reason:
    """Why an action is not offered: the rule that stands against it, and the sentence that says so."""
    who = _seat(state, seat)
    code = state.game.actions.parse(action).code
    assert code not in state.options(who), f"{action!r} is offered"
    return state.game.title.words(state.kind).why_not(state, who, code)


def _seat(state: State, name: str) -> int:
    if not name:
        return state.to_answer()[0]
    return NATURE if name == NATURE_TEXT else state.game.domains["seat"].index(name)


def _seat_name(state: State, seat: int) -> str:
    return NATURE_TEXT if seat == NATURE else state.game.domains["seat"].slug(seat)


# ── Playing ──


def play(state: S, *answers: str) -> S:
    """Answer in turn for whoever is asked first, nature too; `green: keep` says for whom. Each must be offered."""
    for answer in answers:
        name, _, text = (part.strip() for part in answer.rpartition(":"))
        seat = _seat(state, name)
        assert seat in state.to_answer(), f"{answer!r}, but asked is {asked(state)}"
        code = state.game.actions.parse(text).code
        assert code in state.options(seat), f"{text!r} is not offered; {asked(state)} may {offers(state, name)}"
        state.choose(seat, code)
    return state


def play_on(state: S, rng: Rng, until: str = "over") -> S:
    """Answer at random until somebody is asked this kind of question, or to the end."""
    while not state.over and state.kind.name != until:
        for seat in state.to_answer():
            options = state.options(seat)
            state.choose(seat, options[rng.below(len(options))])
    return state


def play_by_default(state: S, until: str = "over", nature: int = 0) -> S:
    """Give default answers, and nature's always of this number, until this kind of question is asked, or to the end."""
    for _ in range(10_000):
        if state.over or state.kind.name == until:
            return state
        seat = state.to_answer()[0]
        options = state.options(seat)
        state.choose(seat, options[nature % len(options)] if seat == NATURE else state.kind.default(state, seat))
    raise AssertionError(f"{until} is never asked")


# ── What happened ──


def told(state: State) -> list[str]:
    """The names of the events since the situation began, what only one seat is told included."""
    return [event.kind.name for event in events(state)]


def events(state: State, kind: str = "") -> list[Event]:
    """The events since the situation began; those of one kind, if it is named."""
    assert state.events is not None, "a copy of a situation is told nothing"
    return [event for event in state.events if kind in ("", event.kind.name)]


def happens(state: State, *answers: str) -> list[Event]:
    """Play these answers; what happened meanwhile."""
    before = len(events(state))
    play(state, *answers)
    return events(state)[before:]
