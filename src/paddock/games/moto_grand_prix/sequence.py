"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.state import Script
from paddock.games.moto_grand_prix import (
    contests,
    dice,
    effects,
    finish,
    narration,
    qualifying,
    ride,
    slipstream,
    turn,
)

GRAND_PRIX: Final = Script("grand-prix")
TURN: Final = Script("turn")
BIKE: Final = Script("bike")

GRAND_PRIX.is_made_of(
    qualifying.open_the_day,
    qualifying.roll_for_grid,
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
    contests.check_position,
    slipstream.offer_slipstream,
    dice.roll,
    ride.ride,
    effects.redline,
    effects.take_stance,
    turn.end_of_bike,
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
        *narration.EVENTS,
        *ride.EVENTS,
        *effects.EVENTS,
        *finish.EVENTS,
    ],
    scripts=[GRAND_PRIX, TURN, BIKE, contests.CONTEST],
)
