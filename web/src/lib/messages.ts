// Made from src/paddock/server/messages.py by `make types`; not to be edited.

export interface NewGame {
  title: string;
  seats: SeatSetting[];
  options?: Record<string, unknown>;
  clock?: ClockSetting;
  listed?: boolean;
  spectators?: boolean;
  /** The creator's own words for the provable dice. */
  words?: string;
  /** A position text to play on from. What it does not know (`?`) is dealt anew. */
  position?: string;
  /** A record to play on from, after its move number `move` (-1: after its last). */
  record?: string;
  move?: number;
  language?: string;
  /** The content pack to play with; empty: our own data, or what the record was played with. */
  pack?: string;
}

/** Who shall sit here. kind: me, friend (by link), hotseat (this browser too), bot. */
export interface SeatSetting {
  kind: string;
  name?: string;
  level?: string;
}

/** none; move and days: seconds for each decision; bank: seconds for the whole game. */
export interface ClockSetting {
  kind: string;
  seconds: number;
}

export interface JoinGame {
  name: string;
  seat?: number | null;
  words?: string;
}

/** Leave the seat to a bot, take it back, or change its secret. */
export interface SeatCommand {
  secret: string;
  seat: number;
}

/** One seat asks that a bot drives for another that is free, or whose human has been away for a while. */
export interface Cover {
  secret: string;
  seat: number;
  absent: number;
  level?: string;
}

/** A record sent to be looked at or verified. */
export interface RecordText {
  record: string;
}

/** A track of Grand Prix or a board of The Great Race that was drawn, as the text of its file: to be raced on. */
export interface NewPack {
  title: string;
  text: string;
}

/** A championship: every round is a table of its own, with the same people at it. */
export interface NewSeason {
  name: string;
  title: string;
  /** The entrants; each needs a name of its own. */
  seats: SeatSetting[];
  /** The options of each round's game. */
  rounds: (Record<string, unknown>)[];
  /** How many rounds count for each entrant; 0: all. */
  best?: number;
  clock?: ClockSetting;
  listed?: boolean;
  spectators?: boolean;
  language?: string;
  /** The content pack of all its races; empty: our own data. */
  pack?: string;
}

/** Open the table of the next race. */
export interface SeasonCommand {
  secret: string;
}

/** A track that was laid: its tiles as words, the boxes there are, and for whom it shall be (empty: any length). */
export interface TrackText {
  track: string;
  boxes?: number;
  level?: string;
}

/** A circuit to be made. `hard`: corners of difficulty 3 at most; the same seed makes the same circuit. */
export interface TrackWish {
  positions: number;
  hard?: number;
  boxes?: number;
  seed?: number;
}

export interface Hello {
  type: "hello";
  secrets?: SeatKey[];
  language?: string;
  /** The last version this client has, after a broken connection; events since then follow. */
  version?: number;
}

/** The secret that lets a browser answer for a seat. Shown once; the server keeps only its hash. */
export interface SeatKey {
  seat: number;
  secret: string;
}

export interface Play {
  type: "play";
  id: string;
  seat: number;
  version: number;
  action: string;
  /**
   * Answers to what the seat is asked next: a whole move in one message. From the first that is not offered on, they
   * are left out; what was played before it stands.
   */
  then?: string[];
}

/** Take the last answer back; past the barrier, ask the others for consent. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  request: number;
  agree: boolean;
}

/** Why is this action not offered? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

export interface AskPreview {
  type: "preview";
  id: string;
  seat: number;
  action: string;
}

/** What happened before the event of this number? */
export interface AskEarlier {
  type: "earlier";
  id: string;
  before: number;
}

export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** A game on the shelf. */
export interface TitleInfo {
  id: string;
  name: string;
  tagline: string;
  fewest_seats: number;
  most_seats: number;
  options: OptionInfo[];
  /** Bot levels offered to people. */
  levels: string[];
  languages: string[];
  /** What the lobby may draw before a game exists: circuits with their pictures' data, cards, cars. */
  components: Record<string, unknown>;
}

