import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { limitConnections, MOST_CONNECTIONS } from "./web-connections.mjs";

describe("the connections of an address", () => {
  const sockets: Socket[] = [];
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  async function listen() {
    const server = createServer((socket) => {
      limitConnections(socket);
      if (!socket.destroyed) socket.write("welcome");
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const open = (localAddress: string) => {
      const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
      sockets.push(socket);
      return socket;
    };
    /** Whether the server closes a new connection that comes from this address. */
    const isRefused = (address: string) =>
      new Promise((tell) => {
        open(address)
          .once("close", () => tell(true))
          .once("data", () => tell(false));
      });
    const fill = async (address: string) => {
      for (let number = 0; number < MOST_CONNECTIONS; number++) await once(open(address), "connect");
    };
    return { server, isRefused, fill };
  }

  it("are limited, and those of others are not; a closed one makes room", async () => {
    const { server, isRefused, fill } = await listen();
    await fill("127.0.0.2");
    expect(await isRefused("127.0.0.2")).toBe(true);
    expect(await isRefused("127.0.0.3")).toBe(false);
    const [first] = sockets;
    first?.destroy();
    await expect.poll(() => isRefused("127.0.0.2")).toBe(false);
    server.close();
  });

  it("are not limited behind trusted proxies", async () => {
    vi.stubEnv("TRUSTED_PROXIES", "1");
    const { server, isRefused, fill } = await listen();
    await fill("127.0.0.4");
    expect(await isRefused("127.0.0.4")).toBe(false);
    server.close();
  });
});
