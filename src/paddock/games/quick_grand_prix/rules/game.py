"""Quick Grand Prix with its options chosen: the names of its things, the set-up, and how a season stands."""

from pathlib import Path

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.names import Names
from paddock.core.options import OptionValue
from paddock.core.rows import counting
from paddock.core.state import State
from paddock.core.title import Title
from paddock.games.quick_grand_prix.data.box import open_box
from paddock.games.quick_grand_prix.rules.components import QuickComponents
from paddock.games.quick_grand_prix.rules.position import impossible
from paddock.games.quick_grand_prix.rules.sequence import RULES, SEASON
from paddock.games.quick_grand_prix.rules.state import FACTS, QuickState
from paddock.games.quick_grand_prix.rules.terms import CARDS
from paddock.parts import standings


class QuickGame(Game):
    """A season on the circuits of the calendar."""

    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        self.components = QuickComponents(seats, options, open_box(pack))
        super().__init__(
            title,
            RULES,
            seats,
            options,
            QuickState,
            FACTS,
            _domains(self.components, seats),
            {"speed": list(range(CARDS))},
            shared=["components"],
            pack=pack,
            counts={"car": 2 * seats} | _most(self.components, seats),
        )

    def set_up(self) -> State:
        state = QuickState(self, self.components)
        state.middle = counting(CARDS)
        state.call(SEASON)
        return state

    def check(self, state: State) -> str:
        assert isinstance(state, QuickState)
        return super().check(state) or impossible(state)

    # ── QGP-9, R-32  Who is ahead in the season ──

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, QuickState)
        return list(state.points)

    def finishes(self, state: State) -> list[list[int]]:
        """The finishing places of each seat's cars so far."""
        assert isinstance(state, QuickState)
        done: list[list[int]] = [[] for _ in range(self.seats)]
        for result in state.results:
            for place, car in enumerate(result, 1):
                done[car // 2].append(place)
        return done

    def places(self, state: State) -> list[int]:
        assert isinstance(state, QuickState)
        return standings.places(self.scores(state), self.finishes(state))

    def stage(self, state: State) -> i64:
        assert isinstance(state, QuickState)
        return state.race


def _most(components: QuickComponents, seats: int) -> dict[str, int]:
    """How far the numbers of a season go."""
    races, sections = len(components.calendar), components.sections
    best_two = sum(sorted(components.prize)[-2:])
    draft = 12 * seats + 2 * CARDS  # cards dealt, kept or swapped, and cars put on the grid
    return {
        "race": races,
        "section": sections,
        "point": races * (best_two + 1),
        "speed": max(*components.power, components.damaged_power) + max(components.number),
        "answer": races * (draft + 3 * seats * sections),  # speeds, and a swap for each car that stopped
    }


def _domains(components: QuickComponents, seats: int) -> list[Names]:
    box = components.box
    teams = components.teams[:seats]
    car_titles = components.car_titles
    car_slugs = [title.lower().replace(" ", "-") for title in car_titles]
    cards = [card.name for card in box.deck]
    return [
        Names("seat", [team.lower() for team in teams], teams),
        Names("car", car_slugs, car_titles),
        Names(
            "slot",
            [*car_slugs, "SL", *(f"gap-{slug}" for slug in car_slugs)],
            [*car_titles, "the SL card", *(f"the gap of {title}" for title in car_titles)],
        ),
        Names("letter", ["A", "B"]),
        Names("card", cards, [f"{card.name} ({card.slow}/{card.fast})" for card in box.deck]),
        Names(
            "speed",
            ["pit", *(f"{card}-{end}" for card in cards for end in ("slow", "fast"))],
            ["pit stop", *(f"{card.name} at {number}" for card in box.deck for number in (card.slow, card.fast))],
        ),
        Names("circuit", [circuit.id for circuit in box.circuits], [circuit.name for circuit in box.circuits]),
    ]