/** One thing that may be chosen about a game: a generated form control. */
export interface OptionInfo {
  name: string;
  title: string;
  help: string;
  /** flag, whole, choice, several or text */
  form: string;
  default: unknown;
  choices: string[];
  choice_titles: string[];
  least: number;
  most: number;
}

export interface GameCreated {
  game: string;
  keys: SeatKey[];
  /** The path friends open to take a free seat. */
  invitation: string;
}

/** What everybody may know about a game. */
export interface GameInfo {
  game: string;
  title: string;
  title_name: string;
  game_string: string;
  rules_version: number;
  /** waiting (for friends), running, over, pinned (this server cannot play it on; `trouble` says why) */
  status: string;
  seats: SeatInfo[];
  clock: ClockSetting;
  listed: boolean;
  spectators: boolean;
  created: number;
  /** How many browsers watch without a seat. */
  watching: number;
  commitment: string;
  result: string;
  trouble: string;
  /** The championship this is a race of; empty: none. */
  season: string;
  /** The content pack it is played with, by its digest; empty: our own data. */
  pack: string;
  pack_name: string;
}

export interface SeatInfo {
  seat: number;
  /** The seat's name in the game: Red, Green … */
  title: string;
  /** Who sits there; empty while it is free. */
  name: string;
  /** free, human, bot */
  kind: string;
  level: string;
  /** Whether a browser is connected for it. */
  here: boolean;
  /** Whether its human left and a bot drives; it may be reclaimed. */
  left: boolean;
}

/** A content pack that the house has. */
export interface PackInfo {
  /** The digest of its files, by which it goes everywhere. */
  pack: string;
  name: string;
  files: string[];
  /** What would be chosen to see what is new in it, such as the track that was drawn. */
  options: Record<string, string>;
}

export interface SeasonCreated {
  season: string;
  /** Lets a browser open the races. Shown once; the server keeps only its hash. */
  secret: string;
}

export interface SeasonInfo {
  season: string;
  name: string;
  title: string;
  title_name: string;
  best: number;
  over: boolean;
  rounds: SeasonRound[];
  standings: SeasonLine[];
}

export interface SeasonRound {
  /** Where it is raced. */
  name: string;
  /** The table; empty: not opened yet. */
  game: string;
  /** planned, open (its table is waiting or running), done */
  status: string;
}

/** A line of the standings. */
export interface SeasonLine {
  place: number;
  entrant: string;
  seat: number;
  points: number;
  by_round: number[];
  /** The points that counted after each round. */
  totals: number[];
  /** The rounds, from 0, that do not count. */
  dropped: number[];
  /** How often this entrant was first, second and so on: it decides between equal points. */
  finishes: number[];
}

/** A game to walk through, as one seat (or everybody, once it is over) may know it. */
export interface Replay {
  info: GameInfo;
  components: Record<string, unknown>;
  frames: ReplayFrame[];
  /** Whose view it is; -1: everybody's. */
  seat: number;
  /** Whether nothing is hidden any more. */
  full: boolean;
}

/** One step of a replay: the answer given, what it led to, and the facts after it. */
export interface ReplayFrame {
  version: number;
  seat: number;
  action: string;
  facts: Record<string, unknown>;
  tower: TowerRow[];
  events: EventTold[];
  prompt: string;
}

/** A line of the timing tower. `car` is the slug the board uses. */
export interface TowerRow {
  place: number;
  car: string;
  title: string;
  seat: number;
  /** Its number in this round's order of play; 0: none. */
  turn: number;
  lap: number;
  gap: string;
  /** Small words such as damaged, pit, soft, out, finished. */
  marks: string[];
  score: number;
}

/** One event, as this client may know it: typed for animation, and as a sentence for the log. */
export interface EventTold {
  number: number;
  version: number;
  /** The only seat that may know it (a hot-seat browser shows it behind that seat's curtain); -1: everybody. */
  seat: number;
  kind: string;
  rule: string;
  values: Record<string, unknown>;
  text: string;
  /** Set on events that open a chapter of the replay (race, section, lap, round): its title. */
  chapter: string;
}

