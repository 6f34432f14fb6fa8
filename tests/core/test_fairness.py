"""Provable dice: committed before, revealed after, re-derived by anyone; and fair."""

import hashlib
import hmac
from collections import Counter

import pytest

from paddock.core.errors import BadRecord
from paddock.core.fairness import RANGE, FairDice, SeededDice, commitment
from paddock.core.record import Line, read_record
from paddock.core.table import Table
from paddock.core.verify import verify
from tests.play import play_out
from tests.statistics import chi_square_is_plausible
from tests.tiny import cards, pig

SECRET = b"a secret of at least sixteen bytes"


def test_a_die_can_be_re_derived_with_nothing_but_a_hash_function():
    """The whole recipe, written out a second time."""

    def part(text: str) -> bytes:
        return len(text.encode()).to_bytes(4, "big") + text.encode()

    dice = FairDice(SECRET, ["Ann's", "żółw"])
    for counter in range(50):
        message = part("Ann's") + part("żółw") + part(str(counter)) + part("0")
        number = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest(), "big")
        assert dice.pick([1] * 6) == number % 6


def test_weights_are_kept_exactly():
    dice = FairDice(SECRET)
    rolled = [dice.pick([0, 3, 1]) for _ in range(20_000)]
    counts = Counter(rolled)
    assert counts[0] == 0
    assert chi_square_is_plausible([counts[1], counts[2]], [15_000, 5_000])


def test_numbers_that_would_favour_the_first_outcomes_are_thrown_away():
    """2^256 leaves 4 when divided by 6: the four highest numbers would make the first four faces more likely."""

    class Highest(FairDice):
        def _number(self, attempt: int) -> int:
            return 5 if attempt == 4 else RANGE - 1 - attempt

    assert RANGE % 6 == 4
    assert Highest(SECRET).pick([1] * 6) == 5


def test_the_words_of_the_players_change_the_dice():
    def rolls(words: list[str]) -> list[int]:
        dice = FairDice(SECRET, words)
        return [dice.pick([1] * 1000) for _ in range(5)]

    assert rolls(["ab", "c"]) != rolls(["a", "bc"]) != rolls(["abc", ""])
    assert rolls(["ab", "c"]) == rolls(["ab", "c"])


@pytest.mark.slow
def test_a_million_dice_are_plausible():
    dice = FairDice(b"the secret of this very test")
    counts = Counter(dice.pick([1] * 6) for _ in range(1_000_000))
    assert chi_square_is_plausible([counts[face] for face in range(6)], [1_000_000 / 6] * 6)


def test_one_die_says_nothing_about_the_next():
    dice = FairDice(b"the secret of this very test")
    rolled = [dice.pick([1] * 6) for _ in range(100_000)]
    pairs = Counter(zip(rolled[::2], rolled[1::2], strict=True))
    assert chi_square_is_plausible([pairs[a, b] for a in range(6) for b in range(6)], [50_000 / 36] * 36)


def test_seeded_dice_repeat_themselves():
    first, second = SeededDice(4), SeededDice(4)
    assert [first.pick([1, 2, 3]) for _ in range(50)] == [second.pick([1, 2, 3]) for _ in range(50)]


def test_a_seed_makes_the_whole_game_repeatable_and_none_makes_it_unpredictable():
    def dice(seed: int | None) -> list[Line]:
        return Table(cards.TITLE.game(3), seed=seed).record.lines

    assert dice(3) == dice(3)
    assert len({str(dice(None)) for _ in range(5)}) > 1


# ── Commit, reveal, verify ──


def test_the_commitment_stands_in_the_record_before_the_first_die_and_the_secret_only_after_the_last():
    table = Table(pig.TITLE.game(2), seed=1)
    assert table.record.commitment == commitment(b"paddock seed 1") == hashlib.sha256(b"paddock seed 1").hexdigest()
    assert "secret" not in str(table.record)
    play_out(table)
    assert f"secret: {b'paddock seed 1'.hex()}\n" in str(table.record)


def test_a_finished_game_verifies():
    table = play_out(Table(pig.TITLE.game(3), seed=8, words=["heads", "tails"]))
    proof = verify(read_record(table.game, str(table.record)))
    assert proof.moves == len(table.record.lines)
    assert proof.dice == sum(line.text.startswith("die") for line in table.record.lines)


def test_a_game_with_answers_taken_back_verifies():
    table = Table(pig.TITLE.game(2), seed=8)
    while not table.over:
        if "hold" in [str(action) for action in table.options()]:
            table.play("hold")
            if not table.over:
                table.undo()
                table.play("hold")
        else:
            table.play("roll")
    assert any(line.text == "undo" for line in table.record.lines)
    verify(table.record)


def test_another_die_is_found():
    table = play_out(Table(pig.TITLE.game(2), seed=1))
    rolled = next(line for line in table.record.lines if line.seat < 0)
    assert rolled.text != "die 4"
    rolled.text = "die 4"
    with pytest.raises(BadRecord, match=r"move 2 of the record says 'die 4', but the secret gives 'die \d'"):
        verify(table.record)


def test_another_secret_is_found():
    record = play_out(Table(pig.TITLE.game(2), seed=1)).record
    record.secret = b"paddock seed 2".hex()
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(record)


def test_other_words_are_found():
    record = play_out(Table(pig.TITLE.game(2), seed=1, words=["heads", "tails"])).record
    record.words = ["tails", "heads"]
    with pytest.raises(BadRecord, match="but the secret gives"):
        verify(record)


def test_another_result_is_found():
    record = play_out(Table(pig.TITLE.game(2), seed=1)).record
    record.result = "ann 1 (99), bob 2 (0)"
    with pytest.raises(
        BadRecord, match=r"the record gives the result 'ann 1 \(99\), bob 2 \(0\)', but the moves lead to"
    ):
        verify(record)


def test_a_move_that_was_never_possible_is_found():
    record = play_out(Table(pig.TITLE.game(2), seed=1)).record
    record.lines[0] = Line(0, "hold")
    with pytest.raises(BadRecord, match="move 1 of the record, 'hold', is not possible there"):
        verify(record)


def test_a_game_that_is_not_over_cannot_be_verified_yet():
    table = Table(pig.TITLE.game(2), seed=1)
    with pytest.raises(BadRecord, match="the secret has not been revealed yet"):
        verify(table.record)
    table.add_result()
    with pytest.raises(BadRecord, match="ends before the game does"):
        verify(table.record)


def test_dice_without_a_commitment_cannot_be_verified():
    record = play_out(Table(pig.TITLE.game(2), dice=SeededDice(1))).record
    with pytest.raises(BadRecord, match="has no commitment"):
        verify(record)


def test_a_secret_that_is_no_secret_is_refused():
    record = play_out(Table(pig.TITLE.game(2), seed=1)).record
    record.secret = "open sesame"
    with pytest.raises(BadRecord, match="not hexadecimal"):
        verify(record)
