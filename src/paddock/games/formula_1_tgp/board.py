"""The table as a terminal shows it: the road with its gaps, the strips of every car, the teams; 80 columns."""

from textwrap import wrap

from paddock.core.board import Line
from paddock.core.names import NONE, UNKNOWN
from paddock.core.view import View
from paddock.games.formula_1_tgp.development import rating
from paddock.games.formula_1_tgp.state import TgpState
from paddock.games.formula_1_tgp.terms import BURSTING, RUNNING, SPEED_MINUS_ONE

WIDTH = 62  # of the road
MARGIN = 24
ROW = 66  # of words beside a team


def draw(view: View) -> list[Line]:
    """The view as lines of segments (see `paddock.core.board`)."""
    state = view.state
    assert isinstance(state, TgpState)
    lines = [*_race(state)]
    if state.turn:
        lines += [[], *_road(state), *_cars(state)]
    elif state.grid:
        lines += [[], *_grid(state)]
    return [*lines, [], *_teams(state, view.seat), *_lot(state), *_hand(state, view.seat), [], *_season(state)]


# ── The race board: turns, weather, tyres, pit stop, corners ──


def _race(state: TgpState) -> list[Line]:
    rules = state.rules
    circuit = rules.box.circuits[state.circuit]
    words = [f"race {state.race + 1} of {len(rules.calendar)}"]
    if state.turn:
        words.append(f"turn {state.turn} of {circuit.turns}")
        words.append("wet" if state.wet else "dry")
    soft = circuit.hard + state.soft_wear
    words += [f"hard {circuit.hard}, soft {soft}", f"pit stop {circuit.pit}"]
    heading: Line = [(circuit.name, "bold"), (" · " + " · ".join(words), "")]
    names = {"top": "top speed", "acceleration": "acceleration", "driver": "skill", "tyres": "tyres"}
    corners = [
        f"{corner.name} {corner.need}+ {' and '.join(names[name] for name in corner.parameters)}"
        for corner in circuit.corners
    ]
    return [heading, [("    passing: " + " · ".join(corners), "dim")]]


# ── The road: gaps are all that counts ──


