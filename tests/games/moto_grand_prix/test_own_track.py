"""A circuit of the players' own: raced, recorded and replayed like those of the box; refused in one sentence."""

import pytest

import paddock
from paddock.core.errors import BadOption
from paddock.core.record import read_record
from paddock.core.rng import Rng
from paddock.core.walk import replay
from paddock.games import game, title
from paddock.games.moto_grand_prix.rules.game import MotoGame
from paddock.games.moto_grand_prix.show.editor import TrackText, check_track

OVAL = "START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L"
MOTO = title("moto-grand-prix")


def own(**options: object) -> MotoGame:
    found = MOTO.game(2, None, **options)
    assert isinstance(found, MotoGame)
    return found


def test_the_game_string_carries_the_tiles() -> None:
    race = own(track=f"  {OVAL.replace(' ', '  ')} ")
    assert str(race) == f"moto-grand-prix(seats=2, track={OVAL})"
    assert game(str(race)) == race


@pytest.mark.rule("MGP-T.8")
def test_its_rows_are_those_of_its_tiles() -> None:
    race = own(track=OVAL, direction="reversed")
    assert race.components.circuit.rows == 32
    assert race.components.laps == 6
    assert "".join(map(str, race.components.circuit.difficulty)) == "00" + "1" * 8 + "0" * 8 + "2" * 8 + "0" * 6


def test_a_record_of_a_race_on_it_replays() -> None:
    table = paddock.start(f"moto-grand-prix(seats=2, laps=1, track={OVAL})", seed=4)
    rng = Rng(2)
    while not table.over:
        options = table.options(table.asked()[0])
        table.play(options[rng.below(len(options))])
    assert "Own circuit: 1 lap" in table.texts.event(table.events[0])
    record = read_record(game(str(table.game)), str(table.record))
    state = record.start()
    for _, after in replay(record, state):
        state = after
    assert state == table.state


@pytest.mark.parametrize(
    ("track", "sentence"),
    [
        ("START L4", "does not close: it needs 360° more turning"),
        ("banana", "'banana' is not a tile"),
        ("L4 START", "begins with the START tile"),
        (OVAL.replace("L4", "L4=2", 1), "tile 2, L4=2, is no corner"),
        (OVAL.replace("=1", ""), "corner 2 has no difficulty marker"),
        ("START R1L=1 R1L R1L R1L L4 R1L=1 R1L R1L R1L", "has 16 positions; a circuit needs 24"),
        (
            "START " + "L4 " * 80 + "R2L=2 R2L R2L R2L " + "L4 " * 81 + "R2L=1 R2L R2L R2L",
            "needs the tiles and markers of 10 boxes",
        ),
        (f"{OVAL}, laps=3", "without commas and brackets"),
        ("L" * 2001, "at most 2000 characters"),
        (7, "cannot be 7"),
    ],
)
def test_what_cannot_be_raced_is_refused_in_one_sentence(track: object, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        own(track=track)
    assert sentence in str(refused.value)
    assert len(str(refused.value)) < 300
    assert "\n" not in str(refused.value)


def test_more_boxes_than_the_track_needs_may_be_asked_for_but_not_fewer() -> None:
    long = "START " + "L4 " * 20 + "R2L=2 R2L R2L R2L " + "L4 " * 21 + "R2L=1 R2L R2L R2L"
    assert own(track=long).components.boxes == 3
    with pytest.raises(BadOption, match="needs the tiles and markers of 3 boxes"):
        own(track=long, boxes=2)


BENDS = "R2L=1 R2R=2 " * 3
HALF_TURN = "R1L=1 R1L=2 L4 R1L=1 R1L=2 "


@pytest.mark.rule("MGP-T.4", "MGP-T.19")
@pytest.mark.parametrize(
    ("track", "lacking"),
    [
        (f"START L4 {BENDS}{HALF_TURN}L4 L4 {BENDS}{HALF_TURN}", "it needs 20 stands, but 1 box holds 18"),
        (f"START {'L4^ ' * 7}R2L=2 R2L R2L R2L {'L4 ' * 8}R2L=1 R2L R2L R2L", "7 uphill markers, but 1 box holds 6"),
    ],
)
def test_a_track_needs_boxes_for_its_markers_and_stands_too(track: str, lacking: str) -> None:
    assert own(track=track).components.boxes == 2
    with pytest.raises(BadOption, match="needs the tiles and markers of 2 boxes"):
        own(track=track, boxes=1)
    advice = check_track(TrackText(track=track)).advice
    assert any(lacking in each.sentence and each.rule == "MGP-T.4" for each in advice)
