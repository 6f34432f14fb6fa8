/** Content packs: a drawing is brought to the house and raced on; a race on one can be raced again. */

import { api } from "./api";
import type { GameInfo } from "./messages";

/** Bring a track or a board that was drawn; the address where a race on it is set up. */
export async function bring(title: string, text: string): Promise<string> {
  const { pack, options } = await api.bringDrawing({ title, text });
  return `/new/${title}?${new URLSearchParams({ pack, ...options }).toString()}`;
}

/** Where another game like this one is set up: with the same content pack and, of what that brings, the same choice. */
export function again({ title, pack, game_string }: GameInfo): string {
  if (!pack) return `/new/${title}`;
  const chosen = new URLSearchParams({ pack });
  for (const [, name, value] of game_string.matchAll(/(\w+)=([^,()]+)/g))
    if (name !== "seats") chosen.set(name!, value!);
  return `/new/${title}?${chosen.toString()}`;
}

/** The address of a pack's files. */
export const filesOf = (pack: string): string => `/api/packs/${encodeURIComponent(pack)}/files`;
