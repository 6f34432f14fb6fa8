"""The rule of thumb with cards: which to take, to play and to give up, and which danger cards of others to cancel."""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.rows import with_value
from paddock.core.vecs import append, vec
from paddock.games.great_race.bot.endgame import spaces_away
from paddock.games.great_race.bot.road import FAR, Road, tile_cost
from paddock.games.great_race.bot.worth import card_worth, missing_points
from paddock.games.great_race.rules.bivouac import TAKE
from paddock.games.great_race.rules.danger import LET, SWAP_WITH
from paddock.games.great_race.rules.hands import DISCARD, PLAY
from paddock.games.great_race.rules.offers import CHEAT_WITH, SABOTAGE, TRACK
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    CARTOGRAPHER,
    DRIVER,
    FINANCIAL,
    JERRYCAN,
    MECHANIC_CARD,
    REFUELING,
    SABOTEUR,
    TRACKER,
    TRAIL_HUNTER,
)

# ── Cards to take and to give up ──


def best_card(state: GreatState, seat: i64, options: list[int]) -> i64:
    """The best one to take; the least one to discard, but a Jerrycan is emptied instead if the tank has room."""
    makes_room = PLAY.code(JERRYCAN) in options and not TAKE.has(options[0])
    if makes_room and state.fuel[seat] < state.components.fuel_top:
        return PLAY.code(JERRYCAN)
    best: i64 = options[0]
    best_worth = -FAR
    for option in options:
        if TAKE.has(option):
            worth = card_worth(state, seat, TAKE.first(option))
        elif DISCARD.has(option):
            worth = -card_worth(state, seat, DISCARD.first(option))
        else:
            continue
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


# ── Danger cards of others, and one's own Cheater ──

MUCH_LONGER: Final = 0.6
"""How many spaces' worth one's own way must grow for a cancel."""


def best_reaction(state: GreatState, seat: i64, options: list[int]) -> i64:
    """Cancel what is aimed at oneself, or makes one's own way much longer; an escort rather than a Ranger."""
    if state.threat == SABOTEUR:
        matters = state.victim == seat
    else:
        one = state.aims[0]
        tiles = state.tiles
        then = with_value(tiles, one, NONE) if state.threat == TRACKER else swapped(tiles, one, state.aims[1])
        before = Road(state, seat).from_vehicle(state, seat)
        state.tiles = then
        matters = Road(state, seat).from_vehicle(state, seat) - before > MUCH_LONGER
        state.tiles = tiles
    return options[1] if matters and len(options) > 1 else LET.code()


def best_swap(state: GreatState, seat: i64, options: list[int]) -> i64:
    before = Road(state, seat).from_vehicle(state, seat)
    first = state.aims[0]
    tiles = state.tiles
    best: i64 = options[0]
    best_worth = -FAR
    for option in options:
        if not SWAP_WITH.has(option):
            continue
        other = SWAP_WITH.first(option)
        state.tiles = swapped(tiles, first, other)
        worth = before - Road(state, seat).from_vehicle(state, seat)
        state.tiles = tiles
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


def swapped(tiles: vec[i64], one: i64, other: i64) -> vec[i64]:
    """The tiles as a Cheater would leave them."""
    return with_value(with_value(tiles, one, tiles[other]), other, tiles[one])


# ── Before an assistant ──

AT_ONCE: Final = 5.0
"""How soon a card is played that helps now, the highest first: money and much fuel, a little fuel, more cards, …"""
A_LITTLE_FUEL: Final = 4.0
MORE_CARDS: Final = 3.0
MORE_ROAD: Final = 2.5
REPAIRS: Final = 2.0
ANOTHER_DRIVE: Final = 1.0

ROOM_TO_REFUEL: Final = 4
ROOM_FOR_A_JERRYCAN: Final = 2
POINTS_TO_REPAIR: Final = 2
FUEL_TO_DRIVE: Final = 3

