"""What a choice of speeds may lead to, shown before it is made."""

from typing import Final

from paddock.core.event import Event
from paddock.core.message import Message
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.quick_grand_prix.rules.damage import GOES_WIDE
from paddock.games.quick_grand_prix.rules.speeds import DRIVE, SPEEDS, total_speed
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, PIT, SL_CARD
from paddock.games.quick_grand_prix.show.faces import CarForeseen, SpeedsForeseen

SAMPLES: Final = 150
"""How many ways the rivals may drive are tried for a preview."""


def preview(view: View, seat: int, action: int, rng: Rng) -> tuple[list[Message], SpeedsForeseen] | None:
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
    ghosts: dict[str, CarForeseen] = {}
    slugs = state.game.domains["car"]
    for car, choice in zip(cars, (DRIVE.first(action), DRIVE.last(action)), strict=True):
        total = total_speed(state, car, choice)
        often = round(100 * wide[car] / SAMPLES)
        mean = round(sum(places[car]) / SAMPLES, 1)
        ghosts[slugs.slug(car)] = CarForeseen(
            total=total if choice != PIT else 0,
            over=max(0, total - state.safety_limit) if choice != PIT else 0,
            pit=choice == PIT,
            wide=often,
            place=mean,
            best=min(places[car]),
            worst=max(places[car]),
        )
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
    return messages, SpeedsForeseen(cars=ghosts, order=[slugs.slug(car) for car in likely], samples=SAMPLES)


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
    return list(world.results[-1] if finished else world.line), went_wide
