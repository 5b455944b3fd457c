import { z } from "zod";
import type { Runner } from "./context";
import { dataOf, errorOf } from "./operations";
import { type Operation, operation } from "./reply";
import type { RunRow, StepRow } from "./runs";
import type { Reply, Route } from "./server";
import { isBearer } from "./signature";
import { keepFoundStep } from "./steps";

/** A call under way that may run several steps in a row and tells of each; `steps` grows with what is kept. */
export type OpenCall = { run: RunRow; steps: StepRow[] };
/** The calls under way by the token that each carries. */
export type OpenCalls = Map<string, OpenCall>;

const STALE: Reply = { status: 409, body: { error: "The call is no longer the run's current one.", status: 409 } };
const checkpoint = z.object({ qi_id: z.string(), steps: z.array(operation) });

/**
 * `POST /v1/checkpoint/{run}/async`: keeps steps that a call has run, before it runs the next. A call that was made
 * again since, or whose run has ended, is told to stop.
 */
export function checkpointApi(runner: Runner): Route {
  return {
    method: "POST",
    path: /^\/v1\/checkpoint\/([0-9a-f-]{36})\/async$/,
    handle: async ({ params, headers, body }) => {
      if (!isBearer(headers.authorization, runner.settings.signingKey)) {
        return { status: 401, body: { error: "The signing key is not valid.", status: 401 } };
      }
      const parsed = checkpoint.safeParse(JSON.parse(body));
      if (!parsed.success) return { status: 400, body: { error: z.prettifyError(parsed.error), status: 400 } };
      for (const step of parsed.data.steps) {
        const call = runner.calls.get(parsed.data.qi_id);
        if (!call || call.run.id !== params[0] || !(await keep(runner, call, step))) return STALE;
      }
      return { status: 200, body: { status: 200 } };
    },
  };
}

async function keep(runner: Runner, call: OpenCall, step: Operation): Promise<boolean> {
  if (step.op !== "StepRun" && step.op !== "StepFailed") return true;
  if (call.steps.some(({ id, result }) => id === step.id && result !== null)) return true;
  const result = step.op === "StepRun" ? dataOf(step) : errorOf(step);
  const kept = await keepFoundStep(runner, call.run.id, step, result, call.run.requestVersion);
  if (kept) call.steps.push({ id: step.id, attempt: 0, lostCalls: 0, result });
  return kept;
}
