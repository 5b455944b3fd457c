import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useNameServer } from "@/test/name-server";
import { useReceiver } from "@/test/receiver";
import { sendRequest } from "./send-request";

const servers = vi.hoisted(() => ({ address: (): string => "" }));
vi.mock("node:dns/promises", async (original) => {
  const dns = await original<typeof import("node:dns/promises")>();
  class Resolver extends dns.Resolver {
    constructor(...given: ConstructorParameters<typeof dns.Resolver>) {
      super(...given);
      this.setServers([servers.address()]);
    }
  }
  return { ...dns, Resolver };
});

describe("a request to a name that a user gave", () => {
  /** The name server's replies for one name, one list of addresses after another. */
  const answers: string[][] = [];
  servers.address = useNameServer((name) => {
    if (name.startsWith("silent")) return undefined;
    if (name.startsWith("quick")) return ["93.184.216.34"];
    return name.startsWith("unknown") ? [] : (answers[0] ?? ["127.0.0.1"]);
  }).address;

  const receiver = useReceiver();
  const { port } = new URL(receiver.url);
  const request = {
    method: "GET",
    headers: {},
    timeout: 2_000,
    mostBytes: 100,
    allowPrivate: new Set<string>(),
  } as const;
  const send = (name: string) => sendRequest(new URL(`http://${name}.example:${port}/`), request);

  /** The addresses that would be connected to; no connection is made. */
  let wanted: string[];
  const watch = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    socket.on("lookup", (_error, address) => {
      if (!address) return;
      wanted.push(address);
      socket.destroy();
      answers.shift();
    });
  };
  beforeEach(() => {
    wanted = [];
    answers.length = 0;
    subscribe("net.client.socket", watch);
  });
  afterEach(() => void unsubscribe("net.client.socket", watch));

  it("a name is connected to by the address that was checked", async () => {
    answers.push(["93.184.216.34"], ["127.0.0.1"]);
    await expect(send("rebinding")).rejects.toThrow("The connection was closed before an answer came.");
    expect(wanted).toEqual(["93.184.216.34"]);
    expect(answers).toEqual([["127.0.0.1"]]);
  });

  it.each([[["93.184.216.34", "127.0.0.1"]], [["169.254.169.254", "93.184.216.34"]]])(
    "a name is refused where one of %j is private",
    async (addresses) => {
      answers.push(addresses);
      await expect(send("rebinding")).rejects.toThrow("The address is private");
      expect(wanted).toEqual([]);
      expect(receiver.received).toEqual([]);
    },
  );

  it("a name that has no address is said to be unknown", async () => {
    await expect(send("unknown")).rejects.toThrow("The host name could not be resolved.");
  });

  it("a name is looked up at once while many others have name servers that do not reply", async () => {
    const silent = Array.from({ length: 20 }, (_, index) => send(`silent${index}`).catch(({ message }) => message));
    const quick = send("quick").catch(({ message }) => message);
    expect(await Promise.race([quick, ...silent])).toBe("The connection was closed before an answer came.");
    expect(wanted).toEqual(["93.184.216.34"]);
    expect(new Set(await Promise.all(silent))).toEqual(new Set(["No answer within 2 seconds."]));
  });
});
