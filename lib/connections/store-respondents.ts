import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { connectionImports } from "@/db/schema/connections";
import type { JobCheckpoint } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { AppError } from "@/lib/errors/app-error";
import type { JobRef } from "@/lib/jobs/lock-job";
import type { QuestionScope } from "@/lib/questions/find-question";
import { storeAnswers } from "@/lib/responses/store-answers";
import { LONGEST_SEGMENT, LONGEST_SEGMENT_NAME, LONGEST_TEXT, segmentValue } from "@/lib/uploads/check-row";
import type { AnswerPage, Respondent } from "./survey-provider";

type Import = typeof connectionImports.$inferSelect;

/** The number of answers that a job has brought so far, by question id. */
export type ImportCounts = NonNullable<JobCheckpoint["imported"]>;

/**
 * Stores a page's answers in the caller's transaction, without those that the questions already have. Skips questions
 * that were deleted. Throws NOT_FOUND if all were deleted; JOB_ALREADY_RUNNING.
 */
export async function storeRespondents(
  tx: Db,
  { organizationId, id: jobId }: JobRef,
  order: Import,
  { page, counts }: { page: AnswerPage; counts: ImportCounts },
): Promise<ImportCounts> {
  const standing = await standingQuestions(tx, order);
  const next: ImportCounts = {
    uploaded: { ...counts.uploaded },
    updated: { ...counts.updated },
    skipped: counts.skipped,
  };
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
    throw new AppError(
      "NOT_FOUND",
      "The questions of this import were deleted. Start the import again to create them.",
    );
  }
  return new Set(found.map(({ id }) => id));
}

type AnswerRow = { external_id: string; text: string; segments: Record<string, string | number>; place: number };

function rowOf({ id, answers, segments }: Respondent, question: string, order: Import): Omit<AnswerRow, "place"> {
  const named = order.segments.flatMap(({ id, name }) => {
    const value = clean((segments[id] ?? "").trim().slice(0, LONGEST_SEGMENT));
    return value === "" ? [] : [[clean(name.slice(0, LONGEST_SEGMENT_NAME)), segmentValue(value)] as const];
  });
  return { external_id: id, text: clean(answers[question] ?? ""), segments: Object.fromEntries(named) };
}

/** Removes null characters and replaces unpaired surrogates, because PostgreSQL can store neither. */
const clean = (text: string) => text.replaceAll("\0", "").toWellFormed();

/** The last row of each id, leaving out rows whose text and segments the question has already. */
async function withoutKnown(
  tx: Db,
  { organizationId, questionId }: QuestionScope,
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
