"""The table as a terminal shows it: the line of cars with the race card, the cards, and the season; 80 columns."""

from paddock.core.board import Line, Segment
from paddock.core.names import NONE, UNKNOWN
from paddock.core.rows import place_of
from paddock.core.texts import Texts
from paddock.core.view import View
from paddock.games.quick_grand_prix.rules.moving import passing_limit
from paddock.games.quick_grand_prix.rules.speeds import power
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, IN_THE_PITS, SECTIONS, SL_CARD

COLUMN = 5  # the width of a section on the race card
MARGIN = 31  # what stands to its left


def draw(view: View, texts: Texts) -> list[Line]:
    """The view as lines of segments (see `paddock.core.board`)."""
    state = view.state
    assert isinstance(state, QuickState)
    return [
        *_race(state, texts),
        *_track(state, texts),
        [],
        *_cards(state, view.seat, texts),
        [],
        *_season(state, texts),
    ]


# ── The race, and the head of the race card: the safety limits, the present one in brackets ──


def _race(state: QuickState, texts: Texts) -> list[Line]:
    components = state.components
    circuit = components.box.circuits[state.circuit]
    words = [texts.words("board-race", race=state.race + 1, races=len(components.calendar))]
    if state.section == components.sections:
        words.append(texts.words("board-finished"))
    elif not state.line:
        words.append(texts.words("board-before"))
    else:
        if components.sections > SECTIONS:
            lap, laps = state.section // SECTIONS + 1, components.sections // SECTIONS
            words.append(texts.words("board-lap", lap=lap, laps=laps))
        words.append(texts.words("board-section", section=state.section % SECTIONS + 1, sections=SECTIONS))
    words.append(texts.words("board-difficulty", difficulty=circuit.difficulty))
    heading: Line = [(texts.name("circuit", state.circuit), "bold"), (" · " + " · ".join(words), "")]
    heads = [texts.words(f"board-{head}") for head in ("car", "engine", "pass", "grid")]
    label = f"    {heads[0]:11}{heads[1]:>3}{heads[2]:>6}{heads[3]:>5}"
    if not state.line:
        label = "    " + texts.words("board-limits")
    limits: Line = [(label.ljust(MARGIN), "dim")]
    now = state.section % SECTIONS if state.line and state.section < components.sections else NONE
    for section, limit in enumerate(circuit.limits):
        triangle = "▲" if section + 1 in circuit.drs else ""
        text = f"[{limit}]{triangle}" if section == now else f" {limit}{triangle}"
        limits.append((text.ljust(COLUMN), "bold" if section == now else ""))
    limits.append(("▲ DRS", "dim"))
    return [heading, [], limits]


# ── The line, front to back, with what the race card says of each car ──


def _track(state: QuickState, texts: Texts) -> list[Line]:
    lines: list[Line] = []
    place = 0
    for slot in state.line:
        if slot == SL_CARD:
            lines.append([(f"    ── {texts.words('board-sl')} ──", "dim")])
        elif slot >= GAP:
            gap, pits = texts.words("board-gap"), texts.words("board-in-pits")
            lines.append([(f"    ── {gap} ", "dim"), _car(state, slot - GAP, texts), (f", {pits} ──", "dim")])
        else:
            place += 1
            lines.append(_car_line(state, slot, place, texts))
    return lines


