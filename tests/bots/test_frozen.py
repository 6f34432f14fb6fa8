"""Frozen players: what strength is compared with must play the same for ever."""

import hashlib
from itertools import count

import pytest

from paddock.bots.levels import bot
from paddock.core.names import NATURE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.title import Title
from paddock.core.view import view
from paddock.games import titles

ANSWERS = 120
"""So many answers of each game are looked at."""

THUMB_1 = {
    "quick-grand-prix": "a51ba24fee47506d",
    "grand-prix": "100ac8365ef46d60",
    "great-race": "612f6dc835409b61",
    "moto-grand-prix": "7ab91f594ec0a7c6",
    "formula-1-tgp": "c2e2efdd7acf24a3",
}


def fingerprint(title: Title, name: str) -> str:
    """What the bot of this name answers in the beginning of two games."""
    said: list[str] = []
    for seed in (1, 2):
        game = title.game()
        state, dice, mind, sheet = game.start(), Rng(seed), Rng(100 + seed), Offer()
        player = bot(name, title)
        for _ in count():
            if state.asks < 0 or len(said) >= seed * ANSWERS:
                break
            if state.is_chance:
                state.choose(NATURE, state.kind.pick(state, NATURE, dice, sheet))
                continue
            for seat in state.to_answer():
                answer = player.choose(view(state, seat), mind)
                said.append(game.actions.text(answer))
                state.choose(seat, answer)
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_the_first_rule_of_thumb_plays_as_it_did(title: Title):
    """Whoever makes a better rule of thumb keeps this one beside it: the figures of years hang on it."""
    assert fingerprint(title, "thumb-1") == THUMB_1[title.id]
