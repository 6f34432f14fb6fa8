import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/lib/connection.svelte";
import { eventMessage, FakeSocket, last, tableMessage } from "./socket";

const table = tableMessage;

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://paddock.test/game/g1" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): Connection {
  const line = new Connection("g1", [{ seat: 2, secret: "s" }], "en");
  line.open();
  last().accept();
  last().tell(table(4));
  return line;
}

describe("the line to a game", () => {
  it("says hello first, with its keys, and is open with the first table", () => {
    const line = connected();
    expect(String(last().address)).toBe("ws://paddock.test/api/games/g1/socket");
    expect(last().sent[0]).toEqual({ type: "hello", secrets: [{ seat: 2, secret: "s" }], language: "en", version: -1 });
    expect(line.state).toBe("open");
  });

  it("sends an unanswered command again under the same id when the connection is back", async () => {
    const line = connected();
    const reply = line.send({ type: "play", seat: 2, version: 4, action: "keep" });
    const first = last().sent.at(-1)!;
    last().close();
    expect(line.state).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().accept();
    expect(last().sent).toEqual([expect.objectContaining({ type: "hello", version: 4 })]);
    last().tell(table(5));
    expect(last().sent.at(-1)).toEqual(first);
    last().tell({ type: "done", id: first.id, version: 5 });
    expect(await reply).toMatchObject({ type: "done", version: 5 });
    expect(line.unanswered).toBe(0);
  });

  it("does not send an answered command again", async () => {
    const line = connected();
    const reply = line.send({ type: "say", seat: 2, text: "hello" });
    last().tell({ type: "done", id: last().sent.at(-1)!.id, version: 4 });
    await reply;
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    last().accept();
    last().tell(table(4));
    expect(last().sent.map((message) => message.type)).toEqual(["hello"]);
  });

  it("tries again more and more slowly, but never gives up", async () => {
    const line = connected();
    last().close();
    for (let attempt = 0; attempt < 8; attempt++) {
      await vi.advanceTimersByTimeAsync(15_100);
      expect(FakeSocket.all.length).toBeGreaterThanOrEqual(attempt + 2);
      last().close();
    }
    expect(line.state).toBe("waiting");
  });

  it("stays away when the server says that coming back makes no sense", async () => {
    const line = connected();
    last().tell({ type: "closing", reason: "The key of this seat has been changed.", again: false });
    last().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(line.state).toBe("ended");
    expect(line.reason).toContain("key");
  });

  it("notices a line that is dead although it looks open", async () => {
    connected();
    await vi.advanceTimersByTimeAsync(62_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("asks for what was left out, page by page, and hands none of it on as new", async () => {
    const line = connected();
    const fresh: number[] = [];
    line.ontable = (_, events) => fresh.push(...events.map((event) => event.number));
    const events = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => eventMessage(from + index));
    last().tell(table(5, { events: events(6, 8), first_event: 6 }));
    for (const [before, from] of [
      [6, 3],
      [3, 0],
    ] as const) {
      const asked = last().sent.at(-1)!;
      expect(asked).toMatchObject({ type: "earlier", before });
      last().tell({ type: "earlier", id: asked.id, events: events(from, before) });
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(line.events.map((event) => event.number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(last().sent.filter((message) => message.type === "earlier")).toHaveLength(2);
    last().tell(table(6, { events: events(8, 9), first_event: 8 }));
    expect(fresh).toEqual([6, 7, 8]);
  });

  it("hands on what is new, and says when something was taken back", () => {
    const line = connected();
    const seen: [number[], boolean][] = [];
    line.ontable = (_, fresh, takenBack) => seen.push([fresh.map((event) => event.number), takenBack]);
    const event = (number: number, text: string) => ({
      number,
      version: number,
      seat: -1,
      kind: "k",
      rule: "",
      values: {},
      text,
      chapter: "",
    });
    last().tell(table(5, { events: [event(0, "a"), event(1, "b")] }));
    last().tell(table(6, { events: [event(2, "c")], first_event: 2 }));
    last().tell(table(7, { events: [event(1, "other")], first_event: 1 }));
    expect(seen).toEqual([
      [[0, 1], false],
      [[2], false],
      [[1], true],
    ]);
  });
});
