/**
 * Standing answers: what a seat answers again by itself as long as nothing changes, or so many times. Each is a plan of
 * whoever sits here: it is checked against what is really asked when the question comes, is thrown away when that does not
 * fit, and never leaves this browser, so that nobody else can know of it.
 */

import type { Question } from "./messages";

/** A question that may be answered by a standing answer. */
export interface Standable {
  /** The answer that may stand. */
  action: string;
  /** What it is about, such as a car: others are asked about as before. */
  about: string;
  /** Everything that must stay as it is. */
  key: string;
  /** How many times more the shell offers to give it; null: until something changes. */
  most: number | null;
}

/** One of the answers of a plan, so many times. Of the question's key it minds the beginning that it names. */
export interface Step {
  kind: string;
  action: string;
  key: string;
  times: number;
}

/** What is to be answered about something, such as a car, one step after the other. */
export interface Plan {
  about: string;
  steps: Step[];
}

interface Standing extends Omit<Standable, "most"> {
  seat: number;
  kind: string;
  /** How many times it is still to be given. */
  left: number;
}

type Asked = Pick<Question, "seat" | "kind" | "options">;

export class StandingAnswers {
  private all = $state.raw<Standing[]>([]);

  /** How many things they are about. */
  get count(): number {
    return new Set(this.all.map(({ seat, kind, about }) => `${seat} ${about || kind}`)).size;
  }

  /** Answer so the next so many times that it is asked; Infinity: until something changes. */
  stand(question: Asked, { action, about, key }: Omit<Standable, "most">, times: number): void {
    const { seat, kind } = question;
    const others = this.all.filter((each) => !(each.seat === seat && each.kind === kind && each.about === about));
    this.all = times > 0 ? [...others, { seat, kind, action, about, key, left: times }] : others;
  }

  /** Answer so, step by step; what was planned for the same thing before is forgotten. */
  plan(seat: number, { about, steps }: Plan): void {
    const others = this.all.filter((each) => !(each.seat === seat && each.about === about));
    this.all = [...others, ...steps.map(({ times, ...step }) => ({ ...step, seat, about, left: times }))];
  }

  /** What stands for this question: an answer, "off" if something has changed since, or null. */
  answerTo(question: Asked, found: Standable | null): { action: string } | "off" | null {
    const standing = found && this.all.find((each) => this.isFor(each, question, found));
    if (!standing) return null;
    const offered = question.options.some((option) => option.action === standing.action);
    const fits = offered && found.key.startsWith(standing.key);
    const isSame = (each: Standing) => each.seat === standing.seat && each.about === standing.about;
    this.all = fits
      ? this.all.flatMap((each) => (each !== standing ? each : each.left > 1 ? { ...each, left: each.left - 1 } : []))
      : this.all.filter((each) => !isSame(each));
    return fits ? { action: standing.action } : "off";
  }

  end(): void {
    this.all = [];
  }

  private isFor(standing: Standing, { seat, kind }: Asked, { about }: Standable): boolean {
    return standing.seat === seat && standing.kind === kind && standing.about === about;
  }
}
