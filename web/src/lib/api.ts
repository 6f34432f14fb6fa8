/** The server's HTTP side: one function for each thing that can be asked. */

import type {
  BoardDrawn,
  BoardFile,
  BoardSheet,
  Cover,
  GameCreated,
  GameInfo,
  JoinGame,
  LaneTrack,
  LaneTrackDrawn,
  LaneTrackFile,
  NewGame,
  NewPack,
  NewSeason,
  PackInfo,
  Problem,
  Proof,
  Replay,
  RuleReference,
  SeasonCommand,
  SeasonCreated,
  SeasonInfo,
  SeatCommand,
  SeatKey,
  TitleInfo,
  TrackDrawn,
  TrackText,
  TrackWish,
  Trial,
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
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(text) as Partial<Problem>;
  } catch {
    // A proxy in between may answer in its own words.
  }
  throw new Refusal(response.status, problem.reason ?? `The server answered ${response.status}.`, problem.rule);
}

async function ask<T>(path: string, request?: Request): Promise<T> {
  return JSON.parse(await answer(path, request)) as T;
}

const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export const api = {
  titles: () => ask<TitleInfo[]>("/api/titles"),
  title: (id: string, pack = "") =>
    ask<TitleInfo>(`/api/titles/${encodeURIComponent(id)}${pack && `?pack=${encodeURIComponent(pack)}`}`),
  packs: (title: string) => ask<PackInfo[]>(`/api/packs?title=${encodeURIComponent(title)}`),
  pack: (id: string) => ask<PackInfo>(`/api/packs/${encodeURIComponent(id)}`),
  bringDrawing: (body: NewPack) => ask<PackInfo>("/api/packs/drawn", { body }),
  rules: (title: string) => ask<RuleReference>(`/api/rules/${encodeURIComponent(title)}`),
  openGames: () => ask<GameInfo[]>("/api/games"),
  info: (id: string) => ask<GameInfo>(game(id)),
  components: (id: string) => ask<Record<string, unknown>>(`${game(id)}/components`),
  create: (body: NewGame) => ask<GameCreated>("/api/games", { body }),
  createSeason: (body: NewSeason) => ask<SeasonCreated>("/api/seasons", { body }),
  season: (id: string) => ask<SeasonInfo>(`/api/seasons/${encodeURIComponent(id)}`),
  race: (id: string, body: SeasonCommand) => ask<GameCreated>(`/api/seasons/${encodeURIComponent(id)}/race`, { body }),
  join: (id: string, body: JoinGame) => ask<GameCreated>(`${game(id)}/join`, { body }),
  leave: (id: string, body: SeatCommand) => ask<GameInfo>(`${game(id)}/leave`, { body }),
  reclaim: (id: string, body: SeatCommand) => ask<GameInfo>(`${game(id)}/reclaim`, { body }),
  cover: (id: string, body: Cover) => ask<GameInfo>(`${game(id)}/cover`, { body }),
  replay: (id: string, key: SeatKey | null) => ask<Replay>(`${game(id)}/replay`, { key }),
  replayOf: (record: string) => ask<Replay>("/api/replay", { body: { record } }),
  record: (id: string, key: SeatKey | null) => answer(`${game(id)}/record`, { key }),
  proof: (id: string) => ask<Proof>(`${game(id)}/proof`),
  checkTrack: (body: TrackText) => ask<TrackDrawn>("/api/builder/check", { body }),
  closeTrack: (body: TrackText) => ask<TrackDrawn>("/api/builder/close", { body }),
  generateTrack: (body: TrackWish) => ask<TrackDrawn>("/api/builder/generate", { body }),
  raceTrack: (body: TrackText) => ask<Trial>("/api/builder/race", { body }),
  laneTracks: () => ask<LaneTrackFile[]>("/api/tracks"),
  readLaneTrack: (text: string) => ask<LaneTrackDrawn>("/api/tracks/read", { body: { text } }),
  checkLaneTrack: (body: LaneTrack) => ask<LaneTrackDrawn>("/api/tracks/check", { body }),
  boards: () => ask<BoardFile[]>("/api/boards"),
  readBoard: (text: string) => ask<BoardDrawn>("/api/boards/read", { body: { text } }),
  checkBoard: (body: BoardSheet) => ask<BoardDrawn>("/api/boards/check", { body }),
  verify: (record: string) => ask<Proof>("/api/verify", { body: { record } }),
};
