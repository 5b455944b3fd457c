import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type RunKeys, runs, steps } from "../db/schema";
import type { FunctionConfig } from "../functions/config";

/** A run that has not ended. */
export type RunRow = {
  id: string;
  functionId: string;
  /** The event, as canonical JSON. */
  event: string;
  keys: RunKeys;
  attempt: number;
  lostCalls: number;
  requestVersion: number | null;
  plansSteps: boolean;
};

export type StepRow = {
  id: string;
  attempt: number;
  lostCalls: number;
  /** Null while the step is pending. */
  result: string | null;
};

/** A run that a worker has taken, with its steps in the order in which they ended. */
export type OpenRun = { run: RunRow; steps: StepRow[]; config: FunctionConfig };

const RUN = {
  id: runs.id,
  functionId: runs.functionId,
  event: runs.event,
  keys: runs.keys,
  attempt: runs.attempt,
  lostCalls: runs.lostCalls,
  requestVersion: runs.requestVersion,
  plansSteps: runs.plansSteps,
};
const STEP = { id: steps.id, attempt: steps.attempt, lostCalls: steps.lostCalls, result: steps.result };

/** Loads a run that has not ended. */
export async function loadRun(db: Db, id: string): Promise<Omit<OpenRun, "config"> | undefined> {
  const [[run], ofRun] = await Promise.all([
    db
      .select(RUN)
      .from(runs)
      .where(and(eq(runs.id, id), isNull(runs.endedAt))),
    db.select(STEP).from(steps).where(eq(steps.runId, id)).orderBy(asc(steps.place)),
  ]);
  return run && { run, steps: ofRun };
}
