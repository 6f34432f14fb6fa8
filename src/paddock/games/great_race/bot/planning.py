"""The rule of thumb behind the screen: how far each plan would take the vehicle, and what it would leave."""

from typing import Final

from mypy_extensions import i64

from paddock.core.rows import count_of
from paddock.core.vecs import vec
from paddock.games.great_race.bot.endgame import is_final, parts_held
from paddock.games.great_race.bot.road import FRANCS_OF_A_SPACE, Road, drives_for, fuel_and_points
from paddock.games.great_race.bot.worth import missing_points
from paddock.games.great_race.rules.planning import PLAN
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    DRIVER,
    ESCORT,
    FUNDING,
    JERRYCAN,
    MECHANIC,
    SCOUT,
    TRANSPORT,
)

SPACES_AHEAD: Final = 8
"""How far ahead a plan looks."""
LEAST_FUEL: Final = 1.0
FUEL_OUTSIDE: Final = 15.0
PART_OUTSIDE: Final = 32.0
"""What fuel and parts cost a crew that is not in a city but may come to one."""
LAST_RESERVE: Final = 1.0
"""Points that nobody plans to lose."""
ARRIVAL: Final = 5.0
"""What it is worth that a plan leads to the arrival city."""
LAST_CHANCE: Final = 20.0
"""The same when this may be the last round: who does not arrive then has lost."""
MARGIN: Final = 3.0
"""A plan that reaches so much further than the arrival city is sure of it; one that just reaches it has this chance:"""
EVEN_CHANCE: Final = 0.6
SCOUT_GAIN: Final = 0.55
"""A scout's two tiles, on a road that will be driven; less for each further one."""
SCOUT_LESS: Final = 0.25
ESCORT_GAIN: Final = 0.45
"""An escort, against a danger on the way or a rival's card; less for each further one."""
ESCORT_LESS: Final = 0.3
SPACE_GAIN: Final = 2.0
"""What a space is worth that has been driven, its fuel and its wear included."""
POINT_GAIN: Final = 0.5
"""What a mechanical point is worth that is left."""
FUEL_GAIN: Final = 0.25


def best_plan(state: GreatState, seat: i64, options: list[int]) -> i64:
    """The plan that promises most."""
    return ranked_plans(state, seat)[0]


def ranked_plans(state: GreatState, seat: i64) -> list[int]:
    """All plans, the one that promises most first."""
    outlook = Outlook(state, seat)
    worths = [outlook.worth(split) for split in state.components.splits]
    order = sorted(range(len(worths)), key=lambda split: -worths[split])
    return [PLAN.code(split) for split in order]


def lines_ahead(state: GreatState, seat: i64) -> list[tuple[i64, i64]]:
    """The lines of the city that lead nearer to the arrival city: what each costs, and how many spaces it saves."""
    chart = state.components.chart
    here = state.space[seat]
    saved = state.components.transport_saving * count_of(state.hand[seat], TRANSPORT)
    found: list[tuple[i64, i64]] = []
    for line in chart.lines_of[here]:
        spaces = chart.to_goal[here] - chart.to_goal[chart.other_end(line, here)]
        if spaces > 0:
            found.append((max(0, chart.line_price[line] - saved), spaces))
    return found


class Outlook:
    """What a crew starts the round with, and what a space of the way takes on average."""

    def __init__(self, state: GreatState, seat: i64) -> None:
        components = state.components
        hand = state.hand[seat]
        road = Road(state, seat)
        ahead = road.next_spaces(state, seat, SPACES_AHEAD)
        fuel, points = fuel_and_points(state, ahead)
        self.components = components
        spaces = float(max(1, len(ahead)))
        self.fuel_a_space = max(LEAST_FUEL, fuel / spaces)
        self.drives_a_space = drives_for(state, seat, ahead) / spaces
        self.points_a_space = points / spaces
        self.fuel = float(state.fuel[seat] + components.jerrycan_fuel * count_of(hand, JERRYCAN))
        self.engine = state.engine[seat]
        self.points = state.points_left(seat)
        self.missing = missing_points(state, seat)
        self.parts = parts_held(state, seat)
        self.drivers = count_of(hand, DRIVER)
        self.cash = float(state.cash[seat])
        self.arrival = LAST_CHANCE if is_final(state, seat) else ARRIVAL
        self.away = components.chart.to_goal[state.space[seat]]
        self.lines = lines_ahead(state, seat)
        in_city = state.in_city(seat)
        self.fuel_price = float(components.fuel_price[1]) if in_city else FUEL_OUTSIDE
        self.part_price = float(components.part_price[1]) if in_city else PART_OUTSIDE

    def worth(self, split: vec[i64]) -> float:
        """What a plan promises, in spaces."""
        mechanics = split[MECHANIC]
        cash = self.cash + float(self.components.funding_pays[split[FUNDING]])
        driving = self.driving(mechanics, 0, cash)
        if mechanics > 0:
            for price, spaces in self.lines:
                if float(price) <= cash:
                    further = self.driving(mechanics - 1, 0, cash - float(price), spaces)
                    driving = max(driving, SPACE_GAIN * float(spaces) + further)
            for bought in range(1, self.missing + 1):
                driving = max(driving, self.driving(mechanics - 1, bought, cash))
        scouting = 0.0
        for scout in range(split[SCOUT]):
            scouting += max(0.0, SCOUT_GAIN - SCOUT_LESS * float(scout))
        guarding = 0.0
        for escort in range(split[ESCORT]):
            guarding += max(0.0, ESCORT_GAIN - ESCORT_LESS * float(escort))
        return driving + scouting + guarding

    def driving(self, mechanics: i64, repaired: i64, cash: float, crossed: i64 = 0) -> float:
        """How far so many drives lead after a repair of so many points, or after a crossing, and what is left."""
        away = float(self.away - crossed)
        cash -= self.part_price * float(max(0, repaired - self.parts))
        if cash < 0.0:
            return -ARRIVAL
        points = float(self.points + repaired)
        engine = min(self.components.engine_top, self.engine + repaired)
        drives = float(mechanics + self.drivers)
        pace = self.drives_a_space * float(max(1, self.engine)) / float(max(1, engine))
        least_pace = 1.0 / float(self.components.engine_top)
        distance = min(drives / max(pace, least_pace) if engine > 0 else 0.0, away + MARGIN)
        if self.points_a_space != 0.0:
            distance = min(distance, max(0.0, points - LAST_RESERVE) / self.points_a_space)
        distance = min(distance, (self.fuel + cash / self.fuel_price) / self.fuel_a_space)
        burnt = distance * self.fuel_a_space
        cash -= self.fuel_price * max(0.0, burnt - self.fuel)
        left = FUEL_GAIN * max(0.0, self.fuel - burnt) + POINT_GAIN * (points - distance * self.points_a_space)
        arrival = self.arrival * min(1.0, max(0.0, EVEN_CHANCE + (distance - away) / MARGIN * (1.0 - EVEN_CHANCE)))
        distance = min(distance, away)
        return SPACE_GAIN * distance + left + cash / FRANCS_OF_A_SPACE + arrival
