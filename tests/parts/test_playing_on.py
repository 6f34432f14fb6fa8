"""Playing on: nature by its luck, seats by their sense, to a point."""

from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.games import game
from paddock.parts.luck import Luck
from paddock.parts.playing_on import PlayingOn


class OneRace(PlayingOn):
    """Plays the first race to its end."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.dice = Luck(5)

    def is_far_enough(self, world: State) -> bool:
        return world.stage() > 0

    def answer(self, world: State, seat: int) -> int:
        self.asked.append(world.kind.name)
        return super().answer(world, seat)

    def luck(self, world: State, rng: Rng) -> Rng:
        return self.dice.stream((world.asks, world.argument))


def played() -> tuple[State, OneRace]:
    world = game("quick-grand-prix", calendar="spa+monza").start()
    way = OneRace()
    way.play_on(world, Rng(1))
    return world, way


def test_a_world_is_played_on_until_it_is_far_enough_by_everybodys_default():
    world, way = played()
    assert world.stage() == 1
    assert way.asked.count("speeds") == 2 * 6


def test_a_game_that_is_over_is_far_enough():
    world = game("quick-grand-prix", calendar="spa").start()
    OneRace().play_on(world, Rng(1))
    assert world.over


def test_the_same_luck_gives_the_same_game():
    assert played()[0] == played()[0]


def test_each_question_has_dice_of_its_own():
    luck, other = Luck(1), Luck(1)
    first = [luck.stream((0, 1)).below(1000) for _ in range(5)]
    for _ in range(3):
        other.stream((2, 2)).below(1000)
    assert [other.stream((0, 1)).below(1000) for _ in range(5)] == first
    assert [Luck(1).stream((1, 0)).below(1000) for _ in range(1)] != first[:1]
