"""L, M, N. Driving: terrain, unfamiliar territory, cities and transport (GR-37 to GR-53)."""

from typing import Any, Final

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.games.great_race.chart import CITY
from paddock.games.great_race.finish import arrive
from paddock.games.great_race.hands import (
    PLAY,
    card_words,
    empty_jerrycan,
    holds,
    jerrycan_words,
    not_held,
    spend,
)
from paddock.games.great_race.lots import DrawOne
from paddock.games.great_race.scouting import DRAW_TILE, lay_words
from paddock.games.great_race.scripts import DRAWING
from paddock.games.great_race.state import GreatState
from paddock.games.great_race.terms import CARAVAN, ENGINE_SHARE, JERRYCAN, LINE, MOST_POINTS, RANGER, SPACE, TRANSPORT

GO: Final = Verb("go", SPACE)
SAIL: Final = Verb("sail", LINE, ("cards", "points", MOST_POINTS))
HALT: Final = Verb("halt")
PAY: Final = Verb("pay", ENGINE_SHARE)
USE_ESCORT: Final = Verb("escort")
TURN_BACK: Final = Verb("back")

SETS_OFF: Final = EventKind("sets-off", "GR-45", ("seat", "seat"), ("spaces", ""))
FINDS: Final = EventKind("finds", "GR-48", ("seat", "seat"), ("tile", "tile"), ("space", "space"))
DRIVES_TO: Final = EventKind("drives-to", "GR-37", ("seat", "seat"), ("space", "space"), ("fuel", ""))
IS_WORN: Final = EventKind("is-worn", "GR-37", ("seat", "seat"), ("engine", ""), ("chassis", ""))
CROSSES_RISK: Final = EventKind("crosses-risk", "GR-41", ("seat", "seat"), ("fuel", ""))
FACES_DANGER: Final = EventKind("faces-danger", "GR-39", ("seat", "seat"), ("points", ""))
AVOIDS_WITH_ESCORT: Final = EventKind("avoids-with-escort", "GR-33", ("seat", "seat"))
AVOIDS_WITH_RANGER: Final = EventKind("avoids-with-ranger", "GR-65", ("seat", "seat"))
TURNS_BACK: Final = EventKind("turns-back", "GR-87", ("seat", "seat"), ("space", "space"))
BREAKS_DOWN: Final = EventKind("breaks-down", "GR-46", ("seat", "seat"))
MUST_STOP: Final = EventKind("must-stop", "GR-40", ("seat", "seat"), ("space", "space"))
FOLLOWS_CARAVAN: Final = EventKind("follows-caravan", "GR-75", ("seat", "seat"))
ENTERS_CITY: Final = EventKind("enters-city", "GR-49", ("seat", "seat"), ("space", "space"), ("fuel", ""))
SAILS: Final = EventKind("sails", "GR-51", ("seat", "seat"), ("line", "line"), ("price", ""))
SAVES: Final = EventKind("saves", "GR-52", ("seat", "seat"), ("cards", ""), ("saved", ""))
ADVANCES: Final = EventKind("advances", "GR-27", ("seat", "seat"), ("square", ""))


# ── GR-38, GR-39, G-15  What a tile asks for ──


def points_due(state: GreatState, tile: int, avoided: bool) -> int:
    """GR-37, GR-39: the mechanical points of a tile, with its danger unless that is avoided."""
    rules = state.rules
    return rules.tile_points[tile] + (rules.danger_points if rules.tile_danger[tile] and not avoided else 0)


def points_left(state: GreatState, seat: int) -> int:
    return state.engine[seat] + state.chassis[seat]


def can_enter(state: GreatState, seat: int, space: int) -> bool:
    """Whether the vehicle may drive onto a neighbouring space."""
    tile = state.tiles[space]
    if tile == NONE and state.rules.chart.kind[space] != CITY:
        return bool(state.bag)  # GR-48, G-33
    if state.fuel[seat] < state.entry_fuel(space):
        return False
    if tile == NONE:
        return True
    if points_due(state, tile, avoided=False) <= points_left(state, seat):
        return True
    can_avoid = state.escorts[seat] > 0 or holds(state, seat, RANGER)
    return can_avoid and points_due(state, tile, avoided=True) <= points_left(state, seat)


def fare(state: GreatState, line: int, cards: int) -> int:
    """GR-51, GR-52, GR-94: what a transport line costs with so many Transport cards."""
    return max(0, state.rules.chart.line_price[line] - cards * state.rules.transport_saving)


