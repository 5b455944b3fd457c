import type { ServerResponse } from "node:http";
import { startSecureServer } from "../support/secure-server";

const EVERY_MS = 200;
const CHUNK = Buffer.alloc(64 * 1024, "a");

/** How a server behaves that wants to keep its caller busy. */
export const MANNERS = ["silent", "trickling", "endless", "redirecting", "endless-head", "hanging-up"] as const;
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
    const fill = () => {
      while (!response.destroyed && response.write(CHUNK));
    };
    response.on("drain", fill);
    fill();
  },
  redirecting: (response) => void response.writeHead(302, { location: "/elsewhere" }).end(),
  "endless-head"(response) {
    response.socket?.write("HTTP/1.1 200 OK\r\n");
    every(response, () => response.socket?.write("X-More: a\r\n"));
  },
  "hanging-up": (response) => void response.socket?.destroy(),
};

function every(response: ServerResponse, act: () => void): void {
  const ticking = setInterval(act, EVERY_MS);
  response.once("close", () => clearInterval(ticking));
}
