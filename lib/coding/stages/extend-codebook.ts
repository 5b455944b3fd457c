import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { type Codebook, countCodes } from "@/lib/codebook/codebook";
import type { CodingEngine } from "@/lib/engines/engine";
import { advanceJob, holdJob, type JobRef, type RunningJob, requireRunning } from "@/lib/jobs/hold-job";
import { whileRunning } from "@/lib/jobs/while-running";
import { readAnswerIds } from "@/lib/responses/answer-pages";
import { generateCodebook } from "../ask-engine";
import { defaultCodebookOptions } from "../codebook-options";
import { extendWith } from "../extend-with";
import { groupsWith } from "../group-equal";
import { actorOf, codingOptionsOf } from "../job-options";
import { isUnfitting, readWork } from "./question-work";

const MOST_NEW_CODES = 10;

/**
 * After classification, where the job may extend the codebook: builds codes from the answers that fit none, adds those
 * that are new, and says how many; those answers are then open again. At most once in a job.
 */
export async function extendCodebookStage(db: Db, ref: JobRef, engine: CodingEngine): Promise<{ added: number }> {
  const job = await requireRunning(db, ref);
  const { extended } = job.checkpoint;
  if (extended || !codingOptionsOf(job).extendCodebook) return { added: extended?.codeIds.length ?? 0 };
  const { context, groups } = await readWork(db, job);
  const open = await groupsWith(groups, await readAnswerIds(db, job, isUnfitting(job)));
  const { minFrequency } = defaultCodebookOptions(groups.length);
  const knobs = { maxCodes: MOST_NEW_CODES, minFrequency, includeOther: false };
  const { codebook, usage } = await whileRunning(db, ref, (signal) =>
    generateCodebook(engine, context, open, { knobs, signal }),
  );
  return db.transaction(async (tx) => {
    const held = await holdJob(tx, ref);
    const codeIds = await add(tx, held, codebook);
    const [clock] = await tx.execute<{ at: string }>(sql`select now()::text as at`);
    const checkpoint = codeIds.length > 0 && clock ? { extended: { at: clock.at, codeIds } } : {};
    await advanceJob(tx, ref, { usage, engine: engine.version, checkpoint });
    return { added: codeIds.length };
  });
}

/** Returns the ids of the codes that are new. */
async function add(tx: Db, job: RunningJob, draft: Codebook): Promise<string[]> {
  const known = new Set<string>();
  const { codebook } = await changeHeldCodebook(
    tx,
    job,
    { change: "run", actor: actorOf(job) },
    (_, current, { nextCodeNumber }) => {
      for (const { codes } of current) for (const { id } of codes) known.add(id);
      const extended = extendWith(draft, current, nextCodeNumber);
      const added = countCodes(extended) - countCodes(current);
      if (added === 0) return { codebook: current, summary: "" };
      return {
        codebook: extended,
        summary: `Added ${added} ${added === 1 ? "code" : "codes"} for answers that fitted none.`,
        touched: sql`select id from ${responses} where ${and(
          eq(responses.organizationId, job.organizationId),
          eq(responses.questionId, job.questionId),
          isUnfitting(job),
        )}`,
      };
    },
  );
  return codebook.flatMap(({ codes }) => codes.flatMap(({ id }) => (known.has(id) ? [] : [id])));
}
