"""A whole drive to a space: the answers that lead there, payments and all, found by driving it on a copy."""

from paddock.core.rows import count_of
from paddock.games.great_race.rules.cities import SAIL
from paddock.games.great_race.rules.driving import CHOOSE_WAY, GO
from paddock.games.great_race.rules.hands import PLAY
from paddock.games.great_race.rules.offers import DRIVE_VEHICLE
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CARAVAN, JERRYCAN, RANGER
from paddock.games.great_race.rules.terrain import (
    HALT,
    HALT_OR_FOLLOW,
    PAY,
    SETTLE_COST,
    USE_ESCORT,
    due_now,
)
from paddock.games.great_race.show.reach import Way


class Drive:
    """The answers after "drive" that lead along a way and end the drive there, and what is left then.

    Costs are paid so that engine and chassis stay as even as they can. A Jerrycan is emptied only when it is needed,
    an escort goes before a Ranger. Nothing on the way is left to chance; cards drawn in a city come after the drive.
    """

    def __init__(self, world: GreatState, seat: int, way: Way) -> None:
        self.world = world
        self.seat = seat
        self.answers: list[str] = []
        self.engine = world.engine[seat]
        self.chassis = world.chassis[seat]
        self.cans = count_of(world.hand[seat], JERRYCAN)
        world.choose(seat, DRIVE_VEHICLE.code())
        for step in _steps(way):
            self._move(step)
        if self._is_asked() and world.kind is CHOOSE_WAY:
            self._answer(HALT.code())
        self.cans -= count_of(world.hand[seat], JERRYCAN)

    def _is_asked(self) -> bool:
        return self.world.asks >= 0 and self.world.to_answer() == [self.seat]

    def _answer(self, action: int) -> None:
        self.answers.append(self.world.game.actions.text(action))
        self.world.choose(self.seat, action)
        if not self.world.is_chance:  # a city's cards go to the hand; limits may ask for some back
            self.engine, self.chassis = self.world.engine[self.seat], self.world.chassis[self.seat]

    def _move(self, step: Way) -> None:
        """One space further: from the question where to go, to what is asked after it has been paid for."""
        assert step.before is not None
        shields, caravans = step.before.shields - step.shields, step.before.caravans - step.caravans
        moved = False
        while self._is_asked():
            world, seat = self.world, self.seat
            if world.kind is CHOOSE_WAY:
                if moved:
                    return
                action = self._way_to(step.space)
                moved = not PLAY.has(action)
            elif world.kind is SETTLE_COST:
                if shields:
                    shields = 0
                    action = USE_ESCORT.code() if world.escorts[seat] > 0 else PLAY.code(RANGER)
                else:
                    action = self._payment()
            elif world.kind is HALT_OR_FOLLOW:
                action = PLAY.code(CARAVAN) if caravans else HALT.code()
            else:
                return
            self._answer(action)

    def _way_to(self, space: int) -> int:
        """Onto the space; with a Jerrycan first, where the tank does not hold enough; over the cheapest line."""
        offered = self.world.options(self.seat)
        lines = [action for action in offered if SAIL.has(action) and self._leads(SAIL.first(action), space)]
        for action in (GO.code(space), *lines, PLAY.code(JERRYCAN)):
            if action in offered:
                return action
        raise AssertionError("the way leads where none is offered")

    def _leads(self, line: int, space: int) -> bool:
        return self.world.components.chart.other_end(line, self.world.space[self.seat]) == space

    def _payment(self) -> int:
        """The engine's share that leaves the lower gauge the most; a Jerrycan first, where fuel is missing."""
        world, seat = self.world, self.seat
        shares = [action for action in world.options(seat) if PAY.has(action)]
        if not shares:
            return PLAY.code(JERRYCAN)
        due = due_now(world)

        def left(action: int) -> tuple[int, int]:
            engine = world.engine[seat] - PAY.first(action)
            chassis = world.chassis[seat] - (due - PAY.first(action))
            return (min(engine, chassis) if engine else -1), engine

        return max(shares, key=left)


def _steps(way: Way) -> list[Way]:
    """The way space by space, without where it begins."""
    return [] if way.before is None else [*_steps(way.before), way]
