import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { responses } from "@/db/schema/responses";
import { advanceJob, holdJob, type JobRef, requireRunning } from "@/lib/jobs/hold-job";
import { isJunk } from "../charge";
import type { PreparedAnswer } from "../prepare/prepare";
import { prepareInWorker } from "../prepare/prepare-in-worker";
import { readAnswers, readContext } from "./question-work";

/** First stage: notes language and flags of every answer that is not coded yet; junk is done with that. */
export async function prepareStage(db: Db, ref: JobRef): Promise<void> {
  const job = await requireRunning(db, ref);
  const { context } = await readContext(db, job);
  const answers = await readAnswers(db, job);
  const { wording, language, codingType } = context;
  const prepared = await prepareInWorker(answers, { question: wording, language, codingType });
  const open = prepared.filter((_, index) => !answers[index]?.done);
  await db.transaction(async (tx) => {
    await holdJob(tx, ref);
    const processed = await storePreparation(tx, ref.organizationId, open);
    await advanceJob(tx, ref, { processed });
  });
}

/** Returns how many of the answers are done with their preparation. */
async function storePreparation(tx: Db, organizationId: string, prepared: readonly PreparedAnswer[]): Promise<number> {
  const rows = prepared.map(({ id, language, flags }) => ({ id, language, flags, junk: isJunk(flags) }));
  const written = await tx.execute<{ junk: boolean }>(sql`
    update ${responses} r set language = p.language, flags = array(select jsonb_array_elements_text(p.flags)),
      coded_at = case when p.junk then now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (id uuid, language text, flags jsonb, junk boolean)
    where r.organization_id = ${organizationId} and r.id = p.id and r.coded_at is null and not r.reviewed
    returning p.junk`);
  return written.filter(({ junk }) => junk).length;
}
