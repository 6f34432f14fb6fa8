"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.games.great_race import (
    bivouac,
    cards,
    cities,
    convoy,
    danger,
    driving,
    finish,
    hands,
    maintenance,
    planning,
    repairs,
    scouting,
    setup,
    terrain,
)
from paddock.games.great_race.scripts import (
    BIVOUAC,
    CHEAT,
    CONVOY,
    DANGER,
    DRAWING,
    DRIVE,
    LAY_OUT,
    RACE,
    REPAIR,
    ROUND,
    SCOUTING,
    SCRIPTS,
    SEQUENCE,
    STAGE,
    TRAIL_HUNT,
)

RACE.is_made_of(
    setup.choose_first_player,
    setup.set_out,
    ROUND,
    finish.award_prestige,
)
# ── GR-15, G-2  Bivouac, planning, convoy, maintenance, and the bonus as the fifth stage ──
ROUND.is_made_of(
    bivouac.begin_round,
    LAY_OUT,
    BIVOUAC,
    bivouac.give_last_card,
    hands.keep_to_limits,
    planning.plan,
    CONVOY,
    finish.end_last_round,
    maintenance.find_turn_order,
    maintenance.pay_bonus,
    maintenance.next_round,
)
LAY_OUT.is_made_of(bivouac.turn_up_cards)
BIVOUAC.is_made_of(bivouac.choose_card, hands.keep_to_limits, bivouac.next_chooser)
CONVOY.is_made_of(convoy.call_next_crew)
SEQUENCE.is_made_of(convoy.act, cards.discard_used, hands.keep_to_limits, convoy.act_again)
SCOUTING.is_made_of(scouting.draw_tiles, scouting.lay_tiles)
DRAWING.is_made_of(hands.draw_cards)
TRAIL_HUNT.is_made_of(cards.look_at_cards, cards.keep_the_rest)
REPAIR.is_made_of(repairs.repair)
DRIVE.is_made_of(driving.set_off, STAGE, driving.end_drive)
STAGE.is_made_of(
    driving.choose_way,
    driving.explore,
    cities.enter_city,
    terrain.settle_cost,
    terrain.obey_stop,
    driving.drive_on,
)
CHEAT.is_made_of(danger.choose_second_tile, DANGER)
DANGER.is_made_of(danger.ask_reactions, danger.settle_danger)

RULES: Final = Rules(
    kinds=[
        *setup.KINDS,
        *bivouac.KINDS,
        *hands.KINDS,
        *planning.KINDS,
        *convoy.KINDS,
        *scouting.KINDS,
        *repairs.KINDS,
        *driving.KINDS,
        *terrain.KINDS,
        *cards.KINDS,
        *danger.KINDS,
    ],
    events=[
        *setup.EVENTS,
        *bivouac.EVENTS,
        *hands.EVENTS,
        *planning.EVENTS,
        *convoy.EVENTS,
        *scouting.EVENTS,
        *repairs.EVENTS,
        *driving.EVENTS,
        *terrain.EVENTS,
        *cities.EVENTS,
        *cards.EVENTS,
        *danger.EVENTS,
        *maintenance.EVENTS,
        *finish.EVENTS,
    ],
    scripts=SCRIPTS,
)
