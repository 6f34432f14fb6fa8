"""A menu: the options of a question as numbered lines that fit the screen.

Few options are simply listed. When there are too many for the screen, those that begin with the same words become one
line; choosing it opens it. What cannot be grouped is shown page by page. A number always means the line shown last.
"""

from collections.abc import Sequence


class Offer:
    """An option: its action code, its text as one would type it, what it does and costs in words, and what its verb
    and arguments are called, one for each word of the text."""

    def __init__(self, code: int, text: str, label: str, names: Sequence[str] = ()) -> None:
        self.code = code
        self.text = text
        self.label = label
        self.names = list(names) or text.split()


class Entry:
    """A numbered line: one option, or all options that begin with the words `text`."""

    def __init__(self, text: str, label: str, offers: Sequence[Offer]) -> None:
        self.text = text
        self.label = label
        self.offers = list(offers)

    @property
    def offer(self) -> Offer | None:
        return self.offers[0] if len(self.offers) == 1 else None


class Menu:
    """What is shown of the offers, given room for so many lines (0: for all of them).

    >>> offers = [Offer(n, f"drive {a} {b}", "") for n, (a, b) in enumerate((a, b) for a in "xyz" for b in "123")]
    >>> [entry.text for entry in Menu(offers, room=5).entries]
    ['drive x', 'drive y', 'drive z']
    >>> [entry.text for entry in Menu(offers, room=5, begun="drive x ").entries]
    ['drive x 1', 'drive x 2', 'drive x 3']
    """

    def __init__(self, offers: Sequence[Offer], room: int = 0, begun: str = "", page: int = 0) -> None:
        self.begun = begun
        self.offers = [offer for offer in offers if begins(offer.text, begun)]
        entries = [Entry(offer.text, offer.label, [offer]) for offer in self.offers]
        if room and len(entries) > room:
            entries = self._grouped() or entries
        self.pages = max(1, -(-len(entries) // room)) if room else 1
        self.page = page % self.pages
        self.first = self.page * room
        """How many entries stand on the pages before this one."""
        self.entries = entries[self.first : self.first + room] if room else entries
        self.all_entries = entries

    def _grouped(self) -> list[Entry]:
        """One entry for each beginning one word longer than what the offers have in common; none if that is no gain."""
        length = 1 + len(_common([offer.text.split() for offer in self.offers]))
        groups: dict[str, list[Offer]] = {}
        for offer in self.offers:
            groups.setdefault(" ".join(offer.text.split()[:length]), []).append(offer)
        if len(groups) == len(self.offers):
            return []
        return [self._group(words, offers) for words, offers in groups.items()]

    def _group(self, text: str, offers: list[Offer]) -> Entry:
        if len(offers) == 1:
            return Entry(offers[0].text, offers[0].label, offers)
        # What all labels of the group begin with; if all labels of the menu do, the name of the last word says more.
        label, everywhere = _beginning(offers), _beginning(self.offers)
        if label == everywhere:
            label = f"{everywhere} {offers[0].names[len(text.split()) - 1]}".strip()
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


def _beginning(offers: list[Offer]) -> str:
    """The whole words that all labels begin with, without what parts them from the rest."""
    return " ".join(_common([offer.label.split() for offer in offers])).rstrip(";,: ")
