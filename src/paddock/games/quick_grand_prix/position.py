"""What a position written by hand must satisfy so that it can be played on. Each mistake gets one sentence.

The names are those of the position text, so that a sentence points at the line that is wrong.
"""

from collections.abc import Sequence

from paddock.core.decision import NATURE
from paddock.core.names import NONE
from paddock.core.state import Script
from paddock.games.quick_grand_prix import draft, finish, grid, pits, season, speeds
from paddock.games.quick_grand_prix.sequence import (
    CHOOSING,
    DEALING,
    FIRST_ANSWERS,
    GRID,
    RACE,
    SEASON,
    SECOND_ANSWERS,
    SECTION,
)
from paddock.games.quick_grand_prix.state import GAP, SL_CARD, QuickState


def impossible(state: QuickState) -> str:
    """An empty text, or what is impossible about these facts."""
    return _sizes(state) or _season(state) or _track(state) or _flow(state)


def _sizes(state: QuickState) -> str:
    seats = state.game.seats
    for name in ("points", "dealt", "hand"):
        if len(getattr(state, name)) != seats:
            return f"{name} needs an entry for each of the {seats} seats, not {len(getattr(state, name))}"
    for name in ("totals", "plan", "speed", "passed", "mark"):
        if len(getattr(state, name)) != 2 * seats:
            return f"{name} needs an entry for each of the {2 * seats} cars, not {len(getattr(state, name))}"
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
    races = len(state.rules.calendar)
    if not 0 <= state.race < races:
        return f"race counts from 0 to {races - 1}, so it cannot be {state.race}"
    if not 0 <= state.section <= state.rules.sections:
        return f"section counts from 0 to {state.rules.sections}, so it cannot be {state.section}"
    cars = list(range(2 * state.game.seats))
    if any(sorted(result) != cars for result in state.results):
        return "each row of results must name every car once"
    return ""


def _track(state: QuickState) -> str:
    cars = range(2 * state.game.seats)
    if state.line:
        on_track = sorted(slot - GAP if slot > SL_CARD else slot for slot in state.line if slot != SL_CARD)
        if on_track != list(cars) or state.line.count(SL_CARD) != 1:
            return "line must hold the SL card once, and every car once, itself or its gap"
    if state.grid and (len(state.grid) != len(cars) or not _different([c for c in state.grid if c != NONE], cars)):
        return "grid must have a place for each car, and no car twice"
    for car in cars:
        if not NONE <= state.mark[car] <= len(state.line) or (state.mark[car] != NONE and car in state.line):
            return "mark is the place of a gap in the line, counted from 0, for cars in the pits only"
    return ""


# ── Where we are in the sequence of play, and what that needs ──


def _flow(state: QuickState) -> str:
    frames = state.frames
    if not frames:
        return "nothing is asked any more when the flow is over" if state.asks >= 0 else ""
    scripts = state.game.rules.scripts
    for outer in range(0, len(frames) - 3, 3):
        if scripts[frames[outer]].steps[frames[outer + 1] - 1] is not scripts[frames[outer + 3]]:
            return f"the flow does not lead from {scripts[frames[outer]].name} into {scripts[frames[outer + 3]].name}"
    script = scripts[frames[-3]]
    following, turn = frames[-2:]
    if state.asks >= 0 and (state.kind, script, following) not in QUESTIONS:
        return f"{state.kind.name} is not asked at this point of the flow"
    if script in (DEALING, FIRST_ANSWERS, SECOND_ANSWERS, CHOOSING, GRID) and not 0 <= turn < state.game.seats:
        return f"the flow goes round the seats from #0 to #{state.game.seats - 1}, so it cannot be at #{turn}"
    step = following - (1 if state.asks >= 0 else 0)
    stage = step if script is RACE else RACE.steps.index(script) if script in RACE.steps else 0
    return _race_so_far(state, script, stage, step) or _held(state, script, stage, turn, step) or _asked(state)


def _race_so_far(state: QuickState, script: Script, stage: int, step: int) -> str:
    at = RACE.steps.index
    done = state.race + (1 if stage > at(finish.finish_race) or (script is SEASON and step > 0) else 0)
    if len(state.results) != done:
        return f"results needs a row for each race done: {done}, not {len(state.results)}"
    if at(season.begin_race) < stage < at(SECTION) and (state.section or state.line):
        return "section must be 0 and line empty before the race"
    if stage > at(grid.line_up) and not state.line:
        return "line must hold the cars here"
    if script is SECTION and state.section == state.rules.sections:
        return f"the race has {state.section} sections, and the last has been driven"
    if max(state.mark) != NONE and (script is not SECTION or state.asks >= 0):
        return "mark must be empty except in the middle of a section"
    if at(draft.find_deal_order) < stage < at(SECTION) and len(state.order) != state.game.seats:
        return "order must name every seat here"
    if stage == at(grid.line_up) and (not state.grid or NONE in state.grid):
        return "grid must have a car on every place here"
    return ""


