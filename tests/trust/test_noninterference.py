"""Promise 2: no seat ever receives what it may not know. Whatever is hidden from somebody is changed, and everything
that the server says to them stays the same, to the byte: through every door, at every kind of question, with every
value of every option."""

import pytest

from paddock.core.title import Title
from paddock.core.variants import values
from paddock.games import titles
from tests.trust.conftest import Figure
from tests.trust.leaks.doors import BOT_SEES, CHAT, PAST_DOORS, POLL, PREVIEW, REFUSED, SECOND_THOUGHT, TABLE, UNDO, WHY
from tests.trust.leaks.readers import HOT_SEAT, LISTENERS, RIVAL, SEAT, WATCHING
from tests.trust.leaks.search import Account, Search
from tests.trust.sizes import FULL, size

PERMUTATIONS = size(60, 10_000)
SEED = 2

ASKING = (WHY, REFUSED, UNDO, CHAT)
"""What somebody can ask for in the name of a seat, whether it is asked something or not."""


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_what_somebody_may_not_know_changes_nothing_they_are_told(title: Title, figure: Figure):
    search = Search(title, SEED, PERMUTATIONS)
    account = search.run()
    assert not account.leaks, str(account)
    assert not missing(search), f"never compared: {missing(search)}"
    if FULL:
        assert not untried(title, account), f"never played with: {untried(title, account)}"
    compared = sum(count for (_, _, door), count in account.cells.items() if door != SECOND_THOUGHT)
    figure(
        f"{title.id}: {account.permutations} permutations and {account.histories} other histories, {compared} answers "
        f"of the server compared to the byte; all {len(search.kinds)} kinds of question x {len(LISTENERS)} listeners: "
        f"{len(account.leaks)} differences",
        goal=f"{PERMUTATIONS} permutations, 0 differences",
        met=account.permutations >= PERMUTATIONS and not account.leaks,
    )


def missing(search: Search) -> list[tuple[str, str, str]]:
    """The kinds of question, listeners and doors that must be compared and were not."""
    cells = search.account.cells
    wanted = [(kind, form, TABLE) for kind in search.kinds for form in LISTENERS]
    wanted += [(kind, form, door) for kind in search.kinds for form in (SEAT, RIVAL, HOT_SEAT) for door in ASKING]
    wanted += [(kind, form, POLL) for kind in search.kinds for form in (SEAT, RIVAL, WATCHING)]
    wanted += [(kind, SEAT, door) for kind in search.kinds for door in (PREVIEW, BOT_SEES)]
    lacking = [cell for cell in wanted if not cells[cell]]
    if FULL:
        lacking += [(kind, "any", "past") for kind in search.kinds if not search.is_told(kind)]
    else:
        doors = {door for _, _, door in cells}
        lacking += [("any", "any", door) for door in PAST_DOORS if door not in doors]
    return lacking


def untried(title: Title, account: Account) -> list[tuple[str, str]]:
    """The values of options that no race was played with."""
    wanted = [(name, str(value)) for name, option in title.options().items() for value in values(option)]
    return [pair for pair in wanted if pair not in account.values]
