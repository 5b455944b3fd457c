import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { finishStage } from "@/lib/coding/job/finish";
import { jobStore } from "@/lib/coding/job/job-store";
import { prepareStage } from "@/lib/coding/job/prepare";
import { classify } from "@/lib/coding/pipeline/classify";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { removeExpired } from "@/lib/upkeep/maintenance";
import { useDatabase } from "@/test/database";
import { queuedJobs, sixty } from "@/test/queued-jobs";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { cancelJob, failJob } from "./end-job";
import { JobLost } from "./lock-job";
import { listJobs } from "./show-job";

/** The local engine with batches of ten, and a hook before each batch. */
function smallBatches(beforeBatch: (batch: number) => void = () => {}): CodingEngine {
  let batch = 0;
  return {
    ...localEngine,
    batchSize: 10,
    classify(task, answers, options) {
      beforeBatch(batch++);
      return localEngine.classify(task, answers, options);
    },
  };
}

describe("jobs", () => {
  const db = useDatabase();
  beforeEach(() => db.execute(sql`delete from jobs`));

  const { newCaller, queue, newJob } = queuedJobs(db);

  it("go on where a dead process stopped, and code and charge nothing twice", async () => {
    const { ref, read, balance } = await newJob();
    await dispatched(db);
    await prepareStage(db, ref);
    const dying = smallBatches((batch) => {
      if (batch === 3) throw new Error("killed");
    });
    await expect(classify(jobStore(db, ref, dying))).rejects.toThrow("killed");
    expect((await read()).progress).toEqual({ processed: 30, total: 60, percentage: 50 });
    expect(await balance()).toBe(440);

    let batches = 0;
    await runStages(
      db,
      ref,
      smallBatches(() => batches++),
    );
    expect(batches).toBe(3);
    const job = await read();
    expect([job.status, job.result.credits_used, await balance()]).toEqual(["completed", 60, 440]);
    expect(job.result.results.map(({ id }: { id: string }) => id)).toEqual(sixty.map(({ id }) => id));
    expect(job.result.results.every(({ codes }: { codes: unknown[] }) => codes.length > 0)).toBe(true);
  });

  it("count each answer once though two runs code it at the same time", async () => {
    const { ref, read } = await newJob();
    await dispatched(db);
    await prepareStage(db, ref);
    await Promise.all([classify(jobStore(db, ref, smallBatches())), classify(jobStore(db, ref, smallBatches()))]);
    expect((await read()).progress.processed).toBe(60);
    await Promise.allSettled([finishStage(db, ref), finishStage(db, ref)]);
    expect((await read()).result.credits_used).toBe(60);
  });

  it("take answers as they were prepared when the job was accepted", async () => {
    const { ref, read } = await newJob();
    await dispatched(db);
    await db.execute(sql`update responses set flags = '{gibberish}'
      where organization_id = ${ref.organizationId} and position < 2`);
    await prepareStage(db, ref);
    await prepareStage(db, ref);
    expect((await read()).progress.processed).toBe(2);
    expect(await classify(jobStore(db, ref, smallBatches()))).toEqual({ remaining: 0 });
    expect((await read()).progress.processed).toBe(60);
  });

  it("code a part at a time and say what remains", async () => {
    const { ref } = await newJob();
    await dispatched(db);
    await prepareStage(db, ref);
    expect(await classify(jobStore(db, ref, smallBatches()), 0)).toEqual({ remaining: 50 });
    expect(await classify(jobStore(db, ref, smallBatches()), 60_000)).toEqual({ remaining: 0 });
    expect(await classify(jobStore(db, ref, smallBatches()))).toEqual({ remaining: 0 });
  });

  it("that fail charge what was coded, and keep it", async () => {
    const { caller, ref, read, balance } = await newJob();
    await dispatched(db);
    await prepareStage(db, ref);
    const refusing = smallBatches((batch) => {
      if (batch === 2) throw new EngineError("The provider refused the key.", { retryable: false });
    });
    await expect(classify(jobStore(db, ref, refusing))).rejects.toThrow("refused");
    expect(await failJob(db, ref, () => ({ code: "CODING_FAILED", message: "The provider refused the key." }))).toBe(
      true,
    );
    const job = await read();
    expect(job).toMatchObject({
      status: "failed",
      error: { code: "CODING_FAILED", message: "The provider refused the key." },
      progress: { processed: 20 },
    });
    expect("result" in job).toBe(false);
    expect(await balance()).toBe(480);
    const [left] = await db.execute<{ status: string; coded: number }>(sql`
      select q.status, (select count(distinct response_id)::integer from assignments a
        where a.organization_id = q.organization_id) as coded
      from questions q where q.organization_id = ${caller.organizationId}`);
    expect(left).toEqual({ status: "codebook_ready", coded: 20 });
  });

  it("can be cancelled until they end, by their organization alone", async () => {
    const { caller, ref, read, balance } = await newJob();
    await dispatched(db);
    await prepareStage(db, ref);
    await classify(jobStore(db, ref, smallBatches()), 0);
    const stranger = await newCaller();
    await expect(cancelJob(db, stranger, ref.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await cancelJob(db, caller, ref.id)).toMatchObject({ status: "failed", error: { code: "CANCELLED" } });
    await expect(classify(jobStore(db, ref, smallBatches()))).rejects.toThrow(JobLost);
    await expect(finishStage(db, ref)).rejects.toThrow(JobLost);
    await expect(cancelJob(db, caller, ref.id)).rejects.toMatchObject({ code: "CONFLICT" });
    expect([(await read()).progress.processed, await balance()]).toEqual([10, 490]);
  });

  it("are listed newest first without their results", async () => {
    const caller = await newCaller();
    const refs = [await queue(caller), await queue(caller), await queue(caller)];
    await queue(await newCaller());
    const first = await listJobs(db, caller, { limit: 2 });
    const second = await listJobs(db, caller, { limit: 2, cursor: first.nextCursor ?? undefined });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(refs.map(({ id }) => id).reverse());
    expect(second.nextCursor).toBeNull();
    expect(first.items[0]).not.toHaveProperty("result");
  });

  it("are forgotten 24 hours after they finished, and hidden from others", async () => {
    const { caller, ref, read } = await newJob();
    await dispatched(db);
    await runStages(db, ref, localEngine);
    expect((await read()).status).toBe("completed");
    await expect(readJob(db, await newCaller(), ref.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(readJob(db, caller, "42")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await db.execute(sql`update jobs set finished_at = now() - interval '25 hours' where id = ${ref.id}`);
    await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removeExpired(db);
    expect(await db.execute(sql`select id from jobs where id = ${ref.id}`)).toHaveLength(0);
  });
});
