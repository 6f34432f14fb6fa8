"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.games.grand_prix import (
    actions,
    engineer,
    finish,
    hands,
    lateral,
    leaving,
    linking,
    movement,
    order,
    pits,
    restarts,
    safety_zone,
    segment,
    setup,
    turns,
    tyres,
    wear,
)
from paddock.games.grand_prix.events import breakdowns, crashes, draw, retirements, selection, weather
from paddock.games.grand_prix.scripts import (
    ACTION_PHASE,
    END_OF_TURN,
    EVENT,
    PIT_STOPS,
    RACE,
    SEGMENT,
    SERVICE,
    SOFT_BONUS,
    TURN,
)

# 2. Set-up, the turns, 10. the end
RACE.is_made_of(
    setup.place_weather,
    setup.draw_first_cars,
    setup.place_second_cars,
    setup.draw_other_cars,
    setup.move_winner_up,
    setup.line_up,
    tyres.choose_tyres,
    TURN,
    finish.close_race,
)
# 3.2 The sequence of each turn
TURN.is_made_of(
    turns.begin_turn,
    hands.fill_hands,
    ACTION_PHASE,
    finish.end_if_over,
    safety_zone.lift_zone,
    EVENT,
    finish.end_if_over,
    PIT_STOPS,
    END_OF_TURN,
    finish.end_if_over,
    turns.next_turn,
)
# 3.4 Action phase
ACTION_PHASE.is_made_of(actions.next_segment)
SEGMENT.is_made_of(
    segment.begin_move,
    linking.link_followers,
    movement.move_on,
    engineer.follow_instructions,
    wear.take_wear,
    tyres.offer_soft_bonus,
    segment.end_move,
)
SOFT_BONUS.is_made_of(
    movement.move_on,
    tyres.wear_softs,
)
# 8. Events
EVENT.is_made_of(
    draw.draw_event,
    draw.find_candidates,
    selection.draw_team,
    selection.pick_car,
    draw.find_target,
    draw.strike,
    safety_zone.set_zone,
    crashes.choose_victims,
    crashes.suffer,
    breakdowns.give_markers,
    weather.answer_weather,
    retirements.draw_npc_number,
    safety_zone.form_up,
    restarts.call_restart,
)
# 9. Pit stops
PIT_STOPS.is_made_of(
    pits.stop_npcs,
    pits.queue_for_pits,
    pits.stop_players,
    restarts.close_up,
)
SERVICE.is_made_of(
    pits.begin_service,
    pits.serve,
)
# 3.5.3 – 3.5.5
END_OF_TURN.is_made_of(
    turns.determine_first_player,
    leaving.remove_lapped,
    hands.discard_cards,
    turns.end_turn,
)

RULES: Final = Rules(
    kinds=[
        *setup.KINDS,
        *tyres.KINDS,
        *hands.KINDS,
        *actions.KINDS,
        *movement.KINDS,
        *engineer.KINDS,
        *draw.KINDS,
        *pits.KINDS,
    ],
    events=[
        *setup.EVENTS,
        *tyres.EVENTS,
        *turns.EVENTS,
        *hands.EVENTS,
        *actions.EVENTS,
        *segment.EVENTS,
        *movement.EVENTS,
        *lateral.EVENTS,
        *engineer.EVENTS,
        *order.EVENTS,
        *leaving.EVENTS,
        *wear.EVENTS,
        *draw.EVENTS,
        *safety_zone.EVENTS,
        *pits.EVENTS,
        *restarts.EVENTS,
        *finish.EVENTS,
    ],
    scripts=[RACE, TURN, ACTION_PHASE, SEGMENT, SOFT_BONUS, EVENT, PIT_STOPS, SERVICE, END_OF_TURN],
)
