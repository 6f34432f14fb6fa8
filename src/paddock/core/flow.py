"""The flow: where a state is in the sequence of play, and whether it can be there."""

from paddock.core.script import Script, Step
from paddock.core.state import State


def impossible_flow(state: State) -> str:
    """An empty text, or the sentence that says why no game can be at this point of the sequence of play."""
    frames = state.frames
    if not frames:
        return "nothing is asked any more when the flow is over" if state.asks >= 0 else ""
    scripts = state.game.rules.scripts
    if frames[0] != 0:
        return f"the flow begins with {scripts[0].name}, not with {scripts[frames[0]].name}"
    for outer in range(0, len(frames) - 3, 3):
        script, inner = scripts[frames[outer]], scripts[frames[outer + 3]]
        if not any(step.leads_to(inner) for step in _steps_at(script, frames[outer + 1])):
            return f"the flow does not lead from {script.name} into {inner.name}"
    for frame in range(0, len(frames), 3):
        problem = _impossible_argument(state, scripts[frames[frame]], frames[frame + 2], frame + 3 == len(frames))
        if problem:
            return problem
    here = _steps_at(scripts[frames[-3]], frames[-2])
    if state.asks >= 0 and not any(state.kind in step.asks for step in here):
        return f"{state.kind.name} is not asked at this point of the flow"
    return ""


def _steps_at(script: Script, following: int) -> list[Step]:
    """The step that is being played: the one before the next, or the next itself if it is to be repeated."""
    return script.steps[max(0, following - 1) : following + 1]


def _impossible_argument(state: State, script: Script, argument: int, is_innermost: bool) -> str:
    """An argument counts from 0; when all are counted, the last may still be under way in an inner script."""
    if not script.argument:
        return f"the flow gives {script.name} the argument #{argument}, but it takes none" if argument else ""
    count = state.game.layout.counts[script.argument]
    if 0 <= argument < count or (argument == count and not is_innermost):
        return ""
    what = f"the {script.argument}s from #0 to #{count - 1}"
    return f"the flow goes round {what}, so it cannot be at #{argument}"


def step_of(state: State, script: Script) -> Step | None:
    """The step of this script that is being played, or that comes next where nothing is under way; None: not there."""
    frames = state.frames
    for frame in range(0, len(frames), 3):
        if frames[frame] == script.id:
            under_way = frame + 3 < len(frames) or state.asks >= 0
            place = frames[frame + 1] - 1 if under_way else frames[frame + 1]
            return script.steps[place] if 0 <= place < len(script.steps) else None
    return None
