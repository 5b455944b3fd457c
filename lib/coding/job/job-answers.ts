import { and, eq, gte, lt, notExists, or, type SQL, sql } from "drizzle-orm";
import { assignments } from "@/db/schema/codebook";
import { jobs } from "@/db/schema/jobs";
import { hasFlag, responses } from "@/db/schema/responses";
import type { RunningJob } from "@/lib/jobs/hold-job";
import { isOpenTo } from "@/lib/responses/open-answers";
import { JUNK_FLAGS } from "../charge";
import { codingOptionsOf } from "../job-options";

/** All of these are conditions on `responses`. */

/** The answers of a job's question. */
export const isOfQuestion = ({ organizationId, questionId }: RunningJob): SQL | undefined =>
  and(eq(responses.organizationId, organizationId), eq(responses.questionId, questionId));

/**
 * The answers that a job still has to code: those that were open when it was accepted and that it has not coded yet;
 * after it has extended the codebook, those that fitted no code before.
 */
export function isOpen(job: RunningJob): SQL | undefined {
  const { extended } = job.checkpoint;
  if (extended) return and(isUnfitting(job), lt(responses.codedAt, sql`${extended.at}::timestamptz`));
  const { mode } = codingOptionsOf(job);
  if (mode === "uncoded") return isOpenTo(mode);
  return and(isOpenTo(mode), sql`(${responses.codedAt} is null or ${responses.codedAt} < ${acceptedAt(job)})`);
}

/** The answers that a job has coded and no person has reviewed since. */
export const isCodedBy = (job: RunningJob): SQL | undefined =>
  and(eq(responses.reviewed, false), gte(responses.codedAt, acceptedAt(job)));

/** The coded answers that fit no code: they have none, or only codes of low confidence. */
export const isUnfitting = (job: RunningJob): SQL | undefined =>
  and(
    isCodedBy(job),
    notExists(
      sql`(select from ${assignments} a where a.organization_id = responses.organization_id
        and a.response_id = responses.id and a.confidence <> 'low')`,
    ),
  );

/** Answers that preparation found to be empty or gibberish. */
export const isFlaggedJunk = (): SQL | undefined => or(...JUNK_FLAGS.map((flag) => hasFlag(responses.flags, flag)));

/** Compared in SQL, because a Date lacks the database's microseconds. */
const acceptedAt = ({ organizationId, id }: RunningJob) =>
  sql`(select ${jobs.createdAt} from ${jobs} where ${jobs.organizationId} = ${organizationId} and ${jobs.id} = ${id})`;
