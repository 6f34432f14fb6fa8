// Made from src/paddock/server/wire/messages by `make types`; not to be edited.

import type { Guard } from "./guards";
import { anything, dict, either, flag, list, nothing, number, oneOf, struct, tuple, word } from "./guards";

export interface NewGame {
  title: string;
  seats: SeatSetting[];
  options?: Record<string, unknown>;
  clock?: ClockSetting;
  listed?: boolean;
  spectators?: boolean;
  /** Whether the creator's program seals words for its seats: then the race waits for them. */
  seals?: boolean;
  /** Whether answers may be taken back freely, and new dice follow. Only for one human against bots. */
  practice?: boolean;
  /** A position text to play on from. What it does not know (`?`) is dealt anew. */
  position?: string;
  /** A record to play on from, after its move number `move` (-1: after its last). */
  record?: string;
  move?: number;
  /** The title's guided race: seats, options and position are the guide's, and its dice are fixed. */
  guided?: boolean;
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
  /** Whether the player's program seals words for the dice: then the race waits for them. */
  seals?: boolean;
}

/** Race again with the same people, at the same seats of a new table. */
export interface Rematch {
  /** Of this browser's seats at the race that is over. */
  keys: SeatKey[];
  /** Whether the player's program seals words for the dice: then the race waits for them. */
  seals?: boolean;
  /** How strong the drivers of the house are at the new table; empty: as they were. Who asks first says it. */
  level?: string;
}

