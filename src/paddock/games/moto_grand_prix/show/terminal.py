"""The race as a terminal shows it: the track as a ribbon around the acting bike, the dice, the dials, the order.

The ribbon reads from left to right in driving direction, with the left lane at the top: `─` is the racing line, `·` are
the other positions; bikes are a letter for their colour and their number, as in the list of the order. Below it stand
braking points (BP), cornering points (CP), both in one (BC), the numbers of corners (c3) and the finish line. It is 80
columns wide.
"""

from textwrap import wrap

from paddock.core.board import Line, Segment
from paddock.core.names import NONE
from paddock.core.rows import place_of
from paddock.core.texts import Texts
from paddock.core.view import View
from paddock.games.moto_grand_prix.data.sheets import MOST_STARS
from paddock.games.moto_grand_prix.rules.flips import flipped
from paddock.games.moto_grand_prix.rules.order import classification, first_place, on_track_in_order
from paddock.games.moto_grand_prix.rules.state import MotoState
from paddock.games.moto_grand_prix.rules.terms import (
    BASIC,
    BRAKING_POINT,
    CORNERING_POINT,
    EXPERT,
    LANES,
    QUALIFYING_LAP,
)

WIDTH = 80
BEHIND = 5
AHEAD = 18
CELL = 3  # the width of a row on the ribbon

DIFFICULTY_STYLE = ["", "yellow", "orange", "red"]
STANCES = ["", "board-leaning", "board-wheelie"]


def draw(view: View, texts: Texts) -> list[Line]:
    """The view as lines of segments (see `paddock.core.board`)."""
    state = view.state
    assert isinstance(state, MotoState)
    if not state.grid:
        return [*_heading(state, texts), *_sheet(state, texts), [], *_qualifying(state, texts)]
    return [*_heading(state, texts), [], *_ribbon(state, texts), [], *_order(state, view.seat, texts)]


# ── The circuit, the lap, the turn ──


def _heading(state: MotoState, texts: Texts) -> list[Line]:
    components = state.components
    words = [
        texts.words(f"board-{state.game.options['level']}"),
        texts.words("board-rows", rows=components.circuit.rows),
    ]
    if state.session == QUALIFYING_LAP:
        words.append(texts.words("board-qualifying"))
    elif state.over:
        words.append(texts.words("board-over"))
    else:
        words.append(texts.words("board-lap", lap=state.lap, laps=components.laps))
    if state.turn:
        words.append(texts.words("board-turn", turn=state.turn))
    name = texts.printed().get(components.sheet.name, components.sheet.name)
    return [[(name, "bold"), (" · " + " · ".join(words), "")]]


# ── MGP-T.20  What the sheet of the circuit says, while there are no bikes on it ──


def _sheet(state: MotoState, texts: Texts) -> list[Line]:
    sheet = state.components.sheet
    words = [f"{'★' * sheet.stars}{'☆' * (MOST_STARS - sheet.stars)}", texts.words(f"board-made-for-{sheet.level}")]
    if sheet.size:
        words.append(texts.words("board-size", width=sheet.size[0], height=sheet.size[1]))
    lines: list[Line] = [[("    " + " · ".join(words), "dim")]] if sheet.character else []
    return [
        *lines,
        *([(f"    {line}", "dim")] for line in wrap(texts.printed().get(sheet.character, sheet.character), WIDTH - 4)),
    ]


def _qualifying(state: MotoState, texts: Texts) -> list[Line]:
    lines: list[Line] = [[("    " + texts.words("board-rolls"), "dim")]]
    for bike, rolls in enumerate(state.rolls):
        lines.append([("    ", ""), _name(state, bike, texts), (" ".join(str(total).rjust(3) for total in rolls), "")])
    return lines


# ── The track around the bike that acts, else around the leader ──


def _ribbon(state: MotoState, texts: Texts) -> list[Line]:
    circuit = state.components.circuit
    order = on_track_in_order(state)
    if not order:
        return []
    centre = state.queue[0] if state.queue and state.lane[state.queue[0]] != NONE else order[0]
    rows = [(state.distance[centre] + step) % circuit.rows for step in range(-BEHIND, AHEAD + 1)]
    standing = {(state.row(bike), state.lane[bike]): bike for bike in order}
    lines: list[Line] = [_scale(rows, texts), _kinds(state, rows, texts)]
    for lane in range(LANES):
        line: Line = [((texts.name("lane", lane).rjust(7) + " ")[:8], "dim")]
        for row in rows:
            line.append(_position(state, row, lane, standing.get((row, lane), NONE), centre))
        lines.append(line)
    lines.append(_points(state, rows))
    return lines


