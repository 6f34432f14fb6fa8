"""The components of one game: what the box holds, for the options chosen, as flat lists that the rules read fast."""

from paddock.core.options import OptionValue
from paddock.games.formula_1_tgp.data.box import Box
from paddock.games.formula_1_tgp.data.circuits import Circuit
from paddock.games.formula_1_tgp.rules.terms import EFFECTS, PARAMETERS, PLACES_COUNTED


class TgpComponents:
    """Drivers, engines, the development board, cards, race boards and strips. Shared by all states, never changed."""

    def __init__(self, options: dict[str, OptionValue], box: Box) -> None:
        self.box = box
        self._read_teams(box)
        self._read_cards(box)
        self._read_circuits(box.circuits)
        self._read_strategy_board(box)
        self._read_start(box)
        self._read_season(box)
        self._read_options(options)

    # ── TGP-3, TGP-7  Drivers, engines and the development board ──

    def _read_teams(self, box: Box) -> None:
        self.driver_speed = [driver.speed for driver in box.drivers]
        self.driver_skill = [driver.skill for driver in box.drivers]
        self.engine_power = [engine.power for engine in box.engines]
        self.engine_top = [engine.top for engine in box.engines]
        self.engine_acceleration = [engine.acceleration for engine in box.engines]
        self.engine_reliability = [engine.reliability for engine in box.engines]
        self.step_effects = [
            [[effect.amount_of(name) for name in EFFECTS] for effect in step.choices()]
            for facility in box.tree
            for step in facility.steps
        ]
        """For each step of the development board, the effects of each of its settings."""
        self.two_settings = [step for step, choices in enumerate(self.step_effects) if len(choices) > 1]
        """The steps that are set for each race anew."""

    # ── TGP-28  Tactic cards ──

    def _read_cards(self, box: Box) -> None:
        self.copies = [card.copies for card in box.cards]
        self.amount = [card.amount for card in box.cards]

    # ── TGP-9  Race boards ──

    def _read_circuits(self, circuits: list[Circuit]) -> None:
        self.turns = [circuit.turns for circuit in circuits]
        self.hard_tyre = [circuit.hard for circuit in circuits]
        self.pit_value = [circuit.pit for circuit in circuits]
        self.wet_on = [circuit.wet for circuit in circuits]
        self.needs = [[corner.need for corner in circuit.corners] for circuit in circuits]
        self.parameters = [
            [[PARAMETERS.index(name) for name in corner.parameters] for corner in circuit.corners]
            for circuit in circuits
        ]
        """For each circuit and corner, the parameters that are compared there."""
        self.top_bonus = [[(step.value, step.points) for step in circuit.top_bonus] for circuit in circuits]
        self.acceleration_bonus = [
            [(step.value, step.points) for step in circuit.acceleration_bonus] for circuit in circuits
        ]

    # ── TGP-8  The strategy board ──

    def _read_strategy_board(self, box: Box) -> None:
        board = box.board
        self.most_fuel = len(board.fuel)
        self.fuel_bonus = [0] + [field.qual for field in board.fuel]
        self.fuel_move = [0] + [field.move for field in board.fuel]
        self.speed_strip = board.speed_strip
        self.tyre_strip = board.tyre_strip
        self.soft_bonus = board.soft_bonus
        self.worn_loss = [board.worn.soft, board.worn.hard, board.worn.wet]
        self.burst = board.burst
        self.slicks_in_the_wet = board.slicks_in_the_wet
        self.most_points_a_turn = board.most_points_a_turn
        self.first_event_window = board.first_event_window
        self.broken_wing = board.broken_wing

    # ── TGP-9, R-29  The start track ──

    def _read_start(self, box: Box) -> None:
        self.start_spaces = box.start.spaces
        self.full_ahead = box.start.full_ahead
        self.slot_row = [slot.row for slot in box.start.slots]
        self.slot_lane = [slot.lane for slot in box.start.slots]

    # ── TGP-11, TGP-12, TGP-27  The season, the tables ──

    def _read_season(self, box: Box) -> None:
        season = box.season
        self.allowance = season.activation_points
        self.costs = season.costs
        self.most_crews = season.most_crews
        self.most_tests = season.most_tests
        self.rating_facilities = season.rating_facilities
        self.rating_crews = season.rating_crews
        self.rating_test = season.rating_test
        self.prize = season.points + [0] * (PLACES_COUNTED - len(season.points))
        """The points for each place."""
        self.tables = box.tables

    def _read_options(self, options: dict[str, OptionValue]) -> None:
        by_id = {circuit.id: number for number, circuit in enumerate(self.box.circuits)}
        calendar = options["calendar"]
        assert isinstance(calendar, tuple)
        self.calendar = [by_id[id] for id in calendar]
        self.proxy = options["bidding"] == "proxy"
        self.whole_budget = options["org_mode"] == "budget"
        self.stand_ins = bool(options["stand_ins"])
        self.inverted_test = options["driver_test"] == "inverted"
