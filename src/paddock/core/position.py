"""Positions: a state as a text that people can read, write and send, and that loads back to play on.

The first line is the game string. Then comes a line `name: value` for each fact. `flow` says where we are in the
sequence of play as words script/step (the step begun last), outermost first; `asks` and `asked` say what is asked of
whom; answers that are already in follow. Facts left out keep the value they have at the start of a game. With a `flow`
but no `asks`, the named step is run, so that "play on from the choice of speeds" can be written by hand.
"""

import re

from paddock.core.errors import BadAction, BadOption, BadPosition
from paddock.core.event import Event
from paddock.core.fact_texts import read_value, value_text, whole_number
from paddock.core.facts import LIST, NUMBER, OWNER
from paddock.core.game import Game
from paddock.core.layout import entries
from paddock.core.names import NATURE, NATURE_TEXT, NONE, UNKNOWN, UNKNOWN_TEXT
from paddock.core.rows import row_of
from paddock.core.state import FLOW_FACTS, State

FLOW_NAMES = {fact.name for fact in FLOW_FACTS}
START_TEXT = "start"
"""The word for a script none of whose steps has been done."""
OVER_TEXT = "over"


def write_position(state: State) -> str:
    game = state.game
    lines = [str(game)]
    for fact in game.layout.facts:
        if fact.name not in FLOW_NAMES:
            text = value_text(fact, fact.of(state), game.domains.get(fact.domain))
            lines.append(f"{fact.name}: {text}")
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
    return " ".join(words) or OVER_TEXT


def read_position(game: Game, text: str, events: list[Event] | None = None) -> State:
    """The state that a position text describes. The game line, if there is one, must be this game's.

    Where the flow names a step to be run, what happens on the way to the first question is told to `events`.
    """
    state = game.start()
    given = _lines(game, text)
    flow = given.pop("flow", "")
    asks = given.pop("asks", "")
    asked = given.pop("asked", "")
    answers = {name[7:].strip(): given.pop(name) for name in list(given) if name.startswith("answer ")}
    _read_facts(state, given)
    if asks and not flow:
        raise BadPosition("the position asks a decision but not where in the sequence of play; add a line flow:")
    if asked and not asks:
        raise BadPosition("the position says who is asked but not what; add a line asks: with the decision")
    if flow:
        state.asks = NONE
        state.asked = row_of([])
        _read_flow(state, flow, run_last_step=not asks)
        if asks:
            _read_question(state, asks, asked)
    problem = game.check(state)
    if problem:
        raise BadPosition(problem)
    state.events = events
    if flow and not asks:
        _play_on(state, flow)
    _read_answers(state, answers)
    _check_question(state)
    return state


def is_complete(state: State) -> bool:
    """Whether nothing in the state is unknown. A view that hides something is not complete and cannot be played on."""
    return not any(UNKNOWN in entries(fact, state) for fact in state.game.layout.secrets)


def check_complete(state: State) -> None:
    """Raises `BadPosition` if the position cannot be played on, because something in it is not known."""
    if not is_complete(state):
        raise BadPosition("the position hides something (?), so it cannot be played on; write it in")


def _lines(game: Game, text: str) -> dict[str, str]:
    given: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not given and re.fullmatch(r"[\w-]+(\(.*\))?", line):
            _check_game(game, line)
            continue
        if not colon:
            raise BadPosition(f"line {number} should be written name: value, not {line!r}")
        if name.strip() in given:
            raise BadPosition(f"line {number} gives {name.strip()} a second time")
        given[name.strip()] = value.strip()
    return given


def _check_game(game: Game, line: str) -> None:
    try:
        if line != game.title.id and not game.is_called(line):
            raise BadPosition(f"this is a position of {line}, but the game is {game}")
    except BadOption as error:
        raise BadPosition(f"the game of the position cannot be: {error}") from None


