import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";

const RECENT_JOBS = 20;
/** Answers per second, assumed until the first job has finished. */
const FIRST_GUESS = 200;

/** Seconds that a job of so many answers will take, by the median speed of the last 20 jobs. */
export async function estimateSeconds(db: Db, answers: number): Promise<number> {
  const [measured] = await db.execute<{ speed: number | null }>(sql`
    select percentile_cont(0.5) within group (order by speed)::float as speed
    from (
      select total / greatest(0.1, extract(epoch from finished_at - created_at)) as speed
      from ${jobs} where status = 'completed' and finished_at is not null and type not in ('file_upload', 'connection_import')
      order by finished_at desc limit ${RECENT_JOBS}
    ) recent`);
  return Math.max(1, Math.ceil(answers / (measured?.speed ?? FIRST_GUESS)));
}
