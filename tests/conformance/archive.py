"""The archive: whole records of each title, kept in tests/archive, that must replay as long as the version stands.

A change of code that changes no race leaves them alone: their edition is then named in the title's `editions.toml` as
one that plays alike, and the tests prove it. A change of rules or data makes them fail: raise the title's
`rules_version` and write new ones with `make archive`, which also names their edition.
"""

from pathlib import Path

from paddock.core.edition import ALIKE
from paddock.core.record import Record
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.games import titles

FOLDER = Path(__file__).parents[1] / "archive"
EACH = 2
"""Records of a title: of the fewest seats, and of one more."""


def play(title: Title, seats: int) -> Record:
    """A whole game of random answers, with dice that can be checked."""
    table = Table(title.game(seats), seed=seats)
    rng = Rng(seats)
    while not table.over:
        seat = table.asked()[0]
        options = table.state.options(seat)
        table.play(options[rng.below(len(options))], seat)
    return table.record


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title in titles():
        for seats in range(title.fewest_seats, title.fewest_seats + EACH):
            file = FOLDER / f"{title.id}-{seats}.paddock"
            file.write_text(str(play(title, seats)), encoding="utf-8")
        head = "# Editions under which the same answers lead to the same race as now; tests/archive shows it.\n"
        (title.folder / ALIKE).write_text(f'{head}alike = ["{title.edition}"]\n', encoding="utf-8")


if __name__ == "__main__":
    write_all()
