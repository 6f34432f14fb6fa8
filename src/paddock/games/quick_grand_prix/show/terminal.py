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
    return [*_race(state), *_track(state), [], *_cards(state, view.seat), [], *_season(state)]


# ── The race, and the head of the race card: the safety limits, the present one in brackets ──


def _race(state: QuickState) -> list[Line]:
    components = state.components
    circuit = components.box.circuits[state.circuit]
    words = [f"race {state.race + 1} of {len(components.calendar)}"]
    if state.section == components.sections:
        words.append("finished")
    elif not state.line:
        words.append("before the start")
    else:
        if components.sections > SECTIONS:
            words.append(f"lap {state.section // SECTIONS + 1} of {components.sections // SECTIONS}")
        words.append(f"section {state.section % SECTIONS + 1} of {SECTIONS}")
    words.append(f"difficulty {circuit.difficulty}")
    heading: Line = [(circuit.name, "bold"), (" · " + " · ".join(words), "")]
    label = f"    {'car':11}{'eng':>3}{'pass':>6}{'grid':>5}" if state.line else "    safety limits"
    limits: Line = [(label.ljust(MARGIN), "dim")]
    now = state.section % SECTIONS if state.line and state.section < components.sections else NONE
    for section, limit in enumerate(circuit.limits):
        triangle = "▲" if section + 1 in circuit.drs else ""
        text = f"[{limit}]{triangle}" if section == now else f" {limit}{triangle}"
        limits.append((text.ljust(COLUMN), "bold" if section == now else ""))
    limits.append(("▲ DRS", "dim"))
    return [heading, [], limits]


# ── The line, front to back, with what the race card says of each car ──


def _track(state: QuickState) -> list[Line]:
    lines: list[Line] = []
    place = 0
    for slot in state.line:
        if slot == SL_CARD:
            lines.append([("    ── SL card ──", "dim")])
        elif slot >= GAP:
            lines.append([("    ── gap of ", "dim"), _car(state, slot - GAP), (", in the pits ──", "dim")])
        else:
            place += 1
            lines.append(_car_line(state, slot, place))
    return lines


def _car_line(state: QuickState, car: int, place: int) -> Line:
    title, style = _car(state, car)
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
        line.append(("damaged", "warn"))
    return line


def _entry(state: QuickState, total: int, section: int) -> Segment:
    """QGP-27, QGP-28: a total on the race card, circled if it was the highest and over the limit; P for a stop."""
    if total == IN_THE_PITS:
        return " P".ljust(COLUMN), "dim"
    highest = max(row[section] for row in state.totals if section < len(row))
    if total == highest > state.components.limits[state.circuit][section % SECTIONS]:
        return f"({total})".ljust(COLUMN), "warn"
    return f" {total}".ljust(COLUMN), ""


def _car(state: QuickState, car: int) -> Segment:
    return state.game.domains["car"].title(car), _colour(state, car // 2)


def _colour(state: QuickState, seat: int) -> str:
    return state.game.domains["seat"].slug(seat)


# ── The cards: everybody's hand as far as it is known, and the middle ──


def _cards(state: QuickState, viewer: int) -> list[Line]:
    lines: list[Line] = [[("    speed cards: slow/fast, die, qualifying place (BotG: back of the grid)", "dim")]]
    for seat in range(state.game.seats):
        mark = "▸ " if seat == viewer else "  "
        name: Segment = (f"  {mark}{state.game.seat_name(seat)}".ljust(12), _colour(state, seat))
        cards: Line = [(_card(state, card).ljust(22), "") for card in state.cards_of(seat)] or [("no card", "dim")]
        answered = state.kind.sealed and state.answers[seat] != NONE if state.asks >= 0 else False
        lines.append([name, *cards, ("has answered" if answered else "", "dim")])
    label = "    middle".ljust(12)
    for first in range(0, len(state.middle), 3):
        row = [_card(state, card).ljust(22) for card in state.middle[first : first + 3]]
        lines.append([(label, "dim"), ("".join(row), "")])
        label = " " * 12
    if state.pile:
        lines.append([("    pile".ljust(12), "dim"), (f"{len(state.pile)} face down", "")])
    return lines


def _card(state: QuickState, card: int) -> str:
    if card == UNKNOWN:
        return "? face down"
    printed = state.components.box.deck[card]
    place = "BotG" if printed.back_of_the_grid else f"Q{printed.qualifying}"
    return f"{printed.name} {printed.slow}/{printed.fast} die {printed.die} {place}"


# ── The season ──


def _season(state: QuickState) -> list[Line]:
    done = len(state.results)
    races = len(state.components.calendar)
    standings: Line = [(f"    season, {done} of {races} run".ljust(MARGIN - 4), "dim")]
    places = state.places()
    for seat in sorted(range(state.game.seats), key=lambda seat: (places[seat], seat)):
        standings.append(
            (f"{places[seat]} {state.game.seat_name(seat)} {state.points[seat]}".ljust(13), _colour(state, seat))
        )
    lines = [standings]
    if state.results:
        podium: Line = [(f"    {_circuit_name(state, done - 1)}, podium".ljust(MARGIN - 4), "dim")]
        for place, car in enumerate(state.results[-1][:3], 1):
            title, style = _car(state, car)
            podium.append((f"{place} {title}".ljust(13), style))
        lines.append(podium)
    return lines


def _circuit_name(state: QuickState, race: int) -> str:
    return state.components.box.circuits[state.components.calendar[race]].name
