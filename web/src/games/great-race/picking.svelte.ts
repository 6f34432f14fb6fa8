/** What the player has in hand while choosing: an assistant, a card or a tile. The tray and the map both go by it. */

import type { OptionOffer, Question } from "../../lib/messages";

/** The verbs of a choice that is made on the map, by what is in hand. */
const ON_MAP: Record<string, string> = { tracker: "track", cheater: "cheat", escort: "clear" };

class Picking {
  /** In the convoy: a slot (`scout` …) or a card (`tracker` …); empty: nothing. */
  held = $state("");
  /** The spaces that a drive shall lead over, once a place in reach has been touched. */
  way = $state.raw<string[]>([]);
  private tile = $state("");

  /** The drawn tile that is to be laid: the one that was touched, while it is still there. */
  tileOf(question: Question | null): string {
    const tiles = (question?.options ?? []).filter(({ verb }) => verb === "lay").map(({ values }) => values.tile ?? "");
    return tiles.includes(this.tile) ? this.tile : (tiles[0] ?? "");
  }

  takeTile(tile: string): void {
    this.tile = tile;
  }

  /** The choices that are made by touching the map, by the space they are about; a crossing by where it leads from here. */
  places(question: Question | null, here = ""): Map<string, OptionOffer> {
    const found = new Map<string, OptionOffer>();
    if (!question) return found;
    const tile = this.tileOf(question);
    const wanted =
      question.kind === "act" ? ON_MAP[this.held] : { "lay-tile": "lay", "choose-way": "go" }[question.kind];
    const verb = wanted ?? (question.kind === "second-tile" ? "swap-with" : "");
    for (const option of question.options) {
      const space = option.values.space;
      if (option.verb === verb && space && (verb !== "lay" || option.values.tile === tile)) found.set(space, option);
      if (option.verb === "sail") {
        const end = (option.values.line ?? "").split("-").find((each) => each !== here) ?? "";
        if (!found.has(end)) found.set(end, option);
      }
    }
    return found;
  }
}

export const picking = new Picking();
