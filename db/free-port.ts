import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * The lowest port that may be drawn. Ports from here up to 32767 lie below those that systems use for outgoing
 * connections (Linux from 32768, macOS and Windows from 49152).
 */
const FIRST = 16_384;
const END = 32_768;
const TRIES = 50;

/**
 * A port of 127.0.0.1 on which nobody listens now. It is drawn at random from ports that are not used for outgoing
 * connections, so it is most likely still free when the process that is to use it begins to listen.
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
