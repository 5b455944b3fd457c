import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * The first port to draw. It lies below the ports that Linux (from 32768), macOS and Windows (from 49152) use for
 * outgoing connections.
 */
const FIRST = 16_384;
const END = 32_768;
const TRIES = 50;

/**
 * A port of 127.0.0.1 on which nobody listens now. It is drawn at random from ports that are not used for outgoing
 * connections, so that it is most likely still free when a process that is about to start listens on it.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports between ${FIRST} and ${END} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const server = createServer().once("error", () => tell(false));
    server.listen(port, "127.0.0.1", () => server.close(() => tell(true)));
  });
}
