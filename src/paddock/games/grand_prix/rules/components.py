"""The components of one race: what the box holds, for the options chosen, as flat rows that the rules read fast."""

from typing import Final

from mypy_extensions import i64

from paddock.core.errors import BadOption
from paddock.core.names import NONE
from paddock.core.options import OptionValue
from paddock.core.rows import row_of, rows_of
from paddock.games.grand_prix.data.box import Box, track_named
from paddock.games.grand_prix.data.cars import SYMBOLS, Npc, Team
from paddock.games.grand_prix.data.event_cards import COLLISION, HARD_HIT, SERIOUS_CRASH, WHEEL_RUB
from paddock.games.grand_prix.data.tables import ChartRow, Stops, Tables
from paddock.games.grand_prix.data.track import Track
from paddock.games.grand_prix.rules.graph import Graph, ZonedGraph
from paddock.games.grand_prix.rules.terms import (
    ALL_PIT,
    CARS,
    DRIVE_THROUGH,
    ENGINE_STOP,
    FEWEST_SEATS,
    FLAGS,
    MOVEMENTS,
    ORDER_NAMES,
    PIT_LANE,
    REPAIR_ALL,
    SPECIALS,
    STOP_AND_GO,
    TRANSMISSION_STOP,
    WALL,
    WEAR_NAMES,
    WING_STOP,
)

RANKS: Final = PIT_LANE + 2
"""The ranks of one sector are below this number, so that a sector further on always ranks higher."""
WHEEL_RUB_MARKERS: Final = 1


class GrandPrixComponents:
    """Cars, cards, track and tables. Shared by all states of a game, never changed."""

    def __init__(self, seats: int, options: dict[str, OptionValue], box: Box) -> None:
        self.box = box
        self._put_out_the_cars(seats, _teams(options["teams"], seats, box))
        self._lay_out_the_track(options)
        self._read_the_cards()
        self._read_the_tables(seats, box.tables)
        # ── Options ──
        self.start_weather = str(options["weather"])
        self.start_order = str(options["start_order"])
        self.pit_in_running_order = options["pit_order"] == "running"
        self.fresh_sets = bool(options["fresh_sets"])
        self.red_flag_stops = bool(options["red_flag_stops"])
        self.may_retire = bool(options["retirement"])
        previous = options["previous_winner"]
        assert isinstance(previous, int)
        self.previous_winner: i64 = self.numbers.index(previous) if previous in self.numbers else NONE
        """The car that won the race before this one, if it takes part; else NONE."""

    # ── GP-1.5.2, GP-1.5.3, GP-1.5.4, GP-1.5.5, GP-1.5.6, GP-2.3.1, GP-2.10, R-49  Twenty-two cars ──

    def _put_out_the_cars(self, seats: int, teams: list[Team]) -> None:
        """The two Player Cars of each seat, then the Team NPCs in seat order, then the neutral ones."""
        row = self.box.tables.chart[seats - FEWEST_SEATS]
        self.teams = teams
        self.player_cars: i64 = 2 * seats
        self.numbers = [number for team in teams for number in (team.car_a, team.car_b)]
        """The number on each car."""
        owners = [seat for seat in range(seats) for _ in range(2)]
        self.symbol = ["none"] * self.player_cars
        """The symbol on each car's counter."""
        for seat, npc in _team_npcs(self.box.npcs, row):
            self._put_out(npc)
            owners.append(seat)
        for npc in _neutral_npcs(self.box.npcs, row):
            self._put_out(npc)
            owners.append(NONE)
        self.owner = row_of(owners)
        """The seat that may activate each car; NONE: anyone may."""
        self.last_digit = row_of([number % 10 for number in self.numbers])
        """The last digit of the number on each car, which a pit number calls in."""
        self.may_move_npc = rows_of(
            [
                [int(car >= self.player_cars and owners[car] in (seat, NONE)) for car in range(CARS)]
                for seat in range(seats)
            ]
        )
        """For each seat, 1 for each NPC that it may activate."""

    def _put_out(self, npc: Npc) -> None:
        self.numbers.append(npc.number)
        self.symbol.append(npc.symbol)

    # ── GP-1.3.6, GP-1.3.9, GP-2.1.1, GP-14.3  The track, its laps and its lines ──

    def _lay_out_the_track(self, options: dict[str, OptionValue]) -> None:
        track = track_named(self.box, str(options["track"]))
        self.track = track
        laps = options["laps"]
        assert isinstance(laps, int)
        self.laps: i64 = laps or track.laps
        self.length: i64 = track.length
        self.finish_line: i64 = self.laps * track.length
        self.sector_of = row_of(track.sector_of)
        self.lane_of = row_of(track.lane_of)
        self.base = row_of(track.base)
        """The innermost racing space of each sector."""
        self.widths = row_of(track.widths)
        self.pit_spaces = row_of(track.pit_lane)
        """The pit lane's space of each sector."""
        self.wall_spaces = row_of(track.wall)
        """The space beyond the wall of each sector."""
        self.grid_spaces = row_of(track.grid)
        """The space of each grid position."""
        self.next_base = row_of([track.base[(sector + 1) % track.length] for sector in track.sector_of])
        """The innermost space of the sector ahead of each space."""
        distances = self.box.tables.distances
        plain = Graph(track)
        self.graphs = [
            *[ZonedGraph(track, plain, zone, distances.safety_zone_reach) for zone in range(track.length)],
            plain,
        ]
        """The track with a zone around each sector; the last, which is also number NONE, has no zone."""
        next_corner = options["running_order"] == "next-corner"
        self.rank = row_of([rank_of(track, space, next_corner) for space in range(len(track.spaces))])
        """A number that is higher for a space that is further in the running order of one lap."""
        self.npc_stop: i64 = distances.npc_stop
        self.green_line: i64 = distances.green_line
        self.second_cars_from: i64 = distances.second_cars_from

    # ── GP-5.1.1, GP-5.1.2, GP-8.4.1  What is printed on each card ──

    def _read_the_cards(self) -> None:
        cards = self.box.cards
        self.mode = row_of([MOVEMENTS[card.movement] for card in cards])
        self.speed = row_of([card.speed for card in cards])
        self.pit_exit = row_of([card.pit_exit for card in cards])
        self.card_wear = row_of([NONE if card.wear == "none" else WEAR_NAMES.index(card.wear) for card in cards])
        self.card_close_calls = row_of([card.close_call for card in cards])
        self.special = row_of([SPECIALS[card.special] for card in cards])
        events = self.box.events
        self.event_name = [event.name for event in events]
        """Which of the named events stands on each event card."""
        self.flag = row_of([FLAGS[event.flag] for event in events])
        self.pit_number = row_of([ALL_PIT if event.pit_number == "all" else int(event.pit_number) for event in events])

    # ── GP-2.10, GP-7.3.2, GP-7.4.1, GP-10.2.1  Tables ──

    def _read_the_tables(self, seats: int, tables: Tables) -> None:
        self.hand_size: i64 = tables.chart[seats - FEWEST_SEATS].hand
        self.points = row_of(tables.scoring.points)
        cost = tables.duration
        self.duration = row_of([cost.tyre, cost.suspension, cost.wing, cost.brakes, cost.transmission, cost.engine])
        """The spaces back that each kind of wear costs when it is taken off; body damage stays."""
        self.tyre_change: i64 = cost.tyre_change
        penalties = tables.wear.speed_penalty
        self.speed_penalty = row_of(penalties)
        self.most_wear: i64 = len(penalties)
        """A car with that many markers is out when it is activated."""
        self.slowing_wear: i64 = next((n for n, penalty in enumerate(penalties) if penalty), len(penalties))
        """A car with that many markers is slowed."""
        self.stop = row_of(stops_ordered(tables.stops))
        self.repair_times: i64 = tables.stops.mechanical_failure_times
        self.crash_markers = {
            COLLISION: tables.crashes.collision,
            SERIOUS_CRASH: tables.crashes.serious_crash,
            HARD_HIT: tables.crashes.hard_hit,
            WHEEL_RUB: WHEEL_RUB_MARKERS,
        }
        """The markers that each Player Car in a crash gets."""


