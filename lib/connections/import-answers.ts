import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { connectionImports } from "@/db/schema/connections";
import { type JobCheckpoint, jobs } from "@/db/schema/jobs";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { AppError } from "@/lib/errors";
import { endJob } from "@/lib/jobs/end-job";
import { holdAnyJob, type JobRef } from "@/lib/jobs/hold-job";
import { storeAnswers } from "@/lib/responses/store-answers";
import { LONGEST_SEGMENT, LONGEST_SEGMENT_NAME, LONGEST_TEXT, segmentValue } from "@/lib/uploads/check-row";
import { ownImport } from "./accept-import";
import { findConnection } from "./manage-connections";
import { openProvider } from "./open-provider";
import type { AnswerPage, Respondent } from "./survey-provider";

type Import = typeof connectionImports.$inferSelect;
type Counts = NonNullable<JobCheckpoint["imported"]>;

/** Pages are read one after another for so long before the step ends. */
const STEP_MS = 15_000;

/**
 * Reads the next pages of an import's answers. Each page is stored whole, together with the place where the next one
 * begins, the job's progress and, with the last page, its result. `wait` says after how many seconds to go on where the
 * platform needs time. ProviderError, JobLost, NOT_FOUND where connection or questions are gone.
 */
export async function importAnswersStage(db: Db, ref: JobRef): Promise<{ more: boolean; wait: number }> {
  const deadline = Date.now() + STEP_MS;
  for (;;) {
    const order = await readImport(db, ref);
    const provider = openProvider(await findConnection(db, ref, order.connectionId));
    const wanted = {
      surveyId: order.surveyId,
      questions: order.questions.map(({ id }) => id),
      segments: order.segments,
    };
    const page = await provider.readAnswers(wanted, order.cursor);
    const stored = await db.transaction((tx) => storePage(tx, ref, order, page));
    const more = page.more || !stored;
    if (!more || page.wait || Date.now() > deadline) return { more, wait: page.wait ?? 0 };
  }
}

async function readImport(db: Db, ref: JobRef): Promise<Import> {
  const job = await db.transaction((tx) => holdAnyJob(tx, ref));
  const [order] = await db
    .select()
    .from(connectionImports)
    .where(ownImport(importOf(job)));
  return order ?? gone();
}

const importOf = ({ organizationId, options }: typeof jobs.$inferSelect) => ({
  organizationId,
  id: String(options.importId),
});

/** False where another run has stored this page already. */
async function storePage(tx: Db, ref: JobRef, order: Import, page: AnswerPage): Promise<boolean> {
  const job = await holdAnyJob(tx, ref);
  const [current] = await tx.select().from(connectionImports).where(ownImport(order)).for("update");
  if (!current) return gone();
  if (current.pages !== order.pages) return false;
  const counts = await storeRespondents(tx, ref, current, { page, counts: job.checkpoint.imported ?? NOTHING });
  await tx
    .update(connectionImports)
    .set({ cursor: page.cursor, pages: current.pages + 1, ...(!page.more && { importedAt: sql`now()` }) })
    .where(ownImport(order));
  await tx
    .update(projects)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(projects.organizationId, ref.organizationId), eq(projects.id, current.projectId)));
  const processed = job.processed + page.respondents.length;
  const total = page.more ? Math.max(job.total, processed + Math.max(1, page.remaining ?? 1)) : processed;
  const checkpoint = { ...job.checkpoint, imported: counts };
  if (page.more) {
    await tx
      .update(jobs)
      .set({ processed, total, checkpoint, updatedAt: sql`now()` })
      .where(and(eq(jobs.organizationId, ref.organizationId), eq(jobs.id, ref.id)));
  } else {
    await endJob(tx, job, {
      status: "completed",
      processed,
      total,
      checkpoint,
      result: await resultOf(tx, current, counts),
    });
  }
  return true;
}

const NOTHING: Counts = { uploaded: {}, updated: {}, skipped: 0 };

