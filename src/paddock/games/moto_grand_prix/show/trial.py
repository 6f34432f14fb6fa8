"""A trial of a track: bots race on it for a moment, and what happened is counted."""

import time
from typing import Final

from paddock.core.bot import Bot
from paddock.core.editor import Sheet
from paddock.core.event import Event
from paddock.core.rng import Rng, new_rng
from paddock.core.state import State
from paddock.core.view import view
from paddock.games import title
from paddock.games.moto_grand_prix.rules.state import MotoState

TRIAL_SECONDS: Final = 2.5
TRIAL_RACES: Final = 40
TRIAL_SEATS: Final = 4
TRIAL_LAPS: Final = 3


class Trial(Sheet):
    """What races of bots on a track came to. Laps are counted in turns, the rest is for each race."""

    races: int
    bikes: int
    laps: int
    turns_per_lap: float
    fastest_lap: int
    overtakes: float
    lead_changes: float
    contests: float
    contacts: float
    drop_outs: float


def check_trial(track: str, level: str) -> None:
    """Says why bots cannot race on a track."""
    title("moto-grand-prix").game(TRIAL_SEATS, track=track, level=level)


def tried(track: str, level: str) -> Trial:
    """As many races of rule-of-thumb riders as the time allows, one at least."""
    moto = title("moto-grand-prix")
    game = moto.game(TRIAL_SEATS, track=track, level=level, laps=TRIAL_LAPS)
    rider = moto.bots.thumb
    assert rider is not None
    rng = new_rng()
    end = time.monotonic() + TRIAL_SECONDS
    tally = Tally()
    while tally.races == 0 or (tally.races < TRIAL_RACES and time.monotonic() < end):
        state = game.start()
        told: list[Event] = []
        state.events = told
        while not state.over:
            take_turn(state, rider, rng)
        assert isinstance(state, MotoState)
        tally.add(told, len(state.out))
    return tally.result()


def take_turn(state: State, rider: Bot, rng: Rng) -> None:
    seat = state.to_answer()[0]
    if state.is_chance:
        state.choose(seat, state.draw(rng))
    else:
        state.choose(seat, rider.choose(view(state, seat), rng))


class Tally:
    """What the races have come to, counted from their events."""

    def __init__(self) -> None:
        self.races = 0
        self.laps: list[int] = []
        """The turns of each lap that was completed."""
        self.drop_outs = 0
        self.lead_changes = 0
        self.seen = dict.fromkeys(("overtakes", "braking-contest", "cornering-contest", "has-contact"), 0)

    def add(self, events: list[Event], drop_outs: int) -> None:
        self.races += 1
        self.drop_outs += drop_outs
        turn = 0
        leader = -1
        crossed: dict[int, int] = {}
        for event in events:
            name = event.kind.name
            if name in self.seen:
                self.seen[name] += 1
            elif name in ("turn-begins", "start-turn"):
                turn += 1
                self.lead_changes += leader not in (-1, event.values[-1])
                leader = event.values[-1]
            elif name == "crosses-line":
                self.laps.append(turn - crossed.get(event.values[0], 0))
                crossed[event.values[0]] = turn

    def result(self) -> Trial:
        def each(count: int) -> float:
            return round(count / self.races, 1)

        laps = self.laps
        return Trial(
            races=self.races,
            bikes=TRIAL_SEATS,
            laps=TRIAL_LAPS,
            turns_per_lap=round(sum(laps) / len(laps), 1) if laps else 0.0,
            fastest_lap=min(laps, default=0),
            overtakes=each(self.seen["overtakes"]),
            lead_changes=each(self.lead_changes),
            contests=each(self.seen["braking-contest"] + self.seen["cornering-contest"]),
            contacts=each(self.seen["has-contact"]),
            drop_outs=each(self.drop_outs),
        )
