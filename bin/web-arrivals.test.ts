import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_AT_ONCE, onArrival } from "./web-arrivals.mjs";

const REQUESTS = 100;

describe("requests that arrive together", () => {
  let turns = 0;
  const begun: number[] = [];
  const server = createServer((request, response) =>
    onArrival(request, response, () => {
      begun.push(turns);
      response.end();
    }),
  );
  beforeAll(async () => void (await once(server.listen(0, "127.0.0.1"), "listening")));
  afterAll(() => server.close());

  it("are begun over several turns, all of them and in order", async () => {
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
    client.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n".repeat(REQUESTS));
    for (; begun.length < REQUESTS; turns++) await turn();
    client.destroy();
    for (const at of new Set(begun)) {
      expect(begun.filter((other) => other === at).length).toBeLessThanOrEqual(2 * MOST_AT_ONCE);
    }
  });

  it("are begun in turns by address, and not for a client that has left", async () => {
    for (let last = 0; last < 3; last++) await turn();
    const made: string[] = [];
    const ask = (address: string, destroyed = false) =>
      onArrival(
        { headers: { "x-forwarded-for": address } } as unknown as IncomingMessage,
        { destroyed } as ServerResponse,
        () => made.push(address),
      );
    for (let number = 0; number < MOST_AT_ONCE; number++) ask("first");
    ask("left", true);
    for (let number = 0; number < 1_000; number++) ask("eager");
    ask("patient");
    expect(made).toEqual(Array(MOST_AT_ONCE).fill("first"));
    await turn();
    await turn();
    expect(made.slice(MOST_AT_ONCE, MOST_AT_ONCE + 3)).toEqual(["eager", "patient", "eager"]);
    while (made.length < MOST_AT_ONCE + 1_001) await turn();
  });
});
