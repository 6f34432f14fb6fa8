"""The tree of a search: nodes, and at each the arms of the seats that choose there."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from paddock.core.bot import Weighed
from paddock.core.names import NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.vecs import append, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Arms:
    """What has been seen of one seat's options at a node."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.visits = vec[float]()
        self.chances = vec[float]()
        """How often each option was there to be chosen."""
        self.values = vec[float]()
        """The sum of what each option led to."""
        self.visit_count = 0.0
        self.value_sum = 0.0
        self.index: dict[int, int] = {}
        """The place of each action in these rows."""
        self.places = vec[i64]()
        """The places of the options of the last offer that did not have all actions in their order."""

    def pick(self, offer: Offer, rng: Rng, exploration: float) -> i64:
        """The place of the option to try next."""
        is_all = self.is_all_of(offer)
        if not is_all:
            self.find(offer)
        expected = self.value_sum / self.visit_count if self.visit_count > 0.0 else 0.5
        count = offer.count
        step = rng.below(count)  # so that nothing is preferred for standing first
        best: i64 = 0
        best_score = -1.0
        seen = 0.0
        wonder = 0.0  # the logarithm of `seen`: most options have been there equally often
        left = count
        while left > 0:
            left -= 1
            place = step if is_all else self.places[step]
            step += 1
            if step == count:
                step = 0
            chances = self.chances[place] + 1.0
            self.chances[place] = chances
            if chances != seen:
                seen = chances
                wonder = log(chances)
            visits = self.visits[place] + 1.0
            score = (self.values[place] + expected) / visits + exploration * sqrt(wonder / visits)
            if score > best_score:
                best = place
                best_score = score
        return best

    def is_all_of(self, offer: Offer) -> bool:
        """Whether exactly the actions that are known are offered, in their order."""
        return offer.count == len(self.actions) and all(
            offer.at(place) == action for place, action in enumerate(self.actions)
        )

    def find(self, offer: Offer) -> None:
        """Find the places of these options; new ones are added."""
        self.places = vec[i64]([NONE] * offer.count)
        following: i64 = 0  # the place behind the last one found: most offers keep the order
        for step in range(offer.count):
            action = offer.at(step)
            place = following
            if place >= len(self.actions) or self.actions[place] != action:
                place = self.place_of(action)
            self.places[step] = place
            following = place + 1

    def place_of(self, action: i64) -> i64:
        known = self.index.get(action)
        if known is not None:
            return known
        place = len(self.actions)
        self.index[action] = place
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0.0)
        self.chances = append(self.chances, 0.0)
        self.values = append(self.values, 0.0)
        return place

    def learn(self, place: i64, value: float) -> None:
        self.visits[place] += 1.0
        self.values[place] += value
        self.visit_count += 1.0
        self.value_sum += value

    def favourite(self, rng: Rng) -> i64:
        """The action tried most often, that is the one that did best; of several the one that led to more."""
        best: i64 = 0
        for place in range(len(self.actions)):
            more = self.visits[place] - self.visits[best]
            if more > 0.0 or (more == 0.0 and self.values[place] > self.values[best]):
                best = place
        return self.actions[best]

    def weighed(self) -> list[Weighed]:
        """What has been found of each option that was tried, the best first."""
        found: list[Weighed] = []
        for place in range(len(self.actions)):
            visits = self.visits[place]
            if visits > 0.0:
                mean = self.values[place] / visits
                error = sqrt(max(0.0, mean * (1.0 - mean)) / visits)
                found.append(Weighed(self.actions[place], mean, error, int(visits)))
        found.sort(key=lambda weighed: -weighed.value)
        return found


MIXED: Final = 0.15
"""How often an option at a sealed decision is tried for its own sake."""
SELDOM: Final = 0.35
"""Options that are mixed in less than this share of the most usual one are noise of the search, and not played."""


class MixedArms(Arms):
    """The arms of a sealed decision: each option is tried as often as it has been regretted not to have chosen it
    (regret matching), and what is played is drawn from how often each was wanted on the whole. Against each other such
    seats come to mixtures that nobody can exploit."""

    def __init__(self) -> None:
        super().__init__()
        self.regrets = vec[float]()
        self.wanted = vec[float]()
        """The sum of the chances with which each option was to be chosen."""
        self.hopes = vec[float]()
        """The chances with which the options of the last offer were wanted, by their places; and were tried:"""
        self.tries = vec[float]()

    def pick(self, offer: Offer, rng: Rng, exploration: float) -> i64:
        self.find(offer)
        count = offer.count
        total = 0.0
        step: i64 = 0
        while step < count:
            total += self.regrets[self.places[step]]
            step += 1
        even = 1.0 / float(count)
        left = float(rng.below(1 << 24)) / float(1 << 24)
        chosen = self.places[count - 1]
        is_chosen = False
        step = 0
        while step < count:
            place = self.places[step]
            chance = self.regrets[place] / total if total > 0.0 else even
            self.wanted[place] += chance
            self.hopes[place] = chance
            self.chances[place] += 1.0
            tried = (1.0 - MIXED) * chance + MIXED * even
            self.tries[place] = tried
            left -= tried
            if left < 0.0 and not is_chosen:
                chosen = place
                is_chosen = True
            step += 1
        return chosen

    def place_of(self, action: i64) -> i64:
        place = super().place_of(action)
        while len(self.regrets) < len(self.actions):
            self.regrets = append(self.regrets, 0.0)
            self.wanted = append(self.wanted, 0.0)
            self.hopes = append(self.hopes, 0.0)
            self.tries = append(self.tries, 1.0)
        return place

    def learn(self, place: i64, value: float) -> None:
        """The option that was tried stands for as many tries as it was unlikely; the others are taken to be worth what
        is usual here. Regrets below 0 are forgotten."""
        usual = self.value_sum / self.visit_count if self.visit_count > 0.0 else 0.5
        super().learn(place, value)
        surprise = (value - usual) / self.tries[place]
        shared = surprise * self.hopes[place]
        self.regrets[place] += surprise
        for each in self.places:
            self.regrets[each] = max(0.0, self.regrets[each] - shared)

    def favourite(self, rng: Rng) -> i64:
        """Drawn from the mixture, without what was wanted but seldom."""
        most = 0.0
        for share in self.wanted:
            most = max(most, share)
        total = 0.0
        for share in self.wanted:
            if share >= SELDOM * most:
                total += share
        left = total * float(rng.below(1 << 24)) / float(1 << 24)
        for place in range(len(self.actions)):
            if self.wanted[place] >= SELDOM * most:
                left -= self.wanted[place]
                if left < 0.0:
                    return self.actions[place]
        return super().favourite(rng)


class Node:
    """A point in the game as the searching seat knows it."""

    def __init__(self, seats: int) -> None:
        self.arms: list[Arms | None] = [None] * seats
        self.children: dict[int, Node] = {}

    def arms_of(self, seat: int, is_mixed: bool = False) -> Arms:
        """The arms of a seat here; mixed ones where several seats answer at once, if the search wants that."""
        arms = self.arms[seat]
        if arms is None:
            arms = MixedArms() if is_mixed else Arms()
            self.arms[seat] = arms
        return arms
