import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { connect, createServer } from "node:net";

/**
 * Relays connections to PostgreSQL, and can behave like a broken server or network:
 * - `freeze`: all connections, and new ones, pass no byte on until `thaw`, as if the server hung.
 * - `lose`: present connections stay open but pass no byte on ever again, as if the network dropped all packets.
 * - `loseReplies`: as `lose`, but statements still reach the server.
 * - `refuse`: present connections are reset; until `accept`, new ones are reset or closed at once.
 */
export async function startFreezingRelay(database: string) {
  const { hostname, port } = new URL(database);
  const sockets = new Set<Socket>();
  const sessions = new WeakSet<Socket>();
  const lost = new WeakSet<Socket>();
  let isFrozen = false;
  let refusal: "reset" | "end" | undefined;
  let refused = 0;
  const server = createServer((client) => {
    if (refusal) {
      refused += 1;
      client.on("error", () => {});
      if (refusal === "reset") client.resetAndDestroy();
      else client.end();
      return;
    }
    const session = connect(Number(port), hostname);
    sessions.add(session);
    for (const [one, other] of [
      [client, session],
      [session, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
      if (isFrozen) one.pause();
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(database);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    lose: () => {
      for (const socket of sockets) lost.add(socket.pause());
    },
    loseReplies: () => {
      for (const socket of sockets) if (sessions.has(socket)) lost.add(socket.pause());
    },
    refuse: (by: "reset" | "end") => {
      refusal = by;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    accept: () => {
      refusal = undefined;
    },
    /** How many connections were refused. */
    refused: () => refused,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) if (!lost.has(socket)) socket.resume();
    },
  };
}
