"""The table as a terminal shows it: a ribbon of the track, hand, team sheets and running order; 80 columns."""

from paddock.core.board import Line, Segment
from paddock.core.names import NONE, UNKNOWN
from paddock.core.texts import Texts
from paddock.core.view import View
from paddock.games.grand_prix.rules.order import running_order
from paddock.games.grand_prix.rules.scoring import classification
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import LANE_LETTERS, PIT_LANE, WALL, WEAR_NAMES, WET_WEATHER
from paddock.games.grand_prix.rules.tyres import needs_change

WEAR_LETTERS = "tswbged"
SECTORS_SHOWN = 25
COLUMN = 3
HALF = 39  # the width of a column where two stand side by side


def draw(view: View, texts: Texts) -> list[Line]:
    """The view as lines of segments (see `paddock.core.board`)."""
    state = view.state
    assert isinstance(state, GrandPrixState)
    lines: list[Line] = [_race(state, texts), *_flags(state, texts)]
    if any(space != NONE for space in state.spot):
        lines += _ribbon(state, view.seat)
    lines += [[], *_hand(state, view.seat, texts)]
    if state.grid and NONE not in state.grid:
        lines += [[], *_sheets(state, view.seat, texts)]
        lines += [[], *_order(state, texts)]
    return lines


# ── The race ──


def _race(state: GrandPrixState, texts: Texts) -> Line:
    components = state.components
    words = [texts.words("board-lap", lap=state.lap_shown, laps=components.laps)]
    words.append(texts.words("board-turn", turn=state.turn) if state.turn else texts.words("board-before"))
    words.append(texts.words("board-wet" if state.weather == WET_WEATHER else "board-dry"))
    if state.closed:
        words.append(texts.words("board-finished"))
    return [(components.track.name, "bold"), (" · " + " · ".join(words), "")]


def _flags(state: GrandPrixState, texts: Texts) -> list[Line]:
    components = state.components
    words = []
    if state.zone != NONE:
        sectors = components.graphs[state.zone].zone_sectors
        words.append(texts.words("board-zone", first=sectors[0], last=sectors[-1]))
    if state.event != NONE:
        words.append(texts.words("board-event", event=texts.name("event", state.event)))
    return [[("    " + " · ".join(words), "warn")]] if words else []


# ── The ribbon: sectors from left to right, the outside lane on top, the pit lane at the bottom ──


def _ribbon(state: GrandPrixState, viewer: int) -> list[Line]:
    components = state.components
    track = components.track
    first = _centre(state, viewer) - SECTORS_SHOWN * 2 // 3
    sectors = [(first + step) % track.length for step in range(SECTORS_SHOWN)]
    zone = state.graph.zone_sectors
    head: Line = [("    ", "")]
    for sector in sectors:
        head.append((f"{sector:>2}{_edge(state, sector)}", "warn" if sector in zone else "dim"))
    lines = [head]
    standing: dict[int, list[int]] = {}
    for car, space in enumerate(state.spot):
        if space != NONE:
            standing.setdefault(space, []).append(car)
    widest = max(track.widths[sector] for sector in sectors)
    rows = [*([WALL] if any(track.wall[s] in standing for s in sectors) else []), *range(widest - 1, -1, -1), PIT_LANE]
    for lane in rows:
        line: Line = [(f"  {LANE_LETTERS[lane]} ", "dim")]
        for sector in sectors:
            if lane < WALL and lane >= track.widths[sector]:
                line.append((" " * COLUMN, ""))
                continue
            space = track.wall[sector] if lane == WALL else track.pit_lane[sector]
            cars = standing.get(track.base[sector] + lane if lane < WALL else space, [])
            line.append(_cell(state, cars, sector, lane))
        lines.append(line)
    return lines


def _cell(state: GrandPrixState, cars: list[int], sector: int, lane: int) -> Segment:
    edge = _edge(state, sector)
    if not cars:
        return (" ·" if lane < WALL else "  ") + edge, "dim"
    best = min(cars, key=list(state.pit_lane).index) if len(cars) > 1 else cars[0]
    mark = "+" if len(cars) > 1 else edge
    return f"{state.components.numbers[best]:>2}{mark}", _style(state, best)


def _edge(state: GrandPrixState, sector: int) -> str:
    """The start/finish line stands after the last sector."""
    return "|" if sector == state.components.length - 1 else " "