/** The fairness proof of a finished game. */
export interface Proof {
  commitment: string;
  secret: string;
  words: string[];
  moves: number;
  dice: number;
  verified: boolean;
  sentence: string;
  /** Everything that chance gave, in the order of the counter; empty if something is wrong. */
  draws: Draw[];
}

/** One die or card that chance gave. Whoever knows the secret can make it again from the weights. */
export interface Draw {
  /** The line of the record that tells it, from 1. */
  move: number;
  text: string;
  /** Of what might have come, in order. */
  weights: number[];
  /** Which of them came, from 0. */
  index: number;
}

/** The rules of a game in our own words, in rulebook order; `text` is its introduction. All texts are Markdown. */
export interface RuleReference {
  title: string;
  name: string;
  language: string;
  text: string;
  sections: RuleSection[];
}

/** One rule of a game's reference, by its id. */
export interface RuleSection {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

/** A track as the builder draws and judges it. */
export interface TrackDrawn {
  track: string;
  /** Outlines, positions and markers, as the components of MotoGrandPrix have them. */
  picture: Record<string, unknown>;
  /** Where each tile begins, and where the last one ends: x, y, heading in degrees. */
  joints: number[][];
  /** The outline that each kind of tile would have at the end of the track. */
  next: Record<string, string>;
  stock: TileStock[];
  advice: TrackAdvice[];
  closed: boolean;
  raceable: boolean;
  positions: number;
  corners: number;
  direction: string;
  /** Of the ground it needs on a table, in centimetres. */
  width: number;
  height: number;
  /** How many boxes its tiles need. */
  boxes: number;
  /** The same track, driven the other way round; empty while it is open. */
  reversed: string;
}

/** A kind of tile, how many the boxes hold, and how many of them are not laid yet. */
export interface TileStock {
  name: string;
  positions: number;
  degrees: number;
  count: number;
  left: number;
}

/** One thing to know about a track; `hard`: it cannot be raced before this is mended. */
export interface TrackAdvice {
  rule: string;
  sentence: string;
  hard: boolean;
  /** The tile it is about, counted from 0; -1: the whole track. */
  tile: number;
}

/** What races of bots on a track came to. Laps are counted in turns, the rest is for each race. */
export interface Trial {
  races: number;
  bikes: number;
  laps: number;
  turns_per_lap: number;
  fastest_lap: number;
  overtakes: number;
  lead_changes: number;
  contests: number;
  contacts: number;
  drop_outs: number;
}

/** A track of lanes and sectors as a file. */
export interface LaneTrackFile {
  text: string;
  id: string;
  name: string;
}

/** A track as the editor draws and judges it. */
export interface LaneTrackDrawn {
  track: LaneTrack;
  file: string;
  /** Its file; empty while there is a problem. */
  text: string;
  /** Why it cannot be raced, in one sentence; empty: it can. */
  problem: string;
  /** What could be better. */
  advice: string[];
  /** Its spaces as they are drawn, as in the components of Grand Prix; empty while there is a problem. */
  drawing: Record<string, unknown>;
}

/** The same with a value for each sector, as it is edited. */
export interface LaneTrack {
  name: string;
  laps: number;
  lanes: number[];
  /** Which edge is the inside of the next corner: pit or wall. */
  inside: string[];
  /** The middle of each sector: x, and y downwards; a sector is about 1 long. The pit lane is on the right. */
  centre: number[][];
  corners: (Record<string, unknown>)[];
  links: Record<string, string[]>;
  grid: string[];
}

/** A board of The Great Race as a file. */
export interface BoardFile {
  text: string;
  id: string;
  name: string;
}

/** A board as the editor draws and judges it. */
export interface BoardDrawn {
  board: BoardSheet;
  file: string;
  /** Its file; empty while there is a problem. */
  text: string;
  /** Why it cannot be raced on, in one sentence; empty: it can. */
  problem: string;
  /** What could be better. */
  advice: string[];
  /** As in the components of The Great Race; empty while there is a problem. */
  drawing: Record<string, unknown>;
}

/** The same as it is edited. Each city goes by a letter that stands once on the map. */
export interface BoardSheet {
  id: string;
  name: string;
  character: string;
  /** The letters of the two purple cities. */
  north: string;
  south: string;
  /** Rows from the north: o open country, x risk zone, . no space, any other letter a city. */
  map: string[];
  /** letter, name, cards */
  cities: (Record<string, unknown>)[];
  /** mode, from, to, price */
  lines: (Record<string, unknown>)[];
  islands: string[];
}

/** What every 4xx answer carries. */
export interface Problem {
  reason: string;
  rule: string;
}

/** The whole table as this client may know it. `events` holds what is new since the version the client had. */
export interface Table {
  type: "table";
  version: number;
  now: number;
  info: GameInfo;
  you: number[];
  /** The state as the client's seats may know it: numbers, slugs and lists of them; `?` is unknown, `.` is none. */
  facts: Record<string, unknown>;
  /** For a browser with several seats (hot-seat): the facts of each, by seat number; drawn only behind its curtain. */
  seat_facts: Record<string, Record<string, unknown>>;
  tower: TowerRow[];
  waiting: Waiting | null;
  questions: Question[];
  events: EventTold[];
  /**
   * `events` replaces everything from this number on: keep what you have below it, drop the rest (it was taken back).
   * Have less than that? Then the beginning was left out: fetch the replay for it.
   */
  first_event: number;
  scores: number[];
  places: number[];
  /** Seconds left of each seat's bank; empty without that clock. */
  banks: number[];
  /** Your seats that can take their last answer back at once. */
  can_undo: number[];
  /** Your seats that can ask the others to let them take it back. */
  may_ask_undo: number[];
  undo_request: UndoRequest | null;
}

/** Whose answer is awaited, for everybody to see. */
export interface Waiting {
  kind: string;
  prompt: string;
  seats: number[];
  answered: number[];
  /** Server time in seconds at which the default is played; 0: no clock. */
  deadline: number;
}

/** What is asked of one of this client's seats. */
export interface Question {
  seat: number;
  kind: string;
  rule: string;
  prompt: string;
  sealed: boolean;
  /** The sealed answer already given (it may be changed), as action text; empty: none. */
  answered: string;
  options: OptionOffer[];
  default: string;
  can_undo: boolean;
}

export interface OptionOffer {
  /** The text to send back. */
  action: string;
  verb: string;
  /** The arguments by name, as slugs: what the board highlights. */
  values: Record<string, string>;
  /** The numbers that its label speaks of, by name: totals, costs, places. */
  figures: Record<string, number>;
  label: string;
}

export interface UndoRequest {
  number: number;
  seat: number;
  waits_for: number[];
}

/** The command was carried out and is durable. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  rule: string;
  /** not-offered, stale, not-saved, not-allowed, malformed, too-fast, failed */
  code: string;
}

/** The answer to `why`: a sentence and a rule; offered says that it can in fact be played. */
export interface Answer {
  type: "answer";
  id: string;
  offered: boolean;
  reason: string;
  rule: string;
}

/** What an action would lead to, as far as its seat can know: sentences, and facts to draw as ghosts. */
export interface PreviewAnswer {
  type: "preview";
  id: string;
  lines: string[];
  facts: Record<string, unknown>;
}

/** The events just before the one that was asked for; the first of all has the number 0. */
export interface Earlier {
  type: "earlier";
  id: string;
  events: EventTold[];
}

export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** The server ends the connection and says why; `again` says whether connecting again makes sense. */
export interface Closing {
  type: "closing";
  reason: string;
  again: boolean;
}

export type Command =
  | Hello
  | Play
  | Undo
  | Consent
  | Why
  | AskPreview
  | AskEarlier
  | Say
  | Ping;

export type FromServer =
  | Table
  | Done
  | Refused
  | Answer
  | PreviewAnswer
  | Earlier
  | Chat
  | Pong
  | Closing;
