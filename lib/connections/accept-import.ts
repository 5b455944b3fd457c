import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Commit, commitOn } from "@/db/commit";
import { connectionImports, type ImportedSegment } from "@/db/schema/connections";
import { jobs } from "@/db/schema/jobs";
import { questions } from "@/db/schema/projects";
import type { ImportSchedule } from "@/db/schema/terms";
import { type Caller, personOf } from "@/lib/auth/caller";
import { AppError, invalidInput } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { newId, newJobId } from "@/lib/ids/new-id";
import type { AcceptedJob } from "@/lib/jobs/accept-job";
import { isOpen } from "@/lib/jobs/is-open";
import { requireRoomForJob } from "@/lib/jobs/room";
import { insertProject } from "@/lib/projects/create-project";
import { requireProject } from "@/lib/projects/find-project";
import { LONGEST_SEGMENT_NAME, storableName } from "@/lib/uploads/check-row";
import { findTargets } from "@/lib/uploads/find-targets";
import { describeSurvey } from "./browse-surveys";
import type { SurveyDescription } from "./survey-provider";

/** The most imports of an organization. An import reads one survey, once or by a schedule. */
const MAX_IMPORTS = 1_000;

export type ImportRequest = {
  surveyId: string;
  projectId?: string | undefined;
  questions?: readonly string[] | undefined;
  segments?: readonly string[] | undefined;
  schedule?: ImportSchedule | undefined;
};

type Import = typeof connectionImports.$inferSelect;

/** The seconds that an import is estimated to take before its first page tells how many answers there are. */
const FIRST_GUESS_SECONDS = 10;

/**
 * Queues a job that imports a survey's answers into the questions of a project, and creates questions that are missing.
 * Importing the same survey into the same project again reads only new answers; with other questions or segments, it
 * reads all answers again. Throws NO_DATA for a survey without open-ended questions; VALIDATION_ERROR for a question or
 * field that the survey does not have; NOT_FOUND; JOB_ALREADY_RUNNING; and the errors of `askProvider`.
 */
export async function acceptImport(
  db: Db,
  caller: Caller,
  id: string,
  request: ImportRequest,
  commit: Commit<AcceptedJob> = commitOn(db),
): Promise<AcceptedJob> {
  if (request.projectId) await requireProject(db, caller, request.projectId);
  const survey = await describeSurvey(db, caller, { id, surveyId: request.surveyId });
  const chosen = choose(survey, request);
  return commit(async (tx) => {
    const before = await lockImport(tx, caller, { connectionId: id, ...request, surveyId: survey.id });
    if (before) await requireEnded(tx, before);
    const projectId = request.projectId ?? before?.projectId ?? (await newProject(tx, caller, survey));
    const mapped = await mapQuestions(tx, caller, { projectId, chosen: chosen.questions, before });
    const readsTheSame = before && areSame(before.questions, mapped) && areSame(before.segments, chosen.segments);
    const schedule = request.schedule ?? before?.schedule ?? "none";
    const importId = before?.id ?? newId();
    await requireRoomForJob(tx, caller.organizationId);
    const jobId = await insertImportJob(tx, { organizationId: caller.organizationId, projectId, importId });
    const state = {
      surveyName: survey.name,
      questions: mapped,
      segments: chosen.segments,
      cursor: readsTheSame ? before.cursor : null,
      schedule,
      nextRunAt: nextRun(schedule),
      jobId,
    };
    const key = { organizationId: caller.organizationId, id: importId };
    if (before) await updateImport(tx, key, state);
    else await insertImport(tx, { ...key, connectionId: id, surveyId: survey.id, projectId, ...state });
    return { job_id: jobId, status: "queued", estimated_seconds: FIRST_GUESS_SECONDS };
  });
}

type NewImport = Omit<typeof connectionImports.$inferInsert, "nextRunAt"> & { nextRunAt: ReturnType<typeof nextRun> };
type ImportKey = { organizationId: string; id: string };

async function insertImport(tx: Db, created: NewImport): Promise<void> {
  await requireRoom(tx, connectionImports, created.organizationId, { max: MAX_IMPORTS, what: "imports" });
  await tx.insert(connectionImports).values(created);
}

async function updateImport(tx: Db, key: ImportKey, state: Partial<NewImport>): Promise<void> {
  await tx
    .update(connectionImports)
    .set({ ...state, updatedAt: sql`now()` })
    .where(ownImport(key));
}

/** Queues the job that runs an import. */
export async function insertImportJob(
  tx: Db,
  { importId, ...place }: { organizationId: string; projectId: string; importId: string },
): Promise<string> {
  const id = newJobId();
  await tx.insert(jobs).values({ ...place, id, type: "connection_import", options: { importId }, total: 1 });
  return id;
}

/** SQL of the time at which a scheduled import runs next; null without a schedule. */
export const nextRun = (schedule: ImportSchedule) =>
  schedule === "none" ? null : sql`now() + ${schedule === "hourly" ? "1 hour" : "1 day"}::interval`;

