"""The messages between server and clients: one typed definition for the wire, the OpenAPI document and TypeScript.

A client connects to `/api/games/{id}/socket` and says `Hello` first. From then on the server sends a `Table` whenever
something changed, always as this client's seats may know it, and answers every command by its `id` with `Done`,
`Refused`, `Preview` or `Answer`. Commands are idempotent: the same `id` sent again gets the same answer and is played
once. `version` counts the lines of the record; a command that names an older version than the server's is refused
with the reason and followed by the present `Table`.

The client knows no rules. It draws `facts` and `components`, highlights `options`, and sends back an option's `action`.
"""

from typing import Any

import msgspec


class Struct(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=False):
    """Base of all messages."""


# ── The shelf and the lobby (HTTP) ──


class OptionInfo(Struct):
    """One thing that may be chosen about a game: a generated form control."""

    name: str
    title: str
    help: str
    form: str
    """flag, whole, choice, several or text"""
    default: Any
    choices: list[str]
    choice_titles: list[str]
    least: int
    most: int


class TitleInfo(Struct):
    """A game on the shelf."""

    id: str
    name: str
    tagline: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    levels: list[str]
    """Bot levels offered to people."""
    languages: list[str]
    components: dict[str, Any]
    """What the lobby may draw before a game exists: circuits with their pictures' data, cards, cars."""


class ClockSetting(Struct):
    """none; move and days: seconds for each decision; bank: seconds for the whole game."""

    kind: str = "none"
    seconds: int = 0


class SeatSetting(Struct):
    """Who shall sit here. kind: me, friend (by link), hotseat (this browser too), bot."""

    kind: str
    name: str = ""
    level: str = "medium"


class NewGame(Struct):
    title: str
    seats: list[SeatSetting]
    options: dict[str, Any] = {}
    clock: ClockSetting = msgspec.field(default_factory=ClockSetting)
    listed: bool = False
    spectators: bool = True
    words: str = ""
    """The creator's own words for the provable dice."""
    position: str = ""
    """A position text to play on from. What it does not know (`?`) is dealt anew."""
    record: str = ""
    """A record to play on from, after its move number `move` (-1: after its last)."""
    move: int = -1
    language: str = "en"
    pack: str = ""
    """The content pack to play with; empty: our own data, or what the record was played with."""


class SeatKey(Struct):
    """The secret that lets a browser answer for a seat. Shown once; the server keeps only its hash."""

    seat: int
    secret: str


class GameCreated(Struct):
    game: str
    keys: list[SeatKey]
    invitation: str
    """The path friends open to take a free seat."""


class JoinGame(Struct):
    name: str
    seat: int | None = None
    words: str = ""


class SeatCommand(Struct):
    """Leave the seat to a bot, take it back, or change its secret."""

    secret: str
    seat: int


class Cover(Struct):
    """One seat asks that a bot drives for another that is free, or whose human has been away for a while."""

    secret: str
    seat: int
    absent: int
    level: str = "medium"


class RecordText(Struct):
    """A record sent to be looked at or verified."""

    record: str


class SeatInfo(Struct):
    seat: int
    title: str
    """The seat's name in the game: Red, Green …"""
    name: str
    """Who sits there; empty while it is free."""
    kind: str
    """free, human, bot"""
    level: str
    here: bool
    """Whether a browser is connected for it."""
    left: bool
    """Whether its human left and a bot drives; it may be reclaimed."""


class GameInfo(Struct):
    """What everybody may know about a game."""

    game: str
    title: str
    title_name: str
    game_string: str
    rules_version: int
    status: str
    """waiting (for friends), running, over, pinned (this server cannot play it on; `trouble` says why)"""
    seats: list[SeatInfo]
    clock: ClockSetting
    listed: bool
    spectators: bool
    created: float
    watching: int
    """How many browsers watch without a seat."""
    commitment: str
    result: str
    trouble: str
    season: str
    """The championship this is a race of; empty: none."""
    pack: str
    """The content pack it is played with, by its digest; empty: our own data."""
    pack_name: str


# ── Content packs (HTTP) ──


class NewPack(Struct):
    """A track of Grand Prix or a board of The Great Race that was drawn, as the text of its file: to be raced on."""

    title: str
    text: str


