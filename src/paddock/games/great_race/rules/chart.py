"""The chart: one side of the board as flat lists, so that the rules read it fast.

Spaces are numbered row by row and called by column and lane, such as E5. A lane is a row of the map and a square of the
progression scale.
"""

from typing import Final

from paddock.core.names import NONE
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
        self.kind: list[int] = []
        self.city: list[int] = []
        """The number of the city on each space, NONE in the country."""
        self.square: list[int] = []
        """GR-27: the square of the progression scale, 0 at the start."""
        at: dict[tuple[int, int], int] = {}
        for row, text in enumerate(rows):
            for column, letter in enumerate(text):
                if letter == ".":
                    continue
                at[row, column] = len(self.names)
                self.names.append(f"{chr(ord('A') + column)}{row + 1}")
                self.row.append(row)
                self.column.append(column)
                self.kind.append(OPEN if letter == "o" else RISK if letter == "x" else CITY)
                self.city.append(letters.get(letter, NONE) if letter not in "ox" else NONE)
                self.square.append(len(rows) - 1 - row if northward else row)
        self.spaces = len(self.names)
        self.space_of = [self.city.index(number) for number in range(len(board.cities))]
        """Where each city lies."""
        self.cards = [0] * self.spaces
        """GR-50: how many cards are drawn on entering."""
        for number, space in enumerate(self.space_of):
            self.cards[space] = board.cities[number].cards
        self.city_names = [city.name for city in board.cities]
        north, south = self.space_of[letters[board.north]], self.space_of[letters[board.south]]
        self.start, self.goal = (south, north) if northward else (north, south)
        self.squares = len(rows)
        islands = [self.space_of[letters[letter]] for letter in board.islands]
        self.roads = self._roads(at, islands, diagonal)
        self.line_start = [self.space_of[letters[line.start]] for line in board.lines]
        self.line_end = [self.space_of[letters[line.end]] for line in board.lines]
        self.line_price = [line.price for line in board.lines]
        self.lines_of: list[list[int]] = [[] for _ in range(self.spaces)]
        """The transport lines at each space."""
        for number in range(len(board.lines)):
            self.lines_of[self.line_start[number]].append(number)
            self.lines_of[self.line_end[number]].append(number)
        # ── GR-53  The ends of a line are connected ──
        self.paths = [
            [*roads, *(self.other_end(line, space) for line in self.lines_of[space])]
            for space, roads in enumerate(self.roads)
        ]
        self.to_goal = self._distances(self.goal)
        """How many spaces it is to the arrival city from each space, by road alone where that is possible."""

    # ── G-29  Neighbours: spaces that share a side, or by option a corner ──

    def _roads(self, at: dict[tuple[int, int], int], islands: list[int], diagonal: bool) -> list[list[int]]:
        """The spaces next to each space."""
        steps = [(-1, 0), (0, -1), (0, 1), (1, 0)]
        if diagonal:
            steps = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
        roads: list[list[int]] = []
        for (row, column), space in at.items():
            near = [at[row + down, column + right] for down, right in steps if (row + down, column + right) in at]
            roads.append([] if space in islands else [other for other in near if other not in islands])
        return roads

    def other_end(self, line: int, space: int) -> int:
        return self.line_end[line] if self.line_start[line] == space else self.line_start[line]

    def _distances(self, goal: int) -> list[int]:
        far = [NONE] * self.spaces
        far[goal] = 0
        queue = [goal]
        for nexts in (self.roads, self.paths):  # islands have only their lines
            queue = [space for space in range(self.spaces) if far[space] != NONE]
            queue.sort(key=lambda space: far[space])
            for space in queue:
                for other in nexts[space]:
                    if far[other] == NONE:
                        far[other] = far[space] + 1
                        queue.append(other)
        return [self.spaces if distance == NONE else distance for distance in far]