/** Stores a page's answers on the questions that are still there, leaving out what they hold already. */
async function storeRespondents(
  tx: Db,
  { organizationId, id: jobId }: JobRef,
  order: Import,
  { page, counts }: { page: AnswerPage; counts: Counts },
): Promise<Counts> {
  const standing = await standingQuestions(tx, order);
  const next: Counts = { uploaded: { ...counts.uploaded }, updated: { ...counts.updated }, skipped: counts.skipped };
  for (const { id, questionId } of order.questions) {
    if (!standing.has(questionId)) continue;
    const rows = page.respondents.map((respondent) => rowOf(respondent, id, order));
    const fitting = rows.filter(({ text }) => text.length <= LONGEST_TEXT);
    next.skipped += rows.length - fitting.length;
    const scope = { organizationId, questionId };
    const fresh = await withoutKnown(tx, scope, fitting);
    if (fresh.length === 0) continue;
    const stored = await storeAnswers(tx, scope, recordset(fresh), jobId);
    next.uploaded[questionId] = (next.uploaded[questionId] ?? 0) + stored.uploaded;
    next.updated[questionId] = (next.updated[questionId] ?? 0) + stored.updated;
  }
  return next;
}

async function standingQuestions(tx: Db, { organizationId, projectId, questions: mapped }: Import) {
  const ids = mapped.map(({ questionId }) => questionId);
  const found = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId), inArray(questions.id, ids)),
    );
  if (found.length === 0) {
    throw new AppError("NOT_FOUND", "The questions of this import were deleted. Start it anew to make them again.");
  }
  return new Set(found.map(({ id }) => id));
}

type AnswerRow = { external_id: string; text: string; segments: Record<string, string | number>; place: number };

function rowOf({ id, answers, segments }: Respondent, question: string, order: Import): Omit<AnswerRow, "place"> {
  const named = order.segments.flatMap(({ id, name }) => {
    const value = clean(segments[id] ?? "")
      .trim()
      .slice(0, LONGEST_SEGMENT);
    return value === "" ? [] : [[clean(name).slice(0, LONGEST_SEGMENT_NAME), segmentValue(value)] as const];
  });
  return { external_id: id, text: clean(answers[question] ?? ""), segments: Object.fromEntries(named) };
}

const clean = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** The last row of each id, without those whose text and segments are as the question has them. */
async function withoutKnown(
  tx: Db,
  { organizationId, questionId }: { organizationId: string; questionId: string },
  rows: Omit<AnswerRow, "place">[],
): Promise<AnswerRow[]> {
  const last = [...new Map(rows.map((row) => [row.external_id, row])).values()].map((row, place) => ({
    ...row,
    place,
  }));
  const fresh = await tx.execute<{ place: number }>(sql`
    select n.place from (${recordset(last)}) n
    where not exists (
      select from ${responses} r
      where r.organization_id = ${organizationId} and r.question_id = ${questionId} and r.occurrence = 0
        and r.external_id = n.external_id and r.text = n.text and r.segments @> n.segments)
    order by n.place`);
  return fresh.flatMap(({ place }, index) => {
    const row = last[place];
    return row ? [{ ...row, place: index }] : [];
  });
}

const recordset = (rows: readonly AnswerRow[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (external_id text, text text, segments jsonb, place integer)`;

/** What an import did: all of it, and by question. */
async function resultOf(tx: Db, order: Import, { uploaded, updated, skipped }: Counts) {
  const totals = await tx
    .select({ id: questions.id, text: questions.text, total: questions.responseCount })
    .from(questions)
    .where(and(eq(questions.organizationId, order.organizationId), eq(questions.projectId, order.projectId)));
  const filled = order.questions.flatMap(({ id, questionId }) => {
    const ours = totals.find((question) => question.id === questionId);
    if (!ours) return [];
    const counted = { uploaded: uploaded[questionId] ?? 0, updated: updated[questionId] ?? 0, total: ours.total };
    return [{ question_id: questionId, source_id: id, text: ours.text, ...counted }];
  });
  const sum = (part: "uploaded" | "updated" | "total") => filled.reduce((all, one) => all + one[part], 0);
  return {
    project_id: order.projectId,
    connection_id: order.connectionId,
    import_id: order.id,
    survey_id: order.surveyId,
    uploaded: sum("uploaded"),
    updated: sum("updated"),
    total: sum("total"),
    skipped_count: skipped,
    questions: filled,
  };
}

function gone(): never {
  throw new AppError(
    "NOT_FOUND",
    "The import was deleted, and its connection with it perhaps. What was imported is kept.",
  );
}
