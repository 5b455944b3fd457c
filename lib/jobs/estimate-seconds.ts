import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { jobs } from "@/db/schema/jobs";
import type { JobType } from "@/db/schema/terms";
import type { CodingEngine, Forecast } from "@/lib/engines/engine";
import { currentEngine } from "@/lib/model-settings/current-engine";

const RECENT_JOBS = 50;
/** The most recent jobs that count: those nearest in size, at most four times larger or smaller. */
const NEAREST_JOBS = 5;
const FARTHEST = Math.log(4);
/** Seconds that a job takes besides the time for its answers. */
const OVERHEAD = 1.5;
/** Answers per second, if the engine has no estimate of its own. */
const FIRST_GUESS = 300;
const CODING: ReadonlySet<JobType> = new Set(["one_call", "auto_coding", "back_test", "translation"]);

/**
 * Estimates how many seconds a job will take, from the median speed (answers per second) of recent jobs of the same
 * type and engine in all organizations. Only the jobs nearest in size count, because large jobs are faster per answer.
 * A first guess of the speed counts as one more job. If a model codes, the size of a job is the number of answers that
 * the model is asked about.
 */
export async function estimateSeconds(
  db: Db,
  type: JobType,
  { answers, forecast }: { answers: number; forecast?: Forecast | undefined },
  given?: Pick<CodingEngine, "name" | "secondsFor">,
): Promise<number> {
  const { name, secondsFor } = given ?? (await currentEngine(db));
  const asked = forecast?.usage.asked ?? answers;
  const guessed = CODING.has(type) && asked > 0 && secondsFor ? asked / secondsFor(asked) : FIRST_GUESS;
  const size = Math.log(Math.max(1, asked));
  const seconds = sql`extract(epoch from finished_at - coalesce(dispatched_at, created_at))`;
  const [measured] = await db.execute<{ speed: number | null }>(sql`
    select percentile_cont(0.5) within group (order by speed)::float as speed
    from (
      (select size / greatest(0.1, seconds - ${OVERHEAD}) as speed from (
        select greatest(coalesce(nullif(asked_answers, 0), total), 1) as size, ${seconds} as seconds from ${jobs}
        where status = 'completed' and type = ${type} and finished_at is not null
          and (engine is null or engine like ${`${name}/%`})
        order by finished_at desc limit ${RECENT_JOBS}
      ) recent
      where abs(ln(size) - ${size}::float) <= ${FARTHEST}::float
      order by abs(ln(size) - ${size}::float) limit ${NEAREST_JOBS})
      union all select ${guessed}::float
    ) nearest`);
  return Math.max(1, Math.round(OVERHEAD + (forecast?.otherSeconds ?? 0) + asked / (measured?.speed ?? guessed)));
}
