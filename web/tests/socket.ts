import { read } from "../src/lib/guards";
import { type EventTold, isFromServer, type Question, type Table } from "../src/lib/messages";

/** A socket in the test's hands. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor(readonly address: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  accept(): void {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(read(isFromServer, message)) });
  }
}

/** The socket opened last. */
export const last = () => FakeSocket.all.at(-1)!;

/** A table of which a test says what matters. */
export const tableMessage = (version: number, more: Partial<Table> = {}): Table & { type: "table" } => ({
  type: "table",
  version,
  now: 1000,
  info: {
    game: "g1",
    title: "pig",
    title_name: "Pig",
    game_string: "pig(seats=2)",
    rules_version: 1,
    edition: "0123456789abcdef",
    is_older_edition: false,
    status: "running",
    seats: [],
    clock: { kind: "none", seconds: 0 },
    listed: false,
    spectators: true,
    created: 0,
    watching: 0,
    commitment: "",
    sealed: false,
    begun: "",
    result: "",
    trouble: "",
    season: "",
    rematch: "",
    pack: "",
    pack_name: "",
    practice: false,
    asked: [],
    turn: 0,
  },
  you: [],
  facts: {},
  seat_facts: {},
  tower: [],
  waiting: null,
  questions: [],
  events: [],
  first_event: 0,
  scores: [],
  places: [],
  banks: [],
  can_undo: [],
  may_ask_undo: [],
  undo_request: null,
  undo_refused: null,
  notes: [],
  guide: null,
  ...more,
});

export const eventMessage = (number: number, more: Partial<EventTold> = {}): EventTold => ({
  ...{ number, version: 0, seat: -1, kind: "k", rule: "", values: {}, text: "", chapter: "" },
  ...more,
});

/** A question with these answers. */
export const questionMessage = (seat: number, ...actions: string[]): Question => ({
  ...{ seat, kind: "k", rule: "", prompt: "", sealed: false, answered: "", default: "", can_undo: false },
  options: actions.map((action) => ({ action, verb: action, values: {}, figures: {}, label: action })),
});