def _car_line(state: QuickState, car: int, place: int, texts: Texts) -> Line:
    title, style = _car(state, car, texts)
    hurt = "warn" if car in state.damaged else ""
    line: Line = [
        (f" {place}  ", "bold"),
        (title.ljust(11), style),
        (f"+{power(state, car)}".rjust(3), hurt),
        (f"[{passing_limit(state, car)}]".rjust(6), hurt),
        (f"{place_of(state.grid, car) + 1 if car in state.grid else '–'}".rjust(5), "dim"),
        ("  ", ""),
    ]
    totals = state.totals[car]
    lap = (min(state.section, state.components.sections - 1) // SECTIONS) * SECTIONS
    for section in range(lap, lap + SECTIONS):
        line.append(_entry(state, totals[section], section) if section < len(totals) else (" " * COLUMN, ""))
    if car in state.damaged:
        line.append((texts.words("board-damaged"), "warn"))
    return line


def _entry(state: QuickState, total: int, section: int) -> Segment:
    """QGP-27, QGP-28: a total on the race card, circled if it was the highest and over the limit; P for a stop."""
    if total == IN_THE_PITS:
        return " P".ljust(COLUMN), "dim"
    highest = max(row[section] for row in state.totals if section < len(row))
    if total == highest > state.components.limits[state.circuit][section % SECTIONS]:
        return f"({total})".ljust(COLUMN), "warn"
    return f" {total}".ljust(COLUMN), ""


def _car(state: QuickState, car: int, texts: Texts) -> Segment:
    return texts.name("car", car), _colour(state, car // 2)


def _colour(state: QuickState, seat: int) -> str:
    return state.game.domains["seat"].slug(seat)


# ── The cards: everybody's hand as far as it is known, and the middle ──


def _cards(state: QuickState, viewer: int, texts: Texts) -> list[Line]:
    lines: list[Line] = [[("    " + texts.words("board-cards"), "dim")]]
    width = max(12, 5 + max(len(texts.name("seat", seat)) for seat in range(state.game.seats)))
    for seat in range(state.game.seats):
        mark = "▸ " if seat == viewer else "  "
        name: Segment = (f"  {mark}{texts.name('seat', seat)}".ljust(width), _colour(state, seat))
        cards: Line = [(_card(state, card, texts).ljust(22), "") for card in state.cards_of(seat)]
        cards = cards or [(texts.words("board-no-card"), "dim")]
        answered = state.kind.sealed and state.answers[seat] != NONE if state.asks >= 0 else False
        lines.append([name, *cards, (texts.words("board-answered") if answered else "", "dim")])
    label = f"    {texts.words('board-middle')} ".ljust(width)
    for first in range(0, len(state.middle), 3):
        row = [_card(state, card, texts).ljust(22) for card in state.middle[first : first + 3]]
        lines.append([(label, "dim"), ("".join(row), "")])
        label = " " * width
    if state.pile:
        down = texts.words("board-face-down", count=len(state.pile))
        lines.append([(f"    {texts.words('board-pile')}".ljust(width), "dim"), (down, "")])
    return lines


def _card(state: QuickState, card: int, texts: Texts) -> str:
    if card == UNKNOWN:
        return texts.words("board-unknown")
    printed = state.components.box.deck[card]
    place = texts.words("board-back") if printed.back_of_the_grid else f"Q{printed.qualifying}"
    return f"{printed.name} {printed.slow}/{printed.fast} {texts.words('board-die', die=printed.die)} {place}"


# ── The season ──


def _season(state: QuickState, texts: Texts) -> list[Line]:
    done = len(state.results)
    races = len(state.components.calendar)
    standings: Line = [("    " + texts.words("board-season", done=done, races=races).ljust(MARGIN - 8), "dim")]
    places = state.places()
    for seat in sorted(range(state.game.seats), key=lambda seat: (places[seat], seat)):
        standings.append(
            (f"{places[seat]} {texts.name('seat', seat)} {state.points[seat]}".ljust(12) + " ", _colour(state, seat))
        )
    lines = [standings]
    if state.results:
        circuit = texts.name("circuit", state.components.calendar[done - 1])
        podium: Line = [("    " + texts.words("board-podium", circuit=circuit).ljust(MARGIN - 8), "dim")]
        for place, car in enumerate(state.results[-1][:3], 1):
            title, style = _car(state, car, texts)
            podium.append((f"{place} {title}".ljust(12) + " ", style))
        lines.append(podium)
    return lines
