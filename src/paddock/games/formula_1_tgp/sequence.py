"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.state import Script
from paddock.games.formula_1_tgp import (
    auction,
    finish,
    organisation,
    overtaking,
    pits,
    practice,
    qualifying,
    season,
    start,
    tables,
    tactics,
    turn,
    tyres,
)
from paddock.games.formula_1_tgp.state import TgpState

SEASON: Final[Script] = Script("season")
ROUND: Final[Script] = Script("round")
ORGANISATION: Final[Script] = Script("organisation")
PRACTICE: Final[Script] = Script("practice")
QUALIFYING: Final[Script] = Script("qualifying")
START: Final[Script] = Script("starting")
RACE: Final[Script] = Script("race")
TURN: Final[Script] = Script("turn")


def start_the_clock(state: TgpState) -> None:
    """TGP-57: the turn marker goes to 1."""
    state.turn = 1


SEASON.is_made_of(
    season.find_order,
    ROUND,
    season.award_title,
)
ROUND.is_made_of(
    ORGANISATION,
    season.lend_stand_ins,
    season.begin_race,
    PRACTICE,
    QUALIFYING,
    START,
    RACE,
    season.return_stand_ins,
    season.next_race,
)
ORGANISATION.is_made_of(
    organisation.give_allowance,
    organisation.take_actions,
)
PRACTICE.is_made_of(
    practice.roll_soft_wear,
    tactics.gather_cards,
    tactics.deal_cards,
)
QUALIFYING.is_made_of(
    qualifying.SETTINGS,
    qualifying.split_power,
    qualifying.mark_speed,
    qualifying.SHEETS,
    qualifying.reveal_sheets,
    qualifying.drive_laps,
    qualifying.FLYING_LAPS,
    qualifying.form_grid,
)
START.is_made_of(
    start.roll_weather,
    tyres.choose_tyres,
    start.lay_tactics,
    start.START_MOVES,
    start.carry_over,
)
RACE.is_made_of(
    start_the_clock,
    TURN,
    finish.check_duties,
    finish.classify,
    tactics.gather_cards,
)
TURN.is_made_of(
    turn.begin_turn,
    tyres.check_bursts,
    turn.move_cars,
    pits.open_pits,
    pits.make_stops,
    pits.remove_tokens,
    turn.next_turn,
)

RULES: Final = Rules(
    kinds=[
        *season.KINDS,
        *organisation.KINDS,
        *auction.KINDS,
        *practice.KINDS,
        *tactics.KINDS,
        *qualifying.KINDS,
        *start.KINDS,
        *tyres.KINDS,
        *turn.KINDS,
        *tables.KINDS,
        *overtaking.KINDS,
        *pits.KINDS,
    ],
    events=[
        *season.EVENTS,
        *organisation.EVENTS,
        *auction.EVENTS,
        *practice.EVENTS,
        *tactics.EVENTS,
        *qualifying.EVENTS,
        *start.EVENTS,
        *tyres.EVENTS,
        *turn.EVENTS,
        *tables.EVENTS,
        *overtaking.EVENTS,
        *pits.EVENTS,
        *finish.EVENTS,
    ],
    scripts=[
        SEASON,
        ROUND,
        ORGANISATION,
        auction.AUCTION,
        PRACTICE,
        QUALIFYING,
        qualifying.SETTINGS,
        qualifying.SHEETS,
        qualifying.FLYING_LAPS,
        START,
        start.START_MOVES,
        RACE,
        TURN,
        turn.CAR,
        tables.EVENT_ROLL,
        tables.MECHANICAL,
        tables.COLLISION,
        tables.SAVE,
        overtaking.ATTEMPT,
        pits.STOP_SCRIPT,
    ],
)
