"""What of a drawing fits on the screen.

A drawing is made of panels, with an empty line between two of them. The first begins with the head line, which says
where the race stands, and the others follow in the order of their weight. On a low screen the panels that find no room
are left out; one that finds some is cut down to its first line and the lines around the mark of whoever acts.
"""

from collections.abc import Callable
from typing import Final

from rich.text import Text

MARK: Final = "▸"
LEAST_PANEL: Final = 4
"""With fewer lines than that a panel is left out rather than cut down."""
GENEROUS: Final = 7
"""A panel that is cut down and keeps so many lines leaves room for a part of the next one too."""


def fitted(drawing: list[Text], room: int, more: Callable[[int], Text]) -> list[Text]:
    """The drawing, or as much of it as fits into so many lines; `more` then says how many lines are missing."""
    if len(drawing) <= room:
        return drawing
    room -= 1  # for the line that says what is missing
    shown: list[Text] = []
    panels = _panels(drawing)
    for panel in panels:
        free = room - len(shown) - bool(shown)
        if len(panel) > free and (shown and free < LEAST_PANEL):
            continue
        if shown:
            shown.append(Text())
        if len(panel) > free and panel is not panels[-1] and free - LEAST_PANEL - 1 >= GENEROUS:
            free -= LEAST_PANEL + 1
        shown += panel if len(panel) <= free else _cut(panel, max(1, free))
    return [*shown, more(len(drawing) - len(shown))]


def _panels(drawing: list[Text]) -> list[list[Text]]:
    panels: list[list[Text]] = [[]]
    for line in drawing:
        if line.plain.strip():
            panels[-1].append(line)
        elif panels[-1]:
            panels.append([])
    return [panel for panel in panels if panel]


def _cut(panel: list[Text], room: int) -> list[Text]:
    """The first line, and of the others those around the mark."""
    rest = panel[1:]
    room -= 1
    marked = next((number for number, line in enumerate(rest) if MARK in line.plain), 0)
    first = max(0, min(marked - room // 2, len(rest) - room))
    return [panel[0], *rest[first : first + room]]
