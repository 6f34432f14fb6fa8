"""The cars: those of the teams and the counters of the others (NPCs)."""

from typing import Final, Literal

import msgspec

from paddock.core.data import Origin, mistake
from paddock.games.grand_prix.data.tables import ChartRow
from paddock.games.grand_prix.rules.terms import MOST_SEATS, NPC_COUNTERS

SYMBOLS: Final = ("star", "diamond", "circle", "triangle", "square")
"""The symbols of Team NPCs, in the order of the seats that get them."""
HIGHEST_NUMBER: Final = 99


class Team(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    car_a: int
    car_b: int
    colour: str
    numbers_origin: Origin


class Npc(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    symbol: Literal["star", "diamond", "circle", "triangle", "square", "none"]
    neutral_call: int
    """Where there are no Team NPCs: its turn to be called up; 0: never."""
    number_origin: Origin
    symbol_origin: Origin


# ── GP-1.5.6, GP-2.3.1, R-49  Enough cars of every kind, and no number twice ──


def check_cars(teams: list[Team], npcs: list[Npc], chart: list[ChartRow]) -> None:
    if len(teams) < MOST_SEATS:
        raise mistake("teams.csv", "teams", "number", f"{MOST_SEATS} teams at least would be right, not {len(teams)}")
    if len(npcs) != NPC_COUNTERS:
        raise mistake("npcs.csv", "cars", "number", f"{NPC_COUNTERS} would be right, not {len(npcs)}")
    numbers = [number for team in teams for number in (team.car_a, team.car_b)] + [npc.number for npc in npcs]
    for number in numbers:
        if not 1 <= number <= HIGHEST_NUMBER or numbers.count(number) > 1:
            right = f"1 to {HIGHEST_NUMBER}, each once, would be right"
            raise mistake("teams.csv, npcs.csv", f"car {number}", "number", right)
    for team in teams:
        if not team.name.isalpha():
            raise mistake("teams.csv", team.name, "name", "one word would be right")
    calls = sorted(npc.neutral_call for npc in npcs if npc.neutral_call)
    most = max(row.neutral_npcs for row in chart if row.team_npcs == 0)
    if calls != list(range(1, len(calls) + 1)) or len(calls) < most:
        raise mistake("npcs.csv", "cars", "neutral_call", f"the calls must run from 1 to {most} at least")
    for row in chart:
        for symbol in SYMBOLS[: row.players if row.team_npcs else 0]:
            if sum(npc.symbol == symbol for npc in npcs) < row.team_npcs:
                raise mistake("npcs.csv", symbol, "cars", f"{row.team_npcs} are needed with {row.players} players")
