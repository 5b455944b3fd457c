import { setTimeout as pause } from "node:timers/promises";
import { timeoutSignal } from "@/lib/timeout-signal";
import type { Part, Supervision } from "./respawn";

/** A process that can be ended when it no longer does what it is told. */
export type Killable = Part & { kill: () => void };

/** Milliseconds for one answer. */
const PATIENCE = 5_000;
/** Answers in a row that may fail to come: a process that hangs is replaced after 15 s, while it starts after 2 minutes. */
const MOST_MISSED = { starting: 24, running: 3 };

/**
 * Asks a process for its health again and again and kills it where it stops answering; whoever keeps it running then
 * starts another one. Stays away from a process that is being debugged.
 */
export function watchHealth(
  part: Killable,
  url: string,
  { say, stopping }: Supervision,
  { patience = PATIENCE, debugged = isDebugged() } = {},
): Part {
  const ended = new AbortController();
  const exited = part.exited.finally(() => ended.abort());
  const stop = () => {
    ended.abort();
    return part.stop();
  };
  if (!debugged) void watch(part, url, { say, patience, until: AbortSignal.any([ended.signal, stopping]) });
  return { exited, stop };
}

type Watch = { say: (line: string) => void; patience: number; until: AbortSignal };

async function watch(part: Killable, url: string, { say, patience, until }: Watch): Promise<void> {
  let hasAnswered = false;
  let missed = 0;
  while (!until.aborted) {
    const [answered] = await Promise.all([
      answers(url, AbortSignal.any([until, timeoutSignal(patience)])),
      pause(patience, undefined, { signal: until }).catch(() => {}),
    ]);
    hasAnswered ||= answered;
    missed = answered ? 0 : missed + 1;
    if (missed < (hasAnswered ? MOST_MISSED.running : MOST_MISSED.starting) || until.aborted) continue;
    say(`The web process has not answered for ${Math.round((missed * patience) / 1_000)} s. Ending it.`);
    return part.kill();
  }
}

const answers = (url: string, signal: AbortSignal) =>
  fetch(url, { signal }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

const isDebugged = () => /--inspect/.test([process.env.NODE_OPTIONS, ...process.execArgv].join(" "));
