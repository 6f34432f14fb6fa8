"""Bans: addresses from which nobody may come in, and names that nobody may take. Kept in the store's notes."""

import msgspec

from paddock.core.errors import BadOption
from paddock.server.table.names import skeleton
from paddock.store.interface import Store

NOTE = "bans"
MOST = 10_000


class Banned(msgspec.Struct):
    addresses: list[str] = []
    names: list[str] = []


class Bans:
    """Who is not let in. To be read and changed in threads; asked anywhere."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.banned = Banned()
        self._skeletons: set[str] = set()

    def read(self) -> None:
        """What was banned before, perhaps by an earlier server."""
        kept = self._store.note(NOTE)
        self._take(msgspec.json.decode(kept, type=Banned) if kept else Banned())

    def _take(self, banned: Banned) -> None:
        self.banned = banned
        self._skeletons = {skeleton(name) for name in banned.names}

    def add(self, addresses: list[str], names: list[str]) -> None:
        self._keep(sorted({*self.banned.addresses, *addresses}), sorted({*self.banned.names, *names}))

    def lift(self, addresses: list[str], names: list[str]) -> None:
        self._keep(
            [each for each in self.banned.addresses if each not in addresses],
            [each for each in self.banned.names if each not in names],
        )

    def _keep(self, addresses: list[str], names: list[str]) -> None:
        if len(addresses) + len(names) > MOST:
            raise BadOption(f"at most {MOST} addresses and names can be banned")
        banned = Banned(addresses=addresses, names=names)
        self._store.set_note(NOTE, msgspec.json.encode(banned).decode())
        self._take(banned)

    def is_address(self, address: str) -> bool:
        return address in self.banned.addresses

    def check_name(self, name: str) -> None:
        """Raises `BadOption` for a name that looks like a banned one."""
        if name and skeleton(name) in self._skeletons:
            raise BadOption(f"nobody is called {name} here; choose another name")
