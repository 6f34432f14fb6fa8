import { afterEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "../src/lib/api";
import { Building } from "../src/lib/builder/building.svelte";
import { fromHash, isCorner, read, toFile, toHash, words, write } from "../src/lib/builder/words";
import type { TrackDrawn } from "../src/lib/messages";

describe("tiles as words", () => {
  it("are read and written back", () => {
    for (const word of ["START", "L4", "R1L", "R3R=2", "R4L*", "L2+=1^", "L1_", "R2R=3v"])
      expect(write(read(word)!)).toBe(word);
    for (const nonsense of ["", "banana", "R1L=4", "LL", "START7"]) expect(read(nonsense)).toBeNull();
  });

  it("count as corners by their shape, unless a marker says otherwise", () => {
    const corners = ["R1L", "L2+", "R1L*", "L2"].map((word) => isCorner(read(word)!));
    expect(corners).toEqual([true, true, false, false]);
  });

  it("survive an address and a file", () => {
    const track = "START L4 R2L=2 R2L^ L1_ R4R* L2+=1v".split(" ");
    expect(fromHash(decodeURIComponent(toHash(track)))).toEqual(track);
    expect(words(toFile(track))).toEqual(track);
    expect(toFile(track).split("\n")[0]).toMatch(/^#/);
  });
});

const drawn = (track: string): TrackDrawn =>
  ({
    track,
    closed: track.includes("L1"),
    reversed: track.includes("L1") ? "START R1R" : "",
    stock: [
      { name: "R2", positions: 2, degrees: 45, count: 18, left: 18 },
      { name: "R3", positions: 2, degrees: 22.5, count: 6, left: 6 },
    ],
  }) as unknown as TrackDrawn;

async function begun(): Promise<Building> {
  vi.spyOn(api, "checkTrack").mockImplementation((body) => Promise.resolve(drawn(body.track)));
  const building = new Building();
  await building.check();
  return building;
}
afterEach(() => vi.restoreAllMocks());

describe("a track being laid", () => {
  it("grows at its end, and a corner that begins gets a marker that suits it", async () => {
    const building = await begun();
    for (const tile of ["L4", "R2L", "R2L", "R3R", "L4", "R3L"]) building.lay(tile);
    expect(building.track.join(" ")).toBe("START L4 R2L=2 R2L R3R=1 L4 R3L=1");
  });

  it("is changed where a tile is selected", async () => {
    const building = await begun();
    building.set("START L4 R2L=2 L4".split(" "));
    building.select(1);
    building.lay("L2");
    expect(building.track.join(" ")).toBe("START L4 L2 R2L=2 L4");
    expect(building.selected).toBe(2);
    building.select(3);
    building.turn();
    building.change({ difficulty: 3, slope: "^" });
    expect(building.track[3]).toBe("R2R=3^");
    building.change({ marker: "*" });
    expect(building.track[3]).toBe("R2R*^");
    building.remove();
    expect(building.track.join(" ")).toBe("START L4 L2 L4");
  });

  it("never loses its START, and takes every change back and forth", async () => {
    const building = await begun();
    building.lay("L4");
    building.lay("L2");
    building.undo();
    building.undo();
    building.undo();
    expect(building.track).toEqual(["START"]);
    building.remove();
    expect(building.track).toEqual(["START"]);
    building.redo();
    building.redo();
    expect(building.track.join(" ")).toBe("START L4 L2");
    building.undo();
    building.lay("L1");
    expect(building.future).toEqual([]);
    await vi.waitFor(() => expect(building.drawn?.track).toBe("START L4 L1"));
    building.reverse();
    expect(building.track.join(" ")).toBe("START R1R");
  });

  it("shows the newest drawing, however late an older one comes", async () => {
    const building = await begun();
    const late: ((found: TrackDrawn) => void)[] = [];
    vi.mocked(api.checkTrack).mockImplementation(() => new Promise((done) => late.push(done)));
    building.lay("L4");
    building.lay("L2");
    late[1]!(drawn("newer"));
    late[0]!(drawn("older"));
    await vi.waitFor(() => expect(building.drawn?.track).toBe("newer"));
  });

  it("says what the server refuses, and stays as it was", async () => {
    const building = await begun();
    building.lay("L4");
    vi.spyOn(api, "closeTrack").mockRejectedValue(new Refusal(400, "no tiles were found"));
    await building.close();
    expect(building.problem).toBe("no tiles were found");
    expect(building.failed).toBe("close");
    expect(building.track.join(" ")).toBe("START L4");
    expect(building.busy).toBe("");
  });

  it("forgets a test race when the track changes under it", async () => {
    const building = await begun();
    building.lay("L4");
    let finish: (trial: never) => void = () => {};
    vi.spyOn(api, "raceTrack").mockImplementation(() => new Promise((done) => (finish = done)));
    const racing = building.race();
    building.lay("L2");
    finish({ races: 3 } as never);
    await racing;
    expect(building.trial).toBeNull();
  });
});
