"""Boards for terminals: a game draws a view as lines of text; whoever shows them chooses the colours.

A line is a row of segments, each a text and the word for its style. Styles are the colours of teams (red, green,
yellow, blue, …) and a few plain words: dim, bold, warn; an empty word is ordinary text.

A drawing is made of panels with an empty line between two of them, the weightiest first; its first line says where the
race stands. The mark ▸ stands where whoever acts is drawn: a low screen leaves out last what is near it.

>>> plain([[("Red A", "red"), (" leads", "")], [("lap 2", "dim")]])
'Red A leads\\nlap 2'
"""

from collections.abc import Iterable

Segment = tuple[str, str]
Line = list[Segment]


def plain(lines: Iterable[Line]) -> str:
    """The drawing without its colours."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
