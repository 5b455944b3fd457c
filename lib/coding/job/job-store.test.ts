import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readBalance } from "@/lib/credits/usage";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { readJob } from "@/test/read-job";
import { runStages } from "@/test/run-stages";
import { classify } from "../pipeline/classify";
import { jobStore } from "./job-store";
import { prepareStage } from "./prepare";

const SUBJECTS = ["staff", "breakfast", "location"];

/** More than one page. One in four repeats an earlier answer, perhaps of another page; one in fifty is empty. */
const answers = Array.from({ length: 1_200 }, (_, index) => {
  const number = index % 4 === 3 ? index % 10 : index;
  return { id: `r${index}`, text: index % 50 === 0 ? "" : `The ${SUBJECTS[number % 3]} was good, said room ${number}` };
});

/** The local engine in small batches. It records in `heard` the texts that it gets. */
function listening(heard: string[], dyingAt = Number.POSITIVE_INFINITY): CodingEngine {
  let batch = 0;
  return {
    ...localEngine,
    batchSize: 200,
    async classify(task, asked, options) {
      if (batch++ === dyingAt) throw new EngineError("killed", { retryable: true });
      heard.push(...asked.map(({ text }) => text));
      return localEngine.classify(task, asked, options);
    },
  };
}

describe("a job with several pages of answers", () => {
  const db = useDatabase();

  it("codes equal answers once and charges what the estimate said, although a process dies", async () => {
    const { caller, ref, estimate } = await newCodingJob(db, answers, SUBJECTS);
    const heard: string[] = [];
    await prepareStage(db, ref);
    await prepareStage(db, ref);
    await expect(classify(jobStore(db, ref, listening(heard, 2)))).rejects.toThrow("killed");
    await runStages(db, ref, listening(heard));
    const texts = answers.map(({ text }) => text).filter(Boolean);
    expect(heard.toSorted()).toEqual([...new Set(texts)].toSorted());
    const job: ReturnType<typeof JSON.parse> = await readJob(db, caller, ref.id);
    expect(job).toMatchObject({ status: "completed", progress: { processed: 1_200, total: 1_200 } });
    expect(job.result.credits_used).toBe(new Set(texts).size);
    expect(estimate).toMatchObject({ billable: job.result.credits_used, junk: answers.length - texts.length });
    expect(await readBalance(db, caller.organizationId)).toBe(5_000 - job.result.credits_used);
    const perText = await db.execute<{ codings: number; uncoded: number }>(sql`
      select count(distinct codes)::integer as codings,
        count(*) filter (where codes is null)::integer as uncoded
      from (
        select r.text, (select string_agg(a.code_id::text, ' ' order by a.position) from assignments a
          where a.organization_id = r.organization_id and a.response_id = r.id) as codes
        from responses r where r.organization_id = ${ref.organizationId} and r.text <> ''
      ) as coded group by text`);
    expect(perText).toHaveLength(job.result.credits_used);
    expect(perText.filter(({ codings, uncoded }) => codings !== 1 || uncoded > 0)).toEqual([]);
  });
});
