"""Facts: everything a state holds, declared once with its meaning, its size and who may see it.

A game's state class declares each fact in its own line; the type says whether it is a number, a list or a table:

    class RaceState(State):
        lap: Annotated[i64, fact()]
        place: Annotated[vec[i64], fact(per="car", start=NONE, domain="space")]
        \"\"\"Where each car stands.\"\"\"

    FACTS: Final = facts_of(RaceState)

From the declaration come the empty state of a new game, copying, equality, the position text and its reader, what a
seat's view leaves out, the sampling of what a view does not show, and the conservation of cards. None of these is
written by hand per game.
"""

from collections.abc import Callable
from typing import Any, Final, get_args

from paddock.core.rows import row_of, rows_of

Limit = int | str
"""A number, or the key of the game's count that is meant."""

NUMBER: Final = "number"
LIST: Final = "list"
TABLE: Final = "table"

SHAPES: Final = {
    "i64": NUMBER,
    "vec[i64]": LIST,
    "vec[vec[i64]]": TABLE,
    # Games whose rules do not use machine numbers yet:
    "int": NUMBER,
    "list[int]": LIST,
    "list[list[int]]": TABLE,
}
"""The shape of a fact by the type it is declared with."""

EVERYONE: Final = "everyone"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


class Fact:
    """One fact of the state.

    `shape`: a NUMBER, a LIST of numbers or a TABLE (a list of lists).
    `per`: what a list has an entry for, or a table a row for: a key of the game's `counts`, such as `seat` or `car`.
    With two keys, a row has entries of its own: `("wear", "car")` is a number for each kind of wear and each car.
    Without `per`, a list or table begins empty and grows.
    `start`: the value with which every number of it begins.
    `see`: EVERYONE; OWNER, each entry (of a list) or row (of a table) only by the seat it belongs to; or NOBODY.
    `owner`: with OWNER, the seat that entry or row `index` belongs to; without it the index is the seat.
    `domain`: the key of the names that the numbers stand for; none for plain numbers.
    `pool`: the cards (or tiles, tokens) the values are taken from; every card of a pool is in exactly one place.
    `unordered`: the order means nothing (a lazy deck, a bag): kept sorted, so that no order exists to be read.
    `shared`: its row or table is replaced and never changed in place (see `rows`), so that a state and its copies share
    it. For what changes seldom and is copied often.
    `least`, `most`: of plain numbers, how low and how high they go; a key of the game's `counts` stands for its count.
    Numbers that stand for names are bounded by their domain.
    `longest`: of lists and rows that grow, how many entries there can be (for a table without `per`: rows and entries);
    without it, as many as the pool has cards or the domain has names. The rules know nothing of these bounds: they are
    for those who make tables of numbers out of games (see `bounds`), and tests check them.
    """

    def __init__(
        self,
        name: str,
        shape: str,
        see: str = EVERYONE,
        domain: str = "",
        pool: str = "",
        unordered: bool = False,
        owner: "Callable[[Any, int], int] | None" = None,
        per: str | tuple[str, str] = "",
        start: int = 0,
        shared: bool = False,
        least: Limit = 0,
        most: Limit | None = None,
        longest: Limit | tuple[Limit, Limit] | None = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.see = see
        self.domain = domain
        self.pool = pool
        self.unordered = unordered
        self.owner = owner
        self.per: tuple[str, ...] = (per,) if isinstance(per, str) and per else tuple(per)
        self.start = start
        self.shared = shared
        self.least = least
        self.most = most
        self.longest = longest
        self.native = False
        """Whether it is made of machine numbers: `vec`, not lists."""

    def called(self, name: str, written_type: str) -> "Fact":
        """The same fact with its name and the shape that its type stands for."""
        named = Fact(
            name,
            SHAPES[written_type],
            self.see,
            self.domain,
            self.pool,
            self.unordered,
            self.owner,
            (self.per[0], self.per[1]) if len(self.per) == 2 else "".join(self.per),
            self.start,
            self.shared,
            self.least,
            self.most,
            self.longest,
        )
        named.native = written_type.startswith("vec")
        return named

    def beginning(self, counts: dict[str, int]) -> Any:
        """The value of this fact in a state where nothing has happened yet."""
        if self.shape == NUMBER:
            return self.start
        size = counts[self.per[0]] if self.per else 0
        if self.shape == LIST:
            return self.made_of([self.start] * size)
        entries_ = counts[self.per[1]] if len(self.per) == 2 else 0
        return self.made_of([[self.start] * entries_ for _ in range(size)])

    def made_of(self, value: Any) -> Any:
        """A number, list or list of lists as a state keeps it."""
        if not self.native:
            return value
        return row_of(value) if self.shape == LIST else rows_of(value)

    def of(self, state: Any) -> Any:
        """The fact of this state as a number, list or list of lists, for whoever writes it down or sends it."""
        value = getattr(state, self.name)
        if self.shape == NUMBER:
            return value
        return list(value) if self.shape == LIST else [list(each) for each in value]

    def __repr__(self) -> str:
        return f"Fact({self.name}, {self.shape}, {self.see})"


def fact(
    see: str = EVERYONE,
    domain: str = "",
    pool: str = "",
    unordered: bool = False,
    owner: "Callable[[Any, int], int] | None" = None,
    per: str | tuple[str, str] = "",
    start: int = 0,
    shared: bool = False,
    least: Limit = 0,
    most: Limit | None = None,
    longest: Limit | tuple[Limit, Limit] | None = None,
) -> Fact:
    """The declaration of a fact beside its type; name and shape come from where it stands."""
    return Fact("", NUMBER, see, domain, pool, unordered, owner, per, start, shared, least, most, longest)


def deck(pool: str, domain: str, shared: bool = False) -> Fact:
    """A lazy deck: the multiset of cards nobody has seen yet. Which one is next is decided when it is drawn."""
    return fact(see=NOBODY, domain=domain, pool=pool, unordered=True, shared=shared)


def facts_of(state_class: type) -> tuple[Fact, ...]:
    """The facts that a state class declares, in the order of the class.

    Compiled classes keep no annotations: there the build has written the facts in the place of the call, taken from
    the same lines (see hatch_build.py).
    """
    found: list[Fact] = []
    for name, annotation in state_class.__annotations__.items():
        if len(get_args(annotation)) == 2 and isinstance(get_args(annotation)[1], Fact):
            written, declared = get_args(annotation)
            found.append(declared.called(name, WRITTEN.get(str(written), str(written))))
    return tuple(found)


WRITTEN: Final = {
    "<class 'int'>": "int",
    "<class 'mypy_extensions.i64'>": "i64",
    "<class 'vec[i64]'>": "vec[i64]",
    "<class 'list'>": "vec[i64]",
    "<class 'paddock.core.vecs.Rows'>": "vec[vec[i64]]",
}
"""How the types of facts are written, by how they print."""
