"""What is kept of a game: plain rows, the same for every kind of store."""

import msgspec

WAITING = "waiting"
RUNNING = "running"
OVER = "over"
PINNED = "pinned"

FREE = "free"
HUMAN = "human"
BOT = "bot"


class GameRow(msgspec.Struct, kw_only=True):
    """A game: what was chosen before it began, and how it ended. Its moves are its lines."""

    id: str
    title: str
    game: str
    """The game string."""
    rules: int
    """The version of the rulebook it is played under, from the first line to the last."""
    status: str
    """waiting, running, over, or pinned: this server cannot play it on, `trouble` says why."""
    clock: str
    seconds: int
    listed: bool
    spectators: bool
    created: float
    language: str
    commitment: str
    secret: str
    """Of the provable dice, hexadecimal. Leaves the server when the game is over, not before."""
    position: str
    """The position it was played on from; empty: from the start."""
    result: str = ""
    trouble: str = ""
    season: str = ""
    """The championship it is a race of; empty: none."""
    pack: str = ""
    """The digest of the content pack it is played with; empty: our own data."""
    sealed: bool = False
    """Whether all seals are in: from then on none is added, and the words behind them are opened."""
    from_record: bool = False
    """Whether the position it was played on from is a move of a record."""
    guided: bool = False
    """Whether it is a guided race, with dice that are known before."""
    edition: str = ""
    """The edition of rules and data it is played under, from the first line to the last; empty: it was made before
    editions were kept."""
    practice: bool = False
    """Whether its one human takes answers back freely, and new dice follow."""
    rematch: str = ""
    """The game in which its people race again; empty: none."""


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat and who sits there."""

    game: str
    seat: int
    kind: str
    """free, human or bot"""
    name: str = ""
    level: str = ""
    key: str = ""
    """The hash of the seat's secret."""
    left: bool = False
    """Its human left and a bot drives."""
    words: str = ""
    """The player's words for the dice; empty: it has none, or has not opened them."""
    title: str = ""
    """What the game calls the seat; empty in games that were made before it was kept."""
    seal: str = ""
    """What the player's program has shown of its words; empty: nothing."""
    seals: bool = False
    """Whether the race waits for this seat to seal its words and to open them."""


class LineRow(msgspec.Struct, kw_only=True):
    """One line of a game's record. Lines are only ever added."""

    game: str
    number: int
    """From 1; the version of the game after this line."""
    seat: int
    text: str
    command: str = ""
    """The client's id of the command that this line answers: the same command is never played twice."""
    by: str = ""
    """Who gave the answer: human, hint (a human who had asked for one), bot, clock; empty for nature."""
    print: str = ""
    """A fingerprint of what was asked after this line: with it the server notices rules that changed during a game."""


class ClockRow(msgspec.Struct, kw_only=True):
    """The time a seat has left, in seconds. It is no deadline: time does not run while the server is down."""

    game: str
    seat: int
    left: float
    running: bool


class ChatRow(msgspec.Struct, kw_only=True):
    game: str
    number: int
    seat: int
    name: str
    text: str
    at: float
    command: str = ""


class SeasonRow(msgspec.Struct, kw_only=True):
    """A championship: its calendar and results as one text, and the game of the round that is being raced."""

    id: str
    created: float
    key: str
    """The hash of the organiser's secret."""
    plan: str
    """How each race's table is set: seats, clock, who may look on."""
    text: str
    """The championship, as its file has it."""
    game: str = ""
    """The game of the round that has been opened and not entered yet; empty: none."""


class PackRow(msgspec.Struct, kw_only=True):
    """A content pack that a game or a championship was begun with, kept as long as they are."""

    id: str
    """The digest of its files."""
    name: str
    files: str
    """Its files as one text in JSON: name and content of each."""
    created: float


class EditionRow(msgspec.Struct, kw_only=True):
    """An edition that a game was begun under, and the archive from which it can be run."""

    id: str
    title: str
    archive: str
    """The SHA-256 digest of the archive, which lies beside the store."""
    created: float


class StoredGame(msgspec.Struct, kw_only=True):
    """Everything that is kept of one game."""

    row: GameRow
    seats: list[SeatRow]
    lines: list[LineRow]
    clocks: list[ClockRow]
    chat: list[ChatRow]


class Change(msgspec.Struct, kw_only=True):
    """Rows to be written together or not at all. Games, seats, clocks, seasons and editions replace the row of the same
    key; lines and chat are added, and adding one that is already there is refused. A pack that is already there is the
    same one: its id is the digest of its files."""

    games: list[GameRow] = []
    seats: list[SeatRow] = []
    lines: list[LineRow] = []
    clocks: list[ClockRow] = []
    chat: list[ChatRow] = []
    seasons: list[SeasonRow] = []
    packs: list[PackRow] = []
    editions: list[EditionRow] = []