def _scale(rows: list[int], texts: Texts) -> Line:
    return [(texts.words("board-row").rjust(7) + " ", "dim"), ("".join(f"{row}".rjust(CELL) for row in rows), "dim")]


def _kinds(state: MotoState, rows: list[int], texts: Texts) -> Line:
    """The difficulties of corners, and the slopes."""
    circuit = state.components.circuit
    line: Line = [(texts.words("board-corner").rjust(7) + " ", "dim")]
    for row in rows:
        difficulty = circuit.difficulty[row]
        if difficulty:
            line.append((str(difficulty).rjust(CELL), DIFFICULTY_STYLE[difficulty]))
        elif state.components.level == EXPERT and circuit.climbs[row]:
            line.append((("▲" if circuit.climbs[row] > 0 else "▼").rjust(CELL), "dim"))
        else:
            line.append((" " * CELL, ""))
    return line


def _points(state: MotoState, rows: list[int]) -> Line:
    """Below the lanes: the finish line, the numbers of corners, braking and cornering points."""
    circuit = state.components.circuit
    line: Line = [(" " * 8, "")]
    for row in rows:
        point = circuit.point[row] if state.components.level > BASIC else 0
        text = ""
        if row == 0:
            text = "|▒"
        elif circuit.corner[row] and circuit.corner[row] != circuit.corner[row - 1]:
            text = f"c{circuit.corner[row]}"
        elif point & BRAKING_POINT and point & CORNERING_POINT:
            text = "BC"
        elif point:
            text = "BP" if point & BRAKING_POINT else "CP"
        line.append((text.rjust(CELL), "bold" if row == 0 else "dim"))
    return line


def _position(state: MotoState, row: int, lane: int, bike: int, centre: int) -> Segment:
    if bike == NONE:
        circuit = state.components.circuit
        road = "─" if circuit.racing_line[row] == lane else "·"
        return road.rjust(CELL), DIFFICULTY_STYLE[circuit.difficulty[row]] or "dim"
    mark = "▸" if bike == centre else " "
    return f"{mark}{state.components.codes[bike]}", _colour(state, bike)


# ── The order: places, laps, when a bike acts, dials, dice with the faces underneath, conditions ──

NAME = 15


def _order(state: MotoState, viewer: int, texts: Texts) -> list[Line]:
    components = state.components
    dials = texts.words("board-dials") if components.level > BASIC else ""
    heads = [texts.words(f"board-{head}") for head in ("bike", "laps", "row", "acts")]
    lines: list[Line] = [[(f"        {heads[0].ljust(NAME)}{heads[1]:>4}{heads[2]:>5}{heads[3]:>6}  {dials}", "dim")]]
    for place, bike in enumerate(classification(state), first_place(state)):
        mark = "▸" if components.seat_of(bike) == viewer else " "
        line: Line = [(f"   {mark}{place:>2}  ", "bold"), _name(state, bike, texts)]
        distance = state.distance[bike]
        lap = max(1, min(distance // components.circuit.rows + 1, state.goal // components.circuit.rows))
        acts = place_of(state.queue, bike)
        when = texts.words("board-now") if acts == 0 else f"+{acts}" if acts > 0 else ""
        line.append((f"{lap:>4}{distance % components.circuit.rows:>5}{when:>6}  ", ""))
        if components.level > BASIC:
            for dial, width in ((state.front[bike], 5), (state.rear[bike], 5), (state.engine[bike], 7)):
                line.append((str(dial).rjust(width), "warn" if dial < 3 else ""))
            line.append((" ", ""))
        line.append(_condition(state, bike, texts))
        lines.append(line)
    return lines


def _condition(state: MotoState, bike: int, texts: Texts) -> Segment:
    if bike in state.finished:
        return texts.words("board-finished"), "bold"
    if bike in state.out:
        return texts.words("board-out"), "warn"
    words = [f"{face}({flipped(face)})" for face in (state.low[bike], state.high[bike]) if face]
    if state.slip[bike]:
        words.append(texts.words("board-slip"))
    if state.contact[bike]:
        words.append(texts.words("board-contact"))
    if STANCES[state.stance[bike]]:
        words.append(texts.words(STANCES[state.stance[bike]]))
    return " ".join(words), ""


def _name(state: MotoState, bike: int, texts: Texts) -> Segment:
    name = f"{state.components.codes[bike]} {texts.name('bike', bike)}"
    return name.ljust(NAME), _colour(state, bike)


def _colour(state: MotoState, bike: int) -> str:
    return state.game.domains["team"].slug(state.components.team[bike])
