"""How a race is best driven: fuel, tyres and stops for the turns that are left, without regard to the others.

A plan is worth the spaces it gains to the end: the moves, less the retreats of its stops, less what an unmet duty or
a tyre about to burst would cost. All plans are tried; what has been worked out is kept.
"""

from functools import lru_cache
from typing import Final

from paddock.games.formula_1_tgp.rules.development import pit_value
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import BURSTING, HARD, SOFT, SPEED_MINUS_ONE, WET
from paddock.games.formula_1_tgp.rules.tyres import fresh_value

UNMET_DUTY: Final = 60
BURST: Final = 25
"""Spaces that a roll for a bursting tyre costs, on average."""

BOTH: Final = 3
"""The compounds used so far: 1 for soft, 2 for hard, both together 3."""


class Plans:
    """All plans of a car on one weekend: what its strips are worth, the PIT STOP value, and the fresh tyres."""

    def __init__(
        self,
        move: tuple[int, ...],
        bonus: tuple[int, ...],
        worn: tuple[int, ...],
        fresh: tuple[int, ...],
        pit: int,
        wet: bool,
    ) -> None:
        self.move = move
        self.most_fuel = len(move) - 1
        self.bonus = bonus
        self.worn = worn
        self.fresh = fresh
        self.pit = pit
        self.wet = wet
        self.compounds = [SOFT, HARD, WET] if wet else [SOFT, HARD]
        self.known: dict[tuple[int, int, int, int, int], int] = {}

    def worth(self, turns: int, fuel: int, tyre: int, tread: int, used: int) -> int:
        """The spaces to be gained in so many turns, the car having fuel and tyres as they are before it moves."""
        if turns <= 0:
            return 0 if self.wet or used == BOTH else -UNMET_DUTY
        key = (turns, fuel, tyre, tread, used)
        found = self.known.get(key)
        if found is None:
            found = self._turn(turns, fuel, tyre, tread, used)
            self.known[key] = found
        return found

    def _turn(self, turns: int, fuel: int, tyre: int, tread: int, used: int) -> int:
        spaces = self.move[fuel] + self.bonus[tyre]
        if tread <= SPEED_MINUS_ONE:
            spaces -= self.worn[tyre]
        spaces = max(0, spaces)
        if tread == BURSTING:
            spaces -= BURST
        used |= 0 if tyre == WET else 1 + tyre
        fuel, tread = fuel - 1, max(BURSTING, tread - 1)
        if turns == 1:
            return spaces + self.worth(0, fuel, tyre, tread, used)
        return spaces + self.between(turns - 1, fuel, tyre, tread, used)

    def between(self, turns: int, fuel: int, tyre: int, tread: int, used: int) -> int:
        """The same in the pit step, when the car may stop or stay out."""
        best = self.after_stop(turns, fuel, used) - self.pit
        if fuel > 0:
            best = max(best, self.worth(turns, fuel, tyre, tread, used))
        return best

    def after_stop(self, turns: int, fuel: int, used: int) -> int:
        best = -1000
        for tyre in self.compounds:
            for taken in range(max(1, fuel), self.most_fuel + 1):
                best = max(best, self.worth(turns, taken, tyre, self.fresh[tyre], used))
        return best


@lru_cache(maxsize=64)
def worked_out(
    move: tuple[int, ...], bonus: tuple[int, ...], worn: tuple[int, ...], fresh: tuple[int, ...], pit: int, wet: bool
) -> Plans:
    return Plans(move, bonus, worn, fresh, pit, wet)


def plans(state: TgpState, seat: int) -> Plans:
    """The plans of a team's cars in the present race."""
    components = state.components
    lost = components.slicks_in_the_wet if state.wet else 0
    return worked_out(
        tuple(components.fuel_move),
        (components.soft_bonus - lost, -lost, 0),
        tuple(components.worn_loss),
        tuple([fresh_value(state, seat, tyre) for tyre in (SOFT, HARD, WET)]),
        pit_value(state, seat),
        bool(state.wet),
    )


def used_mask(state: TgpState, car: int) -> int:
    """The compounds that a car has used, as plans count them."""
    used = state.used[car]
    return (1 if SOFT in used else 0) + (2 if HARD in used else 0)
