"""The table as a terminal shows it: the map with its tiles, the dashboards and the cards; 80 columns."""

from paddock.core.board import Line, Segment
from paddock.core.names import NONE, UNKNOWN
from paddock.core.texts import Texts
from paddock.core.view import View
from paddock.games.great_race.rules.chart import CITY, RISK
from paddock.games.great_race.rules.maintenance import progress_order
from paddock.games.great_race.rules.state import GreatState

CELL = 5
"""The width of a space on the map."""


def draw(view: View, texts: Texts) -> list[Line]:
    """The view as lines of segments (see `paddock.core.board`)."""
    state = view.state
    assert isinstance(state, GreatState)
    return [
        *_heading(state),
        *_map(state, view.seat),
        *_legend(state),
        [],
        *_dashboards(state, view.seat),
        [],
        *_cards(state, view.seat),
    ]


# ── The race ──


def _heading(state: GreatState) -> list[Line]:
    components = state.components
    spaces = state.game.domains["space"]
    way = f"{spaces.title(components.chart.start)} to {spaces.title(components.chart.goal)}"
    words = f" · {way} · round {state.round}" + (" · the last one" if state.arrived else "")
    order = ", ".join(state.game.seat_name(seat) for seat in state.order)
    return [[(components.board.name, "bold"), (words, "")], [(f"turn order: {order}", "dim")], []]


# ── The map: a cell shows the tile's cost, the city's letter or nothing, and the vehicles standing there ──


def _map(state: GreatState, viewer: int) -> list[Line]:
    """The map; a mark stands at the lane of whoever acts, or else of the viewer."""
    chart = state.components.chart
    at = {(chart.row[space], chart.column[space]): space for space in range(chart.spaces)}
    columns = 1 + max(chart.column)
    lines: list[Line] = [[("    " + "".join(chr(ord("A") + c).center(CELL) for c in range(columns)), "dim")]]
    acting = state.active if state.active != NONE else viewer
    marked = chart.row[state.space[acting]] if acting >= 0 else NONE
    for row in range(chart.squares):
        line: Line = [("▸" if row == marked else " ", ""), (f"{row + 1:>2} ", "dim")]
        for column in range(columns):
            line += _cell(state, at[row, column]) if (row, column) in at else [(" " * CELL, "")]
        lines.append(line)
    for beside, crossing in zip(lines[1:], _crossings(state), strict=False):
        beside.append((f"  {crossing}", "dim"))
    return lines


def _crossings(state: GreatState) -> list[str]:
    """The transport lines with their prices, to stand beside the map."""
    chart = state.components.chart
    modes = [line.mode for line in state.components.board.lines]
    return [
        f"{_city(state, start)[:3]}–{_city(state, end)[:3]} {price:>3} F {mode}"
        for start, end, price, mode in zip(chart.line_start, chart.line_end, chart.line_price, modes, strict=True)
    ]


def _city(state: GreatState, space: int) -> str:
    chart = state.components.chart
    return chart.city_names[chart.city[space]]


