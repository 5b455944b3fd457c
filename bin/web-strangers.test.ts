import { describe, expect, it, vi } from "vitest";
import { joinShareOf } from "@/db/connection-holder.mjs";
import { ask, askAs, begun, TURN, withFakeTurns } from "@/test/turn-requests";

describe("requests with unknown credentials", () => {
  const open: { end: () => void }[] = [];
  withFakeTurns(() => open);

  it("begin eight at a time, and addresses take turns", () => {
    askAs("Acme", "acme");
    for (const address of ["192.0.2.1", "192.0.2.2"]) {
      for (let key = 0; key < 20; key++) open.push(ask(address, { key: `forged ${key}`, address }));
    }
    expect(begun).toEqual(Array(8).fill("192.0.2.1"));
    open.push(ask("acme", { key: "acme" }), ask("192.0.2.3", { address: "192.0.2.3" }));
    expect(begun.slice(8)).toEqual(["acme"]);
    for (const { end } of open.slice(0, 4)) end();
    expect(begun.slice(9)).toEqual(["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.1"]);
  });

  it("that turn out to be known make room for others at once", async () => {
    for (let key = 0; key < 20; key++) {
      open.push(ask(`${key}`, { key: `token ${key}`, onBegin: () => key % 2 && joinShareOf(`customer ${key}`) }));
    }
    expect(begun).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(10 * TURN);
    expect(begun).toHaveLength(15);
  });

  it("make room for others after a quarter of a second, up to half of their address's places", async () => {
    askAs("Acme", "acme");
    for (let key = 0; key < 100; key++) open.push(ask(`${key}`, { key: `forged ${key}` }));
    await vi.advanceTimersByTimeAsync(3 * (250 + TURN));
    expect(begun).toHaveLength(32);
    open.push(ask("acme", { key: "acme" }));
    expect(begun.slice(32)).toEqual(["acme"]);
  });

  it("from one IPv6 network count as from one address", () => {
    for (let host = 0; host < 100; host++) {
      open.push(ask(`${host}`, { key: `forged ${host}`, address: `2001:db8:1:2::${host}` }));
    }
    open.push(ask("elsewhere", { key: "forged", address: "2001:db8:1:3::1" }));
    for (const { end } of open.slice(0, 2)) end();
    expect(begun.slice(8)).toEqual(["8", "elsewhere"]);
  });
});
