"""Many games at once, step by step: each game is asked one question, all answers are given in one call.

This is what environments of many games are made of. Nature answers by itself; seats that are asked at once, sealed, are
asked one after the other, and none learns what the others have answered. A game that is over begins anew.
"""

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from paddock.core.game import Game
from paddock.core.names import NATURE, NONE
from paddock.core.offer import Offer
from paddock.core.rng import Rng
from paddock.core.state import State
from paddock.core.vecs import vec


def let_nature_answer(state: State, dice: Rng, sheet: Offer) -> i64:
    """Answer for nature until a seat is asked or the game is over. Returns how many answers that took."""
    answers: i64 = 0
    kinds = state.game.rules.kind_row
    while state.asks >= 0:
        kind = kinds[state.asks]
        if not kind.chance:
            break
        state.choose(NATURE, kind.pick(state, NATURE, dice, sheet))
        answers += 1
    return answers


def next_to_answer(state: State) -> i64:
    """The first seat whose answer is awaited; NONE when the game is over."""
    if state.asks < 0:
        return NONE
    asked = state.asked
    if len(asked) == 1:
        return asked[0]
    for seat in asked:
        if state.answers[seat] == NONE:
            return seat
    return NONE


def mask_of(options: list[int], size: int) -> bytearray:
    """A byte for every action: 1 for those that are options."""
    mask = bytearray(size)
    for action in options:
        mask[action] = 1
    return mask


class Games:
    """So many games of one kind. Each has dice of its own, so that it goes on alike however many others there are.

    `most`: after so many answers, nature's included, a game is broken off.
    """

    def __init__(self, game: Game, count: int, sizes: vec[i64], most: int) -> None:
        self.game = game
        self.count: i64 = count
        self.sizes = sizes
        self.most: i64 = most
        self.states = [game.start() for _ in range(count)]
        self.dice = [Rng(0) for _ in range(count)]
        self.seats = vec[i64]([0] * count)
        """Who is asked in each game."""
        self.answers = vec[i64]([0] * count)
        """How many answers have been given in each game."""
        self.ended: list[int] = []
        """The games that were over, or broken off, in the last step."""
        self.broken_off: list[int] = []
        self.last_states: list[State] = []
        """How those that ended stood."""
        self._sheet = Offer()

    def begin(self, at: int, dice: Rng) -> None:
        """A new game with these dice in the place of one."""
        self.ended = []
        self.broken_off = []
        self.last_states = []
        self.dice[at] = dice
        self._begin(at)

    def _begin(self, at: i64) -> None:
        state = self.game.start()
        self.states[at] = state
        self.answers[at] = let_nature_answer(state, self.dice[at], self._sheet)
        self.seats[at] = next_to_answer(state)

    def step(self, actions: list[int]) -> None:
        """Give the answer of each game; trusts that each is one of the options."""
        self.ended = []
        self.broken_off = []
        self.last_states = []
        at: i64 = 0
        sheet = self._sheet
        while at < self.count:
            state = self.states[at]
            action: i64 = actions[at]
            seat: i64 = self.seats[at]
            state.choose(seat, action)
            given: i64 = self.answers[at]
            given += 1 + let_nature_answer(state, self.dice[at], sheet)
            self.answers[at] = given
            if state.asks < 0 or given >= self.most:
                self.ended.append(at)
                self.last_states.append(state)
                if state.asks >= 0:
                    self.broken_off.append(at)
                self._begin(at)
            else:
                self.seats[at] = next_to_answer(state)
            at += 1

    def observations(self) -> bytes:
        """Of each game its seat's number and what that seat may know, one behind the other."""
        out = BytesWriter()
        at: i64 = 0
        while at < self.count:
            seat: i64 = self.seats[at]
            write_i32_le(out, i32(seat))
            out.write(self.states[at].numbers(seat, self.sizes))
            at += 1
        return out.getvalue()

    def options(self, width: int) -> bytes:
        """All options of all games as numbers of 32 bits: `width` times the game's place, and the action."""
        out = BytesWriter()
        sheet = self._sheet
        kinds = self.game.rules.kind_row
        step: i64 = width
        at: i64 = 0
        while at < self.count:
            state = self.states[at]
            kinds[state.asks].offer(state, self.seats[at], sheet)
            base = at * step
            place: i64 = 0
            while place < sheet.count:
                write_i32_le(out, i32(base + sheet.at(place)))
                place += 1
            sheet.clear()
            at += 1
        return out.getvalue()
