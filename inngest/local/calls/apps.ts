import { sign } from "../signature";
import { pause } from "../stopping";
import type { HttpClient } from "./http-client";

/** Keeps track of which apps reply, and has an app register its functions when it starts or comes back. */
export type Apps = {
  /** Resolves as soon as the app at this address replies. */
  available: (url: string) => Promise<void>;
  /** Records that the app did not reply. `available` then waits until the app replies again. */
  markAway: (url: string) => void;
  start: () => void;
  close: () => Promise<void>;
};

const SYNC_EVERY_MS = 60_000;
const SYNC_TIMEOUT_MS = 30_000;
const LONGEST_PAUSE_MS = 2_000;

/** Asks the app at `appUrl` to register, at the start and every minute, and any other app when it replies again. */
export function watchApps(options: {
  appUrl: string;
  signingKey: string;
  http: HttpClient;
  stopping: AbortSignal;
  log: (line: string) => void;
}): Apps {
  const { http, signingKey, stopping, log } = options;
  const returning = new Map<string, Promise<void>>();
  let lastFault = "";

  const askToSync = async (url: string): Promise<void> => {
    const body = "";
    const headers = { "x-inngest-signature": sign(body, signingKey), "x-inngest-server-kind": "cloud" };
    const reply = await http.send({ method: "PUT", url, body, headers, timeoutMs: SYNC_TIMEOUT_MS });
    const fault =
      reply.status < 300 ? "" : `The app at ${url} did not register (${reply.status}): ${reply.body.slice(0, 300)}`;
    if (fault && fault !== lastFault) log(fault);
    lastFault = fault;
  };

  const awaitReturn = async (url: string): Promise<void> => {
    for (let delay = 100; ; delay = Math.min(delay * 2, LONGEST_PAUSE_MS)) {
      try {
        await askToSync(url);
        returning.delete(url);
        return;
      } catch {
        await pause(delay, stopping);
      }
    }
  };

  const markAway = (url: string) => {
    if (returning.has(url)) return;
    const back = awaitReturn(url);
    back.catch(() => {});
    returning.set(url, back);
  };

  let timer: NodeJS.Timeout | undefined;

  return {
    markAway,
    start: () => {
      markAway(options.appUrl);
      timer = setInterval(() => {
        if (!returning.has(options.appUrl)) askToSync(options.appUrl).catch(() => markAway(options.appUrl));
      }, SYNC_EVERY_MS);
    },
    available: async (url) => {
      stopping.throwIfAborted();
      await returning.get(url);
    },
    close: async () => {
      clearInterval(timer);
      await Promise.allSettled(returning.values());
    },
  };
}
