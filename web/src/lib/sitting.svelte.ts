/**
 * A sitting: this browser at one table. It knows which seat is before the screen, what is asked of it, what is chosen
 * and what that would lead to; the components draw it and call it.
 */

import { clientFor } from "../games";
import { api } from "./api";
import { Connection } from "./connection.svelte";
import { DiceKeeper } from "./diceKeeper.svelte";
import { sentenceOf } from "./errors";
import type { Facts, SomeClient, SomeSetting } from "./game";
import { known, remember } from "./keyring";
import type { EventTold, Question, SeatKey, Table, TowerRow } from "./messages";
import { Playback, type SomePlayback } from "./playback.svelte";
import { settings } from "./settings.svelte";
import { type SomeWalk, Walk } from "./walk.svelte";
import { type Guard, read } from "./guards";
import { isAsked } from "./wire";

export interface Notice {
  tone: "why" | "refused" | "good";
  text: string;
  rule: string;
}

interface Foreseen {
  lines: string[];
  facts: Facts;
}

export class Sitting {
  readonly line: Connection;
  /** What this browser adds to the dice, and whether the server sticks to what it said. */
  readonly dice = new DiceKeeper(async (wish) => (await this.line.send(wish)).type === "done");
  client = $state.raw<SomeClient | null>(null);
  playback = $state.raw<SomePlayback | null>(null);
  setting = $state.raw<SomeSetting | null>(null);
  /** The seat before the screen; -1: nobody in particular. */
  seat = $state(-1);
  /** The seat that must not be looked at by others; -1: the curtain is up. */
  curtain = $state(-1);
  chosen = $state("");
  /** The answers that are to follow the chosen one: a whole move, where a game offers it. */
  then = $state.raw<string[]>([]);
  considered = $state("");
  lines = $state.raw<string[]>([]);
  /** What that would lead to, as its game's own client reads it. */
  ghost = $derived.by(() => this.readIf(this.client?.wire.foreseen, this.foretold));
  changes = $derived.by(() => (this.ghost ? null : this.readIf(this.client?.wire.changes, this.foretold)));
  notice = $state.raw<Notice | null>(null);
  /** Walking through what has been; null: the present. */
  walk = $state.raw<SomeWalk | null>(null);
  committing = $state(false);

  /** The tower before what is being shown happened. */
  towerBefore = $state.raw<TowerRow[]>([]);

  table = $derived.by(() => this.line.table);
  tower = $derived.by<TowerRow[]>(() => (this.playback?.running ? this.towerBefore : (this.table?.tower ?? [])));
  /** What is asked of the seat before the screen. */
  question = $derived.by<Question | null>(() => {
    if (this.curtain >= 0 || this.playback?.running) return null;
    return this.table?.questions.find((question) => question.seat === this.seat) ?? null;
  });
  /** What the considered (or chosen) move would lead to, beyond what its own words say. */
  foreseen = $derived.by<string>(() => {
    const action = this.considered || this.chosen;
    const label = this.question?.options.find((option) => option.action === action)?.label;
    const lines = this.lines.filter((line) => this.considered || line !== label);
    return lines.map((line, index) => (line === label && index + 1 < lines.length ? `${line}.` : line)).join(" ");
  });
  /** The same, as its game's own client reads it. */
  asked = $derived.by(() => {
    const question = this.question;
    return question && this.client && isAsked(this.client.wire, question) ? question : null;
  });
  facts = $derived.by(() => (this.client ? read(this.client.wire.facts, this.factsOf(this.seat)) : null));
  /** The log as far as it has been shown, without what only another seat of this browser may know. */
  log = $derived.by<EventTold[]>(() => {
    const shown = this.playback?.shown ?? Infinity;
    return this.line.events.filter(
      (event) => event.number <= shown && (event.seat < 0 || (event.seat === this.seat && this.curtain < 0)),
    );
  });

  private foretold = $state.raw<Facts | null>(null);
  private previews = new Map<string, Promise<Foreseen | null>>();
  private towerLast: TowerRow[] = [];
  private opening: Promise<void> | null = null;
  private first = true;
  /** The version of the table for which an answer is on its way; -1: none is, or its table has come already. */
  private sentAt = -1;

  constructor(
    readonly game: string,
    keys: SeatKey[],
  ) {
    this.line = new Connection(game, keys, settings.language);
    this.line.ontable = (table, fresh, takenBack) =>
      void this.take(table, fresh, takenBack).catch((error: unknown) => this.line.end(sentenceOf(error)));
    this.line.open();
  }

