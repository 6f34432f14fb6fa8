"""Positions as drawings, so that a test reads "position in, fact out".

A line is drawn from the front of the race to the back, every car of the teams in play once:

    "SL RedA(5) gap:GreenA RedB!(S3-slow) GreenB"

is the SL card, Red A with a total of 5, the gap of Green A, the damaged Red B with the slow end of card S3, and
Green B without a speed card. `drawn` makes the position text of it and reads that; `picture` draws a state. To play on
from there, use `tests.position_kit`.
"""

import re
from collections.abc import Iterable
from typing import Any

from paddock.games import game
from paddock.games.quick_grand_prix.rules.speeds import total_speed
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, IN_THE_PITS, SL_CARD
from tests import position_kit
from tests.position_kit import changed

TEAMS = ("red", "green", "yellow", "blue")
SLOT = re.compile(r"(?P<gap>gap:)?(?P<team>[A-Z][a-z]+)(?P<letter>[AB])(?P<damaged>!)?(?:\((?P<speed>[\w-]+)\))?")


def drawn(line: str, where: str = "Monaco 1", middle: str = "", **options: Any) -> QuickState:
    """The state of this drawing, in the section `where`, with its speed cards revealed and nothing resolved yet.
    In the sections before, the race card says 3 for everybody."""
    circuit, section = where.split()
    slots = [SLOT.fullmatch(word) for word in line.split() if word != "SL"]
    assert all(slots), f"cannot read the drawing {line!r}"
    cars = {f"{slot['team'].lower()}-{slot['letter'].lower()}": slot for slot in slots if slot}
    teams = [team for team in TEAMS if f"{team}-a" in cars]
    options = {"teams": "+".join(teams), "calendar": circuit.lower()} | options
    described = game("quick-grand-prix", seats=len(teams), **options)
    state = position_kit.situation(
        described,
        section=int(section) - 1,
        line=" ".join("SL" if word == "SL" else _slot(word) for word in line.split()),
        damaged=" ".join(name for name, slot in cars.items() if slot["damaged"]) or "-",
        order=" ".join(teams),
        hand=_hands({name: slot["speed"] or "" for name, slot in cars.items()}, teams, middle.split()),
        middle="…",
        flow="season/race race/section section/choose_speeds",
        asks="speeds",
        asked=" ".join(teams),
        plan={name: "pit" if slot["gap"] else slot["speed"] for name, slot in cars.items() if _is_planned(slot)},
        totals=" | ".join([" ".join(["3"] * (int(section) - 1)) or "-"] * len(cars)),
        face_up=" ".join(name for name, slot in cars.items() if slot["speed"] and not slot["gap"]) or "-",
    )
    assert isinstance(state, QuickState)
    return changed(state, speed={name: _total(state, name, slot) for name, slot in cars.items() if slot["speed"]})


def _is_planned(slot: re.Match[str]) -> bool:
    """Whether the drawing says what the car does, rather than how fast it is."""
    return bool(slot["gap"]) or "-" in (slot["speed"] or "")


def _total(state: QuickState, name: str, slot: re.Match[str]) -> int:
    number = car(state, name)
    return total_speed(state, number, state.plan[number]) if _is_planned(slot) else int(slot["speed"])


def _slot(word: str) -> str:
    slot = SLOT.fullmatch(word)
    assert slot
    return f"{'gap-' if slot['gap'] else ''}{slot['team'].lower()}-{slot['letter'].lower()}"


def _hands(speeds: dict[str, str], teams: list[str], middle: list[str]) -> str:
    """Everybody holds the cards laid beside the own cars, and others where those are not two."""
    laid = {team: [s[:2] for name, s in speeds.items() if name.startswith(team) and "-" in s] for team in teams}
    free = [f"S{n}" for n in range(1, 10) if not any(f"S{n}" in cards for cards in [*laid.values(), middle])]
    for cards in laid.values():
        while len(cards) < 2:
            cards.append(free.pop(0))
    return " | ".join(" ".join(cards) for cards in laid.values())


def picture(state: QuickState) -> str:
    """The line as a drawing."""
    words = []
    for slot in state.line:
        if slot == SL_CARD:
            words.append("SL")
        elif slot >= GAP:
            words.append("gap:" + name(state, slot - GAP))
        else:
            words.append(name(state, slot) + ("!" if slot in state.damaged else ""))
    return " ".join(words)


def car(state: QuickState, named: str) -> int:
    """The number of `RedA` or `red-a`."""
    slug = named.lower() if "-" in named else f"{named[:-1]}-{named[-1]}".lower()
    return state.game.domains["car"].index(slug)


def name(state: QuickState, number: int) -> str:
    """`RedA`."""
    return state.game.domains["car"].title(number).replace(" ", "")


def race_card(state: QuickState, named: str) -> str:
    """The section columns of one car."""
    return " ".join("P" if total == IN_THE_PITS else str(total) for total in state.totals[car(state, named)])


# ── Positions written out ──


def situation(facts: str, seats: int = 4, **options: Any) -> QuickState:
    """The state that a position text describes."""
    state = position_kit.situation(game("quick-grand-prix", seats=seats, **options), facts)
    assert isinstance(state, QuickState)
    return state


def start(seats: int = 4, **options: Any) -> QuickState:
    """A season at its first question."""
    state = game("quick-grand-prix", seats=seats, **options).start([])
    assert isinstance(state, QuickState)
    return state


def cards(state: QuickState, numbers: Iterable[int]) -> str:
    return " ".join(state.game.domains["card"].slug(card) for card in numbers)


def hands(state: QuickState) -> dict[str, str]:
    """The cards of each seat, the face-down one first."""
    return {
        state.game.domains["seat"].slug(seat): cards(state, state.cards_of(seat)) for seat in range(state.game.seats)
    }
