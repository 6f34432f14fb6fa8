"""What Quick Grand Prix shows: its cards, cars and circuits, the order on the road, and what a choice may lead to."""

from pathlib import Path
from typing import Any

import msgspec

from paddock.core.data import load
from paddock.core.event import Event
from paddock.core.game import Game, Title
from paddock.core.message import Message
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.quick_grand_prix.damage import GOES_WIDE
from paddock.games.quick_grand_prix.data import FOLDER, Box, open_box
from paddock.games.quick_grand_prix.season import RACE_BEGINS, SHARES_TITLE, WINS_TITLE
from paddock.games.quick_grand_prix.speeds import DRIVE, SECTION_BEGINS, SPEEDS, total_speed
from paddock.games.quick_grand_prix.state import GAP, PIT, SECTIONS, SL_CARD, QuickGame, QuickState

SAMPLES = 150
"""How many ways the rivals may drive are tried for a preview."""


# ── Components ──


class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    outlines: dict[str, list[tuple[int, int]]]


def components(title: Title, game: Game | None = None, pack: Path | None = None) -> dict[str, Any]:
    """Cards, circuits and points; of a game its own calendar and cars, of the title all of them."""
    pack = game.pack if game is not None else pack
    box = open_box(pack)
    drawing = load(FOLDER / "data", "screen.toml", Drawing, pack)
    return {
        "cards": [
            {
                "id": card.name,
                "slow": card.slow,
                "fast": card.fast,
                "die": card.die,
                "qualifying": card.qualifying,
                "back": card.back_of_the_grid,
            }
            for card in box.deck
        ],
        "circuits": [
            {
                "id": circuit.id,
                "name": circuit.name,
                "limits": circuit.limits,
                "drs": circuit.drs,
                "difficulty": circuit.difficulty,
                "character": circuit.character,
                "outline": drawing.outlines.get(circuit.id, []),
            }
            for circuit in box.circuits
        ],
        "points": box.season.points,
        "damaged": {"power": box.cars.damaged.power, "limit": box.cars.damaged.limit},
        "cars": _cars(box, game),
        "calendar": [box.circuits[n].id for n in game.calendar] if isinstance(game, QuickGame) else box.season.calendar,
        "laps": game.sections // SECTIONS if isinstance(game, QuickGame) else 1,
        "sections": SECTIONS,
    }


def _cars(box: Box, game: Game | None) -> list[dict[str, Any]]:
    sheet = {f"{car.team} {car.car}": car for car in box.cars.cars}
    if isinstance(game, QuickGame):
        names = game.domains["car"].titles[: 2 * game.seats]
        sides = dict(zip(names, zip(game.power, game.limit, strict=True), strict=False))
    else:
        names = tuple(sheet)
        sides = {name: (car.printed.power, car.printed.limit) for name, car in sheet.items()}
    cars = []
    for number, name in enumerate(names):
        team, letter = name.split(" ")
        cars.append(
            {
                "id": name.lower().replace(" ", "-"),
                "title": name,
                "team": team.lower(),
                "letter": letter,
                "seat": number // 2,
                "power": sides[name][0],
                "limit": sides[name][1],
            }
        )
    return cars


# ── The timing tower ──