  close(): void {
    this.line.close();
    this.playback?.stop();
    this.walk?.stop();
  }

  // ── What the server tells ──

  private async take(table: Table, fresh: EventTold[], takenBack: boolean): Promise<void> {
    const own = this.line.keys.map((key) => key.seat);
    void this.dice.follow(table.info, own).catch((error: unknown) => this.line.end(sentenceOf(error)));
    this.previews.clear();
    if (!this.client) {
      if (!this.opening) this.opening = this.prepare(table);
      await this.opening;
      // Tables that came meanwhile are in the log already; the newest is the one to show.
      if (table !== this.line.table) return;
    }
    if (!this.playback!.running) this.towerBefore = this.first ? table.tower : this.towerLast;
    this.towerLast = table.tower;
    const setting = { ...this.setting!, info: table.info };
    this.setting = setting;
    this.chooseAgain(table);
    const playback = this.playback!;
    if (table.info.status === "waiting") {
      this.sit(table);
      return;
    }
    if (this.first) {
      this.first = false;
      this.sit(table);
      await this.showReel(table, setting);
    } else if (takenBack) {
      playback.cut(table.facts, setting);
    } else {
      playback.play(
        fresh.filter((event) => event.seat < 0 || table.you.length === 1),
        table.facts,
        setting,
      );
    }
    this.sit(table);
    if (table.you.length)
      remember(this.game, { title: table.info.title, name: table.info.title_name, seen: table.version });
  }

  private async prepare(table: Table): Promise<void> {
    const [client, components] = await Promise.all([clientFor(table.info.title), api.components(this.game)]);
    this.setting = { info: table.info, components: read(client.wire.components, components) };
    this.playback = new Playback(client, this.setting);
    this.client = client;
  }

  /** Coming back: what has happened since this browser last looked, in at most six seconds. */
  private async showReel(table: Table, setting: SomeSetting): Promise<void> {
    const seen = known(this.game)?.seen ?? -1;
    const missed = this.line.events.filter((event) => event.version > seen && event.seat < 0);
    if (seen < 0 || seen >= table.version || missed.length < 2 || !table.you.length) {
      this.playback!.cut(table.facts, setting);
      return;
    }
    try {
      const replay = await api.replay(this.game, this.line.keys[0] ?? null);
      const before = replay.frames.filter((frame) => frame.version <= seen).at(-1);
      this.playback!.cut(before?.facts ?? table.facts, setting);
      this.playback!.play(before ? missed : [], table.facts, setting, true);
    } catch {
      this.playback!.cut(table.facts, setting);
    }
  }

  /** A choice survives a new table only if it is still offered, and was not the answer that led there. */
  private chooseAgain(table: Table): void {
    if (this.sentAt >= 0 && table.version > this.sentAt) {
      this.sentAt = -1;
      this.letGo();
      return;
    }
    const question = table.questions.find((each) => each.seat === this.seat);
    if (!question?.options.some((option) => option.action === this.chosen)) this.letGo();
  }

  // ── Who is before the screen ──

  private readIf<T>(guard: Guard<T> | undefined, value: unknown): T | null {
    return guard && value !== null && guard(value) ? value : null;
  }

  private factsOf(seat: number): Facts {
    const table = this.table;
    if (!table) return {};
    return (this.curtain < 0 && table.seat_facts[String(seat)]) || table.facts;
  }

  /** Find the seat that is to answer next. Where it would see secrets of its own, the curtain falls first. */
  private sit(table: Table): void {
    if (table.you.length <= 1) {
      this.seat = table.you[0] ?? -1;
      this.curtain = -1;
      return;
    }
    const open = table.questions.filter((question) => !question.answered);
    const mine = open.find((question) => question.seat === this.seat);
    if (mine) return;
    const next = open[0] ?? table.questions.find((question) => question.seat === this.seat);
    if (!next || next.seat === this.seat) return;
    if (settings.curtain && isPrivate(table, next)) {
      this.curtain = next.seat;
    } else {
      this.curtain = -1;
    }
    this.seat = next.seat;
    this.letGo();
  }

  raiseCurtain = (): void => {
    this.curtain = -1;
  };

  // ── Choosing ──

