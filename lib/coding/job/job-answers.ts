import { and, eq, gte, lt, not, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { assignments } from "@/db/schema/codebook";
import { jobs } from "@/db/schema/jobs";
import { hasFlag, responses } from "@/db/schema/responses";
import type { RunningJob } from "@/lib/jobs/lock-job";
import { rowsOf } from "@/lib/questions/rows-of";
import { isOpenTo } from "@/lib/responses/open-answers";
import { JUNK_FLAGS } from "../charge";
import { codingOptionsOf } from "../job-options";

/** The flags of an answer without those of earlier decisions about it. */
export const FLAGS_BEFORE_DECISION = sql`array_remove(array_remove(array_remove(${responses.flags},
  'lost_codes'), 'other_language'), 'no_complaint')`;

/** What an update sets for answers about which the machine has decided. */
export const CODED_NOW = { codedAt: sql`now()`, flags: FLAGS_BEFORE_DECISION, votes: null };

/** The answers of a job's question. */
export const isOfQuestion = (job: RunningJob): SQL | undefined => rowsOf(responses, job);

/**
 * The answers that a job still has to code: those that were open when the job was accepted and that it has not tried
 * yet. After the job has extended the codebook: those that fitted no code before the extension.
 */
export function isOpen(job: RunningJob): SQL | undefined {
  const { extended } = job.checkpoint;
  if (extended) return and(isUnfitting(job), lt(responses.codedAt, sql`${extended.at}::timestamptz`));
  const { mode } = codingOptionsOf(job);
  const isUntried = and(isOpenTo(mode), not(hasFlag(responses.flags, "not_coded")));
  if (mode === "uncoded") return isUntried;
  return and(isUntried, sql`(${responses.codedAt} is null or ${responses.codedAt} < ${acceptedAt(job)})`);
}

/** The answers that a job has coded and no person has reviewed or edited since. */
export const isCodedBy = (job: RunningJob): SQL | undefined =>
  and(eq(responses.reviewed, false), eq(responses.edited, false), gte(responses.codedAt, acceptedAt(job)));

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

/** How many answers the engine has decided about in this job, and on how many it failed. Junk counts as neither. */
export async function readTried(db: Db, job: RunningJob): Promise<{ coded: number; notCoded: number }> {
  const isNotCoded = hasFlag(responses.flags, "not_coded");
  const [tried] = await db
    .select({
      coded: sql<number>`(count(*) filter (where ${isCodedBy(job)} and not (${isFlaggedJunk()})))::integer`,
      notCoded: sql<number>`(count(*) filter (where ${isNotCoded}))::integer`,
    })
    .from(responses)
    .where(isOfQuestion(job));
  return tried ?? { coded: 0, notCoded: 0 };
}

/** Compared in SQL, because a Date lacks the database's microseconds. */
const acceptedAt = ({ organizationId, id }: RunningJob) =>
  sql`(select ${jobs.createdAt} from ${jobs} where ${jobs.organizationId} = ${organizationId} and ${jobs.id} = ${id})`;
