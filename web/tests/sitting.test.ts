import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Sitting } from "../src/lib/sitting.svelte";
import { prefer } from "../src/lib/settings.svelte";
import { FakeSocket, last, questionMessage, tableMessage } from "./socket";

/** A game of which nothing is known. */
const wire = vi.hoisted(() => {
  const anything = () => true;
  const nothing = () => false;
  const [kinds, components, facts] = [anything, anything, anything];
  return { facts, changes: nothing, kinds, verbs: {}, events: {}, components, window: anything, foreseen: nothing };
});

vi.mock("../src/games", () => ({
  clientFor: async () => ({ wire, sceneOf: () => null, after: () => null, beat: () => 0 }),
}));
vi.mock("../src/lib/api", () => ({ api: { components: async () => ({}) } }));

const table = (version: number, ...actions: string[]) =>
  tableMessage(version, { you: [0], questions: [questionMessage(0, ...actions)] });

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://paddock.test/game/g1" });
  vi.stubGlobal("document", { hidden: true, documentElement: { dataset: {} } });
  vi.stubGlobal("addEventListener", () => {});
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function seated(): Promise<Sitting> {
  const sitting = new Sitting("g1", [{ seat: 0, secret: "s" }]);
  last().accept();
  last().tell(table(1, "roll", "hold"));
  await vi.waitFor(() => expect(sitting.question).not.toBeNull(), 10_000);
  return sitting;
}

/** Commit "roll"; returns the id under which it was sent. */
async function committed(sitting: Sitting): Promise<unknown> {
  sitting.pick("roll");
  void sitting.commit();
  await settled();
  expect(last().sent.at(-1)).toMatchObject({ type: "play", action: "roll", version: 1 });
  return last().sent.at(-1)!.id;
}

describe("a choice", () => {
  it("is shown in place of what was considered before it", async () => {
    const sitting = await seated();
    sitting.consider("roll");
    sitting.pick("hold");
    await settled();
    const asked = last().sent.at(-1)!;
    expect(asked).toMatchObject({ type: "preview", action: "hold" });
    last().tell({ type: "preview", id: asked.id, lines: ["You hold."], facts: {} });
    await settled();
    expect(sitting.foreseen).toBe("You hold.");
  });

  it("is let go when its answer has been played, whichever comes first, the table or the word that it was", async () => {
    for (const tableFirst of [true, false]) {
      const sitting = await seated();
      const id = await committed(sitting);
      const news = [table(2, "roll", "hold"), { type: "done", id, version: 2 }];
      for (const message of tableFirst ? news : news.toReversed()) last().tell(message);
      await settled();
      expect(sitting.chosen).toBe("");
      expect(sitting.committing).toBe(false);
    }
  });

  it("made for the next question stays when the word that the last answer was played comes late", async () => {
    const sitting = await seated();
    const id = await committed(sitting);
    last().tell(table(2, "roll", "hold"));
    sitting.choose("roll");
    last().tell({ type: "done", id, version: 2 });
    await settled();
    expect(sitting.chosen).toBe("roll");
    expect(last().sent.filter((message) => message.type === "play")).toHaveLength(1);
  });

  it("survives a refusal, and tables that have nothing to do with it", async () => {
    const sitting = await seated();
    const id = await committed(sitting);
    last().tell({ type: "refused", id, reason: "Nothing was saved.", rule: "", code: "not-saved" });
    last().tell(table(1, "roll", "hold"));
    await settled();
    expect(sitting.chosen).toBe("roll");
    expect(sitting.notice?.text).toBe("Nothing was saved.");
    last().tell(table(2, "roll", "stop"));
    expect(sitting.chosen).toBe("roll");
    last().tell(table(3, "hold", "stop"));
    expect(sitting.chosen).toBe("");
  });
});

describe("a question with one answer", () => {
  const plays = () => last().sent.filter((message) => message.type === "play");

  it("is answered once, without being asked, and asked after all if that is refused", async () => {
    const sitting = await seated();
    last().tell(table(2, "roll"));
    expect(sitting.question).toBeNull();
    expect(sitting.spared?.options[0]?.action).toBe("roll");
    last().tell(table(2, "roll")); // somebody came or went
    await vi.waitFor(() => expect(plays()).toHaveLength(1), 10_000);
    expect(plays()[0]).toMatchObject({ action: "roll", seat: 0, version: 2 });
    last().tell({ type: "refused", id: plays()[0]!.id, reason: "Nothing was saved.", rule: "", code: "not-saved" });
    await vi.waitFor(() => expect(sitting.question).not.toBeNull(), 10_000);
    expect(plays()).toHaveLength(1);
  });

  it("is asked of people who share a screen, and of those who want to be asked", async () => {
    const sitting = await seated();
    last().tell(tableMessage(2, { you: [0, 1], questions: [questionMessage(0, "roll")] }));
    expect(sitting.question?.options).toHaveLength(1);
    prefer({ spare: false });
    last().tell(table(3, "roll"));
    expect(sitting.question?.options).toHaveLength(1);
    await settled();
    prefer({ spare: true });
    expect(plays()).toHaveLength(0);
  });
});
