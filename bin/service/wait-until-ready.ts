import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../local/data-folder";

const TIMEOUT = 60_000;

/** Waits until the service answers that it is healthy and ready. */
export async function waitUntilReady(url: string, stopping: AbortSignal): Promise<void> {
  for (const path of ["/api/health", "/api/ready"]) {
    const deadline = Date.now() + TIMEOUT;
    while (!(await answersOk(url + path, stopping))) {
      stopping.throwIfAborted();
      if (Date.now() > deadline) throw new StartError(`The service runs but ${path} does not answer.`);
      await pause(50);
    }
  }
}

const answersOk = (url: string, stopping: AbortSignal) =>
  fetch(url, { signal: stopping }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );
