"""The search: races through every option and every kind of question, and an account of what was compared.

A race is played at random, steered towards questions that have not been looked at. At some of its questions every
kind of listener hears everything twice, in this world and in others; beside it runs a twin of the race, and where the
two part, all that is told of the past is compared.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice, zip_longest

from paddock.core.decision import ChanceKind
from paddock.core.errors import BadAction
from paddock.core.game import Game
from paddock.core.names import NATURE, NONE
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.title import Title
from paddock.core.variants import random_game, variants
from tests.trust.leaks.doors import BOT_SEES, PAST_DOORS, SECOND_THOUGHT, TABLE, Said, now, past
from tests.trust.leaks.histories import Choice, Played, Twins
from tests.trust.leaks.house import QuietHouse, rows_of
from tests.trust.leaks.readers import LISTENERS, SEAT, Listener, listener
from tests.trust.leaks.worlds import in_world, other_world

WORLDS = 2
"""So many other worlds a listener, at each question that is looked at."""
AHEAD = 4
OUTCOMES_AHEAD = 40
"""So many answers, and outcomes of chance, are tried to find one that leads to a question which is wanted."""
TOGETHER = 30
"""So many answers two histories are played side by side at most."""
LONGEST = 4_000
"""So many answers of a race are played at most: a season of some options is very long."""
MOST_RACES = 3_000
"""So many races are played at most, however much is still to be met."""
SECRETS = "00" * 32, "11" * 32
"""What the dice of a race and of its twin come from."""


class Account:
    """What a search has compared, and what it found."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.permutations = 0
        """Other worlds whose every word was compared. Where nothing but the dice to come is hidden from somebody, it is
        compared too, but counts only in a title that has no other secrets."""
        self.histories = 0
        """Pairs of histories whose log, record and replay were compared."""
        self.cells: Counter[tuple[str, str, str]] = Counter()
        """How often it was compared what a listener is told: kind of question, kind of listener, door."""
        self.values: set[tuple[str, str]] = set()
        """The options and values that were played with."""

    def add(self, other: "Account") -> None:
        self.leaks += other.leaks
        self.permutations += other.permutations
        self.histories += other.histories
        self.cells.update(other.cells)
        self.values |= other.values

    def compare(self, kind: str, who: Listener, one: Said, other: Said) -> None:
        for (door, first), (other_door, second) in zip_longest(one, other, fillvalue=("nothing", b"")):
            self.cells[kind, who.kind, door] += 1
            if (door, first) != (other_door, second):
                self.leaks.append(f"{door} of {who} at {kind}: {apart(first, second)}")

    def __str__(self) -> str:
        found = "; ".join(self.leaks[:3]) or "no leak"
        return f"{found} ({self.permutations} permutations, {self.histories} histories)"


