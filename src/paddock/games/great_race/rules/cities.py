"""N. Cities and transport lines (GR-47, GR-49 to GR-53, GR-84, GR-94)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import count_of
from paddock.games.great_race.rules.card_words import not_held
from paddock.games.great_race.rules.chart import CITY
from paddock.games.great_race.rules.finish import arrive
from paddock.games.great_race.rules.hands import spend
from paddock.games.great_race.rules.paths import move_vehicle
from paddock.games.great_race.rules.scripts import DRAWING
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import LINE, MOST_POINTS, TRANSPORT

SAIL: Final = Verb("sail", LINE, ("cards", "points", MOST_POINTS))

ENTERS_CITY: Final = EventKind(
    "enters-city", "GR-49", ("seat", "seat"), ("space", "space"), ("fuel", ""), ("fuel_now", "")
)
SAILS: Final = EventKind("sails", "GR-51", ("seat", "seat"), ("line", "line"), ("price", ""), ("cash_now", ""))
SAVES: Final = EventKind("saves", "GR-52", ("seat", "seat"), ("cards", ""), ("saved", ""), ("cards_now", ""))


# ── GR-51, GR-52, GR-63, GR-84, GR-94, G-22, G-35, G-36  Transport ──


def fare(state: GreatState, line: i64, cards: i64) -> i64:
    """GR-51, GR-52, GR-94: what a transport line costs with so many Transport cards."""
    return max(0, state.components.chart.line_price[line] - cards * state.components.transport_saving)


def offer_crossings(state: GreatState, seat: i64, offer: Offer) -> None:
    """Every line of the city, with each number of Transport cards that is enough. Who comes by road is not asked: a
    city ends the drive."""
    lines = state.components.chart.lines_of[state.space[seat]]
    if len(lines) == 0 or state.fuel[seat] < state.components.city_fuel:
        return
    held = count_of(state.hand[seat], TRANSPORT)
    for line in lines:
        for cards in range(held + 1):
            if fare(state, line, cards) <= state.cash[seat]:
                offer.add(SAIL.code(line, cards))


def can_cross(state: GreatState, seat: i64) -> bool:
    """Whether there is any such line; with all Transport cards a crossing is cheapest."""
    lines = state.components.chart.lines_of[state.space[seat]]
    if len(lines) == 0 or state.fuel[seat] < state.components.city_fuel:
        return False
    held = count_of(state.hand[seat], TRANSPORT)
    return any(fare(state, line, held) <= state.cash[seat] for line in lines)


def sail(state: GreatState, seat: i64, line: i64, cards: i64) -> None:
    price = fare(state, line, cards)
    for _card in range(cards):
        spend(state, seat, TRANSPORT)
    state.cash[seat] -= price
    state.entering = state.components.chart.other_end(line, state.space[seat])
    state.emit(SAILS, seat, line, price, state.cash[seat])
    if cards > 0:
        state.emit(SAVES, seat, cards, state.components.chart.line_price[line] - price, len(state.hand[seat]))


def sail_words(state: GreatState, seat: i64, line: i64, cards: i64) -> Message:
    city = state.components.chart.other_end(line, state.space[seat])
    words: dict[str, str | int] = {
        "space": f"space:{state.game.domains['space'].slug(city)}",
        "price": fare(state, line, cards),
        "cards": cards,
        "fuel": state.components.city_fuel,
    }
    return Message("do-sail", words)


def no_line_words(state: GreatState, seat: i64, line: i64, cards: i64) -> Reason:
    if state.driven > 0:
        return Reason("G-35", Message("why-cross-first"))
    if line not in state.components.chart.lines_of[state.space[seat]]:
        slug = state.game.domains["line"].slug(line)
        return Reason("GR-51", Message("why-line-not-here", {"line": f"line:{slug}"}))
    if count_of(state.hand[seat], TRANSPORT) < cards:
        return not_held(state, TRANSPORT, "GR-52")
    if state.fuel[seat] < state.components.city_fuel:
        return Reason("GR-84", Message("why-fuel-to-land", {"fuel": state.components.city_fuel}))
    words: dict[str, str | int] = {"price": fare(state, line, cards), "cash": state.cash[seat]}
    return Reason("GR-51", Message("why-not-enough-cash", words))


# ── GR-47, GR-49, GR-50, G-37, G-38  Cities ──


def enter_city(state: GreatState) -> None:
    chart = state.components.chart
    space = state.entering
    if space == NONE or chart.kind[space] != CITY:
        return
    seat = state.active
    state.fuel[seat] -= state.components.city_fuel
    state.steps = 0
    move_vehicle(state, seat, space)
    state.emit(ENTERS_CITY, seat, space, state.components.city_fuel, state.fuel[seat])
    if space == chart.goal:
        arrive(state, seat)
    else:
        state.call(DRAWING, chart.cards[space])


EVENTS: Final[list[EventKind]] = [ENTERS_CITY, SAILS, SAVES]
