"""Game: an immutable description of what is played. Rules, options, boards and the number of seats.

A `Title` is one of the house's games as it lies on the shelf (see `title`); a `Game` is that title with its options
chosen. A game prints as its game string, and the string makes the game again.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from paddock.core.actions import ActionSpace, Verb, put_in_a_row
from paddock.core.decision import DecisionKind
from paddock.core.errors import BadOption, EndlessRule
from paddock.core.event import Event, EventKind
from paddock.core.facts import Fact
from paddock.core.flow import impossible_flow
from paddock.core.hiding import counts_of
from paddock.core.layout import StateLayout, conserved, wrong_size
from paddock.core.names import NATURE, NONE, Names
from paddock.core.offer import Offer
from paddock.core.options import OptionValue
from paddock.core.rng import Rng
from paddock.core.rows import counting, row_of, rows_of
from paddock.core.script import Script
from paddock.core.sending import game_again
from paddock.core.state import FLOW_FACTS, State
from paddock.core.vecs import vec

if TYPE_CHECKING:
    from paddock.core.title import Title


MOST_STEPS: Final = 10_000
"""The most steps that may follow one another before something is asked. None of our games needs more than about 100."""

STEPS: Final = range(MOST_STEPS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What every game of one title has in common: its decisions, verbs, events and scripts, each with its number."""

    def __init__(
        self, kinds: Sequence[DecisionKind[Any]], events: Sequence[EventKind], scripts: Sequence[Script]
    ) -> None:
        self.kinds = list(kinds)
        self.kind_row = vec[DecisionKind[Any]](self.kinds)
        """The kinds by their numbers, for whoever looks one up all the time."""
        self.events = list(events)
        self.scripts = list(scripts)
        self.verbs: list[Verb] = []
        for number_, kind in enumerate(self.kinds):
            kind.id = number_
            for verb in kind.verbs:
                if verb not in self.verbs:
                    self.verbs.append(verb)
        for number_, event in enumerate(self.events):
            event.id = number_
        for number_, script in enumerate(self.scripts):
            script.id = number_
        put_in_a_row(self.verbs)
        # Positions and records name them, so a name must mean one thing.
        for names in (
            [kind.name for kind in self.kinds],
            [event.name for event in self.events],
            [script.name for script in self.scripts],
        ):
            for name in names:
                if names.count(name) > 1:
                    raise ValueError(f"two decisions, events or scripts of one game are called {name!r}")

    # Compiled rules have what follows written out, with every step and every kind called by its name (see
    # compiling/dispatch.py).

    def play_at_random(self, state: State, rng: Rng, most: i64) -> i64:
        """Everybody, and nature by its weights, answers at random, to the end or until `most` answers are given (a few
        more where several seats are asked at once). Returns the number of answers, nature's included."""
        answers: i64 = 0
        kinds = self.kind_row
        sheet = Offer()
        while state.asks >= 0 and answers < most:
            kind = kinds[state.asks]
            if kind.sealed:
                for seat in state.asked:
                    if state.answers[seat] == NONE:
                        self.answer(state, seat, kind.pick(state, seat, rng, sheet))
                        answers += 1
            else:
                seat = state.asked[0]
                self.answer(state, seat, kind.pick(state, seat, rng, sheet))
                answers += 1
        return answers

    def answer(self, state: State, seat: i64, action: i64) -> None:
        """What `State.choose` does."""
        kind = self.kind_row[state.asks]
        if kind.sealed:
            answers = state.answers
            answers[seat] = action
            for other in state.asked:
                if answers[other] == NONE:
                    return
            state.asks = NONE
            for other in state.asked:
                taken = answers[other]
                answers[other] = NONE
                kind.apply(state, other, taken)
        else:
            state.asks = NONE
            kind.apply(state, seat, action)
        self.play(state)

    def play(self, state: State) -> None:
        """Run steps until a decision is asked or the game is over. Raises `EndlessRule` where neither happens."""
        scripts = self.scripts
        for _ in STEPS:
            if state.asks >= 0:
                return
            frames = state.frames
            if len(frames) == 0:
                state.asked = vec[i64]()
                return
            place = frames[-2]
            frames[-2] = place + 1
            scripts[frames[-3]].runs[place](state)
        raise self.endless(state)

    def endless(self, state: State) -> EndlessRule:
        """What is raised of rules that do not come to an end; it names the step at which they were stopped."""
        script, following = self.scripts[state.frames[-3]], state.frames[-2]
        here = script.step_names()[following] if following < len(script.steps) else "its end"
        return EndlessRule(
            f"the rules went on for {MOST_STEPS} steps without a question; they were stopped in {script.name} at {here}"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title with its options chosen. Shared by all states of the game, never copied, never changed.

    `counts`: how many there are of what facts have an entry for (see `facts`), besides the seats.
    `shared`: attributes of its states that are no facts, such as the components.
    """

    def __init__(
        self,
        title: "Title",
        rules: Rules,
        seats: int,
        options: dict[str, OptionValue],
        state_class: type,
        facts: Sequence[Fact],
        domains: Sequence[Names],
        pools: dict[str, list[int]],
        shared: Sequence[str] = (),
        pack: Path | None = None,
        counts: dict[str, int] | None = None,
    ) -> None:
        self.title = title
        self.rules = rules
        self.seats: i64 = seats
        self.options = options
        self.pack = pack
        # Whom states ask; they all share these rows.
        self.alone = rows_of([[seat] for seat in range(seats)])
        """Each seat alone."""
        self.everybody = counting(seats)
        self.nature = row_of([NATURE])
        self.domains = {names.key: names for names in domains}
        self.pools = pools
        self.pool_rows = {pool: row_of(cards) for pool, cards in pools.items()}
        """The same as rows of machine numbers."""
        self.pool_counts = {pool: counts_of(cards) for pool, cards in self.pool_rows.items()}
        """How many there are of each card of a pool."""
        self.layout = StateLayout(
            state_class, [*facts, *FLOW_FACTS], ["game", *shared], {"seat": seats, **(counts or {})}
        )
        self.actions = ActionSpace(rules.verbs, self.domains)
        self._text = ""  # the game string, once it has been asked for
        for fact in facts:
            if fact.domain and fact.domain not in self.domains:
                raise ValueError(f"the fact {fact.name} has no domain {fact.domain!r}")
            if fact.pool and fact.pool not in pools:
                raise ValueError(f"the fact {fact.name} has no pool {fact.pool!r}")

    def set_up(self) -> State:
        """A new state with the first script called and none of its steps run: what a game says of its own beginning."""
        raise NotImplementedError

    def start(self, events: list[Event] | None = None) -> State:
        """A new state at the first decision; what happens on the way there is told to `events`."""
        state = self.set_up()
        state.events = events
        state.advance()
        return state

    def check(self, state: State) -> str:
        """An empty text, or the sentence that says what is impossible about a hand-written position."""
        return wrong_size(self.layout, state) or conserved(self.layout, state, self.pools) or impossible_flow(state)

    def imagine(self, world: State, rng: Rng) -> None:
        """Fill in at random what a view does not show: every UNKNOWN becomes something it may well be.

        The unseen cards of each pool are dealt over the hidden places. A game with other secrets (money behind a
        screen, say) adds how those may lie.
        """
        world.deal_unseen(rng)

    # ── How the race stands ──

    def scores(self, state: State) -> Sequence[float]:
        """Points of each seat so far."""
        raise NotImplementedError

    def places(self, state: State) -> list[int]:
        """The place of each seat, 1 the best; shared places are allowed. By points unless the game says otherwise.

        A place of 1 is a win: in a game that nobody has won, nobody has it.
        """
        points = state.scores()
        return [1 + sum(1 for other in points if other > own) for own in points]

    def finishes(self, state: State) -> list[list[int]]:
        """The finishing places of each seat's cars, for count-back over a season. A seat with one car: its place."""
        return [[place] for place in state.places()]

    def stage(self, state: State) -> i64:
        """A number that changes where a search may stop and judge: the race of a season, say."""
        return 0

    # ── What it is called ──

    def seat_name(self, seat: int) -> str:
        return self.domains["seat"].title(seat)

    def __str__(self) -> str:
        """The game string, such as `quick-grand-prix(seats=3, laps=2)`."""
        if not self._text:
            parts = [f"seats={self.seats}"]
            for name, option in self.title.options(self.pack).items():
                if self.options[name] != option.default:
                    parts.append(f"{name}={option.text(self.options[name])}")
            self._text = f"{self.title.id}({', '.join(parts)})"
        return self._text

    def is_called(self, text: str) -> bool:
        """Whether a game string, however it is written, means this game."""
        if text == str(self):
            return True
        id, options = parse_game_string(text)
        return id == self.title.id and self.title.game_with(options, pack=self.pack) == self

    def __repr__(self) -> str:
        return f"<Game {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and str(other) == str(self) and other.pack == self.pack

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return game_again, (self.title, self.seats, tuple(self.options.items()), self.pack)

    def __deepcopy__(self, memo: Any) -> "Game":
        return self


def parse_game_string(text: str) -> tuple[str, dict[str, str]]:
    """The id and the options that a game string names.

    >>> parse_game_string("quick-grand-prix(seats=3, laps=2)")
    ('quick-grand-prix', {'seats': '3', 'laps': '2'})
    """
    id, bracket, rest = text.strip().partition("(")
    options: dict[str, str] = {}
    if bracket:
        if not rest.endswith(")"):
            raise BadOption(f"the game string {text!r} does not end with a closing bracket")
        for part in filter(None, (part.strip() for part in rest[:-1].split(","))):
            name, equals, value = part.partition("=")
            if not equals:
                raise BadOption(f"in the game string {text!r}, {part!r} should be written name=value")
            if name.strip() in options:
                raise BadOption(f"the game string {text!r} gives {name.strip()} twice")
            options[name.strip()] = value.strip()
    return id.strip(), options
