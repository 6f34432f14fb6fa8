"""Hosts who cheat with the dice: each is caught by the record itself (`verify`) or by what a player has kept of the
race (`check_kept`). Every forged record is as good as its host can make it: digest and moves are right."""

from collections.abc import Callable

import pytest

from paddock.core.errors import BadRecord
from paddock.core.fairness import FairDice, commitment, seal
from paddock.core.kept import Kept, check_kept, read_kept
from paddock.core.record import Record, read_record
from paddock.core.table import Table
from paddock.core.verify import verify
from tests.play import play_out
from tests.tiny import pig

SECRET = b"the secret of the honest host 01"
OTHER_SECRET = b"a secret that the host likes more"
ANN, BOB, BOT = "a1" * 16, "b0" * 16, "c4" * 16
TABLE = "table-1"


class Host:
    """A host of a race of Ann, Bob and a bot; whoever wants to cheat changes something before `record`."""

    def __init__(self, table: str = TABLE) -> None:
        self.table = table
        self.secret = SECRET
        self.commitment = commitment(SECRET)
        self.words = [ANN, BOB, ""]
        self.seals = [self.sealed(0, ANN), self.sealed(1, BOB), ""]
        self.dice: Callable[[bytes, list[str]], FairDice] = FairDice

    def sealed(self, seat: int, words: str) -> str:
        return seal(self.table, seat, self.commitment, words)

    def record(self) -> Record:
        dice = self.dice(self.secret, self.words)
        table = Table(pig.TITLE.game(3), ["Ann", "Bob", "Bot"], words=self.words, dice=dice)
        table.record.table, table.record.seals, table.record.commitment = self.table, self.seals, self.commitment
        play_out(table)
        return read_record(table.game, str(table.record))


def kept_by(seat: int, told: Host | None = None) -> Kept:
    """What Ann or Bob kept of what a host told them."""
    told = told or Host()
    kept = Kept(told.table, told.commitment)
    kept.words = {seat: [ANN, BOB][seat]}
    kept.seals = list(told.seals)
    kept.sealed = kept.opened = [seat]
    kept.counted = [0, 1]
    return read_kept(str(kept))


def test_an_honest_host_is_believed():
    record = Host().record()
    proof = verify(record)
    assert (proof.sealed, proof.unopened, proof.begun) == ([0, 1], [], "")
    assert str(record).endswith(f"digest: {proof.digest}\n")
    assert check_kept(record, kept_by(0)) == [0]
    assert check_kept(record, kept_by(1)) == [1]


# ── Caught by the record itself ──


def test_a_secret_changed_after_the_commitment():
    host = Host()
    host.secret = OTHER_SECRET
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(host.record())


def test_a_secret_drawn_after_the_words_were_known():
    """The host commits anew, but the players have sealed for the first commitment."""
    host = Host()
    host.secret, host.commitment = OTHER_SECRET, commitment(OTHER_SECRET)
    with pytest.raises(BadRecord, match="the words of ann are not those that were sealed"):
        verify(host.record())


def test_words_replaced_behind_their_seal():
    host = Host()
    host.words[1] = "b1" * 16
    with pytest.raises(BadRecord, match="the words of bob are not those that were sealed"):
        verify(host.record())


def test_words_that_moved_to_another_seat():
    host = Host()
    host.words, host.seals = [BOB, ANN, ""], [host.seals[1], host.seals[0], ""]
    with pytest.raises(BadRecord, match="the words of ann are not those that were sealed"):
        verify(host.record())


def test_words_added_without_a_seal():
    host = Host()
    host.words[2] = BOT
    with pytest.raises(BadRecord, match=r"the words of \w+ were added without a seal"):
        verify(host.record())


def test_seals_from_another_table():
    host = Host()
    host.table = "table-2"
    with pytest.raises(BadRecord, match="not those that were sealed for the table table-2"):
        verify(host.record())


def test_an_outcome_altered():
    class Loaded(FairDice):
        def pick(self, weights: list[int]) -> int:
            fair = super().pick(weights)
            return (fair + 1) % len(weights) if self.counter == 5 else fair

    host = Host()
    host.dice = Loaded
    with pytest.raises(BadRecord, match="but the secret gives"):
        verify(host.record())


def test_a_counter_skipped():
    class Skipping(FairDice):
        def pick(self, weights: list[int]) -> int:
            self.counter += self.counter == 5
            return super().pick(weights)

    host = Host()
    host.dice = Skipping
    with pytest.raises(BadRecord, match="but the secret gives"):
        verify(host.record())


def test_a_seal_of_no_table():
    record = Host().record()
    record.table = ""
    with pytest.raises(BadRecord, match="does not name the table"):
        verify(record)


# ── Right in itself, and caught by what a player has kept ──


def forged(host: Host) -> Record:
    """The record of a host who has thought of everything that a record shows."""
    record = host.record()
    verify(record)
    return record


