import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MEBIBYTE } from "@/lib/mebibyte";
import { endUnread, watchBody } from "./web-bodies.mjs";

/** Waits in real time, because Vitest's own waiting advances fake timers. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((next) => setImmediate(next));
}

/** What the route under test did: how many bytes it received, and how its reading ended. */
type Route = { received: number; end?: "read" | "broken off" };

describe("a body that is read before its sender is known", () => {
  let stop = () => {};
  afterEach(() => {
    vi.useRealTimers();
    stop();
  });

  /**
   * Sends the beginning of a request to a route that reads its body to the end. The client does not close its side of
   * the connection.
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
      await until(() => route.received === 2);
      vi.advanceTimersByTime(59_000);
      expect(socket.readableEnded).toBe(false);
      vi.advanceTimersByTime(1_000);
      expect(refusalIn(await reply)).toEqual([
        408,
        "VALIDATION_ERROR",
        "The body did not arrive within 60 seconds. Send it again.",
      ]);
      socket.write("cd");
      await until(() => socket.writableLength === 0);
      vi.advanceTimersByTime(1_000);
      await until(() => route.end !== undefined);
      expect(route).toEqual({ received: 2, end: "broken off" });
    },
  );

  it("is broken off without a refusal where its reply has begun", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { reply, route } = await send("/oauth/token?early", "Content-Length: 4");
    vi.advanceTimersByTime(60_000);
    expect(await reply).not.toContain("408");
    await until(() => route.end !== undefined);
  });
});

/** Status, code and message of a refusal in the API's envelope. */
function refusalIn(reply: string): [number, string, string] {
  const [head = "", body = ""] = reply.split("\r\n\r\n");
  const { error } = JSON.parse(body);
  expect(head.toLowerCase()).toContain(`x-request-id: ${error.request_id}`);
  return [Number(head.split(" ")[1]), error.code, error.message];
}

describe("the rest of a body that has been answered", () => {
  const LENGTH = 100;
  let stop = () => {};
  afterEach(() => {
    vi.useRealTimers();
    stop();
  });

  /**
   * Sends the first byte of a body to a route that replies without reading it. The client reads only when the test says
   * so.
   */
  async function send({ connection = "keep-alive" } = {}) {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const sockets: Socket[] = [];
    const server = createServer((request, response) => {
      sockets.push(request.socket);
      endUnread(request, response);
      response.setHeader("Connection", connection);
      response.end("refused");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
    stop = () => {
      socket.destroy();
      server.close();
    };
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${LENGTH}\r\n\r\na`);
    await until(() => sockets.length > 0);
    const [arriving] = sockets as [Socket];
    await until(() => arriving.bytesWritten > 0 && arriving.writableLength === 0);
    /** Sends further bytes, and waits until they have arrived. */
    const sendMore = async (bytes: string) => {
      const before = arriving.bytesRead;
      socket.write(bytes);
      await until(() => arriving.bytesRead >= before + bytes.length || arriving.destroyed);
    };
    let replies = "";
    const replied = (times: number) => {
      socket.on("data", (bytes) => {
        replies += bytes;
      });
      return until(() => replies.split("refused").length > times);
    };
    return { socket, arriving, sendMore, replied };
  }

  it("is no longer waited for once it stops coming", async () => {
    const { arriving } = await send();
    vi.advanceTimersByTime(10_000);
    expect(arriving.destroyed).toBe(true);
  });

  it("has half a minute to arrive", async () => {
    const { arriving, sendMore } = await send();
    let seconds = 0;
    for (; !arriving.destroyed && seconds < 60; seconds++) {
      await sendMore("a");
      vi.advanceTimersByTime(1_000);
    }
    expect(seconds).toBeGreaterThan(25);
    expect(seconds).toBeLessThanOrEqual(31);
  });

  it("is read before the connection closes, so that a client that is still sending can read the reply", async () => {
    const { socket, arriving, sendMore } = await send({ connection: "close" });
    await sendMore("a".repeat(LENGTH - 2));
    await sendMore("a");
    expect(await text(socket)).toMatch(/refused$/);
    await until(() => arriving.destroyed);
  });

  it("leaves the connection to the next request once it has arrived", async () => {
    const { arriving, sendMore, replied } = await send();
    await sendMore("a".repeat(LENGTH - 1));
    vi.advanceTimersByTime(3_000);
    await sendMore("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await replied(2);
    vi.advanceTimersByTime(60_000);
    expect(arriving.destroyed).toBe(false);
  });
});
