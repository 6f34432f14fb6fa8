"""Rule coverage: what tests name, what random play exercises, and what is a hole."""

from pathlib import Path

import pytest

from paddock.core.coverage import coverage, rules_exercised, rules_named_by_tests
from paddock.core.title import Title
from tests.core.test_rulebook import shelf
from tests.tiny import bids, pig

TESTS = '''
import pytest

@pytest.mark.rule("PIG-1", "R-1")
def test_first(): ...

@pytest.mark.rule("PIG-2")
@pytest.mark.slow
def test_second(): ...

@pytest.mark.skip(reason="not yet")
@pytest.mark.rule("PIG-3")
def test_skipped(): ...

@pytest.mark.rule("PIG-4")
@pytest.mark.xfail
def test_expected_to_fail(): ...

@pytest.mark.rule("PIG-4")
def helper(): ...

@pytest.mark.rule("PIG-5")
class TestFive:
    @pytest.mark.rule("PIG-6")
    def test_six(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("PIG-7")), 2])
def test_seven(n): ...

def test_eight():
    """Speaks of PIG-8 but proves nothing."""
    assert "PIG-8"
'''

RULES = "## A\n" + "".join(f"### PIG-{n} Rule {n}\nText.\n" for n in range(1, 5))


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_pig.py").write_text(TESTS, encoding="utf-8")
    (folder / "test_all.py").write_text(
        'import pytest\npytestmark = [pytest.mark.rule("PIG-2")]\ndef test_here(): ...\n', encoding="utf-8"
    )
    (folder / "not_a_test.py").write_text(TESTS, encoding="utf-8")
    return folder


@pytest.fixture
def title(tmp_path: Path) -> Title:
    folder = tmp_path / "pig"
    folder.mkdir()
    return shelf(folder, RULES, "### R-1 One\nText.\n## Rules without digital meaning\n- PIG-3: paper\n")


def test_the_marks_of_tests_are_found_without_running_them(tests: Path):
    assert rules_named_by_tests(tests) == {
        "PIG-1": ["tests/deep/test_pig.py::test_first"],
        "R-1": ["tests/deep/test_pig.py::test_first"],
        "PIG-2": ["tests/deep/test_pig.py::test_second", "tests/test_all.py::test_here"],
        "PIG-5": ["tests/deep/test_pig.py::TestFive::test_six"],
        "PIG-6": ["tests/deep/test_pig.py::TestFive::test_six"],
        "PIG-7": ["tests/deep/test_pig.py::test_seven"],
    }


def test_random_play_counts_the_rules_of_decisions_and_events():
    found = rules_exercised(bids.TITLE, games=10, seed=1)
    assert set(found) == {"BID-1", "BID-2", "BID-3"}
    assert found["BID-2"] + found["BID-3"] == 30, "three lots a game: won or left"
    assert rules_exercised(bids.TITLE, games=10, seed=1) == found


def test_events_before_the_first_decision_count():
    assert rules_exercised(pig.TITLE, games=1, seed=1)["PIG-1"] > 0


def test_each_rule_has_its_tests_its_exercise_and_its_reason(title: Title, tests: Path):
    found = coverage(title, tests, games=5)
    one, two, three, four = found.rules
    assert (one.id, one.title, one.tests) == ("PIG-1", "Rule 1", ["tests/deep/test_pig.py::test_first"])
    assert two.exercised > 0
    assert (three.tests, three.reason, three.is_hole) == ([], "paper", False)
    assert four.exercised > 0
    assert four.is_hole, "random play alone proves nothing"


def test_a_hole_fails(title: Title, tests: Path):
    found = coverage(title, tests, games=1)
    assert (found.holes(), found.exit_status()) == (["PIG-4"], 1)


def test_a_test_that_names_a_rule_that_does_not_exist_fails(title: Title, tests: Path):
    found = coverage(title, tests, games=1)
    assert sorted(found.strangers) == ["PIG-5", "PIG-6", "PIG-7"]


def test_a_whole_catalogue_passes(title: Title, tests: Path):
    (tests / "deep" / "test_pig.py").write_text(
        'import pytest\n@pytest.mark.rule("PIG-1", "PIG-2", "PIG-4", "QGP-99")\ndef test_all(): ...\n', encoding="utf-8"
    )
    found = coverage(title, tests, games=1)
    assert (found.holes(), found.strangers, found.exit_status()) == ([], {}, 0)
