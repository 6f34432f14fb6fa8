"""Positions as drawings, so that a test reads "position in, fact out".

A line is drawn from the front of the race to the back, every car of the teams in play once:

    "SL RedA(5) gap:GreenA RedB!(S3-slow) GreenB"

is the SL card, Red A with a total of 5, the gap of Green A, the damaged Red B with the slow end of card S3, and
Green B without a speed card. `drawn` makes the position text of it and reads that; `picture` draws a state.
"""

import re
from typing import Any

from paddock.core.decision import NATURE
from paddock.core.position import read_position
from paddock.core.rng import Rng
from paddock.games import game
from paddock.games.quick_grand_prix.speeds import total_speed
from paddock.games.quick_grand_prix.state import GAP, IN_THE_PITS, SL_CARD, QuickState

TEAMS = ("red", "green", "yellow", "blue")
SLOT = re.compile(r"(?P<gap>gap:)?(?P<team>[A-Z][a-z]+)(?P<letter>[AB])(?P<damaged>!)?(?:\((?P<speed>[\w-]+)\))?")


def drawn(line: str, where: str = "Monaco 1", middle: str = "", **options: Any) -> QuickState:
    """The state of this drawing, in the section `where`, with its speed cards revealed and nothing resolved yet."""
    circuit, section = where.split()
    slots = [SLOT.fullmatch(word) for word in line.split() if word != "SL"]
    assert all(slots), f"cannot read the drawing {line!r}"
    cars = {f"{slot['team'].lower()}-{slot['letter'].lower()}": slot for slot in slots if slot}
    teams = [team for team in TEAMS if f"{team}-a" in cars]
    options = {"teams": "+".join(teams), "calendar": circuit.lower()} | options
    described = game("quick-grand-prix", seats=len(teams), **options)
    facts = [
        f"section: {int(section) - 1}",
        "line: " + " ".join("SL" if word == "SL" else _slot(word) for word in line.split()),
        "damaged: " + (" ".join(name for name, slot in cars.items() if slot["damaged"]) or "-"),
        "order: " + " ".join(teams),
        _cards({name: slot["speed"] or "" for name, slot in cars.items()}, teams, middle.split()),
        "flow: season/race race/section section/choose_speeds",
        "asks: speeds",
        "asked: " + " ".join(teams),
    ]
    state = read_position(described, "\n".join(facts))
    assert isinstance(state, QuickState)
    for name, slot in cars.items():
        number = car(state, name)
        if slot["gap"]:
            state.plan[number] = 0
        elif slot["speed"]:
            state.face_up.append(number)
            if slot["speed"].isdigit():
                state.speed[number] = int(slot["speed"])
            else:
                state.plan[number] = described.domains["speed"].index(slot["speed"])
                state.speed[number] = total_speed(state, number, state.plan[number])
    return state


def _slot(word: str) -> str:
    slot = SLOT.fullmatch(word)
    assert slot
    return f"{'gap-' if slot['gap'] else ''}{slot['team'].lower()}-{slot['letter'].lower()}"


def _cards(speeds: dict[str, str], teams: list[str], middle: list[str]) -> str:
    """Everybody holds the cards laid beside the own cars, and others from the deck where those are not two."""
    laid = {team: [s[:2] for name, s in speeds.items() if name.startswith(team) and "-" in s] for team in teams}
    free = [f"S{n}" for n in range(1, 10) if not any(f"S{n}" in cards for cards in [*laid.values(), middle])]
    for cards in laid.values():
        while len(cards) < 2:
            cards.append(free.pop(0))
    rest = " ".join(middle + free) or "-"
    return f"hand: {' | '.join(' '.join(cards) for cards in laid.values())}\nmiddle: {rest}\npile: -"


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


# ── Positions written out, and playing on from them ──


def situation(facts: str, seats: int = 4, **options: Any) -> QuickState:
    """The state that a position text describes."""
    state = read_position(
        game("quick-grand-prix", seats=seats, **options), "\n".join(line.strip() for line in facts.splitlines())
    )
    assert isinstance(state, QuickState)
    return state


def start(seats: int = 4, **options: Any) -> QuickState:
    state = game("quick-grand-prix", seats=seats, **options).start()
    assert isinstance(state, QuickState)
    return state


def asked(state: QuickState) -> str:
    """Who is asked what: `red: first-card`."""
    if state.asks < 0:
        return "over"
    seats = state.game.domains["seat"]
    return f"{' '.join('*' if seat == NATURE else seats.slug(seat) for seat in state.to_answer())}: {state.kind.name}"


def offers(state: QuickState, seat: str = "") -> list[str]:
    """What the seat that is asked may answer, as action texts."""
    who = state.game.domains["seat"].index(seat) if seat else state.to_answer()[0]
    return [state.game.actions.text(code) for code in state.options(who)]


def play(state: QuickState, *answers: str) -> QuickState:
    """Answer in turn for whoever is asked; each answer must be offered."""
    for answer in answers:
        seat = state.to_answer()[0]
        code = state.game.actions.parse(answer).code
        assert code in state.options(seat), f"{answer!r} is not offered; {asked(state)} may {offers(state)}"
        state.choose(seat, code)
    return state


def play_on(state: QuickState, rng: Rng, until: str = "over") -> QuickState:
    """Answer at random until somebody is asked this kind of question, or to the end."""
    while not state.over and state.kind.name != until:
        for seat in state.to_answer():
            options = state.options(seat)
            state.choose(seat, options[rng.below(len(options))])
    return state


def cards(state: QuickState, numbers: list[int]) -> str:
    return " ".join(state.game.domains["card"].slug(card) for card in numbers)


def hands(state: QuickState) -> dict[str, str]:
    """The cards of each seat, the face-down one first."""
    return {
        state.game.domains["seat"].slug(seat): cards(state, state.cards_of(seat)) for seat in range(state.game.seats)
    }
