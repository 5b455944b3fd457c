import { NonRetriableError } from "inngest";
import { isOutage } from "@/db/outages";
import { EngineError } from "@/lib/engines/engine";
import { currentEngine } from "@/lib/model-settings/current-engine";
import { refreshIfDue } from "@/lib/refinement/refresh-suggestions";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { db } from "@/lib/runtime/db";
import { log } from "@/lib/runtime/log";
import { SUGGESTIONS, shared } from "./calls-at-once";
import { inngest } from "./client";
import { SUGGESTIONS_DUE, suggestionsRef } from "./events";

/** Computes suggestions in the background: after a job, and for a list of many answers. */
export const suggestRefinements = inngest.createFunction(
  {
    id: "suggest-refinements",
    name: "Compute the suggestions of a question",
    triggers: { event: SUGGESTIONS_DUE },
    retries: 2,
    concurrency: [...shared(SUGGESTIONS)],
  },
  async ({ event, step }) => {
    const scope = suggestionsRef.parse(event.data);
    await step.run("compute", () => compute(scope));
  },
);

async function compute(scope: ReturnType<typeof suggestionsRef.parse>): Promise<void> {
  try {
    await refreshIfDue(db, scope, await currentEngine(db));
  } catch (error) {
    log.error({ error: withoutParameters(error) }, "suggestions could not be computed");
    if (isOutage(error)) throw new Error("The database was busy or could not be reached.");
    if (error instanceof EngineError && error.retryable) throw new Error(error.message);
    throw new NonRetriableError("The service failed unexpectedly.");
  }
}
