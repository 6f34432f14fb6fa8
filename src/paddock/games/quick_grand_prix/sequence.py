"""The sequence of play. Read it from top to bottom as the rulebook does; each step stands in its chapter's file."""

from typing import Final

from paddock.core.game import Rules
from paddock.core.state import Script
from paddock.games.quick_grand_prix import damage, draft, finish, grid, moving, pits, season, speeds
from paddock.games.quick_grand_prix.state import QuickState

SEASON: Final = Script("season")
RACE: Final = Script("race")
DEALING: Final = Script("dealing")
FIRST_ANSWERS: Final = Script("first-answers")
SECOND_ANSWERS: Final = Script("second-answers")
CHOOSING: Final = Script("choosing")
GRID: Final = Script("grid")
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
    draft.find_deal_order,
    draft.shuffle,
    DEALING,
    draft.turn_one_up,
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
DEALING.is_made_of(draft.deal_face_down, next_seat)
FIRST_ANSWERS.is_made_of(draft.answer_first_card, next_seat)
SECOND_ANSWERS.is_made_of(draft.deal_second_card, draft.answer_second_card, next_seat)
CHOOSING.is_made_of(draft.choose_from_the_middle, draft.next_chooser)
GRID.is_made_of(grid.put_car_ahead, next_seat)
SECTION.is_made_of(
    speeds.choose_speeds,
    speeds.reveal_speeds,
    damage.check_damage,
    pits.mark_gaps,
    moving.move_cars,
    pits.return_to_track,
    pits.swap_after_stops,
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
