"""The facts of a Great Race, and the components it is played with."""

from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paddock.core.errors import BadOption
from paddock.core.fields import OWNER, deck, number, numbers, table
from paddock.core.game import Game, Rules, Title
from paddock.core.names import NONE, Names
from paddock.core.names import numbers as number_names
from paddock.core.options import OptionValue
from paddock.core.state import State
from paddock.games.great_race.chart import CITY, RISK, Chart
from paddock.games.great_race.terms import GAUGES, MOST_POINTS, SLOTS

if TYPE_CHECKING:
    from paddock.games.great_race.data import Box

FIRST_BY_CHANCE: Final = "chance"

# What `evaluate` goes by: a space on the way counts 1.
FUEL_WORTH: Final = 0.25
POINT_WORTH: Final = 0.5
CARD_WORTH: Final = 0.4
FRANCS_OF_A_SPACE: Final = 60.0
SPREAD: Final = 4.0
"""How far apart two crews are when the one behind still wins about every fourth time."""

FIELDS: Final = (
    number("round"),
    numbers("order", domain="seat"),
    # The board
    numbers("space", domain="space"),
    numbers("tiles", domain="tile", pool="terrain"),
    numbers("bag", domain="tile", pool="terrain", unordered=True),
    numbers("removed", domain="tile", pool="terrain", unordered=True),
    numbers("drawn", domain="tile", pool="terrain", unordered=True),
    numbers("square"),
    numbers("stack", domain="seat"),
    numbers("arrived", domain="seat"),
    # The dashboards
    numbers("fuel"),
    numbers("engine"),
    numbers("chassis"),
    numbers("cash"),
    numbers("scouts"),
    numbers("mechanics"),
    numbers("escorts"),
    numbers("funding"),
    numbers("passed"),
    # The cards
    deck("pile", "resource", "card"),
    numbers("discard", domain="card", pool="resource", unordered=True),
    numbers("display", domain="card", pool="resource"),
    table("hand", see=OWNER, domain="card", pool="resource", unordered=True),
    table("looked", see=OWNER, domain="card", pool="resource", unordered=True),
    numbers("in_play", domain="card", pool="resource"),
    # The sequence in progress
    number("active", domain="seat"),
    number("may_buy"),
    number("steps"),
    number("driven"),
    number("entering", domain="space"),
    number("blind"),
    number("avoided"),
    number("threat", domain="card"),
    number("victim", domain="seat"),
    number("engine_loss"),
    numbers("aims", domain="space"),
    number("cancelled"),
)


