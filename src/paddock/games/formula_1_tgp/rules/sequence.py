"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.script import Script, step
from paddock.games.formula_1_tgp.rules import (
    auction,
    consequences,
    finish,
    landing,
    organisation,
    overtaking,
    pits,
    practice,
    qualifying,
    season,
    settings,
    start,
    tables,
    tactics,
    turn,
    tyres,
)
from paddock.games.formula_1_tgp.rules.scripts import (
    ATTEMPT,
    AUCTION,
    CAR,
    COLLISION,
    EVENT_ROLL,
    MECHANICAL,
    SAVE,
    STOPPING,
)
from paddock.games.formula_1_tgp.rules.state import TgpState

SEASON: Final = Script("season")
ROUND: Final = Script("round")
ORGANISATION: Final = Script("organisation", argument="seat")
STAND_INS: Final = Script("stand-ins", argument="seat")
PRACTICE: Final = Script("practice")
QUALIFYING: Final = Script("qualifying")
SETTINGS: Final = Script("settings", argument="two-setting step")
SHEETS: Final = Script("sheets", argument="half")
FLYING_LAPS: Final = Script("flying-laps", argument="seat")
START: Final = Script("starting")
START_MOVES: Final = Script("start-moves", argument="slot")
RACE: Final = Script("race")
TURN: Final = Script("turn")
BURSTS: Final = Script("bursts", argument="place")


def next_seat(state: TgpState) -> None:
    """Go round once in the order of play; the script's argument counts the seats."""
    state.argument += 1
    if state.argument < state.game.seats:
        state.restart()


# ── TGP-10 to TGP-14  The season ──

SEASON.is_made_of(
    step(season.find_order, asks=[season.ROLL_FOR_ORDER]),
    ROUND,
    season.award_title,
)
ROUND.is_made_of(
    ORGANISATION,
    STAND_INS,
    season.begin_race,
    PRACTICE,
    QUALIFYING,
    START,
    RACE,
    season.return_stand_ins,
    season.next_race,
)

# ── TGP-12 to TGP-31  The organisation phase ──

ORGANISATION.is_made_of(
    organisation.give_allowance,
    step(organisation.take_actions, asks=[organisation.TAKE_ACTION], calls=[AUCTION]),
)
AUCTION.is_made_of(
    step(auction.turn_card, asks=[auction.TURN_AN_ENGINE, auction.TURN_A_DRIVER]),
    step(auction.open_bidding, asks=[auction.SEALED_BID]),
    step(auction.next_bid, asks=[auction.OFFER, auction.RAISE]),
    auction.settle,
    step(auction.hand_over, asks=[auction.GIVE_BACK]),
)
STAND_INS.is_made_of(
    step(season.lend_engine, asks=[season.LEND_AN_ENGINE]),
    step(season.lend_drivers, asks=[season.LEND_A_DRIVER]),
    next_seat,
)

# ── TGP-32 to TGP-44  Practice and qualifying ──

PRACTICE.is_made_of(
    step(practice.roll_soft_wear, asks=[practice.ROLL_SOFT_WEAR]),
    tactics.gather_cards,
    step(tactics.deal_cards, asks=[tactics.DEAL_CARD]),
)
QUALIFYING.is_made_of(
    SETTINGS,
    settings.reveal_settings,
    step(settings.split_power, asks=[settings.SPLIT_POWER]),
    settings.mark_speed,
    SHEETS,
    qualifying.reveal_sheets,
    step(qualifying.drive_laps, asks=[qualifying.ROLL_LAP]),
    FLYING_LAPS,
    step(qualifying.form_grid, asks=[qualifying.ROLL_OFF]),
)
SETTINGS.is_made_of(step(settings.choose_setting, asks=[settings.CHOOSE_SETTING]), settings.next_setting)
SHEETS.is_made_of(step(qualifying.write_sheet, asks=[qualifying.WRITE_SHEET]), qualifying.next_half)
FLYING_LAPS.is_made_of(step(qualifying.offer_qualifying_lap, asks=[qualifying.QUALIFYING_LAP]), next_seat)

# ── TGP-45 to TGP-56  The start ──

START.is_made_of(
    step(start.roll_weather, asks=[start.ROLL_WEATHER]),
    step(tyres.choose_tyres, asks=[tyres.STARTING_TYRES]),
    step(start.lay_tactics, asks=[start.LAY_TACTICS]),
    START_MOVES,
    start.carry_over,
)
START_MOVES.is_made_of(
    start.reveal_tactic,
    step(start.offer_launch, asks=[start.PERFECT_LAUNCH]),
    step(start.roll_start, asks=[start.ROLL_START]),
    step(start.get_away, asks=[start.CHOOSE_LANE]),
    start.next_slot,
)