  choose = (action: string): void => {
    this.notice = null;
    if (action && action === this.chosen) {
      void this.commit();
      return;
    }
    this.pick(action);
  };

  /** Choose without committing on the second time: for controls that have a button of their own. */
  pick = (action: string, then: string[] = []): void => {
    this.notice = null;
    this.chosen = action;
    this.then = then;
    void this.preview(action);
  };

  consider = (action: string): void => {
    this.considered = action;
    void this.preview(action || this.chosen);
  };

  letGo = (): void => {
    this.chosen = "";
    this.then = [];
    this.considered = "";
    this.lines = [];
    this.foretold = null;
  };

  private async preview(action: string): Promise<void> {
    const question = this.question;
    if (!action || !question) {
      this.lines = [];
      this.foretold = null;
      return;
    }
    const key = `${question.seat} ${action}`;
    if (!this.previews.has(key)) this.previews.set(key, this.ask(question.seat, action));
    const found = await this.previews.get(key)!;
    if (!found || action !== (this.considered || this.chosen)) return;
    this.lines = found.lines;
    this.foretold = Object.keys(found.facts).length ? found.facts : null;
  }

  private async ask(seat: number, action: string): Promise<Foreseen | null> {
    const reply = await this.line.send({ type: "preview", seat, action });
    return reply.type === "preview" ? { lines: reply.lines, facts: reply.facts } : null;
  }

  /** Resolves when the preview of what is considered (or chosen) has arrived. */
  async previewed(): Promise<void> {
    await this.preview(this.considered || this.chosen);
  }

  commit = async (): Promise<void> => {
    const question = this.question;
    const table = this.table;
    if (!question || !table || !this.chosen || this.committing) return;
    this.committing = true;
    this.sentAt = table.version;
    const { chosen: action, then } = this;
    const reply = await this.line.send({ type: "play", seat: question.seat, version: table.version, action, then });
    this.committing = false;
    if (reply.type === "refused") this.notice = { tone: "refused", text: reply.reason, rule: reply.rule };
    else if (this.sentAt >= 0) this.letGo();
    this.sentAt = -1;
  };

  undo = async (): Promise<void> => {
    const table = this.table;
    const seat = [...(table?.can_undo ?? []), ...(table?.may_ask_undo ?? [])].find(
      (each, _, all) => each === this.seat || !all.includes(this.seat),
    );
    if (seat === undefined) return;
    const reply = await this.line.send({ type: "undo", seat });
    if (reply.type === "refused") this.notice = { tone: "refused", text: reply.reason, rule: reply.rule };
  };

  consent = async (agree: boolean): Promise<void> => {
    const request = this.table?.undo_request;
    if (!request) return;
    for (const seat of request.waits_for.filter((each) => this.table!.you.includes(each))) {
      const reply = await this.line.send({ type: "consent", seat, request: request.number, agree });
      if (reply.type === "refused") this.notice = { tone: "refused", text: reply.reason, rule: reply.rule };
    }
  };

  why = async (action: string): Promise<void> => {
    if (this.seat < 0) return;
    const reply = await this.line.send({ type: "why", seat: this.seat, action });
    if (reply.type === "answer") this.notice = { tone: "why", text: reply.reason, rule: reply.rule };
    if (reply.type === "refused") this.notice = { tone: "why", text: reply.reason, rule: reply.rule };
  };

  say = async (text: string): Promise<string> => {
    const reply = await this.line.send({ type: "say", seat: this.seat, text });
    return reply.type === "refused" ? reply.reason : "";
  };

  // ── Looking back ──

  /** Look at the table as it was at a version; without one, at the present again. */
  lookAt = async (version: number | null): Promise<void> => {
    if (version === null || !this.client || !this.setting) {
      this.walk?.stop();
      this.walk = null;
      return;
    }
    const table = this.table!;
    if (!this.walk || this.walk.end < table.version) {
      const key = this.line.keys.find((each) => each.seat === this.seat) ?? null;
      const replay = await api.replay(this.game, key);
      this.walk?.stop();
      this.walk = new Walk(replay, this.client, this.setting);
    }
    this.walk.toVersion(version);
  };
}

/** Whether a seat would see something that the others of this browser may not. */
function isPrivate(table: Table, question: Question): boolean {
  if (question.sealed) return true;
  const own = table.seat_facts[String(question.seat)];
  return own !== undefined && JSON.stringify(own) !== JSON.stringify(table.facts);
}
