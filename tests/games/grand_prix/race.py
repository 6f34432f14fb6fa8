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

A race is a position that the reader of positions has read, in a turn whose cards are about to be dealt; `read` changes
facts of it, and `run` goes to any step of the sequence of play. Each makes a position text and reads it again.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from paddock.core.event import Event
from paddock.core.message import Reason
from paddock.core.names import NONE
from paddock.games.grand_prix import TITLE
from paddock.games.grand_prix.rules.game import GrandPrixGame
from paddock.games.grand_prix.rules.movement import AHEAD, STEP
from paddock.games.grand_prix.rules.state import GrandPrixState
from paddock.games.grand_prix.rules.terms import CARDS, CARS, WEAR_NAMES
from tests.position_kit import changed, refusal, situation

PACK = Path(__file__).parent / "pack"
DEALING = {"flow": "race/turn turn/fill_hands", "asks": "draw", "asked": "*"}
"""Where a race stands that is not told otherwise: nothing of what is drawn has been looked at yet."""
ACTION_PHASE = "race/turn turn/action-phase action-phase/next_segment"
EVENT = "race/turn turn/event event/{}"
REST = "…"


def game_on(track: str = "ring4", seats: int = 6, pack: Path | None = PACK, **options: Any) -> GrandPrixGame:
    game = TITLE.game(seats, pack, track=track, **options)
    assert isinstance(game, GrandPrixGame)
    return game


class Race:
    """A race in a drawn position."""

    def __init__(self, drawn: str, track: str = "ring4", seats: int = 6, facts: str = "", **options: Any) -> None:
        self.game = game_on(track, seats, **options)
        numbers = self.game.components.numbers
        cars = [line.partition("#")[0].split() for line in drawn.splitlines()]
        self.drawn: dict[str, Any] = {"spot": {}, "lap": {}, "close_calls": {}, "tyres": {}, "wear": {}}
        self.listed: dict[str, list[str]] = {
            name: [] for name in ("pit_lane", "activated", "lapped", "changed", "used")
        }
        for words in filter(None, cars):
            self._place(words)
        named = sorted(self.drawn["spot"], key=lambda number: numbers.index(int(number)))
        activated = self.listed.pop("activated")
        waiting = [number for number in named if number not in activated]
        state = situation(
            self.game,
            **DEALING,
            was_dry=1,
            turn=1,
            grid=self.text_of(range(CARS)),
            waiting=" ".join(waiting) or "-",
            **{name: " ".join(listed) or "-" for name, listed in self.listed.items()},
            **self.drawn,
        )
        assert isinstance(state, GrandPrixState)
        self.state = state
        if facts:
            self.read(facts)

    def _place(self, words: list[str]) -> None:
        """A line of the drawing, such as `77 11b calls:2`."""
        number, space = words[:2]
        car = str(self.car(int(number)))
        self.drawn["spot"][number] = space
        self.drawn["lap"][number] = 0
        if space.endswith("p"):
            self.listed["pit_lane"].append(number)
        for word in words[2:]:
            fact, _, value = word.partition(":")
            if fact in WEAR_NAMES:
                self.drawn["wear"].setdefault(fact, {})[car] = value
            elif fact == "lap":
                self.drawn["lap"][number] = value
            elif fact in ("calls", "tyres"):
                self.drawn["close_calls" if fact == "calls" else fact][car] = value
            else:
                self.listed[fact].append(number)

    # ── Facts ──

    def read(self, text: str = "", **facts: Any) -> "Race":
        """The same race with other facts, written as in a position text, such as `weather: wet`.

        An event card, or cards in a hand, are taken from where they lay.
        """
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        given: dict[str, Any] = {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}
        given |= facts
        if "event" in given:
            given.setdefault("event_deck", REST)
        if "hand" in given:
            given.setdefault("race_deck", REST)
        before = self.events
        self.state = changed(self.state, **given)
        assert self.state.events is not None
        self.state.events[:0] = before
        return self

    @property
    def events(self) -> list[Event]:
        """What has happened so far."""
        return self.state.events or []

    def seat_name(self, seat: int) -> str:
        return self.game.domains["seat"].slug(seat)

    def text_of(self, cars: Iterable[int]) -> str:
        """These cars as a position text lists them."""
        return " ".join(self.game.domains["car"].slug(car) for car in cars) or "-"

    def car(self, number: int) -> int:
        return self.game.components.numbers.index(number)

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

    def numbers(self, cars: Iterable[int]) -> list[int]:
        return [self.game.components.numbers[car] for car in cars]

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
        words = self.game.title.words(self.state.kind)
        message = words.label(self.state, self.seat, self.game.actions.parse(action).code)
        assert message is not None
        return message.key

    def why_not(self, action: str) -> Reason:
        """Why an action is not offered."""
        return refusal(self.state, action)

    def do(self, *actions: str) -> "Race":
        """Answer with these actions, one after the other."""
        for action in actions:
            assert action in self.options, f"{action!r} is not offered ({self.asked}): {self.options}"
            self.state.choose(self.seat, self.game.actions.parse(action).code)
        return self

    def run(self, flow: str) -> "Race":
        """Run the step that a flow names (`race/turn turn/event event/strike`), and on to the next decision."""
        return self.read(flow=flow)

    def acts(self, seat: int) -> "Race":
        """Go to the action phase, this seat the first to act."""
        return self.read(acting=self.seat_name((seat - 1) % self.game.seats), flow=ACTION_PHASE)

    def gets(self, seat: int, *cards: str) -> None:
        """Put these cards, and no others, into the hand of a seat, before the turn goes on."""
        slugs = self.game.domains["card"].slugs
        held = [card for other, hand in enumerate(self.state.hand) if other != seat for card in hand]
        given: list[int] = []
        for name in cards:
            given.append(self._card(name, [*held, *given]))
        discards = " ".join(slugs[card] for card in self.state.discards if card not in given) or "-"
        hand = " ".join(slugs[card] for card in sorted(given)) or "-"
        self.read(hand={self.seat_name(seat): hand}, discards=discards, **DEALING)

    def deals(self, cards: int) -> None:
        """Give every seat so many cards, whichever they are."""
        slugs = self.game.domains["card"].slugs
        hands = [" ".join(slugs[seat * cards : (seat + 1) * cards]) for seat in range(self.game.seats)]
        assert self.game.seats * cards <= CARDS
        self.read(hand=" | ".join(hands), discards="-", **DEALING)

    def _card(self, name: str, held: list[int]) -> int:
        slugs = self.game.domains["card"].slugs
        return next(card for card, slug in enumerate(slugs) if slug.startswith(name) and card not in held)

    def card(self, name: str) -> int:
        """A card that nobody holds, by the beginning of its name."""
        return self._card(name, [card for hand in self.state.hand for card in hand])

    def activates(self, number: int, card: str, seat: int | None = None) -> "Race":
        """A seat (the car's own) plays a card for a car."""
        car = self.car(number)
        owner = self.game.components.owner[car]
        seat = seat if seat is not None else max(owner, 0)
        self.gets(seat, card)
        self.acts(seat)
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
            lane = self.game.components.lane_of[state.spot[state.train[0]]]
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
