"""Open tables: how many of them one address may have, so that nobody fills the lobby or keeps all bots busy."""

from paddock.core.errors import PaddockError
from paddock.server.settings import Settings
from paddock.server.table.rate import Bucket
from paddock.store.rows import OVER

MOST_REMEMBERED = 10_000
"""Addresses whose rate is remembered; those that have been quiet are forgotten."""


class TooManyTables(PaddockError):
    """A table that is not opened, because there are enough of its kind."""


class OpenTables:
    """The tables that were made since the server began and are not over yet."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._made: dict[str, Bucket] = {}
        self._listed: dict[str, str] = {}
        """The listed tables, and the address each was made from."""
        self._without_humans: set[str] = set()

    def check(self, address: str, listed: bool, bots_only: bool) -> None:
        """Raises `TooManyTables` for one that would be too many."""
        settings = self._settings
        if listed and list(self._listed.values()).count(address) >= settings.address_listed:
            raise TooManyTables(
                f"You have {settings.address_listed} listed tables that are not over; make one that friends find by "
                "its link, or end a race first."
            )
        if bots_only and len(self._without_humans) >= settings.bot_races:
            raise TooManyTables(f"There are {settings.bot_races} races of bots alone; wait until one of them is over.")
        if len(self._made) > MOST_REMEMBERED:
            self._made = {name: bucket for name, bucket in self._made.items() if not bucket.is_full}
        made = self._made.get(address)
        if made is None:
            made = self._made[address] = Bucket(settings.table_rate, settings.table_burst)
        if not made.take():
            raise TooManyTables("You have made many tables in a short time; wait a little before the next one.")

    def add(self, game: str, address: str, listed: bool, bots_only: bool) -> None:
        if listed:
            self._listed[game] = address
        if bots_only:
            self._without_humans.add(game)

    def count_bots_only(self, game: str, bots_only: bool) -> None:
        """Take account of whether bots alone drive at a table now: people leave, and come back."""
        if bots_only:
            self._without_humans.add(game)
        else:
            self._without_humans.discard(game)

    def follow(self, game: str, status: str, listed: bool) -> None:
        """Take account of what has become of a table."""
        if status == OVER or not listed:
            self._listed.pop(game, None)
        if status == OVER:
            self._without_humans.discard(game)
