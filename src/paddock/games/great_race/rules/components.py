"""The components of one game: what the box holds, for the options chosen, as flat lists that the rules read fast."""

from typing import Final

from paddock.core.errors import BadOption
from paddock.core.names import NONE
from paddock.core.options import OptionValue
from paddock.games.great_race.data.box import Box
from paddock.games.great_race.rules.chart import Chart

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
        self.first_seat = _first_seat(str(options["first"]), seats)
        """GR-4: the seat that goes first, NONE where chance decides."""
        # The terrain tiles, by their kind
        self.tile_fuel = [tile.fuel for tile in box.tiles]
        self.tile_points = [tile.mechanical for tile in box.tiles]
        self.tile_danger = [tile.danger for tile in box.tiles]
        self.tile_stop = [tile.stop for tile in box.tiles]
        # The dashboards
        figures = box.figures
        self.fuel_top = figures.gauges.fuel
        self.engine_top = figures.gauges.engine
        self.chassis_top = figures.gauges.chassis
        self.assistants = figures.start.assistants
        self.splits = _splits(self.assistants)
        """GR-19: all ways to spread the assistants over scouts, mechanics, escorts and funding."""
        self.scout_tiles = figures.assistants.scout_tiles
        self.funding_pays = [0, *figures.assistants.funding]
        """GR-35: what each number of assistants in Funding brings."""
        # Money
        self.start_cash = figures.start.cash[str(seats)]
        self.bonus = figures.bonus.by_rank[str(seats)]
        self.fuel_price = [figures.prices.fuel_outside, figures.prices.fuel_in_city]
        """GR-14: the price of a level of fuel, outside and in a city."""
        self.part_price = [figures.prices.part_outside, figures.prices.part_in_city]
        self.transport_saving = figures.prices.transport_card
        # What driving costs
        self.city_fuel = figures.costs.city_fuel
        self.risk_fuel = figures.costs.risk_fuel
        self.danger_points = figures.costs.danger
        # The resource cards
        self.financial = figures.cards.financial
        self.cartographer_tiles = figures.cards.cartographer
        self.sabotage_points = figures.cards.sabotage
        self.trail_hunter_draws = figures.cards.trail_hunter_draws
        self.trail_hunter_keeps = figures.cards.trail_hunter_keeps
        self.jerrycan_fuel = figures.cards.jerrycan
        self.refueling_fuel = figures.cards.refueling
        self.spare_points = figures.cards.spare_parts
        self.toolbox_points = figures.cards.toolbox
        # The end of the race
        self.arrival_prestige = figures.prestige.arrival
        self.francs_a_point = figures.prestige.francs_a_point
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.rounds = rounds
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


# ── GR-11, GR-19  The assistants ──


def _splits(assistants: int) -> list[list[int]]:
    found: list[list[int]] = []
    for scouts in range(assistants + 1):
        for mechanics in range(assistants + 1 - scouts):
            for escorts in range(assistants + 1 - scouts - mechanics):
                found.append([scouts, mechanics, escorts, assistants - scouts - mechanics - escorts])
    return found
