/** What the parts of Grand Prix are given: the shell's types, with this game's own in them. */

import type * as shell from "../../lib/game";
import type * as wire from "../../lib/wire";
import type { Scene } from "./scene";
import type { Game } from "./types";

export type BoardProps = shell.BoardProps<Game, Scene>;
export type TrayProps = shell.TrayProps<Game, Scene>;
export type RestProps = shell.RestProps<Game, Scene>;
export type DashProps = shell.DashProps<Game, Scene>;
export type ScenePart = shell.ScenePart<Game, Scene>;
export type Setting = shell.Setting<Game>;
export type Question = wire.Asked<Game>;
export type Event = wire.Told<Game>;
export type Offer<V extends keyof Game["verbs"] = keyof Game["verbs"]> = wire.Offer<Game, V>;
