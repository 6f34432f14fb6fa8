/** One click into a race: against the house's easiest drivers, with what suits a first race of this game. */

import { api } from "./api";
import { canSeal } from "./diceKeeper.svelte";
import { remember } from "./keyring";
import type { TitleInfo } from "./messages";
import { prefer, settings } from "./settings.svelte";

/** Begin a title's guided race; resolves with the address of its table. Its dice are fixed, so nobody seals words. */
export async function playGuided(title: TitleInfo): Promise<string> {
  const created = await api.create({
    title: title.id,
    seats: [{ kind: "me", name: settings.name }],
    guided: true,
    language: settings.language,
  });
  remember(created.game, { keys: created.keys, title: title.id, name: title.name });
  prefer({ offered: true });
  return created.invitation;
}

/** Begin it; resolves with the address of the table. */
export async function playNow(title: TitleInfo): Promise<string> {
  const { seats, level, options } = title.play_now;
  const created = await api.create({
    title: title.id,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: "me", name: settings.name } : { kind: "bot", level },
    ),
    options,
    language: settings.language,
    seals: canSeal(),
  });
  remember(created.game, { keys: created.keys, title: title.id, name: title.name });
  return created.invitation;
}
