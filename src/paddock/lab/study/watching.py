"""A batch of watched games: what one worker plays before it reports."""

from paddock.core.game import Game
from paddock.lab.batch import Tables
from paddock.lab.plan import Seating
from paddock.lab.study.row import PlayedGame, PlayedSeat, Watched, add_uses
from paddock.lab.study.watcher import Labels, Watcher


def watch_batch(seating: Seating, first: int, last: int, tables: Tables | None = None) -> Watched:
    """The games `first … last - 1`, at tables that may be there already."""
    tables = tables or Tables(seating)
    labels: dict[str, Labels] = {}
    found = Watched()
    for number in range(first, last):
        game = tables.game_at(number)
        watcher = Watcher(game.start([]), labels.setdefault(seating.game_at(number), Labels(game)))
        tables.play(watcher.state, number, watcher.note)
        watcher.end()
        row = _row(seating, number, watcher)
        found.rows.append(row)
        for seat in row.seats:
            for use in watcher.uses[seat.seat].values():
                use.users = int(use.taken > 0)
                use.wins = seat.win if use.taken else 0.0
            add_uses(found.uses, watcher.uses[seat.seat].items())
    return found


def _row(seating: Seating, number: int, watcher: Watcher) -> PlayedGame:
    state = watcher.state
    places, scores, winners = state.places(), state.scores(), state.places().count(1)
    return PlayedGame(
        number,
        seating.deal_of(number),
        str(state.game),
        circuit_of(state.game),
        watcher.decisions,
        watcher.chance,
        watcher.rounds,
        watcher.minutes,
        watcher.lead_changes,
        [
            PlayedSeat(
                seat,
                state.game.seat_name(seat),
                name,
                watcher.grid[seat],
                places[seat],
                1 / winners if places[seat] == 1 else 0.0,
                float(scores[seat]),
                watcher.counts[seat],
            )
            for seat, name in enumerate(seating.names_at(number))
        ],
    )


def circuit_of(game: Game) -> str:
    """Where the game races: the value of the option that chooses it, or nothing."""
    yardstick = game.title.yardstick
    if yardstick is None or yardstick.circuits not in game.options:
        return ""
    option = game.title.options(game.pack)[yardstick.circuits]
    return option.text(game.options[yardstick.circuits])