class PackInfo(Struct):
    """A content pack that the house has."""

    pack: str
    """The digest of its files, by which it goes everywhere."""
    name: str
    files: list[str]
    options: dict[str, str]
    """What would be chosen to see what is new in it, such as the track that was drawn."""


# ── Championships (HTTP) ──


class NewSeason(Struct):
    """A championship: every round is a table of its own, with the same people at it."""

    name: str
    title: str
    seats: list[SeatSetting]
    """The entrants; each needs a name of its own."""
    rounds: list[dict[str, Any]]
    """The options of each round's game."""
    best: int = 0
    """How many rounds count for each entrant; 0: all."""
    clock: ClockSetting = msgspec.field(default_factory=ClockSetting)
    listed: bool = False
    spectators: bool = True
    language: str = "en"
    pack: str = ""
    """The content pack of all its races; empty: our own data."""


class SeasonCreated(Struct):
    season: str
    secret: str
    """Lets a browser open the races. Shown once; the server keeps only its hash."""


class SeasonCommand(Struct):
    """Open the table of the next race."""

    secret: str


class SeasonRound(Struct):
    name: str
    """Where it is raced."""
    game: str
    """The table; empty: not opened yet."""
    status: str
    """planned, open (its table is waiting or running), done"""


class SeasonLine(Struct):
    """A line of the standings."""

    place: int
    entrant: str
    seat: int
    points: float
    by_round: list[float]
    totals: list[float]
    """The points that counted after each round."""
    dropped: list[int]
    """The rounds, from 0, that do not count."""
    finishes: list[int]
    """How often this entrant was first, second and so on: it decides between equal points."""


class SeasonInfo(Struct):
    season: str
    name: str
    title: str
    title_name: str
    best: int
    over: bool
    rounds: list[SeasonRound]
    standings: list[SeasonLine]


# ── From the client (websocket) ──


class Hello(Struct, tag="hello"):
    secrets: list[SeatKey] = []
    language: str = "en"
    version: int = -1
    """The last version this client has, after a broken connection; events since then follow."""


class Play(Struct, tag="play"):
    id: str
    seat: int
    version: int
    action: str
    then: list[str] = []
    """Answers to what the seat is asked next: a whole move in one message. From the first that is not offered on, they
    are left out; what was played before it stands."""


class Undo(Struct, tag="undo"):
    """Take the last answer back; past the barrier, ask the others for consent."""

    id: str
    seat: int


class Consent(Struct, tag="consent"):
    id: str
    seat: int
    request: int
    agree: bool


class Why(Struct, tag="why"):
    """Why is this action not offered?"""

    id: str
    seat: int
    action: str


class AskPreview(Struct, tag="preview"):
    id: str
    seat: int
    action: str


class AskEarlier(Struct, tag="earlier"):
    """What happened before the event of this number?"""

    id: str
    before: int


class Say(Struct, tag="say"):
    id: str
    seat: int
    text: str


class Ping(Struct, tag="ping"):
    id: str


Command = Hello | Play | Undo | Consent | Why | AskPreview | AskEarlier | Say | Ping


# ── From the server (websocket) ──


class OptionOffer(Struct):
    action: str
    """The text to send back."""
    verb: str
    values: dict[str, str]
    """The arguments by name, as slugs: what the board highlights."""
    figures: dict[str, int]
    """The numbers that its label speaks of, by name: totals, costs, places."""
    label: str


class Question(Struct):
    """What is asked of one of this client's seats."""

    seat: int
    kind: str
    rule: str
    prompt: str
    sealed: bool
    answered: str
    """The sealed answer already given (it may be changed), as action text; empty: none."""
    options: list[OptionOffer]
    default: str
    can_undo: bool


class TowerRow(Struct):
    """A line of the timing tower. `car` is the slug the board uses."""

    place: int
    car: str
    title: str
    seat: int
    turn: int
    """Its number in this round's order of play; 0: none."""
    lap: int
    gap: str
    marks: list[str]
    """Small words such as damaged, pit, soft, out, finished."""
    score: float


class EventTold(Struct):
    """One event, as this client may know it: typed for animation, and as a sentence for the log."""

    number: int
    version: int
    seat: int
    """The only seat that may know it (a hot-seat browser shows it behind that seat's curtain); -1: everybody."""
    kind: str
    rule: str
    values: dict[str, Any]
    text: str
    chapter: str
    """Set on events that open a chapter of the replay (race, section, lap, round): its title."""


