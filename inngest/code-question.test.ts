import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { acceptGenerationJob } from "@/lib/coding/accept-generation-job";
import { readBalance } from "@/lib/credits/usage";
import { EngineError, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { createOrganization } from "@/lib/organizations/create-organization";
import * as preparation from "@/lib/preparation/prepare-in-worker";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { useDatabase } from "@/test/database";
import { useDurableJobs } from "@/test/durable-jobs";
import { readJob } from "@/test/read-job";
import { tablesHolding } from "@/test/tables-holding";
import { dispatch } from "./dispatch";
import { RETRIES } from "./job-function";
import { retryPause } from "./local/advance";

describe("coding as a durable function", () => {
  const db = useDatabase();
  useDurableJobs();
  afterEach(() => {
    vi.restoreAllMocks();
  });

  async function newCaller(plan: "starter" | "enterprise" = "enterprise"): Promise<Caller> {
    const { id } = await createOrganization(db, { name: "Acme", plan, credits: 100 });
    return { organizationId: id, plan, actor: { kind: "operator" }, scopes: new Set() };
  }

  async function newQuestion(caller: Caller) {
    const questions = [{ text: "How was your stay?" }];
    const project = await createProject(db, caller, {
      name: "Stay",
      language: "en",
      codingType: "qualitative",
      suggestAfterCoding: false,
      questions,
    });
    const path = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    const answers = ["Friendly staff", "Rude staff", "Cold breakfast", "Great breakfast", "Loud street at night"];
    await uploadResponses(
      db,
      caller,
      path,
      answers.map((text, index) => ({ id: `${index}`, text })),
    );
    return path;
  }

  async function queue(caller: Caller) {
    return (await acceptCodingJob(db, caller, await newQuestion(caller), { buildCodebook: true })).job_id;
  }

  async function ended(caller: Caller, id: string): Promise<ReturnType<typeof JSON.parse>> {
    for (;;) {
      const job = await readJob(db, caller, id);
      if (job.status === "completed" || job.status === "failed") return job;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it("builds a codebook, codes, charges and ends", async () => {
    const caller = await newCaller();
    const id = await queue(caller);
    await dispatch();
    const job = await ended(caller, id);
    expect(job).toMatchObject({ status: "completed", result: { responses_coded: 5, credits_used: 5 } });
    expect(await readBalance(db, caller.organizationId)).toBe(95);
    const holding = await tablesHolding(db, "Loud street at night");
    expect(holding).toContain("responses");
    const ofRunner = ["apps", "events", "functions", "runs", "steps", "waits"];
    expect(
      holding.filter((table) => ofRunner.includes(table)),
      "the runner keeps ids alone",
    ).toEqual([]);
  });

  it("prepares the answers once, when the job is accepted", async () => {
    const prepare = vi.spyOn(preparation, "prepareInWorker");
    const caller = await newCaller();
    const id = await queue(caller);
    await dispatch();
    expect(await ended(caller, id)).toMatchObject({ status: "completed", result: { responses_coded: 5 } });
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it("starts the next job of an organization", async () => {
    const caller = await newCaller("starter");
    const ids = [await queue(caller), await queue(caller), await queue(caller)];
    await dispatch();
    for (const id of ids) expect((await ended(caller, id)).status).toBe("completed");
  });

  it("retries failures that may be temporary", async () => {
    const classify = vi.spyOn(localEngine, "classify");
    classify.mockRejectedValueOnce(new EngineError("The provider is overloaded.", { retryable: true }));
    const caller = await newCaller();
    const id = await queue(caller);
    await dispatch();
    expect((await ended(caller, id)).status).toBe("completed");
    expect(classify).toHaveBeenCalledTimes(2);
  });

  it("is retried for more than an hour while the provider is unreachable", () => {
    const pauses = Array.from({ length: RETRIES }, (_, failures) => retryPause(failures + 1));
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThan(3_600_000);
  });

  it("ends a job that cannot go on with the reason, charging nothing that was not coded", async () => {
    const refusal = new EngineError("The provider refused the key.", { retryable: false });
    vi.spyOn(localEngine, "generateCodebook").mockRejectedValue(refusal);
    const caller = await newCaller();
    const id = await queue(caller);
    await dispatch();
    expect(await ended(caller, id)).toMatchObject({
      status: "failed",
      error: { code: "CODING_FAILED", message: "The provider refused the key. What was coded is kept." },
    });
    expect(await readBalance(db, caller.organizationId)).toBe(100);
  });

  it("generates a codebook in a function of its own, and says why it could not", async () => {
    const caller = await newCaller();
    const path = await newQuestion(caller);
    const { job_id } = await acceptGenerationJob(db, caller, path, { includeOther: false });
    await dispatch();
    expect(await ended(caller, job_id)).toMatchObject({ status: "completed", result: { version: 1 } });
    vi.spyOn(localEngine, "generateCodebook").mockResolvedValue({
      value: [],
      usage: NO_USAGE,
    });
    const again = await acceptGenerationJob(db, caller, path, {});
    await dispatch();
    expect(await ended(caller, again.job_id)).toMatchObject({
      status: "failed",
      error: {
        code: "CODEBOOK_GENERATION_FAILED",
        message: "The answers say too little to build a codebook from them.",
      },
    });
  });

  it("starts a job whose announcement was lost", async () => {
    const caller = await newCaller();
    const id = await queue(caller);
    await db.execute(sql`update jobs set status = 'processing', dispatched_at = now() - interval '1 minute'
      where id = ${id}`);
    await dispatch();
    expect((await ended(caller, id)).status).toBe("completed");
  });
});
