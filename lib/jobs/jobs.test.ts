import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import type { Plan } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { acceptOneCallJob } from "@/lib/coding/accept-one-call-job";
import { finishStage } from "@/lib/coding/job/finish";
import { jobStore } from "@/lib/coding/job/job-store";
import { prepareStage } from "@/lib/coding/job/prepare";
import { classify } from "@/lib/coding/pipeline/classify";
import { insertImportJob } from "@/lib/connections/accept-import";
import { readBalance } from "@/lib/credits/usage";
import { type CodingEngine, EngineError } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { newId } from "@/lib/ids";
import { removeExpired } from "@/lib/maintenance";
import { createOrganization } from "@/lib/organizations/create-organization";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { behindLocks } from "@/test/behind-locks";
import { useDatabase } from "@/test/database";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { dispatchJobs } from "./dispatch-jobs";
import { cancelJob, failJob } from "./end-job";
import { JobLost } from "./hold-job";
import { listJobs } from "./show-job";

const SUBJECTS = ["staff", "breakfast", "location"];
const sixty = Array.from({ length: 60 }, (_, index) => ({
  id: `r${index}`,
  text: `the ${SUBJECTS[index % 3]} in room ${index} was good`,
}));

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

  async function newCaller(plan: Plan = "enterprise"): Promise<Caller> {
    const { id } = await createOrganization(db, { name: "Acme", plan, credits: 500 });
    return { organizationId: id, plan, actor: { kind: "operator" }, scopes: new Set() };
  }

  /** Queues a job with sixty answers. */
  async function queue(caller: Caller) {
    const given = sixty.map(({ id, text }) => ({ id: newId(), externalId: id, occurrence: 0, text }));
    const answers = prepareAnswers(given, { question: null, language: "en", codingType: "qualitative" });
    const codes = SUBJECTS.map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
    const codebook = [{ name: "Stay", codes }];
    const request = { codingType: "qualitative" as const, language: "en", codebook, answers, billable: 60 };
    const { job_id } = await acceptOneCallJob(db, caller, request);
    return { id: job_id, organizationId: caller.organizationId };
  }

  async function newJob() {
    const caller = await newCaller();
    const ref = await queue(caller);
    const read = async (): Promise<ReturnType<typeof JSON.parse>> => readJob(db, caller, ref.id);
    return { caller, ref, read, balance: () => readBalance(db, caller.organizationId) };
  }

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

  it("leave the queue as the plans allow, oldest first, and fairly between organizations", async () => {
    const [starter, growth, other] = [await newCaller("starter"), await newCaller("growth"), await newCaller("growth")];
    const starters = [await queue(starter), await queue(starter)];
    const growths = [];
    for (let number = 0; number < 4; number++) growths.push(await queue(growth));
    const others = [await queue(other)];
    const ids = (jobs: (typeof starters)[number][]) => jobs.map(({ id }) => id).sort();
    expect(ids(await dispatched(db, 3))).toEqual(ids([...starters.slice(0, 1), ...growths.slice(0, 1), ...others]));
    expect(await dispatched(db, 3)).toEqual([]);
    expect(ids(await dispatched(db, 100))).toEqual(ids(growths.slice(1, 3)));
    await cancelJob(db, starter, starters[0]?.id ?? "");
    expect(ids(await dispatched(db, 100))).toEqual(ids(starters.slice(1)));
  });

  it("leave the last free place to an organization that has none running", async () => {
    const [many, other] = [await newCaller("enterprise"), await newCaller("starter")];
    const queued = [];
    for (let number = 0; number < 4; number++) queued.push(await queue(many));
    const places = (await db.$count(jobs, eq(jobs.status, "processing"))) + 3;
    expect(await dispatched(db, places)).toHaveLength(2);
    expect(await dispatched(db, places)).toEqual([]);
    const late = await queue(other);
    expect(await dispatched(db, places)).toMatchObject([{ id: late.id }]);
    for (const { id } of queued) await cancelJob(db, many, id);
    await cancelJob(db, other, late.id);
  });

  it("of an import keep no place of other jobs, though their platforms keep them waiting", async () => {
    const places = 4;
    const waiting = [];
    for (let number = 0; number < places; number++) {
      const caller = await newCaller();
      waiting.push({ caller, id: await insertImportJob(db, caller.organizationId, newId()) });
    }
    expect(await dispatched(db, places)).toHaveLength(places);
    const other = await newCaller();
    const coding = await queue(other);
    expect(await dispatched(db, places)).toEqual([coding]);
    await cancelJob(db, other, coding.id);
    for (const { caller, id } of waiting) await cancelJob(db, caller, id);
  });

  it("leave the queue once though two processes look at the same time", async () => {
    const { ref } = await newJob();
    const taken = await behindLocks(
      db,
      2,
      (tx) => tx.execute(sql`select from jobs where id = ${ref.id} for update`),
      () => [dispatched(db), dispatched(db)],
    );
    expect(taken.flatMap((one) => (one.status === "fulfilled" ? one.value : []))).toEqual([ref]);
  });

  it("are announced again where the announcement was lost or nothing has moved for long", async () => {
    const { ref } = await newJob();
    const deaf = dispatchJobs(db, () => Promise.reject(new Error("unreachable")), 10);
    await expect(deaf).rejects.toThrow("unreachable");
    expect(await dispatched(db)).toEqual([]);
    await db.execute(sql`update jobs set dispatched_at = now() - interval '1 minute'`);
    expect(await dispatched(db)).toEqual([ref]);
    expect(await dispatched(db)).toEqual([]);
    await db.execute(sql`update jobs set updated_at = now() - interval '1 hour'`);
    expect(await dispatched(db)).toEqual([ref]);
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