def test_a_secret_and_all_seals_made_anew():
    host = Host()
    host.secret, host.commitment = OTHER_SECRET, commitment(OTHER_SECRET)
    host.seals = [host.sealed(0, ANN), host.sealed(1, BOB), ""]
    record = forged(host)
    for seat in (0, 1):
        with pytest.raises(BadRecord, match="commitment of the record is not the one that you have kept"):
            check_kept(record, kept_by(seat))


def test_the_words_of_a_seat_replaced_with_their_seal():
    host = Host()
    host.words[1] = "b1" * 16
    host.seals[1] = host.sealed(1, host.words[1])
    record = forged(host)
    with pytest.raises(BadRecord, match="the seal of seat 1 is not the one that you were told"):
        check_kept(record, kept_by(0))
    bob = kept_by(1, host)  # even if the host has told Bob so, and he opened all the same
    with pytest.raises(BadRecord, match="the seal of bob in the record is not yours"):
        check_kept(record, bob)


def test_the_words_of_a_seat_dropped():
    host = Host()
    host.words[1] = ""
    record = forged(host)
    assert verify(record).unopened == [1]
    bob = kept_by(1)
    bob.counted = None
    with pytest.raises(BadRecord, match="your words for bob were opened in time, but the record leaves them out"):
        check_kept(record, bob)
    with pytest.raises(BadRecord, match="counts the words of other seats than you were told"):
        check_kept(record, kept_by(0))


def test_a_seat_dropped_with_its_seal():
    host = Host()
    host.words[1] = host.seals[1] = ""
    record = forged(host)
    bob = kept_by(1, host)
    bob.opened = []
    with pytest.raises(BadRecord, match="the seal of bob in the record is not yours"):
        check_kept(record, bob)
    with pytest.raises(BadRecord, match="the seal of seat 1"):
        check_kept(record, kept_by(0))


def test_words_of_a_seat_added_with_a_seal():
    host = Host()
    host.words[2], host.seals[2] = BOT, host.sealed(2, BOT)
    record = forged(host)
    for seat in (0, 1):
        with pytest.raises(BadRecord, match="the seal of seat 2"):
            check_kept(record, kept_by(seat))


def test_words_opened_to_the_host_before_all_had_sealed():
    """Ann was told that Bob does not seal, and opened; then Bob, the host's friend, chose words to go with hers."""
    told = Host()
    told.seals[1] = ""
    ann = kept_by(0, told)
    ann.counted = None
    with pytest.raises(BadRecord, match="the seal of seat 1"):
        check_kept(forged(Host()), ann)


def test_the_record_of_another_game_shown_to_one_player():
    with pytest.raises(BadRecord, match="this is the record of the table table-2, but you played at table-1"):
        check_kept(forged(Host("table-2")), kept_by(0))


def test_two_players_shown_different_races_have_different_digests():
    """Ann is told that Bob did not open, Bob that Ann did not: each record is right in itself."""
    for_ann, for_bob = Host(), Host()
    for_ann.words[1] = for_bob.words[0] = ""
    ann, bob = kept_by(0), kept_by(1)
    ann.counted, bob.counted = [0], [1]
    assert check_kept(forged(for_ann), ann) == [0]
    assert check_kept(forged(for_bob), bob) == [1]
    assert verify(for_ann.record()).digest != verify(for_bob.record()).digest


def test_a_record_of_the_old_kind_in_place_of_a_sealed_one():
    host = Host()
    host.table, host.seals = "", ["", "", ""]
    record = forged(host)
    assert verify(record).sealed == []
    with pytest.raises(BadRecord, match=r"this is the record of the table \?"):
        check_kept(record, kept_by(0))


# ── What a player keeps ──


@pytest.mark.parametrize("text", ["", "[]", '{"table": "x"}', '{"table": 1, "commitment": 2, "words": 3}', "[" * 9999])
def test_what_nobody_has_kept_is_refused(text: str):
    with pytest.raises(BadRecord, match="this is not what a player keeps"):
        read_kept(text)


def test_words_of_a_seat_that_the_race_does_not_have():
    kept = kept_by(0)
    kept.words[7] = ANN
    with pytest.raises(BadRecord, match="seat 7, which the race of this record does not have"):
        check_kept(Host().record(), kept)


def test_a_seal_that_came_too_late_is_no_fraud():
    host = Host()
    host.words[1] = host.seals[1] = ""
    bob = kept_by(1, host)
    bob.sealed, bob.opened, bob.counted = [], [], [0]
    assert check_kept(host.record(), bob) == []


@pytest.mark.parametrize(
    "line", ["table: \x1b[2J", "table: ", f"table: {'x' * 65}", "begun: from the moon", "seal eve: 00"]
)
def test_a_record_with_a_head_that_no_host_writes_is_refused(line: str):
    text = str(Table(pig.TITLE.game(3), seed=1).record).replace("moves:", f"{line}\nmoves:")
    with pytest.raises(BadRecord, match=r"line \d+ of the record cannot be read"):
        read_record(pig.TITLE.game(3), text)
