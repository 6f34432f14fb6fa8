"""Title: one of the house's games as it lies on the shelf, with everything the house may ask of it.

A game declares its title in its package. Rules make the game; the rest is what terminal, browser, bots, championships
and editors need. Nothing of a game is found by its name: what is not declared here, the house does in a general way.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from paddock.core.board import Line
from paddock.core.bot import Bot, Budget, Weigher
from paddock.core.decision import DecisionKind, Words
from paddock.core.edition import alike, present_edition
from paddock.core.editor import Editor
from paddock.core.errors import BadOption
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.options import Option, OptionValue
from paddock.core.places import share_beaten
from paddock.core.rng import Rng
from paddock.core.sending import home_of, title_again
from paddock.core.sketch import Sketch
from paddock.core.state import State
from paddock.core.texts import Texts
from paddock.core.value import ByWorth, Value
from paddock.core.view import View
from paddock.core.yardstick import Yardstick

Foreseen = tuple[list[Message], msgspec.Struct]
"""What an action would lead to: sentences, and facts to draw as ghosts."""


class Browser:
    """What a game shows in the browser.

    `components`: what never changes and is drawn (circuits, cards, cars), of a game, or of the title with a content
    pack. `tower`: the rows of the timing tower, the leader first. `preview`: what an action would lead to, from the
    view alone; None where the general preview says enough. `chapter`: the title of the replay's chapter that an event
    opens, if it opens one. `closed_domains`: the names that the rules themselves give, to which no data adds. `sketch`:
    the board as a picture for notebooks and files, drawn from the same places.

    What `components` and `preview` return is declared as Structs: the browser's types are made from their annotations.
    """

    def __init__(
        self,
        components: "Callable[[Title, Game | None, Path | None], msgspec.Struct] | None" = None,
        tower: Callable[[View], list[dict[str, Any]]] | None = None,
        preview: Callable[[View, int, int, Rng], Foreseen | None] | None = None,
        chapter: Callable[[Event], Message | None] | None = None,
        closed_domains: Sequence[str] = (),
        sketch: Callable[[View], Sketch] | None = None,
    ) -> None:
        self.components = components
        self.tower = tower
        self.preview = preview
        self.chapter = chapter
        self.closed_domains = closed_domains
        self.sketch = sketch


def beaten_so_far(state: State, seat: int) -> float:
    """What a state is worth to a seat where a game knows no better: the share of its rivals that it leads."""
    return share_beaten(state.places(), seat)


class Bots:
    """The players a game brings along.

    `thumb`: the rule of thumb. `search`: a search of the game's own, where a turn is made of so many small answers that
    a tree of them never reaches the next seat. `worth`: how good a state looks for a seat, from 0 to 1, for search.
    `value`: what a state promises each seat, learned where the game has weights, else by its `worth`. `frozen`: earlier
    players by name, which never change, so that strength can be compared over the years.
    """

    def __init__(
        self,
        thumb: Bot | None = None,
        search: Callable[[str, Budget], Weigher] | None = None,
        worth: Callable[[Any, int], float] = beaten_so_far,
        value: Value | None = None,
        frozen: Mapping[str, Bot] | None = None,
    ) -> None:
        self.thumb = thumb
        self.search = search
        self.worth = worth
        self.value: Value = value if value is not None else ByWorth(worth)
        self.frozen = dict(frozen or {})


class PlayNow:
    """The race for whoever only wants to play: how many seats, all but one with bots, and the options that suit a first
    race; the others stand at their defaults."""

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.seats = seats
        self.options = dict(options or {})


class RoundRules:
    """What a race means as a round of a championship.

    `entry`: the options of a race in which only these of the entrants take part. `absent_points`: what an entrant gets
    who did not race. `carry_over`: what the race hands on to the next one, as options of its game. `team_points`: what
    each team adds to its own table.
    """

    def __init__(
        self,
        entry: Callable[[Game, list[int]], dict[str, Any]] | None = None,
        absent_points: Callable[[State], float] | None = None,
        carry_over: Callable[[State], dict[str, Any]] | None = None,
        team_points: Callable[[State], dict[str, float]] | None = None,
    ) -> None:
        self.entry = entry
        self.absent_points = absent_points
        self.carry_over = carry_over
        self.team_points = team_points


class Title:
    """One of the house's games, with everything the house may ask of it."""

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
        *,
        words: Mapping[str, Words[Any]] | None = None,
        terminal: Callable[[View, Texts], list[Line]] | None = None,
        digest: Callable[[Texts, Sequence[Event]], list[Message]] | None = None,
        browser: Browser | None = None,
        bots: Bots | None = None,
        championship: RoundRules | None = None,
        editors: Sequence[Editor] = (),
        play_now: PlayNow | None = None,
        yardstick: Yardstick | None = None,
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
        self._words = dict(words or {})
        """Words that stand apart from the rules, by the name of the decision."""
        self.terminal = terminal
        """Draws a view as lines of text."""
        self.digest = digest
        """Tells events in fewer sentences, for those who read a log line by line; None: a sentence an event."""
        self.browser = browser or Browser()
        self.bots = bots or Bots()
        self.championship = championship or RoundRules()
        self.editors = list(editors)
        """What people draw its tracks or boards with."""
        self.play_now = play_now or PlayNow(fewest_seats)
        self.yardstick = yardstick
        """What the laboratory counts; None: wins, points and lengths alone."""

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """How it is sent to another process, which has the same modules."""
        return title_again, (home_of(self),)

    def __deepcopy__(self, memo: Any) -> "Title":
        return self

    @property
    def edition(self) -> str:
        """A digest of the rules and data as they are now (see `edition`)."""
        return present_edition(self.folder)

    def plays_alike(self, edition: str) -> bool:
        """Whether a game of this edition is the same race under the present one."""
        return edition == self.edition or edition in alike(self.folder)

    def words(self, kind: DecisionKind[Any]) -> Words[Any]:
        """What people are told of this question: the title's words for it, or the kind's own."""
        return self._words.get(kind.name, kind)

    def components(self, game: Game | None = None, pack: Path | None = None) -> dict[str, Any]:
        """What never changes and is drawn: of a game, or of the title with a content pack."""
        if self.browser.components is None:
            return {}
        shown: dict[str, Any] = msgspec.to_builtins(self.browser.components(self, game, pack))
        return shown

    def options(self, pack: Path | None = None) -> dict[str, Option]:
        """What may be chosen, by name. A content pack may bring more to choose from."""
        return {option.name: option for option in self._options(pack)}

    def game(self, seats: int | None = None, pack: Path | None = None, **chosen: Any) -> Game:
        """This title with these options, the others at their defaults."""
        return self.game_with(chosen, seats, pack)

    def game_with(self, chosen: dict[str, Any], seats: int | None = None, pack: Path | None = None) -> Game:
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
