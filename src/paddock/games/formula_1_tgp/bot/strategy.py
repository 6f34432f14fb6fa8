"""How a race is best driven: fuel, tyres and stops for the turns that are left, without regard to the others.

A plan is worth the spaces it gains to the end: the moves, less the retreats of its stops, less what an unmet duty or
a tyre about to burst would cost. All plans are tried; what has been worked out is kept.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from paddock.core.vecs import vec
from paddock.games.formula_1_tgp.rules.components import TgpComponents
from paddock.games.formula_1_tgp.rules.development import at_least, pit_value
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import BURSTING, HARD, SOFT, SPEED_MINUS_ONE, WET
from paddock.games.formula_1_tgp.rules.tyres import compounds, fresh_value

UNMET_DUTY: Final = 60
BURST: Final = 25
"""Spaces that a roll for a bursting tyre costs, on average."""
UNTRIED: Final = -1_000_000
"""Less than any plan is worth."""

BOTH: Final = 3
"""The compounds used so far: 1 for soft, 2 for hard, both together 3."""


class Plans:
    """All plans of a car on one weekend, with its team's PIT STOP value and fresh tyres."""

    def __init__(
        self, components: TgpComponents, soft: i64, hard: i64, wet_tyre: i64, pit: i64, tyres: i64, is_wet: bool
    ) -> None:
        lost: i64 = components.slicks_in_the_wet if is_wet else 0
        self.move = components.fuel_move
        self.most_fuel = components.most_fuel
        self.bonus = vec[i64]([components.soft_bonus - lost, -lost, 0])
        self.worn = components.worn_loss
        self.fresh = vec[i64]([soft, hard, wet_tyre])
        self.pit = pit
        self.is_wet = is_wet
        self.tyres = tyres
        """The compounds to choose from are the first ones, so many."""
        self.treads = components.tyre_strip + 1 - BURSTING
        self.known = vec[i64]()
        """What `worth` has found; it grows with the turns that are asked about."""

    def place_of(self, turns: i64, fuel: i64, tyre: i64, tread: i64, used: i64) -> i64:
        """Where `known` keeps what this is worth."""
        fitted = (fuel * (WET + 1) + tyre) * self.treads + tread - BURSTING
        return ((turns - 1) * (self.most_fuel + 1) * (WET + 1) * self.treads + fitted) * (BOTH + 1) + used

    def make_room(self, turns: i64) -> None:
        """For what so many turns and fewer are worth."""
        more = vec[i64]([UNTRIED] * self.place_of(turns + 1, 0, SOFT, BURSTING, 0))
        for at, spaces in enumerate(self.known):
            more[at] = spaces
        self.known = more

    def worth(self, turns: i64, fuel: i64, tyre: i64, tread: i64, used: i64) -> i64:
        """The spaces to be gained in so many turns, the car having fuel and tyres as they are before it moves."""
        if turns <= 0:
            return 0 if self.is_wet or used == BOTH else -UNMET_DUTY
        place = self.place_of(turns, fuel, tyre, tread, used)
        if place >= len(self.known):
            self.make_room(turns)
        found = self.known[place]
        if found == UNTRIED:
            found = self.turn(turns, fuel, tyre, tread, used)
            self.known[place] = found
        return found

    def turn(self, turns: i64, fuel: i64, tyre: i64, tread: i64, used: i64) -> i64:
        spaces = self.move[fuel] + self.bonus[tyre]
        if tread <= SPEED_MINUS_ONE:
            spaces -= self.worn[tyre]
        if spaces < 0:
            spaces = 0
        if tread == BURSTING:
            spaces -= BURST
        if tyre != WET:
            used |= 1 + tyre
        worn = tread - 1 if tread > BURSTING else tread
        if turns == 1:
            return spaces + self.worth(0, fuel - 1, tyre, worn, used)
        return spaces + self.between(turns - 1, fuel - 1, tyre, worn, used)

    def between(self, turns: i64, fuel: i64, tyre: i64, tread: i64, used: i64) -> i64:
        """The same in the pit step, when the car may stop or stay out."""
        best = self.after_stop(turns, fuel, used) - self.pit
        if fuel > 0:
            best = max(best, self.worth(turns, fuel, tyre, tread, used))
        return best

    def after_stop(self, turns: i64, fuel: i64, used: i64) -> i64:
        best: i64 = UNTRIED
        for tyre in range(self.tyres):
            for taken in range(at_least(1, fuel), self.most_fuel + 1):
                best = max(best, self.worth(turns, taken, tyre, self.fresh[tyre], used))
        return best


@lru_cache(maxsize=64)
def worked_out(
    components: TgpComponents, soft: int, hard: int, wet_tyre: int, pit: int, tyres: int, is_wet: bool
) -> Plans:
    return Plans(components, soft, hard, wet_tyre, pit, tyres, is_wet)


def plans(state: TgpState, seat: i64) -> Plans:
    """The plans of a team's cars in the present race."""
    return worked_out(
        state.components,
        fresh_value(state, seat, SOFT),
        fresh_value(state, seat, HARD),
        fresh_value(state, seat, WET),
        pit_value(state, seat),
        compounds(state),
        state.wet == 1,
    )


def used_mask(state: TgpState, car: i64) -> i64:
    """The compounds that a car has used, as plans count them."""
    used = state.used[car]
    return (1 if SOFT in used else 0) + (2 if HARD in used else 0)
