"""The chart: one side of the board as flat rows, so that the rules read it fast.

Spaces are numbered row by row and called by column and lane, such as E5. A lane is a row of the map and a square of the
progression scale.
"""

from typing import Final

from mypy_extensions import i64

from paddock.core.names import NONE
from paddock.core.rows import row_of, rows_of
from paddock.games.great_race.data.board import Board

OPEN: Final = 0
RISK: Final = 1
CITY: Final = 2


class Chart:
    """A board in one direction of the race."""

    def __init__(self, board: Board, northward: bool, diagonal: bool) -> None:
        rows = board.rows()
        letters = {city.letter: number for number, city in enumerate(board.cities)}
        self.names: list[str] = []
        self.row: list[int] = []
        self.column: list[int] = []
        kinds: list[int] = []
        cities: list[int] = []
        squares: list[int] = []
        at: dict[tuple[int, int], int] = {}
        for row, text in enumerate(rows):
            for column, letter in enumerate(text):
                if letter == ".":
                    continue
                at[row, column] = len(self.names)
                self.names.append(f"{chr(ord('A') + column)}{row + 1}")
                self.row.append(row)
                self.column.append(column)
                kinds.append(OPEN if letter == "o" else RISK if letter == "x" else CITY)
                cities.append(letters.get(letter, NONE) if letter not in "ox" else NONE)
                squares.append(len(rows) - 1 - row if northward else row)
        self.spaces: i64 = len(self.names)
        self.kind = row_of(kinds)
        self.city = row_of(cities)
        """The number of the city on each space, NONE in the country."""
        self.square = row_of(squares)
        """GR-27: the square of the progression scale, 0 at the start."""
        space_of = [cities.index(number) for number in range(len(board.cities))]
        self.space_of = row_of(space_of)
        """Where each city lies."""
        cards = [0] * len(kinds)
        for number, space in enumerate(space_of):
            cards[space] = board.cities[number].cards
        self.cards = row_of(cards)
        """GR-50: how many cards are drawn on entering."""
        self.city_names = [city.name for city in board.cities]
        north, south = space_of[letters[board.north]], space_of[letters[board.south]]
        self.start: i64 = south if northward else north
        self.goal: i64 = north if northward else south
        self.squares: i64 = len(rows)
        islands = [space_of[letters[letter]] for letter in board.islands]
        roads = _roads(at, islands, diagonal)
        self.roads = rows_of(roads)
        starts = [space_of[letters[line.start]] for line in board.lines]
        ends = [space_of[letters[line.end]] for line in board.lines]
        self.line_start = row_of(starts)
        self.line_end = row_of(ends)
        self.line_price = row_of([line.price for line in board.lines])
        lines_of: list[list[int]] = [[] for _ in kinds]
        # ── GR-53  The ends of a line are connected ──
        paths = [list(near) for near in roads]
        for line, (start, end) in enumerate(zip(starts, ends, strict=True)):
            for here, there in ((start, end), (end, start)):
                lines_of[here].append(line)
                paths[here].append(there)
        self.lines_of = rows_of(lines_of)
        """The transport lines at each space."""
        self.paths = rows_of(paths)
        """The spaces next to each space, and those that a line leads to."""
        self.to_goal = row_of(_distances(int(self.goal), roads, paths))
        """How many spaces it is to the arrival city from each space, by road alone where that is possible."""

    def other_end(self, line: i64, space: i64) -> i64:
        return self.line_end[line] if self.line_start[line] == space else self.line_start[line]


# ── G-29  Neighbours: spaces that share a side, or by option a corner ──


def _roads(at: dict[tuple[int, int], int], islands: list[int], diagonal: bool) -> list[list[int]]:
    """The spaces next to each space."""
    steps = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    if diagonal:
        steps = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
    roads: list[list[int]] = []
    for (row, column), space in at.items():
        near = [at[row + down, column + right] for down, right in steps if (row + down, column + right) in at]
        roads.append([] if space in islands else [other for other in near if other not in islands])
    return roads


def _distances(goal: int, roads: list[list[int]], paths: list[list[int]]) -> list[int]:
    spaces = len(roads)
    far = [NONE] * spaces
    far[goal] = 0
    for nexts in (roads, paths):  # islands have only their lines
        queue = [space for space in range(spaces) if far[space] != NONE]
        queue.sort(key=lambda space: far[space])
        for space in queue:
            for other in nexts[space]:
                if far[other] == NONE:
                    far[other] = far[space] + 1
                    queue.append(other)
    return [spaces if distance == NONE else distance for distance in far]
