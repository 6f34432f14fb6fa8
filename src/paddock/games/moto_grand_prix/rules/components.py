"""The components of one race: circuit, bikes and points for the options chosen, in rows that the rules read fast."""

from mypy_extensions import i64

from paddock.core.errors import BadOption
from paddock.core.options import OptionValue
from paddock.core.rows import row_of
from paddock.games.moto_grand_prix.data.box import BIKES_PER_TEAM, Box, Team
from paddock.games.moto_grand_prix.data.own_track import own_sheets
from paddock.games.moto_grand_prix.rules.circuit import Circuit
from paddock.games.moto_grand_prix.rules.terms import LANE_SETS, LANES, LEVELS


class MotoComponents:
    """What is on the table besides the facts. Shared by all states of a game, never changed."""

    def __init__(self, seats: int, options: dict[str, OptionValue], box: Box) -> None:
        self.seats: i64 = seats
        # The circuit
        own = own_sheets(str(options["track"]), box.bikes.markers, str(options["track_name"]))
        self.sheets = [*box.circuits, *own]
        """The circuits of the box, and behind them the players' own."""
        chosen = [sheet for sheet in self.sheets if sheet.id == options["circuit"]]
        self.sheet = (own or chosen)[0]
        self.circuit_number: i64 = self.sheets.index(self.sheet)
        self.layout = self.sheet.layout if options["direction"] == "as-laid" else self.sheet.layout.reversed()
        """The tiles in driving order."""
        uphill = -1 if options["uphill"] == "slower" else 1
        self.circuit = Circuit(self.layout, options["cornering"] == "corner-end", uphill)
        self.laps: i64 = _whole(options["laps"]) or self.sheet.laps
        # The bikes
        self.bikes_per_seat: i64 = _whole(options["bikes"])
        self.bikes = self.seats * self.bikes_per_seat
        self.colours = [team.colour for team in box.bikes.teams]
        riders = _riders(options["colours"], seats, _whole(options["bikes"]), box.bikes.teams)
        colour_of_bike = [colour for colour, _ in riders]
        self.team = row_of(colour_of_bike)
        """The colour of each bike, which is its team."""
        self.number = [number for _, number in riders]
        """The number of each bike within its team."""
        self.codes = [f"{box.bikes.teams[colour].code}{number}" for colour, number in riders]
        """What stands for each bike where there is no room for its name, such as K1 for the first black one."""
        self.boxes = _boxes(_whole(options["boxes"]), colour_of_bike, self.sheet.boxes, box)
        self.dial: i64 = box.bikes.dial
        self.engine_per_turn: i64 = box.bikes.engine_per_turn
        self.points = row_of(box.points)
        # The rules chosen
        self.level: i64 = LEVELS.index(str(options["level"]))
        self.qualifying_lap = options["qualifying"] == "lap"
        self.teams = bool(options["teams"])
        self.retiring = bool(options["retiring"])
        adjacent = options["beside"] == "adjacent"
        self.overtaking = row_of(
            [_overtaking(line, occupied, adjacent) for line in range(LANES) for occupied in range(LANE_SETS)]
        )
        """With the racing line in this lane and bikes in these: the lanes that are overtaking positions."""
        self.beside_adjacent = adjacent
        self.redline_rolled = options["redline"] == "rolled"

    def seat_of(self, bike: i64) -> i64:
        return bike // self.bikes_per_seat


def _whole(value: OptionValue) -> int:
    assert isinstance(value, int)
    return value


# ── MGP-B.3, MGP-B.9, MGP-A.43  The colour and the number of each bike ──


def _riders(wanted: OptionValue, seats: int, bikes_per_seat: int, teams: list[Team]) -> list[tuple[int, int]]:
    """Who has chosen no colour takes the next one that is free: each of a box, then, with one bike a seat, each of them
    again, then those of the next box."""
    assert isinstance(wanted, tuple)
    seats_a_colour = BIKES_PER_TEAM // bikes_per_seat
    free: list[int] = []
    for box in range(1, teams[-1].box + 1):
        free += [colour for colour, team in enumerate(teams) if team.box == box] * seats_a_colour
    taken = [[team.colour for team in teams].index(name) for name in wanted[:seats]]
    for colour in taken:
        if colour not in free:
            raise BadOption(f"the option colours names {teams[colour].colour} more than {seats_a_colour} times")
        free.remove(colour)
    taken += free[: seats - len(taken)]
    if bikes_per_seat == BIKES_PER_TEAM:
        return [(colour, number) for colour in taken for number in (1, 2)]
    return [(colour, 1 + taken[:seat].count(colour)) for seat, colour in enumerate(taken)]


# ── MGP-S.22, MGP-A.5  Off the racing line, and beside a bike: one in the same row or, by option, in the next lane ──


def _overtaking(line: int, occupied: int, adjacent: bool) -> int:
    lanes = 0
    for lane in range(LANES):
        beside = occupied & (1 << lane + 1 | 1 << lane >> 1) if adjacent else occupied
        if beside and lane != line:
            lanes |= 1 << lane
    return lanes


# ── MGP-B.30, MGP-T.19  How many boxes are on the table ──


def _boxes(wanted: int, team: list[int], for_track: int, box: Box) -> int:
    bikes = len(team)
    for_colours = max(box.bikes.teams[colour].box for colour in team)
    needed = max(-(-bikes // box.bikes.bikes), for_colours, for_track)
    if wanted and bikes > wanted * box.bikes.bikes:
        raise BadOption(f"{bikes} bikes need {needed} boxes of {box.bikes.bikes}, but the option boxes says {wanted}")
    if wanted and wanted < for_track:
        what = f"the tiles and markers of {for_track} boxes"
        raise BadOption(f"this circuit needs {what}, but the option boxes says {wanted}")
    if wanted and wanted < for_colours:
        raise BadOption(f"these colours are those of {for_colours} boxes, but the option boxes says {wanted}")
    return wanted or needed