/** A condition on `connection_imports`: the import with this id, if it belongs to the organization. */
export const ownImport = ({ organizationId, id }: ImportKey) =>
  and(eq(connectionImports.organizationId, organizationId), eq(connectionImports.id, id));

function choose(survey: SurveyDescription, request: ImportRequest) {
  if (survey.questions.length === 0) {
    throw new AppError("NO_DATA", `The survey "${survey.name}" has no open-ended questions, and so nothing to code.`);
  }
  return {
    questions: request.questions ? pick(survey.questions, request.questions, "questions") : survey.questions,
    segments: withOwnNames(pick(survey.segments, request.segments ?? [], "segments")),
  };
}

function pick<Item extends { id: string }>(items: readonly Item[], ids: readonly string[], path: string): Item[] {
  const known = new Set(items.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown < 0) return items.filter(({ id }) => ids.includes(id));
  const message = `names nothing of this survey, "${ids[unknown]}". It has ${[...known].join(", ") || "none"}`;
  throw invalidInput([{ path: `${path}[${unknown}]`, message }]);
}

/**
 * A field's id that is longer than this is not shown in a segment's name, because a hidden field may have its whole
 * name as its id.
 */
const LONGEST_SHOWN_ID = 40;

/**
 * Shortens long names of fields. If several fields then have the same name, each gets its id added, or its number if
 * the id is long, because segments with the same name would overwrite each other.
 */
function withOwnNames(segments: readonly ImportedSegment[]): ImportedSegment[] {
  const cut = (name: string, max = LONGEST_SEGMENT_NAME) => storableName(name).slice(0, max).toWellFormed();
  const uses = (name: string) => segments.filter((segment) => cut(segment.name) === name).length;
  return segments.map((segment, index) => {
    if (uses(cut(segment.name)) === 1) return { ...segment, name: cut(segment.name) };
    const suffix = ` (${segment.id.length <= LONGEST_SHOWN_ID ? segment.id : index + 1})`;
    return { ...segment, name: cut(segment.name, LONGEST_SEGMENT_NAME - suffix.length) + suffix };
  });
}

type ImportedQuestion = { id: string; questionId?: string };

const areSame = (one: readonly ImportedQuestion[], other: readonly ImportedQuestion[]) =>
  one.length === other.length &&
  one.every(({ id, questionId }, index) => id === other[index]?.id && questionId === other[index]?.questionId);

/** Finds and locks the survey's import into this project; without a project, its latest import. */
async function lockImport(
  tx: Db,
  { organizationId }: Caller,
  { connectionId, surveyId, projectId }: { connectionId: string; surveyId: string; projectId?: string | undefined },
): Promise<Import | undefined> {
  const [found] = await tx
    .select()
    .from(connectionImports)
    .where(
      and(
        eq(connectionImports.organizationId, organizationId),
        eq(connectionImports.connectionId, connectionId),
        eq(connectionImports.surveyId, surveyId),
        projectId ? eq(connectionImports.projectId, projectId) : undefined,
      ),
    )
    .orderBy(desc(connectionImports.id))
    .limit(1)
    .for("update");
  return found;
}

async function requireEnded(tx: Db, { organizationId, jobId }: Import): Promise<void> {
  if (await isOpen(tx, organizationId, jobId)) {
    const message = `The job ${jobId} is already importing this survey. Wait for it.`;
    throw new AppError("JOB_ALREADY_RUNNING", message, { details: jobId === null ? {} : { job_id: jobId } });
  }
}

const newProject = (tx: Db, caller: Caller, { name }: SurveyDescription) =>
  insertProject(tx, caller.organizationId, {
    name: name.slice(0, 200) || "Imported survey",
    language: "en",
    codingType: "qualitative",
    createdBy: personOf(caller),
    questions: [],
  });

/**
 * Maps each chosen question of the survey to one of the project: the one that the last import mapped it to; else one
 * with the same wording to which the last import maps no other question; else a new one.
 */
async function mapQuestions(
  tx: Db,
  { organizationId }: Caller,
  {
    projectId,
    chosen,
    before,
  }: { projectId: string; chosen: SurveyDescription["questions"]; before: Import | undefined },
) {
  const own = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.organizationId, organizationId), eq(questions.projectId, projectId)));
  const standing = new Set(own.map(({ id }) => id));
  const known = new Map(
    before?.questions
      .filter(({ questionId }) => standing.has(questionId))
      .map(({ id, questionId }) => [id, questionId]),
  );
  const missing = chosen.filter(({ id }) => !known.has(id));
  const wordings = missing.map(({ text }) => text);
  const taken = new Set(known.values());
  const targets = await findTargets(tx, organizationId, { projectId, questionId: null, wordings, taken });
  for (const [index, { id }] of missing.entries()) known.set(id, targets[index]?.questionId ?? "");
  return chosen.map(({ id, text }) => ({ id, text, questionId: known.get(id) ?? "" }));
}
