"""The table as a terminal shows it, in the reader's language: the road with its gaps, the strips of every car, the
teams; 80 columns."""

from textwrap import wrap

from paddock.core.board import Line
from paddock.core.flow import step_of
from paddock.core.message import Message, Value
from paddock.core.names import NONE, UNKNOWN
from paddock.core.texts import Texts
from paddock.core.view import View
from paddock.games.formula_1_tgp.rules.development import rating
from paddock.games.formula_1_tgp.rules.sequence import QUALIFYING, RACE, START
from paddock.games.formula_1_tgp.rules.state import TgpState
from paddock.games.formula_1_tgp.rules.terms import BURSTING, RUNNING, SPEED_MINUS_ONE

WIDTH = 62  # of the road
MARGIN = 24
ROW = 66  # of words beside a team


def draw(view: View, texts: Texts) -> list[Line]:
    """The view as lines of segments (see `paddock.core.board`), with the words of a language."""
    state = view.state
    assert isinstance(state, TgpState)
    lines = [*_race(state, texts)]
    if state.turn:
        lines += [[], *_road(state, texts), *_cars(state, texts)]
    elif len(state.grid) > 0:
        lines += [[], *_grid(state, texts)]
    lines += [[], *_teams(state, view.seat, texts), *_lot(state, texts), *_hand(state, view.seat, texts)]
    return [*lines, [], *_season(state, texts)]


def _say(texts: Texts, key: str, values: dict[str, Value] | None = None) -> str:
    return texts.say(Message(key, values))


# ── The race board: turns, weather, tyres, pit stop, corners ──


def _race(state: TgpState, texts: Texts) -> list[Line]:
    components = state.components
    circuit = components.box.circuits[state.circuit]
    words = [_say(texts, "board-race", {"race": state.race + 1, "races": len(components.calendar)})]
    if state.turn:
        words.append(_say(texts, "board-turn", {"turn": state.turn, "turns": circuit.turns}))
        words.append(_say(texts, "board-wet" if state.wet else "board-dry"))
    tyres = "board-tyres" if _is_after_practice(state) else "board-tyres-before-practice"
    words.append(_say(texts, tyres, {"hard": circuit.hard, "soft": circuit.hard + state.soft_wear}))
    words.append(_say(texts, "board-pit", {"pit": circuit.pit}))
    heading: Line = [(circuit.name, "bold"), (" · " + " · ".join(words), "")]
    names = state.game.domains["parameter"]
    corners = [
        f"{corner.name} {corner.need}+ {' + '.join(texts.name('parameter', names.index(p)) for p in corner.parameters)}"
        for corner in circuit.corners
    ]
    passing = wrap(_say(texts, "board-passing", {"corners": " · ".join(corners)}), 76)
    return [heading, *([(f"    {row}", "dim")] for row in passing)]


def _is_after_practice(state: TgpState) -> bool:
    """Whether the soft-wear token of this weekend lies on the board (TGP-32)."""
    return any(step_of(state, script) is not None for script in (QUALIFYING, START, RACE)) or state.over


# ── The road: gaps are all that counts ──


