"""A menu: the options of a question as numbered lines that fit the screen.

Few options are simply listed. When there are too many for the screen, those that begin with the same words become one
line; choosing it opens it. Where that leaves too many lines, half a word is enough, up to its hyphen: `ride 9-` stands
for `ride 9-left` and `ride 9-right`. What cannot be grouped is shown page by page. A number always means the line shown
last.
"""

from collections.abc import Sequence
from typing import Final

HYPHEN: Final = "-"


class MenuOption:
    """An option: its action code, its text as one would type it, what it does and costs in words, and what its verb
    and arguments are called, one for each word of the text."""

    def __init__(self, code: int, text: str, label: str, names: Sequence[str] = ()) -> None:
        self.code = code
        self.text = text
        self.label = label
        self.names = list(names) or text.split()


class Entry:
    """A numbered line: one option, or all options that begin with `text`, which is whole words or ends at a hyphen."""

    def __init__(self, text: str, label: str, offers: Sequence[MenuOption]) -> None:
        self.text = text
        self.label = label
        self.offers = list(offers)

    @property
    def offer(self) -> MenuOption | None:
        return self.offers[0] if len(self.offers) == 1 else None

    @property
    def opens(self) -> str:
        """What the options behind a line of several begin with."""
        return self.text if self.text.endswith(HYPHEN) else f"{self.text} "


class Menu:
    """What is shown of the offers, given room for so many lines (0: for all of them).

    >>> offers = [MenuOption(n, f"drive {a} {b}", "") for n, (a, b) in enumerate((a, b) for a in "xyz" for b in "123")]
    >>> [entry.text for entry in Menu(offers, room=5).entries]
    ['drive x', 'drive y', 'drive z']
    >>> [entry.text for entry in Menu(offers, room=5, begun="drive x ").entries]
    ['drive x 1', 'drive x 2', 'drive x 3']
    """

    def __init__(self, offers: Sequence[MenuOption], room: int = 0, begun: str = "", page: int = 0) -> None:
        self.begun = begun
        self.offers = [offer for offer in offers if begins(offer.text, begun)]
        entries = [Entry(offer.text, offer.label, [offer]) for offer in self.offers]
        if room and len(entries) > room:
            entries = self._grouped(room) or entries
        self.pages = max(1, -(-len(entries) // room)) if room else 1
        self.page = page % self.pages
        self.first = self.page * room
        """How many entries stand on the pages before this one."""
        self.entries = entries[self.first : self.first + room] if room else entries
        self.all_entries = entries

    def _grouped(self, room: int) -> list[Entry]:
        """One entry for each beginning one word longer than what the offers have in common, or half a word if that
        still leaves too many; none if that is no gain."""
        length = 1 + len(_common([offer.text.split() for offer in self.offers]))
        groups = self._by_beginning(length, halved=False)
        if len(groups) > room:
            halves = self._by_beginning(length, halved=True)
            groups = halves if 1 < len(halves) < len(groups) else groups
        if len(groups) == len(self.offers):
            return []
        return [self._group(words, offers) for words, offers in groups.items()]

    def _by_beginning(self, length: int, halved: bool) -> dict[str, list[MenuOption]]:
        """The offers by their first so many words, the last of them up to its hyphen if it is halved."""
        groups: dict[str, list[MenuOption]] = {}
        for offer in self.offers:
            words = offer.text.split()[:length]
            if halved and len(words) == length:
                head, hyphen, _ = words[-1].partition(HYPHEN)
                words[-1] = head + hyphen
            groups.setdefault(" ".join(words), []).append(offer)
        return groups

    def _group(self, text: str, offers: list[MenuOption]) -> Entry:
        if len(offers) == 1:
            return Entry(offers[0].text, offers[0].label, offers)
        # What all labels of the group begin with; if all labels of the menu do, the name of the last word says more.
        label, everywhere = _beginning(offers), _beginning(self.offers)
        if label == everywhere:
            name = offers[0].names[len(text.split()) - 1]
            label = f"{everywhere} {name.partition(HYPHEN)[0] if text.endswith(HYPHEN) else name}".strip()
        return Entry(text, label, offers)

    def entry(self, number: int) -> Entry | None:
        """The line of that number, on whichever page it is."""
        return self.all_entries[number - 1] if 1 <= number <= len(self.all_entries) else None


def begins(text: str, begun: str) -> bool:
    """Whether an action begins so. The last word may be half a word, unless a space follows it.

    >>> begins("drive S3-fast pit", "drive s3"), begins("drive S3-fast pit", "drive s3 ")
    (True, False)
    """
    return f"{text} ".lower().startswith(begun.lower())


def _common(rows: list[list[str]]) -> list[str]:
    common: list[str] = []
    for words in zip(*rows, strict=False):
        if len(set(words)) > 1:
            break
        common.append(words[0])
    return common


def _beginning(offers: list[MenuOption]) -> str:
    """The whole words that all labels begin with, without what parts them from the rest."""
    return " ".join(_common([offer.label.split() for offer in offers])).rstrip(";,: ")