# ── GP-1.4.1, GP-2.2.1  Teams ──


def _teams(wanted: OptionValue, seats: int, box: Box) -> list[Team]:
    """The team of each seat; who is not named gets the next free team of the box."""
    assert isinstance(wanted, tuple)
    if len(set(wanted)) != len(wanted):
        raise BadOption("the option teams names a team twice; each seat needs a team of its own")
    by_name = {team.name.lower(): team for team in box.teams}
    order = [*wanted, *(name for name in by_name if name not in wanted)]
    return [by_name[name] for name in order[:seats]]


# ── GP-2.3.1, R-49  Which counters take part ──


def symbols_in_play(row: ChartRow) -> tuple[str, ...]:
    """One symbol a seat, where there are Team NPCs."""
    return SYMBOLS[: row.players] if row.team_npcs else ()


def _team_npcs(npcs: list[Npc], row: ChartRow) -> list[tuple[int, Npc]]:
    """The Team NPCs with their seats."""
    return [
        (seat, npc)
        for seat, symbol in enumerate(symbols_in_play(row))
        for npc in [npc for npc in npcs if npc.symbol == symbol][: row.team_npcs]
    ]


def _neutral_npcs(npcs: list[Npc], row: ChartRow) -> list[Npc]:
    if row.team_npcs:
        neutral = [npc for npc in npcs if npc.symbol not in symbols_in_play(row)]
        if len(neutral) > row.neutral_npcs:  # four players: those without a symbol come first
            neutral.sort(key=lambda npc: npc.symbol != "none")
    else:
        neutral = sorted((npc for npc in npcs if npc.neutral_call), key=lambda npc: npc.neutral_call)
    return neutral[: row.neutral_npcs]


# ── GP-4.1.2, GP-13.3.1, GP-14.7, R-05, R-51  The running order within a lap ──


def rank_of(track: Track, space: int, next_corner: bool) -> int:
    """Higher for a space further on; in a sector the inside is ahead, by option the inside of the next corner."""
    sector, lane = track.sector_of[space], track.lane_of[space]
    if lane < WALL and next_corner and not track.inside_is_pit[sector]:
        lane = track.widths[sector] - 1 - lane
    return sector * RANKS + PIT_LANE - lane


def stops_ordered(stops: Stops) -> list[int]:
    """The spaces back that each order costs an NPC; a penalty costs a Player Car the same."""
    back = [0] * len(ORDER_NAMES)
    back[DRIVE_THROUGH] = stops.drive_through
    back[STOP_AND_GO] = stops.stop_and_go
    back[REPAIR_ALL] = stops.mechanical_failure_npc
    back[ENGINE_STOP] = stops.engine_problems_npc
    back[TRANSMISSION_STOP] = stops.transmission_problems_npc
    back[WING_STOP] = stops.wing_damage_npc
    return back
