"""Positions for tests of Grand Prix, drawn as text.

    race = Race('''
        22 10a          # car 22 stands in sector 10, lane a (the inside)
        77 11b calls:2
        5  12b engine:1 tyres:soft
    ''')
    race.plays(22, "line-5", "out", 4)     # a card of the test deck, then its steps; 4 = four points straight on
    assert race.at(22, 77, 5) == "14b 15b 16b"

The teams sit in the order of the box, so that cars 1/80, 9/14, 22/77, 5/33, 10/85 and 4/44 belong to seats 0 to 5.
Cars that are not named are not on the board. Laps: `lap:1` is the second lap; without it a car is on its first.
"""

from pathlib import Path
from typing import Any

from paddock.core.event import Event
from paddock.core.fields import read_value
from paddock.core.names import NONE
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.movement import AHEAD, STEP
from paddock.games.grand_prix.state import GrandPrixGame, GrandPrixState
from paddock.games.grand_prix.terms import TYRE_NAMES, WEAR_NAMES
from paddock.games.grand_prix.track import PIT_LANE

PACK = Path(__file__).parent / "pack"
ACTION_PHASE = "race/turn turn/action-phase action-phase/next_segment"
EVENT = "race/turn turn/event event/{}"


def game_on(track: str = "ring4", seats: int = 6, pack: Path | None = PACK, **options: Any) -> GrandPrixGame:
    game = TITLE.game(seats, pack, track=track, **options)
    assert isinstance(game, GrandPrixGame)
    return game


