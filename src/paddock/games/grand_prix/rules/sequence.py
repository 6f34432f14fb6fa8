"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.script import Script, step
from paddock.games.grand_prix.rules import (
    actions,
    engineer,
    finish,
    hands,
    lateral,
    leaving,
    linking,
    movement,
    order,
    overtaking,
    pits,
    pushing,
    restarts,
    safety_zone,
    segment,
    setup,
    stepping,
    turns,
    tyres,
    wear,
)
from paddock.games.grand_prix.rules.events import (
    breakdowns,
    crashes,
    deck,
    penalties,
    resolving,
    retirements,
    selection,
    spins,
    weather,
)
from paddock.games.grand_prix.rules.scripts import SEGMENT, SERVICE, SOFT_BONUS

RACE: Final = Script("race")
TURN: Final = Script("turn")
ACTION_PHASE: Final = Script("action-phase")
EVENT: Final = Script("event", argument="seat")
PIT_STOPS: Final = Script("pit-stops")
END_OF_TURN: Final = Script("end-of-turn", argument="seat")

# 2. Set-up, the turns, 10. the end
RACE.is_made_of(
    step(setup.place_weather, asks=[setup.START_WEATHER]),
    step(setup.draw_first_cars, asks=[setup.FIRST_CAR]),
    setup.place_second_cars,
    step(setup.draw_other_cars, asks=[setup.OTHER_CAR]),
    setup.move_winner_up,
    setup.line_up,
    step(tyres.choose_tyres, asks=[tyres.CHOOSE_TYRES]),
    TURN,
    finish.close_race,
)
# ── GP-3.1.1, GP-3.2.1  3.2 The sequence of each turn ──
TURN.is_made_of(
    turns.begin_turn,
    step(hands.fill_hands, asks=[hands.DRAW_CARD]),
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
ACTION_PHASE.is_made_of(step(actions.next_segment, asks=[actions.ACT], calls=[SEGMENT]))
SEGMENT.is_made_of(
    segment.begin_move,
    step(linking.link_followers, asks=[linking.LINK_BEHIND]),
    step(movement.move_on, asks=[movement.STEP, pushing.PUSH_TO, linking.LINK_BEHIND]),
    step(engineer.follow_instructions, asks=[engineer.DROP_IN_BEHIND, overtaking.LATE_BRAKE]),
    wear.take_wear,
    step(tyres.offer_soft_bonus, asks=[tyres.SOFT_BONUS], calls=[SOFT_BONUS]),
    segment.end_move,
)
SOFT_BONUS.is_made_of(
    step(movement.move_on, asks=[movement.STEP, pushing.PUSH_TO]),
    tyres.wear_softs,
)
# 8. Events
EVENT.is_made_of(
    step(deck.draw_event, asks=[deck.DRAW_EVENT]),
    resolving.find_candidates,
    step(selection.draw_team, asks=[selection.TEAM_DRAW]),
    step(selection.pick_car, asks=[selection.PICK_CAR]),
    resolving.find_target,
    resolving.strike,
    safety_zone.set_zone,
    step(crashes.choose_victims, asks=[crashes.CHOOSE_VICTIM]),
    crashes.suffer,
    step(breakdowns.give_markers, asks=[breakdowns.GIVE_MARKER]),
    step(weather.answer_weather, asks=[weather.ANSWER_WEATHER]),
    step(retirements.draw_npc_number, asks=[retirements.DRAW_NUMBER]),
    safety_zone.form_up,
    restarts.call_restart,
)
# 9. Pit stops
PIT_STOPS.is_made_of(
    pits.stop_npcs,
    pits.queue_for_pits,
    step(pits.stop_players, asks=[pits.CALL_IN], calls=[SERVICE]),
    restarts.close_up,
)
SERVICE.is_made_of(
    pits.begin_service,
    step(pits.serve, asks=[pits.SERVE]),
)
# 3.5.3 – 3.5.5
END_OF_TURN.is_made_of(
    turns.determine_first_player,
    leaving.remove_lapped,
    step(hands.discard_cards, asks=[hands.DISCARD_CARDS]),
    turns.end_turn,
)

RULES: Final = Rules(
    kinds=[
        *setup.KINDS,
        *tyres.KINDS,
        *hands.KINDS,
        *actions.KINDS,
        *movement.KINDS,
        *pushing.KINDS,
        *linking.KINDS,
        *engineer.KINDS,
        *overtaking.KINDS,
        *deck.KINDS,
        *selection.KINDS,
        *retirements.KINDS,
        *crashes.KINDS,
        *breakdowns.KINDS,
        *weather.KINDS,
        *pits.KINDS,
    ],
    events=[
        *setup.EVENTS,
        *tyres.EVENTS,
        *turns.EVENTS,
        *hands.EVENTS,
        *actions.EVENTS,
        *segment.EVENTS,
        *stepping.EVENTS,
        *overtaking.EVENTS,
        *lateral.EVENTS,
        *engineer.EVENTS,
        *order.EVENTS,
        *leaving.EVENTS,
        *wear.EVENTS,
        *deck.EVENTS,
        *selection.EVENTS,
        *retirements.EVENTS,
        *crashes.EVENTS,
        *spins.EVENTS,
        *penalties.EVENTS,
        *breakdowns.EVENTS,
        *weather.EVENTS,
        *safety_zone.EVENTS,
        *pits.EVENTS,
        *restarts.EVENTS,
        *finish.EVENTS,
    ],
    scripts=[RACE, TURN, ACTION_PHASE, SEGMENT, SOFT_BONUS, EVENT, PIT_STOPS, SERVICE, END_OF_TURN],
)
