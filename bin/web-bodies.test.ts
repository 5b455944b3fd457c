import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchBody } from "./web-bodies.mjs";

const MEBIBYTE = 1024 * 1024;

describe("a body that is read before its sender is known", () => {
  let stop = () => {};
  afterEach(() => {
    vi.useRealTimers();
    stop();
  });

  /** Sends the beginning of a request to a route that reads its body to the end. */
  async function send(path: string, length: string) {
    let received = 0;
    const server = createServer(async (request, response) => {
      watchBody(request);
      try {
        for await (const chunk of request) received += chunk.length;
        response.end("read");
      } catch {
        response.destroy();
      }
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
    stop = () => {
      socket.destroy();
      server.close();
    };
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${length}\r\n\r\n`);
    await once(server, "request");
    return { socket, reply: text(socket).catch(() => ""), received: () => received };
  }

  const chunk = `${MEBIBYTE.toString(16)}\r\n${"a".repeat(MEBIBYTE)}\r\n`;

  it.each([
    ["/api/oauth/token", 1],
    ["/oauth/revoke", 1],
    ["/api/inngest?fnId=a", 16],
  ])("ends to %s after %i MiB where its length is not told", async (path, most) => {
    const { socket, reply, received } = await send(path, "Transfer-Encoding: chunked");
    for (let sent = 0; sent < most + 4; sent++) socket.write(chunk);
    expect(await reply).toBe("");
    expect(received()).toBeLessThanOrEqual(most * MEBIBYTE);
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
      const { socket, reply } = await send(path, "Content-Length: 3");
      socket.write("ab");
      vi.advanceTimersByTime(59_000);
      expect(socket.closed).toBe(false);
      vi.advanceTimersByTime(1_000);
      expect(await reply).toBe("");
    },
  );
});
