"""What a crew may do in its sequence: fuel, cards and the actions of each slot (GR-20 to GR-23, GR-34, GR-61)."""

from typing import Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import count_of, row_of
from paddock.games.great_race.rules.cards import is_playable
from paddock.games.great_race.rules.danger import sabotage_shares
from paddock.games.great_race.rules.driving import can_drive
from paddock.games.great_race.rules.hands import PLAY
from paddock.games.great_race.rules.paths import connected, has_frontier
from paddock.games.great_race.rules.repairs import can_repair
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import (
    CARAVAN,
    CHEATER,
    ENGINE_SHARE,
    ESCORT,
    JERRYCAN,
    MECHANIC,
    MOST_POINTS,
    RANGER,
    SABOTEUR,
    SCOUT,
    SEAT,
    SLOTS,
    SPACE,
    SPARE_PARTS,
    TOOLBOX,
    TRACKER,
    TRANSPORT,
)

BUY_FUEL: Final = Verb("fuel", ("levels", "points", MOST_POINTS))
TRACK: Final = Verb("track", SPACE)
CHEAT_WITH: Final = Verb("cheat", SPACE)
SABOTAGE: Final = Verb("sabotage", SEAT, ENGINE_SHARE)
SEND_SCOUT: Final = Verb("scout")
DRAW_CARD: Final = Verb("draw")
REPAIR_VEHICLE: Final = Verb("repair")
DRIVE_VEHICLE: Final = Verb("drive")
CLEAR: Final = Verb("clear", SPACE)
COLLECT: Final = Verb("collect")
IDLE: Final = Verb("idle", ("slot", "slot", len(SLOTS)))
PASS: Final = Verb("pass")


# ── GR-20, GR-28 to GR-34, G-8  The slots: which of the two actions is chosen when an assistant is played ──


def offer_scouts(state: GreatState, seat: i64, offer: Offer) -> None:
    """Tiles or a card. An assistant of a slot that can do nothing may idle (G-8)."""
    has_cards = len(state.pile) > 0 or len(state.discard) > 0
    if len(state.bag) > 0 and has_frontier(state, seat):
        offer.add(SEND_SCOUT.code())
    elif not has_cards:
        offer.add(IDLE.code(SCOUT))
    if has_cards:
        offer.add(DRAW_CARD.code())


def offer_mechanics(state: GreatState, seat: i64, offer: Offer) -> None:
    """A drive or a repair."""
    repairs = can_repair(state, seat)
    if can_drive(state, seat):
        offer.add(DRIVE_VEHICLE.code())
    elif not repairs:
        offer.add(IDLE.code(MECHANIC))
    if repairs:
        offer.add(REPAIR_VEHICLE.code())


def offer_escorts(state: GreatState, seat: i64, offer: Offer) -> None:
    """GR-34: any tile next to the vehicle that no vehicle stands on."""
    idles = True
    tiles, vehicles = state.tiles, state.space
    for space in state.components.chart.roads[vehicles[seat]]:
        if tiles[space] != NONE and space not in vehicles:
            offer.add(CLEAR.code(space))
            idles = False
    if idles:
        offer.add(IDLE.code(ESCORT))


# ── GR-14, GR-23, G-42  Fuel ──


def affordable_fuel(state: GreatState, seat: i64) -> i64:
    return min(state.components.fuel_top - state.fuel[seat], state.cash[seat] // state.fuel_price(seat))


# ── GR-21, GR-57, GR-61, GR-68, GR-70  Cards ──


PLAYED_ELSEWHERE: Final = row_of([TRANSPORT, RANGER, SPARE_PARTS, TOOLBOX, CARAVAN])
"""What belongs to drives, repairs and dangers."""


def offer_cards(state: GreatState, seat: i64, offer: Offer) -> None:
    """Every way to play each kind of card in the hand."""
    last: i64 = NONE
    for card in state.hand[seat]:
        if card == last or card in PLAYED_ELSEWHERE:
            continue
        last = card
        if card == JERRYCAN:
            offer.add(PLAY.code(JERRYCAN))
        elif card == TRACKER:
            offer_tracks(state, seat, offer)
        elif card == SABOTEUR:
            offer_sabotages(state, seat, offer)
        elif card == CHEATER:
            offer_cheats(state, offer)
        elif is_playable(state, seat, card):
            offer.add(PLAY.code(card))


def offer_tracks(state: GreatState, seat: i64, offer: Offer) -> None:
    """GR-61, G-26, G-30: tiles on a path connected to the vehicle, without a vehicle on them."""
    tiles, vehicles = state.tiles, state.space
    for space in connected(state, seat):
        if tiles[space] != NONE and space not in vehicles:
            offer.add(TRACK.code(space))


def offer_sabotages(state: GreatState, seat: i64, offer: Offer) -> None:
    for victim in range(state.game.seats):
        if can_sabotage(state, seat, victim):
            least, most = sabotage_shares(state, victim)
            offer.add_range(SABOTAGE.code(victim, least), SABOTAGE.code(victim, most))


def offer_cheats(state: GreatState, offer: Offer) -> None:
    """GR-70: any tile, if there is another to swap it with."""
    if len(state.tiles) - count_of(state.tiles, NONE) < 2:
        return
    for space, tile in enumerate(state.tiles):
        if tile != NONE:
            offer.add(CHEAT_WITH.code(space))


# ── GR-92, GR-97, G-24  Whom a Saboteur reaches ──


def can_sabotage(state: GreatState, seat: i64, victim: i64) -> bool:
    """Any other crew that has not arrived; by option only on the same path."""
    if victim == seat or victim in state.arrived:
        return False
    return not state.components.sabotage_by_path or state.space[victim] in connected(state, seat)
