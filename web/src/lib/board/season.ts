/** What the table of a season shows of each team, and the words around it. */

export interface SeasonRow {
  team: string;
  name: string;
  /** The person at this seat, where the team has a name of its own. */
  who?: string;
  /** Its place in the standings; 0 before the first race. */
  place?: number;
  mine?: boolean;
  /** Its points before the first race, and after each one that is over. */
  points: number[];
  total: number;
}

export interface SeasonWords {
  chart: string;
  noRaceYet: string;
  season: string;
  team: string;
  total: string;
}
