import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useReceiver } from "@/test/receiver";
import { sendRequest } from "./send-request";

/** The name server's replies, one list of addresses after another. */
const answers = vi.hoisted(() => ({ next: [] as string[][] }));
vi.mock("node:dns", async (original) => ({
  ...(await original<typeof import("node:dns")>()),
  lookup: (_: string, options: { all: boolean }, answer: (error: null, found: unknown) => void) => {
    const found = (answers.next.shift() ?? ["127.0.0.1"]).map((address) => ({ address, family: 4 }));
    answer(null, options.all ? found : found[0]?.address);
  },
}));

describe("a name whose addresses change", () => {
  const receiver = useReceiver();
  const { port } = new URL(receiver.url);
  const request = {
    method: "GET",
    headers: {},
    patience: 1_000,
    mostBytes: 100,
    allowPrivate: new Set<string>(),
  } as const;

  /** The addresses that would be connected to; no connection is made. */
  let wanted: string[];
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on("lookup", (_error, address) => {
      if (!address) return;
      wanted.push(address);
      socket.destroy();
    });
  };
  beforeEach(() => {
    wanted = [];
    subscribe("net.client.socket", watch);
  });
  afterEach(() => void unsubscribe("net.client.socket", watch));

  it("is connected to by the address that was checked", async () => {
    answers.next = [["93.184.216.34"], ["127.0.0.1"]];
    const sent = sendRequest(new URL(`http://rebinding.example:${port}/`), request);
    await expect(sent).rejects.toThrow("The connection was closed before an answer came.");
    expect(wanted).toEqual(["93.184.216.34"]);
    expect(answers.next).toEqual([["127.0.0.1"]]);
  });

  it("is refused where one of them is private", async () => {
    for (const addresses of [
      ["93.184.216.34", "127.0.0.1"],
      ["169.254.169.254", "93.184.216.34"],
    ]) {
      answers.next = [addresses];
      const sent = sendRequest(new URL(`http://rebinding.example:${port}/`), request);
      await expect(sent).rejects.toThrow("The address is private");
    }
    expect(wanted).toEqual([]);
    expect(receiver.received).toEqual([]);
  });
});
