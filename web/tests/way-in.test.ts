import { describe, expect, it } from "vitest";
import { deviceLink } from "../src/lib/keyring";
import { isOwnMachine } from "../src/lib/wayIn.svelte";

describe("the way in", () => {
  it.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"])("%s leads to nobody else's machine", (host) => {
    expect(isOwnMachine(host)).toBe(true);
  });
  it.each(["192.168.1.7", "paddock.example", "localhost.example", "[fd00::1]"])("%s may lead here", (host) => {
    expect(isOwnMachine(host)).toBe(false);
  });
  it("gives a seat's link the address that another device can use", () => {
    expect(deviceLink("g1", [{ seat: 0, secret: "s" }], "http://192.168.1.7:8000")).toBe(
      "http://192.168.1.7:8000/game/g1#keys=0.s",
    );
  });
});