# ── GR-32, GR-45, GR-47, GR-51, GR-84, G-13, G-34 to G-36, G-39, G-40  Where to next ──


def ways(state: GreatState, seat: int) -> list[int]:
    """Every next space, and at the beginning of a drive every crossing with every number of Transport cards."""
    chart = state.rules.chart
    here = state.space[seat]
    found = [GO.code(space) for space in chart.roads[here] if can_enter(state, seat, space)]
    if state.driven == 0 and chart.lines_of[here] and state.fuel[seat] >= state.rules.city_fuel:
        held = state.hand[seat].count(TRANSPORT)
        for line in chart.lines_of[here]:
            for cards in range(held + 1):
                if fare(state, line, cards) <= state.cash[seat]:
                    found.append(SAIL.code(line, cards))
    return found


def can_drive(state: GreatState, seat: int) -> bool:
    """GR-46, G-39: a vehicle that is not broken down and can reach some space."""
    return state.engine[seat] > 0 and bool(ways(state, seat))


class ChooseWay(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: int) -> list[int]:
        found = ways(state, seat)
        if state.driven:
            found.insert(0, HALT.code())
        if holds(state, seat, JERRYCAN):
            found.append(PLAY.code(JERRYCAN))
        return found

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        if GO.has(action):
            state.entering = GO.first(action)
        elif HALT.has(action):
            state.steps = 0
        elif SAIL.has(action):
            sail(state, seat, SAIL.first(action), SAIL.last(action))
        else:
            empty_jerrycan(state, seat)

    def prompt(self, state: GreatState, seat: int) -> Message:
        slug = state.game.domains["space"].slug(state.space[seat])
        key = "ask-choose-way" if state.driven else "ask-choose-first-way"
        return Message(key, {"steps": state.steps, "fuel": state.fuel[seat], "space": f"space:{slug}"})

    def label(self, state: GreatState, seat: int, action: int) -> Message | None:
        if GO.has(action):
            return way_words(state, GO.first(action))
        if SAIL.has(action):
            line, cards = SAIL.first(action), SAIL.last(action)
            city = state.rules.chart.other_end(line, state.space[seat])
            words: dict[str, str | int] = {
                "space": f"space:{state.game.domains['space'].slug(city)}",
                "price": fare(state, line, cards),
                "cards": cards,
                "fuel": state.rules.city_fuel,
            }
            return Message("do-sail", words)
        return jerrycan_words(state, seat) if PLAY.has(action) else None

    def why_not(self, state: GreatState, seat: int, action: int) -> Reason:
        if HALT.has(action):
            return Reason("G-39", Message("why-drive-somewhere"))
        if PLAY.has(action):
            card = PLAY.first(action)
            if card == JERRYCAN:
                return not_held(state, card, "GR-71")
            return Reason("GR-21", Message("why-not-in-a-drive", card_words(state, card)))
        if GO.has(action):
            return no_way(state, seat, GO.first(action))
        return no_line(state, seat, SAIL.first(action), SAIL.last(action))


CHOOSE_WAY: Final = ChooseWay("choose-way", "GR-45", [HALT, GO, SAIL, PLAY])


def way_words(state: GreatState, space: int) -> Message:
    words: dict[str, str | int] = {"space": f"space:{state.game.domains['space'].slug(space)}"}
    if state.rules.chart.kind[space] == CITY:
        cards = 0 if space == state.rules.chart.goal else state.rules.chart.cards[space]
        return Message("do-go-city", words | {"fuel": state.rules.city_fuel, "cards": cards})
    if state.tiles[space] == NONE:
        return Message("do-go-blank", words | {"tiles": len(state.bag)})
    return Message("do-go", lay_words(state, state.tiles[space], space))


def no_way(state: GreatState, seat: int, space: int) -> Reason:
    words: dict[str, str | int] = {"space": f"space:{state.game.domains['space'].slug(space)}"}
    if space not in state.rules.chart.roads[state.space[seat]]:
        return Reason("G-29", Message("why-not-next", words))
    if state.tiles[space] == NONE and state.rules.chart.kind[space] != CITY:
        return Reason("G-33", Message("why-bag-empty", words))
    fuel = state.entry_fuel(space)
    if state.fuel[seat] < fuel:
        rule = "GR-49" if state.rules.chart.kind[space] == CITY else "GR-38"
        return Reason(rule, Message("why-not-enough-fuel", words | {"fuel": fuel, "left": state.fuel[seat]}))
    points = points_due(state, state.tiles[space], avoided=False)
    return Reason("GR-38", Message("why-not-enough-points", words | {"points": points}))


