"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.script import Script, step
from paddock.games.quick_grand_prix.rules import damage, draft, finish, grid, moving, pits, season, speeds
from paddock.games.quick_grand_prix.rules.state import QuickState

SEASON: Final = Script("season")
RACE: Final = Script("race")
DEALING: Final = Script("dealing", argument="seat")
FIRST_ANSWERS: Final = Script("first-answers", argument="seat")
SECOND_ANSWERS: Final = Script("second-answers", argument="seat")
CHOOSING: Final = Script("choosing", argument="seat")
GRID: Final = Script("grid", argument="seat")
SECTION: Final = Script("section")


def next_seat(state: QuickState) -> None:
    """Go round once in the order of dealing; the script's argument counts the seats."""
    state.argument += 1
    if state.argument < state.game.seats:
        state.restart()


SEASON.is_made_of(
    RACE,
    season.award_title,
)
RACE.is_made_of(
    season.begin_race,
    step(draft.find_deal_order, asks=[draft.FIRST_DEALT]),
    draft.shuffle,
    DEALING,
    step(draft.turn_one_up, asks=[draft.TURN_CARD]),
    FIRST_ANSWERS,
    SECOND_ANSWERS,
    draft.lay_out_the_rest,
    CHOOSING,
    draft.leave_the_rest,
    grid.reveal_hands,
    grid.clear_the_grid,
    GRID,
    grid.line_up,
    SECTION,
    finish.finish_race,
    season.next_race,
)
DEALING.is_made_of(step(draft.deal_face_down, asks=[draft.DEAL_CARD]), next_seat)
FIRST_ANSWERS.is_made_of(step(draft.answer_first_card, asks=[draft.FIRST_CARD]), next_seat)
SECOND_ANSWERS.is_made_of(
    step(draft.deal_second_card, asks=[draft.DEAL_CARD]),
    step(draft.answer_second_card, asks=[draft.SECOND_CARD]),
    next_seat,
)
CHOOSING.is_made_of(step(draft.choose_from_the_middle, asks=[draft.TAKE_OR_SWAP]), draft.next_chooser)
GRID.is_made_of(step(grid.put_car_ahead, asks=[grid.CAR_AHEAD]), next_seat)
SECTION.is_made_of(
    step(speeds.choose_speeds, asks=[speeds.SPEEDS]),
    speeds.reveal_speeds,
    damage.check_damage,
    pits.mark_gaps,
    moving.move_cars,
    pits.return_to_track,
    step(pits.swap_after_stops, asks=[pits.SWAP_AFTER_STOP]),
    finish.award_leader_bonus,
    season.next_section,
)

RULES: Final = Rules(
    kinds=[*draft.KINDS, *grid.KINDS, *speeds.KINDS, *pits.KINDS],
    events=[
        *season.EVENTS,
        *draft.EVENTS,
        *grid.EVENTS,
        *speeds.EVENTS,
        *damage.EVENTS,
        *moving.EVENTS,
        *pits.EVENTS,
        *finish.EVENTS,
    ],
    scripts=[SEASON, RACE, DEALING, FIRST_ANSWERS, SECOND_ANSWERS, CHOOSING, GRID, SECTION],
)
