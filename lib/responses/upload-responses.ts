import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { newId } from "@/lib/ids";
import { requireIdle } from "@/lib/jobs/require-idle";
import { type QuestionPath, requireQuestion } from "@/lib/questions/find-question";
import { moveQuestion } from "@/lib/questions/question-status";

export type UploadedAnswer = { id: string; text: string; segments?: Record<string, string | number> | undefined };

export type UploadResult = { uploaded: number; updated: number; duplicates: number; total: number };

/**
 * Stores answers on a question, all or none. An id seen before is updated and, where its text changed, coded anew;
 * of an id that comes twice in one upload the last entry counts. New answers on a coded question make it
 * `codebook_ready` again.
 */
export async function uploadResponses(
  db: Db,
  caller: Caller,
  path: QuestionPath,
  answers: readonly UploadedAnswer[],
): Promise<UploadResult> {
  const { organizationId } = caller;
  const { questionId } = path;
  const last = new Map(answers.map((answer) => [answer.id, answer]));
  return db.transaction(async (tx) => {
    await requireQuestion(tx, caller, path);
    const owned = and(eq(questions.organizationId, organizationId), eq(questions.id, questionId));
    const [question] = await tx
      .select({ responseCount: questions.responseCount })
      .from(questions)
      .where(owned)
      .for("update");
    await requireIdle(tx, { organizationId, questionId });
    const uploaded = await upsert(tx, { organizationId, questionId }, [...last.values()]);
    const total = (question?.responseCount ?? 0) + uploaded;
    await tx.update(questions).set({ responseCount: total }).where(owned);
    await moveQuestion(tx, { organizationId, questionId }, "answers_added");
    return { uploaded, updated: last.size - uploaded, duplicates: answers.length - last.size, total };
  });
}

/** Returns how many of the answers are new. */
async function upsert(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
  answers: readonly UploadedAnswer[],
): Promise<number> {
  const rows = answers.map((answer, index) => ({
    id: newId(),
    externalId: answer.id,
    text: answer.text,
    segments: answer.segments,
    index,
  }));
  await forgetMachineCodes(db, { organizationId, questionId }, rows);
  const written = await db.execute<{ is_new: boolean }>(sql`
    with place as (
      select coalesce(max(position) + 1, 0) as next from ${responses}
      where organization_id = ${organizationId} and question_id = ${questionId}
    )
    insert into ${responses} as known (organization_id, id, question_id, external_id, position, text, segments)
    select ${organizationId}, r.id, ${questionId}, r."externalId", place.next + r.index, r.text,
      coalesce(r.segments, '{}')
    from place, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "externalId" text, text text, segments jsonb, index integer)
    on conflict (organization_id, question_id, external_id, occurrence) do update set
      text = excluded.text,
      segments = known.segments || excluded.segments,
      coded_at = case when known.text = excluded.text then known.coded_at end
    returning xmax = 0 as is_new`);
  return written.filter(({ is_new }) => is_new).length;
}

/** The engine's codes of an answer whose text changes go; what a person decided stays. */
async function forgetMachineCodes(
  db: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
  rows: readonly { externalId: string; text: string }[],
): Promise<void> {
  const texts = rows.map(({ externalId, text }) => ({ externalId, text }));
  await db.execute(sql`
    delete from ${assignments} a using ${responses} r, jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as n ("externalId" text, text text)
    where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.occurrence = 0
      and r.external_id = n."externalId" and r.text <> n.text
      and a.organization_id = r.organization_id and a.response_id = r.id and a.source = 'engine'`);
}
