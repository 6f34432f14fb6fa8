/**
 * Guards: functions that say whether a value is of a type. Those of messages and games are made together with their types
 * (`make types`); whatever passes is of that type, and nobody has to assert it.
 */

import { t } from "./texts/say.svelte";

export type Guard<T> = (value: unknown) => value is T;
type Guarded<G> = G extends Guard<infer T> ? T : never;
export type Guards = Record<string, Guard<unknown>>;
type Fields<F extends Guards> = { [K in keyof F]: Guarded<F[K]> };

export function word(value: unknown): value is string {
  return typeof value === "string";
}

export function number(value: unknown): value is number {
  return typeof value === "number";
}

export function flag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function anything(value: unknown): value is unknown {
  void value;
  return true;
}

export function nothing(value: unknown): value is null {
  return value === null;
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const T extends string | number>(...values: T[]): Guard<T> {
  const all = new Set<unknown>(values);
  return (value): value is T => all.has(value);
}

/* @__NO_SIDE_EFFECTS__ */
export function either<T extends Guard<unknown>[]>(...guards: T): Guard<Guarded<T[number]>> {
  return (value): value is Guarded<T[number]> => guards.some((guard) => guard(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function list<T>(each: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(each);
}

/* @__NO_SIDE_EFFECTS__ */
export function tuple<T extends Guard<unknown>[]>(...each: T): Guard<{ [K in keyof T]: Guarded<T[K]> }> {
  return (value): value is { [K in keyof T]: Guarded<T[K]> } =>
    Array.isArray(value) && value.length === each.length && each.every((guard, index) => guard(value[index]));
}

/* @__NO_SIDE_EFFECTS__ */
export function dict<T>(each: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> => isRecord(value) && Object.values(value).every(each);
}

/** What it has besides these fields does not matter. @__NO_SIDE_EFFECTS__ */
export function struct<F extends Guards>(fields: F): Guard<Fields<F>> {
  const all = Object.entries(fields);
  return (value): value is Fields<F> => isRecord(value) && all.every(([name, guard]) => guard(value[name]));
}

/** Some of the fields. @__NO_SIDE_EFFECTS__ */
export function partial<F extends Guards>(fields: F): Guard<Partial<Fields<F>>> {
  const all = Object.entries(fields);
  return (value): value is Partial<Fields<F>> =>
    isRecord(value) && all.every(([name, guard]) => value[name] === undefined || guard(value[name]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value, if it is what it should be; else an error for whoever looks at the page. */
export function read<T>(guard: Guard<T>, value: unknown): T {
  if (guard(value)) return value;
  throw new Error(t.connection.misread);
}
