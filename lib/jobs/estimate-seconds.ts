import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { JobType } from "@/db/schema/terms";
import type { CodingEngine } from "@/lib/engines/engine";
import { selectEngine } from "@/lib/engines/select-engine";

const RECENT_JOBS = 50;
/** The number of recent jobs used: those nearest in size, at most four times larger or smaller. */
const NEAREST_JOBS = 5;
const FARTHEST = Math.log(4);
/** Seconds of a job apart from its answers. */
const OVERHEAD = 1.5;
/** Answers per second, if the engine has no estimate of its own. */
const FIRST_GUESS = 300;
const CODING: ReadonlySet<JobType> = new Set(["one_call", "auto_coding"]);

/**
 * Seconds that a job will take: the median speed of the recent jobs of its type that were nearest in size, since large
 * jobs are faster per answer than small ones. Only jobs of the same engine count. A first guess counts like one of the
 * nearest jobs.
 */
export async function estimateSeconds(
  db: Db,
  type: JobType,
  answers: number,
  { name, secondsFor }: Pick<CodingEngine, "name" | "secondsFor"> = selectEngine(),
): Promise<number> {
  const guessed = CODING.has(type) && answers > 0 && secondsFor ? answers / secondsFor(answers) : FIRST_GUESS;
  const size = Math.log(Math.max(1, answers));
  const seconds = sql`extract(epoch from finished_at - coalesce(dispatched_at, created_at))`;
  const [measured] = await db.execute<{ speed: number | null }>(sql`
    select percentile_cont(0.5) within group (order by speed)::float as speed
    from (
      (select total / greatest(0.1, seconds - ${OVERHEAD}) as speed from (
        select greatest(total, 1) as total, ${seconds} as seconds from ${jobs}
        where status = 'completed' and type = ${type} and finished_at is not null
          and (engine is null or engine like ${`${name}/%`})
        order by finished_at desc limit ${RECENT_JOBS}
      ) recent
      where abs(ln(total) - ${size}::float) <= ${FARTHEST}::float
      order by abs(ln(total) - ${size}::float) limit ${NEAREST_JOBS})
      union all select ${guessed}::float
    ) nearest`);
  return Math.max(1, Math.round(OVERHEAD + answers / (measured?.speed ?? guessed)));
}
