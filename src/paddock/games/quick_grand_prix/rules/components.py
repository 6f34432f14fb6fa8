"""The components of one game: what the box holds, for the options chosen, as flat lists that the rules read fast."""

from mypy_extensions import i64

from paddock.core.errors import BadOption
from paddock.core.options import OptionValue
from paddock.core.rows import row_of, rows_of
from paddock.games.quick_grand_prix.data.box import Box
from paddock.games.quick_grand_prix.rules.terms import SECTIONS


class QuickComponents:
    """Cars, cards, circuits and points. Shared by all states of a game, never changed."""

    def __init__(self, seats: int, options: dict[str, OptionValue], box: Box) -> None:
        self.box = box
        # ── QGP-7, R-33  Teams and cars: printed powers, or by option balanced ones ──
        teams = list(dict.fromkeys(car.team for car in box.cars.cars))
        chosen = _teams(options["teams"], seats, teams)
        self.teams = [*chosen, *(team for team in teams if team not in chosen)]
        """The seats' teams, then those that stay in the box: they keep their names, so that every slot has one."""
        self.car_titles = [f"{team} {letter}" for team in self.teams for letter in "AB"]
        sheets = {f"{car.team} {car.car}": car for car in box.cars.cars}
        sides = [
            sheets[title].printed if options["cars"] == "printed" else sheets[title].balanced
            for title in self.car_titles
        ]
        self.power = row_of([side.power for side in sides])
        self.limit = row_of([side.limit for side in sides])
        self.damaged_power: i64 = box.cars.damaged.power
        self.damaged_limit: i64 = box.cars.damaged.limit
        # Speed cards
        self.number = row_of([0, *(number for card in box.deck for number in (card.slow, card.fast))])
        """The speed number of each choice."""
        self.die = row_of([card.die for card in box.deck])
        self.qualifying = row_of([card.qualifying for card in box.deck])
        # The season
        self.prize = row_of(box.season.points)
        circuits = [circuit.id for circuit in box.circuits]
        calendar = options["calendar"]
        assert isinstance(calendar, tuple)
        self.calendar_ids = calendar
        self.calendar = row_of([circuits.index(id) for id in calendar])
        self.limits = rows_of([circuit.limits for circuit in box.circuits])
        self.drs = rows_of(
            [[int(section + 1 in circuit.drs) for section in range(SECTIONS)] for circuit in box.circuits]
        )
        """1 where a section has DRS."""
        self.difficulty = row_of([circuit.difficulty for circuit in box.circuits])
        # Options
        laps = options["laps"]
        assert isinstance(laps, int)
        self.sections: i64 = SECTIONS * laps
        # Slots without a speed card beside a car that is checked (see `damage.beside`).
        self.skips_cardless = options["missing_die"] != "zero"
        self.is_ring = options["missing_die"] == "loop"
        self.has_spare_die = options["missing_die"] == "spare"
        self.ascending = options["deal_order"] == "ascending"
        self.leader_bonus = bool(options["leader_bonus"])


def _teams(wanted: OptionValue, seats: int, teams: list[str]) -> list[str]:
    """QGP-7: the team of each seat."""
    assert isinstance(wanted, tuple)
    if len(set(wanted)) != len(wanted):
        raise BadOption("the option teams names a team twice; each seat needs a team of its own")
    if len(wanted) < seats:
        raise BadOption(f"the option teams names {len(wanted)} teams for {seats} seats; each seat needs a team")
    return [team for slug in wanted[:seats] for team in teams if team.lower() == slug]
