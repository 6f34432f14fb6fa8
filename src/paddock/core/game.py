"""Game: an immutable description of what is played. Rules, options, boards and the number of seats.

A `Title` is one of the house's games as it lies on the shelf; a `Game` is that title with its options chosen. A game
prints as its game string, and the string makes the game again.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from paddock.core.actions import ActionSpace, Verb, put_in_a_row
from paddock.core.decision import DecisionKind
from paddock.core.errors import BadOption
from paddock.core.event import Event, EventKind
from paddock.core.fields import OWNER, Field, Layout, conserved, fill_unknown, number, numbers
from paddock.core.names import Names
from paddock.core.options import Option, OptionValue
from paddock.core.rng import Rng
from paddock.core.state import Script, State

FLOW_FIELDS = (numbers("frames"), number("asks"), numbers("asked"), numbers("answers", see=OWNER))
"""The facts that every state has, for copying, comparing and hiding; positions write them in words of their own."""


class Rules:
    """What every game of one title has in common: its decisions, verbs, events and scripts, each with its number."""

    def __init__(
        self, kinds: Sequence[DecisionKind[Any]], events: Sequence[EventKind], scripts: Sequence[Script]
    ) -> None:
        self.kinds = list(kinds)
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


class Title:
    """One of the house's games, as the shelf shows it."""

    def __init__(
        self,
        id: str,
        name: str,
        rules_version: int,
        fewest_seats: int,
        most_seats: int,
        options: Callable[[Path | None], Sequence[Option]],
        folder: Path,
        make: "Callable[[Title, int, dict[str, OptionValue], Path | None], Game]",
    ) -> None:
        self.id = id
        self.name = name
        self.rules_version = rules_version
        self.fewest_seats = fewest_seats
        self.most_seats = most_seats
        self._options = options
        self.folder = folder
        """Where its data, texts and rule reference lie."""
        self.make = make

    def options(self, pack: Path | None = None) -> dict[str, Option]:
        """What may be chosen, by name. A content pack may bring more to choose from."""
        return {option.name: option for option in self._options(pack)}

    def game(self, seats: int | None = None, pack: Path | None = None, **chosen: Any) -> "Game":
        """This title with these options, the others at their defaults."""
        return self.game_with(chosen, seats, pack)

    def game_with(self, chosen: dict[str, Any], seats: int | None = None, pack: Path | None = None) -> "Game":
        """The same with the options as a dictionary, as a game string gives them; `seats` may be among them."""
        chosen = dict(chosen)
        if "seats" in chosen:
            written = str(chosen.pop("seats"))
            if not written.isdecimal():
                raise BadOption(f"seats should be a whole number, not {written!r}")
            seats = int(written)
        if seats is None:
            seats = self.fewest_seats
        if type(seats) is not int or not self.fewest_seats <= seats <= self.most_seats:
            raise BadOption(f"{self.name} is for {self.fewest_seats} to {self.most_seats} seats, not {seats}")
        options = self.options(pack)
        values: dict[str, OptionValue] = {name: option.default for name, option in options.items()}
        for name, value in chosen.items():
            if name not in options:
                raise BadOption(f"{self.name} has no option {name!r}; its options are {', '.join(options)}")
            values[name] = options[name].check(value)
        return self.make(self, seats, values, pack)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title with its options chosen. Shared by all states of the game, never copied, never changed."""

    def __init__(
        self,
        title: Title,
        rules: Rules,
        seats: int,
        options: dict[str, OptionValue],
        state_class: type,
        fields: Sequence[Field],
        domains: Sequence[Names],
        pools: dict[str, list[int]],
        shared: Sequence[str] = (),
        pack: Path | None = None,
    ) -> None:
        self.title = title
        self.rules = rules
        self.seats = seats
        self.options = options
        self.pack = pack
        self.domains = {names.key: names for names in domains}
        self.pools = pools
        self.layout = Layout(state_class, [*fields, *FLOW_FIELDS], ["game", *shared])
        self.actions = ActionSpace(rules.verbs, self.domains)
        self._text = ""  # the game string, once it has been asked for
        for field in fields:
            if field.domain and field.domain not in self.domains:
                raise ValueError(f"the fact {field.name} has no domain {field.domain!r}")
            if field.pool and field.pool not in pools:
                raise ValueError(f"the fact {field.name} has no pool {field.pool!r}")

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
        return conserved(self.layout, state, self.pools)

    def imagine(self, world: State, rng: Rng) -> None:
        """Fill in at random what a view does not show: every UNKNOWN becomes something it may well be.

        The unseen cards of each pool are dealt over the hidden places. A game with other secrets (money behind a
        screen, say) adds how those may lie.
        """
        fill_unknown(self.layout, world, self.pools, rng.shuffle)

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
