import { and, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { jobs } from "@/db/schema/jobs";
import { uploads } from "@/db/schema/uploads";
import { type Caller, credentialOf } from "@/lib/auth/caller";
import { valueFrom } from "@/lib/errors/worker-result";
import type { StagedFile } from "@/lib/files/stage-file";
import { newJobId } from "@/lib/ids/new-id";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { requireRoomForJob } from "@/lib/jobs/room";
import { requireProject } from "@/lib/projects/find-project";
import { lockQuestion, requireQuestion } from "@/lib/questions/find-question";
import { requireIdle } from "@/lib/questions/require-idle";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import type { ReadOptions } from "@/lib/tables/table";
import type { ColumnMapping } from "./column-plan";
import { countKnown, type KnownAnswers } from "./count-known";
import { showGiven } from "./given-codes/show-given";
import { type LoadOrder, loadRows } from "./load-rows";
import { type UploadRef, uploadEntry, withUpload } from "./open-upload";
import type { previewUpload } from "./preview-upload";
import { readRows } from "./read-rows";
import type { UploadJobOptions } from "./upload-job";
import type { Look } from "./worker";

/** Files above this size are loaded by a job. */
const MAX_BYTES_AT_ONCE = 5 * MEBIBYTE;

/** How a file would be read, and what it would change; null for a project that does not exist yet. */
export type FilePreview = Omit<ReturnType<typeof previewUpload>, "given_codes"> & {
  known: KnownAnswers | null;
  given_codes: Awaited<ReturnType<typeof showGiven>>;
};

type FileReading = { file: StagedFile; mapping: ColumnMapping; options: ReadOptions };

export type FileRequest = FileReading & { dryRun: boolean; skipBadRows: boolean };

export type FileOutcome =
  | { mode: "preview"; preview: FilePreview }
  | { mode: "sync"; result: Awaited<ReturnType<typeof loadRows>> }
  | { mode: "async"; job: AcceptedJob };

/**
 * Loads a staged file of answers into a question, or into the questions that its columns name: at once if the file is
 * small, otherwise by a job. With `dryRun` only shows how the file would be read. Throws VALIDATION_ERROR, which says
 * what is wrong with the file; NOT_FOUND, JOB_ALREADY_RUNNING.
 */
export async function uploadFile(
  db: Db,
  caller: Caller,
  { projectId, questionId }: { projectId: string; questionId?: string },
  request: FileRequest,
  commit: Commit<FileOutcome> = commitOn(db),
): Promise<FileOutcome> {
  const { file, options, skipBadRows } = request;
  const question = questionId ? await requireQuestion(db, caller, { projectId, questionId }) : null;
  if (!question) await requireProject(db, caller, projectId);
  const upload = refTo(caller, file);
  const look = await lookInto(db, upload, request, { question: question?.text ?? null, isPreview: request.dryRun });
  const { plan, preview, wordings, segmentLabels, savColumns, answerColumns, isWhole } = look;
  if (request.dryRun) {
    const target = { projectId, questionId: questionId ?? null, wordings };
    const known = await countKnown(db, caller.organizationId, target, look.fingerprints);
    const given_codes = await showGiven(db, caller.organizationId, target, givenIn(look));
    return { mode: "preview", preview: { ...preview, known, given_codes } };
  }
  const columns = preview.columns.map(({ name }) => name);
  const { notes } = preview;
  const shown = { columns, wordings, segmentLabels, savColumns, answerColumns, notes };
  const by = { actor: credentialOf(caller), fileName: file.name };
  const order = { projectId, questionId: questionId ?? null, plan, ...shown, skipBadRows, ...by };
  if (isWhole && file.size <= MAX_BYTES_AT_ONCE) {
    await readRows(db, { upload, options, plan, inJob: false });
    return commit(async (tx) => ({ mode: "sync", result: await loadRows(tx, upload, order) }));
  }
  const asked = { upload, order, options, rows: preview.row_count };
  return commit(async (tx) => ({ mode: "async", job: await acceptUploadJob(tx, asked) }));
}

/**
 * Shows how a staged file would be read into a project that does not exist yet. Throws VALIDATION_ERROR, which says
 * what is wrong with the file.
 */
export async function previewFile(db: Db, caller: Caller, request: FileReading): Promise<FilePreview> {
  const look = await lookInto(db, refTo(caller, request.file), request, { question: null, isPreview: true });
  const given_codes = await showGiven(db, caller.organizationId, null, givenIn(look));
  return { ...look.preview, known: null, given_codes };
}

const givenIn = ({ plan, preview }: Look) => ({ plan: plan.codes ?? [], tallies: preview.given_codes });

const refTo = ({ organizationId }: Caller, { id, name, size }: StagedFile): UploadRef => ({
  organizationId,
  id,
  name,
  size,
});

const lookInto = (
  db: Db,
  upload: UploadRef,
  { mapping, options }: FileReading,
  { question, isPreview }: { question: string | null; isPreview: boolean },
): Promise<Look> =>
  withUpload(db, upload, { options, inJob: false }, async (run) =>
    valueFrom(await run(uploadEntry, "look", { mapping, question, isPreview })),
  );

/** Rows per second, for the estimate of a job's duration. */
const ROWS_PER_SECOND = 5_000;

async function acceptUploadJob(
  tx: Db,
  { upload, order, options, rows }: { upload: UploadRef; order: LoadOrder; options: ReadOptions; rows: number },
): Promise<AcceptedJob> {
  const { organizationId } = upload;
  const id = newJobId();
  const asked: UploadJobOptions = { upload, order, options };
  const { projectId, questionId } = order;
  if (questionId) {
    await lockQuestion(tx, { organizationId }, { projectId, questionId });
    await requireIdle(tx, { organizationId, questionId });
  }
  await requireRoomForJob(tx, organizationId);
  await tx
    .insert(jobs)
    .values({ organizationId, id, type: "file_upload", projectId, questionId, options: asked, total: rows });
  await tx
    .update(uploads)
    .set({ jobId: id, createdAt: sql`now()` })
    .where(and(eq(uploads.organizationId, organizationId), eq(uploads.id, upload.id)));
  return { job_id: id, status: "queued", estimated_seconds: Math.max(1, Math.ceil(rows / ROWS_PER_SECOND)) };
}
