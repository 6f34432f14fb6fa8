/** What the player has in hand while choosing: an assistant, a card or a tile. The tray and the map both go by it. */

import { argument } from "../../lib/wire";
import type { Offer, Question } from "./props";

/** The verbs of a choice that is made on the map, by what is in hand. */
const ON_MAP: Record<string, Offer["verb"]> = { tracker: "track", cheater: "cheat", escort: "clear" };
/** … and by what is asked. */
const BY_KIND: Partial<Record<Question["kind"], Offer["verb"]>> = {
  "lay-tile": "lay",
  "choose-way": "go",
  "second-tile": "swap-with",
};

class Picking {
  /** In the convoy: a slot (`scout` …) or a card (`tracker` …); empty: nothing. */
  held = $state("");
  /** The spaces that a drive shall lead over, once a place in reach has been touched. */
  way = $state.raw<string[]>([]);
  /** The second of the two tiles that the Cheater shall exchange. */
  second = $state("");
  /** Whether a drive goes on to choose where it has come to, instead of ending there. */
  goesOn = $state(false);
  private tile = $state("");

  /** The drawn tile that is to be laid: the one that was touched, while it is still there. */
  tileOf(question: Question | null): string {
    const tiles = (question?.options ?? []).flatMap((option) => (option.verb === "lay" ? [option.values.tile] : []));
    return tiles.includes(this.tile) ? this.tile : (tiles[0] ?? "");
  }

  takeTile(tile: string): void {
    this.tile = tile;
  }

  /** The answers of a whole drive; without its end, if it shall go on. */
  drive(answers: string[]): string[] {
    return this.goesOn && answers.at(-1) === "halt" ? answers.slice(0, -1) : answers;
  }

  /** What a touch of a place means: its own choice; with one tile of the Cheater's chosen, the exchange with it. */
  touch(places: Map<string, Offer>, chosen: string, space: string): { action: string; then: string[] } | null {
    const option = places.get(space);
    if (!option) return null;
    const first = [...places].find(([, each]) => each.action === chosen);
    const exchanges = option.verb === "cheat" && first !== undefined && first[0] !== space;
    this.second = exchanges ? space : "";
    return exchanges ? { action: chosen, then: [`swap-with ${space}`] } : { action: option.action, then: [] };
  }

  /** The choices that are made by touching the map, by the space they are about; a crossing by where it leads from here. */
  places(question: Question | null, here = ""): Map<string, Offer> {
    const found = new Map<string, Offer>();
    if (!question) return found;
    const tile = this.tileOf(question);
    const verb = question.kind === "act" ? ON_MAP[this.held] : BY_KIND[question.kind];
    for (const option of question.options) {
      const space = argument(option, "space");
      const other = option.verb === "lay" && option.values.tile !== tile;
      if (option.verb === verb && space && !other) found.set(space, option);
      if (option.verb === "sail") {
        const end = option.values.line.split("-").find((each) => each !== here) ?? "";
        if (!found.has(end)) found.set(end, option);
      }
    }
    return found;
  }
}

export const picking = new Picking();