def _road(state: TgpState, texts: Texts) -> list[Line]:
    order = list(state.race_order())
    if not order:
        return [[("    " + _say(texts, "board-empty"), "dim")]]
    first = state.place[order[0]]
    line: Line = [("    ", "")]
    empty = 0
    behind = False
    for place in range(first, min(state.place[order[-1]], first - WIDTH) - 1, -1):
        car = state.car_at(place)
        if car == NONE:
            empty += 1
            continue
        if place < first - WIDTH:
            behind = True
            continue
        if empty:
            line.append(("·" * empty, "dim"))
        empty = 0
        line.append((_letter(texts, car), _colour(state, car // 2)))
    if behind:
        line.append((" …", "dim"))
    return [[("    " + _say(texts, "board-road"), "dim")], line]


def _letter(texts: Texts, car: int) -> str:
    """The team's first letter, and the half of its board: R1."""
    return f"{texts.name('seat', car // 2)[0]}{car % 2 + 1}"


def _cars(state: TgpState, texts: Texts) -> list[Line]:
    heads = [_say(texts, f"board-{name}") for name in ("driver", "gap", "fuel", "tyre", "speed", "setting", "die")]
    label = f"    {'':3}{heads[0]:19}{heads[1]:>4}  {heads[2]:10}{heads[3]:15}{heads[4]:>5}  {heads[5]:>7}  {heads[6]}"
    lines: list[Line] = [[(label, "dim")]]
    order = state.race_order()
    for place, car in enumerate(order, 1):
        gap = state.place[order[0]] - state.place[car]
        worn = state.tread[car] <= SPEED_MINUS_ONE
        lines.append(
            [
                (f"{place:3} ", "bold"),
                (f"{_letter(texts, car)} {_driver(state, car):19}", _colour(state, car // 2)),
                (f"{'+' + str(gap) if gap else '':>4}  ", ""),
                (_strip(state.fuel[car]).ljust(10), "warn" if state.fuel[car] == 0 else ""),
                (_tyres(state, car, texts).ljust(15), "warn" if worn else ""),
                (f"{state.speed[car]:>5}  ", ""),
                (f"{state.top[car // 2]}/{state.acceleration[car // 2]}".rjust(7), "dim"),
                ("  ✓" if state.rolled[car] else "  –", "" if state.rolled[car] else "dim"),
                (" !" if state.wing[car] else "", "warn"),
            ]
        )
    out = [car for car in state.grid if state.status[car] != RUNNING]
    named = ", ".join(f"{_driver(state, car)}: {texts.name('status', state.status[car])}" for car in out)
    lines += [[(f"    {row}", "dim")] for row in wrap(named, ROW)]
    return lines


def _strip(value: int) -> str:
    return f"{value} " + "■" * min(value, 7)


def _tyres(state: TgpState, car: int, texts: Texts) -> str:
    tread = state.tread[car]
    shown = "D6 4+" if tread == BURSTING else "-1" if tread == SPEED_MINUS_ONE else str(tread)
    used = "".join(texts.name("tyre", tyre)[0].upper() for tyre in state.used[car])
    return f"{texts.name('tyre', state.tyre[car])} {shown}" + (f" {used}" if used else "")


def _driver(state: TgpState, car: int) -> str:
    return state.game.domains["driver"].title(state.driver[car])


def _colour(state: TgpState, seat: int) -> str:
    return state.game.domains["seat"].slug(seat)


# ── The start track: two lanes, the front row first ──


def _grid(state: TgpState, texts: Texts) -> list[Line]:
    lines: list[Line] = [[("    " + _say(texts, "board-grid"), "dim")]]
    rows = [state.row[car] for car in state.grid]
    for row in range(max(rows), min(rows) - 1, -1):
        line: Line = [(f"    {row:2} ", "dim")]
        for lane in (0, 1):
            here = next((car for car in state.grid if (state.row[car], state.lane[car]) == (row, lane)), NONE)
            if here == NONE:
                line.append(("·".ljust(24), "dim"))
            else:
                line.append((f"{_letter(texts, here)} {_driver(state, here)}".ljust(24), _colour(state, here // 2)))
        lines.append(line)
    return lines


# ── The teams: what they have and have built ──


def _teams(state: TgpState, viewer: int, texts: Texts) -> list[Line]:
    heads = [_say(texts, f"board-{name}") for name in ("team", "points", "rating", "crew", "tests", "cards")]
    label = f"    {heads[0]:10}{heads[1]:>3}{heads[2]:>8}{heads[3]:>7}{heads[4]:>7}  {heads[5]}"
    lines: list[Line] = [[(label, "dim")]]
    for seat in range(state.game.seats):
        mark = "▸ " if seat == viewer else "  "
        cards = [state.game.domains["engine"].title(state.engine[seat])]
        cards += [_driver(state, car).split()[-1] for car in (2 * seat, 2 * seat + 1) if state.driver[car] != NONE]
        figures = f"{state.activation[seat]:>3}{rating(state, seat):>8}{state.crew[seat]:>7}{state.tests[seat]:>7}  "
        lines.append(
            [
                (f"  {mark}{texts.name('seat', seat):10}", _colour(state, seat)),
                (figures, ""),
                (", ".join(cards), ""),
            ]
        )
        built = [
            f"{texts.name('facility', facility)} {state.path[seat][facility]}/4" for facility in state.facilities[seat]
        ]
        lines += [[("            " + row, "dim")] for row in wrap(", ".join(built), ROW)]
    return lines


def _lot(state: TgpState, texts: Texts) -> list[Line]:
    """The card that is being auctioned."""
    if state.engine_lot != NONE:
        name = state.game.domains["engine"].title(state.engine_lot)
    elif state.driver_lot != NONE:
        name = state.game.domains["driver"].title(state.driver_lot)
    else:
        return []
    bid = _say(texts, "board-no-bid")
    if state.bidder != NONE:
        bid = _say(texts, "board-bid", {"seat": texts.name("seat", state.bidder), "points": state.bid})
    return [[], [(f"    {_say(texts, 'board-lot')} ", "dim"), (name, "bold"), (f" · {bid}", "")]]


def _hand(state: TgpState, viewer: int, texts: Texts) -> list[Line]:
    lines: list[Line] = []
    for seat, hand in enumerate(state.hand):
        if len(hand) == 0:
            continue
        words = _say(texts, "board-face-down", {"count": len(hand)})
        if seat == viewer and UNKNOWN not in hand:
            words = ", ".join(texts.name("card", card) for card in hand)
        name = texts.name("seat", seat)
        for row in wrap(_say(texts, "board-hand", {"cards": words}), ROW):
            lines.append([(f"    {name:10}", _colour(state, seat)), (row, "")])
            name = ""
    return [[], *lines] if lines else []


# ── The season ──


def _season(state: TgpState, texts: Texts) -> list[Line]:
    run = _say(texts, "board-season", {"run": len(state.results), "races": len(state.components.calendar)})
    standings: Line = [("    " + run.ljust(MARGIN), "dim")]
    places = state.places()
    for seat in sorted(range(state.game.seats), key=lambda seat: (places[seat], seat)):
        standings.append(
            (f"{places[seat]} {texts.name('seat', seat)} {state.points[seat]}".ljust(13), _colour(state, seat))
        )
    return [standings]
