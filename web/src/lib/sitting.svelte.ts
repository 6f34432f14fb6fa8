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
import { BOT_MOVE, LONGEST, Playback, type SomePlayback } from "./playback.svelte";
import { settings } from "./settings.svelte";
import { type Plan, type Standable, StandingAnswers } from "./standing.svelte";
import { t } from "./texts/say.svelte";
import { withNotes } from "./events";
import { hear } from "./sound.svelte";
import { type SomeWalk, Walk } from "./walk.svelte";
import { type Guard, read } from "./guards";
import { isAsked } from "./wire";

export interface Notice {
  tone: "why" | "refused" | "good" | "hint";
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
  /** What is to be answered by itself later, if the chosen answer is given. */
  private plans: Plan[] = [];
  /** What the whole of it is called, where the chosen answer alone does not say it. */
  words = $state("");
  considered = $state("");
  lines = $state.raw<string[]>([]);
  /** What that would lead to, as its game's own client reads it. */
  ghost = $derived.by(() => this.readIf(this.client?.wire.foreseen, this.foretold));
  changes = $derived.by(() => (this.ghost ? null : this.readIf(this.client?.wire.changes, this.foretold)));
  notice = $state.raw<Notice | null>(null);
  /** Walking through what has been; null: the present. */
  walk = $state.raw<SomeWalk | null>(null);
  committing = $state(false);
  hinting = $state(false);
  /** Whether everything is shown at once until this browser is asked again. */
  skipping = $state(false);

  /** The tower before what is being shown happened. */
  towerBefore = $state.raw<TowerRow[]>([]);

  table = $derived.by(() => this.line.table);
  tower = $derived.by<TowerRow[]>(() => (this.playback?.running ? this.towerBefore : (this.table?.tower ?? [])));
  /** What is asked of the seat before the screen. */
  question = $derived.by<Question | null>(() => {
    if (this.curtain >= 0 || this.playback?.running) return null;
    const question = this.table?.questions.find((each) => each.seat === this.seat) ?? null;
    return question && this.isSpared(question) ? null : question;
  });
  /** What is asked of it and has one answer, which is given by itself. */
  spared = $derived.by<Question | null>(
    () => this.table?.questions.find((each) => each.seat === this.seat && this.isSpared(each)) ?? null,
  );
  /** What the considered (or chosen) move would lead to, beyond what its own words say. */
  foreseen = $derived.by<string>(() => {
    const action = this.considered || this.chosen;
    const label = this.question?.options.find((option) => option.action === action)?.label;
    const lines = this.lines.filter((line) => this.considered || line !== label);
    return lines.map((line, index) => (line === label && index + 1 < lines.length ? `${line}.` : line)).join(" ");
  });
  /** The answer is in, and nothing else has been chosen since. */
  settled = $derived.by<boolean>(() => {
    const answered = this.question?.answered ?? "";
    const offered = (action: string) => this.question!.options.some((option) => option.action === action);
    return answered !== "" && offered(answered) && (this.chosen === answered || !offered(this.chosen));
  });
  /** What is asked, as its game's own client reads it. */
  asked = $derived.by(() => {
    const question = this.question;
    return question && this.client && isAsked(this.client.wire, question) ? question : null;
  });
  facts = $derived.by(() => (this.client ? read(this.client.wire.facts, this.factsOf(this.seat)) : null));
  /** The log as far as it has been shown, without what only another seat of this browser may know. */
  log = $derived.by<EventTold[]>(() => {
    const shown = this.playback?.shown ?? Infinity;
    const events = this.line.events.filter(
      (event) => event.number <= shown && (event.seat < 0 || (event.seat === this.seat && this.curtain < 0)),
    );
    return withNotes(events, this.line.notes);
  });

  /** What is answered again by itself, and how often what is chosen shall be. */
  readonly standing = new StandingAnswers();
  times = $state(0);
  standable = $derived.by<Standable | null>(() => this.question && this.standableFor(this.question));