def no_line(state: GreatState, seat: int, line: int, cards: int) -> Reason:
    if state.driven:
        return Reason("G-35", Message("why-cross-first"))
    if line not in state.rules.chart.lines_of[state.space[seat]]:
        slug = state.game.domains["line"].slug(line)
        return Reason("GR-51", Message("why-line-not-here", {"line": f"line:{slug}"}))
    if state.hand[seat].count(TRANSPORT) < cards:
        return not_held(state, TRANSPORT, "GR-52")
    if state.fuel[seat] < state.rules.city_fuel:
        return Reason("GR-84", Message("why-fuel-to-land", {"fuel": state.rules.city_fuel}))
    words: dict[str, str | int] = {"price": fare(state, line, cards), "cash": state.cash[seat]}
    return Reason("GR-51", Message("why-not-enough-cash", words))


def set_off(state: GreatState) -> None:
    """GR-45: the engine level now is how far this drive may go, whatever happens to the engine on the way."""
    state.steps = state.engine[state.active]
    state.driven = 0
    state.emit(SETS_OFF, state.active, state.steps)


def choose_way(state: GreatState) -> None:
    if state.steps > 0 and state.entering == NONE:
        state.repeat()
        state.ask(CHOOSE_WAY, state.active)


# ── GR-51, GR-52, GR-94  Transport ──


def sail(state: GreatState, seat: int, line: int, cards: int) -> None:
    price = fare(state, line, cards)
    for _ in range(cards):
        spend(state, seat, TRANSPORT)
    state.cash[seat] -= price
    state.entering = state.rules.chart.other_end(line, state.space[seat])
    state.emit(SAILS, seat, line, price)
    if cards:
        state.emit(SAVES, seat, cards, state.rules.chart.line_price[line] - price)


# ── GR-48  Unfamiliar territory: a tile is drawn and laid under the vehicle ──


class FoundTile(DrawOne):
    def lot(self, state: GreatState) -> list[int]:
        return state.bag

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        tile = DRAW_TILE.first(action)
        state.bag.remove(tile)
        state.tiles[state.entering] = tile
        state.blind = 1
        state.emit(FINDS, state.active, tile, state.entering)


FOUND_TILE: Final = FoundTile("found-tile", "GR-48", DRAW_TILE)


def explore(state: GreatState) -> None:
    space = state.entering
    if space != NONE and state.tiles[space] == NONE and state.rules.chart.kind[space] != CITY:
        state.ask_nature(FOUND_TILE)


# ── GR-33, GR-37 to GR-39, GR-48, GR-87, G-14 to G-18, G-48  The cost of a tile ──


def shares(state: GreatState, seat: int) -> list[int]:
    """The engine's share of the loss, in all ways the gauges can pay it now; none if they cannot."""
    if state.fuel[seat] < state.entry_fuel(state.entering):
        return []
    due = points_due(state, state.tiles[state.entering], state.avoided == 1)
    return list(range(max(0, due - state.chassis[seat]), min(due, state.engine[seat]) + 1))


def in_danger(state: GreatState) -> bool:
    return state.rules.tile_danger[state.tiles[state.entering]] and not state.avoided


