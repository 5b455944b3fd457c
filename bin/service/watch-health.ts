import { setTimeout as pause } from "node:timers/promises";
import { timeoutSignal } from "@/lib/runtime/timeout-signal";
import type { RunningPart, Supervision } from "./respawn";

/** A process that can be killed when it hangs. */
export type Killable = RunningPart & { kill: () => void };

/** Milliseconds to wait for one reply. */
const TIMEOUT = 5_000;
/**
 * After this many missing replies in a row, a process is replaced: after 15 s if it has replied before, after 2 minutes
 * if it is still starting.
 */
const MAX_MISSED = { starting: 24, running: 3 };

/**
 * Checks a process's health repeatedly, and kills the process when it stops replying, so that its supervisor starts
 * another one. A process that is being debugged is not checked.
 */
export function watchHealth(
  part: Killable,
  url: string,
  { say, stopping }: Supervision,
  { timeout = TIMEOUT, debugged = isDebugged() } = {},
): RunningPart {
  const ended = new AbortController();
  const exited = part.exited.finally(() => ended.abort());
  const stop = () => {
    ended.abort();
    return part.stop();
  };
  if (!debugged) void watch(part, url, { say, timeout, until: AbortSignal.any([ended.signal, stopping]) });
  return { exited, stop };
}

type Watch = { say: (line: string) => void; timeout: number; until: AbortSignal };

async function watch(part: Killable, url: string, { say, timeout, until }: Watch): Promise<void> {
  let hasAnswered = false;
  let missed = 0;
  while (!until.aborted) {
    const [answered] = await Promise.all([
      answers(url, AbortSignal.any([until, timeoutSignal(timeout)])),
      pause(timeout, undefined, { signal: until }).catch(() => {}),
    ]);
    hasAnswered ||= answered;
    missed = answered ? 0 : missed + 1;
    if (missed < (hasAnswered ? MAX_MISSED.running : MAX_MISSED.starting) || until.aborted) continue;
    say(`The web process has not answered for ${Math.round((missed * timeout) / 1_000)} s. Ending it.`);
    return part.kill();
  }
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

const isDebugged = () => /--inspect/.test([process.env.NODE_OPTIONS, ...process.execArgv].join(" "));
