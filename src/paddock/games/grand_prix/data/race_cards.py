"""The race cards, and what must be true of the deck."""

from typing import Final, Literal

import msgspec

from paddock.core.data import Origin, mistake

Movement = Literal["solo", "line", "pursuit", "lead"]
Wear = Literal["none", "tyre", "suspension", "wing", "brakes", "transmission", "engine"]
Special = Literal[
    "none",
    "clean-air",
    "diagonal-once",
    "overtake",
    "free-lateral",
    "no-lateral",
    "fork-inside",
    "fork-outside",
    "end-swap",
    "end-inside",
    "end-outside",
]
"""What the text of a card does; most cards have none, or share theirs with others."""


class RaceCard(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    name: str
    movement: Movement
    speed: int
    pit_exit: int
    wear: Wear
    close_call: int
    special: Special
    type_origin: Origin
    numbers_origin: Origin


# ── GP-5.1.3, GP-5.1.4  78 cards: 23 Solo, 21 Line, 15 Pursuit, 19 Lead ──

DECK: Final = {"solo": 23, "line": 21, "pursuit": 15, "lead": 19}
TYPES_OF: Final[dict[str, tuple[str, ...]]] = {
    "clean-air": ("solo",),
    "diagonal-once": ("solo", "lead"),
    "overtake": ("solo",),
    "free-lateral": ("solo", "lead"),
    "end-swap": ("pursuit",),
}
"""The movement types with which a special text can be played at all; any type if it is not named here."""
FASTEST: Final = 15
MOST_CLOSE_CALLS: Final = 5


def check_race_cards(cards: list[RaceCard]) -> None:
    if [card.number for card in cards] != list(range(1, len(cards) + 1)):
        raise mistake("cards.csv", "the deck", "number", "the cards must be numbered 1, 2, 3, …")
    for movement, count in DECK.items():
        found = sum(card.movement == movement for card in cards)
        if found != count:
            right = f"{count} {movement} cards would be right, not {found} (GP-5.1.4)"
            raise mistake("cards.csv", "the deck", "movement", right)
    for card in cards:
        _check_card(card)


def _check_card(card: RaceCard) -> None:
    where = f"card {card.number}"
    if not 1 <= card.speed <= FASTEST:
        raise mistake("cards.csv", where, "speed", f"1 to {FASTEST} would be right, not {card.speed}")
    if not 1 <= card.pit_exit <= FASTEST:
        raise mistake("cards.csv", where, "pit_exit", f"1 to {FASTEST} would be right, not {card.pit_exit}")
    if not 0 <= card.close_call <= MOST_CLOSE_CALLS:
        right = f"0 to {MOST_CLOSE_CALLS} would be right, not {card.close_call}"
        raise mistake("cards.csv", where, "close_call", right)
    types = TYPES_OF.get(card.special, (card.movement,))
    if card.movement not in types:
        raise mistake("cards.csv", where, "special", f"{card.special} goes with {' or '.join(types)} cards only")
