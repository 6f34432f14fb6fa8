"""What the results of a study are told apart by, and the games that must be played for that."""

from dataclasses import dataclass, replace
from typing import Final

from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.games import game as make_game
from paddock.lab.plan import SimulationPlan
from paddock.lab.study.row import PlayedGame, PlayedSeat

SEAT: Final = "seat"
TEAM: Final = "team"
GRID: Final = "grid"
CIRCUIT: Final = "circuit"
LEVEL: Final = "level"
BY: Final = (SEAT, TEAM, GRID, CIRCUIT, LEVEL)


@dataclass(frozen=True, order=True)
class Key:
    """A group of results; groups are told in this order."""

    order: tuple[int, str]
    name: str


def plan_by(plan: SimulationPlan, by: str) -> SimulationPlan:
    """The plan with the games that this comparison needs: every circuit in turn, or every team at every seat."""
    if by not in BY:
        raise BadOption(f"results can be told apart by {', '.join(BY)}, not by {by!r}")
    game = make_game(plan.game_string, pack=plan.pack)
    if by == CIRCUIT:
        return replace(plan, variants=tuple(circuit_variants(game)))
    if by == TEAM:
        return replace(plan, variants=tuple(team_variants(game)))
    if by == GRID and game.title.yardstick is None:
        raise BadOption(f"{game.title.name} tells of no grid")
    return plan


def circuit_variants(game: Game) -> list[str]:
    """The game on each circuit: those that it names, or all there are if it names none."""
    option = game.title.options(game.pack).get(
        game.title.yardstick.circuits if game.title.yardstick is not None else ""
    )
    if option is None:
        raise BadOption(f"{game.title.name} has no circuits to choose from")
    chosen = game.options[option.name]
    places = tuple(dict.fromkeys(chosen)) if isinstance(chosen, tuple) else (str(chosen),)
    if chosen == option.default:
        places = option.choices
    several = option.form == "several"
    return [str(_with(game, option.name, (place,) if several else place)) for place in places]


def team_variants(game: Game) -> list[str]:
    """The game with the teams moved on from seat to seat, so that each of them sits everywhere."""
    option = game.title.options(game.pack).get(game.title.yardstick.teams if game.title.yardstick is not None else "")
    if option is None:
        raise BadOption(f"in {game.title.name} no team is chosen; its seats can be told apart by seat")
    chosen = game.options[option.name]
    teams = list(chosen) if isinstance(chosen, tuple) and chosen else list(option.choices)
    wanted = max(game.seats, option.least)
    shifts = [[*teams[first:], *teams[:first]][:wanted] for first in range(len(teams))]
    return [str(_with(game, option.name, tuple(shift))) for shift in shifts]


def _with(game: Game, name: str, value: object) -> Game:
    return game.title.game_with({**game.options, name: value}, game.seats, game.pack)


def key_of(by: str, row: PlayedGame, seat: PlayedSeat) -> Key:
    """The group that a seat of a game belongs to."""
    if by == SEAT:
        return Key((seat.seat, ""), f"seat {seat.seat + 1}")
    if by == GRID:
        return Key((seat.grid, ""), f"grid {seat.grid}" if seat.grid else "no grid")
    name = {TEAM: seat.team, CIRCUIT: row.circuit, LEVEL: seat.bot}[by]
    return Key((0, name), name)