class Race:
    """A race in a drawn position, in the action phase, the seat of the first named car to act."""

    def __init__(self, drawn: str, track: str = "ring4", seats: int = 6, facts: str = "", **options: Any) -> None:
        self.game = game_on(track, seats, **options)
        self.events: list[Event] = []
        state = self.game.start()
        assert isinstance(state, GrandPrixState)
        self.state = state
        state.asks, state.asked, state.frames = NONE, [], []
        state.was_dry = 1
        state.turn = 1
        state.grid = list(range(22))
        for line in drawn.splitlines():
            words = line.partition("#")[0].split()
            if words:
                self._place(words)
        state.waiting = [car for car in range(22) if state.spot[car] != NONE and car not in state.waiting]
        self.read(facts)

    def _place(self, words: list[str]) -> None:
        state = self.state
        car = self.car(int(words[0]))
        state.spot[car] = self.game.domains["space"].index(words[1])
        state.lap[car] = 0
        if self.game.lane_of[state.spot[car]] == PIT_LANE:
            state.pit_lane.append(car)
        for word in words[2:]:
            fact, _, value = word.partition(":")
            if fact in WEAR_NAMES:
                state.wear[WEAR_NAMES.index(fact)][car] = int(value)
            elif fact == "calls":
                state.close_calls[car] = int(value)
            elif fact == "lap":
                state.lap[car] = int(value)
            elif fact == "tyres":
                state.tyres[car] = TYRE_NAMES.index(value)
            else:
                # activated, lapped, changed, used
                {"activated": state.waiting, "lapped": state.lapped, "changed": state.changed, "used": state.used}[
                    fact
                ].append(car)

    # ── Facts ──

    def read(self, facts: str) -> None:
        """Set facts written as in a position text, such as `weather: wet`."""
        for line in filter(None, (line.strip() for line in facts.splitlines())):
            name, _, value = line.partition(":")
            field = self.game.layout.by_name[name]
            setattr(self.state, name, read_value(field, value.strip(), self.game.domains.get(field.domain)))
        self.state.events = self.events

    def car(self, number: int) -> int:
        return self.game.numbers.index(number)

    def at(self, *numbers: int) -> str:
        """Where these cars are; `.` is off the board."""
        spaces = self.game.domains["space"]
        return " ".join(spaces.slug(self.state.spot[self.car(number)]) for number in numbers)

    def lap(self, number: int) -> int:
        return self.state.lap[self.car(number)]

    def calls(self, number: int) -> int:
        return self.state.close_calls[self.car(number)]

    def wear(self, number: int) -> str:
        """The wear of a car, such as `tyre:2 engine:1`; a dot for none."""
        car = self.car(number)
        found = [f"{name}:{row[car]}" for name, row in zip(WEAR_NAMES, self.state.wear, strict=True) if row[car]]
        return " ".join(found) or "."

    def numbers(self, cars: list[int]) -> list[int]:
        return [self.game.numbers[car] for car in cars]

    def told(self, kind: str) -> list[list[int]]:
        """The arguments of each event of that kind so far."""
        return [event.values for event in self.events if event.kind.name == kind]

    def rules_told(self) -> set[str]:
        return {event.kind.rule for event in self.events}

    # ── Playing ──

    @property
    def seat(self) -> int:
        return self.state.asked[0]

    @property
    def asked(self) -> str:
        return self.state.kind.name if self.state.asks >= 0 else ""

    @property
    def options(self) -> list[str]:
        return [self.game.actions.text(code) for code in self.state.options(self.state.asked[0])]

    def offer(self, action: str) -> str:
        """The key of the sentence that offers an action."""
        message = self.state.kind.label(self.state, self.seat, self.game.actions.parse(action).code)
        assert message is not None
        return message.key

    def do(self, *actions: str) -> "Race":
        """Answer with these actions, one after the other."""
        for action in actions:
            assert action in self.options, f"{action!r} is not offered ({self.asked}): {self.options}"
            self.state.choose(self.seat, self.game.actions.parse(action).code)
        return self

    def run(self, flow: str) -> "Race":
        """Run the step that a flow names (`turn/event event/strike`), and on to the next decision."""
        state = self.state
        state.asks, state.asked, state.frames = NONE, [], []
        for word in flow.split():
            name, _, step = word.partition("/")
            script = next(script for script in self.game.rules.scripts if script.name == name)
            state.frames += [script.id, script.step_names().index(step) + 1, 0]
        state.frames[-2] -= 1
        state.advance()
        return self

    def gets(self, seat: int, *cards: str) -> None:
        """Put these cards, and no others, into the hand of a seat."""
        state = self.state
        state.race_deck = sorted(state.race_deck + state.hand[seat])
        state.hand[seat] = []
        for name in cards:
            card = self.card(name)
            (state.race_deck if card in state.race_deck else state.discards).remove(card)
            state.hand[seat] = sorted([*state.hand[seat], card])

    def deals(self, cards: int) -> None:
        """Give every seat so many cards, whichever they are."""
        state = self.state
        state.hand = [list(range(seat * cards, (seat + 1) * cards)) for seat in range(self.game.seats)]
        state.race_deck = list(range(self.game.seats * cards, 78))
        state.discards = []

    def card(self, name: str) -> int:
        """A card that nobody holds, by the beginning of its name."""
        held = [card for hand in self.state.hand for card in hand]
        slugs = self.game.domains["card"].slugs
        return next(n for n, slug in enumerate(slugs) if slug.startswith(name) and n not in held)

    def activates(self, number: int, card: str, seat: int | None = None) -> "Race":
        """A seat (the car's own) plays a card for a car."""
        car = self.car(number)
        owner = self.game.owner[car]
        seat = seat if seat is not None else max(owner, 0)
        self.gets(seat, card)
        self.state.acting = (seat - 1) % self.game.seats
        self.run(ACTION_PHASE)
        assert (self.asked, self.seat) == ("act", seat)
        self.do(f"play {self.game.domains['card'].slug(self.state.hand[seat][0])} {number}")
        return self

    def plays(self, number: int, card: str, *steps: str | int) -> "Race":
        """Activate a car and take these steps; a number is so many points straight on."""
        self.activates(number, card)
        for step in steps:
            if isinstance(step, int):
                self.straight_on(step)
            else:
                self.do(step)
        return self

    def straight_on(self, points: int) -> None:
        state = self.state
        active, left = state.active, state.mp - points
        while state.active == active and state.asks == STEP.id and state.mp > left:
            lane = self.game.lane_of[state.spot[state.train[0]]]
            ahead = [code for code in state.options(self.seat) if AHEAD.has(code)]
            same = [code for code in ahead if code - AHEAD.base == lane]
            state.choose(self.seat, (same or ahead)[0])

    def stop(self, number: int, *work: str) -> "Race":
        """Call a car into the pits, do this work and let it go; a car without anything left to do goes by itself."""
        self.do(f"pit {number}", *work)
        if self.asked == "serve":
            self.do("go")
        return self

    def moving(self) -> bool:
        """Whether the active car is still being moved."""
        return self.state.active != NONE