class Waiting(Struct):
    """Whose answer is awaited, for everybody to see."""

    kind: str
    prompt: str
    seats: list[int]
    answered: list[int]
    deadline: float
    """Server time in seconds at which the default is played; 0: no clock."""


class ChatLine(Struct):
    number: int
    seat: int
    name: str
    text: str
    at: float


class UndoRequest(Struct):
    number: int
    seat: int
    waits_for: list[int]


class Table(Struct, tag="table"):
    """The whole table as this client may know it. `events` holds what is new since the version the client had."""

    version: int
    now: float
    info: GameInfo
    you: list[int]
    facts: dict[str, Any]
    """The state as the client's seats may know it: numbers, slugs and lists of them; `?` is unknown, `.` is none."""
    seat_facts: dict[str, dict[str, Any]]
    """For a browser with several seats (hot-seat): the facts of each, by seat number; drawn only behind its curtain."""
    tower: list[TowerRow]
    waiting: Waiting | None
    questions: list[Question]
    events: list[EventTold]
    first_event: int
    """`events` replaces everything from this number on: keep what you have below it, drop the rest (it was taken back).
    Have less than that? Then the beginning was left out: fetch the replay for it."""
    scores: list[float]
    places: list[int]
    banks: list[float]
    """Seconds left of each seat's bank; empty without that clock."""
    can_undo: list[int]
    """Your seats that can take their last answer back at once."""
    may_ask_undo: list[int]
    """Your seats that can ask the others to let them take it back."""
    undo_request: UndoRequest | None


class Done(Struct, tag="done"):
    """The command was carried out and is durable."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    id: str
    reason: str
    rule: str = ""
    code: str = "not-offered"
    """not-offered, stale, not-saved, not-allowed, malformed, too-fast, failed"""


class Answer(Struct, tag="answer"):
    """The answer to `why`: a sentence and a rule; offered says that it can in fact be played."""

    id: str
    offered: bool
    reason: str
    rule: str


class PreviewAnswer(Struct, tag="preview"):
    """What an action would lead to, as far as its seat can know: sentences, and facts to draw as ghosts."""

    id: str
    lines: list[str]
    facts: dict[str, Any]


class Earlier(Struct, tag="earlier"):
    """The events just before the one that was asked for; the first of all has the number 0."""

    id: str
    events: list[EventTold]


class Chat(Struct, tag="chat"):
    lines: list[ChatLine]


class Pong(Struct, tag="pong"):
    id: str
    now: float


class Closing(Struct, tag="closing"):
    """The server ends the connection and says why; `again` says whether connecting again makes sense."""

    reason: str
    again: bool


FromServer = Table | Done | Refused | Answer | PreviewAnswer | Earlier | Chat | Pong | Closing


# ── Replays (HTTP) ──


class ReplayFrame(Struct):
    """One step of a replay: the answer given, what it led to, and the facts after it."""

    version: int
    seat: int
    action: str
    facts: dict[str, Any]
    tower: list[TowerRow]
    events: list[EventTold]
    prompt: str


class Replay(Struct):
    """A game to walk through, as one seat (or everybody, once it is over) may know it."""

    info: GameInfo
    components: dict[str, Any]
    frames: list[ReplayFrame]
    seat: int
    """Whose view it is; -1: everybody's."""
    full: bool
    """Whether nothing is hidden any more."""


class Draw(Struct):
    """One die or card that chance gave. Whoever knows the secret can make it again from the weights."""

    move: int
    """The line of the record that tells it, from 1."""
    text: str
    weights: list[int]
    """Of what might have come, in order."""
    index: int
    """Which of them came, from 0."""


class Proof(Struct):
    """The fairness proof of a finished game."""

    commitment: str
    secret: str
    words: list[str]
    moves: int
    dice: int
    verified: bool
    sentence: str
    draws: list[Draw]
    """Everything that chance gave, in the order of the counter; empty if something is wrong."""


class RuleSection(Struct):
    """One rule of a game's reference, by its id."""

    id: str
    title: str
    text: str
    chapter: str


class RuleReference(Struct):
    """The rules of a game in our own words, in rulebook order; `text` is its introduction. All texts are Markdown."""

    title: str
    name: str
    language: str
    text: str
    sections: list[RuleSection]


