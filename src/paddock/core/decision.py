"""Decisions: what is asked, of whom, and what may be answered.

A `DecisionKind` is the one place that knows a question of the rules: its options, what an answer does, the answer that
is given for a seat whose time is up, and why an action is not offered. Legal moves, validation, highlighting, bots'
moves, training masks and the reading of typed moves all come from `options`.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from paddock.core.actions import Verb
from paddock.core.message import Message, Reason
from paddock.core.names import EVERYBODY, NATURE
from paddock.core.offer import Offer
from paddock.core.rng import Rng

if TYPE_CHECKING:
    from paddock.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Generic[S]):
    """What people are told of a question: the prompt, what each option does, and why an action is none.

    A decision kind has its own words. Where they are long, a game writes them apart from its rules, in its `show`
    folder, and declares them in its title.
    """

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def prompt(self, state: S, seat: i64) -> Message:
        """One sentence: what is asked of this seat."""
        return Message(f"ask-{self.name}")

    def label(self, state: S, seat: i64, action: i64) -> Message | None:
        """What the option does and costs, in words; None: the verb's own text says it all."""
        return None

    def in_order(self, state: S, seat: i64, actions: list[int]) -> list[int]:
        """These options in the order in which people are shown them; that of the rules, unless a game knows better."""
        return actions

    def why_not(self, state: S, seat: i64, action: i64) -> Reason:
        """Why an action of this kind's verbs is not among the options."""
        return Reason(self.rule, Message("why-not-offered"))


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionKind(Words[S]):
    """A question of the rules.

    Contract: `options` depends on nothing that the seat may not know, is never empty while the seat is asked, and has
    no doubles; `default` is one of them; `apply` is called with one of them and trusts it.
    A sealed kind may be asked of several seats at once: answers stay secret and may be changed until all are in, then
    `apply` is called once for each seat in the order asked, before the sequence of play goes on.
    An interrupt is asked out of turn, in the middle of somebody's move: where there is a clock, it leaves little time.
    """

    def __init__(
        self, name: str, rule: str, verbs: Sequence[Verb], sealed: bool = False, interrupt: bool = False
    ) -> None:
        super().__init__(name, rule)
        self.verbs = tuple(verbs)
        self.sealed = sealed
        self.interrupt = interrupt
        self.chance = False
        self.id: i64 = -1  # its place among the game's kinds, set once

    def offer(self, state: S, seat: i64, offer: Offer) -> None:
        """Write down what the seat may answer."""
        for action in self.options(state, seat):
            offer.add(action)

    def options(self, state: S, seat: i64) -> list[int]:
        """What the seat may answer, as a list for whoever wants to see all of it."""
        found = Offer()
        self.offer(state, seat, found)
        return found.actions()

    def apply(self, state: S, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def pick(self, state: S, seat: i64, rng: Rng, sheet: Offer) -> i64:
        """Any of the options, at random; nature's by their weights. The sheet must be empty, and is so again after."""
        self.offer(state, seat, sheet)
        return sheet.pick(rng)

    def default(self, state: S, seat: i64) -> i64:
        """The answer given for a seat whose time is up: something a sensible person would not regret much."""
        found = Offer()
        self.offer(state, seat, found)
        return found.at(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceKind(DecisionKind[S]):
    """A decision of nature: named outcomes with whole-number weights, recorded by the outcome."""

    def __init__(self, name: str, rule: str, verbs: Sequence[Verb]) -> None:
        super().__init__(name, rule, verbs)
        self.chance = True
        self.listed = type(self).options is not DecisionKind.options
        """Whether the kind lists its options itself instead of writing an offer."""
        self.even = type(self).weights is ChanceKind.weights
        """… and then whether they are equally likely."""

    def offer(self, state: S, seat: i64, offer: Offer) -> None:
        """Write down the outcomes, each with its weight."""
        if self.even:
            for action in self.options(state, seat):
                offer.add(action)
        else:
            weights = self.weights(state)
            for place, action in enumerate(self.options(state, seat)):
                offer.add_weighted(action, weights[place])

    def weights(self, state: S) -> list[int]:
        """The positive weight of each of the options."""
        if self.listed:
            return [1] * len(self.options(state, NATURE))
        found = Offer()
        self.offer(state, NATURE, found)
        return found.weights()

    def audience(self, state: S) -> i64:
        """Who may know the outcome: EVERYBODY, or one seat."""
        return EVERYBODY
