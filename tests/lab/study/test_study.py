"""Studies: what is compared, how sure the figures are, and that they do not depend on who does the work."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from paddock.core.errors import BadOption
from paddock.lab.plan import SimulationPlan, check_plan
from paddock.lab.statistics import mean, wilson
from paddock.lab.study.against import contrast, contrasts
from paddock.lab.study.by import BY, plan_by
from paddock.lab.study.games_file import check_games_file, flat, write_games
from paddock.lab.study.groups import gain, groups, win_rate
from paddock.lab.study.study import study

MONZA = "quick-grand-prix(seats=2, calendar=monza)"


# ── What is played ──


def test_every_team_sits_at_every_seat_equally_often():
    plan = plan_by(SimulationPlan("quick-grand-prix(seats=3, calendar=monza)", ("random",), games=1, workers=1), "team")
    rows = study(plan, "team").rows
    assert len(rows) == 12, "three rotations of the bots for each of four teams"
    sat = Counter((seat.team, seat.seat) for row in rows for seat in row.seats)
    assert len(sat) == 12
    assert set(sat.values()) == {3}


def test_by_circuit_every_circuit_is_raced_or_those_that_are_named():
    plan = SimulationPlan("quick-grand-prix(calendar=monza+spa+monza)", ("random",), games=8, workers=1)
    assert [group.name for group in study(plan, "circuit").groups] == ["monza", "spa"]
    everywhere = plan_by(SimulationPlan("grand-prix", ("random",)), "circuit")
    assert len(everywhere.variants) > 3
    assert len(set(everywhere.variants)) == len(everywhere.variants)


@pytest.mark.parametrize("by", BY)
def test_every_group_has_its_share_of_the_games(by: str):
    result = study(SimulationPlan(MONZA, ("easy", "random"), games=8, workers=1), by)
    assert sum(group.games for group in result.groups) == 2 * len(result.rows)
    assert sum(group.wins.value * group.games for group in result.groups) == pytest.approx(len(result.rows))
    assert all(group.wins.low <= group.wins.value <= group.wins.high for group in result.groups)


@pytest.mark.parametrize(
    ("game", "by", "sentence"),
    [
        (MONZA, "colour", "results can be told apart by seat, team, grid, circuit, level, not by 'colour'"),
        ("formula-1-tgp", "team", "in Formula 1 TGP no team is chosen; its seats can be told apart by seat"),
    ],
)
def test_what_cannot_be_compared_is_refused(game: str, by: str, sentence: str):
    with pytest.raises(BadOption) as caught:
        study(SimulationPlan(game, ("random",), games=2, workers=1), by)
    assert sentence in str(caught.value)


def test_a_study_does_not_depend_on_how_the_work_is_shared():
    plan = SimulationPlan(MONZA, ("easy", "random"), games=12, seed=3, duplicate=True)
    alone, shared = study(replace(plan, workers=1), "level"), study(replace(plan, workers=3), "level")
    assert alone.rows == shared.rows
    assert alone.uses == shared.uses
    assert alone.csv() == shared.csv()


# ── The same dice ──


def test_games_of_one_deal_have_the_same_dice_and_no_others():
    seating = check_plan(SimulationPlan(MONZA, ("easy", "random"), games=8, duplicate=True))
    seeds = [seating.seed_of(number, "dice") for number in range(8)]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 4
    assert seating.names_at(0) == seating.names_at(1)[::-1], "with the seats changed"


def test_bots_that_are_alike_are_not_rotated_with_the_same_dice():
    seating = check_plan(SimulationPlan(MONZA, ("random",), games=7, duplicate=True))
    assert seating.games == 7
    assert len({seating.seed_of(number, "dice") for number in range(7)}) == 7


def test_every_circuit_gets_the_same_dice():
    plan = plan_by(
        SimulationPlan("quick-grand-prix(calendar=monza+spa)", ("random",), games=6, duplicate=True), "circuit"
    )
    seating = check_plan(plan)
    seeds = [seating.seed_of(number, "dice") for number in range(6)]
    assert seeds[0::2] == seeds[1::2]
    assert seating.game_at(0) != seating.game_at(1)


def test_the_gain_is_what_pairing_saves():
    balanced = [(deal, float(rotation == deal % 2)) for deal in range(50) for rotation in range(2)]
    noisy = balanced + [(deal, 1.0) for deal in range(50, 60) for _ in range(2)]
    assert gain(noisy) == pytest.approx(
        _variance([v for _, v in noisy]) / 120 / (_variance([0.5] * 50 + [1.0] * 10) / 60)
    )
    assert gain(noisy) > 3
    assert gain([(number, float(number % 2)) for number in range(50)]) == 1.0, "nothing is paired"


def test_pairs_that_tell_the_same_twice_are_no_gain_but_a_loss():
    twice = [(deal, float(deal % 2)) for deal in range(50) for _ in range(2)]
    assert gain(twice) == pytest.approx(0.5, rel=0.02)
    wide, narrow = win_rate(twice), wilson(50, 100)
    assert wide.high - wide.low > narrow.high - narrow.low


def _variance(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def test_a_paired_difference_is_surer_than_both_arms_are():
    first = [(deal, float(deal % 7)) for deal in range(70)]
    second = [(deal, deal % 7 + 1.0 + 0.1 * (deal % 2)) for deal in range(70)]
    paired, loose = contrast("rounds", first, second, True), contrast("rounds", first, second, False)
    assert paired.difference.value == pytest.approx(loose.difference.value) == pytest.approx(1.05)
    assert paired.difference.low > 1.0 > loose.difference.low
    ratio = (loose.difference.high - loose.difference.low) / (paired.difference.high - paired.difference.low)
    assert paired.gain == pytest.approx(ratio**2)


def test_two_arms_of_the_same_game_with_the_same_dice_do_not_differ():
    rows = study(SimulationPlan(MONZA, ("easy",), games=6, workers=1, duplicate=True), "level").rows
    assert all(one.difference.value == 0 for one in contrasts(rows, rows, True))


def test_groups_of_several_seats_in_a_game_count_the_game_once():
    rows = study(
        SimulationPlan("quick-grand-prix(seats=3, calendar=monza)", ("medium", "random"), games=6, workers=1), "level"
    ).rows
    _medium, chance = groups(rows, "level")
    assert chance.games == 12
    points = [
        (row.seats[a].points + row.seats[b].points) / 2 for row in rows for a, b in [_seats_of("random", row.seats)]
    ]
    assert chance.points == mean(points)


def _seats_of(name: str, seats: list) -> list[int]:  # type: ignore[type-arg]
    return [seat.seat for seat in seats if seat.bot == name]


# ── Files ──


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_a_file_of_games_has_a_row_a_game(tmp_path: Path, form: str):
    import csv

    from pyarrow import parquet  # type: ignore[import-untyped]

    rows = study(SimulationPlan(MONZA, ("easy", "random"), games=6, workers=1), "level").rows
    file = tmp_path / f"games.{form}"
    write_games(file, rows)
    if form == "csv":
        with file.open() as text:
            read = list(csv.DictReader(text))
        assert read == [{name: str(value) for name, value in flat(row).items()} for row in rows]
    else:
        assert parquet.read_table(file).to_pylist() == [flat(row) for row in rows]
    assert flat(rows[1])["seat1_bot"] == "random", "in the second game they have changed seats"


def test_a_file_of_games_that_cannot_be_is_refused_before_anything_is_played(tmp_path: Path):
    with pytest.raises(BadOption, match=r"ends with .csv or .parquet, not 'games.xlsx'"):
        check_games_file(tmp_path / "games.xlsx")
    with pytest.raises(BadOption, match="there is no folder"):
        check_games_file(tmp_path / "nowhere" / "games.csv")


# ── Ctrl-C ──


def test_ctrl_c_leaves_the_games_that_are_done():
    def press(done: int, games: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    result = study(SimulationPlan(MONZA, ("random",), games=40, workers=1), "seat", press)
    assert 4 <= len(result.rows) < result.planned == 40
    assert [row.number for row in result.rows] == list(range(len(result.rows)))
    assert sum(group.games for group in result.groups) == 2 * len(result.rows)
