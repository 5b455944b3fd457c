import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";

/** The message in which PostgreSQL tells a client the process of its session: type, length, process id, secret. */
const KEY = Buffer.from([0x4b, 0, 0, 0, 12]);

/**
 * Relays connections to PostgreSQL, but reports another process id than that of the session. This is how poolers such
 * as PgBouncer are recognised. Returns the address of the same database through the relay.
 */
export async function startSeemingPooler(database: string): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(database);
  const server = createServer((client) => {
    const session = connect(Number(port), hostname);
    session.on("data", (bytes) => {
      const at = bytes.indexOf(KEY);
      if (at >= 0) bytes.writeUInt32BE(bytes.readUInt32BE(at + KEY.length) + 1, at + KEY.length);
      client.write(bytes);
    });
    client.on("data", (bytes) => session.write(bytes));
    for (const [one, other] of [
      [client, session],
      [session, client],
    ] as const) {
      one.on("close", () => other.destroy());
      one.on("error", () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(database);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => server.close() };
}
