"""Variants: which games of a title to try, so that every seat count and every value of every option is tried.

Trying all combinations would take for ever. The usual game is tried at every seat count; then come rows of options,
each value at least once, with changing numbers of seats and beside changing
values of the other options.
"""

from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.options import Option, OptionValue
from paddock.core.rng import Rng
from paddock.core.title import Title


def values(option: Option) -> list[OptionValue]:
    """The values of an option worth trying, the default first: all of them, or the ends of a long row."""
    found: list[OptionValue] = [option.default]
    if option.form == "flag":
        found.append(not option.default)
    elif option.form == "whole":
        found += [option.least, option.most]
    elif option.form == "choice":
        found += option.choices
    elif option.form == "several":
        # Every word once at the front of a short row, then a row of all words, then the longest row there may be.
        for length in (option.least, min(len(option.choices), option.most), option.most):
            for start in range(len(option.choices) if length == option.least else 1):
                found.append(tuple(option.choices[(start + step) % len(option.choices)] for step in range(length)))
    return list(dict.fromkeys(found))


def variants(title: Title, seed: int = 1) -> list[Game]:
    """Games that between them have every seat count, and every value of every option that is possible at all."""
    rng = Rng(seed)
    seat_counts = range(title.fewest_seats, title.most_seats + 1)
    options = {name: values(option) for name, option in title.options().items()}
    rows = max((len(tried) for tried in options.values()), default=0)
    company = {name: _rows(tried, rows, rng) for name, tried in options.items()}
    found = [title.game(seats) for seats in seat_counts]
    for row in range(rows):
        seats = seat_counts[row % len(seat_counts)]
        found.append(nearest(title, seats, {name: tried[row] for name, tried in company.items()}))
    for name, tried in options.items():  # what did not go together with the others, or with that many seats
        for value in tried:
            alone = (nearest(title, seats, {name: value}) for seats in seat_counts)
            if not any(game.options[name] == value for game in found):
                found += next(([game] for game in alone if game.options[name] == value), [])
    return list({str(game): game for game in found}.values())


def _rows(tried: list[OptionValue], rows: int, rng: Rng) -> list[OptionValue]:
    """Every value, shuffled, again and again until there are enough."""
    order: list[int] = []
    while len(order) < rows:
        again = list(range(len(tried)))
        rng.shuffle(again)
        order += again
    return [tried[index] for index in order[:rows]]


def nearest(title: Title, seats: int, chosen: dict[str, OptionValue]) -> Game:
    """The game with these options; those that do not go together with the others or with the seats are left out."""
    try:
        return title.game_with(chosen, seats)
    except BadOption:
        if not chosen:
            raise
    for left_out in chosen:
        rest = {name: value for name, value in chosen.items() if name != left_out}
        try:
            return title.game_with(rest, seats)
        except BadOption:
            continue
    return nearest(title, seats, dict(list(chosen.items())[1:]))


def random_game(title: Title, rng: Rng) -> Game:
    """A game of the title with any number of seats and any options."""
    seats = title.fewest_seats + rng.below(title.most_seats - title.fewest_seats + 1)
    chosen: dict[str, OptionValue] = {}
    for name, option in title.options().items():
        tried = values(option)
        if rng.below(2):
            chosen[name] = tried[rng.below(len(tried))]
    return nearest(title, seats, chosen)
