"""11. Seasons: what a race hands on to the next one, and what it gives to a team that stayed away (GP-11).

Calendars, points and dropped results are kept by the house's championships; here is what only Grand Prix has.
"""

from paddock.core.game import Game
from paddock.core.state import State
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.rules.scoring import classification
from paddock.games.grand_prix.rules.state import GrandPrixState

# ── GP-11.3.1, R-41  The winning car moves up a grid position in the next race ──


def carry_over(state: State) -> dict[str, int]:
    """Options of the next race."""
    assert isinstance(state, GrandPrixState)
    cars = list(classification(state))
    return {"previous_winner": state.components.numbers[cars[0]]} if cars else {}


# ── GP-11.2.3, R-40, R-63  A team that does not race gets twice the average of an NPC ──


def absent_points(state: State) -> float:
    assert isinstance(state, GrandPrixState)
    components = state.components
    npcs = len(components.numbers) - components.player_cars
    if npcs == 0:
        return 0
    claimed = sum(
        points
        for points, car in zip(components.points, classification(state), strict=False)
        if not state.is_player_car(car)
    )
    return float(2 * claimed // npcs)


# ── GP-2.2.1, GP-11.2.3  Everybody keeps the team of the season, whoever is missing ──


def entry(planned: Game, racing: list[int]) -> dict[str, tuple[str, ...]]:
    """Options of a race in which only these of the entrants take part."""
    assert isinstance(planned, GrandPrixGame)
    return {"teams": tuple(planned.components.teams[entrant].name.lower() for entrant in racing)}
