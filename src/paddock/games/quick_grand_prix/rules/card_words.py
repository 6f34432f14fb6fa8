"""What is printed on a speed card, and why one cannot be had: for prompts, labels and reasons (QGP-1, QGP-4)."""

from mypy_extensions import i64

from paddock.core.message import Message, Reason
from paddock.games.quick_grand_prix.rules.state import QuickState


def card_slug(state: QuickState, card: i64) -> str:
    return state.game.domains["card"].slug(card)


def card_words(state: QuickState, card: i64) -> dict[str, str | int]:
    return {
        "card": f"card:{card_slug(state, card)}",
        "die": state.components.die[card],
        "place": state.components.qualifying[card],
    }


def swap_words(state: QuickState, given: i64, taken: i64) -> dict[str, str | int]:
    return card_words(state, taken) | {"given": f"card:{card_slug(state, given)}"}


def not_in_the_middle(state: QuickState, card: i64, rule: str) -> Reason:
    return Reason(rule, Message("why-not-in-the-middle", {"card": f"card:{card_slug(state, card)}"}))
