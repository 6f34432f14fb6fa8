"""The components of one game: what the box holds, for the options chosen, as flat rows that the rules read fast."""

from typing import Final

from mypy_extensions import i64

from paddock.core.errors import BadOption
from paddock.core.names import NONE
from paddock.core.options import OptionValue
from paddock.core.rows import row_of, rows_of
from paddock.games.great_race.data.box import Box, Costs
from paddock.games.great_race.rules.chart import CITY, RISK, Chart

FIRST_BY_CHANCE: Final = "chance"
"""The value of the option `first` that leaves it to chance who goes first; the others are `seat-1` and so on."""


class GreatComponents:
    """Board, tiles, cards, crews and figures. Shared by all states of a game, never changed."""

    def __init__(self, seats: int, options: dict[str, OptionValue], box: Box) -> None:
        self.box = box
        # The board
        self.board = next(board for board in box.boards if board.id == options["board"])
        self.chart = Chart(self.board, options["direction"] == "northward", bool(options["diagonal"]))
        # The crews
        self.crews = _crews(options["crews"], seats)
        self.first_seat: i64 = _first_seat(str(options["first"]), seats)
        """GR-4: the seat that goes first, NONE where chance decides."""
        # The terrain tiles, by their kind
        figures = box.figures
        self.tile_fuel = row_of([tile.fuel for tile in box.tiles])
        self.tile_points = row_of([tile.mechanical for tile in box.tiles])
        self.tile_danger = row_of([int(tile.danger) for tile in box.tiles])
        """1 for each tile with the danger symbol."""
        self.tile_stop = row_of([int(tile.stop) for tile in box.tiles])
        """1 for each tile with the stop symbol."""
        # The dashboards
        self.fuel_top: i64 = figures.gauges.fuel
        self.engine_top: i64 = figures.gauges.engine
        self.chassis_top: i64 = figures.gauges.chassis
        self.assistants: i64 = figures.start.assistants
        self.splits = rows_of(_splits(figures.start.assistants))
        """GR-19: all ways to spread the assistants over scouts, mechanics, escorts and funding."""
        self.scout_tiles: i64 = figures.assistants.scout_tiles
        self.funding_pays = row_of([0, *figures.assistants.funding])
        """GR-35: what each number of assistants in Funding brings."""
        # Money
        self.start_cash = row_of(figures.start.cash[str(seats)])
        self.bonus = row_of(figures.bonus.by_rank[str(seats)])
        self.fuel_price = row_of([figures.prices.fuel_outside, figures.prices.fuel_in_city])
        """GR-14: the price of a level of fuel, outside and in a city."""
        self.part_price = row_of([figures.prices.part_outside, figures.prices.part_in_city])
        self.fuel_price_on = row_of([self.fuel_price[int(kind == CITY)] for kind in self.chart.kind])
        self.part_price_on = row_of([self.part_price[int(kind == CITY)] for kind in self.chart.kind])
        """The same for each space."""
        self.transport_saving: i64 = figures.prices.transport_card
        # What driving costs
        self.city_fuel: i64 = figures.costs.city_fuel
        self.risk_fuel: i64 = figures.costs.risk_fuel
        self.danger_points: i64 = figures.costs.danger
        self.space_fuel = row_of([_space_fuel(kind, figures.costs) for kind in self.chart.kind])
        """GR-41, GR-49: what each space takes beside its tile: a city, and a risk zone."""
        self.tile_points_in_danger = row_of(
            [tile.mechanical + figures.costs.danger * tile.danger for tile in box.tiles]
        )
        """GR-39: the mechanical points of each tile, with its danger."""
        # The resource cards
        self.financial: i64 = figures.cards.financial
        self.cartographer_tiles: i64 = figures.cards.cartographer
        self.sabotage_points: i64 = figures.cards.sabotage
        self.trail_hunter_draws: i64 = figures.cards.trail_hunter_draws
        self.trail_hunter_keeps: i64 = figures.cards.trail_hunter_keeps
        self.jerrycan_fuel: i64 = figures.cards.jerrycan
        self.refueling_fuel: i64 = figures.cards.refueling
        self.spare_points: i64 = figures.cards.spare_parts
        self.toolbox_points: i64 = figures.cards.toolbox
        # The end of the race
        self.arrival_prestige = row_of(figures.prestige.arrival)
        self.francs_a_point: i64 = figures.prestige.francs_a_point
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.rounds: i64 = rounds
        # Options of the rules
        self.first_on_top = options["first_marker"] == "top"
        self.sabotage_by_path = options["sabotage"] == "same-path"


# ── GR-4, G-46  Who drives for whom, and who goes first ──


def _crews(wanted: OptionValue, seats: int) -> list[str]:
    assert isinstance(wanted, tuple)
    if len(set(wanted)) != len(wanted):
        raise BadOption("the option crews names a crew twice; each seat needs a crew of its own")
    if len(wanted) < seats:
        raise BadOption(f"the option crews names {len(wanted)} crews for {seats} seats; each seat needs a crew")
    return list(wanted[:seats])


def _first_seat(wanted: str, seats: int) -> int:
    if wanted == FIRST_BY_CHANCE:
        return NONE
    seat = int(wanted.partition("-")[2]) - 1
    if seat >= seats:
        raise BadOption(f"the option first cannot be {wanted!r} with {seats} seats")
    return seat


# ── GR-41, GR-49  What driving costs ──


def _space_fuel(kind: int, costs: Costs) -> int:
    if kind == CITY:
        return costs.city_fuel
    return costs.risk_fuel if kind == RISK else 0


# ── GR-11, GR-19  The assistants ──


def _splits(assistants: int) -> list[list[int]]:
    found: list[list[int]] = []
    for scouts in range(assistants + 1):
        for mechanics in range(assistants + 1 - scouts):
            for escorts in range(assistants + 1 - scouts - mechanics):
                found.append([scouts, mechanics, escorts, assistants - scouts - mechanics - escorts])
    return found