NEAR_THE_END: Final = 5
"""How near to the arrival city a crew must be for a Saboteur, as long as there is room in the hand to keep the card."""
SABOTAGE_WORTH: Final = 2.0
CRIPPLING: Final = 1.0
"""What it adds to a sabotage that the engine stops, and what each point adds that the engine loses:"""
ENGINE_POINT: Final = 0.05
LEAST_HARM: Final = 0.5
"""How much longer the way of others must get for a Tracker, less what one's own way gets longer, which counts twice."""
OWN_HARM: Final = 2.0
SPACES_AHEAD: Final = 4
LEAST_CHEAT: Final = 1.0
"""How much better the tile must be that a Cheater brings onto the next spaces of one's own way."""


def card_to_play(state: GreatState, seat: i64, options: list[int]) -> i64:
    """The first card that helps now."""
    room = state.components.fuel_top - state.fuel[seat]
    best: i64 = NONE
    best_worth = 0.0
    cheat, cheat_worth = best_cheat(state, seat, options)
    for option in options:
        worth = 0.0
        if PLAY.has(option):
            card = PLAY.first(option)
            if card == FINANCIAL or (card == REFUELING and room >= ROOM_TO_REFUEL):
                worth = AT_ONCE
            elif card == JERRYCAN and room >= ROOM_FOR_A_JERRYCAN:
                worth = A_LITTLE_FUEL
            elif card == TRAIL_HUNTER and len(state.hand[seat]) < state.chassis[seat]:
                worth = MORE_CARDS
            elif card == CARTOGRAPHER:
                worth = MORE_ROAD
            elif card == MECHANIC_CARD and missing_points(state, seat) >= POINTS_TO_REPAIR:
                worth = REPAIRS
            elif card == DRIVER and state.fuel[seat] >= FUEL_TO_DRIVE and state.engine[seat] > 1:
                worth = ANOTHER_DRIVE
        elif SABOTAGE.has(option):
            worth = sabotage_worth(state, seat, SABOTAGE.first(option), SABOTAGE.last(option))
        elif TRACK.has(option):
            worth = hindrance(state, seat, TRACK.first(option), NONE)
        elif option == cheat:
            worth = cheat_worth
        if worth > best_worth:
            best = option
            best_worth = worth
    return best


def best_cheat(state: GreatState, seat: i64, options: list[int]) -> tuple[i64, float]:
    """The worst tile on the next spaces of one's own way, if a much better one lies elsewhere."""
    offered = vec[i64]()
    for option in options:
        if CHEAT_WITH.has(option):
            offered = append(offered, CHEAT_WITH.first(option))
    if len(offered) == 0:
        return NONE, 0.0
    ahead = Road(state, seat).next_spaces(state, seat, SPACES_AHEAD)
    worst: i64 = NONE
    best = 0.0
    least = FAR
    for space in offered:
        cost = tile_cost(state, state.tiles[space])
        if space in ahead and cost > best:
            worst = space
            best = cost
        elif space not in ahead:
            least = min(least, cost)
    gain = best - least
    if worst == NONE or gain <= LEAST_CHEAT:
        return NONE, 0.0
    return CHEAT_WITH.code(worst), gain


def sabotage_worth(state: GreatState, seat: i64, victim: i64, share: i64) -> float:
    """A crew that may soon arrive is worth the most trouble, the more if its engine stops; others can wait."""
    away = spaces_away(state, victim)
    has_room = len(state.hand[seat]) < state.chassis[seat]
    if has_room and away > NEAR_THE_END:
        return 0.0
    worth = SABOTAGE_WORTH + 1.0 / (1.0 + float(away)) + ENGINE_POINT * float(share)
    return worth + (CRIPPLING if share > 0 and share == state.engine[victim] else 0.0)


def hindrance(state: GreatState, seat: i64, space: i64, instead: i64) -> float:
    """What it does to the others, and not to oneself, if another tile (or none) lay on a space; little counts not."""
    before = Road(state, seat).costs
    tiles = state.tiles
    state.tiles = with_value(tiles, space, instead)
    after = Road(state, seat).costs
    state.tiles = tiles
    harm = 0.0
    for rival in range(state.game.seats):
        if rival != seat and rival not in state.arrived:
            harm = max(harm, after[state.space[rival]] - before[state.space[rival]])
    worth = harm - OWN_HARM * (after[state.space[seat]] - before[state.space[seat]])
    return worth if worth > LEAST_HARM else 0.0
