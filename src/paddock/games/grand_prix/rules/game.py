"""Grand Prix with its options chosen: the names of its things, the set-up, and how a race stands."""

from pathlib import Path

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.names import Names, numbers
from paddock.core.options import OptionValue
from paddock.core.rows import counting
from paddock.core.state import State
from paddock.core.title import Title
from paddock.games.grand_prix.data.box import open_box, slug
from paddock.games.grand_prix.rules import scoring
from paddock.games.grand_prix.rules.components import GrandPrixComponents
from paddock.games.grand_prix.rules.position import impossible
from paddock.games.grand_prix.rules.sequence import RACE, RULES
from paddock.games.grand_prix.rules.state import FACTS, GrandPrixState
from paddock.games.grand_prix.rules.terms import (
    CARDS,
    CARS,
    EVENT_CARDS,
    LANE_LETTERS,
    LANES,
    ORDER_NAMES,
    TYRE_NAMES,
    WEAR_NAMES,
    WEARS,
    WEATHER_NAMES,
)


class GrandPrixGame(Game):
    """A race on one track."""

    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        self.components = GrandPrixComponents(seats, options, open_box(pack))
        super().__init__(
            title,
            RULES,
            seats,
            options,
            GrandPrixState,
            FACTS,
            _domains(self.components),
            {"race": list(range(CARDS)), "event": list(range(EVENT_CARDS))},
            shared=["components"],
            pack=pack,
            counts={"car": CARS, "player car": 2 * seats, "wear": WEARS} | _most(self.components),
        )

    # ── GP-2.4.1  Two decks, shuffled: which card comes next is decided when it is drawn ──

    def set_up(self) -> State:
        state = GrandPrixState(self, self.components)
        state.race_deck = counting(CARDS)
        state.event_deck = counting(EVENT_CARDS)
        state.call(RACE)
        return state

    def check(self, state: State) -> str:
        assert isinstance(state, GrandPrixState)
        return super().check(state) or impossible(state)

    # ── GP-1.2.1, GP-10.2.1  The points of each team, as they would be if the race ended now; final once it is over ──

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, GrandPrixState)
        return list(scoring.points_of_seats(state))

    def places(self, state: State) -> list[int]:
        assert isinstance(state, GrandPrixState)
        return list(scoring.places_of_seats(state))

    def finishes(self, state: State) -> list[list[int]]:
        """The places of each team's cars; a disqualified car has none."""
        assert isinstance(state, GrandPrixState)
        return [list(places) for places in scoring.finishes_of_seats(state)]

    def stage(self, state: State) -> i64:
        """A search may stop and judge at the end of a turn."""
        assert isinstance(state, GrandPrixState)
        return state.turn


def _most(components: GrandPrixComponents) -> dict[str, int]:
    """How far the numbers of a race go. Turns, close calls and answers have no bound of their own in the rules; these
    are many times what races take."""
    markers = 2 * components.most_wear
    return {
        "lap": components.laps + 1,
        "turn": 100 * components.laps,
        "position": (components.laps + 1) * components.length,
        "wear marker": markers,
        "close call": CARDS,
        "movement point": max(components.speed) + max(components.pit_exit) + 2,
        "duration": components.repair_times * markers * max(components.duration) + components.tyre_change,
        "answer": 20_000 * components.laps,
    }


def _domains(components: GrandPrixComponents) -> list[Names]:
    box = components.box
    teams = [team.name for team in components.teams]
    return [
        Names("seat", [slug(name) for name in teams], teams),
        Names("car", [str(number) for number in components.numbers], [f"#{number}" for number in components.numbers]),
        Names(
            "card",
            [f"{slug(card.name)}-{card.number}" for card in box.cards],
            [f"{card.name} ({card.number})" for card in box.cards],
        ),
        Names(
            "event",
            [f"{slug(event.name)}-{event.number}" for event in box.events],
            [event.name for event in box.events],
        ),
        Names("space", components.track.spaces),
        numbers("sector", components.length),
        Names("lane", list(LANE_LETTERS[:LANES])),
        Names("wear", WEAR_NAMES),
        Names("tyre", TYRE_NAMES),
        Names("weather", WEATHER_NAMES),
        Names("order", ORDER_NAMES),
    ]
