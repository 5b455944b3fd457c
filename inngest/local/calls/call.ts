import canonicalize from "canonicalize";
import { and, eq, sql } from "drizzle-orm";
import { retryInOutage } from "@/db/outages";
import type { Runner } from "../context";
import { runs, steps } from "../db/schema";
import { type FunctionConfig, mostAttempts } from "../functions/config";
import { newId } from "../runs/ids";
import type { RunRow, StepRow } from "../runs/rows";
import { sign } from "../signature";
import { pause } from "../stopping";
import { type HttpReply, UnreachableError } from "./http-client";
import { type Outcome, readReply } from "./reply";

/** A call of a function, or of one of its planned steps. */
export type Call = { run: RunRow; steps: StepRow[]; step?: StepRow };

const PAUSE_AFTER_LOSS_MS = 300;
/**
 * Milliseconds after which the runner checks again whether an app that does not reply has registered at another
 * address.
 */
const LOOK_AGAIN_MS = 2_000;
const MOST_LOST_CALLS = 10;

/**
 * Calls a function, or one of its planned steps, and repeats the call until the app has replied. The call waits while
 * the app does not respond. A call that broke off is repeated without counting as an attempt, unless it breaks off more
 * than `MOST_LOST_CALLS` times. Steps that the app reports during the call are added to `call.steps`.
 */
export async function callFunction(runner: Runner, config: FunctionConfig, call: Call): Promise<Outcome> {
  while (true) {
    const url = urlOf(runner, config);
    const app = addressOf(url);
    const isThere = runner.apps.available(app).then(() => true);
    if (!(await Promise.race([isThere, pause(LOOK_AGAIN_MS, runner.stopping).then(() => false)]))) continue;
    const token = newId();
    try {
      if (!call.step) runner.calls.set(token, call);
      return readReply(await send(runner, config, call, { token, url }), runner.settings.signingKey);
    } catch (error) {
      runner.stopping.throwIfAborted();
      runner.apps.markAway(app);
      if (error instanceof UnreachableError) continue;
      if ((await countLoss(runner, call)) > MOST_LOST_CALLS) {
        return {
          kind: "error",
          error: { name: "Error", message: `The call was interrupted:  ${String(error)}` },
          retriable: true,
        };
      }
      await pause(PAUSE_AFTER_LOSS_MS, runner.stopping);
    } finally {
      runner.calls.delete(token);
    }
  }
}

/** The address at which the function is registered now, which may have changed since the call began. */
const urlOf = ({ functions }: Runner, config: FunctionConfig): string =>
  (functions.get(config.id) ?? config).steps.step.runtime.url;

function send(
  runner: Runner,
  config: FunctionConfig,
  call: Call,
  { token, url: address }: { token: string; url: string },
): Promise<HttpReply> {
  const { settings, http } = runner;
  const { run, step } = call;
  const url = new URL(address);
  url.searchParams.set("fnId", config.id);
  url.searchParams.set("stepId", step?.id ?? "step");
  const full = bodyOf(config, call, token, false);
  const body = full.length > settings.longestBody ? bodyOf(config, call, token, true) : full;
  return http.send({
    method: "POST",
    url: url.href,
    body,
    timeoutMs: settings.callTimeoutMs,
    headers: {
      "content-type": "application/json",
      "x-inngest-signature": sign(body, settings.signingKey),
      "x-inngest-server-kind": "cloud",
      "x-run-id": run.id,
      ...(run.requestVersion === null ? {} : { "x-inngest-req-version": String(run.requestVersion) }),
    },
  });
}

/** The body of a call. It is canonical JSON, because the signature is computed from its bytes. */
function bodyOf(config: FunctionConfig, { run, steps, step }: Call, token: string, trimmed: boolean): string {
  const ended = steps.filter(({ result }) => result !== null);
  const ctx = canonicalize({
    attempt: step ? step.attempt : run.attempt,
    disable_immediate_execution: run.plansSteps,
    fn_id: config.id,
    max_attempts: mostAttempts(config),
    qi_id: token,
    run_id: run.id,
    stack: { current: ended.length, stack: ended.map(({ id }) => id) },
    use_api: trimmed,
  });
  const results = trimmed ? [] : ended.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const state = results.map(({ id, result }) => `${JSON.stringify(id)}:${result}`).join(",");
  const events = trimmed ? "[]" : `[${run.event}]`;
  const version = run.requestVersion ?? -1;
  return `{"ctx":${ctx},"event":${run.event},"events":${events},"steps":{${state}},"version":${version}}`;
}

function countLoss({ db, stopping }: Runner, { run, step }: Call): Promise<number> {
  return retryInOutage(stopping, async () => {
    const [row] = step
      ? await db
          .update(steps)
          .set({ lostCalls: sql`${steps.lostCalls} + 1` })
          .where(and(eq(steps.runId, run.id), eq(steps.id, step.id)))
          .returning({ lost: steps.lostCalls })
      : await db
          .update(runs)
          .set({ lostCalls: sql`${runs.lostCalls} + 1` })
          .where(eq(runs.id, run.id))
          .returning({ lost: runs.lostCalls });
    return row?.lost ?? 0;
  });
}

function addressOf(url: string): string {
  const address = new URL(url);
  address.search = "";
  return address.href;
}
