/** What stands on a seat's badge: what the tower shows of its car; of a seat with several cars, their colours alone. */

import { type CarName, livery } from "./board/livery";
import type { SomeClient, SomeSetting } from "./game";
import type { SeatInfo, TowerRow } from "./messages";

interface At {
  client: SomeClient | null;
  setting: SomeSetting | null;
  table: { tower: TowerRow[] } | null;
}

export function seatPlate({ client, setting, table }: At, seat: SeatInfo): CarName {
  const cars = table?.tower.filter((row) => row.seat === seat.seat) ?? [];
  const own = client?.plate && setting && cars[0] ? client.plate(cars[0].car, setting) : null;
  if (own && cars.length === 1) return own;
  const paint = own?.livery ?? livery(seat.title.toLowerCase(), seat.seat);
  return { team: paint.id, letter: "", livery: paint, second: false };
}
