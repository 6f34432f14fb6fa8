"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.script import step
from paddock.games.great_race.rules import (
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
from paddock.games.great_race.rules.scripts import (
    BIVOUAC,
    CHEAT,
    CONVOY,
    DANGER,
    DRAWING,
    DRIVE,
    LAY_OUT,
    MOVE,
    RACE,
    REPAIR,
    ROUND,
    SCOUTING,
    SCRIPTS,
    SEQUENCE,
    TRAIL_HUNT,
)

# ── GR-2, GR-3  Across the continent, round after round, until somebody arrives ──
RACE.is_made_of(
    step(setup.choose_first_player, asks=[setup.FIRST_PLAYER]),
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
    step(hands.keep_to_limits, asks=[hands.DISCARD_DOWN]),
    step(planning.plan, asks=[planning.PLANNING]),
    CONVOY,
    finish.end_last_round,
    maintenance.find_turn_order,
    maintenance.pay_bonus,
    maintenance.next_round,
)
LAY_OUT.is_made_of(step(bivouac.turn_up_cards, asks=[bivouac.TURN_UP_CARD]))
BIVOUAC.is_made_of(
    step(bivouac.choose_card, asks=[bivouac.TAKE_CARD]),
    step(hands.keep_to_limits, asks=[hands.DISCARD_DOWN]),
    bivouac.next_chooser,
)
# ── GR-21, GR-24  The convoy: one action sequence after the other ──
CONVOY.is_made_of(step(convoy.call_next_crew, calls=[SEQUENCE]))
SEQUENCE.is_made_of(
    step(convoy.act, asks=[convoy.ACT], calls=[SCOUTING, DRAWING, TRAIL_HUNT, REPAIR, DRIVE, CHEAT, DANGER]),
    cards.discard_used,
    step(hands.keep_to_limits, asks=[hands.DISCARD_DOWN]),
    convoy.act_again,
)
# ── GR-28 to GR-32  What assistants and cards do ──
SCOUTING.is_made_of(
    step(scouting.draw_tiles, asks=[scouting.SCOUTED_TILE]),
    step(scouting.lay_tiles, asks=[scouting.LAY_TILE]),
)
DRAWING.is_made_of(step(hands.draw_cards, asks=[hands.DEAL_CARD]))
TRAIL_HUNT.is_made_of(
    step(cards.look_at_cards, asks=[cards.LOOK_AT]),
    step(cards.keep_the_rest, asks=[cards.DROP_ONE]),
)
REPAIR.is_made_of(repairs.begin_repair, step(repairs.repair, asks=[repairs.REPAIRING]))
# ── GR-44 to GR-50  A drive, move by move ──
DRIVE.is_made_of(driving.set_off, MOVE, driving.end_drive)
MOVE.is_made_of(
    step(driving.choose_way, asks=[driving.CHOOSE_WAY]),
    step(driving.explore, asks=[driving.FOUND_TILE]),
    step(cities.enter_city, calls=[DRAWING]),
    step(terrain.settle_cost, asks=[terrain.SETTLE_COST]),
    step(terrain.obey_stop, asks=[terrain.HALT_OR_FOLLOW]),
    driving.drive_on,
)
# ── GR-61, GR-68, GR-70, GR-88  A danger card is announced, may be cancelled, and happens ──
CHEAT.is_made_of(step(danger.choose_second_tile, asks=[danger.SECOND_TILE]), DANGER)
DANGER.is_made_of(step(danger.ask_reactions, asks=[danger.REACT]), danger.settle_danger)

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
