import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { watchHealth } from "./watch-health";

let answering: boolean | "half" = true;
const server = createServer((_, response) => {
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
  const watch = (debugged: boolean) => {
    let end = () => {};
    const exited = new Promise<void>((done) => {
      end = done;
    });
    const kill = () => {
      kills += 1;
      end();
    };
    return watchHealth({ exited, kill, stop: async () => end() }, url, service, { patience: 100, debugged });
  };

  answering = silence;
  const starting = watch(false);
  const debugged = watch(true);
  await pause(600);
  expect(kills).toBe(0);
  await starting.stop();

  answering = true;
  const watched = watch(false);
  await pause(300);
  answering = silence;
  await watched.exited;
  expect([kills, said]).toEqual([1, ["The web process has not answered for 0 s. Ending it."]]);
  await debugged.stop();
  server.closeAllConnections();
});
