import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { newNumbers } from "@/lib/codebook/code-numbers";
import { type Codebook, countCodes } from "@/lib/codebook/codebook";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { replaceWith } from "@/lib/codebook/replace-with";
import type { CodingEngine } from "@/lib/engines/engine";
import { advanceJob, type JobRef, lockJob, type RunningJob } from "@/lib/jobs/lock-job";
import { counted } from "@/lib/text/figures";
import { actorOf } from "../job-options";
import type { GeneratedCodebook } from "../pipeline/coding-store";
import { extendWith } from "../pipeline/extend-with";
import { isOfQuestion, isUnfitting } from "./job-answers";

/** The most names that the summary of a version lists. */
const MAX_NAMED = 20;

/** Stores a codebook on a question that still has none. */
export async function saveCodebook(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  generated: GeneratedCodebook,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, ref);
    if (countCodes(await readCodebook(tx, job)) === 0) await replaceCodebook(tx, job, engine, generated);
    await advanceJob(tx, ref, { usage: generated.usage, engine: engine.version });
  });
}

/** Replaces the codebook of a locked job's question by a generated one. */
export function replaceCodebook(
  tx: Db,
  job: RunningJob,
  engine: Pick<CodingEngine, "version">,
  { codebook, frame, leftOut }: GeneratedCodebook,
) {
  const by = { change: "generate" as const, actor: actorOf(job), draft: { engine: engine.version, frame } };
  const start = frame ? `, starting from the template “${frame.name}”` : "";
  const names = leftOut.slice(0, MAX_NAMED).map((name) => `“${name}”`);
  const others = leftOut.length > MAX_NAMED ? ` and ${leftOut.length - MAX_NAMED} more` : "";
  const without =
    names.length > 0 ? ` Left out, because people removed or merged them before: ${names.join(", ")}${others}.` : "";
  return changeCodebookInTransaction(tx, job, by, (_, current, question) => ({
    codebook: replaceWith(codebook, current, question),
    summary: `Generated ${counted(countCodes(codebook), "code")}${start}.${without}`,
  }));
}

/**
 * Adds the codes that are new, stores their ids and the time in the job's checkpoint, and returns how many they are.
 */
export async function saveExtension(
  db: Db,
  ref: JobRef,
  engine: CodingEngine,
  { codebook, usage }: GeneratedCodebook,
): Promise<{ added: number }> {
  return db.transaction(async (tx) => {
    const codeIds = await extend(tx, await lockJob(tx, ref), codebook);
    const [clock] = await tx.execute<{ at: string }>(sql`select now()::text as at`);
    const checkpoint = codeIds.length > 0 && clock ? { extended: { at: clock.at, codeIds } } : {};
    await advanceJob(tx, ref, { usage, engine: engine.version, checkpoint });
    return { added: codeIds.length };
  });
}

/** Adds the new codes and returns their ids. Keeps the codes of the unfitting answers with the old version. */
async function extend(tx: Db, job: RunningJob, draft: Codebook): Promise<string[]> {
  const known = new Set<string>();
  const { codebook } = await changeCodebookInTransaction(
    tx,
    job,
    { change: "run", actor: actorOf(job) },
    (_, current, question) => {
      for (const { codes } of current) for (const { id } of codes) known.add(id);
      const extended = extendWith(draft, current, newNumbers(question));
      const added = countCodes(extended) - countCodes(current);
      if (added === 0) return { codebook: current, summary: "" };
      return {
        codebook: extended,
        summary: `Added ${added} ${added === 1 ? "code" : "codes"} for answers that fitted none.`,
        touched: sql`select id from ${responses} where ${isOfQuestion(job)} and ${isUnfitting(job)}`,
      };
    },
  );
  return codebook.flatMap(({ codes }) => codes.flatMap(({ id }) => (known.has(id) ? [] : [id])));
}
