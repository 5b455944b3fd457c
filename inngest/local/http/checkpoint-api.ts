import { z } from "zod";
import { type Operation, operation } from "../calls/reply";
import type { OpenCall, Runner } from "../context";
import { dataOf, errorOf } from "../runs/report";
import { keepFoundStep } from "../runs/steps";
import { authorized, type Reply, type Route } from "./server";

const STALE: Reply = { status: 409, body: { error: "The call is no longer the run's current one.", status: 409 } };
const checkpoint = z.object({ qi_id: z.string(), steps: z.array(operation) });

/**
 * `POST /v1/checkpoint/{run}/async`: stores the steps that a call has run so far, before the call runs further steps.
 * The reply tells the call to stop if its run has ended, or has been called again since this call began.
 */
export function checkpointApi(runner: Runner): Route {
  return authorized(runner.settings.signingKey, {
    method: "POST",
    path: /^\/v1\/checkpoint\/([0-9a-f-]{36})\/async$/,
    handle: async ({ params, body }) => {
      const parsed = checkpoint.safeParse(JSON.parse(body));
      if (!parsed.success) return { status: 400, body: { error: z.prettifyError(parsed.error), status: 400 } };
      for (const step of parsed.data.steps) {
        const call = runner.calls.get(parsed.data.qi_id);
        if (!call || call.run.id !== params[0] || !(await keep(runner, call, step))) return STALE;
      }
      return { status: 200, body: { status: 200 } };
    },
  });
}

async function keep({ db }: Runner, { run, steps }: OpenCall, step: Operation): Promise<boolean> {
  if (step.op !== "StepRun" && step.op !== "StepFailed") return true;
  if (steps.some(({ id, result }) => id === step.id && result !== null)) return true;
  const result = step.op === "StepRun" ? dataOf(step) : errorOf(step);
  const isKept = await keepFoundStep(db, run.id, step, result, run.requestVersion);
  if (isKept) steps.push({ id: step.id, attempt: 0, lostCalls: 0, result });
  return isKept;
}
