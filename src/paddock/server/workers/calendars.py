"""Calendars of championships, made in a worker: up to sixty games, of which only the words are kept."""

from pathlib import Path

from msgspec import Struct

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.message import Message
from paddock.core.record import one_line
from paddock.core.texts import Texts
from paddock.games import game as open_game
from paddock.games import title as title_called
from paddock.season.championship import Championship, Round
from paddock.server.wire.languages import all_languages
from paddock.server.wire.messages.seasons import NewSeason
from paddock.server.wire.shelf import option_info

VENUES = ("calendar", "circuit", "track")
"""The options that say where a race is held."""

VENUE_OF_OWN, OWN = "track", "track_name"
"""A circuit that the players have built, and what they call it."""

Venue = dict[str, str]
"""Where a race is held, in the words of each language."""


class Held(Struct):
    """What can be said of a calendar without making its games again."""

    venues: list[Venue] = []
    """Where each round is held."""
    teams: list[str] = []
    """What each entrant races as, by its slug: colours go by it."""


def new_championship(wanted: NewSeason, entrants: list[str], pack: Path | None) -> tuple[str, "Held", str]:
    """The championship that is wanted, as its file has it, and how its rounds are held; or what is wrong with it."""
    try:
        title = title_called(wanted.title)
        games = [title.game_with(each, len(entrants), pack) for each in wanted.rounds]
        calendar = [str(game) for game in games]
        # With its rounds given, it does not make all games a second time.
        rounds = [Round(game) for game in calendar]
        made = Championship(one_line(wanted.name), entrants, calendar, wanted.best, rounds, pack=wanted.pack)
        return made.text(), _held(games), ""
    except PaddockError as error:
        return "", Held(), str(error)


def held(calendar: list[str], entrants: int, pack: Path | None) -> tuple[Held, str]:
    """How the rounds of a calendar are held; or what is wrong with it."""
    try:
        written = [open_game(text, pack=pack) for text in calendar]
        return _held([each.title.game(entrants, pack, **each.options) for each in written]), ""
    except PaddockError as error:
        return Held(), str(error)


def _held(games: list[Game]) -> Held:
    first = games[0]
    return Held([venue(game) for game in games], [first.domains["seat"].slug(seat) for seat in range(first.seats)])


def venue(game: Game) -> Venue:
    """Where a race is held; the title's name where it does not say."""
    return {language: _in_words(game, Texts(game, language)) for language in all_languages(game.title)}


def _in_words(game: Game, texts: Texts) -> str:
    if OWN in game.options and game.options.get(VENUE_OF_OWN):
        return str(game.options[OWN]) or texts.say(Message("own-circuit"))
    for option in game.title.options(game.pack).values():
        value = game.options.get(option.name)
        if option.name in VENUES and value and option.choices:
            chosen = value if isinstance(value, tuple) else (value,)
            info = option_info(option, texts)
            titles = dict(zip(info.choices, info.choice_titles, strict=True))
            return ", ".join(titles.get(str(each), str(each)) for each in chosen)
    return texts.title()
