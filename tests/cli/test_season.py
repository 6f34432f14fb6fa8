"""`paddock season`: a championship planned, raced, left, resumed and shown at the command line."""

from typer.testing import CliRunner

from paddock.cli.main import app

MONACO = "quick-grand-prix(calendar=monaco)"
run = CliRunner().invoke


def planned(tmp_path, *more: str) -> str:
    file = str(tmp_path / "cup.json")
    result = run(app, ["season", "new", file, "-e", "Ann,bot:random", "-r", MONACO, "-r", MONACO, *more])
    assert result.exit_code == 0, result.output
    return file


def test_a_season_is_raced_round_by_round_and_its_table_adds_up(tmp_path) -> None:
    file = planned(tmp_path)
    first = run(app, ["season", "play", file, "--seed", "1"], input="1\n" * 200)
    assert first.exit_code == 0, first.output
    assert "1 of 2 rounds raced" in first.output
    second = run(app, ["season", "play", file, "--seed", "2"], input="1\n" * 200)
    assert "2 of 2 rounds raced" in second.output
    third = run(app, ["season", "play", file])
    assert third.exit_code == 2
    assert "is over" in third.stderr


def test_a_round_that_is_left_goes_on_next_time(tmp_path) -> None:
    file = planned(tmp_path)
    left = run(app, ["season", "play", file, "--seed", "1"], input="1\n1\n")
    assert left.exit_code == 0
    assert "rounds raced" not in left.output
    back = run(app, ["season", "play", file], input="1\n" * 200)
    assert "1 of 2 rounds raced" in back.output


def test_a_season_on_a_track_of_ones_own_names_its_pack_and_is_raced_with_it(tmp_path) -> None:
    tracks = tmp_path / "pack" / "tracks"
    tracks.mkdir(parents=True)
    ring = 'name = "Ring"\norigin = "designed"\nlaps = 2\nlanes = "0-39:3"\n'
    (tracks / "ring.toml").write_text(ring, encoding="utf-8")
    pack = ["--pack", str(tmp_path / "pack")]
    file = str(tmp_path / "cup.json")
    made = run(app, ["season", "new", file, "-e", "Ann,bot:random", "-r", "grand-prix(track=ring)", *pack])
    assert made.exit_code == 0, made.output
    assert f"paddock season play {file} --pack" in made.output.replace("\n", " ")
    without = run(app, ["season", "play", file], input="1\n")
    assert without.exit_code == 2
    assert "is raced with content pack" in without.stderr
    raced = run(app, ["season", "play", file, *pack, "--seed", "1"], input="1\n")
    assert raced.exit_code == 0, raced.output


def test_a_bot_races_for_who_stays_away_where_that_is_the_rule(tmp_path) -> None:
    file = str(tmp_path / "cup.json")
    made = run(app, ["season", "new", file, "-e", "Ann,bot:random", "-r", MONACO, "--absence", "substitute"])
    assert made.exit_code == 0, made.output
    raced = run(app, ["season", "play", file, "--absent", "Ann", "--substitute", "bot:random", "--seed", "1"])
    assert raced.exit_code == 0, raced.output
    assert "1 of 1 rounds raced" in raced.output


def test_mistakes_are_one_sentence_and_exit_code_2(tmp_path) -> None:
    file = planned(tmp_path)
    (tmp_path / "note.json").write_text("hello")
    for arguments in (
        ["season", "new", file, "-e", "Ann,Bob", "-r", MONACO],
        ["season", "new", str(tmp_path / "b.json"), "-e", "Ann", "-r", MONACO],
        ["season", "new", str(tmp_path / "b.json"), "-e", "Ann,bot:genius", "-r", MONACO],
        ["season", "new", str(tmp_path / "b.json"), "-e", "Ann,Bob", "-r", "chess"],
        ["season", "show", str(tmp_path / "note.json")],
        ["season", "show", str(tmp_path / "nowhere.json")],
        ["season", "play", file, "--absent", "Zoe"],
        ["season", "new", f"{file}2", "-e", "Ann,Bob", "-r", MONACO, "--absence", "holiday"],
    ):
        result = run(app, arguments)
        assert result.exit_code == 2, (arguments, result.output)
        assert result.stderr.count("\n") == 1, result.stderr
