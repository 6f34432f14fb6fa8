"""Promise 3: every die can be checked. Whole races are derived again from the revealed secret; whatever is altered in
their records is found."""

import re

import pytest

from paddock.core.errors import PaddockError
from paddock.core.fairness import FairDice
from paddock.core.record import read_record
from paddock.core.rng import Rng
from paddock.core.table import Table
from paddock.core.title import Title
from paddock.core.variants import random_game
from paddock.core.verify import verify
from paddock.games import titles
from tests.play import play_out
from tests.statistics import chi_square_is_plausible
from tests.trust.conftest import Figure
from tests.trust.sizes import size

RACES = size(1, 20)
ALTERED = size(5, 50)
"""Alterations of each record."""
DICE = size(20_000, 1_000_000)


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_every_outcome_comes_from_the_secret_and_every_alteration_is_found(title: Title, figure: Figure):
    rng = Rng(120)
    dice = altered = 0
    for number in range(RACES):
        table = play_out(Table(random_game(title, rng), seed=number, words=["red", "green"]), seed=number)
        text = str(table.record)
        dice += verify(read_record(table.game, text)).dice
        for _ in range(ALTERED):
            changed = with_one_change(text, rng)
            with pytest.raises(PaddockError):
                verify(read_record(table.game, changed))
            altered += 1
    figure(
        f"{title.id}: {dice} outcomes of {RACES} races derived again; {altered} records with one byte changed, all "
        "found",
        goal="all derived, every alteration found",
    )


def with_one_change(text: str, rng: Rng) -> str:
    """The record with one byte changed, of its moves or of what the dice come from."""
    begin = text.index("moves:") + len("moves:\n")
    places = [match.start() for match in re.finditer(r"[0-9a-z]", text) if match.start() > begin]
    at = places[rng.below(len(places))]
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


def test_dice_fall_evenly(figure: Figure):
    dice = FairDice(b"a secret of the trust tests".ljust(32), ["red", "green"])
    counts = [0] * 6
    for _ in range(DICE):
        counts[dice.pick([1] * 6)] += 1
    plausible = chi_square_is_plausible(counts, [DICE / 6] * 6)
    figure(f"{DICE} dice: {counts}", goal="chi-square plausible", met=plausible)
