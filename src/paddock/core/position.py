"""Positions: a state as a text that people can read, write and send, and that loads back to play on.

The first line is the game string. Then comes a line `name: value` for each fact. `flow` says where we are in the
sequence of play as words script/step (the step begun last), outermost first; `asks` and `asked` say what is asked of
whom; answers that are already in follow. Facts left out keep the value they have at the start of a game. With a `flow`
but no `asks`, the named step is run, so that "play on from the choice of speeds" can be written by hand.
"""

from paddock.core.decision import NATURE
from paddock.core.errors import BadAction, BadPosition
from paddock.core.fields import read_value, value_text
from paddock.core.game import FLOW_FIELDS, Game
from paddock.core.names import NONE, UNKNOWN, UNKNOWN_TEXT
from paddock.core.state import State

FLOW_NAMES = {field.name for field in FLOW_FIELDS}
NATURE_TEXT = "*"
START_TEXT = "start"
"""The word for a script none of whose steps has been done."""


def write_position(state: State) -> str:
    game = state.game
    lines = [str(game)]
    for field in game.layout.fields:
        if field.name not in FLOW_NAMES:
            text = value_text(field, getattr(state, field.name), game.domains.get(field.domain))
            lines.append(f"{field.name}: {text}")
    lines.append(f"flow: {_flow_text(state)}")
    if state.asks >= 0:
        seats = game.domains["seat"]
        lines.append(f"asks: {state.kind.name}")
        lines.append("asked: " + " ".join(NATURE_TEXT if s == NATURE else seats.slug(s) for s in state.asked))
        for seat, answer in enumerate(state.answers):
            if answer != NONE:
                text = UNKNOWN_TEXT if answer == UNKNOWN else game.actions.text(answer)
                lines.append(f"answer {seats.slug(seat)}: {text}")
    return "\n".join(lines) + "\n"


def _flow_text(state: State) -> str:
    words = []
    frames = state.frames
    for start in range(0, len(frames), 3):
        script = state.game.rules.scripts[frames[start]]
        step = START_TEXT if frames[start + 1] == 0 else script.step_names()[frames[start + 1] - 1]
        argument = f"#{frames[start + 2]}" if frames[start + 2] else ""
        words.append(f"{script.name}/{step}{argument}")
    return " ".join(words) or "over"


def read_position(game: Game, text: str) -> State:
    """The state that a position text describes. The game line, if there is one, must be this game's."""
    state = game.start()
    given = _lines(game, text)
    fields = game.layout.by_name
    flow = given.pop("flow", "")
    asks = given.pop("asks", "")
    asked = given.pop("asked", "")
    answers = {name[7:].strip(): given.pop(name) for name in list(given) if name.startswith("answer ")}
    for name, value in given.items():
        if name not in fields or name in FLOW_NAMES:
            known = ", ".join(n for n in fields if n not in FLOW_NAMES)
            raise BadPosition(f"there is no fact {name!r} in {game.title.name}; facts are {known}, flow, asks, asked")
        field = fields[name]
        setattr(state, name, read_value(field, value, game.domains.get(field.domain)))
    problem = game.check(state)
    if problem:
        raise BadPosition(problem)
    if flow or asks:
        state.asks = NONE
        state.asked = []
        _read_flow(state, flow, run_last_step=not asks)
        if asks:
            _read_question(state, asks, asked, answers)
        else:
            state.advance()
    return state


def _lines(game: Game, text: str) -> dict[str, str]:
    given: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon:
            if not given and line.split("(")[0].strip() == game.title.id:
                continue
            raise BadPosition(f"line {number} should be written name: value, not {line!r}")
        if name.strip() in given:
            raise BadPosition(f"line {number} gives {name.strip()} a second time")
        given[name.strip()] = value.strip()
    return given


def _read_flow(state: State, flow: str, run_last_step: bool) -> None:
    scripts = {script.name: script for script in state.game.rules.scripts}
    state.frames = []
    if flow == "over":
        return
    for word in flow.split():
        path, _, argument = word.partition("#")
        script_name, _, step_name = path.partition("/")
        if script_name not in scripts:
            raise BadPosition(f"flow: there is no script {script_name!r}; the scripts are {', '.join(scripts)}")
        script = scripts[script_name]
        steps = [START_TEXT, *script.step_names()]
        if step_name not in steps:
            raise BadPosition(f"flow: {script_name} has no step {step_name!r}; its steps are {', '.join(steps)}")
        if argument and not argument.lstrip("-").isdigit():
            raise BadPosition(f"flow: the argument of {path} should be a number, not {argument!r}")
        state.frames += [script.id, steps.index(step_name), int(argument or 0)]
    if run_last_step and state.frames and state.frames[-2]:
        state.frames[-2] -= 1


def _read_question(state: State, asks: str, asked: str, answers: dict[str, str]) -> None:
    kinds = {kind.name: kind for kind in state.game.rules.kinds}
    seats = state.game.domains["seat"]
    if asks not in kinds:
        raise BadPosition(f"there is no decision {asks!r}; the decisions are {', '.join(kinds)}")
    state.asks = kinds[asks].id
    try:
        state.asked = [NATURE if word == NATURE_TEXT else seats.index(word) for word in asked.split()]
        for slug, text in answers.items():
            answer = UNKNOWN if text == UNKNOWN_TEXT else state.game.actions.parse(text).code
            state.answers[seats.index(slug)] = answer
    except BadAction as error:
        raise BadPosition(f"in the question that is asked: {error}") from None
    if not state.asked:
        raise BadPosition("the position asks a decision but not whom; add a line asked: with the seats")
