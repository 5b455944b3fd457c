import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { questionGroups } from "@/db/schema/groups";
import type { Caller } from "@/lib/auth/caller";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { readSpendable } from "@/lib/credits/usage";
import type { CodingEngine } from "@/lib/engines/engine";
import { AppError } from "@/lib/errors/app-error";
import { type ShownGroup, showGroup } from "@/lib/groups/groups";
import { countWaiting } from "@/lib/groups/learned-until";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { isOpenTo } from "@/lib/responses/open-answers";
import { acceptCodingJob, readPaid } from "./accept-coding-job";
import { chargeFor } from "./charge";
import { preparationOptions, prepareQuestion } from "./prepare-question";

export type CodedGroup = { jobs: (AcceptedJob & { question_id: string; wave: number })[] };

/**
 * Queues jobs that code all waves of a group again, except answers that people have decided: by the present codebook and
 * engine, learning from all decisions made so far in any wave. Either all jobs are queued or none. Throws NOT_FOUND,
 * NO_DATA, EMPTY_CODEBOOK, JOB_ALREADY_RUNNING, INSUFFICIENT_CREDITS.
 */
export async function codeGroup(
  db: Db,
  caller: Caller,
  groupId: string,
  engine: CodingEngine,
  commit: Commit<CodedGroup> = commitOn(db),
): Promise<CodedGroup> {
  const { organizationId } = caller;
  const group = await showGroup(db, caller, groupId);
  return commit(async (tx) => {
    await tx
      .update(questionGroups)
      .set({ learnedUntil: sql`clock_timestamp()` })
      .where(and(eq(questionGroups.organizationId, organizationId), eq(questionGroups.id, groupId)));
    const jobs: CodedGroup["jobs"] = [];
    for (const wave of group.questions) {
      const path = { projectId: wave.project_id, questionId: wave.id };
      const { coder } = await requireQuestion(tx, caller, path);
      const freeAgain = isUpgraded(coder, engine);
      const job = await acceptCodingJob(tx, caller, path, { mode: "all", freeAgain, engine }).catch(unlessNothingToDo);
      if (job) jobs.push({ ...job, question_id: wave.id, wave: wave.wave });
    }
    if (jobs.length === 0) throw new AppError("NO_DATA", "The waves have no answers to code.");
    return { jobs };
  });
}

/** The credits for coding all waves of a group again, and how many decisions of people they would then learn from. */
export async function estimateGroup(db: Db, caller: Caller, groupId: string, engine: CodingEngine) {
  const group = await showGroup(db, caller, groupId);
  let credits = 0;
  let answers = 0;
  for (const wave of group.questions) {
    const open = await readOpen(db, caller, wave, engine);
    answers += open.answers;
    credits += open.credits;
  }
  const balance = await readSpendable(db, caller.organizationId);
  return {
    answers,
    estimated_credits: credits,
    credits_remaining: balance,
    sufficient: balance >= credits || PLAN_TERMS[caller.plan].allowsNegativeBalance,
    waiting_decisions: await countWaiting(db, caller.organizationId, groupId),
  };
}

async function readOpen(db: Db, caller: Caller, wave: ShownGroup["questions"][number], engine: CodingEngine) {
  const path = { projectId: wave.project_id, questionId: wave.id };
  const scope = scopeOf(caller, path);
  const question = await requireQuestion(db, caller, path);
  const isOpen = isOpenTo("all");
  const prepared = await prepareQuestion(db, scope, { isOpen, options: preparationOptions(question) });
  const paid = isUpgraded(question.coder, engine) ? await readPaid(db, scope) : new Set<string>();
  return { answers: prepared.length, credits: chargeFor(prepared.filter(({ id }) => !paid.has(id))).billable };
}

/** Whether another version of the same engine coded the wave: coding it anew after an upgrade is free. */
const isUpgraded = (coder: { engine: string } | null, { name, version }: CodingEngine): boolean =>
  name === "local" && coder !== null && coder.engine.startsWith("local/") && coder.engine !== version;

function unlessNothingToDo(error: unknown): null {
  if (error instanceof AppError && error.code === "NO_DATA") return null;
  throw error;
}