class GreatGame(Game):
    """The Great Race with its options chosen. The components are flat lists, so that the rules read them fast."""

    def __init__(
        self, title: Title, rules: Rules, seats: int, options: dict[str, OptionValue], pack: Path | None, box: "Box"
    ) -> None:
        board = next(board for board in box.boards if board.id == options["board"])
        self.chart = Chart(board, options["direction"] == "northward", bool(options["diagonal"]))
        chart = self.chart
        crews = self._crews(options["crews"], seats)
        names = {crew.id: crew.name for crew in box.crews}
        figures = box.figures
        self.splits = _splits(figures.start.assistants)
        """GR-19: all ways to spread the assistants over scouts, mechanics, escorts and funding."""
        super().__init__(
            title,
            rules,
            seats,
            options,
            GreatState,
            FIELDS,
            [
                Names("seat", crews, [names[crew] for crew in crews]),
                Names("space", chart.names, [self._space_title(space) for space in range(chart.spaces)]),
                Names("tile", [tile.id for tile in box.tiles], [tile.name for tile in box.tiles]),
                Names("card", [card.id for card in box.cards], [card.name for card in box.cards]),
                Names("slot", SLOTS),
                Names("gauge", GAUGES),
                Names("line", *self._lines()),
                Names("split", ["-".join(map(str, split)) for split in self.splits]),
                number_names("points", MOST_POINTS),
            ],
            {
                "terrain": [kind for kind, tile in enumerate(box.tiles) for _ in range(tile.count)],
                "resource": [kind for kind, card in enumerate(box.cards) for _ in range(card.count)],
            },
            shared=["rules"],
            pack=pack,
        )
        self.tile_fuel = [tile.fuel for tile in box.tiles]
        self.tile_points = [tile.mechanical for tile in box.tiles]
        self.tile_danger = [tile.danger for tile in box.tiles]
        self.tile_stop = [tile.stop for tile in box.tiles]
        self.fuel_top = figures.gauges.fuel
        self.engine_top = figures.gauges.engine
        self.chassis_top = figures.gauges.chassis
        self.assistants = figures.start.assistants
        self.start_cash = figures.start.cash[str(seats)]
        self.bonus = figures.bonus.by_rank[str(seats)]
        self.fuel_price = [figures.prices.fuel_outside, figures.prices.fuel_in_city]
        """GR-14: the price of a level of fuel, outside and in a city."""
        self.part_price = [figures.prices.part_outside, figures.prices.part_in_city]
        self.transport_saving = figures.prices.transport_card
        self.city_fuel = figures.costs.city_fuel
        self.risk_fuel = figures.costs.risk_fuel
        self.danger_points = figures.costs.danger
        self.scout_tiles = figures.assistants.scout_tiles
        self.funding_pays = [0, *figures.assistants.funding]
        self.financial = figures.cards.financial
        self.cartographer_tiles = figures.cards.cartographer
        self.sabotage_points = figures.cards.sabotage
        self.trail_hunter_draws = figures.cards.trail_hunter_draws
        self.trail_hunter_keeps = figures.cards.trail_hunter_keeps
        self.jerrycan_fuel = figures.cards.jerrycan
        self.refueling_fuel = figures.cards.refueling
        self.spare_points = figures.cards.spare_parts
        self.toolbox_points = figures.cards.toolbox
        self.arrival_prestige = figures.prestige.arrival
        self.francs_a_point = figures.prestige.francs_a_point
        self.first_on_top = options["first_marker"] == "top"
        self.sabotage_by_path = options["sabotage"] == "same-path"
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.rounds = rounds
        self.first_seat = self._first_seat(str(options["first"]), seats)
        self.box = box
        self.board = board

    @staticmethod
    def _crews(wanted: OptionValue, seats: int) -> list[str]:
        assert isinstance(wanted, tuple)
        if len(set(wanted)) != len(wanted):
            raise BadOption("the option crews names a crew twice; each seat needs a crew of its own")
        if len(wanted) < seats:
            raise BadOption(f"the option crews names {len(wanted)} crews for {seats} seats; each seat needs a crew")
        return list(wanted[:seats])

    @staticmethod
    def _first_seat(wanted: str, seats: int) -> int:
        if wanted == FIRST_BY_CHANCE:
            return NONE
        seat = int(wanted.partition("-")[2]) - 1
        if seat >= seats:
            raise BadOption(f"the option first cannot be {wanted!r} with {seats} seats")
        return seat

    def _space_title(self, space: int) -> str:
        chart = self.chart
        city = chart.city[space]
        return chart.names[space] if city == NONE else chart.city_names[city]

    def _lines(self) -> tuple[list[str], list[str]]:
        chart = self.chart
        ends = list(zip(chart.line_start, chart.line_end, strict=True))
        slugs = [f"{chart.names[start]}-{chart.names[end]}" for start, end in ends]
        return slugs, [f"{self._space_title(start)} – {self._space_title(end)}" for start, end in ends]

    def check(self, state: State) -> str:
        from paddock.games.great_race.position import impossible

        assert isinstance(state, GreatState)
        return super().check(state) or impossible(state)

    def set_up(self) -> State:
        from paddock.games.great_race.scripts import RACE

        state = GreatState(self)
        state.call(RACE)
        return state


def _splits(assistants: int) -> list[list[int]]:
    found: list[list[int]] = []
    for scouts in range(assistants + 1):
        for mechanics in range(assistants + 1 - scouts):
            for escorts in range(assistants + 1 - scouts - mechanics):
                found.append([scouts, mechanics, escorts, assistants - scouts - mechanics - escorts])
    return found


