"""A championship: a calendar of games, the same entrants in each, points added up with count-back.

Some titles race a whole season inside one game (Quick Grand Prix, Formula 1 TGP); a championship is for everything
else: evenings of single races, mixed titles, clubs. It is one readable file, so it can be saved, sent and resumed.

>>> from paddock.games import game
>>> cup = Championship("Autumn Cup", ["Ann", "Bob"], ["quick-grand-prix(seats=2, calendar=monaco)"] * 2)
>>> cup.rounds_done, cup.is_over
(0, False)
>>> cup.enter(points=[18, 13], finishes=[[1, 3], [2, 4]])
>>> [(row.place, row.entrant, row.points) for row in cup.standings()]
[(1, 'Ann', 18.0), (2, 'Bob', 13.0)]
>>> Championship.read(cup.text()).standings()[0].entrant
'Ann'
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from paddock.core.data import pack_digest
from paddock.core.errors import BadSeason
from paddock.core.game import Game
from paddock.core.state import State
from paddock.games import game
from paddock.parts.standings import places

Absence = Literal["", "substitute", "share", "nothing"]
"""What is done where an entrant stays away; empty: `share`, or `nothing` where only the best rounds count."""
SUBSTITUTE: Final = "substitute"
"""Somebody else races in the seat, and the points are the entrant's."""
SHARE: Final = "share"
"""The seat is left, and the entrant gets what the game gives to those who stay away."""
NOTHING: Final = "nothing"
"""The seat is left, and the round counts nothing."""


class Round(msgspec.Struct, forbid_unknown_fields=True):
    """One game of the calendar, and its result once it is done."""

    game: str
    done: bool = False
    points: list[float] = []
    """Of each entrant."""
    finishes: list[list[int]] = []
    """The places of each entrant's cars, for count-back."""
    absent: list[int] = []
    """Entrants who did not race."""
    record: str = ""
    """The file with the game's record."""
    teams: dict[str, float] = {}
    """The points of each team, where the game adds them up in a table of their own."""


class StandingsRow(msgspec.Struct):
    """A line of the table."""

    place: int
    entrant: str
    points: float
    by_round: list[float]
    dropped: list[int]
    """The rounds that do not count for this entrant, because only the best ones do."""