def _centre(state: GrandPrixState, viewer: int) -> int:
    """The sector that matters most: of the active car, of one's own foremost car, of the leader."""
    order = running_order(state)
    own = [car for car in order if state.is_player_car(car) and car // 2 == viewer]
    shown = [car for car in (state.active, *own, *order) if car != NONE and state.spot[car] != NONE]
    return state.sector(shown[0]) if shown else 0


def _style(state: GrandPrixState, car: int) -> str:
    """Cars in the colour of their team; NPCs of a team are bold, neutral ones plain."""
    if state.is_player_car(car):
        return state.game.domains["seat"].slug(car // 2)
    return "bold" if state.components.owner[car] != NONE else ""


# ── The running order, in two columns; a dot marks the cars that can still be activated this turn ──


def _order(state: GrandPrixState, texts: Texts) -> list[Line]:
    order = classification(state)
    rows = (len(order) + 1) // 2
    lines: list[Line] = [[("    " + texts.words("board-order"), "dim")]]
    for row in range(rows):
        line: Line = []
        for place in (row, row + rows):
            if place < len(order):
                line += _entry(state, order[place], place, texts)
        lines.append(line)
    return lines


def _entry(state: GrandPrixState, car: int, place: int, texts: Texts) -> Line:
    components = state.components
    if state.is_player_car(car):
        owner = texts.name("seat", car // 2)
    elif components.owner[car] != NONE:
        owner = texts.words("board-npc-of", seat=texts.name("seat", components.owner[car]))
    else:
        owner = texts.words("board-npc")
    if car in state.finished:
        where = texts.words("board-finished")
    elif state.spot[car] == NONE:
        where = texts.words("board-out")
    else:
        where = f"{max(state.lap[car], 0) + 1}/{components.track.spaces[state.spot[car]]}"
        if car in state.lapped:
            where += " " + texts.words("board-lapped")
    mark = "•" if car in state.waiting and state.spot[car] != NONE else " "
    return [
        (f"{place + 1:>3} {mark}", "dim"),
        (f"#{components.numbers[car]}".ljust(4) + f"{owner[:17]:17} ", _style(state, car)),
        (where.ljust(HALF - 25)[: HALF - 25], "warn" if car in state.lapped else ""),
    ]


# ── The team sheets: wear, close calls and tyres of each Player Car ──


def _sheets(state: GrandPrixState, viewer: int, texts: Texts) -> list[Line]:
    lines: list[Line] = [
        [("    " + texts.words("board-sheets"), "dim")],
        [("    " + texts.words("board-wears"), "dim")],
    ]
    for seat in range(state.game.seats):
        mark = "▸" if seat == viewer else " "
        first = "1" if seat == state.first else " "
        style = state.game.domains["seat"].slug(seat)
        line: Line = [(f"{mark}{first} {texts.name('seat', seat):10}", style)]
        for car in (2 * seat, 2 * seat + 1):
            line.append((_sheet(state, car, texts).ljust(33), "" if state.wear_of(car) < 3 else "warn"))
        lines.append(line)
    return lines


def _sheet(state: GrandPrixState, car: int, texts: Texts) -> str:
    words = [f"#{state.components.numbers[car]}"]
    if state.spot[car] == NONE and car in state.gone:
        return " ".join([*words, texts.words("board-out")])
    if state.turn:
        tyres = texts.name("tyre", state.tyres[car])
        words.append(tyres + ("*" if car in state.used else "") + ("!" if needs_change(state, car) else ""))
    else:
        words.append(texts.words("board-no-tyres"))
    wear = "".join(f"{letter}{row[car]}" for letter, row in zip(WEAR_LETTERS, state.wear, strict=True) if row[car])
    if wear:
        words.append(wear)
    if state.close_calls[car]:
        words.append(texts.words("board-calls", count=state.close_calls[car]))
    return " ".join(words)


# ── The hand ──


def _hand(state: GrandPrixState, viewer: int, texts: Texts) -> list[Line]:
    if not 0 <= viewer < state.game.seats or not state.hand[viewer]:
        return [[("    " + texts.words("board-no-cards"), "dim")]] if 0 <= viewer < state.game.seats else []
    lines: list[Line] = [[("    " + texts.words("board-hand"), "dim")]]
    cards = [_card(state, card, texts) for card in state.hand[viewer]]
    for first in range(0, len(cards), 2):
        lines.append([("    " + "".join(card.ljust(HALF - 2) for card in cards[first : first + 2]), "")])
    return lines


def _card(state: GrandPrixState, card: int, texts: Texts) -> str:
    if card == UNKNOWN:
        return "?"
    printed = state.components.box.cards[card]
    movement = texts.words(f"board-{printed.movement}")
    words = [f"{texts.name('card', card)} {movement} {printed.speed}/{printed.pit_exit}"]
    if printed.wear != "none":
        words.append(f"{WEAR_LETTERS[WEAR_NAMES.index(printed.wear)]}1")
    if printed.close_call:
        words.append(texts.words("board-calls", count=printed.close_call))
    return " ".join(words)