class SettleCost(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: int) -> list[int]:
        found = [PAY.code(share) for share in shares(state, seat)]
        payable = bool(found)
        if in_danger(state):
            if state.escorts[seat]:
                found.append(USE_ESCORT.code())
            if holds(state, seat, RANGER):
                found.append(PLAY.code(RANGER))
        if not payable:
            if state.fuel[seat] < state.entry_fuel(state.entering) and holds(state, seat, JERRYCAN):
                found.append(PLAY.code(JERRYCAN))
            if state.blind:
                found.append(TURN_BACK.code())
        return found

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        if PAY.has(action):
            pay_for_tile(state, seat, PAY.first(action))
        elif USE_ESCORT.has(action):
            state.escorts[seat] -= 1
            state.avoided = 1
            state.emit(AVOIDS_WITH_ESCORT, seat)
        elif TURN_BACK.has(action):
            turn_back(state, seat)
        elif PLAY.first(action) == JERRYCAN:
            empty_jerrycan(state, seat)
        else:
            spend(state, seat, RANGER)
            state.avoided = 1
            state.emit(AVOIDS_WITH_RANGER, seat)

    def prompt(self, state: GreatState, seat: int) -> Message:
        words = lay_words(state, state.tiles[state.entering], state.entering)
        words["due"] = points_due(state, state.tiles[state.entering], state.avoided == 1)
        words["engine"] = state.engine[seat]
        words["chassis"] = state.chassis[seat]
        return Message("ask-settle-cost-danger" if in_danger(state) else "ask-settle-cost", words)

    def label(self, state: GreatState, seat: int, action: int) -> Message | None:
        if PAY.has(action):
            share = PAY.first(action)
            due = points_due(state, state.tiles[state.entering], state.avoided == 1)
            breakdown = int(share == state.engine[seat])
            fuel = state.entry_fuel(state.entering)
            return Message("do-pay", {"engine": share, "chassis": due - share, "fuel": fuel, "breakdown": breakdown})
        if USE_ESCORT.has(action):
            return Message("do-escort", {"left": state.escorts[seat] - 1, "points": state.rules.danger_points})
        if PLAY.has(action):
            if PLAY.first(action) == JERRYCAN:
                return jerrycan_words(state, seat)
            return Message("do-play-ranger-tile", {"points": state.rules.danger_points})
        return None

    def why_not(self, state: GreatState, seat: int, action: int) -> Reason:
        if PAY.has(action):
            fuel = state.entry_fuel(state.entering)
            if state.fuel[seat] < fuel:
                words: dict[str, str | int] = {"fuel": fuel, "left": state.fuel[seat]}
                words["space"] = f"space:{state.game.domains['space'].slug(state.entering)}"
                return Reason("GR-38", Message("why-not-enough-fuel", words))
            due = points_due(state, state.tiles[state.entering], state.avoided == 1)
            return Reason("GR-37", Message("why-not-that-loss", {"points": due}))
        if TURN_BACK.has(action):
            return Reason("G-16", Message("why-no-turning-back"))
        card = PLAY.first(action) if PLAY.has(action) else RANGER
        if card == RANGER and not in_danger(state):
            return Reason("GR-39", Message("why-no-danger"))
        if USE_ESCORT.has(action):
            return Reason("GR-33", Message("why-no-escort"))
        if card == JERRYCAN and holds(state, seat, card):
            return Reason("GR-71", Message("why-fuel-enough"))
        return not_held(state, card, "GR-65" if card == RANGER else "GR-21")


SETTLE_COST: Final = SettleCost("settle-cost", "GR-37", [PAY, USE_ESCORT, PLAY, TURN_BACK])


def settle_cost(state: GreatState) -> None:
    """Ask for the loss where there is a choice. Whether there is one is judged by what everybody sees (escorts, the
    size of the hand), so that the question does not tell who holds a Ranger or a Jerrycan."""
    if state.entering == NONE:
        return
    seat = state.active
    if state.rules.chart.kind[state.entering] == CITY:
        enter_city(state, seat)
        return
    ways_to_pay = shares(state, seat)
    help_at_hand = state.escorts[seat] > 0 or bool(state.hand[seat])
    if (
        len(ways_to_pay) > 1
        or (in_danger(state) and help_at_hand)
        or (not ways_to_pay and fuel_might_help(state, seat))
    ):
        state.repeat()
        state.ask(SETTLE_COST, seat)
    elif ways_to_pay:
        pay_for_tile(state, seat, ways_to_pay[0])
    else:
        turn_back(state, seat)


def fuel_might_help(state: GreatState, seat: int) -> bool:
    due = points_due(state, state.tiles[state.entering], state.avoided == 1)
    return bool(state.hand[seat]) and due <= points_left(state, seat)


def pay_for_tile(state: GreatState, seat: int, share: int) -> None:
    """GR-37, GR-46, G-14: fuel, then engine and chassis; an engine at 0 stops the vehicle on the tile it entered."""
    space = state.entering
    tile = state.tiles[space]
    fuel = state.entry_fuel(space)
    due = points_due(state, tile, state.avoided == 1)
    state.fuel[seat] -= fuel
    state.engine[seat] -= share
    state.chassis[seat] -= due - share
    move_to(state, seat, space)
    state.emit(DRIVES_TO, seat, space, fuel)
    if fuel > state.rules.tile_fuel[tile]:
        state.emit(CROSSES_RISK, seat, fuel - state.rules.tile_fuel[tile])
    if due > state.rules.tile_points[tile]:
        state.emit(FACES_DANGER, seat, due - state.rules.tile_points[tile])
    if due:
        state.emit(IS_WORN, seat, share, due - share)
    state.steps -= 1
    if state.engine[seat] == 0:
        state.steps = 0
        state.emit(BREAKS_DOWN, seat)