  /** Whether the end of the whole is foreseen, and not the chosen answer alone. */
  private whole = false;
  /** The preview that was asked for last: an older one that comes late is not shown. */
  private wanted = "";
  private foretold = $state.raw<Facts | null>(null);
  private previews = new Map<string, Promise<Foreseen | null>>();
  private towerLast: TowerRow[] = [];
  private opening: Promise<void> | null = null;
  private first = true;
  /** The latest request of ours that somebody did not agree to. */
  private refused = -1;
  /** Whose answer the last table waited for. */
  private waitedFor: number[] = [];
  private toldShown = -1;
  /** The latest version at which an answer was given by itself, and the one at which that was refused. */
  private sparedAt = -1;
  private unspared = $state(-1);
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
    this.hearRefusal(table);
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
      this.standing.end();
      playback.cut(table.facts, setting);
    } else {
      playback.play(
        fresh.filter((event) => event.seat < 0 || table.you.length === 1),
        table.facts,
        setting,
        { most: this.moved(table) ? BOT_MOVE : LONGEST },
      );
      if (this.skipping) playback.skip();
    }
    if (table.questions.some((question) => !question.answered) || table.info.status === "over") this.skipping = false;
    this.waitedFor = table.waiting?.seats ?? [];
    this.sit(table);
    this.answerAgain(table);
    if (table.you.length)
      remember(this.game, { title: table.info.title, name: table.info.title_name, seen: table.version });
  }

  /** Whether a bot has moved, and nobody else: then it is shown as one move. */
  private moved(table: Table): boolean {
    const [seat, ...others] = this.waitedFor;
    return seat !== undefined && !others.length && table.info.seats[seat]?.kind === "bot";
  }

  /** Enough of the others: show how it stands when this browser is asked again. */
  skipToMyTurn = (): void => {
    this.skipping = true;
    this.playback?.skip();
  };

  /** Tell the server that the choices are on the screen, so that the clock may run; once for every question. */
  private tellShown(table: Table): void {
    const clock = table.info.clock.kind;
    if (this.playback?.running || this.toldShown === table.version || (clock !== "move" && clock !== "bank")) return;
    this.toldShown = table.version;
    for (const question of table.questions)
      if (!question.answered) void this.line.send({ type: "shown", seat: question.seat, version: table.version });
  }

  private async prepare(table: Table): Promise<void> {
    const [client, components] = await Promise.all([clientFor(table.info.title), api.components(this.game)]);
    this.setting = { info: table.info, components: read(client.wire.components, components) };
    this.playback = new Playback(client, this.setting);
    this.playback.isNews = (event) =>
      settings.readCards &&
      !settings.textView &&
      (client.news?.concerns(event, this.table?.you ?? [], this.playback?.scene) ?? false);
    this.playback.onmoment = hear;
    this.playback.onsettled = () => this.table && this.tellShown(this.table);
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
      this.playback!.play(before ? missed : [], table.facts, setting, { reel: true });
    } catch {
      this.playback!.cut(table.facts, setting);
    }
  }

  /** A choice survives a new table only if it is still offered, and was not the answer that led there. */
  private chooseAgain(table: Table): void {
    if (this.sentAt >= 0 && table.version > this.sentAt) {
      this.sentAt = -1;
      this.notice = null; // it was about what has been answered since
      this.letGo();
      return;
    }
    const question = table.questions.find((each) => each.seat === this.seat);
    if (!question?.options.some((option) => option.action === this.chosen)) this.letGo();
  }

  /** Somebody did not agree that we take an answer back: say so, once. */
  private hearRefusal(table: Table): void {
    const refused = table.undo_refused;
    if (!refused || refused.number === this.refused || !table.you.includes(refused.seat)) return;
    this.refused = refused.number;
    const by = table.info.seats[refused.by];
    this.notice = { tone: "refused", text: t.table.undoRefused(by?.name || by?.title || ""), rule: "" };
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
  pick = (action: string, then: string[] = [], words = "", whole = false, plans: Plan[] = []): void => {
    this.notice = null;
    this.chosen = action;
    this.then = then;
    this.plans = plans;
    this.words = words;
    this.whole = whole;
    this.considered = ""; // what has the focus is not what is wanted now
    void this.preview(action);
  };

  consider = (action: string): void => {
    this.considered = action;
    void this.preview(action || this.chosen);
  };

  letGo = (): void => {
    this.chosen = "";
    this.then = [];
    this.plans = [];
    this.words = "";
    this.considered = "";
    this.lines = [];
    this.foretold = null;
  };

  private async preview(action: string): Promise<void> {
    const question = this.question;
    this.wanted = "";
    if (!action || !question) {
      this.lines = [];
      this.foretold = null;
      return;
    }
    const then = this.whole && action === this.chosen ? this.then : [];
    const key = [question.seat, action, ...then].join(" ");
    if (!this.previews.has(key)) this.previews.set(key, this.ask(question.seat, action, then));
    this.wanted = key;
    const found = await this.previews.get(key)!;
    if (!found || key !== this.wanted) return;
    this.lines = found.lines;
    this.foretold = Object.keys(found.facts).length ? found.facts : null;
  }

  private async ask(seat: number, action: string, then: string[]): Promise<Foreseen | null> {
    const reply = await this.line.send({ type: "preview", seat, action, then });
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
    if (this.standable?.action === this.chosen && this.standable.most !== 0)
      this.standing.stand(question, this.standable, this.times);
    for (const plan of this.plans) this.standing.plan(question.seat, plan);
    this.times = 0;
    const { chosen: action, then } = this;
    const reply = await this.line.send({ type: "play", seat: question.seat, version: table.version, action, then });
    this.committing = false;
    if (reply.type === "refused") this.notice = { tone: "refused", text: reply.reason, rule: reply.rule };
    else if (this.sentAt >= 0) this.letGo();
    this.sentAt = -1;
  };

  /**
   * Whether there is no choice: then nobody is asked. The house does the same where nobody learns a secret by it; where
   * somebody would, it asks, and the answer comes from here as if it had been given by hand. People who share a screen
   * would see that it was not, so they are asked.
   */
  private isSpared(question: Question): boolean {
    const only = question.options.length === 1 && !question.answered && this.table?.you.length === 1;
    return only && settings.spare && this.unspared !== this.table?.version;
  }

  /** Give the answer that stands for what is asked, if nothing has changed; or the only one there is. */
  private answerAgain(table: Table): void {
    const question = table.questions.find((each) => each.seat === this.seat && !each.answered);
    if (!question || this.curtain >= 0 || this.sentAt >= 0 || this.sparedAt === table.version) return;
    const only = this.isSpared(question);
    const standing = this.standing.answerTo(question, this.standableFor(question));
    const answer = only ? { action: question.options[0]!.action } : standing;
    if (answer === "off") this.notice = { tone: "hint", text: t.table.planOff, rule: "" };
    if (!answer || answer === "off") return;
    const { seat } = question;
    const { version } = table;
    this.sparedAt = version;
    setTimeout(() => {
      void this.line.send({ type: "play", seat, version, ...answer, then: [] }).then((reply) => {
        if (reply.type === "refused" && this.table?.version === version) this.unspared = version;
      });
    }, this.pause(table));
  }

  private standableFor(question: Question): Standable | null {
    const { client, setting } = this;
    if (!client?.standable || !setting || !isAsked(client.wire, question)) return null;
    return client.standable(
      question,
      client.sceneOf(read(client.wire.facts, this.factsOf(question.seat)), setting, null),
    );
  }

  /** Before others, a standing answer takes as long as a quick person: nobody shall see by the time that it stood. */
  private pause(table: Table): number {
    const people = table.info.seats.filter((seat) => seat.kind === "human").length;
    return people > 1 ? 800 + 1700 * Math.random() : 0;
  }

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
    if (this.seat < 0 || !action) return;
    const reply = await this.line.send({ type: "why", seat: this.seat, action });
    if (reply.type === "answer")
      this.notice = reply.offered
        ? { tone: "good", text: t.table.whyOffered, rule: "" }
        : { tone: "why", text: reply.reason, rule: reply.rule };
    if (reply.type === "refused") this.notice = { tone: "why", text: reply.reason, rule: reply.rule };
  };

  /** What would the house play, and why? It is chosen, never played. */
  hint = async (): Promise<void> => {
    const question = this.question;
    if (!question || this.hinting) return;
    this.hinting = true;
    const reply = await this.line.send({ type: "hint", seat: question.seat });
    this.hinting = false;
    if (reply.type === "hint" && this.question?.options.some((option) => option.action === reply.action)) {
      this.pick(reply.action);
      this.notice = { tone: "hint", text: [`${reply.label}.`, ...reply.lines].join(" "), rule: "" };
    } else if (reply.type === "refused") this.notice = { tone: "why", text: reply.reason, rule: reply.rule };
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
