"""What a choice leads to, shown before it is made: plans, purchases, drives, moves and tiles."""

from paddock.core.message import Message
from paddock.core.names import NONE
from paddock.core.rng import Rng
from paddock.core.view import View
from paddock.games.great_race.rules.chart import CITY, RISK
from paddock.games.great_race.rules.cities import SAIL, fare
from paddock.games.great_race.rules.convoy import ACT
from paddock.games.great_race.rules.driving import CHOOSE_WAY, GO
from paddock.games.great_race.rules.offers import BUY_FUEL, DRIVE_VEHICLE
from paddock.games.great_race.rules.paths import connected
from paddock.games.great_race.rules.planning import PLAN, PLANNING
from paddock.games.great_race.rules.scouting import LAY, LAY_TILE
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import ESCORT, FUNDING, MECHANIC, SCOUT
from paddock.games.great_race.rules.terrain import points_due
from paddock.games.great_race.show.drives import Drive
from paddock.games.great_race.show.faces import (
    DriveForeseen,
    Foreseen,
    FuelForeseen,
    PlanForeseen,
    Reached,
    SailForeseen,
    StepForeseen,
    TileForeseen,
)
from paddock.games.great_race.show.reach import Reach, Way


def preview(view: View, seat: int, action: int, rng: Rng) -> tuple[list[Message], Foreseen] | None:
    """For plans, purchases, drives, moves and tiles: figures and ghosts. Everything else is told by the shell."""
    state = view.state
    if state.asks < 0 or not isinstance(state, GreatState):
        return None
    if state.kind is PLANNING:
        return _plan(state, seat, PLAN.first(action))
    if state.kind is LAY_TILE and LAY.has(action):
        return _lay(state, seat, LAY.first(action), LAY.last(action))
    if state.kind is CHOOSE_WAY and GO.has(action):
        return _go(state, seat, GO.first(action))
    if state.kind is CHOOSE_WAY and SAIL.has(action):
        return _sail(state, seat, SAIL.first(action), SAIL.last(action))
    if state.kind is ACT and BUY_FUEL.has(action):
        levels = BUY_FUEL.first(action)
        fuel, cash = state.fuel[seat] + levels, state.cash[seat] - levels * state.fuel_price(seat)
        said = Message("preview-fuel", {"fuel": fuel, "top": state.components.fuel_top, "cash": cash})
        return [said], FuelForeseen(fuel=fuel, cash=cash)
    if state.kind is ACT and DRIVE_VEHICLE.has(action):
        return _drive(view, seat, rng)
    return None


def _plan(state: GreatState, seat: int, split: int) -> tuple[list[Message], Foreseen]:
    slots = state.components.splits[split]
    cash = state.components.funding_pays[slots[FUNDING]]
    words: dict[str, str | int] = {
        "tiles": state.components.scout_tiles * slots[SCOUT],
        "cards": slots[SCOUT],
        "spaces": state.engine[seat] * slots[MECHANIC],
        "escorts": slots[ESCORT],
        "cash": cash,
    }
    return [Message("preview-plan", words)], PlanForeseen(
        scout=slots[SCOUT], mechanic=slots[MECHANIC], escort=slots[ESCORT], funding=slots[FUNDING]
    )


def _lay(state: GreatState, seat: int, tile: int, space: int) -> tuple[list[Message], Foreseen]:
    after = state.copy()
    assert isinstance(after, GreatState)
    after.lay(space, tile)
    names = state.components.chart.names
    joined = connected(after, seat)
    away = state.components.chart.to_goal[space]
    said = Message("preview-lay", {"away": away, "spaces": len(joined)})
    return [said], TileForeseen(space=names[space], joined=[names[other] for other in joined])


