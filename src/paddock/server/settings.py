"""What a host may set. The defaults are for a table among friends on one machine.

Each setting but the folders can be given by an environment variable: PADDOCK_BOT_DELAY=0.2 sets `bot_delay`.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from paddock.core.errors import BadOption

PREFIX = "PADDOCK_"
LISTS = ("origins", "hosts", "proxies")
"""Settings of several words, with spaces between them."""


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    data: Path
    """The folder of the store."""
    store: str = ""
    """The address of a PostgreSQL database to keep games in, `postgresql://user:password@host/database`; empty: a file
    in the data folder."""
    origins: tuple[str, ...] = ()
    """Origins that browsers may come from, besides the server's own address (`https://paddock.example`)."""
    hosts: tuple[str, ...] = ()
    """Names by which browsers may call this server, besides those of its origins, localhost and plain IP addresses."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks of proxies in front of it, which are trusted to name the address somebody comes from."""
    packs: tuple[Path, ...] = ()
    """Folders of content packs that everybody may choose for a new game."""
    loose_packs: int = 200
    """How many tracks and boards that people have drawn wait for their first race; 0: nobody may bring one."""

    # ── Bots ──
    bot_delay: float = 0.15
    """Seconds a bot waits before it answers. (People can follow because their browsers show one move after another.)"""
    bot_patience: float = 20.0
    """Seconds after which a bot that has not answered gets the default played for it."""
    warm_up: bool = True
    """Whether the processes for bots are started with the server, not with the first bot."""
    bot_processes: int = 0
    """Processes in which bots think; 0: one less than the machine has cores, at least one."""
    bot_pace: float = 2.0
    """Seconds between two answers of bots at a table where no human plays."""
    bot_races: int = 40
    """Races at once in which no human plays; one that its people have left counts too."""

    # ── Rooms ──
    idle: float = 600.0
    """Seconds after which a room without browsers is put away; the store has it."""
    away: float = 60.0
    """Seconds a human must be away before another seat may let a bot drive for them; with a clock, at least as long as
    it gives for a move."""
    words_patience: float = 20.0
    """Seconds for which a race that could begin waits for a seal, or for sealed words to be opened; in a race over
    days, it waits for the words as long as for a move."""
    showing: float = 30.0
    """Seconds for which a seat's clock waits at most until its screen has shown what happened before it is asked."""
    listed_for: float = 6 * 3600.0
    """Seconds for which a table stays in the lobby that nobody starts and nobody sits at."""
    rule_patience: float = 3.0
    """Seconds that the rules or words of a game may take for one answer; a game that needs more is paused."""
    clock_tick: float = 20.0
    """Seconds between two savings of the running clocks: what a crash gives back to people at most."""

    # ── Limits ──
    message_bytes: int = 16 * 1024
    """The largest websocket message and the largest HTTP body, but for uploads."""
    upload_bytes: int = 1024 * 1024
    """The largest HTTP body with a record, a position or a drawing."""
    socket_rate: float = 20.0
    """Commands a second from one socket, on average …"""
    socket_burst: float = 60.0
    """… and at once."""
    socket_strikes: int = 200
    """Refused commands after which a flooding socket is closed."""
    address_rate: float = 20.0
    """Writing HTTP requests a second from one address, on average …"""
    address_burst: float = 100.0
    """… and at once."""
    reading_rate: float = 60.0
    """Requests of any kind a second from one address, on average …"""
    reading_burst: float = 600.0
    """… and at once: a page of the client is made of many files."""
    table_rate: float = 0.1
    """New tables a second from one address, on average …"""
    table_burst: float = 60.0
    """… and at once."""
    address_listed: int = 10
    """Listed tables of one address that are not over."""
    request_patience: float = 120.0
    """Seconds after which a request is given up, whatever it waits for; the sending of its answer included."""
    address_sockets: int = 200
    """Sockets at once from one address."""
    handshake: float = 10.0
    """Seconds in which a new connection must have said what it wants."""
    send_patience: float = 20.0
    """Seconds a socket may take to accept a message before it is cut."""
    chat_letters: int = 500
    """The longest line of chat."""
    chat_rate: float = 0.5
    """Lines of chat a second from one seat, on average …"""
    chat_burst: float = 10.0
    """… and at once."""
    chat_lines: int = 2000
    """Lines of chat in one game; after that nothing more is said."""
    longest_poll: float = 55.0
    """Seconds for which `GET …/table?wait_version=` waits at most."""
    admin_key: str = ""
    """What opens `/metrics` and `paddock admin` to who does not sit at the machine of the house; empty: nothing."""
    keep_days: int = 0
    """Days after which a race that is over and belongs to no championship is forgotten; 0: never."""


def settings_from(
    environment: Mapping[str, str],
    data: Path,
    origins: tuple[str, ...] = (),
    packs: tuple[Path, ...] = (),
    store: str = "",
) -> Settings:
    """The settings that the environment asks for; origins of the command line come on top of its own, and its store
    goes before its own.

    >>> settings_from({"PADDOCK_BOT_DELAY": "0.2"}, Path("games")).bot_delay
    0.2
    """
    wanted: dict[str, object] = {"data": data, "packs": packs}
    if store:
        wanted["store"] = store
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is not None and name not in wanted:
            wanted[name] = tuple(text.split()) if name in LISTS else text
    wanted["origins"] = (*origins, *environment.get(PREFIX + "ORIGINS", "").split())
    try:
        return msgspec.convert(wanted, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"a setting in the environment cannot be read: {error}") from None