# ── TGP-57 to TGP-62, TGP-82, TGP-83  The race ──

RACE.is_made_of(
    turn.start_the_clock,
    TURN,
    finish.check_duties,
    finish.classify,
    tactics.gather_cards,
)
TURN.is_made_of(
    turn.begin_turn,
    BURSTS,
    step(turn.move_cars, calls=[CAR]),
    pits.open_pits,
    step(pits.make_stops, calls=[STOPPING]),
    pits.remove_tokens,
    turn.next_turn,
)
BURSTS.is_made_of(step(tyres.check_burst, asks=[tyres.ROLL_BURST]), tyres.next_in_queue)
CAR.is_made_of(
    turn.begin_move,
    step(turn.offer_event_roll, asks=[turn.EVENT_NOW], calls=[EVENT_ROLL]),
    step(turn.declare_speed, asks=[turn.DECLARE]),
    turn.set_off,
    step(turn.go_forward, calls=[ATTEMPT]),
    step(turn.offer_saving, asks=[turn.SAVING]),
    turn.wear_car,
)

# ── TGP-63 to TGP-75  Overtaking ──

ATTEMPT.is_made_of(
    step(overtaking.choose_corner, asks=[overtaking.ATTACKING]),
    step(overtaking.offer_shut_door, asks=[overtaking.SHUT_THE_DOOR]),
    step(overtaking.roll_attempt, asks=[overtaking.ROLL_ATTEMPT]),
    step(overtaking.offer_slipstream, asks=[overtaking.SLIPSTREAMING]),
    step(overtaking.roll_attempt_again, asks=[overtaking.ROLL_ATTEMPT]),
    overtaking.settle_attempt,
    step(overtaking.attacker_test, calls=[COLLISION]),
    step(overtaking.defender_test, calls=[COLLISION]),
)

# ── TGP-76 to TGP-81  Pit stops ──

STOPPING.is_made_of(
    pits.drive_through,
    step(pits.decide_stop, asks=[pits.PIT_STOP]),
    step(pits.serve, asks=[pits.SERVE]),
)

# ── TGP-91, TGP-96, TGP-100  The tables ──

EVENT_ROLL.is_made_of(
    step(tables.roll_event, asks=[tables.ROLL_EVENT]),
    step(tables.offer_luck, asks=[tables.LUCKY_ESCAPE]),
    step(tables.roll_event_again, asks=[tables.ROLL_EVENT]),
    step(tables.read_event, calls=[MECHANICAL, SAVE]),
)
MECHANICAL.is_made_of(
    step(tables.roll_mechanical, asks=[tables.ROLL_MECHANICAL]),
    step(tables.offer_luck, asks=[tables.LUCKY_ESCAPE]),
    step(tables.roll_mechanical_again, asks=[tables.ROLL_MECHANICAL]),
    step(tables.read_mechanical, calls=[SAVE]),
)
COLLISION.is_made_of(
    step(tables.roll_driver_test, asks=[tables.ROLL_DRIVER_TEST]),
    step(tables.roll_collision, asks=[tables.ROLL_COLLISION]),
    step(tables.offer_luck, asks=[tables.LUCKY_ESCAPE]),
    step(tables.roll_collision_again, asks=[tables.ROLL_COLLISION]),
    step(tables.read_collision, calls=[SAVE]),
)
SAVE.is_made_of(step(tables.roll_save, asks=[tables.ROLL_SAVE]))

RULES: Final = Rules(
    kinds=[
        *season.KINDS,
        *organisation.KINDS,
        *auction.KINDS,
        *practice.KINDS,
        *tactics.KINDS,
        *settings.KINDS,
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
        *settings.EVENTS,
        *qualifying.EVENTS,
        *start.EVENTS,
        *tyres.EVENTS,
        *turn.EVENTS,
        *landing.EVENTS,
        *tables.EVENTS,
        *consequences.EVENTS,
        *overtaking.EVENTS,
        *pits.EVENTS,
        *finish.EVENTS,
    ],
    scripts=[
        SEASON,
        ROUND,
        ORGANISATION,
        AUCTION,
        STAND_INS,
        PRACTICE,
        QUALIFYING,
        SETTINGS,
        SHEETS,
        FLYING_LAPS,
        START,
        START_MOVES,
        RACE,
        TURN,
        BURSTS,
        CAR,
        EVENT_ROLL,
        MECHANICAL,
        COLLISION,
        SAVE,
        ATTEMPT,
        STOPPING,
    ],
)
