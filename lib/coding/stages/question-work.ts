import { and, eq, gte, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { jobs } from "@/db/schema/jobs";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { CodingTask } from "@/lib/engines/engine";
import type { RunningJob } from "@/lib/jobs/hold-job";
import { questionNotFound } from "@/lib/questions/find-question";
import { isOpenTo } from "@/lib/responses/open-answers";
import { readExamples } from "@/lib/responses/read-examples";
import { codingTask } from "../ask-engine";
import type { Group } from "../group-equal";
import { codingOptionsOf } from "../job-options";
import { keptGroups } from "./read-groups";

export type QuestionScope = { organizationId: string; questionId: string };

/** What holds for all answers of a question. A temporary project's question has no wording. */
export async function readContext(db: Db, { organizationId, questionId }: QuestionScope) {
  const [row] = await db
    .select({
      projectId: projects.id,
      temporary: projects.temporary,
      language: projects.language,
      codingType: questions.codingType,
      codebookVersion: questions.codebookVersion,
      text: questions.text,
    })
    .from(questions)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, questions.organizationId), eq(projects.id, questions.projectId)),
    )
    .where(and(eq(questions.organizationId, organizationId), eq(questions.id, questionId)));
  if (!row) throw questionNotFound();
  const { projectId, codebookVersion, temporary, language, codingType, text } = row;
  return { projectId, codebookVersion, context: { language, codingType, wording: temporary ? null : text } };
}

/**
 * What an engine needs to code a job's answers: their groups, and the task that is the same for all of them. Kept from
 * one stage to the next, so that an engine learns the task once, whatever people decide meanwhile.
 */
export async function readWork(db: Db, job: RunningJob) {
  const { context, codebookVersion } = await readContext(db, job);
  const groups = await keptGroups(db, job, context.language);
  const known = tasks.get(groups);
  if (known?.codebookVersion === codebookVersion) return { context, groups, task: known.task };
  const [codebook, examples] = [await readCodebook(db, job), await readExamples(db, job)];
  const task = codingTask(context, codebook, groups, examples);
  tasks.set(groups, { codebookVersion, task });
  return { context, groups, task };
}

const tasks = new WeakMap<readonly Group[], { codebookVersion: number; task: CodingTask }>();

/**
 * The answers that a job is still to code: what it found open and has not coded since it was accepted; once it has
 * extended the codebook, what fitted no code before.
 */
export function isOpen(job: RunningJob): SQL | undefined {
  const { extended } = job.checkpoint;
  if (extended) return and(isUnfitting(job), lt(responses.codedAt, sql`${extended.at}::timestamptz`));
  const { mode } = codingOptionsOf(job);
  if (mode === "uncoded") return isOpenTo(mode);
  return and(isOpenTo(mode), sql`(${responses.codedAt} is null or ${responses.codedAt} < ${acceptedAt(job)})`);
}

/** The answers that a job has coded and nobody has reviewed since. */
export const isCodedBy = (job: RunningJob): SQL | undefined =>
  and(eq(responses.reviewed, false), gte(responses.codedAt, acceptedAt(job)));

/** Those of them that fit no code: they have none, or uncertain ones alone. */
export const isUnfitting = (job: RunningJob): SQL | undefined =>
  and(
    isCodedBy(job),
    notExists(
      sql`(select from ${assignments} a where a.organization_id = responses.organization_id
        and a.response_id = responses.id and a.confidence <> 'low')`,
    ),
  );

/** To the database's precision, which a Date does not have. */
const acceptedAt = ({ organizationId, id }: RunningJob) =>
  sql`(select ${jobs.createdAt} from ${jobs} where ${jobs.organizationId} = ${organizationId} and ${jobs.id} = ${id})`;
