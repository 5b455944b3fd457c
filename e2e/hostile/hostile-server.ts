import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { startSecureServer } from "../support/secure-server";

const EVERY_MS = 200;
const CHUNK = Buffer.alloc(64 * 1024, "a");
const INTERIM = Buffer.from("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(2_000));

/** How a server behaves that wants to keep its caller busy. */
export const MANNERS = [
  "silent",
  "trickling",
  "endless",
  "redirecting",
  "endless-head",
  "interim",
  "switching",
  "hanging-up",
] as const;
export type Manner = (typeof MANNERS)[number];

/** A server on loopback that answers below `/{manner}` in that manner, and elsewhere at once. */
export async function startHostileServer() {
  const asked: string[] = [];
  const server = await startSecureServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    request.resume();
    const manner = MANNERS.find((one) => one === path.split("/")[1]);
    if (manner) answer[manner](response);
    else response.writeHead(204).end();
  });
  return { ...server, asked };
}

const answer: Record<Manner, (response: ServerResponse) => void> = {
  silent() {},
  trickling(response) {
    response.writeHead(200, { "content-type": "application/json" });
    every(response, () => response.write(" "));
  },
  endless(response) {
    response.writeHead(200, { "content-type": "application/json" });
    fill(response, CHUNK);
  },
  redirecting: (response) => void response.writeHead(302, { location: "/elsewhere" }).end(),
  "endless-head"(response) {
    response.socket?.write("HTTP/1.1 200 OK\r\n");
    every(response, () => response.socket?.write("X-More: a\r\n"));
  },
  interim: ({ socket }) => socket && fill(socket, INTERIM),
  switching: (response) => {
    response.socket?.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n");
  },
  "hanging-up": (response) => void response.socket?.destroy(),
};

/** Writes as much as the caller takes. */
function fill(to: Writable, chunk: Buffer): void {
  const write = () => {
    while (!to.destroyed && to.write(chunk));
  };
  to.on("drain", write);
  write();
}

function every(response: ServerResponse, act: () => void): void {
  const ticking = setInterval(act, EVERY_MS);
  response.once("close", () => clearInterval(ticking));
}