class Championship(msgspec.Struct, forbid_unknown_fields=True):
    """`best`: how many rounds count for each entrant (0: all)."""

    name: str
    entrants: list[str]
    calendar: list[str]
    best: int = 0
    rounds: list[Round] = []
    carried: dict[str, Any] = {}
    """What the last race hands on to the next one, as options of its game (such as last race's winner)."""
    pack: str = ""
    """The digest of the content pack it is raced with; empty: our own data."""
    absence: Absence = ""

    def __post_init__(self) -> None:
        is_new = not self.rounds
        if is_new:
            self.rounds = [Round(text) for text in self.calendar]
        if len(self.entrants) < 2 or len(set(self.entrants)) != len(self.entrants):
            raise BadSeason("a championship needs two entrants or more, each with a name of its own")
        if not self.calendar or [each.game for each in self.rounds] != self.calendar:
            raise BadSeason("the rounds of the championship do not follow its calendar")
        if not 0 <= self.best <= len(self.calendar):
            raise BadSeason(f"of {len(self.calendar)} rounds the best {self.best} cannot count")
        if is_new:
            self.check_games()

    def check_games(self) -> None:
        """Make every game of the calendar, which may take seconds: an unknown game or option is said now, not on race
        day."""
        if not self.pack:
            for text in self.calendar:
                game(text)

    # ── Racing ──

    @property
    def rounds_done(self) -> int:
        return sum(each.done for each in self.rounds)

    @property
    def is_over(self) -> bool:
        return self.rounds_done == len(self.rounds)

    def next_game(self, absent: Sequence[int] = (), pack: Path | None = None) -> Game:
        """The game of the next round, with what the last one hands on, for all who race or have a substitute."""
        if self.is_over:
            raise BadSeason(f"{self.name} is over: all {len(self.rounds)} rounds have been raced")
        if self.pack and (pack is None or pack_digest(pack) != self.pack):
            raise BadSeason(f"{self.name} is raced with content pack {self.pack}; name its folder with --pack")
        written = game(self.rounds[self.rounds_done].game, pack=pack)
        title = written.title
        racing = self.racing(absent)
        if len(racing) < title.fewest_seats:
            raise BadSeason(
                f"{title.name} needs {title.fewest_seats} who race, and only {len(racing)} would; "
                "give those who stay away a substitute"
            )
        planned = title.game(len(self.entrants), pack, **written.options)
        carried = {name: value for name, value in self.carried.items() if name in title.options(pack)}
        entry = title.championship.entry
        if len(racing) < len(self.entrants) and entry is not None:
            carried |= entry(planned, racing)
        return title.game(len(racing), pack, **(planned.options | carried))

    # ── GP-11.2.2, GP-11.2.3, GP-11.2.4  Who stays away: a substitute, a share of points, or nothing ──

    @property
    def absence_rule(self) -> str:
        """What is done where an entrant stays away."""
        return self.absence or (NOTHING if self.best else SHARE)

    def racing(self, absent: Sequence[int]) -> list[int]:
        """The entrants whose seats are taken, by themselves or by a substitute."""
        if self.absence_rule == SUBSTITUTE:
            return list(range(len(self.entrants)))
        return [entrant for entrant in range(len(self.entrants)) if entrant not in absent]

    def enter_state(self, state: State, absent: Sequence[int] = (), record: str = "") -> None:
        """Enter the result of the next round from the finished game."""
        if not state.over:
            raise BadSeason("the race is not over yet, so it has no result to enter")
        racing = self.racing(absent)
        missing = [entrant for entrant in absent if entrant not in racing]
        points = [0.0] * len(self.entrants)
        finishes: list[list[int]] = [[] for _ in self.entrants]
        scores, finished = state.scores(), state.finishes()
        for seat, entrant in enumerate(racing):
            points[entrant] = float(scores[seat])
            finishes[entrant] = list(finished[seat])
        rules = state.game.title.championship
        if self.absence_rule == SHARE and rules.absent_points is not None:
            for entrant in missing:
                points[entrant] = float(rules.absent_points(state))
        self.enter(points, finishes, missing, record)
        self.hand_on(
            rules.team_points(state) if rules.team_points is not None else None,
            rules.carry_over(state) if rules.carry_over is not None else None,
        )

    def hand_on(self, teams: dict[str, float] | None, carried: dict[str, Any] | None) -> None:
        """What the race that was just entered adds to the teams' table, and what it hands on to the next one."""
        if teams is not None:
            self.rounds[self.rounds_done - 1].teams = teams
        if carried is not None:
            self.carried = carried

    def enter(
        self,
        points: Sequence[float],
        finishes: Sequence[Sequence[int]],
        absent: Sequence[int] = (),
        record: str = "",
    ) -> None:
        """Enter the result of the next round."""
        if self.is_over:
            raise BadSeason(f"{self.name} is over: all {len(self.rounds)} rounds have been raced")
        if len(points) != len(self.entrants) or len(finishes) != len(self.entrants):
            raise BadSeason(f"a result has one entry for each of the {len(self.entrants)} entrants")
        done = self.rounds[self.rounds_done]
        done.points = [float(p) for p in points]
        done.finishes = [list(f) for f in finishes]
        done.absent = list(absent)
        done.record = record
        done.done = True

    # ── GP-11.1.1, GP-11.2.1  The table ──

    def standings(self) -> list[StandingsRow]:
        """The best first; who is level in points and in count-back shares the place."""
        done = [each for each in self.rounds if each.done]
        rows = []
        totals = []
        finishes = []
        for entrant, name in enumerate(self.entrants):
            by_round = [each.points[entrant] for each in done]
            dropped = self.dropped(by_round)
            totals.append(sum(p for number, p in enumerate(by_round) if number not in dropped))
            finishes.append([place for each in done for place in each.finishes[entrant]])
            rows.append(StandingsRow(0, name, totals[-1], by_round, dropped))
        for row, place in zip(rows, places(totals, finishes), strict=True):
            row.place = place
        return sorted(rows, key=lambda row: row.place)

    def team_standings(self) -> list[StandingsRow]:
        """The teams' own table, of all rounds; empty where nobody races in teams."""
        done = [each for each in self.rounds if each.done]
        names = list(dict.fromkeys(name for each in done for name in each.teams))
        by_round = [[each.teams.get(name, 0.0) for each in done] for name in names]
        totals = [sum(points) for points in by_round]
        placed = places(totals, [[] for _ in names])
        rows = [StandingsRow(*row, []) for row in zip(placed, names, totals, by_round, strict=True)]
        return sorted(rows, key=lambda row: row.place)

    # ── GP-11.2.4  Only the best rounds ──

    def dropped(self, by_round: list[float]) -> list[int]:
        """The rounds that do not count: where only the best do, the surplus lowest are struck out on the way."""
        surplus = len(by_round) - self.best if self.best else 0
        lowest = sorted(range(len(by_round)), key=lambda number: (by_round[number], -number))
        return sorted(lowest[: max(surplus, 0)])

    # ── The file ──

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self)).decode() + "\n"

    @classmethod
    def read(cls, text: str) -> "Championship":
        """The championship of a text. One whose rounds are written out is not asked whether its games can be made."""
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.ValidationError as error:
            raise BadSeason(f"the championship file has a mistake: {error}") from None
        except msgspec.DecodeError:
            raise BadSeason("the file is not a championship; `paddock season new` makes one") from None

    def save(self, file: Path) -> None:
        """Write the file so that a crash leaves the old one or the new one, never half of one."""
        draft = file.with_name(file.name + ".new")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(file)

    @classmethod
    def load(cls, file: Path) -> "Championship":
        try:
            found = cls.read(file.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadSeason(f"the championship file {file} cannot be read: {error.strerror}") from None
        found.check_games()  # people write such files by hand
        return found


def absence_called(word: str) -> Absence:
    """The rule for absent entrants that goes by this word."""
    try:
        rule: Absence = msgspec.convert(word, Absence)
    except msgspec.ValidationError:
        raise BadSeason(f"who stays away has a substitute, a share or nothing, not {word!r}") from None
    return rule
