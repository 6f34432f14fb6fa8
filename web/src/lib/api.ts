/** The server's HTTP side: one function for each thing that can be asked. */

import { dict, type Guard, isRecord, list, read } from "./guards";
import {
  type BalanceQuestion,
  type BoardSheet,
  type Cover,
  isAboutThing,
  isAnalysisNews,
  isBalanceNews,
  isBoardDrawn,
  isBoardFile,
  isGameCreated,
  isGameInfo,
  isLaneTrackDrawn,
  isLaneTrackFile,
  isPackInfo,
  isProblem,
  isProof,
  isReplay,
  isRuleReference,
  isSeasonCreated,
  isSeasonInfo,
  isTitleInfo,
  isWayIn,
  isTrackDrawn,
  isTrial,
  type JoinGame,
  type LaneTrack,
  type NewGame,
  type NewPack,
  type NewSeason,
  type Problem,
  type Rematch,
  type SeasonCommand,
  type SeatCommand,
  type SeatKey,
  type TrackText,
  type TrackWish,
} from "./messages";
import { settings } from "./settings.svelte";
import { t } from "./texts/say.svelte";

/** An answer that is not the one hoped for, in the server's own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
    readonly rule = "",
  ) {
    super(reason);
  }
}

interface Request {
  body?: unknown;
  /** The seat for which it is asked; its secret goes into a header, never into an address. */
  key?: SeatKey | null;
}

async function answer(path: string, { body, key }: Request = {}): Promise<string> {
  const address = new URL(path, location.href);
  address.searchParams.set("language", settings.language);
  if (key) address.searchParams.set("seat", String(key.seat));
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key) headers.authorization = `Bearer ${key.secret}`;
  let response: Response;
  try {
    response = await fetch(address, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, t.lobby.unreachable);
  }
  const text = await response.text();
  if (response.ok) return text;
  const problem = problemOf(text);
  throw new Refusal(response.status, problem?.reason ?? `The server answered ${response.status}.`, problem?.rule);
}

/** What the server says is wrong; null where a proxy in between has answered in its own words. */
function problemOf(text: string): Problem | null {
  try {
    return read(isProblem, JSON.parse(text));
  } catch {
    return null;
  }
}

async function ask<T>(guard: Guard<T>, path: string, request?: Request): Promise<T> {
  return read(guard, JSON.parse(await answer(path, request)));
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const api = {
  titles: () => ask(list(isTitleInfo), "/api/titles"),
  title: (id: string, pack = "") =>
    ask(isTitleInfo, `/api/titles/${encodeURIComponent(id)}${pack && `?pack=${encodeURIComponent(pack)}`}`),
  packs: (title: string) => ask(list(isPackInfo), `/api/packs?title=${encodeURIComponent(title)}`),
  pack: (id: string) => ask(isPackInfo, `/api/packs/${encodeURIComponent(id)}`),
  bringDrawing: (body: NewPack) => ask(isPackInfo, "/api/packs/drawn", { body }),
  about: (title: string) => ask(dict(isAboutThing), `/api/titles/${encodeURIComponent(title)}/about`),
  rules: (title: string) => ask(isRuleReference, `/api/rules/${encodeURIComponent(title)}`),
  wayIn: () => ask(isWayIn, "/api/way-in"),
  openGames: () => ask(list(isGameInfo), "/api/games"),
  info: (id: string) => ask(isGameInfo, game(id)),
  components: (id: string) => ask(isRecord, `${game(id)}/components`),
  create: (body: NewGame) => ask(isGameCreated, "/api/games", { body }),
  createSeason: (body: NewSeason) => ask(isSeasonCreated, "/api/seasons", { body }),
  season: (id: string) => ask(isSeasonInfo, `/api/seasons/${encodeURIComponent(id)}`),
  race: (id: string, body: SeasonCommand) =>
    ask(isGameCreated, `/api/seasons/${encodeURIComponent(id)}/race`, { body }),
  join: (id: string, body: JoinGame) => ask(isGameCreated, `${game(id)}/join`, { body }),
  rematch: (id: string, body: Rematch) => ask(isGameCreated, `${game(id)}/rematch`, { body }),
  leave: (id: string, body: SeatCommand) => ask(isGameInfo, `${game(id)}/leave`, { body }),
  reclaim: (id: string, body: SeatCommand) => ask(isGameInfo, `${game(id)}/reclaim`, { body }),
  cover: (id: string, body: Cover) => ask(isGameInfo, `${game(id)}/cover`, { body }),
  replay: (id: string, key: SeatKey | null) => ask(isReplay, `${game(id)}/replay`, { key }),
  replayOf: (record: string) => ask(isReplay, "/api/replay", { body: { record } }),
  record: (id: string, key: SeatKey | null) => answer(`${game(id)}/record`, { key }),
  proof: (id: string) => ask(isProof, `${game(id)}/proof`),
  checkTrack: (body: TrackText) => ask(isTrackDrawn, "/api/builder/check", { body }),
  closeTrack: (body: TrackText) => ask(isTrackDrawn, "/api/builder/close", { body }),
  generateTrack: (body: TrackWish) => ask(isTrackDrawn, "/api/builder/generate", { body }),
  raceTrack: (body: TrackText) => ask(isTrial, "/api/builder/race", { body }),
  laneTracks: () => ask(list(isLaneTrackFile), "/api/tracks"),
  readLaneTrack: (text: string) => ask(isLaneTrackDrawn, "/api/tracks/read", { body: { text } }),
  checkLaneTrack: (body: LaneTrack) => ask(isLaneTrackDrawn, "/api/tracks/check", { body }),
  boards: () => ask(list(isBoardFile), "/api/boards"),
  readBoard: (text: string) => ask(isBoardDrawn, "/api/boards/read", { body: { text } }),
  checkBoard: (body: BoardSheet) => ask(isBoardDrawn, "/api/boards/check", { body }),
  askBalance: (body: BalanceQuestion) => ask(isBalanceNews, "/api/balance", { body }),
  balance: (id: string) => ask(isBalanceNews, `/api/balance/${encodeURIComponent(id)}`),
  analyseGame: (id: string) => ask(isAnalysisNews, `${game(id)}/analysis`, { body: {} }),
  analyseRecord: (record: string) => ask(isAnalysisNews, "/api/analysis", { body: { record } }),
  analysis: (id: string) => ask(isAnalysisNews, `/api/analysis/${encodeURIComponent(id)}`),
  verify: (record: string) => ask(isProof, "/api/verify", { body: { record } }),
};
