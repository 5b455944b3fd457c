import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchBody } from "./web-bodies.mjs";

const MEBIBYTE = 1024 * 1024;

/** What the route under test did: the bytes that it got, and how its reading ended. */
type Route = { received: number; end?: "read" | "broken off" };

describe("a body that is read before its sender is known", () => {
  let stop = () => {};
  afterEach(() => {
    vi.useRealTimers();
    stop();
  });

  /**
   * Sends the beginning of a request to a route that reads its body to the end. The client keeps its side of the
   * connection open.
   */
  async function send(path: string, length: string) {
    const route: Route = { received: 0 };
    const server = createServer(async (request, response) => {
      watchBody(request, response);
      if (path.endsWith("?early")) response.write("early");
      try {
        for await (const chunk of request) route.received += chunk.length;
        route.end = "read";
        response.end("read");
      } catch {
        route.end = "broken off";
        response.destroy();
      }
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
    stop = () => {
      socket.destroy();
      server.close();
    };
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${length}\r\n\r\n`);
    await once(server, "request");
    return { socket, reply: text(socket).catch(() => ""), route };
  }

  const chunk = `${MEBIBYTE.toString(16)}\r\n${"a".repeat(MEBIBYTE)}\r\n`;

  it.each([
    ["/api/oauth/token", 1],
    ["/oauth/revoke", 1],
    ["/api/inngest?fnId=a", 16],
  ])("is refused to %s after %i MiB where its length is not told", async (path, most) => {
    const { socket, reply, route } = await send(path, "Transfer-Encoding: chunked");
    for (let sent = 0; sent < most + 4; sent++) socket.write(chunk);
    expect(refusalIn(await reply)).toEqual([
      413,
      "PAYLOAD_TOO_LARGE",
      `The body is longer than ${most} MiB, the most that this address takes.`,
    ]);
    expect(route.received).toBeLessThanOrEqual(most * MEBIBYTE);
  });

  it("may be as long as is allowed", async () => {
    const { socket, reply } = await send("/api/inngest", "Transfer-Encoding: chunked");
    for (let sent = 0; sent < 16; sent++) socket.write(chunk);
    socket.write("0\r\n\r\n");
    expect(await reply).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(["/sign-in", "/api/auth/callback/credentials", "/oauth/token", "/api/inngest"])(
    "to %s has a minute to arrive",
    async (path) => {
      vi.useFakeTimers({ toFake: ["setTimeout"] });
      const { socket, reply, route } = await send(path, "Content-Length: 4");
      socket.write("ab");
      await vi.waitUntil(() => route.received === 2);
      vi.advanceTimersByTime(59_000);
      expect(socket.readableEnded).toBe(false);
      vi.advanceTimersByTime(1_000);
      expect(refusalIn(await reply)).toEqual([
        408,
        "VALIDATION_ERROR",
        "The body did not arrive within 60 seconds. Send it again.",
      ]);
      socket.write("cd");
      await vi.waitUntil(() => socket.writableLength === 0);
      vi.advanceTimersByTime(1_000);
      await vi.waitUntil(() => route.end);
      expect(route).toEqual({ received: 2, end: "broken off" });
    },
  );

  it("is broken off without a refusal where its reply has begun", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { reply, route } = await send("/oauth/token?early", "Content-Length: 4");
    vi.advanceTimersByTime(60_000);
    expect(await reply).not.toContain("408");
    await vi.waitUntil(() => route.end);
  });
});

/** Status, code and message of a refusal in the API's envelope. */
function refusalIn(reply: string): [number, string, string] {
  const [head = "", body = ""] = reply.split("\r\n\r\n");
  const { error } = JSON.parse(body);
  expect(head.toLowerCase()).toContain(`x-request-id: ${error.request_id}`);
  return [Number(head.split(" ")[1]), error.code, error.message];
}
