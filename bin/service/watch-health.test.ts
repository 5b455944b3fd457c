import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { watchHealth } from "./watch-health";

const TIMEOUT_MS = 200;

let answering: boolean | "half" = true;
/** The paths for which the server got a request while it was replying. */
const answered: (string | undefined)[] = [];
const server = createServer((request, response) => {
  if (answering === true) answered.push(request.url);
  if (answering === "half") response.write("o");
  else if (answering) response.end("ok");
});
afterEach(() => server.close());

it.each([
  ["is silent", false],
  ["stops in the middle of a reply", "half"],
] as const)("a process that %s is killed, one that has not answered yet is given more time", async (_, silence) => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const said: string[] = [];
  let kills = 0;
  const service = { say: (line: string) => said.push(line), stopping: new AbortController().signal };
  const watch = (path: string, debugged = false) => {
    let end = () => {};
    const exited = new Promise<void>((done) => {
      end = done;
    });
    const kill = () => {
      kills += 1;
      end();
    };
    return watchHealth({ exited, kill, stop: async () => end() }, url + path, service, {
      timeout: TIMEOUT_MS,
      debugged,
    });
  };

  answering = silence;
  const starting = watch("/starting");
  const debugged = watch("/debugged", true);
  await pause(4 * TIMEOUT_MS);
  expect(kills).toBe(0);
  await starting.stop();

  answering = true;
  answered.length = 0;
  const watched = watch("/watched");
  // A request is sent only after the previous one was answered or given up.
  await expect.poll(() => answered.filter((path) => path === "/watched").length).toBeGreaterThan(4);
  answering = silence;
  await watched.exited;
  expect([kills, said]).toEqual([1, ["The web process has not answered for 1 s. Ending it."]]);
  await debugged.stop();
  server.closeAllConnections();
});