# ── The track builder (HTTP) ──


class TrackText(Struct):
    """A track that was laid: its tiles as words, the boxes there are, and for whom it shall be (empty: any length)."""

    track: str
    boxes: int = 1
    level: str = ""


class TrackWish(Struct):
    """A circuit to be made. `hard`: corners of difficulty 3 at most; the same seed makes the same circuit."""

    positions: int
    hard: int = 1
    boxes: int = 1
    seed: int = 0


class TrackAdvice(Struct):
    """One thing to know about a track; `hard`: it cannot be raced before this is mended."""

    rule: str
    sentence: str
    hard: bool
    tile: int
    """The tile it is about, counted from 0; -1: the whole track."""


class TileStock(Struct):
    """A kind of tile, how many the boxes hold, and how many of them are not laid yet."""

    name: str
    positions: int
    degrees: float
    count: int
    left: int


class TrackDrawn(Struct):
    """A track as the builder draws and judges it."""

    track: str
    picture: dict[str, Any]
    """Outlines, positions and markers, as the components of MotoGrandPrix have them."""
    joints: list[list[float]]
    """Where each tile begins, and where the last one ends: x, y, heading in degrees."""
    next: dict[str, str]
    """The outline that each kind of tile would have at the end of the track."""
    stock: list[TileStock]
    advice: list[TrackAdvice]
    closed: bool
    raceable: bool
    positions: int
    corners: int
    direction: str
    width: int
    """Of the ground it needs on a table, in centimetres."""
    height: int
    boxes: int
    """How many boxes its tiles need."""
    reversed: str
    """The same track, driven the other way round; empty while it is open."""


class Trial(Struct):
    """What races of bots on a track came to. Laps are counted in turns, the rest is for each race."""

    races: int
    bikes: int
    laps: int
    turns_per_lap: float
    fastest_lap: int
    overtakes: float
    lead_changes: float
    contests: float
    contacts: float
    drop_outs: float


# ── The editor of lanes and sectors (HTTP) ──


class LaneTrackFile(Struct):
    """A track of lanes and sectors as a file."""

    text: str
    id: str = ""
    name: str = ""


class LaneTrack(Struct):
    """The same with a value for each sector, as it is edited."""

    name: str
    laps: int
    lanes: list[int]
    inside: list[str]
    """Which edge is the inside of the next corner: pit or wall."""
    centre: list[list[float]]
    """The middle of each sector: x, and y downwards; a sector is about 1 long. The pit lane is on the right."""
    corners: list[dict[str, Any]] = []
    links: dict[str, list[str]] = {}
    grid: list[str] = []


class LaneTrackDrawn(Struct):
    """A track as the editor draws and judges it."""

    track: LaneTrack
    file: str
    text: str
    """Its file; empty while there is a problem."""
    problem: str
    """Why it cannot be raced, in one sentence; empty: it can."""
    advice: list[str]
    """What could be better."""
    drawing: dict[str, Any]
    """Its spaces as they are drawn, as in the components of Grand Prix; empty while there is a problem."""


# ── The editor of boards (HTTP) ──


class BoardFile(Struct):
    """A board of The Great Race as a file."""

    text: str
    id: str = ""
    name: str = ""


class BoardSheet(Struct):
    """The same as it is edited. Each city goes by a letter that stands once on the map."""

    id: str
    name: str
    character: str
    north: str
    """The letters of the two purple cities."""
    south: str
    map: list[str]
    """Rows from the north: o open country, x risk zone, . no space, any other letter a city."""
    cities: list[dict[str, Any]]
    """letter, name, cards"""
    lines: list[dict[str, Any]]
    """mode, from, to, price"""
    islands: list[str] = []


class BoardDrawn(Struct):
    """A board as the editor draws and judges it."""

    board: BoardSheet
    file: str
    text: str
    """Its file; empty while there is a problem."""
    problem: str
    """Why it cannot be raced on, in one sentence; empty: it can."""
    advice: list[str]
    """What could be better."""
    drawing: dict[str, Any]
    """As in the components of The Great Race; empty while there is a problem."""


class Problem(Struct):
    """What every 4xx answer carries."""

    reason: str
    rule: str = ""