def tower(view: View) -> list[dict[str, Any]]:
    """The cars in race order; before the line is formed, as they finished last, else by their teams' points."""
    state = view.state
    assert isinstance(state, QuickState)
    racing = [slot if slot < SL_CARD else slot - GAP for slot in state.line if slot != SL_CARD]
    if not racing or view.over:
        racing = list(state.results[-1]) if state.results else []
    places = state.places()
    rest = [car for car in range(2 * state.game.seats) if car not in racing]
    order = racing + sorted(rest, key=lambda car: (places[car // 2], car))
    names = state.game.domains["car"]
    stopping = [slot - GAP for slot in state.line if slot > SL_CARD]
    return [
        {
            "place": place,
            "car": names.slug(car),
            "title": names.title(car),
            "seat": car // 2,
            "turn": state.order.index(car // 2) + 1 if car // 2 in state.order else 0,
            "lap": state.section // SECTIONS + 1 if state.line else 0,
            "gap": "",
            "marks": _marks(state, car, stopping),
            "score": float(state.points[car // 2]),
        }
        for place, car in enumerate(order, 1)
    ]


def _marks(state: QuickState, car: int, stopping: list[int]) -> list[str]:
    marks = []
    if car in state.damaged:
        marks.append("damaged")
    if car in stopping:
        marks.append("pit")
    return marks


# ── What a choice of speeds may lead to ──


def preview(view: View, seat: int, action: int, rng: Rng) -> tuple[list[Message], dict[str, Any]] | None:
    """For a choice of speeds: each car's total, how often it goes wide, its place after the section, and the order in
    which all cars are most likely to come out of it.

    The rivals' choices are not known to anybody: they are taken at random from what each of them may drive.
    """
    state = view.state
    if state.asks < 0 or state.kind is not SPEEDS or not isinstance(state, QuickState):
        return None
    cars = [2 * seat, 2 * seat + 1]
    wide = dict.fromkeys(cars, 0)
    places: dict[int, list[int]] = {car: [] for car in range(2 * state.game.seats)}
    for _ in range(SAMPLES):
        after, went_wide = _drive_on(view, seat, action, rng)
        line = [slot if slot < SL_CARD else slot - GAP for slot in after if slot != SL_CARD]
        for place, car in enumerate(line, 1):
            places[car].append(place)
        for car in cars:
            wide[car] += car in went_wide
    likely = sorted(places, key=lambda car: (sum(places[car]), car))
    messages = []
    ghosts: dict[str, Any] = {}
    slugs = state.game.domains["car"]
    for car, choice in zip(cars, (DRIVE.first(action), DRIVE.last(action)), strict=True):
        total = total_speed(state, car, choice)
        often = round(100 * wide[car] / SAMPLES)
        mean = round(sum(places[car]) / SAMPLES, 1)
        ghosts[slugs.slug(car)] = {
            "total": total if choice != PIT else 0,
            "over": max(0, total - state.safety_limit) if choice != PIT else 0,
            "pit": choice == PIT,
            "wide": often,
            "place": mean,
            "best": min(places[car]),
            "worst": max(places[car]),
        }
        key = "preview-pit" if choice == PIT else "preview-wide" if often else "preview-drive"
        # Tenths as text: catalogues write whole numbers and words, each language puts them where it likes.
        values: dict[str, str | int] = {
            "car": f"car:{slugs.slug(car)}",
            "total": total,
            "limit": state.safety_limit,
            "wide": often,
            "place": f"{mean:g}",
        }
        messages.append(Message(key, values))
    return messages, {"cars": ghosts, "order": [slugs.slug(car) for car in likely], "samples": SAMPLES}


def _drive_on(view: View, seat: int, action: int, rng: Rng) -> tuple[list[int], set[int]]:
    """The line after the section in one world that may be, and the cars that went wide in it."""
    world = view.sample_world(rng)
    told: list[Event] = []
    world.events = told
    assert isinstance(world, QuickState)
    race = world.race
    for other in world.asked:
        options = world.options(other)
        world.choose(other, action if other == seat else options[rng.below(len(options))])
    went_wide = {event.values[0] for event in told if event.kind is GOES_WIDE}
    # After the last section the cars are in the order of the result; the next race may have begun already.
    finished = world.over or world.race != race
    return (world.results[-1] if finished else world.line), went_wide


# ── Chapters of the replay ──


def chapter(event: Event) -> Message | None:
    if event.kind is RACE_BEGINS:
        return Message("chapter-race", {"race": event.values[1]})
    if event.kind is SECTION_BEGINS:
        return Message("chapter-section", {"section": event.values[0]})
    return Message("chapter-end") if event.kind in (WINS_TITLE, SHARES_TITLE) else None