def _cell(state: GreatState, space: int) -> Line:
    """Five characters: vehicles, or what the space is."""
    here = [seat for seat in range(state.game.seats) if state.space[seat] == space]
    if here:
        marks: Line = [(_letter(state, seat), _colour(state, seat)) for seat in here]
        rest = CELL - len(here)
        return [(" " * (rest // 2), ""), *marks, (" " * (rest - rest // 2), "")]
    chart = state.components.chart
    if chart.kind[space] == CITY:
        # GR-50, G-38: the cards a city gives; none in the arrival city.
        name = _city(state, space)
        text = name[:4] if space == chart.goal else f"{name[:3]}{chart.cards[space]}"
        return [(text.center(CELL), "bold" if space not in (chart.start, chart.goal) else "purple")]
    tile = state.tiles[space]
    if tile == NONE:
        return [("▒▒".center(CELL) if chart.kind[space] == RISK else "··".center(CELL), "dim")]
    return [
        (_cost(state, tile, state.entry_fuel(space)).center(CELL), "warn" if state.components.tile_danger[tile] else "")
    ]


def _cost(state: GreatState, tile: int, fuel: int) -> str:
    """Fuel and mechanical points, ! for danger, x for stop: 21! is two fuel, one point and danger."""
    components = state.components
    danger, stop = "!" if components.tile_danger[tile] else "", "x" if components.tile_stop[tile] else ""
    return f"{fuel}{components.tile_points[tile]}{danger}{stop}"


def _legend(state: GreatState) -> list[Line]:
    crews = "  ".join(f"{_letter(state, seat)} {state.game.seat_name(seat)}" for seat in range(state.game.seats))
    words = "    21 tile: 2 fuel, 1 point · ! danger · x stop · ▒▒ risk · Lag2 city: 2 cards"
    return [[(words, "dim")], [(f"    {crews}", "dim")]]


def _letter(state: GreatState, seat: int) -> str:
    """The first letter of the crew's name that no earlier crew has."""
    taken: list[str] = []
    for other in range(seat + 1):
        name = state.game.seat_name(other)
        taken.append(next((letter for letter in name if letter.upper() not in taken), name[0]).upper())
    return taken[seat]


def _colour(state: GreatState, seat: int) -> str:
    slug = state.game.domains["seat"].slug(seat)
    return next(crew.colour for crew in state.components.box.crews if crew.id == slug)


# ── The dashboards ──


def _dashboards(state: GreatState, viewer: int) -> list[Line]:
    head = f"    {'':12}{'on':<16}{'fuel':>5}{'eng':>5}{'cha':>5}{'cash':>6}  {'Sc':>2}{'Me':>3}{'Es':>3}{'Fu':>3}"
    lines: list[Line] = [[(head, "dim")]]
    for seat in progress_order(state):
        mark = "▸" if seat == state.active else "*" if seat == viewer else " "
        name: Segment = (f"  {mark} {state.game.seat_name(seat)}".ljust(16), _colour(state, seat))
        place = state.game.domains["space"].title(state.space[seat])[:15]
        gauges = f"{state.fuel[seat]:>5}{state.engine[seat]:>5}{state.chassis[seat]:>5}{state.cash[seat]:>4} F"
        slots = f"  {state.scouts[seat]:>2}{state.mechanics[seat]:>3}{state.escorts[seat]:>3}{state.funding[seat]:>3}  "
        lines.append([name, (f"{place:<16}", ""), (gauges, ""), (slots, ""), _condition(state, seat)])
    return lines


def _condition(state: GreatState, seat: int) -> Segment:
    if seat in state.arrived:
        return f"arrived {state.arrived.index(seat) + 1}", "bold"
    if state.engine[seat] == 0:
        return "broken down", "warn"
    return ("passed", "dim") if state.passed[seat] else ("", "")


# ── The cards ──


def _cards(state: GreatState, viewer: int) -> list[Line]:
    names = state.game.domains["card"]
    lines: list[Line] = []
    if state.display:
        lines.append([("    bivouac ".ljust(16), "dim"), (", ".join(names.title(card) for card in state.display), "")])
    for seat in range(state.game.seats):
        known = [names.title(card) for card in state.hand[seat] + state.looked[seat] if card != UNKNOWN]
        hidden = len(state.hand[seat] + state.looked[seat]) - len(known)
        shown = ", ".join(known) if known else f"{hidden} face down" if hidden else "no cards"
        lines.append([(f"    {state.game.seat_name(seat)}".ljust(16), _colour(state, seat)), (shown, "")])
    if state.drawn:
        tiles = state.game.domains["tile"]
        shown = ", ".join(
            f"{tiles.title(tile)} {_cost(state, tile, state.components.tile_fuel[tile])}" for tile in state.drawn
        )
        lines.append([("    drawn tiles".ljust(16), "dim"), (shown, "")])
    piles = (
        f"pile {len(state.pile)}, discards {len(state.discard)}, bag {len(state.bag)} tiles, {len(state.removed)} gone"
    )
    lines.append([("    " + piles, "dim")])
    return lines
