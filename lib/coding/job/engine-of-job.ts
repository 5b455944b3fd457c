import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import type { JobRef } from "@/lib/jobs/lock-job";
import { engineFor } from "@/lib/model-settings/current-engine";
import { codingOptionsOf } from "../job-options";

/**
 * The engine that does a coding job: the local one if that accepted it, else the model. Throws an `EngineError` if a
 * model began the job and has been switched off since: the local engine would code the rest otherwise.
 */
export async function engineOfJob(db: Db, { organizationId, id }: JobRef): Promise<CodingEngine> {
  const [job] = await db
    .select({ options: jobs.options, begunBy: jobs.engine })
    .from(jobs)
    .where(and(eq(jobs.organizationId, organizationId), eq(jobs.id, id)));
  const engine = await engineFor(db, job ? codingOptionsOf(job) : {}).catch(asEngineError);
  if (engine.name === "local" && job?.begunBy?.startsWith("openai/")) {
    throw new EngineError("The language model was switched off while it was coding.", { retryable: false });
  }
  return engine;
}

const VOTERS_GONE = "The models that were to vote were switched off meanwhile.";

function asEngineError(error: unknown): never {
  throw error instanceof AppError ? new EngineError(VOTERS_GONE, { retryable: false }) : error;
}
