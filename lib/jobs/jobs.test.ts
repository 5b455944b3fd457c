import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { codeQuestion } from "@/lib/coding/code-question";
import { type CodingEngine, EngineError } from "@/lib/coding/engines/engine";
import { localEngine } from "@/lib/coding/engines/local/engine";
import { prepareAnswers } from "@/lib/coding/prepare/prepare";
import { readBalance } from "@/lib/credits/usage";
import { newId } from "@/lib/ids";
import { removeExpired } from "@/lib/maintenance";
import { createOrganization } from "@/lib/organizations/create-organization";
import { useDatabase } from "@/test/database";
import { acceptOneCallJob } from "./accept-one-call-job";
import { claimJob } from "./claim-job";
import { runJob } from "./run-job";
import { showJob } from "./show-job";

const SUBJECTS = ["staff", "breakfast", "location"];
const sixty = Array.from({ length: 60 }, (_, index) => ({
  id: `r${index}`,
  text: `the ${SUBJECTS[index % 3]} in room ${index} was good`,
}));

/** The local engine, small batches, and a say in what happens at each. */
const engineWith = (beforeBatch: (batch: number) => void): CodingEngine => {
  let batch = 0;
  return {
    ...localEngine,
    batchSize: 10,
    classify(task, answers, options) {
      beforeBatch(batch++);
      return localEngine.classify(task, answers, options);
    },
  };
};

describe("running a job", () => {
  const db = useDatabase();

  /** A queued job of sixty answers in an organization of its own. */
  async function queuedJob() {
    const { id: organizationId } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 500 });
    const caller: Caller = { organizationId, plan: "enterprise", actor: { kind: "operator" }, scopes: new Set() };
    const answers = sixty.map(({ id, text }) => ({ id: newId(), externalId: id, occurrence: 0, text }));
    const prepared = prepareAnswers(answers, { question: null, language: "en", codingType: "qualitative" });
    const codes = SUBJECTS.map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
    const { job_id } = await acceptOneCallJob(db, caller, {
      codingType: "qualitative",
      language: "en",
      codebook: [{ name: "Stay", codes }],
      answers,
      prepared,
      billable: 60,
    });
    const read = async (): Promise<ReturnType<typeof JSON.parse>> => showJob(db, caller, job_id);
    return { organizationId, caller, job_id, read, balance: () => readBalance(db, organizationId) };
  }

  const claimed = async () => (await claimJob(db)) ?? expect.fail("there is a job to claim");
  const expireLease = () => db.execute(sql`update jobs set leased_until = now() - interval '1 second'`);

  it("goes on where a dead process stopped, and codes and charges nothing twice", async () => {
    const { read, balance } = await queuedJob();
    const first = await claimed();
    let codedByFirst = 0;
    const dying = engineWith((batch) => {
      codedByFirst = batch;
      if (batch === 3) throw Object.assign(new Error("killed"), { code: "57P01" });
    });
    await expect(codeQuestion(db, first, dying)).rejects.toThrow("killed");
    expect((await read()).progress).toEqual({ processed: 30, total: 60, percentage: 50 });
    expect(await balance()).toBe(440);

    await expireLease();
    let batches = 0;
    await runJob(
      db,
      await claimed(),
      engineWith(() => batches++),
    );
    expect([codedByFirst, batches]).toEqual([3, 3]);
    const job = await read();
    expect([job.status, job.result.credits_used, await balance()]).toEqual(["completed", 60, 440]);
    expect(job.result.results.every(({ codes }: { codes: unknown[] }) => codes.length > 0)).toBe(true);
  });

  it("stops a process that has lost its job", async () => {
    const { read } = await queuedJob();
    const slow = await claimed();
    await expireLease();
    const quick = await claimed();
    expect([quick.id, quick.attempt]).toEqual([slow.id, slow.attempt + 1]);
    await runJob(db, slow, localEngine);
    expect((await read()).progress.processed).toBe(0);
    await runJob(db, quick, localEngine);
    expect((await read()).status).toBe("completed");
  });

  it("tries again what may pass, and fails otherwise, charging what was coded", async () => {
    const { organizationId, read, balance } = await queuedJob();
    const busy = engineWith(() => {
      throw new EngineError("The provider is overloaded.", { retryable: true });
    });
    await runJob(db, await claimed(), busy);
    expect((await read()).status).toBe("queued");
    const refusing = engineWith((batch) => {
      if (batch === 2) throw new EngineError("The provider refused the key.", { retryable: false });
    });
    await runJob(db, await claimed(), refusing);
    const job = await read();
    expect(job).toMatchObject({
      status: "failed",
      error: { code: "CODING_FAILED", message: "The provider refused the key. What was coded is kept." },
      progress: { processed: 20 },
    });
    expect("result" in job).toBe(false);
    expect(await balance()).toBe(480);
    const [left] = await db.execute<{ status: string; coded: number }>(sql`
      select q.status, (select count(distinct response_id)::integer from assignments a
        where a.organization_id = q.organization_id) as coded
      from questions q where q.organization_id = ${organizationId}`);
    expect(left).toEqual({ status: "codebook_ready", coded: 20 });
  });

  it("says so when no codebook can be built", async () => {
    const { read, job_id } = await queuedJob();
    await db.execute(sql`delete from categories`);
    const silent: CodingEngine = {
      ...localEngine,
      generateCodebook: () => Promise.reject(new EngineError("The model answered nonsense.", { retryable: false })),
    };
    await runJob(db, await claimed(), silent);
    expect(await read()).toMatchObject({ id: job_id, error: { code: "CODEBOOK_GENERATION_FAILED" } });
  });

  it("runs as many jobs of an organization as its plan allows, oldest first", async () => {
    const { organizationId } = await queuedJob();
    await db.execute(sql`update organizations set plan = 'starter' where id = ${organizationId}`);
    await db.execute(sql`
      insert into questions (organization_id, id, project_id, position, text, coding_type)
      select organization_id, gen_random_uuid(), project_id, 1, 'More', 'qualitative' from questions
      where organization_id = ${organizationId}`);
    await db.execute(sql`
      insert into jobs (organization_id, id, type, question_id, total)
      select organization_id, 'job_' || repeat('f', 24), 'one_call', id, 0 from questions
      where organization_id = ${organizationId} and position = 1`);
    const other = await queuedJob();
    const order = [(await claimed()).id, (await claimed()).id];
    expect(order).not.toContain(`job_${"f".repeat(24)}`);
    expect(order[1]).toBe(other.job_id);
    expect(await claimJob(db)).toBeNull();
  });

  it("forgets jobs 24 hours after they finished, and hides them from others", async () => {
    await db.execute(sql`update jobs set status = 'failed', finished_at = now() where status <> 'completed'`);
    const { caller, read, job_id } = await queuedJob();
    await runJob(db, await claimed(), localEngine);
    expect((await read()).status).toBe("completed");
    const stranger = { ...caller, organizationId: newId() };
    await expect(showJob(db, stranger, job_id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(showJob(db, caller, "42")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await db.execute(sql`update jobs set finished_at = now() - interval '25 hours' where id = ${job_id}`);
    await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removeExpired(db);
    expect(await db.execute(sql`select id from jobs where id = ${job_id}`)).toHaveLength(0);
  });
});