def turn_back(state: GreatState, seat: int) -> None:
    """GR-48, GR-87, G-17: nothing is lost, the tile stays, the drive is over."""
    state.emit(TURNS_BACK, seat, state.entering)
    state.entering = NONE
    state.blind = 0
    state.avoided = 0
    state.steps = 0


def move_to(state: GreatState, seat: int, space: int) -> None:
    state.space[seat] = space
    state.driven += 1
    state.entering = NONE
    state.blind = 0
    state.avoided = 0


# ── GR-40, GR-75  The stop symbol, and the Caravan ──


class HaltOrFollow(DecisionKind[GreatState]):
    def options(self, state: GreatState, seat: int) -> list[int]:
        return [HALT.code(), PLAY.code(CARAVAN)] if holds(state, seat, CARAVAN) else [HALT.code()]

    def apply(self, state: GreatState, seat: int, action: int) -> None:
        if HALT.has(action):
            state.emit(MUST_STOP, seat, state.space[seat])
            state.steps = 0
        else:
            spend(state, seat, CARAVAN)
            state.emit(FOLLOWS_CARAVAN, seat)

    def prompt(self, state: GreatState, seat: int) -> Message:
        slug = state.game.domains["space"].slug(state.space[seat])
        return Message("ask-halt-or-follow", {"space": f"space:{slug}", "steps": state.steps})

    def label(self, state: GreatState, seat: int, action: int) -> Message | None:
        return Message("do-play-caravan", {"steps": state.steps}) if PLAY.has(action) else None

    def why_not(self, state: GreatState, seat: int, action: int) -> Reason:
        card = PLAY.first(action)
        if card == CARAVAN:
            return not_held(state, card, "GR-75")
        return Reason("GR-40", Message("why-only-a-caravan"))


HALT_OR_FOLLOW: Final = HaltOrFollow("halt-or-follow", "GR-40", [HALT, PLAY])


def obey_stop(state: GreatState) -> None:
    """Asked of everybody who has cards, so that the question does not tell who holds a Caravan."""
    seat = state.active
    if state.steps > 0 and state.rules.tile_stop[state.tiles[state.space[seat]]]:
        if state.hand[seat]:
            state.ask(HALT_OR_FOLLOW, seat)
        else:
            state.emit(MUST_STOP, seat, state.space[seat])
            state.steps = 0


def drive_on(state: GreatState) -> None:
    if state.steps > 0:
        state.restart()


# ── GR-47, GR-49, GR-50, G-37, G-38  Cities ──


def enter_city(state: GreatState, seat: int) -> None:
    chart = state.rules.chart
    space = state.entering
    state.fuel[seat] -= state.rules.city_fuel
    state.steps = 0
    move_to(state, seat, space)
    state.emit(ENTERS_CITY, seat, space, state.rules.city_fuel)
    if space == chart.goal:
        arrive(state, seat)
    else:
        state.call(DRAWING, chart.cards[space])


# ── GR-27, G-41  The progression marker moves once, when the drive is over ──


def end_drive(state: GreatState) -> None:
    seat = state.active
    square = state.rules.chart.square[state.space[seat]]
    state.driven = 0
    if square != state.square[seat]:
        state.square[seat] = square
        state.stack.remove(seat)
        state.stack.append(seat)
        state.emit(ADVANCES, seat, square + 1)


KINDS: Final[list[DecisionKind[Any]]] = [CHOOSE_WAY, FOUND_TILE, SETTLE_COST, HALT_OR_FOLLOW]
EVENTS: Final[list[EventKind]] = [
    SETS_OFF,
    FINDS,
    DRIVES_TO,
    IS_WORN,
    CROSSES_RISK,
    FACES_DANGER,
    AVOIDS_WITH_ESCORT,
    AVOIDS_WITH_RANGER,
    TURNS_BACK,
    BREAKS_DOWN,
    MUST_STOP,
    FOLLOWS_CARAVAN,
    ENTERS_CITY,
    SAILS,
    SAVES,
    ADVANCES,
]