def _held(state: QuickState, script: Script, stage: int, turn: int, step: int) -> str:
    at = RACE.steps.index
    if script is RACE:  # the step that comes next has not begun
        turn, step = 0, 0
    if stage == at(DEALING):
        return _dealing(state, turn + step)
    if stage == at(draft.turn_one_up):
        return _dealing(state, state.game.seats)
    if stage == at(FIRST_ANSWERS):
        return _first_answers(state, turn + step)
    if stage == at(SECOND_ANSWERS):
        return _second_answers(state, turn, step)
    problem = _later(state, stage)
    if stage == at(GRID) and not problem:
        return _grid(state, turn + step)
    return problem


QUESTIONS = [
    (kind, script, script.steps.index(step) + (0 if repeats else 1))
    for kind, script, step, repeats in (
        (draft.FIRST_DEALT, RACE, draft.find_deal_order, False),
        (draft.DEAL_CARD, DEALING, draft.deal_face_down, False),
        (draft.TURN_CARD, RACE, draft.turn_one_up, False),
        (draft.FIRST_CARD, FIRST_ANSWERS, draft.answer_first_card, False),
        (draft.DEAL_CARD, SECOND_ANSWERS, draft.deal_second_card, False),
        (draft.SECOND_CARD, SECOND_ANSWERS, draft.answer_second_card, False),
        (draft.TAKE_OR_SWAP, CHOOSING, draft.choose_from_the_middle, False),
        (grid.CAR_AHEAD, GRID, grid.put_car_ahead, False),
        (speeds.SPEEDS, SECTION, speeds.choose_speeds, False),
        (pits.SWAP_AFTER_STOP, SECTION, pits.swap_after_stops, True),
    )
]
"""Where each question is asked: the kind, the script and its next step (a step that repeats is its own next)."""


def _dealing(state: QuickState, done: int) -> str:
    if state.threw:
        return "threw must be empty here: nobody has answered yet"
    for turn, seat in enumerate(state.order):
        if state.hand[seat] or (state.dealt[seat] == NONE) == (turn < done):
            return f"dealt must give a card to the first {done} seats of the order and nobody else, hand to nobody"
    return ""


def _first_answers(state: QuickState, done: int) -> str:
    for turn, seat in enumerate(state.order):
        if turn >= done and (state.dealt[seat] == NONE or state.hand[seat] or seat in state.threw):
            return "dealt must give a card, and hand and threw none, to each seat that has yet to answer"
        if turn < done and len(state.cards_of(seat)) != (0 if seat in state.threw else 1):
            return "each seat that has answered holds one card, or none if it is among those who threw theirs"
    return ""


def _second_answers(state: QuickState, turn: int, step: int) -> str:
    if state.asks >= 0 and state.order[turn] not in state.threw:
        return f"{state.kind.name} is asked only for a seat among those who threw their first card"
    for other, seat in enumerate(state.order):
        waits = seat in state.threw and (other, step) != (turn, 1)
        if len(state.cards_of(seat)) != (0 if waits else 1):
            return "each seat holds one card, but none if it is among those who threw theirs and still waits"
    return ""


def _later(state: QuickState, stage: int) -> str:
    held = [len(state.cards_of(seat)) for seat in range(state.game.seats)]
    steps = RACE.steps
    if steps.index(draft.lay_out_the_rest) <= stage < steps.index(draft.leave_the_rest) and min(held) < 1:
        return "every seat must hold a card here"
    if stage >= steps.index(CHOOSING) and state.pile:
        return "pile must be empty here: all cards have been laid out"
    if stage >= steps.index(draft.leave_the_rest) and set(held) != {2}:
        return "every seat must hold two cards here"
    if stage > steps.index(grid.reveal_hands) and set(state.dealt) != {NONE}:
        return "dealt must be empty here: from the grid on, hand shows all cards"
    return ""


def _grid(state: QuickState, done: int) -> str:
    holders = grid.qualifying_order(state)
    for place, seat in enumerate(holders):
        expected = (2 * seat, 2 * seat + 1) if seat in state.order[:done] else (NONE,)
        if len(state.grid) != len(holders) or state.grid[place] not in expected:
            return f"grid must show the cars of the first {done} seats of the order on their places, and no others"
    return ""


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
    else:
        right = [state.order[state.argument]]
        if state.kind is draft.TAKE_OR_SWAP and len(state.cards_of(right[0])) == 2:
            right = []
    return "" if state.asked == right and right else f"{state.kind.name} is not asked of these seats here"
