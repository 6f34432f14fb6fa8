"""The printed tables: cars and hands by the number of players, points, durations, wear, crashes, distances, stops."""

from typing import Final

import msgspec

from paddock.core.data import Origin, mistake
from paddock.games.grand_prix.rules.terms import CARDS, CARS, FEWEST_SEATS, MOST_SEATS, SCORING_POSITIONS

MOST_CARDS_DEALT: Final = 70
"""So that the deck of 78 cards has some left when everybody's hand is full."""


class ChartRow(msgspec.Struct, forbid_unknown_fields=True):
    players: int
    team_npcs: int
    neutral_npcs: int
    hand: int


class Scoring(msgspec.Struct, forbid_unknown_fields=True):
    points: list[int]


class Duration(msgspec.Struct, forbid_unknown_fields=True):
    tyre: int
    suspension: int
    wing: int
    brakes: int
    transmission: int
    engine: int
    tyre_change: int


class WearTable(msgspec.Struct, forbid_unknown_fields=True):
    speed_penalty: list[int]


class Distances(msgspec.Struct, forbid_unknown_fields=True):
    second_cars_from: int
    safety_zone_reach: int
    npc_stop: int
    green_line: int


class Crashes(msgspec.Struct, forbid_unknown_fields=True):
    collision: int
    serious_crash: int
    hard_hit: int


class Stops(msgspec.Struct, forbid_unknown_fields=True):
    drive_through: int
    stop_and_go: int
    engine_problems_npc: int
    transmission_problems_npc: int
    wing_damage_npc: int
    mechanical_failure_npc: int
    mechanical_failure_times: int


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    origin: dict[str, Origin]
    chart: list[ChartRow]
    scoring: Scoring
    duration: Duration
    wear: WearTable
    crashes: Crashes
    distances: Distances
    stops: Stops


# ── GP-2.10, GP-7.3.2, GP-7.4.1, GP-10.2.1  What must be true of the tables ──


def check_tables(tables: Tables) -> None:
    if [row.players for row in tables.chart] != list(range(FEWEST_SEATS, MOST_SEATS + 1)):
        right = f"one row for each of {FEWEST_SEATS} to {MOST_SEATS} players would be right"
        raise mistake("tables.toml", "chart", "players", right)
    for row in tables.chart:
        cars = (2 + row.team_npcs) * row.players + row.neutral_npcs
        if cars != CARS:
            raise mistake("tables.toml", f"chart, {row.players} players", "cars", f"{CARS} would be right, not {cars}")
        if not 1 <= row.hand * row.players <= MOST_CARDS_DEALT:
            what = f"the deck has {CARDS} cards for all"
            raise mistake("tables.toml", f"chart, {row.players} players", "hand", what)
    if len(tables.scoring.points) != SCORING_POSITIONS:
        raise mistake("tables.toml", "scoring", "points", "one value for each of ten positions would be right")
    if not tables.wear.speed_penalty:
        raise mistake("tables.toml", "wear", "speed_penalty", "a value for 0, 1, 2, … markers would be right")
