"""Names of people: how they are written, and which of them could be mistaken for somebody else's."""

import unicodedata

from paddock.core.errors import BadOption

LONGEST_NAME = 40
HOUSE_NAME = "Paddock"
"""Who speaks where the house itself says something."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode's classes of what cannot be seen, or turns the direction of writing: nothing of it belongs in a name."""
SEEN_AS_NOTHING = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u034f", "\u2800"}
"""Letters by their class, and yet nothing is to be seen of them."""
MOST_MARKS = 2
"""Accents that may stand on one letter."""


def plain(text: str) -> str:
    """A text in one line, without anything that cannot be seen.

    >>> plain("  Ann\\u202e\\u200b\\n Lee ")
    'Ann Lee'
    """
    written = unicodedata.normalize("NFC", text)
    seen = "".join(
        " " if letter.isspace() else letter
        for letter in written
        if letter.isspace() or (unicodedata.category(letter) not in UNSEEN and letter not in SEEN_AS_NOTHING)
    )
    return " ".join(_with_few_marks(seen).split())


def name_of(text: str) -> str:
    """A person's name as everybody sees it; empty: none was given. Raises `BadOption` for one that cannot be."""
    if len(text) > 10 * LONGEST_NAME:
        raise BadOption(f"a name has at most {LONGEST_NAME} letters")
    name = plain(text)
    if len(name) > LONGEST_NAME:
        raise BadOption(f"a name has at most {LONGEST_NAME} letters")
    if skeleton(name).startswith("bot") or skeleton(name) == skeleton(HOUSE_NAME):
        raise BadOption(f"a person is not called {HOUSE_NAME} or Bot: those are the house's; choose another name")
    return name


def check_alone(name: str, others: list[str]) -> None:
    """Raises `BadOption` for a name that looks like one at this table."""
    if name and any(skeleton(name) == skeleton(other) for other in others):
        raise BadOption(f"somebody at this table is already called {name}; choose another name")


def skeleton(name: str) -> str:
    """What a glance sees of a name: two names with the same skeleton could be mistaken for one another.

    >>> skeleton("Ánn  ") == skeleton("ANN")
    True
    """
    spread = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in spread if not unicodedata.combining(letter) and letter.isalnum())
    return letters.translate(LOOK_ALIKE) or " ".join(name.split())


LOOK_ALIKE_PAIRS = (
    "\u0430:a \u0435:e \u043e:o \u0440:p \u0441:c \u0443:y \u0445:x \u0456:i "
    "\u0458:j \u0455:s \u0432:b \u043d:h \u043a:k \u043c:m \u0442:t \u03b1:a "
    "\u03bf:o \u03c1:p \u03bd:v \u03b9:i \u03ba:k \u03c4:t \u03c5:u \u03c7:x "
    "\u03b2:b \u0131:i \u0142:l \u00f8:o 0:o 1:l "
)
LOOK_ALIKE = {ord(pair[0]): pair[2] for pair in LOOK_ALIKE_PAIRS.split()}
"""Letters of other alphabets, and digits, that look like one of ours."""


def _with_few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
