"""What the learned value reads off a race: the way before each crew, and what it has for it."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.rows import place_of
from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.great_race.bot.road import Road
from paddock.games.great_race.bot.worth import card_worth, worth
from paddock.games.great_race.rules.finish import prestige
from paddock.games.great_race.rules.state import GreatState
from paddock.parts.learned import LearnedValue

OWN: Final = [
    "cost of the way",
    "spaces to go",
    "arrived",
    "prestige",
    "fuel",
    "engine",
    "chassis",
    "broken down",
    "limping",
    "cash",
    "cards",
    "worth of the cards",
    "scouts",
    "mechanics",
    "escorts",
    "funding",
    "passed",
    "place in the turn order",
    "acting",
    "spaces it may still drive",
]
COMMON: Final = ["arrived", "rounds done", "spaces to go of the first", "tiles laid", "seats"]

FARTHEST: Final = 60.0
"""Where there is no way at all, it counts as so long."""


class GreatValue(LearnedValue):
    def own(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, GreatState)
        components = state.components
        place = place_of(state.arrived, seat)
        is_home = place != NONE
        cost = 0.0 if is_home else min(FARTHEST, Road(state, seat).costs[state.space[seat]])
        cards = state.hand[seat]
        worths = 0.0
        for card in cards:
            worths += card_worth(state, seat, card)
        engine = state.engine[seat]
        is_active = state.active == seat
        return vec[float](
            [
                cost / 10.0,
                0.0 if is_home else float(components.chart.to_goal[state.space[seat]]) / 10.0,
                1.0 if is_home else 0.0,
                float(prestige(state, seat)) / 10.0 if is_home else 0.0,
                float(state.fuel[seat]) / 10.0,
                float(engine) / 5.0,
                float(state.chassis[seat]) / 5.0,
                1.0 if engine == 0 else 0.0,
                1.0 if engine == 1 else 0.0,
                float(state.cash[seat]) / 100.0,
                float(len(cards)) / 5.0,
                worths / 10.0,
                float(state.scouts[seat]) / 3.0,
                float(state.mechanics[seat]) / 3.0,
                float(state.escorts[seat]) / 3.0,
                float(state.funding[seat]) / 3.0,
                float(state.passed[seat]),
                float(place_of(state.order, seat)) / 3.0,
                1.0 if is_active else 0.0,
                float(state.steps) / 5.0 if is_active else 0.0,
            ]
        )

    def common(self, state: State) -> vec[float]:
        assert isinstance(state, GreatState)
        to_goal = state.components.chart.to_goal
        nearest: i64 = 1000
        for space in state.space:
            nearest = min(nearest, to_goal[space])
        laid: i64 = 0
        for tile in state.tiles:
            if tile != NONE:
                laid += 1
        return vec[float](
            [
                float(len(state.arrived)),
                float(state.round) / 5.0,
                float(nearest) / 10.0,
                float(laid) / float(len(state.tiles)),
                float(len(state.space)) / 4.0,
            ]
        )


VALUE: Final = GreatValue(Path(__file__).with_name("value.json"), worth, OWN, COMMON)
