"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.script import Script, step
from paddock.games.moto_grand_prix.rules import (
    contests,
    dice,
    effects,
    finish,
    qualifying,
    ride,
    slipstream,
    telling,
    turn,
)
from paddock.games.moto_grand_prix.rules.scripts import CONTEST

GRAND_PRIX: Final = Script("grand-prix")
TURN: Final = Script("turn")
BIKE: Final = Script("bike")

GRAND_PRIX.is_made_of(
    qualifying.open_the_day,
    step(qualifying.roll_for_grid, asks=[qualifying.GRID_ROLL]),
    qualifying.line_up,
    TURN,
    qualifying.end_qualifying,
    finish.classify,
)
TURN.is_made_of(
    turn.draw_up_order,
    BIKE,
    finish.end_of_turn,
)
BIKE.is_made_of(
    step(contests.check_position, calls=[CONTEST]),
    step(slipstream.offer_slipstream, asks=[slipstream.SLIPSTREAM]),
    step(dice.roll, asks=[dice.ROLL_DICE, dice.ROLL_DIE]),
    step(ride.ride, asks=[ride.RIDE_ON]),
    step(effects.redline, asks=[effects.ENGINE_TEST]),
    effects.take_stance,
    turn.end_of_bike,
)
CONTEST.is_made_of(
    step(contests.roll_in_contest, asks=[contests.CONTEST_ROLL]),
    contests.settle_contest,
)

RULES: Final = Rules(
    kinds=[
        *qualifying.KINDS,
        *contests.KINDS,
        *slipstream.KINDS,
        *dice.KINDS,
        *ride.KINDS,
        *effects.KINDS,
    ],
    events=[
        *qualifying.EVENTS,
        *turn.EVENTS,
        *contests.EVENTS,
        *slipstream.EVENTS,
        *dice.EVENTS,
        *telling.EVENTS,
        *ride.EVENTS,
        *effects.EVENTS,
        *finish.EVENTS,
    ],
    scripts=[GRAND_PRIX, TURN, BIKE, CONTEST],
)
