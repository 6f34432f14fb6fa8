"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence.

The names are those of the position text, so that a sentence points at the line that is wrong. Sizes of lists, the flow
and where each question is asked are checked for all games alike (`paddock.core.position`, `paddock.core.flow`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from paddock.core.flow import step_of
from paddock.core.names import NATURE, NONE
from paddock.games.quick_grand_prix.rules import draft, finish, grid, pits, season, speeds
from paddock.games.quick_grand_prix.rules.sequence import (
    CHOOSING,
    DEALING,
    FIRST_ANSWERS,
    GRID,
    RACE,
    SEASON,
    SECOND_ANSWERS,
    SECTION,
)
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, SL_CARD


def impossible(state: QuickState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _lists(state) or _season(state) or _line(state) or _here(state) or _asked(state)


# ── Wherever the season is ──


def _lists(state: QuickState) -> str:
    seats = state.game.seats
    for name in ("order", "threw", "swapped"):
        if not _different(getattr(state, name), range(seats)):
            return f"{name} names a seat twice"
    for name in ("damaged", "face_up", "stopped"):
        if not _different(getattr(state, name), range(2 * seats)):
            return f"{name} names a car twice, or one that does not race"
    for cards in state.hand:
        if len(cards) > 2:
            return f"hand gives a seat {len(cards)} cards; nobody holds more than two"
    return ""


def _different(values: Sequence[int], allowed: Sequence[int]) -> bool:
    return len(set(values)) == len(values) and all(value in allowed for value in values)


def _season(state: QuickState) -> str:
    races = len(state.components.calendar)
    if not 0 <= state.race < races:
        return f"race counts from 0 to {races - 1}, so it cannot be {state.race}"
    if not 0 <= state.section <= state.components.sections:
        return f"section counts from 0 to {state.components.sections}, so it cannot be {state.section}"
    cars = list(range(2 * state.game.seats))
    if any(sorted(result) != cars for result in state.results):
        return "each row of results must name every car once"
    return ""


def _line(state: QuickState) -> str:
    cars = range(2 * state.game.seats)
    if state.line:
        on_track = sorted(slot - GAP if slot > SL_CARD else slot for slot in state.line if slot != SL_CARD)
        if on_track != list(cars) or list(state.line).count(SL_CARD) != 1:
            return "line must hold the SL card once, and every car once, itself or its gap"
    if state.grid and (len(state.grid) != len(cars) or not _different([c for c in state.grid if c != NONE], cars)):
        return "grid must have a place for each car, and no car twice"
    for car in cars:
        if not NONE <= state.mark[car] <= len(state.line) or (state.mark[car] != NONE and car in state.line):
            return "mark is the place of a gap in the line, counted from 0, for cars in the pits only"
    return ""


# ── What each step of a race needs ──


def _here(state: QuickState) -> str:
    """The facts against the step of the race that is being played."""
    if not state.frames:
        return ""
    step = step_of(state, RACE)
    here: Any = None if step is None else step.script or step.run
    is_done = here is season.next_race or (step is None and step_of(state, SEASON) is not SEASON.steps[0])
    done = state.race + (1 if is_done else 0)
    if len(state.results) != done:
        return f"results needs a row for each race done: {done}, not {len(state.results)}"
    if max(state.mark) != NONE and (here is not SECTION or state.asks >= 0):
        return "mark must be empty except in the middle of a section"
    for needs in NEEDS.get(here, ()):
        problem = needs(state)
        if problem:
            return problem
    return ""


def _no_line(state: QuickState) -> str:
    return "section must be 0 and line empty before the race" if state.section or state.line else ""


def _order(state: QuickState) -> str:
    return "" if len(state.order) == state.game.seats else "order must name every seat here"


def _all_dealt(state: QuickState) -> str:
    return _dealt_to(state, state.game.seats)


def _dealing(state: QuickState) -> str:
    step = step_of(state, DEALING)
    dealt = 0 if step is None else state.argument + (0 if step.run is draft.deal_face_down else 1)
    return _dealt_to(state, dealt)


def _dealt_to(state: QuickState, dealt: int) -> str:
    if state.threw:
        return "threw must be empty here: nobody has answered yet"
    for turn, seat in enumerate(state.order):
        if state.hand[seat] or (state.dealt[seat] == NONE) == (turn < dealt):
            return f"dealt must give a card to the first {dealt} seats of the order and nobody else, hand to nobody"
    return ""


def _first_answers(state: QuickState) -> str:
    step = step_of(state, FIRST_ANSWERS)
    answered = 0 if step is None else state.argument + (0 if step.run is draft.answer_first_card else 1)
    for turn, seat in enumerate(state.order):
        if turn >= answered and (state.dealt[seat] == NONE or state.hand[seat] or seat in state.threw):
            return "dealt must give a card, and hand and threw none, to each seat that has yet to answer"
        if turn < answered and len(state.cards_of(seat)) != (0 if seat in state.threw else 1):
            return "each seat that has answered holds one card, or none if it is among those who threw theirs"
    return ""


def _second_answers(state: QuickState) -> str:
    step = step_of(state, SECOND_ANSWERS)
    if step is not None and state.asks >= 0 and state.order[state.argument] not in state.threw:
        return f"{state.kind.name} is asked only for a seat among those who threw their first card"
    for turn, seat in enumerate(state.order):
        answers = step is not None and step.run is draft.answer_second_card and turn == state.argument
        waits = seat in state.threw and not answers
        if len(state.cards_of(seat)) != (0 if waits else 1):
            return "each seat holds one card, but none if it is among those who threw theirs and still waits"
    return ""


def _a_card_each(state: QuickState) -> str:
    held = [len(state.cards_of(seat)) for seat in range(state.game.seats)]
    return "every seat must hold a card here" if min(held) < 1 else ""


def _no_pile(state: QuickState) -> str:
    return "pile must be empty here: all cards have been laid out" if state.pile else ""


def _two_cards_each(state: QuickState) -> str:
    held = {len(state.cards_of(seat)) for seat in range(state.game.seats)}
    return "" if held == {2} else "every seat must hold two cards here"


def _face_up(state: QuickState) -> str:
    return "" if set(state.dealt) == {NONE} else "dealt must be empty here: from the grid on, hand shows all cards"


def _grid(state: QuickState) -> str:
    step = step_of(state, GRID)
    chosen = 0 if step is None else state.argument + (0 if step.run is grid.put_car_ahead else 1)
    if len(state.grid) != 2 * state.game.seats:
        return "grid must have a place for each car, and no car twice"
    for seat in range(state.game.seats):
        expected = (2 * seat, 2 * seat + 1) if seat in state.order[:chosen] else (NONE,)
        if any(state.grid[place - 1] not in expected for place in grid.places_of(state, seat)):
            return f"grid must show the cars of the first {chosen} seats of the order on their places, and no others"
    return ""


def _whole_grid(state: QuickState) -> str:
    return "" if state.grid and NONE not in state.grid else "grid must have a car on every place here"


def _cars_on_the_line(state: QuickState) -> str:
    return "" if state.line else "line must hold the cars here"


def _sections_to_drive(state: QuickState) -> str:
    if state.section < state.components.sections:
        return ""
    return f"the race has {state.section} sections, and the last has been driven"


def _race_card(state: QuickState) -> str:
    """The totals of the sections driven, this one's too once the speeds are revealed."""
    step = step_of(state, SECTION)
    is_hidden = step is None or step.run in (speeds.choose_speeds, speeds.reveal_speeds)
    return _totals_of(state, state.section + (0 if is_hidden else 1))


def _whole_race_card(state: QuickState) -> str:
    return _totals_of(state, state.section)


def _totals_of(state: QuickState, sections: int) -> str:
    if all(len(row) == sections for row in state.totals):
        return ""
    return f"each row of totals needs a total (-1: in the pits) for each of the {sections} sections driven"


Need = Callable[[QuickState], str]

BEFORE: Final[list[Need]] = [_no_line, _order]
READY: Final[list[Need]] = [_no_pile, _two_cards_each, _face_up]

NEEDS: Final[dict[Any, list[Need]]] = {
    draft.find_deal_order: [_no_line],
    draft.shuffle: BEFORE,
    DEALING: [*BEFORE, _dealing],
    draft.turn_one_up: [*BEFORE, _all_dealt],
    FIRST_ANSWERS: [*BEFORE, _first_answers],
    SECOND_ANSWERS: [*BEFORE, _second_answers],
    draft.lay_out_the_rest: [*BEFORE, _a_card_each],
    CHOOSING: [*BEFORE, _a_card_each, _no_pile],
    draft.leave_the_rest: [*BEFORE, _no_pile, _two_cards_each],
    grid.reveal_hands: [*BEFORE, _no_pile, _two_cards_each],
    grid.clear_the_grid: [*BEFORE, *READY],
    GRID: [*BEFORE, *READY, _grid],
    grid.line_up: [*BEFORE, *READY, _whole_grid],
    SECTION: [_cars_on_the_line, _sections_to_drive, *READY, _race_card],
    finish.finish_race: [_cars_on_the_line, *READY, _whole_race_card],
    season.next_race: [_cars_on_the_line, *READY, _whole_race_card],
}
"""For each step of a race, in the order of the race, what must be true when it is played."""


# ── Who is asked ──


def _asked(state: QuickState) -> str:
    if state.asks < 0:
        return ""
    right: list[int] = []
    if state.kind.chance:
        right = [NATURE]
    elif state.kind is speeds.SPEEDS:
        right = list(range(state.game.seats))
    elif state.kind is pits.SWAP_AFTER_STOP:
        right = [car // 2 for car in state.stopped[:1]]
    elif state.argument < state.game.seats:
        right = [state.order[state.argument]]
        if state.kind is draft.TAKE_OR_SWAP and len(state.cards_of(right[0])) == 2:
            right = []
    return "" if list(state.asked) == right and right else f"{state.kind.name} is not asked of these seats here"
