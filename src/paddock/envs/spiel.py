"""OpenSpiel: the games as `pyspiel` games, registered as `paddock_quick_grand_prix` and so on.

Nature's answers are chance nodes with their probabilities. Seats that are asked at once, sealed, move one after the
other, and none can tell what the others have answered. The information state as a text remembers everything that the
seat has ever seen; as a tensor it is what the seat may know now, since what it has seen on the way has no bound.
"""

from functools import cache
from typing import Any

import numpy as np
import pyspiel

from paddock.core.bounds import ANSWER
from paddock.core.facts import EVERYONE
from paddock.core.game import Game
from paddock.core.names import NATURE, NONE
from paddock.core.position import write_position
from paddock.core.reader import SPECTATOR
from paddock.core.state import State
from paddock.core.title import Title
from paddock.core.view import view
from paddock.envs.observations import Encoding, returns_of
from paddock.games import titles
from paddock.parts.stepping import next_to_answer

OPTIONS = "options"
"""The parameter with seats and options of the game, written `seats:3;laps:2`: commas and equal signs are taken."""


def load(game: Game) -> Any:
    register()
    return pyspiel.load_game(short_name(game.title), {OPTIONS: _written(game)})


def short_name(title: Title) -> str:
    return f"paddock_{title.id.replace('-', '_')}"


@cache
def register() -> None:
    """Make all games of the house known to OpenSpiel."""
    for title in titles():
        pyspiel.register_game(_type_of(title), _class_of(title))


def _type_of(title: Title) -> Any:
    return pyspiel.GameType(
        short_name=short_name(title),
        long_name=title.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most_seats,
        min_num_players=title.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={OPTIONS: ""},
    )


def _class_of(title: Title) -> Any:
    class OfTitle(SpielGame):
        house_title = title

    return OfTitle


def _written(game: Game) -> str:
    inside = str(game).partition("(")[2].rstrip(")")
    return inside.replace(", ", ";").replace("=", ":")


def _read(title: Title, text: str) -> Game:
    pairs = [part.partition(":") for part in text.split(";") if part]
    return title.game_with({name: value for name, _, value in pairs})


class SpielGame(pyspiel.Game):
    """A game of the house as OpenSpiel knows it."""

    house_title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.house_game = _read(self.house_title, (params or {}).get(OPTIONS, ""))
        self.encoding = _encoding(self.house_game)
        game = self.house_game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=game.actions.size,
            num_players=game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.layout.counts[ANSWER],
        )
        super().__init__(_type_of(self.house_title), info, {OPTIONS: _written(game)})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"an observation has no parameters, not {params}")
        return Observer(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state of the house's as OpenSpiel knows it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game.house_game
        self.race = self.game.start()
        self._most = self.game.layout.counts[ANSWER]
        self._answers = 0
        self._memories: dict[int, Memory] = {}

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = next_to_answer(self.race)
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.race.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.race.weights()
        total = sum(weights)
        return [(code, weight / total) for code, weight in zip(self.race.options(NATURE), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.race.choose(next_to_answer(self.race), action)
        self._answers += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.actions.text(action)

    def is_terminal(self) -> bool:
        """A game that takes more than `max_game_length` answers is broken off."""
        return self.race.asks < 0 or self._answers >= self._most

    def returns(self) -> list[float]:
        return returns_of(self.race.places()) if self.is_terminal() else [0.0] * self.game.seats

    def __str__(self) -> str:
        return write_position(self.race)

    def memory(self, seat: int) -> "Memory":
        """What the seat, or with NONE a spectator, has seen up to now."""
        known = self._memories.get(seat)
        if known is None:
            known = self._memories[seat] = Memory(self.game.start(), seat)
        known.follow(self.history())
        return known


NOTHING = -(2**31)
"""What stands in a memory of a number that has never been seen."""


class Memory:
    """All that a seat has seen and answered, change by change: what a player who forgets nothing knows."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.lines: list[str] = []
        self._state = state
        self._followed = 0
        self._numbers = np.full(_encoding(state.game).size, NOTHING, dtype=np.int32)
        self._look()

    def follow(self, history: list[int]) -> None:
        for action in history[self._followed :]:
            mover = next_to_answer(self._state)
            if mover == self.seat:
                self.lines.append(f"answers {self._state.game.actions.text(action)}")
            self._state.choose(mover, action)
            self._look()
        self._followed = len(history)

    def _look(self) -> None:
        seen = _encoding(self._state.game).seen_by(self._state, self.seat)
        changed = np.flatnonzero(seen != self._numbers)
        if len(changed):
            self.lines.append(" ".join(f"{at}={value}" for at, value in zip(changed, seen[changed], strict=True)))
        self._numbers = seen

    def __str__(self) -> str:
        return "\n".join(self.lines)


@cache
def _encoding(game: Game) -> Encoding:
    return Encoding(game)


class Observer:
    """What one seat may know, or what everybody knows, or what the seat alone knows: a tensor with named pieces, and a
    text. With perfect recall the text is all that has ever been seen."""

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody observes what all seats hide from each other")
        self.encoding = encoding
        self.recalls = bool(kind.perfect_recall)
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        """Whether it is what everybody knows."""
        self.is_private = not kind.public_info
        """Whether it leaves out what everybody knows."""
        self.tensor = np.zeros(encoding.tensor_size, dtype=np.float32)
        self.dict = {name: self.tensor[part] for name, part in encoding.tensor_slices.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        seat = NONE if self.is_public else player
        self.tensor[:] = self.encoding.tensor(self.encoding.seen_by(state.race, seat))
        if self.is_private:
            for part in self.encoding.parts:
                if part.bound.fact.see == EVERYONE:
                    self.dict[part.name][:] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        seat = NONE if self.is_public else player
        if self.is_private:
            known = write_position(view(state.race, SPECTATOR).state).splitlines()
            own = write_position(view(state.race, seat).state).splitlines()
            return "\n".join(line for line in own if line not in known)
        return str(state.memory(seat)) if self.recalls else str(view(state.race, SPECTATOR if self.is_public else seat))
