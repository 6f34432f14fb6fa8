"""A table at which a guided race is played: real rules, dice that are known before, and a guide that waits.

How far the guide has come is read from the record alone: a step is passed with the learner's answer to a question of
its kind. So a guided race can be left and taken up again like any other.
"""

from collections.abc import Sequence
from itertools import takewhile

from paddock.core.fairness import SeededDice
from paddock.core.game import Game
from paddock.core.guide import Guide, Lesson
from paddock.core.names import NATURE
from paddock.core.record import Line
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.table import Table
from paddock.core.walk import standing


class GuidedTable(Table):
    def __init__(
        self, game: Game, players: list[str], guide: Guide, state: State | None, played: Sequence[Line] = ()
    ) -> None:
        self.guide = guide
        self.learner = game.domains["seat"].index(guide.seat)
        self.passed: list[int] = []
        """How many steps were passed after each line of the record."""
        super().__init__(game, players, dice=SeededDice(0), state=state, played=played)
        self.record.is_guided = True

    # ── Where the guide stands ──

    @property
    def steps_passed(self) -> int:
        return self.passed[-1] if self.passed else 0

    @property
    def step(self) -> Lesson | None:
        """The step that the guide is at; None: it has said everything."""
        return self.guide.steps[self.steps_passed] if self.steps_passed < len(self.guide.steps) else None

    def speaks_now(self) -> bool:
        """Whether the learner is asked what the present step speaks of."""
        step = self.step
        return step is not None and not self.over and step.asks == self.state.kind.name and self.learner in self.asked()

    def is_wrong_turn(self, action: str, seat: int) -> bool:
        """Whether the guide waits for another answer than this one, and there is one."""
        if seat != self.learner or not self.speaks_now():
            return False
        step = self.step
        assert step is not None
        text = self.game.actions.text(self._code(action))
        return not step.leads_on(text) and any(step.leads_on(str(option)) for option in self.options(seat))

    def rival_answers(self, seat: int) -> list[str]:
        """What the guide has a rival answer now and right after it; empty: it may think for itself."""
        slug = self.game.domains["seat"].slug(seat)
        coming = [line.partition(" ") for line in self._foreseen().rivals]
        own = [place for place, (who, _, _) in enumerate(coming) if who == slug]
        given = sum(line.seat == seat for line in self._lines_since_step())
        if given >= len(own):
            return []
        texts = [text for _, _, text in takewhile(lambda line: line[0] == slug, coming[own[given] :])]
        return texts if any(str(option) == texts[0] for option in self.options(seat)) else []

    # ── What follows from it ──

    def copy(self) -> "GuidedTable":
        twin = super().copy()
        assert isinstance(twin, GuidedTable)
        twin.passed = self.passed[:]
        return twin

    def _draw(self) -> int:
        outcomes = self.state.options(NATURE)
        lines = self._lines_since_step()
        rolled = sum(line.seat == NATURE for line in lines)
        coming = self._foreseen().dice
        if rolled < len(coming):
            texts = [self.game.actions.text(code) for code in outcomes]
            if coming[rolled] in texts:
                return texts.index(coming[rolled])
        return Rng(1000 * self.steps_passed + rolled).weighted(self.state.weights())

    def _answer(self, seat: int, code: int) -> None:
        step = self.step
        passes = (
            step is not None
            and seat == self.learner
            and step.asks == self.state.kind.name
            and len(self.state.options(seat)) > 1
            and self.state.answers[seat] < 0  # a sealed answer that is changed passes nothing
        )
        super()._answer(seat, code)
        self.passed.append(self.steps_passed + passes)

    def _went_back(self, line: Line, place: int) -> None:
        super()._went_back(line, place)
        places = standing(self.record.lines)
        self.passed.append(self.passed[places[-1]] if places else 0)

    def _foreseen(self) -> Lesson | Guide:
        """What is to happen until the next step: the last step passed says it, before the first the guide itself."""
        return self.guide.steps[self.steps_passed - 1] if self.steps_passed else self.guide

    def _lines_since_step(self) -> list[Line]:
        """The lines that stand and came after the one that passed the last step."""
        lines = self.record.lines
        places = standing(lines)
        since = [place for place in places if self.passed[place] == self.steps_passed]
        return [lines[place] for place in (since[1:] if self.steps_passed else since)]
