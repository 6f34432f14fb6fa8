"""The components of one game: what the box holds, for the options chosen, as flat rows that the rules read fast."""

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.options import OptionValue
from paddock.core.rows import row_of, rows_of
from paddock.games.formula_1_tgp.data.box import Box
from paddock.games.formula_1_tgp.data.circuits import Circuit
from paddock.games.formula_1_tgp.data.tables import Row
from paddock.games.formula_1_tgp.rules.terms import (
    CONSEQUENCES,
    EFFECTS,
    PARAMETERS,
    PLACES_COUNTED,
    SETTING_A,
    SETTING_B,
    TABLES,
)


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
        self._read_tables(box)
        self._read_options(options)

    # ── TGP-3, TGP-7  Drivers, engines and the development board ──

    def _read_teams(self, box: Box) -> None:
        self.driver_speed = row_of([driver.speed for driver in box.drivers])
        self.driver_skill = row_of([driver.skill for driver in box.drivers])
        self.engine_power = row_of([engine.power for engine in box.engines])
        self.engine_top = row_of([engine.top for engine in box.engines])
        self.engine_acceleration = row_of([engine.acceleration for engine in box.engines])
        self.engine_reliability = row_of([engine.reliability for engine in box.engines])
        self.step_effects = [
            [[effect.amount_of(name) for name in EFFECTS] for effect in step.choices()]
            for facility in box.tree
            for step in facility.steps
        ]
        """For each step of the development board, the effects of each of its settings, for whoever tells people."""
        settable = [step for step, choices in enumerate(self.step_effects) if len(choices) > 1]
        self.two_settings = row_of(settable)
        """The steps that are set for each race anew."""
        steps = range(len(self.step_effects))
        self.setting_of = row_of([settable.index(step) if step in settable else NONE for step in steps])
        """For each step its place among those; NONE if it has one setting."""
        self.effects_a = rows_of([choices[SETTING_A] for choices in self.step_effects])
        self.effects_b = rows_of([choices[min(SETTING_B, len(choices) - 1)] for choices in self.step_effects])
        """The effects of each step with setting A and with setting B."""
        self.steps_with = rows_of(
            [
                [step for step in steps if any(choice[effect] for choice in self.step_effects[step])]
                for effect in range(len(EFFECTS))
            ]
        )
        """For each effect the steps that have it."""

    # ── TGP-28  Tactic cards ──

    def _read_cards(self, box: Box) -> None:
        self.copies = row_of([card.copies for card in box.cards])
        self.amount = row_of([card.amount for card in box.cards])

    # ── TGP-9  Race boards ──

    def _read_circuits(self, circuits: list[Circuit]) -> None:
        self.turns = row_of([circuit.turns for circuit in circuits])
        self.hard_tyre = row_of([circuit.hard for circuit in circuits])
        self.pit_value = row_of([circuit.pit for circuit in circuits])
        self.wet_on = rows_of([circuit.wet for circuit in circuits])
        corners = [corner for circuit in circuits for corner in circuit.corners]
        self.needs = row_of([corner.need for corner in corners])
        self.parameters = rows_of([[PARAMETERS.index(name) for name in corner.parameters] for corner in corners])
        """For each corner of all boards, the parameters that are compared there."""
        self.top_steps = rows_of([[step.value for step in circuit.top_bonus] for circuit in circuits])
        self.top_points = rows_of([[step.points for step in circuit.top_bonus] for circuit in circuits])
        self.acceleration_steps = rows_of([[step.value for step in circuit.acceleration_bonus] for circuit in circuits])
        self.acceleration_points = rows_of(
            [[step.points for step in circuit.acceleration_bonus] for circuit in circuits]
        )
        """What a board grants: the values to be reached, and the points for each."""

    # ── TGP-8  The strategy board ──

    def _read_strategy_board(self, box: Box) -> None:
        board = box.board
        self.most_fuel: i64 = len(board.fuel)
        self.fuel_bonus = row_of([0, *(field.qual for field in board.fuel)])
        self.fuel_move = row_of([0, *(field.move for field in board.fuel)])
        self.speed_strip: i64 = board.speed_strip
        self.tyre_strip: i64 = board.tyre_strip
        self.soft_bonus: i64 = board.soft_bonus
        self.worn_loss = row_of([board.worn.soft, board.worn.hard, board.worn.wet])
        self.burst: i64 = board.burst
        self.slicks_in_the_wet: i64 = board.slicks_in_the_wet
        self.most_points_a_turn: i64 = board.most_points_a_turn
        self.first_event_window: i64 = board.first_event_window
        self.broken_wing: i64 = board.broken_wing

    # ── TGP-9, R-29  The start track ──

    def _read_start(self, box: Box) -> None:
        self.start_spaces = row_of(box.start.spaces)
        self.full_ahead: i64 = box.start.full_ahead
        self.slot_row = row_of([slot.row for slot in box.start.slots])
        self.slot_lane = row_of([slot.lane for slot in box.start.slots])

    # ── TGP-11, TGP-12, TGP-27  The season ──

    def _read_season(self, box: Box) -> None:
        season = box.season
        self.allowance = row_of(season.activation_points)
        self.engine_cost: i64 = season.costs.engine
        self.driver_cost: i64 = season.costs.driver
        self.facility_cost: i64 = season.costs.facility
        self.step_cost: i64 = season.costs.step
        self.crew_cost: i64 = season.costs.crew
        self.test_cost: i64 = season.costs.test
        self.most_crews: i64 = season.most_crews
        self.most_tests: i64 = season.most_tests
        self.rating_facilities = row_of(season.rating_facilities)
        self.rating_crews = row_of(season.rating_crews)
        self.rating_test: i64 = season.rating_test
        self.prize = row_of(season.points + [0] * (PLACES_COUNTED - len(season.points)))
        """The points for each place."""

    # ── TGP-32, TGP-96, TGP-100  The tables ──

    def _read_tables(self, box: Box) -> None:
        self.soft_wear = row_of(box.tables.soft_wear)
        tables: list[list[Row]] = [getattr(box.tables, name) for name in TABLES]
        self.table_rows = [row for rows in tables for row in rows]
        """The rows of all tables, one after the other."""
        self.first_row = row_of([sum(len(rows) for rows in tables[:number]) for number in range(len(tables) + 1)])
        """The first row of each table; at the end the number of rows."""
        self.row_to = row_of([row.to for row in self.table_rows])
        """The highest total that leads to a row."""
        effects = [row.effects for row in self.table_rows]
        self.row_does = rows_of([[CONSEQUENCES.index(effect.does) for effect in of_row] for of_row in effects])
        self.row_amounts = rows_of([[effect.amount for effect in of_row] for of_row in effects])
        """What each row does, and how much of it."""

    def _read_options(self, options: dict[str, OptionValue]) -> None:
        by_id = {circuit.id: number for number, circuit in enumerate(self.box.circuits)}
        calendar = options["calendar"]
        assert isinstance(calendar, tuple)
        self.calendar = row_of([by_id[id] for id in calendar])
        self.proxy = options["bidding"] == "proxy"
        self.whole_budget = options["org_mode"] == "budget"
        self.stand_ins = bool(options["stand_ins"])
        self.inverted_test = options["driver_test"] == "inverted"
