/** Content packs: a drawing is brought to the house and raced on; a race on one can be raced again. */

import { api } from "./api";
import type { BalanceQuestion, GameInfo } from "./messages";
import { optionsIn } from "./venue";

/** Bring a track or a board that was drawn; the address where a race on it is set up. */
export async function bring(title: string, text: string): Promise<string> {
  const { pack, options } = await api.bringDrawing({ title, text });
  return `/new/${title}?${new URLSearchParams({ pack, ...options }).toString()}`;
}

/** Whether a track or a board that was drawn is balanced, to be asked; null without a file. */
export async function questionAbout(title: string, text: string): Promise<BalanceQuestion | null> {
  if (!text) return null;
  const { pack, options } = await api.bringDrawing({ title, text });
  return { title, options, pack };
}

/** Where another game like this one is set up: with the same content pack and, of what that brings, the same choice. */
export function again({ title, pack, game_string }: GameInfo): string {
  if (!pack) return `/new/${title}`;
  const chosen = new URLSearchParams({ pack });
  for (const [name, value] of optionsIn(game_string)) if (name !== "seats") chosen.set(name, value);
  return `/new/${title}?${chosen.toString()}`;
}

/** The address of a pack's files. */
export const filesOf = (pack: string): string => `/api/packs/${encodeURIComponent(pack)}/files`;
