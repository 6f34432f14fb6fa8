/** Which of the ends that a move can have is picked, and which way there. The tray and the board both show and change it. */

import type { End, MoveForeseen, Way } from "./types";

class Picking {
  /** The car that was touched before a card was; empty: none. */
  car = $state("");
  /** Whether a move is played one step at a time: for ways that are not among those offered whole. */
  bySteps = $state(false);
  private space = $state("");
  private number = $state(0);

  /** The end that is picked: the one that was touched, else the one furthest ahead. */
  end(move: MoveForeseen | null): End | undefined {
    return move?.ends.find((end) => end.space === this.space) ?? move?.ends[0];
  }

  way(move: MoveForeseen | null): Way | undefined {
    const end = this.end(move);
    return end?.ways[this.number % end.ways.length];
  }

  wayNumber(move: MoveForeseen | null): number {
    return this.number % (this.end(move)?.ways.length ?? 1);
  }

  isTouched(space: string): boolean {
    return this.space === space;
  }

  take(space: string): void {
    this.space = space;
    this.number = 0;
  }

  /** Another way to the same end. */
  turn(move: MoveForeseen, by: number): void {
    const ways = this.end(move)?.ways.length ?? 1;
    this.number = (this.number + by + ways) % ways;
  }

  /** The next end to the one or other side. */
  shift(move: MoveForeseen, by: number): void {
    const here = move.ends.indexOf(this.end(move)!);
    this.take(move.ends[(here + by + move.ends.length) % move.ends.length]?.space ?? "");
  }

  clear(): void {
    this.space = "";
    this.number = 0;
  }
}

export const picking = new Picking();
