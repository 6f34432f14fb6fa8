"""P, Q. The danger cards Tracker, Saboteur and Cheater, and who may cancel them (GR-61, GR-68, GR-70, GR-88, GR-92)."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.actions import Verb
from paddock.core.decision import DecisionKind
from paddock.core.event import EventKind
from paddock.core.message import Message, Reason
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rows import with_added, with_sorted
from paddock.core.vecs import append, vec
from paddock.games.great_race.rules.card_words import card_words, jerrycan_words, not_held, only_a_jerrycan
from paddock.games.great_race.rules.hands import PLAY, empty_jerrycan, holds, offer_jerrycan, spend
from paddock.games.great_race.rules.state import GreatState
from paddock.games.great_race.rules.terms import CHEATER, RANGER, SABOTEUR, SPACE, TRACKER
from paddock.games.great_race.rules.terrain import USE_ESCORT

SWAP_WITH: Final = Verb("swap-with", SPACE)
LET: Final = Verb("let")

THREATENS_TILE: Final = EventKind(
    "threatens-tile", "GR-61", ("seat", "seat"), ("space", "space"), ("tile", "tile"), ("cards_now", "")
)
THREATENS_CREW: Final = EventKind(
    "threatens-crew", "GR-68", ("seat", "seat"), ("victim", "seat"), ("engine", ""), ("chassis", ""), ("cards_now", "")
)
THREATENS_SWAP: Final = EventKind(
    "threatens-swap", "GR-70", ("seat", "seat"), ("one", "space"), ("other", "space"), ("cards_now", "")
)
CANCELS_WITH_ESCORT: Final = EventKind("cancels-with-escort", "GR-33", ("seat", "seat"), ("card", "card"), ("left", ""))
CANCELS_WITH_RANGER: Final = EventKind(
    "cancels-with-ranger", "GR-65", ("seat", "seat"), ("card", "card"), ("cards_now", "")
)
TILE_GONE: Final = EventKind("tile-gone", "GR-90", ("tile", "tile"), ("space", "space"))
IS_SABOTAGED: Final = EventKind(
    "is-sabotaged", "GR-68", ("seat", "seat"), ("engine", ""), ("chassis", ""), ("engine_now", ""), ("chassis_now", "")
)
IS_CRIPPLED: Final = EventKind("is-crippled", "G-13", ("seat", "seat"))
TILES_SWAPPED: Final = EventKind(
    "tiles-swapped", "GR-70", ("one", "space"), ("other", "space"), ("one_tile", "tile"), ("other_tile", "tile")
)


# ── GR-68, G-24, G-25  What a sabotage may do ──


def sabotage_due(state: GreatState, victim: i64) -> i64:
    """Two points, or what the victim still has."""
    return min(state.components.sabotage_points, state.engine[victim] + state.chassis[victim])


def sabotage_shares(state: GreatState, victim: i64) -> tuple[i64, i64]:
    """The engine's share: the least and the most that the card's player may choose. If the victim has nothing to lose,
    the least is more than the most."""
    due = sabotage_due(state, victim)
    if due == 0:
        return 1, 0
    return max(0, due - state.chassis[victim]), min(due, state.engine[victim])


# ── GR-61, GR-68, GR-70  A danger card is announced with its aim ──


def track(state: GreatState, seat: i64, space: i64) -> None:
    state.threat = TRACKER
    state.aims = vec[i64]([space])
    state.emit(THREATENS_TILE, seat, space, state.tiles[space], len(state.hand[seat]))


def sabotage(state: GreatState, seat: i64, victim: i64, share: i64) -> None:
    state.threat = SABOTEUR
    state.victim = victim
    state.engine_loss = share
    chassis = sabotage_due(state, victim) - share
    state.emit(THREATENS_CREW, seat, victim, share, chassis, len(state.hand[seat]))


# ── GR-70, G-27  The Cheater's second tile ──


class SecondTile(DecisionKind[GreatState]):
    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        first = state.aims[0]
        for space, tile in enumerate(state.tiles):
            if tile != NONE and space != first:
                offer.add(SWAP_WITH.code(space))
        offer_jerrycan(state, seat, offer)

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if PLAY.has(action):
            state.repeat()
            empty_jerrycan(state, seat)
            return
        state.aims = with_added(state.aims, SWAP_WITH.first(action))
        state.emit(THREATENS_SWAP, seat, state.aims[0], state.aims[1], len(state.hand[seat]))

    def prompt(self, state: GreatState, seat: i64) -> Message:
        slug = state.game.domains["space"].slug(state.aims[0])
        return Message("ask-second-tile", {"space": f"space:{slug}", "tile": tile_word(state, state.aims[0])})

    def label(self, state: GreatState, seat: i64, action: i64) -> Message:
        if PLAY.has(action):
            return jerrycan_words(state, seat)
        space = SWAP_WITH.first(action)
        slug = state.game.domains["space"].slug(space)
        return Message("do-swap-with", {"space": f"space:{slug}", "tile": tile_word(state, space)})

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if PLAY.has(action):
            return only_a_jerrycan(state, PLAY.first(action))
        return Reason("GR-70", Message("why-two-tiles"))


SECOND_TILE: Final[SecondTile] = SecondTile("second-tile", "GR-70", [SWAP_WITH, PLAY])


def tile_word(state: GreatState, space: i64) -> str:
    return f"tile:{state.game.domains['tile'].slug(state.tiles[space])}"


def choose_second_tile(state: GreatState) -> None:
    state.threat = CHEATER
    state.ask(SECOND_TILE, state.active)


# ── GR-26, GR-33, GR-65, GR-88, G-28  Anybody else may cancel it, out of turn; the first to do so in order counts ──


class React(DecisionKind[GreatState]):
    """Sealed, and asked of every seat that may hold a Ranger as far as anybody knows: those with a card or an escort.
    So neither the question nor the time it takes tells who could have cancelled; a cancel that came too late is never
    shown."""

    def offer(self, state: GreatState, seat: i64, offer: Offer) -> None:
        offer.add(LET.code())
        if state.escorts[seat] > 0:
            offer.add(USE_ESCORT.code())
        if holds(state, seat, RANGER):
            offer.add(PLAY.code(RANGER))

    def apply(self, state: GreatState, seat: i64, action: i64) -> None:
        if LET.has(action) or state.cancelled == 1:
            return
        state.cancelled = 1
        if USE_ESCORT.has(action):
            state.escorts[seat] -= 1
            state.emit(CANCELS_WITH_ESCORT, seat, state.threat, state.escorts[seat])
        else:
            spend(state, seat, RANGER)
            state.emit(CANCELS_WITH_RANGER, seat, state.threat, len(state.hand[seat]))

    def prompt(self, state: GreatState, seat: i64) -> Message:
        seats, spaces = state.game.domains["seat"], state.game.domains["space"]
        words: dict[str, str | int] = {"seat": f"seat:{seats.slug(state.active)}"}
        if state.threat == SABOTEUR:
            words["victim"] = f"seat:{seats.slug(state.victim)}"
            words["engine"] = state.engine_loss
            words["chassis"] = sabotage_due(state, state.victim) - state.engine_loss
            return Message("ask-react-saboteur", words)
        words["space"] = f"space:{spaces.slug(state.aims[0])}"
        words["tile"] = tile_word(state, state.aims[0])
        if state.threat == TRACKER:
            return Message("ask-react-tracker", words)
        words["other"] = f"space:{spaces.slug(state.aims[1])}"
        words["other-tile"] = tile_word(state, state.aims[1])
        return Message("ask-react-cheater", words)

    def label(self, state: GreatState, seat: i64, action: i64) -> Message | None:
        if USE_ESCORT.has(action):
            return Message("do-escort-card", card_words(state, state.threat) | {"left": state.escorts[seat] - 1})
        return Message("do-play-ranger-card", card_words(state, state.threat)) if PLAY.has(action) else None

    def why_not(self, state: GreatState, seat: i64, action: i64) -> Reason:
        if USE_ESCORT.has(action):
            return Reason("GR-33", Message("why-no-escort"))
        card = PLAY.first(action)
        if card == RANGER:
            return not_held(state, card, "GR-65")
        return Reason("GR-88", Message("why-only-a-ranger"))


REACT: Final[React] = React("react", "GR-88", [LET, USE_ESCORT, PLAY], sealed=True, interrupt=True)


def who_may_react(state: GreatState) -> vec[i64]:
    """The victim first, then the turn order; not who plays the card. Who has arrived holds neither card nor escort."""
    found = vec[i64]()
    if state.victim != NONE and may_react(state, state.victim):
        found = append(found, state.victim)
    for seat in state.order:
        if seat != state.victim and may_react(state, seat):
            found = append(found, seat)
    return found


def may_react(state: GreatState, seat: i64) -> bool:
    return seat != state.active and (state.escorts[seat] > 0 or len(state.hand[seat]) > 0)


def ask_reactions(state: GreatState) -> None:
    state.ask_all(REACT, who_may_react(state))


# ── GR-61, GR-68, GR-70, GR-90, G-26, G-27  Unless cancelled, it happens ──


def settle_danger(state: GreatState) -> None:
    if state.cancelled == 0:
        if state.threat == TRACKER:
            remove_tile(state, state.aims[0])
        elif state.threat == CHEATER:
            swap_tiles(state, state.aims[0], state.aims[1])
        else:
            do_sabotage(state, state.victim, state.engine_loss)
    state.threat = NONE
    state.victim = NONE
    state.engine_loss = 0
    state.aims = vec[i64]()
    state.cancelled = 0


def remove_tile(state: GreatState, space: i64) -> None:
    """GR-34, GR-90: for good."""
    tile = state.tiles[space]
    state.removed = with_sorted(state.removed, tile)
    state.lay(space, NONE)
    state.emit(TILE_GONE, tile, space)


def swap_tiles(state: GreatState, one: i64, other: i64) -> None:
    tiles = state.tiles[:]
    tiles[one], tiles[other] = tiles[other], tiles[one]
    state.tiles = tiles
    state.emit(TILES_SWAPPED, one, other, tiles[one], tiles[other])


def do_sabotage(state: GreatState, victim: i64, share: i64) -> None:
    due = sabotage_due(state, victim)
    was_running = state.engine[victim] > 0
    state.engine[victim] -= share
    state.chassis[victim] -= due - share
    state.emit(IS_SABOTAGED, victim, share, due - share, state.engine[victim], state.chassis[victim])
    if was_running and state.engine[victim] == 0:
        state.emit(IS_CRIPPLED, victim)


KINDS: Final[list[DecisionKind[Any]]] = [SECOND_TILE, REACT]
EVENTS: Final[list[EventKind]] = [
    THREATENS_TILE,
    THREATENS_CREW,
    THREATENS_SWAP,
    CANCELS_WITH_ESCORT,
    CANCELS_WITH_RANGER,
    TILE_GONE,
    IS_SABOTAGED,
    IS_CRIPPLED,
    TILES_SWAPPED,
]
