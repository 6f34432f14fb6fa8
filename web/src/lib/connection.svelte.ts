/**
 * The line to one game. It says hello, keeps the newest table and the whole log, and sends commands until they are
 * answered: a command keeps its id when the connection breaks and is sent again, so that it is played exactly once.
 */

import { delay } from "./backoff";
import { commonLength, gapIn, mergeEvents } from "./events";
import {
  type Answer,
  type ChatLine,
  type Command,
  type Done,
  type Earlier,
  type EventTold,
  type FromServer,
  type Hello,
  type NoteTold,
  type Pong,
  type HintAnswer,
  type PreviewAnswer,
  type Refused,
  type SeatKey,
  type Table,
  isFromServer,
} from "./messages";
import { t } from "./texts/say.svelte";

export type LineState = "connecting" | "open" | "waiting" | "ended";

type Reply = Done | Refused | Answer | PreviewAnswer | HintAnswer | Earlier | Pong;
type Sendable = Exclude<Command, Hello>;
/** A command without the id, which the connection gives it. */
export type Wish = Sendable extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

interface Pending {
  command: Sendable;
  resolve: (reply: Reply) => void;
}

const PING_EVERY = 20_000;

export class Connection {
  state = $state<LineState>("connecting");
  /** Why it is not open, in the server's words, if it said so. */
  reason = $state("");
  /** Seconds until the next attempt, while waiting. */
  retryIn = $state(0);
  table = $state.raw<Table | null>(null);
  events = $state.raw<EventTold[]>([]);
  /** What the log says besides the race: answers taken back, time-outs, bots that drive for people. */
  notes = $state.raw<NoteTold[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many commands are on their way. */
  unanswered = $state(0);
  /** Server time minus ours, in seconds. */
  clockOffset = 0;
  /** Called for every table, with the events that are new to this page, and whether old ones were taken back. */
  ontable: (table: Table, fresh: EventTold[], takenBack: boolean) => void = () => {};

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private silent = 0;
  private asking = false;

  constructor(
    readonly game: string,
    public keys: SeatKey[],
    readonly language: string,
    /** The last version its owner has seen, so that only what is new is told as new. */
    private seen = -1,
  ) {}

  open(): void {
    this.closed = false;
    this.connect();
    addEventListener("online", this.now);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** Connect anew with other keys: a seat was taken, left or taken back. */
  again(keys: SeatKey[]): void {
    this.keys = keys;
    const old = this.socket;
    this.socket = null;
    old?.close(1000);
    this.attempt = 0;
    this.connect();
  }

  /** Do not wait any longer. */
  now = (): void => {
    if (this.state === "waiting") this.connect();
  };

  /** Send a command; resolves with the server's answer, however often the connection breaks meanwhile. */
  send(wish: Wish): Promise<Reply> {
    const id = crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    const command = { ...wish, id } as Sendable;
    return new Promise((resolve) => {
      this.pending.set(id, { command, resolve });
      this.unanswered = this.pending.size;
      this.transmit(command);
    });
  }

  private transmit(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.state = "connecting";
    const address = new URL(`/api/games/${encodeURIComponent(this.game)}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      const version = this.table?.version ?? this.seen;
      this.transmit({ type: "hello", secrets: this.keys, language: this.language, version });
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      const told: unknown = JSON.parse(String(message.data));
      if (isFromServer(told)) this.hear(told);
      else this.end(t.connection.misread);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(message: FromServer): void {
    this.silent = 0;
    switch (message.type) {
      case "table":
        this.welcome();
        this.take(message);
        return;
      case "chat":
        this.chat = mergeNumbered(this.chat, message.lines);
        return;
      case "closing":
        this.reason = message.reason;
        if (!message.again) this.end(message.reason);
        return;
      case "pong":
        this.clockOffset = message.now - Date.now() / 1000;
    }
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    this.pending.delete(message.id);
    this.unanswered = this.pending.size;
    waiting.resolve(message);
  }

  /** Nothing more is to be had of this line. */
  end(reason: string): void {
    this.reason = reason;
    this.closed = true;
    this.state = "ended";
  }

  private take(table: Table): void {
    this.clockOffset = table.now - Date.now() / 1000;
    const before = this.events;
    this.events = mergeEvents(before, table.events, table.first_event);
    const common = commonLength(before, this.events);
    this.notes = mergeNumbered(this.notes, table.notes);
    this.table = table;
    this.ontable(table, this.events.slice(common), common < before.length);
    void this.fillGaps();
  }

  /** A table tells the latest events only: ask for those before, until none is missing. */
  private async fillGaps(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    for (let gap = gapIn(this.events); gap; gap = gapIn(this.events)) {
      const reply = await this.send({ type: "earlier", before: gap });
      if (reply.type !== "earlier" || !reply.events.length) break;
      const first = reply.events[0]!.number;
      const later = this.events.filter((event) => event.number >= gap);
      this.events = [...this.events.filter((event) => event.number < first), ...reply.events, ...later];
    }
    this.asking = false;
  }

  /** The first table after a (new) connection: everything that was not answered goes out again. */
  private welcome(): void {
    if (this.state === "open") return;
    this.state = "open";
    this.reason = "";
    this.attempt = 0;
    for (const { command } of this.pending.values()) this.transmit(command);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(), PING_EVERY);
  }

  /** A line that stays silent although we asked is dead, whatever the browser thinks. */
  private listen(): void {
    if (this.silent >= 2) {
      this.socket?.close();
      this.lost();
      return;
    }
    this.silent += 1;
    this.transmit({ type: "ping", id: "beat" });
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.beat);
    if (this.closed) {
      this.state = "ended";
      return;
    }
    this.state = "waiting";
    const wait = delay(this.attempt++, Math.random());
    const until = Date.now() + wait;
    const tick = () => {
      const left = until - Date.now();
      this.retryIn = Math.max(0, Math.ceil(left / 1000));
      if (left <= 0) this.connect();
      else this.timer = setTimeout(tick, Math.min(left, 500));
    };
    tick();
  }
}

function mergeNumbered<T extends { number: number }>(had: T[], told: T[]): T[] {
  const fresh = told.filter((line) => !had.some((other) => other.number === line.number));
  return fresh.length ? [...had, ...fresh].sort((a, b) => a.number - b.number) : had;
}
