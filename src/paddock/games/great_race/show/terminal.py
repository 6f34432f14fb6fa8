"""The table as a terminal shows it: the map with its tiles, the dashboards and the cards; 80 columns."""

from paddock.core.board import Line, Segment
from paddock.core.names import NONE, UNKNOWN
from paddock.core.rows import place_of
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
        *_heading(state, texts),
        *_map(state, view.seat, texts),
        *_legend(state, texts),
        [],
        *_dashboards(state, view.seat, texts),
        [],
        *_cards(state, view.seat, texts),
    ]


# ── The race ──


def _heading(state: GreatState, texts: Texts) -> list[Line]:
    components = state.components
    start, goal = texts.name("space", components.chart.start), texts.name("space", components.chart.goal)
    words = [texts.words("board-way", start=start, goal=goal), texts.words("board-round", round=state.round)]
    if state.arrived:
        words.append(texts.words("board-last"))
    name = texts.printed().get(components.board.name, components.board.name)
    order = texts.words("board-order", seats=", ".join(texts.name("seat", seat) for seat in state.order))
    return [[(name, "bold"), (" · " + " · ".join(words), "")], [(order, "dim")], []]


# ── The map: a cell shows the tile's cost, the city's letter or nothing, and the vehicles standing there ──


def _map(state: GreatState, viewer: int, texts: Texts) -> list[Line]:
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
            line += _cell(state, at[row, column], texts) if (row, column) in at else [(" " * CELL, "")]
        lines.append(line)
    for beside, crossing in zip(lines[1:], _crossings(state, texts), strict=False):
        beside.append((f"  {crossing}", "dim"))
    return lines


def _crossings(state: GreatState, texts: Texts) -> list[str]:
    """The transport lines with their prices, to stand beside the map."""
    chart = state.components.chart
    modes = [line.mode for line in state.components.board.lines]
    return [
        f"{_city(state, start, texts)[:3]}–{_city(state, end, texts)[:3]} {price:>3} F {texts.words(f'board-{mode}')}"
        for start, end, price, mode in zip(chart.line_start, chart.line_end, chart.line_price, modes, strict=True)
    ]


def _city(state: GreatState, space: int, texts: Texts) -> str:
    return texts.name("space", space)


def _cell(state: GreatState, space: int, texts: Texts) -> Line:
    """Five characters: vehicles, or what the space is."""
    here = [seat for seat in range(state.game.seats) if state.space[seat] == space]
    if here:
        marks: Line = [(_letter(state, seat, texts), _colour(state, seat)) for seat in here]
        rest = CELL - len(here)
        return [(" " * (rest // 2), ""), *marks, (" " * (rest - rest // 2), "")]
    chart = state.components.chart
    if chart.kind[space] == CITY:
        # GR-50, G-38: the cards a city gives; none in the arrival city.
        name = _city(state, space, texts)
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


def _legend(state: GreatState, texts: Texts) -> list[Line]:
    crews = "  ".join(f"{_letter(state, seat, texts)} {texts.name('seat', seat)}" for seat in range(state.game.seats))
    words = "    " + texts.words("board-legend")
    return [[(words, "dim")], [(f"    {crews}", "dim")]]


def _letter(state: GreatState, seat: int, texts: Texts) -> str:
    """The first letter of the crew's name that no earlier crew has."""
    taken: list[str] = []
    for other in range(seat + 1):
        name = texts.name("seat", other)
        taken.append(next((letter for letter in name if letter.upper() not in taken), name[0]).upper())
    return taken[seat]


def _colour(state: GreatState, seat: int) -> str:
    slug = state.game.domains["seat"].slug(seat)
    return next(crew.colour for crew in state.components.box.crews if crew.id == slug)


# ── The dashboards ──


def _dashboards(state: GreatState, viewer: int, texts: Texts) -> list[Line]:
    heads = [texts.words(f"board-{head}") for head in ("on", "fuel", "engine", "chassis", "cash")]
    slots = [texts.name("slot", slot)[:2] for slot in range(4)]
    gauges = f"{heads[1]:>5}{heads[2]:>5}{heads[3]:>5}{heads[4]:>6}"
    head = f"    {'':12}{heads[0]:<16}{gauges}  {slots[0]:>2}{slots[1]:>3}{slots[2]:>3}{slots[3]:>3}"
    lines: list[Line] = [[(head, "dim")]]
    for seat in progress_order(state):
        mark = "▸" if seat == state.active else "*" if seat == viewer else " "
        name: Segment = (f"  {mark} {texts.name('seat', seat)}".ljust(16), _colour(state, seat))
        place = texts.name("space", state.space[seat])[:15]
        gauges = f"{state.fuel[seat]:>5}{state.engine[seat]:>5}{state.chassis[seat]:>5}{state.cash[seat]:>4} F"
        planned = (
            f"  {state.scouts[seat]:>2}{state.mechanics[seat]:>3}{state.escorts[seat]:>3}{state.funding[seat]:>3}  "
        )
        lines.append([name, (f"{place:<16}", ""), (gauges, ""), (planned, ""), _condition(state, seat, texts)])
    return lines


def _condition(state: GreatState, seat: int, texts: Texts) -> Segment:
    if seat in state.arrived:
        return texts.words("board-arrived", place=place_of(state.arrived, seat) + 1), "bold"
    if state.engine[seat] == 0:
        return texts.words("board-broken-down"), "warn"
    return (texts.words("board-passed"), "dim") if state.passed[seat] else ("", "")


# ── The cards ──


def _cards(state: GreatState, viewer: int, texts: Texts) -> list[Line]:
    lines: list[Line] = []
    if state.display:
        display = ", ".join(texts.name("card", card) for card in state.display)
        lines.append([(f"    {texts.words('board-bivouac')} ".ljust(16), "dim"), (display, "")])
    for seat in range(state.game.seats):
        held = [*state.hand[seat], *state.looked[seat]]
        known = [texts.name("card", card) for card in held if card != UNKNOWN]
        hidden = len(held) - len(known)
        nothing = texts.words("board-face-down", count=hidden) if hidden else texts.words("board-no-cards")
        shown = ", ".join(known) or nothing
        lines.append([(f"    {texts.name('seat', seat)}".ljust(16), _colour(state, seat)), (shown, "")])
    if state.drawn:
        shown = ", ".join(
            f"{texts.name('tile', tile)} {_cost(state, tile, state.components.tile_fuel[tile])}" for tile in state.drawn
        )
        lines.append([(f"    {texts.words('board-drawn')}".ljust(16), "dim"), (shown, "")])
    left = {"pile": len(state.pile), "discards": len(state.discard), "bag": len(state.bag), "gone": len(state.removed)}
    piles = texts.words("board-piles", **left)
    lines.append([("    " + piles, "dim")])
    return lines
