"""The game against a slow, literal round with cardboard, over thousands of random rounds."""

import pytest

from paddock.core.rng import Rng
from paddock.games import game
from paddock.games.quick_grand_prix.rules.state import QuickState
from paddock.games.quick_grand_prix.rules.terms import IN_THE_PITS, SL_CARD
from tests.games.quick_grand_prix import reference

ROUNDS = 3000
CALENDAR = "monaco+silverstone+spa+monza+suzuka+interlagos"


def as_cardboard(state: QuickState, programmes: list[list[str]]) -> tuple[reference.Track, reference.Section]:
    """The position with everybody’s cards revealed, built from the printed components."""
    box = state.components.box
    circuit = box.circuits[state.circuit]
    printed = {f"{car.team} {car.car}": car for car in box.cars.cars}
    deck = {card.name: card for card in box.deck}
    line: reference.Track = []
    for slot in state.line:
        if slot == SL_CARD:
            line.append(reference.Gap("SL"))
            continue
        title = state.game.domains["car"].title(slot)
        sheet = printed[title].balanced if state.game.options["cars"] == "balanced" else printed[title].printed
        card, _, end = programmes[slot // 2][slot % 2].partition("-")
        laid = reference.SpeedCard(getattr(deck[card], end), deck[card].die) if end else None
        line.append(reference.Car(title, sheet.power, sheet.limit, slot in state.damaged, laid))
    section = reference.Section(
        circuit.limits[state.section % 6],
        state.section % 6 + 1 in circuit.drs,
        circuit.difficulty,
        str(state.game.options["missing_die"]),
        [box.deck[card].die for card in state.middle],
    )
    return line, section


@pytest.mark.rule("QGP-28", "QGP-29", "QGP-30", "QGP-31", "QGP-32", "QGP-33", "QGP-34", "QGP-35", "QGP-36", "QGP-37")
@pytest.mark.rule("QGP-26", "QGP-27", "QGP-38", "QGP-39", "QGP-40", "QGP-43", "R-2", "R-10", "R-12", "R-13", "R-14")
@pytest.mark.parametrize("missing_die", ["nearest", "zero", "loop", "spare"])
@pytest.mark.parametrize("cars", ["printed", "balanced"])
def test_every_round_ends_as_it_does_with_cardboard(missing_die: str, cars: str):
    rng = Rng(len(missing_die) * 100 + len(cars))
    rounds = 0
    while rounds < ROUNDS:
        seats = 2 + rng.below(3)
        state = game(
            "quick-grand-prix", seats=seats, missing_die=missing_die, cars=cars, laps=9, calendar=CALENDAR
        ).start()
        assert isinstance(state, QuickState)
        while not state.over:
            if state.kind.name == "speeds" and state.section + 1 < state.components.sections:
                compare_round(state, rng)
                rounds += 1
            else:
                for seat in state.to_answer():
                    options = state.options(seat)
                    state.choose(seat, options[rng.below(len(options))])


def compare_round(state: QuickState, rng: Rng) -> None:
    answers = [state.options(seat)[rng.below(17)] for seat in range(state.game.seats)]
    programmes = [state.game.actions.decode(answer).slugs for answer in answers]
    before = str(state.line)
    line, noted, stopped = reference.play_round(*as_cardboard(state, programmes))
    for seat, answer in enumerate(answers):
        state.choose(seat, answer)
    title = state.game.domains["car"].title
    expected = [slot.name for slot in line]
    assert ["SL" if slot == SL_CARD else title(slot) for slot in state.line] == expected, (before, programmes)
    assert {title(car) for car in state.damaged} == {
        slot.name for slot in line if isinstance(slot, reference.Car) and slot.damaged
    }
    ours = {title(car): row[-1] for car, row in enumerate(state.totals)}
    assert {name: "P" if total == IN_THE_PITS else str(total) for name, total in ours.items()} == noted
    assert [title(car) for car in state.stopped] == stopped
