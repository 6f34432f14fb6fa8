"""What the learned value reads off a season: points, cards, and the order on the road."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from paddock.core.state import State
from paddock.core.vecs import vec
from paddock.games.quick_grand_prix.bot.worth import worth
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import GAP, SL_CARD
from paddock.parts.learned import LearnedValue

OWN: Final = [
    "points",
    "prizes as the cars stand",
    "best place",
    "other place",
    "damaged cars",
    "cars in the pits",
    "cards held",
    "lower numbers",
    "higher numbers",
    "highest number",
    "power of the cars",
    "limits of the cars",
]
COMMON: Final = ["races left", "sections left", "cars on the road", "seats"]


class QuickValue(LearnedValue):
    def own(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, QuickState)
        components = state.components
        prizes = 0.0
        best = 1.0
        other = 1.0
        pits = 0.0
        place: i64 = 0
        cars = float(len(state.plan))
        for slot in state.line:
            if slot != SL_CARD:
                car = slot if slot < SL_CARD else slot - GAP
                if car // 2 == seat:
                    prizes += float(components.prize[place])
                    if best == 1.0:
                        best = float(place) / cars
                    else:
                        other = float(place) / cars
                    if slot > SL_CARD:
                        pits += 1.0
                place += 1
        damaged = 0.0
        for car in state.damaged:
            if car // 2 == seat:
                damaged += 1.0
        slow: i64 = 0
        fast: i64 = 0
        highest: i64 = 0
        cards = state.cards_of(seat)
        for card in cards:
            slow += components.number[1 + 2 * card]
            number = components.number[2 + 2 * card]
            fast += number
            highest = max(highest, number)
        a = 2 * seat
        return vec[float](
            [
                float(state.points[seat]) / 20.0,
                prizes / 10.0,
                best,
                other,
                damaged,
                pits,
                float(len(cards)) / 2.0,
                float(slow) / 10.0,
                float(fast) / 10.0,
                float(highest) / 10.0,
                float(components.power[a] + components.power[a + 1]) / 10.0,
                float(components.limit[a] + components.limit[a + 1]) / 10.0,
            ]
        )

    def common(self, state: State) -> vec[float]:
        assert isinstance(state, QuickState)
        components = state.components
        on_road = 1.0 if len(state.line) > 0 else 0.0
        return vec[float](
            [
                float(len(components.calendar) - state.race) / 5.0,
                on_road * float(components.sections - state.section) / float(components.sections),
                on_road,
                float(len(state.points)) / 4.0,
            ]
        )


VALUE: Final = QuickValue(Path(__file__).with_name("value.json"), worth, OWN, COMMON)