/** The secret that lets a browser answer for a seat. Shown once; the server keeps only its hash. */
export interface SeatKey {
  seat: number;
  secret: string;
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

/** A track or a board to be looked at: the game, what chooses the track, and the content pack that holds it. */
export interface BalanceQuestion {
  title: string;
  options: Record<string, string>;
  pack?: string;
}

/** A championship: every round is a table of its own, with the same people at it. */
export interface NewSeason {
  name: string;
  title: string;
  /** The entrants; each needs a name of its own. */
  seats: SeatSetting[];
  /** The options of each round's game. */
  rounds: Record<string, unknown>[];
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
  /** Whether the organiser's program seals words for its seats: then the race waits for them. */
  seals?: boolean;
}

/** A track of lanes and sectors as a file. */
export interface LaneTrackFile {
  text: string;
  id: string;
  name: string;
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
  corners: LaneCorner[];
  links: Record<string, string[]>;
  grid: string[];
}

/** A corner that has a name: its sectors, and left or right. */
export interface LaneCorner {
  name: string;
  first: number;
  last: number;
  hand: string;
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

/** A board of The Great Race as a file. */
export interface BoardFile {
  text: string;
  id: string;
  name: string;
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
  cities: BoardCity[];
  lines: BoardLine[];
  islands: string[];
}

export interface BoardCity {
  letter: string;
  name: string;
  cards: number;
}

/** A line between the cities of two letters. */
export interface BoardLine {
  mode: string;
  from: string;
  to: string;
  price: number;
}

export interface Hello {
  type: "hello";
  secrets?: SeatKey[];
  language?: string;
  /** The last version this client has, after a broken connection; events since then follow. */
  version?: number;
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
  /** Answers that would follow it: then it is the last of them that is foreseen, after the others. */
  then?: string[];
}

/** What would the house play, and why? Everybody is told that it was asked; not in races that count. */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
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

/** Show the seal of the words that this seat adds to the dice. To be sent after the commitment has been kept. */
export interface Seal {
  type: "seal";
  id: string;
  seat: number;
  seal: string;
}

/** Open the sealed words. To be sent after all seals are in (`sealed`) and have been kept, never before. */
export interface Open {
  type: "open";
  id: string;
  seat: number;
  words: string;
}

/** What led to this version has been shown, and the seat's choices are on its screen: its clock may run. */
export interface Shown {
  type: "shown";
  id: string;
  seat: number;
  version: number;
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
  /** What the seats go by, as slugs: red, green …; as many as can be. */
  seats: string[];
  options: OptionInfo[];
  /** Bot levels offered to people. */
  levels: string[];
  languages: string[];
  play_now: PlayNow;
  /** Whether it has a guided first race. */
  guided: boolean;
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
  default: boolean | number | string | string[];
  choices: string[];
  choice_titles: string[];
  /** A line about each choice; empty where its name says enough. */
  choice_helps: string[];
  least: number;
  most: number;
}

/** The race that one click begins: its seats, one for whoever clicks and the others for bots, and its options. */
export interface PlayNow {
  seats: number;
  level: string;
  options: Record<string, unknown>;
}

/** What something on the table is and does. A place such as `{limit}` is filled by whoever shows it. */
export interface AboutThing {
  text: string;
  /** The id of its rule; empty: it has none. */
  rule: string;
}

export interface GameCreated {
  game: string;
  /** Of the secret behind the dice, to be kept before any words are sealed. */
  commitment: string;
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
  /** The edition of rules and data it is played under; empty: it was made before editions were kept. */
  edition: string;
  /** Whether the rules have changed since it was begun: it is played to its end under the old ones. */
  is_older_edition: boolean;
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
  /** Whether all seals are in: none is added any more, and each program opens its words now. */
  sealed: boolean;
  /** What it was begun from, if not from its start: `from a position`, `from a record`, `guided` (fixed dice). */
  begun: string;
  result: string;
  trouble: string;
  /** The championship this is a race of; empty: none. */
  season: string;
  /** The game in which its people race again; empty: none. */
  rematch: string;
  /** The content pack it is played with, by its digest; empty: our own data. */
  pack: string;
  pack_name: string;
  /** Whether its one human takes answers back freely, and new dice follow: it counts for nothing. */
  practice: boolean;
  /** The seats whose answer is awaited; empty also where nobody has the game open. */
  asked: number[];
  /** How many answers have been given, chance's included, as everybody may know; 0 also where nobody has it open. */
  turn: number;
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
  /** How a driver of the house races: cautious, bold, tactician; empty for everybody else. */
  style: string;
  /** Whether a browser is connected for it. */
  here: boolean;
  /** Whether its human left and a bot drives; it may be reclaimed. */
  left: boolean;
  /** What its player's program has shown of its words for the dice; empty: nothing. */
  seal: string;
  /** Whether those words have been opened. */
  opened: boolean;
  /** Whether the race waits for it to seal or to open its words. */
  awaited: boolean;
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

/** How far it has come. While there are no answers and no problem, bots are racing. */
export interface BalanceNews {
  /** Where to ask again: `/api/balance/{id}`. When there are answers, `/api/balance/{id}/report` is all of it. */
  id: string;
  done: number;
  of: number;
  answers: BalanceAnswer[];
  problem: string;
}

export interface BalanceAnswer {
  question: string;
  sentences: string[];
}

/** How far it has come. While nothing is told and there is no problem, it is being made. */
export interface AnalysisNews {
  /** Where to ask again: `/api/analysis/{id}`. */
  id: string;
  /** Analyses that are made before it. */
  ahead: number;
  done: number;
  of: number;
  /** One, when it is there. */
  told: AnalysisTold[];
  problem: string;
}

export interface AnalysisTold {
  summary: string;
  seats: AnalysisSeat[];
  moments: AnalysisMoment[];
  mistakes: AnalysisPoint[];
  turning_points: AnalysisPoint[];
  /** That the time was up before everything was measured; empty: it was not. */
  cut: string;
}

/** One seat's race. `luck` and `given_away` are shares of a win. */
export interface AnalysisSeat {
  seat: number;
  title: string;
  start: number;
  end: number;
  luck: number;
  given_away: number;
  choices: number;
  mistakes: number;
  sentence: string;
}

/** How it stood after a line of the record: each seat's chance to win, from 0 to 1. */
export interface AnalysisMoment {
  number: number;
  chances: number[];
}

/**
 * A die or an answer that changed the race, in a sentence. For an answer `before` is the move that it can be played
 * on from; -1: it was chance.
 */
export interface AnalysisPoint {
  number: number;
  before: number;
  seat: number;
  /** What it cost the seat, or what it gave. */
  points: number;
  sentence: string;
}

/**
 * How others reach the house. Only who sits at its own machine is told; everybody else has come by an address
 * already, and is told nothing.
 */
export interface WayIn {
  /** Whether whoever asks sits at the machine of the house. */
  told: boolean;
  /** The addresses of the house for devices in the same network, such as `http://192.168.1.7:8000`. */
  addresses: string[];
  /** What makes the house listen to the network, where it listens to its own machine alone; else empty. */
  command: string;
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
  /** What it races as: colours go by it. */
  team: string;
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
  /** The place of each seat at the end, 1 the best; empty: the race is not over. */
  places: number[];
  /** The points of each seat at the end, as places. */
  scores: number[];
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
  /** The id of the table that the words were sealed for; empty: nobody sealed words (dice of the old kind). */
  table: string;
  commitment: string;
  secret: string;
  seals: string[];
  /** Of each seat, as the dice were made with them; empty: none, or never opened. */
  words: string[];
  /** What the race was begun from, if not from its start; what lay before it is not proved. */
  begun: string;
  /** Of the whole record: players with the same digest have the record of the same race. */
  digest: string;
  moves: number;
  dice: number;
  verified: boolean;
  sentence: string;
  /** Everything that chance gave, in the order of the record; empty if something is wrong. */
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
  /**
   * Which number of the dice it was made with, from 0. It goes back where an answer was taken back and the same dice
   * came again.
   */
  counter: number;
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

/** A track as the builder draws and judges it. */
export interface TrackDrawn {
  track: string;
  picture: TrackPicture;
  /** Where each tile begins, and where the last one ends: x, y, heading in degrees. */
  joints: [number, number, number][];
  /** The outline that each kind of tile would have at the end of the track. */
  next: Record<string, string>;
  stock: TileStock[];
  advice: TrackAdvice[];
  closed: boolean;
  raceable: boolean;
  /** Its small picture, as set-up has one of each circuit; None: it cannot be raced. */
  card: CircuitCard | null;
  positions: number;
  corners: number;
  direction: string;
  /** Of the ground it needs on a table, in centimetres. */
  width: number;
  height: number;
  /** How many boxes its tiles and markers need. */
  boxes: number;
  /** The same track, driven the other way round; empty while it is open. */
  reversed: string;
}

/** A track as it is drawn, closed or not. */
export interface TrackPicture {
  bounds: Bounds;
  tiles: TileFace[];
  rows: RowFace[];
  corners: CornerSign[];
  /** The two ends of the finish line. */
  start: [[number, number], [number, number]];
  /** The heading at the finish line. */
  grid: number;
}

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TileFace {
  word: string;
  outline: string;
  kerb: string;
  middle: [number, number, number];
  difficulty: number;
  slope: number;
}

export interface RowFace {
  cells: [[number, number, number], [number, number, number], [number, number, number]];
  difficulty: number;
  slope: number;
  /** The lane of the racing line. */
  line: number;
  /** Which way the tile bends: 1 left, -1 right, 0 straight. */
  side: number;
}

export interface CornerSign {
  number: number;
  difficulty: number;
  tile: number;
  x: number;
  y: number;
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

/** A circuit in the list of the set-up page; the builder sends one for a circuit of its own. */
export interface CircuitCard {
  id: string;
  name: string;
  level: string;
  /** MGP-T.20: how hard it is to ride, out of the `most_stars` of the window. */
  stars: number;
  /** Width and height on the table in cm; empty where it is not known. */
  size: number[];
  /** What to know about it, in a sentence or two. */
  character: string;
  positions: number;
  laps: number;
  boxes: number;
  track: string;
  bounds: Bounds;
  /** The middle of the road as one path. */
  road: string;
  bends: Bend[];
  start: [number, number];
}

export interface Bend {
  path: string;
  difficulty: number;
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
  undo_refused: UndoRefused | null;
  notes: NoteTold[];
  /** In a guided race, for its learner; else nothing. */
  guide: GuideStep | null;
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

/** Somebody did not agree that an answer is taken back; told until the race goes on. */
export interface UndoRefused {
  /** Of the request. */
  number: number;
  /** Who had asked. */
  seat: number;
  by: number;
}

/**
 * A line of the log that is no event of the race: an answer taken back, a time-out, a bot that drives for somebody.
 *
 * Notes are only ever added, so whoever has one keeps it; the latest of them are told with every table.
 */
export interface NoteTold {
  /** From 0. */
  number: number;
  /** The line of the record that it goes with. */
  version: number;
  seat: number;
  /** undo, take-back (new dice), rewind (the same dice come again), time-out, bot-drives, drives-again */
  kind: string;
  text: string;
}

/** What the guide of a guided race says now. */
export interface GuideStep {
  /** From 1; one more than there are steps: it has said everything. */
  number: number;
  steps: number;
  /** Empty while it waits for what is asked next. */
  text: string;
  rule: string;
  /** The things on the table that it points at, by their `about-` names. */
  point: string[];
  /** The answers that lead on; empty: all do. */
  wanted: string[];
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

/** What the house would play, from what the seat can know: the answer, and sentences about what it would lead to. */
export interface HintAnswer {
  type: "hint";
  id: string;
  action: string;
  label: string;
  lines: string[];
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
  | AskHint
  | AskEarlier
  | Say
  | Seal
  | Open
  | Shown
  | Ping;

export type FromServer =
  | Table
  | Done
  | Refused
  | Answer
  | PreviewAnswer
  | HintAnswer
  | Earlier
  | Chat
  | Pong
  | Closing;

export const isOptionInfo: Guard<OptionInfo> = struct({
  name: word,
  title: word,
  help: word,
  form: word,
  default: either(flag, number, word, list(word)),
  choices: list(word),
  choice_titles: list(word),
  choice_helps: list(word),
  least: number,
  most: number,
});

export const isPlayNow: Guard<PlayNow> = struct({
  seats: number,
  level: word,
  options: dict(anything),
});

export const isTitleInfo: Guard<TitleInfo> = struct({
  id: word,
  name: word,
  tagline: word,
  fewest_seats: number,
  most_seats: number,
  seats: list(word),
  options: list(isOptionInfo),
  levels: list(word),
  languages: list(word),
  play_now: isPlayNow,
  guided: flag,
  components: dict(anything),
});

export const isAboutThing: Guard<AboutThing> = struct({
  text: word,
  rule: word,
});

export const isSeatKey: Guard<SeatKey> = struct({
  seat: number,
  secret: word,
});

export const isGameCreated: Guard<GameCreated> = struct({
  game: word,
  commitment: word,
  keys: list(isSeatKey),
  invitation: word,
});

export const isSeatInfo: Guard<SeatInfo> = struct({
  seat: number,
  title: word,
  name: word,
  kind: word,
  level: word,
  style: word,
  here: flag,
  left: flag,
  seal: word,
  opened: flag,
  awaited: flag,
});

export const isClockSetting: Guard<ClockSetting> = struct({
  kind: word,
  seconds: number,
});

export const isGameInfo: Guard<GameInfo> = struct({
  game: word,
  title: word,
  title_name: word,
  game_string: word,
  rules_version: number,
  edition: word,
  is_older_edition: flag,
  status: word,
  seats: list(isSeatInfo),
  clock: isClockSetting,
  listed: flag,
  spectators: flag,
  created: number,
  watching: number,
  commitment: word,
  sealed: flag,
  begun: word,
  result: word,
  trouble: word,
  season: word,
  rematch: word,
  pack: word,
  pack_name: word,
  practice: flag,
  asked: list(number),
  turn: number,
});

export const isPackInfo: Guard<PackInfo> = struct({
  pack: word,
  name: word,
  files: list(word),
  options: dict(word),
});

export const isBalanceAnswer: Guard<BalanceAnswer> = struct({
  question: word,
  sentences: list(word),
});

export const isBalanceNews: Guard<BalanceNews> = struct({
  id: word,
  done: number,
  of: number,
  answers: list(isBalanceAnswer),
  problem: word,
});

export const isAnalysisSeat: Guard<AnalysisSeat> = struct({
  seat: number,
  title: word,
  start: number,
  end: number,
  luck: number,
  given_away: number,
  choices: number,
  mistakes: number,
  sentence: word,
});

export const isAnalysisMoment: Guard<AnalysisMoment> = struct({
  number: number,
  chances: list(number),
});

export const isAnalysisPoint: Guard<AnalysisPoint> = struct({
  number: number,
  before: number,
  seat: number,
  points: number,
  sentence: word,
});

export const isAnalysisTold: Guard<AnalysisTold> = struct({
  summary: word,
  seats: list(isAnalysisSeat),
  moments: list(isAnalysisMoment),
  mistakes: list(isAnalysisPoint),
  turning_points: list(isAnalysisPoint),
  cut: word,
});

export const isAnalysisNews: Guard<AnalysisNews> = struct({
  id: word,
  ahead: number,
  done: number,
  of: number,
  told: list(isAnalysisTold),
  problem: word,
});

export const isWayIn: Guard<WayIn> = struct({
  told: flag,
  addresses: list(word),
  command: word,
});

export const isSeasonCreated: Guard<SeasonCreated> = struct({
  season: word,
  secret: word,
});

export const isSeasonRound: Guard<SeasonRound> = struct({
  name: word,
  game: word,
  status: word,
});

export const isSeasonLine: Guard<SeasonLine> = struct({
  place: number,
  entrant: word,
  seat: number,
  team: word,
  points: number,
  by_round: list(number),
  totals: list(number),
  dropped: list(number),
  finishes: list(number),
});

export const isSeasonInfo: Guard<SeasonInfo> = struct({
  season: word,
  name: word,
  title: word,
  title_name: word,
  best: number,
  over: flag,
  rounds: list(isSeasonRound),
  standings: list(isSeasonLine),
});

export const isTowerRow: Guard<TowerRow> = struct({
  place: number,
  car: word,
  title: word,
  seat: number,
  turn: number,
  lap: number,
  gap: word,
  marks: list(word),
  score: number,
});

export const isEventTold: Guard<EventTold> = struct({
  number: number,
  version: number,
  seat: number,
  kind: word,
  rule: word,
  values: dict(anything),
  text: word,
  chapter: word,
});

export const isReplayFrame: Guard<ReplayFrame> = struct({
  version: number,
  seat: number,
  action: word,
  facts: dict(anything),
  tower: list(isTowerRow),
  events: list(isEventTold),
  prompt: word,
});

export const isReplay: Guard<Replay> = struct({
  info: isGameInfo,
  components: dict(anything),
  frames: list(isReplayFrame),
  seat: number,
  full: flag,
  places: list(number),
  scores: list(number),
});

export const isDraw: Guard<Draw> = struct({
  move: number,
  text: word,
  weights: list(number),
  index: number,
  counter: number,
});

export const isProof: Guard<Proof> = struct({
  table: word,
  commitment: word,
  secret: word,
  seals: list(word),
  words: list(word),
  begun: word,
  digest: word,
  moves: number,
  dice: number,
  verified: flag,
  sentence: word,
  draws: list(isDraw),
});

export const isRuleSection: Guard<RuleSection> = struct({
  id: word,
  title: word,
  text: word,
  chapter: word,
});

export const isRuleReference: Guard<RuleReference> = struct({
  title: word,
  name: word,
  language: word,
  text: word,
  sections: list(isRuleSection),
});

export const isLaneTrackFile: Guard<LaneTrackFile> = struct({
  text: word,
  id: word,
  name: word,
});

export const isLaneCorner: Guard<LaneCorner> = struct({
  name: word,
  first: number,
  last: number,
  hand: word,
});

export const isLaneTrack: Guard<LaneTrack> = struct({
  name: word,
  laps: number,
  lanes: list(number),
  inside: list(word),
  centre: list(list(number)),
  corners: list(isLaneCorner),
  links: dict(list(word)),
  grid: list(word),
});

export const isLaneTrackDrawn: Guard<LaneTrackDrawn> = struct({
  track: isLaneTrack,
  file: word,
  text: word,
  problem: word,
  advice: list(word),
  drawing: dict(anything),
});

export const isBounds: Guard<Bounds> = struct({
  x: number,
  y: number,
  width: number,
  height: number,
});

export const isTileFace: Guard<TileFace> = struct({
  word: word,
  outline: word,
  kerb: word,
  middle: tuple(number, number, number),
  difficulty: number,
  slope: number,
});

export const isRowFace: Guard<RowFace> = struct({
  cells: tuple(tuple(number, number, number), tuple(number, number, number), tuple(number, number, number)),
  difficulty: number,
  slope: number,
  line: number,
  side: number,
});

export const isCornerSign: Guard<CornerSign> = struct({
  number: number,
  difficulty: number,
  tile: number,
  x: number,
  y: number,
});

export const isTrackPicture: Guard<TrackPicture> = struct({
  bounds: isBounds,
  tiles: list(isTileFace),
  rows: list(isRowFace),
  corners: list(isCornerSign),
  start: tuple(tuple(number, number), tuple(number, number)),
  grid: number,
});

export const isTileStock: Guard<TileStock> = struct({
  name: word,
  positions: number,
  degrees: number,
  count: number,
  left: number,
});

export const isTrackAdvice: Guard<TrackAdvice> = struct({
  rule: word,
  sentence: word,
  hard: flag,
  tile: number,
});

export const isBend: Guard<Bend> = struct({
  path: word,
  difficulty: number,
});

export const isCircuitCard: Guard<CircuitCard> = struct({
  id: word,
  name: word,
  level: word,
  stars: number,
  size: list(number),
  character: word,
  positions: number,
  laps: number,
  boxes: number,
  track: word,
  bounds: isBounds,
  road: word,
  bends: list(isBend),
  start: tuple(number, number),
});

export const isTrackDrawn: Guard<TrackDrawn> = struct({
  track: word,
  picture: isTrackPicture,
  joints: list(tuple(number, number, number)),
  next: dict(word),
  stock: list(isTileStock),
  advice: list(isTrackAdvice),
  closed: flag,
  raceable: flag,
  card: either(isCircuitCard, nothing),
  positions: number,
  corners: number,
  direction: word,
  width: number,
  height: number,
  boxes: number,
  reversed: word,
});

export const isTrial: Guard<Trial> = struct({
  races: number,
  bikes: number,
  laps: number,
  turns_per_lap: number,
  fastest_lap: number,
  overtakes: number,
  lead_changes: number,
  contests: number,
  contacts: number,
  drop_outs: number,
});

export const isBoardFile: Guard<BoardFile> = struct({
  text: word,
  id: word,
  name: word,
});

export const isBoardCity: Guard<BoardCity> = struct({
  letter: word,
  name: word,
  cards: number,
});

export const isBoardLine: Guard<BoardLine> = struct({
  mode: word,
  from: word,
  to: word,
  price: number,
});

export const isBoardSheet: Guard<BoardSheet> = struct({
  id: word,
  name: word,
  character: word,
  north: word,
  south: word,
  map: list(word),
  cities: list(isBoardCity),
  lines: list(isBoardLine),
  islands: list(word),
});

export const isBoardDrawn: Guard<BoardDrawn> = struct({
  board: isBoardSheet,
  file: word,
  text: word,
  problem: word,
  advice: list(word),
  drawing: dict(anything),
});

export const isProblem: Guard<Problem> = struct({
  reason: word,
  rule: word,
});

export const isWaiting: Guard<Waiting> = struct({
  kind: word,
  prompt: word,
  seats: list(number),
  answered: list(number),
  deadline: number,
});

export const isOptionOffer: Guard<OptionOffer> = struct({
  action: word,
  verb: word,
  values: dict(word),
  figures: dict(number),
  label: word,
});

export const isQuestion: Guard<Question> = struct({
  seat: number,
  kind: word,
  rule: word,
  prompt: word,
  sealed: flag,
  answered: word,
  options: list(isOptionOffer),
  default: word,
  can_undo: flag,
});

export const isUndoRequest: Guard<UndoRequest> = struct({
  number: number,
  seat: number,
  waits_for: list(number),
});

export const isUndoRefused: Guard<UndoRefused> = struct({
  number: number,
  seat: number,
  by: number,
});

export const isNoteTold: Guard<NoteTold> = struct({
  number: number,
  version: number,
  seat: number,
  kind: word,
  text: word,
});

export const isGuideStep: Guard<GuideStep> = struct({
  number: number,
  steps: number,
  text: word,
  rule: word,
  point: list(word),
  wanted: list(word),
});

export const isTable: Guard<Table> = struct({
  type: oneOf("table"),
  version: number,
  now: number,
  info: isGameInfo,
  you: list(number),
  facts: dict(anything),
  seat_facts: dict(dict(anything)),
  tower: list(isTowerRow),
  waiting: either(isWaiting, nothing),
  questions: list(isQuestion),
  events: list(isEventTold),
  first_event: number,
  scores: list(number),
  places: list(number),
  banks: list(number),
  can_undo: list(number),
  may_ask_undo: list(number),
  undo_request: either(isUndoRequest, nothing),
  undo_refused: either(isUndoRefused, nothing),
  notes: list(isNoteTold),
  guide: either(isGuideStep, nothing),
});

export const isDone: Guard<Done> = struct({
  type: oneOf("done"),
  id: word,
  version: number,
});

export const isRefused: Guard<Refused> = struct({
  type: oneOf("refused"),
  id: word,
  reason: word,
  rule: word,
  code: word,
});

export const isAnswer: Guard<Answer> = struct({
  type: oneOf("answer"),
  id: word,
  offered: flag,
  reason: word,
  rule: word,
});

export const isPreviewAnswer: Guard<PreviewAnswer> = struct({
  type: oneOf("preview"),
  id: word,
  lines: list(word),
  facts: dict(anything),
});

export const isHintAnswer: Guard<HintAnswer> = struct({
  type: oneOf("hint"),
  id: word,
  action: word,
  label: word,
  lines: list(word),
});

export const isEarlier: Guard<Earlier> = struct({
  type: oneOf("earlier"),
  id: word,
  events: list(isEventTold),
});

export const isChatLine: Guard<ChatLine> = struct({
  number: number,
  seat: number,
  name: word,
  text: word,
  at: number,
});

export const isChat: Guard<Chat> = struct({
  type: oneOf("chat"),
  lines: list(isChatLine),
});

export const isPong: Guard<Pong> = struct({
  type: oneOf("pong"),
  id: word,
  now: number,
});

export const isClosing: Guard<Closing> = struct({
  type: oneOf("closing"),
  reason: word,
  again: flag,
});

export const isFromServer: Guard<FromServer> = either(
  isTable,
  isDone,
  isRefused,
  isAnswer,
  isPreviewAnswer,
  isHintAnswer,
  isEarlier,
  isChat,
  isPong,
  isClosing,
);
