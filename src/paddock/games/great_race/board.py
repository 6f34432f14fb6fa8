"""The table as a terminal shows it: the map with its tiles, the dashboards and the cards; 80 columns."""

from paddock.core.board import Line, Segment
from paddock.core.names import NONE, UNKNOWN
from paddock.core.view import View
from paddock.games.great_race.chart import CITY, RISK
from paddock.games.great_race.state import GreatState

CELL = 5
"""The width of a space on the map."""


def draw(view: View) -> list[Line]:
    """The view as lines of segments (see `paddock.core.board`)."""
    state = view.state
    assert isinstance(state, GreatState)
    return [
        *_heading(state),
        *_map(state),
        *_legend(state),
        [],
        *_dashboards(state, view.seat),
        [],
        *_cards(state, view.seat),
    ]


# ── The race ──


def _heading(state: GreatState) -> list[Line]:
    rules = state.rules
    spaces = state.game.domains["space"]
    way = f"{spaces.title(rules.chart.start)} to {spaces.title(rules.chart.goal)}"
    words = f" · {way} · round {state.round}" + (" · the last one" if state.arrived else "")
    order = ", ".join(state.game.seat_name(seat) for seat in state.order)
    return [[(rules.board.name, "bold"), (words, "")], [(f"turn order: {order}", "dim")], []]


# ── The map: a cell shows the tile's cost, the city's letter or nothing, and the vehicles standing there ──


def _map(state: GreatState) -> list[Line]:
    chart = state.rules.chart
    at = {(chart.row[space], chart.column[space]): space for space in range(chart.spaces)}
    columns = 1 + max(chart.column)
    lines: list[Line] = [[("    " + "".join(chr(ord("A") + c).center(CELL) for c in range(columns)), "dim")]]
    for row in range(chart.squares):
        line: Line = [(f"{row + 1:>3} ", "dim")]
        for column in range(columns):
            line += _cell(state, at[row, column]) if (row, column) in at else [(" " * CELL, "")]
        lines.append(line)
    return lines


def _cell(state: GreatState, space: int) -> Line:
    """Five characters: vehicles, or what the space is."""
    here = [seat for seat in range(state.game.seats) if state.space[seat] == space]
    if here:
        marks: Line = [(_letter(state, seat), _colour(state, seat)) for seat in here]
        rest = CELL - len(here)
        return [(" " * (rest // 2), ""), *marks, (" " * (rest - rest // 2), "")]
    chart = state.rules.chart
    if chart.kind[space] == CITY:
        ends = (chart.start, chart.goal)
        return [(chart.city_names[chart.city[space]][:4].center(CELL), "bold" if space not in ends else "purple")]
    tile = state.tiles[space]
    if tile == NONE:
        return [("▒▒".center(CELL) if chart.kind[space] == RISK else "··".center(CELL), "dim")]
    return [(_cost(state, tile, state.entry_fuel(space)).center(CELL), "warn" if state.rules.tile_danger[tile] else "")]


def _cost(state: GreatState, tile: int, fuel: int) -> str:
    """Fuel and mechanical points, ! for danger, x for stop: 21! is two fuel, one point and danger."""
    rules = state.rules
    danger, stop = "!" if rules.tile_danger[tile] else "", "x" if rules.tile_stop[tile] else ""
    return f"{fuel}{rules.tile_points[tile]}{danger}{stop}"


def _legend(state: GreatState) -> list[Line]:
    crews = "  ".join(f"{_letter(state, seat)} {state.game.seat_name(seat)}" for seat in range(state.game.seats))
    words = "    21 a tile: 2 fuel, 1 mechanical point · ! danger · x stop · ▒▒ risk zone"
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
    return next(crew.colour for crew in state.rules.box.crews if crew.id == slug)


# ── The dashboards ──


def _dashboards(state: GreatState, viewer: int) -> list[Line]:
    head = f"    {'':12}{'on':<16}{'fuel':>5}{'eng':>5}{'cha':>5}{'cash':>6}  {'Sc':>2}{'Me':>3}{'Es':>3}{'Fu':>3}"
    lines: list[Line] = [[(head, "dim")]]
    for seat in state.progress_order():
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
            f"{tiles.title(tile)} {_cost(state, tile, state.rules.tile_fuel[tile])}" for tile in state.drawn
        )
        lines.append([("    drawn tiles".ljust(16), "dim"), (shown, "")])
    piles = (
        f"pile {len(state.pile)}, discards {len(state.discard)}, bag {len(state.bag)} tiles, {len(state.removed)} gone"
    )
    lines.append([("    " + piles, "dim")])
    return lines
