"""A race as the environments play it: one state, dice of a seed, and the longest that a game may last."""

import hashlib
import secrets

from paddock.core.bounds import ANSWER
from paddock.core.errors import BadAction, NotOffered
from paddock.core.game import Game
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.parts.stepping import let_nature_answer, next_to_answer


def dice_of(seed: int, number: int, what: str = "dice") -> Rng:
    """The random numbers of one thing in one game: the same for the same seed in every process."""
    text = f"{seed} {number} {what}"
    return Rng(int.from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest(), "big"))


def new_seed() -> int:
    return secrets.randbits(63)


class Race:
    """One game after the other. The same seed gives the same games."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.most_answers = game.layout.counts[ANSWER]
        """The longest a game may last, in answers, nature's included: then it is broken off."""
        self.seed = new_seed()
        self.number = -1
        """How many games have been played with this seed."""
        self._sheet = Offer()
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """The next game; with a seed, the first one of that seed."""
        if seed is not None:
            self.seed, self.number = seed, -1
        self.number += 1
        self.dice = dice_of(self.seed, self.number)
        self.state: State = self.game.start()
        self.answers = 0
        self._play_on()

    def _play_on(self) -> None:
        self.answers += let_nature_answer(self.state, self.dice, self._sheet)
        self.seat = next_to_answer(self.state)
        """The first seat that must answer; NONE when the game is over."""
        self.options = self.state.options(self.seat) if self.seat >= 0 else []

    @property
    def broken_off(self) -> bool:
        return self.seat >= 0 and self.answers >= self.most_answers

    def answer(self, action: int) -> None:
        """The answer of the seat that is asked."""
        if action not in self.options:
            self._refuse(action)
        self.state.choose(self.seat, action)
        self.answers += 1
        self._play_on()

    def answer_or_default(self, action: int) -> bool:
        """The same for a program that knows of no masks: an action that is not offered counts as no answer, and the
        default one is given, as at a table for a seat whose time is up. Returns whether it was offered."""
        offered = action in self.options
        self.answer(action if offered else self.state.kind.default(self.state, self.seat))
        return offered

    def _refuse(self, action: int) -> None:
        actions = self.game.actions
        try:
            text = actions.text(action)
        except BadAction:
            text = f"the action {action}"
        offered = ", ".join(actions.text(option) for option in self.options[:8])
        more = ", …" if len(self.options) > 8 else ""
        raise NotOffered(f"{text} is not offered to {self.game.seat_name(self.seat)}; offered are {offered}{more}", "")