def _read_facts(state: State, given: dict[str, str]) -> None:
    game = state.game
    fields = game.layout.by_name
    for name, value in given.items():
        if name not in fields or name in FLOW_NAMES:
            known = ", ".join(n for n in fields if n not in FLOW_NAMES)
            raise BadPosition(
                f"there is no fact {name!r} in {game.title.name}; facts are {known}, flow, asks, asked, answer <seat>"
            )
        fact = fields[name]
        read = read_value(fact, value, game.domains.get(fact.domain))
        if fact.see == OWNER and fact.owner is None and fact.shape != NUMBER and len(read) != game.seats:
            part = "value" if fact.shape == LIST else "row"
            raise BadPosition(f"{name} has {len(read)} {part}s; it needs a {part} for each of the {game.seats} seats")
        setattr(state, name, fact.made_of(read))


def _read_flow(state: State, flow: str, run_last_step: bool) -> None:
    scripts = {script.name: script for script in state.game.rules.scripts}
    state.frames = row_of([])
    if flow == OVER_TEXT:
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
        try:
            state.frames = row_of([*state.frames, script.id, steps.index(step_name), whole_number(argument or "0")])
        except ValueError:
            raise BadPosition(f"flow: the argument of {path} should be a whole number, not {argument!r}") from None
    if run_last_step and state.frames[-2]:
        state.frames[-2] -= 1


def _read_question(state: State, asks: str, asked: str) -> None:
    kinds = {kind.name: kind for kind in state.game.rules.kinds}
    if asks not in kinds:
        raise BadPosition(f"there is no decision {asks!r}; the decisions are {', '.join(kinds)}")
    kind = kinds[asks]
    state.asks = kind.id
    state.asked = row_of([NATURE if word == NATURE_TEXT else _seat(state.game, word) for word in asked.split()])
    if len(state.asked) == 0:
        raise BadPosition("the position asks a decision but not whom; add a line asked: with the seats")
    if len(set(state.asked)) != len(state.asked):
        raise BadPosition("asked names a seat twice")
    if kind.chance != (list(state.asked) == [NATURE]) or (NATURE in state.asked and not kind.chance):
        right = f"nature ({NATURE_TEXT})" if kind.chance else f"seats, not of nature ({NATURE_TEXT})"
        raise BadPosition(f"the decision {asks} is asked of {right}")
    if len(state.asked) > 1 and not kind.sealed:
        raise BadPosition(f"the decision {asks} is asked of one seat at a time")


def _seat(game: Game, word: str) -> int:
    try:
        seat = game.domains["seat"].index(word)
    except BadAction as error:
        raise BadPosition(f"in the question that is asked: {error}") from None
    if seat < 0:
        raise BadPosition(f"in the question that is asked: {word!r} is not a seat")
    return seat


def _play_on(state: State, flow: str) -> None:
    # Rules trust their facts; facts written by hand may not fit together, and that is the writer's mistake.
    try:
        state.advance()
    except Exception as error:
        raise BadPosition(f"the facts do not fit together: {flow} cannot be played on from ({error})") from error


def _read_answers(state: State, answers: dict[str, str]) -> None:
    for slug, text in answers.items():
        seat = _seat(state.game, slug)
        if state.asks < 0 or seat not in state.asked or not state.kind.sealed:
            raise BadPosition(f"{slug} has an answer but is not asked a sealed decision")
        try:
            state.answers[seat] = UNKNOWN if text == UNKNOWN_TEXT else state.game.actions.parse(text).code
        except BadAction as error:
            raise BadPosition(f"the answer of {slug}: {error}") from None


def _check_question(state: State) -> None:
    if state.asks < 0 or not is_complete(state):
        return
    kind = state.kind
    for seat in state.asked:
        try:
            options = state.options(seat)
            if seat != NATURE:
                state.game.title.words(kind).prompt(state, seat)
        except Exception as error:
            raise BadPosition(f"the facts do not fit together: {kind.name} cannot be asked ({error})") from error
        if not options:
            raise BadPosition(f"the facts do not fit together: {kind.name} would have no answer")
        if seat != NATURE and state.answers[seat] not in (NONE, *options):
            text = state.game.actions.text(state.answers[seat])
            raise BadPosition(f"the answer of {state.game.domains['seat'].slug(seat)}, {text!r}, is not possible there")
    if not state.to_answer():
        raise BadPosition("everybody who is asked has answered already; leave one answer out")
