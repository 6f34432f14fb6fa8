/** The clocks of a table: what one unit of each is in seconds, what is usual, and the most that the house takes. */

export interface ClockKind {
  seconds: number;
  usual: number;
  most: number;
}

export const CLOCKS: Record<string, ClockKind> = {
  none: { seconds: 0, usual: 0, most: 0 },
  move: { seconds: 1, usual: 60, most: 3600 },
  bank: { seconds: 60, usual: 30, most: 1440 },
  days: { seconds: 86400, usual: 2, most: 30 },
};
