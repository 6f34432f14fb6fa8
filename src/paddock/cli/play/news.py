"""News: which events have been told to whom, so that everybody reads everything once, and nobody what is not theirs."""

from paddock.core.names import EVERYBODY
from paddock.core.reader import Reader
from paddock.core.table import Table


class News:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[Reader, int] = {}
        """How many of the events each reader has been told."""
        self._on_screen: set[int] = set()
        """The events that stand on the screen for whoever sits down at it."""
        self._read_by_all: set[int] = set()

    def for_reader(self, reader: Reader) -> list[str]:
        """What this reader may know and has not been told."""
        events = self.table.events
        first = min(self._told.get(reader, 0), len(events))  # an undo leaves fewer events than were told
        self._told[reader] = len(events)
        known = self._on_screen | self._read_by_all
        new = [number for number in range(first, len(events)) if number not in known]
        fresh = [number for number in new if events[number].seen_by(reader)]
        self._on_screen.update(fresh)
        return self.table.texts.log([events[number] for number in fresh])

    def for_all(self, first: int) -> list[str]:
        """What everybody may know of the events from the `first` on."""
        events = self.table.events
        open_ones = [number for number in range(first, len(events)) if events[number].audience == EVERYBODY]
        self._read_by_all.update(open_ones)
        return self.table.texts.log([events[number] for number in open_ones])

    def clear_screen(self) -> None:
        self._on_screen.clear()

    def take_back(self) -> None:
        """Events have been undone: what comes in their place is new."""
        last = len(self.table.events)
        self._on_screen = {number for number in self._on_screen if number < last}
        self._read_by_all = {number for number in self._read_by_all if number < last}
        self._told = {reader: min(told, last) for reader, told in self._told.items()}

    def forget_all_but(self, count: int) -> None:
        """Take all but the last events as read: where a game is resumed, nobody wants to read it all again."""
        self._read_by_all.update(range(max(0, len(self.table.events) - count)))