class GreatState(State):
    """A race in progress."""

    def __init__(self, game: GreatGame) -> None:
        super().__init__(game)
        self.rules = game
        """The components: the game itself, as what it is."""
        seats = game.seats
        self.round = 1
        self.order: list[int] = list(range(seats))
        """The turn order of this round."""
        # The board
        self.space = [game.chart.start] * seats
        self.tiles = [NONE] * game.chart.spaces
        """The tile on each space; NONE on cities and in unfamiliar territory."""
        self.bag: list[int] = list(game.pools["terrain"])
        self.removed: list[int] = []
        self.drawn: list[int] = []
        """Tiles taken out of the bag that have still to be laid."""
        self.square = [0] * seats
        """The square of each progression marker, 0 the first."""
        self.stack: list[int] = list(range(seats))
        """All markers in the order they were put down: on one square the earlier lies below the later."""
        self.arrived: list[int] = []
        # The dashboards
        self.fuel = [game.fuel_top] * seats
        self.engine = [game.engine_top] * seats
        self.chassis = [game.chassis_top] * seats
        self.cash = [0] * seats
        self.scouts = [0] * seats
        self.mechanics = [0] * seats
        self.escorts = [0] * seats
        self.funding = [0] * seats
        self.passed = [0] * seats
        # The cards
        self.pile: list[int] = list(game.pools["resource"])
        self.discard: list[int] = []
        self.display: list[int] = []
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.looked: list[list[int]] = [[] for _ in range(seats)]
        """The cards a seat has drawn with a Trail hunter and has still to choose from."""
        self.in_play: list[int] = []
        """The card that is being played, until it has done what it does."""
        # The sequence in progress
        self.active = NONE
        """The seat whose action sequence it is."""
        self.may_buy = 0
        """1 as long as fuel may still be bought in this sequence."""
        self.steps = 0
        """How many spaces the vehicle may still drive."""
        self.driven = 0
        self.entering: int = NONE
        """The space being entered, until its cost is settled."""
        self.blind = 0
        """1 if the tile there was drawn for this move."""
        self.avoided = 0
        """1 if the danger of that tile has been avoided."""
        self.threat: int = NONE
        """The danger card that has been announced and not yet settled."""
        self.victim: int = NONE
        self.engine_loss = 0
        """How much of a sabotage the engine takes; the chassis takes the rest."""
        self.aims: list[int] = []
        """The spaces of the tiles that a Tracker or Cheater aims at."""
        self.cancelled = 0

    # ── GR-12, GR-14  Where a vehicle stands, and what things cost there ──

    def in_city(self, seat: int) -> bool:
        return self.rules.chart.kind[self.space[seat]] == CITY

    def fuel_price(self, seat: int) -> int:
        return self.rules.fuel_price[1 if self.in_city(seat) else 0]

    def part_price(self, seat: int) -> int:
        return self.rules.part_price[1 if self.in_city(seat) else 0]

    def entry_fuel(self, space: int) -> int:
        """GR-37, GR-41, GR-49: the fuel for driving onto a city or a tile."""
        rules = self.rules
        kind = rules.chart.kind[space]
        if kind == CITY:
            return rules.city_fuel
        return rules.tile_fuel[self.tiles[space]] + (rules.risk_fuel if kind == RISK else 0)

    def move_to(self, seat: int, space: int) -> None:
        self.space[seat] = space
        self.driven += 1
        self.entering = NONE
        self.blind = 0
        self.avoided = 0

    # ── GR-19, GR-22  Assistants ──

    def assistants_left(self, seat: int) -> int:
        return self.scouts[seat] + self.mechanics[seat] + self.escorts[seat] + self.funding[seat]

    def slot(self, slot: int) -> list[int]:
        """The assistants of each seat in a slot."""
        return (self.scouts, self.mechanics, self.escorts, self.funding)[slot]

    # ── GR-54, GR-95, GR-99  Who is ahead ──

    def progress_order(self) -> list[int]:
        """The most advanced first; on one square the lower marker."""
        return sorted(self.stack, key=lambda seat: -self.square[seat])

    def prestige(self, seat: int) -> int:
        """What a crew that has arrived scores."""
        rules = self.rules
        gauges = self.engine[seat] + self.chassis[seat]
        return rules.arrival_prestige[self.arrived.index(seat)] + gauges + self.cash[seat] // rules.francs_a_point

    def scores(self) -> list[int]:
        return [self.prestige(seat) if seat in self.arrived else 0 for seat in range(self.game.seats)]

    def places(self) -> list[int]:
        """GR-98, G-45: those who arrived by prestige, then by arrival; after them the others as they stand."""
        ranking = sorted(self.arrived, key=lambda seat: -self.prestige(seat))
        ranking += [seat for seat in self.progress_order() if seat not in self.arrived]
        places = [0] * self.game.seats
        for place, seat in enumerate(ranking, 1):
            places[seat] = place
        return places

    def stage(self) -> int:
        return self.round

    def evaluate(self, seat: int) -> float:
        """Exact at the end; before, how likely each rival is to be beaten, by distance, gauges, cards and money."""
        if self.over:
            return super().evaluate(seat)
        own = self.standing(seat)
        beaten = 0.0
        for rival in range(self.game.seats):
            if rival != seat:
                beaten += 1.0 / (1.0 + exp((self.standing(rival) - own) / SPREAD))
        return beaten / (self.game.seats - 1)

    def standing(self, seat: int) -> float:
        rules = self.rules
        worth = POINT_WORTH * (self.engine[seat] + self.chassis[seat]) + self.cash[seat] / FRANCS_OF_A_SPACE
        if seat in self.arrived:
            return worth + rules.arrival_prestige[self.arrived.index(seat)]
        away = rules.chart.to_goal[self.space[seat]]
        if self.arrived:  # the last round: who does not arrive has lost
            away += 10
        return worth + FUEL_WORTH * self.fuel[seat] + CARD_WORTH * len(self.hand[seat]) - away
