"""The Great Race with its options chosen: the names of its things, the set-up, and how a race stands."""

from pathlib import Path

from mypy_extensions import i64

from paddock.core.game import Game
from paddock.core.names import NONE, Names
from paddock.core.names import numbers as number_names
from paddock.core.options import OptionValue
from paddock.core.rows import counting, row_of
from paddock.core.state import State
from paddock.core.title import Title
from paddock.games.great_race.data.box import open_box
from paddock.games.great_race.rules.components import GreatComponents
from paddock.games.great_race.rules.finish import prestige, ranking
from paddock.games.great_race.rules.position import impossible
from paddock.games.great_race.rules.scripts import RACE
from paddock.games.great_race.rules.sequence import RULES
from paddock.games.great_race.rules.state import FACTS, GreatState
from paddock.games.great_race.rules.terms import GAUGES, MOST_POINTS, SLOTS


class GreatGame(Game):
    """A race across one continent."""

    def __init__(self, title: Title, seats: int, options: dict[str, OptionValue], pack: Path | None) -> None:
        box = open_box(pack)
        self.components = GreatComponents(seats, options, box)
        super().__init__(
            title,
            RULES,
            seats,
            options,
            GreatState,
            FACTS,
            _domains(self.components),
            {
                "terrain": [kind for kind, tile in enumerate(box.tiles) for _ in range(tile.count)],
                "resource": [kind for kind, card in enumerate(box.cards) for _ in range(card.count)],
            },
            shared=["components"],
            pack=pack,
            counts=_counts(self.components, seats),
        )

    # ── GR-5, GR-8, GR-9, GR-11  Vehicles in the start city, gauges full, pile and bag filled ──

    def set_up(self) -> State:
        state = GreatState(self, self.components)
        components = self.components
        seats = self.seats
        state.order = counting(seats)
        state.stack = counting(seats)
        state.space = row_of([components.chart.start] * seats)
        state.fuel = row_of([components.fuel_top] * seats)
        state.engine = row_of([components.engine_top] * seats)
        state.chassis = row_of([components.chassis_top] * seats)
        state.bag = row_of(self.pools["terrain"])
        state.pile = row_of(self.pools["resource"])
        state.call(RACE)
        return state

    def check(self, state: State) -> str:
        assert isinstance(state, GreatState)
        return super().check(state) or impossible(state)

    # ── GR-98, GR-99, G-45  Who is ahead ──

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, GreatState)
        return [prestige(state, seat) if seat in state.arrived else 0 for seat in range(self.seats)]

    def places(self, state: State) -> list[int]:
        assert isinstance(state, GreatState)
        places = [0] * self.seats
        for place, seat in enumerate(ranking(state), 1):
            places[seat] = place
        return places

    def stage(self, state: State) -> i64:
        assert isinstance(state, GreatState)
        return state.round


def _counts(components: GreatComponents, seats: int) -> dict[str, int]:
    """How far the numbers of a race go; spaces for the facts; and one more than the most tiles and cards that are drawn
    at once, for the scripts that count down how many are still to come."""
    most_cards = max(components.trail_hunter_draws, 1, *components.chart.cards)
    income = max(components.funding_pays) + max(components.bonus) + 4 * components.financial
    return {
        "round": components.rounds,
        "square": components.chart.squares,
        "fuel": components.fuel_top,
        "engine": components.engine_top,
        "chassis": components.chassis_top,
        "step": components.engine_top,
        "francs": max(components.start_cash) + components.rounds * income,
        "answer": 200 * components.rounds * seats,
        "space": components.chart.spaces,
        "tile": 1 + max(components.scout_tiles, components.cartographer_tiles),
        "card": 1 + most_cards,
    }


def _domains(components: GreatComponents) -> list[Names]:
    box, chart = components.box, components.chart
    names = {crew.id: crew.name for crew in box.crews}
    titles = [chart.names[space] if city == NONE else chart.city_names[city] for space, city in enumerate(chart.city)]
    ends = list(zip(chart.line_start, chart.line_end, strict=True))
    return [
        Names("seat", components.crews, [names[crew] for crew in components.crews]),
        Names("space", chart.names, titles),
        Names("tile", [tile.id for tile in box.tiles], [tile.name for tile in box.tiles]),
        Names("card", [card.id for card in box.cards], [card.name for card in box.cards]),
        Names("slot", SLOTS),
        Names("gauge", GAUGES),
        Names(
            "line",
            [f"{chart.names[start]}-{chart.names[end]}" for start, end in ends],
            [f"{titles[start]} – {titles[end]}" for start, end in ends],
        ),
        Names("split", ["-".join(map(str, split)) for split in components.splits]),
        number_names("points", MOST_POINTS),
    ]
