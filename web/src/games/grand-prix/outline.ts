/** Closed lines of points: pulled into shape, and made of equal steps. */

type Points = number[][];

const distance = (a: number[], b: number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
const round = (value: number) => Math.round(value * 100) / 100;

/** How many points on either side come along when one is pulled. */
const REACH = 5;

/** One point pulled to a place, those beside it less and less. */
export function nudged(points: Points, index: number, to: [number, number]): Points {
  const [dx, dy] = [to[0] - points[index]![0]!, to[1] - points[index]![1]!];
  return points.map(([x, y], other) => {
    const apart = Math.min(Math.abs(other - index), points.length - Math.abs(other - index));
    if (apart > REACH) return [x!, y!];
    const share = Math.cos((Math.PI / 2) * (apart / (REACH + 1))) ** 2;
    return [round(x! + dx * share), round(y! + dy * share)];
  });
}

/** The same line with its points at equal distances, one apart; the first stays in its place. */
export function evened(points: Points): Points {
  const count = points.length;
  const steps = points.map((point, index) => distance(point, points[(index + 1) % count]!));
  const total = steps.reduce((sum, step) => sum + step, 0);
  if (total === 0) return points;
  const [origin] = points;
  const found: Points = [];
  let index = 0;
  let passed = 0;
  for (let step = 0; step < count; step++) {
    const wanted = (total * step) / count;
    while (index < count - 1 && passed + steps[index]! < wanted) passed += steps[index++]!;
    const part = steps[index] ? (wanted - passed) / steps[index]! : 0;
    const [a, b] = [points[index]!, points[(index + 1) % count]!];
    found.push([a[0]! + (b[0]! - a[0]!) * part, a[1]! + (b[1]! - a[1]!) * part]);
  }
  const scale = count / total;
  return found.map(([x, y]) => [
    round(origin![0]! + (x! - origin![0]!) * scale),
    round(origin![1]! + (y! - origin![1]!) * scale),
  ]);
}