def _go(state: GreatState, seat: int, space: int) -> tuple[list[Message], Foreseen]:
    chart = state.components.chart
    route = [chart.names[state.space[seat]], chart.names[space]]
    away = chart.to_goal[space]
    tile = state.tiles[space]
    if tile == NONE and chart.kind[space] != CITY:
        fuels, points, payable = _bag(state, seat, space)
        words: dict[str, str | int] = {"fuel": f"{fuels:g}", "points": f"{points:g}", "payable": payable}
        return [Message("preview-blind", words)], StepForeseen(route, True, fuels, points, payable, away)
    due = points_due(state, tile, avoided=False) if tile != NONE else 0
    if due > state.points_left(seat):
        due = points_due(state, tile, avoided=True)  # otherwise the space would not be offered
    fuel, points_after = state.fuel[seat] - state.entry_fuel(space), state.points_left(seat) - due
    said = Message("preview-go", {"fuel": fuel, "points": points_after, "away": away})
    return [said], StepForeseen(route, False, int(fuel), int(points_after), 100, away)


def _bag(state: GreatState, seat: int, space: int) -> tuple[float, float, int]:
    """The mean fuel and points of the tiles in the bag on a space, and how many of a hundred could be paid."""
    components = state.components
    extra = components.risk_fuel if components.chart.kind[space] == RISK else 0
    fuels: list[int] = [components.tile_fuel[tile] + extra for tile in state.bag]
    points: list[int] = [points_due(state, tile, avoided=False) for tile in state.bag]
    payable = sum(
        fuel <= state.fuel[seat] and due <= state.points_left(seat) for fuel, due in zip(fuels, points, strict=True)
    )
    count = len(state.bag)
    return round(sum(fuels) / count, 1), round(sum(points) / count, 1), round(100 * payable / count)


def _sail(state: GreatState, seat: int, line: int, cards: int) -> tuple[list[Message], Foreseen]:
    chart = state.components.chart
    city = chart.other_end(line, state.space[seat])
    fuel, cash = state.fuel[seat] - state.components.city_fuel, state.cash[seat] - fare(state, line, cards)
    said = [
        Message("preview-fuel", {"fuel": fuel, "top": state.components.fuel_top, "cash": cash}),
        Message("preview-go", {"fuel": fuel, "points": state.points_left(seat), "away": chart.to_goal[city]}),
    ]
    route = [chart.names[state.space[seat]], chart.names[city]]
    return said, SailForeseen(route=route, line=state.game.domains["line"].slug(line), fuel=fuel, cash=cash)


def _drive(view: View, seat: int, rng: Rng) -> tuple[list[Message], Foreseen]:
    """Where the known tiles let the vehicle go, and the way to the space nearest to the arrival city."""
    state, world = view.state, view.sample_world(rng)
    assert isinstance(state, GreatState)
    assert isinstance(world, GreatState)
    chart = state.components.chart
    found = Reach(state, seat)
    best = found.start
    for space in found.spaces():
        if chart.to_goal[space] < chart.to_goal[best.space]:
            best = found.best_way(space)
    words: dict[str, str | int] = {
        "fuel": state.fuel[seat],
        "points": state.points_left(seat),
        "spaces": len(found.spaces()),
        "gain": chart.to_goal[found.start.space] - chart.to_goal[best.space],
    }
    foreseen = DriveForeseen(
        reach=[_reached(world, found, found.best_way(space)) for space in found.spaces()],
        route=[chart.names[space] for space in best.route()] if best is not found.start else [],
        fuel=found.fuel_left(best),
        points=best.points,
        away=chart.to_goal[best.space],
    )
    return [Message("preview-drive", words)], foreseen


def _reached(world: GreatState, found: Reach, way: Way) -> Reached:
    """A space that can be reached, with what is left there, and the drive that leads there."""
    names = world.components.chart.names
    copy = world.copy()
    assert isinstance(copy, GreatState)
    drive = Drive(copy, found.seat, way)
    return Reached(
        space=names[way.space],
        fuel=found.fuel_left(way),
        points=way.points,
        engine=drive.engine,
        chassis=drive.chassis,
        shields=found.start.shields - way.shields,
        cans=drive.cans,
        way=[names[stop] for stop in way.route()[1:]],
        answers=drive.answers,
    )
