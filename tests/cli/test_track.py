"""`paddock track`: what a builder asks at the command line."""

from typer.testing import CliRunner

from paddock.cli.main import app

OVAL = "START L4 R2L=2 R2L R2L R2L L4 L4 R2L=1 R2L R2L R2L"
run = CliRunner().invoke


def test_check_says_what_a_track_is_and_what_would_be_better() -> None:
    result = run(app, ["track", "check", OVAL])
    assert result.exit_code == 0
    assert "32 positions, 2 corners, counter-clockwise" in result.output
    assert "[MGP-T.12]" in result.output


def test_check_fails_for_a_track_that_does_not_close() -> None:
    result = run(app, ["track", "check", OVAL.replace("L4 L4", "L4")])
    assert result.exit_code == 1
    assert "must: the track does not close" in result.output


def test_generate_and_check_and_draw_go_together(tmp_path) -> None:
    made = run(app, ["track", "generate", "--positions", "60", "--seed", "3", "-o", str(tmp_path / "sixty.txt")])
    assert made.exit_code == 0
    checked = run(app, ["track", "check", str(tmp_path / "sixty.txt")])
    assert checked.exit_code == 0
    assert "obeys every guideline" in checked.output
    drawn = run(app, ["track", "draw", str(tmp_path / "sixty.txt")])
    assert drawn.output.startswith("<svg")


def test_close_finds_the_missing_tiles() -> None:
    result = run(app, ["track", "close", "START L4 L2 R1L=3 R1L L4 R2R=1 R3L"])
    assert result.exit_code == 0
    assert result.output.startswith("START L4 L2 R1L=3 R1L L4 R2R=1 R3L ")


def test_mistakes_are_one_sentence_and_exit_code_2() -> None:
    for arguments in (
        ["track", "check", "START L9"],
        ["track", "check", "no-such-file.txt"],
        ["track", "check", OVAL, "--level", "moon"],
        ["track", "generate", "--positions", "5"],
        ["track", "close", "START " + "L4 " * 17 + "L2 " * 6 + "L1 " * 6],
    ):
        result = run(app, arguments)
        assert result.exit_code == 2, arguments
        assert result.stderr.count("\n") == 1, result.stderr
        assert "Traceback" not in result.output