def apart(first: bytes, second: bytes) -> str:
    """Where two texts begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    begin = max(0, at - 60)
    return f"…{first[begin : at + 60]!r} but …{second[begin : at + 60]!r}"


class Search:
    """A search through one title."""

    def __init__(self, title: Title, seed: int, permutations: int) -> None:
        self.title = title
        self.goal = permutations
        self.rng = Rng(seed)
        self.house = QuietHouse()
        self.account = Account()
        self.looked: Counter[str] = Counter()
        """How often each kind of question was looked at."""
        self.kinds = [kind.name for kind in title.game().rules.kinds if not isinstance(kind, ChanceKind)]
        self.is_secret = has_secrets(title)

    def run(self, game: Game | None = None) -> Account:
        """Look at races until as many permutations as wanted have been compared, and every kind of question; or at
        one race of this game, until something is found."""
        account = self.account
        with asyncio.Runner() as runner, complaints(account.leaks):
            games = islice(games_of(self.title, self.rng), MOST_RACES)
            for each in games if game is None else [game]:
                runner.run(self.race(each))
                if account.leaks or (self.is_hunting and self.has_looked_everywhere()):
                    break
        return account

    # ── One race ──

    async def race(self, game: Game) -> None:
        account, rng = self.account, self.rng
        account.values |= {(name, str(value)) for name, value in game.options.items()}
        table = Played(game)
        twins: Twins | None = None
        seen: Counter[str] = Counter()
        for _ in range(LONGEST):
            state = table.state
            if state.over or account.leaks:
                break
            if not state.is_chance:
                kind = state.kind.name
                seen[kind] += 1
                if self.is_wanted(kind, seen[kind]):
                    self.looked[kind] += 1
                    await self.look(table)
                is_new = not self.is_told(kind)
                if is_new and twins is not None:
                    await self.part(twins)
                if is_new or (twins is None and not self.is_hunting and not rng.below(4)):
                    form = LISTENERS[rng.below(len(LISTENERS))]
                    twins = Twins(state, listener(form, game.seats, rng, list(state.asked)), rng)
            seat, action = self.choice(state)
            table.answer(seat, action)
            if twins is not None and (not twins.play(seat, action) or len(twins.one.record.lines) > TOGETHER):
                await self.part(twins)
                twins = None
        if twins is not None and not account.leaks:
            await self.part(twins)

    # ── Where to look ──

    def is_heard(self, kind: str) -> bool:
        """Whether everybody has heard how things stand at such a question, and a bot has seen it."""
        cells = self.account.cells
        return all(cells[kind, form, TABLE] for form in LISTENERS) and cells[kind, SEAT, BOT_SEES] > 0

    def is_told(self, kind: str) -> bool:
        """Whether somebody has been told of the past, through each door, at such a question."""
        return all(any(self.account.cells[kind, form, door] for form in LISTENERS) for door in PAST_DOORS)

    @property
    def is_hunting(self) -> bool:
        """Whether enough has been compared, but not every kind of question has been met."""
        return self.account.permutations >= self.goal

    def has_looked_everywhere(self) -> bool:
        return all(self.is_heard(kind) for kind in self.kinds)

    def is_wanted(self, kind: str, times: int) -> bool:
        """Look at the first two of each kind in a race, and at those that have seldom been looked at."""
        if self.is_hunting:
            return not self.is_heard(kind)
        return times <= 2 or not self.is_heard(kind) or self.looked[kind] <= min(self.looked.values()) + 2

    def choice(self, state: State) -> Choice:
        """Any answer; if one is found that leads to a question which has never been looked at, that."""
        rng = self.rng
        waiting = state.to_answer()
        seat = waiting[rng.below(len(waiting))]
        options = state.options(seat)
        wanted = {name for name in self.kinds if not self.is_heard(name)}
        if wanted and len(waiting) == 1:
            tried = options[:]
            rng.shuffle(tried)
            for action in tried[: OUTCOMES_AHEAD if seat == NATURE else AHEAD]:
                after = state.copy()
                after.choose(seat, action)
                if after.asks >= 0 and not after.is_chance and after.kind.name in wanted:
                    return seat, action
        return seat, options[rng.weighted(state.weights()) if seat == NATURE else rng.below(len(options))]

    # ── Looking ──

    async def look(self, table: Played) -> None:
        """Everybody hears everything about the table as it stands, in this world and in others."""
        state, rng, account = table.state, self.rng, self.account
        kind = state.kind.name
        rows = rows_of(table)
        actions = some_actions(state, rng)
        for form in LISTENERS:
            who = listener(form, table.game.seats, rng, list(state.asked))
            rival = rival_of(state, who, rng)
            room = self.house.open_room(table.copy(), rows, SECRETS[0])
            true = await now(self.house, room, who, actions)
            for _ in range(WORLDS):
                world = other_world(state, who, rng)
                room = self.house.open_room(in_world(table, world, rng), rows, SECRETS[1])
                thought = second_thought(world, rival, rng)
                said = await now(self.house, room, who, actions, thought)
                account.cells[kind, form, SECOND_THOUGHT] += thought is not None
                account.compare(kind, who, true, said)
                account.permutations += world != state or not self.is_secret

    async def part(self, twins: Twins) -> None:
        """Compare all that is told of two races which are the same to somebody up to here."""
        said: list[Said] = []
        for table, secret in zip(twins.before_they_part(), SECRETS, strict=True):
            room = self.house.open_room(table, rows_of(table), secret)
            said.append(await past(self.house, room, twins.who))
        for kind in twins.kinds[:-1]:
            for door in {door for door, _ in said[0]}:
                self.account.cells[kind, twins.who.kind, door] += 1
        self.account.compare(twins.kinds[-1], twins.who, *said)
        self.account.histories += twins.is_apart or not self.is_secret


@contextmanager
def complaints(found: list[str]) -> Iterator[None]:
    """What the server complains of meanwhile is found too: an answer that fails in both worlds compares nothing."""
    log = logging.getLogger("paddock.server")
    handler = Complaints(found)
    level = log.level
    log.addHandler(handler)
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.setLevel(level)


class Complaints(logging.Handler):
    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(f"the server complained: {self.format(record)}")


def games_of(title: Title, rng: Rng) -> Iterator[Game]:
    """Every value of every option, then any game at all."""
    yield from variants(title)
    while True:
        yield random_game(title, rng)


def has_secrets(title: Title) -> bool:
    """Whether anything but the dice to come is hidden from anybody in this title."""
    return bool(title.game().pools) or any(kind.sealed for kind in title.game().rules.kinds)


def some_actions(state: State, rng: Rng) -> list[str]:
    """Two that somebody is offered, one of the question's own words, and one of any other."""
    space = state.game.actions
    offered = [code for seat in state.asked for code in state.options(seat)]
    verb = state.kind.verbs[rng.below(len(state.kind.verbs))]
    codes = [offered[rng.below(len(offered))] for _ in range(2)]
    codes += [verb.base + rng.below(verb.size), rng.below(space.size)]
    found = []
    for code in codes:
        try:
            found.append(space.text(code))
        except BadAction:  # a number that no names stand for in this game
            continue
    return found


def rival_of(state: State, who: Listener, rng: Rng) -> int:
    """A seat that has given a sealed answer of which the listener may not know; NONE: there is none."""
    rivals = [s for s in state.asked if state.kind.sealed and state.answers[s] != NONE and s not in who.reader.seats]
    return rivals[rng.below(len(rivals))] if rivals else NONE


def second_thought(world: State, rival: int, rng: Rng) -> tuple[int, str] | None:
    if rival == NONE:
        return None
    options = world.options(rival)
    return rival, world.game.actions.text(options[rng.below(len(options))])