def _road(state: TgpState) -> list[Line]:
    order = state.race_order()
    if not order:
        return [[("    no car is left on the road", "dim")]]
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
        line.append((_letter(state, car), _colour(state, car // 2)))
    if behind:
        line.append((" …", "dim"))
    return [[("    leader to the left, one dot a space", "dim")], line]


def _letter(state: TgpState, car: int) -> str:
    """The team's first letter, and the half of its board: R1."""
    return f"{state.game.domains['seat'].title(car // 2)[0]}{car % 2 + 1}"


def _cars(state: TgpState) -> list[Line]:
    label = f"    {'':3}{'driver':19}{'gap':>4}  {'fuel':10}{'tyres':15}{'speed':>5}  {'top/acc':>7}  die"
    lines: list[Line] = [[(label, "dim")]]
    order = state.race_order()
    for place, car in enumerate(order, 1):
        gap = state.place[order[0]] - state.place[car]
        worn = state.tread[car] <= SPEED_MINUS_ONE
        lines.append(
            [
                (f"{place:3} ", "bold"),
                (f"{_letter(state, car)} {_driver(state, car):19}", _colour(state, car // 2)),
                (f"{'+' + str(gap) if gap else '':>4}  ", ""),
                (_strip(state.fuel[car], 9).ljust(10), "warn" if state.fuel[car] == 0 else ""),
                (_tyres(state, car).ljust(15), "warn" if worn else ""),
                (f"{state.speed[car]:>5}  ", ""),
                (f"{state.top[car // 2]}/{state.acceleration[car // 2]}".rjust(7), "dim"),
                ("  ✓" if state.rolled[car] else "  –", "" if state.rolled[car] else "dim"),
                (" wing" if state.wing[car] else "", "warn"),
            ]
        )
    out = [car for car in state.grid if state.status[car] != RUNNING]
    if out:
        named = ", ".join(
            f"{_driver(state, car)} {state.game.domains['status'].slug(state.status[car])}" for car in out
        )
        lines.append([(f"    {named}", "dim")])
    return lines


def _strip(value: int, most: int) -> str:
    return f"{value} " + "■" * min(value, most - 2)


def _tyres(state: TgpState, car: int) -> str:
    tread = state.tread[car]
    shown = "D6 4+" if tread == BURSTING else "-1" if tread == SPEED_MINUS_ONE else str(tread)
    used = "".join(state.game.domains["tyre"].slug(tyre)[0].upper() for tyre in state.used[car])
    return f"{state.game.domains['tyre'].slug(state.tyre[car])} {shown}" + (f" [{used}]" if used else "")


def _driver(state: TgpState, car: int) -> str:
    return state.game.domains["driver"].title(state.driver[car])


def _colour(state: TgpState, seat: int) -> str:
    return state.game.domains["seat"].slug(seat)


# ── The start track: two lanes, the front row first ──


def _grid(state: TgpState) -> list[Line]:
    lines: list[Line] = [[("    start track, front row first", "dim")]]
    rows = [state.row[car] for car in state.grid]
    for row in range(max(rows), min(rows) - 1, -1):
        line: Line = [(f"    {row:2} ", "dim")]
        for lane in (0, 1):
            here = next((car for car in state.grid if (state.row[car], state.lane[car]) == (row, lane)), NONE)
            if here == NONE:
                line.append(("·".ljust(24), "dim"))
            else:
                line.append((f"{_letter(state, here)} {_driver(state, here)}".ljust(24), _colour(state, here // 2)))
        lines.append(line)
    return lines


# ── The teams: what they have and have built ──


def _teams(state: TgpState, viewer: int) -> list[Line]:
    label = f"    {'team':8}{'AP':>3}{'rating':>8}{'crew':>6}{'tests':>7}  {'engine, drivers'}"
    lines: list[Line] = [[(label, "dim")]]
    for seat in range(state.game.seats):
        mark = "▸ " if seat == viewer else "  "
        cards = [state.game.domains["engine"].title(state.engine[seat])]
        cards += [state.game.domains["driver"].title(d) for d in state.driver[2 * seat : 2 * seat + 2] if d != NONE]
        lines.append(
            [
                (f"  {mark}{state.game.seat_name(seat):8}", _colour(state, seat)),
                (
                    f"{state.activation[seat]:>3}{rating(state, seat):>8}{state.crew[seat]:>6}{state.tests[seat]:>7}  ",
                    "",
                ),
                (", ".join(cards), ""),
            ]
        )
        built = [
            f"{state.game.domains['facility'].title(facility)} {state.path[seat][facility]}/4"
            for facility in state.facilities[seat]
        ]
        if built:
            lines.append([("            " + ", ".join(built), "dim")])
    return lines


def _lot(state: TgpState) -> list[Line]:
    """The card that is being auctioned."""
    if state.engine_lot != NONE:
        name = state.game.domains["engine"].title(state.engine_lot)
    elif state.driver_lot != NONE:
        name = state.game.domains["driver"].title(state.driver_lot)
    else:
        return []
    bid = f"{state.game.seat_name(state.bidder)} bids {state.bid} AP" if state.bidder != NONE else "no bid yet"
    return [[], [("    on auction: ", "dim"), (name, "bold"), (f" · {bid}", "")]]


def _hand(state: TgpState, viewer: int) -> list[Line]:
    lines: list[Line] = []
    for seat, hand in enumerate(state.hand):
        if not hand:
            continue
        words = f"{len(hand)} face down"
        if seat == viewer and UNKNOWN not in hand:
            words = ", ".join(state.game.domains["card"].title(card) for card in hand)
        name = state.game.seat_name(seat)
        for row in wrap(f"tactic cards: {words}", ROW):
            lines.append([(f"    {name:8}", _colour(state, seat)), (row, "")])
            name = ""
    return [[], *lines] if lines else []


# ── The season ──


def _season(state: TgpState) -> list[Line]:
    done = len(state.results)
    standings: Line = [(f"    season, {done} of {len(state.rules.calendar)} run".ljust(MARGIN + 4), "dim")]
    places = state.places()
    for seat in sorted(range(state.game.seats), key=lambda seat: (places[seat], seat)):
        standings.append(
            (f"{places[seat]} {state.game.seat_name(seat)} {state.points[seat]}".ljust(13), _colour(state, seat))
        )
    return [standings]
