"""Every position is written down and read back, as a seat sees it too."""

from paddock.core.game import Game
from paddock.core.position import read_position, write_position
from paddock.core.reader import SPECTATOR
from paddock.core.view import view
from tests.conformance.walks import Course, seeds, visit


def test_every_position_reads_back_to_the_same_state(variant: Game):
    def check(course: Course) -> None:
        text = write_position(course.state)
        again = read_position(variant, text)
        assert again == course.state, text
        assert write_position(again) == text

    for seed in seeds(variant):
        visit(variant, seed, check)


def test_every_view_reads_back_to_the_same_view(some_seating: Game):
    def check(course: Course) -> None:
        for seat in [SPECTATOR, *range(some_seating.seats)]:
            seen = view(course.state, seat)
            assert read_position(some_seating, str(seen)) == seen.state, str(seen)

    for seed in seeds(some_seating):
        visit(some_seating, seed, check)


def test_step_names_are_unique_within_their_script_so_that_a_position_can_name_them(seating: Game):
    for script in seating.rules.scripts:
        names = script.step_names()
        assert len(set(names)) == len(names), f"the script {script.name} has a step twice: {names}"
        assert "start" not in names
        assert script.steps, f"the script {script.name} has no steps"
