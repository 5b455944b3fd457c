import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { connectionImports } from "@/db/schema/connections";
import { jobs } from "@/db/schema/jobs";
import { projects, questions } from "@/db/schema/projects";
import { AppError } from "@/lib/errors/app-error";
import { endJob } from "@/lib/jobs/end-job";
import { type JobRef, lockAnyJob } from "@/lib/jobs/lock-job";
import { ownImport } from "./accept-import";
import { findConnection } from "./manage-connections";
import { openProvider } from "./open-provider";
import { ProviderError } from "./provider-error";
import { type ImportCounts, storeRespondents } from "./store-respondents";
import type { AnswerPage } from "./survey-provider";
import { isStillHeld, unlessHeld } from "./wait-for-job";

type Import = typeof connectionImports.$inferSelect;

/** Milliseconds after which a step reads no further page. */
const STEP_MS = 15_000;
/**
 * The most hours that an import may run without having waited for another job. After that it is ended, because a
 * platform might send pages without end. The largest imports take a few hours.
 */
const MAX_HOURS = 6;
const HOUR_MS = 3_600_000;

/**
 * `wait` is the number of seconds to wait if the platform needs time. `isHeld` is true if another job that works on one
 * of the questions must end first.
 */
export type ImportProgress = { more: boolean; wait: number; isHeld: boolean };

const HELD: ImportProgress = { more: true, wait: 0, isHeld: true };

/**
 * Reads the next pages of an import. One transaction stores a page's answers, the cursor of the next page, the job's
 * progress and, with the last page, its result. Throws ProviderError; JobLost; NOT_FOUND if the connection or the
 * questions were deleted.
 */
export async function importAnswersStage(db: Db, ref: JobRef): Promise<ImportProgress> {
  if (await isStillHeld(db, ref)) return HELD;
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
    const stored = await unlessHeld(db, ref, () => db.transaction((tx) => storePage(tx, ref, order, page)));
    if (stored === "held") return HELD;
    const more = page.more || !stored;
    if (!more || page.wait || Date.now() > deadline) return { more, wait: page.wait ?? 0, isHeld: false };
  }
}

async function readImport(db: Db, ref: JobRef): Promise<Import> {
  const job = await db.transaction((tx) => lockAnyJob(tx, ref));
  const since = new Date(job.checkpoint.continuedAt ?? job.dispatchedAt ?? Date.now());
  if (Date.now() - since.getTime() > MAX_HOURS * HOUR_MS) {
    throw new ProviderError(
      "unexpected",
      `The platform was still sending answers after ${MAX_HOURS} hours, so the import was ended.`,
    );
  }
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

/**
 * Stores a page; false if another run has stored it already. Locks the project, then the job, then the questions, in
 * the same order as all other code.
 */
async function storePage(tx: Db, ref: JobRef, order: Import, page: AnswerPage): Promise<boolean> {
  await tx
    .update(projects)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(projects.organizationId, ref.organizationId), eq(projects.id, order.projectId)));
  const job = await lockAnyJob(tx, ref);
  const [current] = await tx.select().from(connectionImports).where(ownImport(order)).for("update");
  if (!current) return gone();
  if (current.pages !== order.pages) return false;
  const counts = await storeRespondents(tx, ref, current, { page, counts: job.checkpoint.imported ?? NOTHING });
  await tx
    .update(connectionImports)
    .set({ cursor: page.cursor, pages: current.pages + 1, ...(!page.more && { importedAt: sql`now()` }) })
    .where(ownImport(order));
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

const NOTHING: ImportCounts = { uploaded: {}, updated: {}, skipped: 0 };

/** How many answers an import brought, in all and by question. */
async function resultOf(tx: Db, order: Import, { uploaded, updated, skipped }: ImportCounts) {
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
  throw new AppError("NOT_FOUND", "The import or its connection was deleted. What was imported is kept.");
}
