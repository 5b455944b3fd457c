import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as estimateRoute from "@/app/api/v2/credits/estimate/route";
import * as cancelRoute from "@/app/api/v2/jobs/[id]/cancel/route";
import * as jobsRoute from "@/app/api/v2/jobs/route";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { jobStore } from "@/lib/coding/job/job-store";
import { prepareStage } from "@/lib/coding/job/prepare";
import { classify } from "@/lib/coding/pipeline/classify";
import { type CodingEngine, EngineError, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { JobLost } from "@/lib/jobs/lock-job";
import { readJobProgress } from "@/lib/live/job-progress";
import { useDatabase } from "@/test/database";
import { SUBJECTS, TWELVE_ANSWERS, useQuestionJobs } from "@/test/question-jobs";
import { runStages } from "@/test/run-stages";
import { newWorkspace } from "@/test/workspace";
import * as generateRoute from "../codebook/generate/route";
import * as route from "./route";

describe("coding the answers of a question", () => {
  const db = useDatabase();
  const { call, newQuestion, start, show, running, run, keepReviewed } = useQuestionJobs(db);

  it("is a job that costs what the estimate said, and ends with its result", async () => {
    const question = await newQuestion([
      ...TWELVE_ANSWERS,
      "asdf",
      "The staff in room 0 was good",
      "The wifi kept dropping",
    ]);
    const body = { project_id: question.params.projectId, question_id: question.params.questionId };
    const estimate = (await call(estimateRoute, "POST", { body })).body.data;
    expect(estimate).toMatchObject({ estimated_credits: 13, duplicates: 1, junk: 1 });
    const accepted = await start(question);
    const { job_id } = accepted.body.data;
    expect(accepted.status).toBe(202);
    expect(accepted.body.data).toEqual({ job_id, status: "queued", estimated_seconds: expect.any(Number) });
    expect(accepted.body.meta.poll_url).toBe(`/v2/jobs/${job_id}`);
    expect(await question.status()).toBe("coding");
    await runStages(db, await running(job_id), localEngine);
    expect(await show(job_id)).toMatchObject({
      type: "auto_coding",
      status: "completed",
      progress: { processed: 15, total: 15, percentage: 100 },
      result: {
        responses_coded: 15,
        credits_used: 13,
        without_codes: 1,
        low_confidence: 0,
        codebook_version: 2,
        codes_added: [],
        code_changes: expect.arrayContaining([expect.objectContaining({ before: 0, moved_out: 0, flagged: false })]),
      },
    });
    const progress = await readJobProgress(db, question.scope.organizationId, job_id);
    expect(progress).toMatchObject({ total: 15, junk: 1, notCoded: 0, charged: 13 });
    expect(await question.status()).toBe("coded");
    expect((await start(question)).body.error.code).toBe("NO_DATA");
  });

  it.each([
    ["without a code", SUBJECTS],
    ["in “Other”", [...SUBJECTS, "Other", "Other guests", "Nothing"]],
  ])("codes only answers that changed codes affect, and those %s, for the estimated price", async (_, codes) => {
    const question = await newQuestion([...TWELVE_ANSWERS, "The wifi kept dropping"], codes);
    const body = { project_id: question.params.projectId, question_id: question.params.questionId, mode: "changed" };
    const price = async () => (await call(estimateRoute, "POST", { body })).body.data.estimated_credits;
    await run(question);
    expect(await price()).toBe(0);
    expect((await start(question, { mode: "changed" })).body.error.code).toBe("NO_DATA");
    await changeCodebookInTransaction(db, question.scope, { change: "edit", actor: "test" }, (_, codebook) => ({
      codebook: codebook.map((category) => ({
        ...category,
        codes: category.codes.map((code) => (code.name === "staff" ? { ...code, definition: "The staff" } : code)),
      })),
      summary: "Edited.",
    }));
    expect(await price()).toBe(5);
    const [before] = await question.codes();
    expect(await run(question, { mode: "changed" })).toMatchObject({
      progress: { processed: 5, total: 5 },
      result: { responses_coded: 5, credits_used: 5 },
    });
    expect((await question.codes())[0]).toEqual(before);
    expect(await price()).toBe(0);
  });

  it("says what is missing, and knows only its own organization's questions", async () => {
    const code = async (question: Parameters<typeof start>[0]) => (await start(question)).body.error.code;
    expect(await code(await newQuestion([]))).toBe("NO_DATA");
    expect(await code(await newQuestion(TWELVE_ANSWERS, []))).toBe("EMPTY_CODEBOOK");
    const poor = await newWorkspace(db, { plan: "starter", credits: 5 });
    const { params, status } = await newQuestion(TWELVE_ANSWERS, SUBJECTS, poor);
    const refused = await poor.call(route, "POST", { params, body: {} });
    expect([refused.status, refused.body.error.code]).toEqual([402, "INSUFFICIENT_CREDITS"]);
    expect(await status()).toBe("codebook_ready");
    for (const handlers of [route, generateRoute]) {
      expect((await call(handlers, "POST", { params, body: {} })).status).toBe(404);
      const unknown = { ...params, questionId: randomUUID() };
      expect((await poor.call(handlers, "POST", { params: unknown, body: {} })).status).toBe(404);
    }
  });

  it("runs once at a time: of two starts one is told that a job runs", async () => {
    const question = await newQuestion(TWELVE_ANSWERS);
    const replies = await Promise.all([start(question), start(question), start(question)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(new Set(replies.map(({ body }) => body.error?.code))).toEqual(new Set([undefined, "JOB_ALREADY_RUNNING"]));
    const generation = await call(generateRoute, "POST", { params: question.params, body: {} });
    expect(generation.body.error.code).toBe("JOB_ALREADY_RUNNING");
  });

  it("codes all answers again except reviewed ones, as a new version, and charges for it", async () => {
    const question = await newQuestion(TWELVE_ANSWERS);
    await run(question);
    await keepReviewed(question.scope.questionId, "r3");
    const estimate = await call(estimateRoute, "POST", {
      body: { project_id: question.params.projectId, question_id: question.params.questionId, mode: "all" },
    });
    expect(estimate.body.data.estimated_credits).toBe(11);
    const silent: CodingEngine = {
      ...localEngine,
      classify: async (_, answers) => ({
        value: answers.map(({ id }) => ({ answerId: id, mentions: [] })),
        usage: NO_USAGE,
      }),
    };
    const job = await run(question, { mode: "all" }, silent);
    expect(job.result).toMatchObject({ responses_coded: 11, credits_used: 11, without_codes: 11, codebook_version: 3 });
    const after = await question.codes();
    expect(after[3]).toEqual(["staff"]);
    expect(after.filter((codes) => codes?.length === 0)).toHaveLength(11);
    const kept = await db.execute<{ assignments: unknown[] }>(sql`
      select assignments from assignment_history where question_id = ${question.scope.questionId} and version = 2`);
    expect(kept.map(({ assignments }) => assignments.length)).toEqual(Array.from({ length: 11 }, () => 1));
  });

  it("keeps the old codes if coding all answers again fails midway, and charges what it coded", async () => {
    const question = await newQuestion(TWELVE_ANSWERS);
    await run(question);
    const before = await question.codes();
    let batch = 0;
    const dying: CodingEngine = {
      ...localEngine,
      batchSize: 5,
      classify(task, answers, options) {
        if (batch++ === 1) throw new EngineError("The provider refused the key.", { retryable: false });
        return localEngine.classify(task, answers, options);
      },
    };
    const { job_id } = (await start(question, { mode: "all" })).body.data;
    const ref = await running(job_id);
    await prepareStage(db, ref);
    await prepareStage(db, ref);
    await expect(classify(jobStore(db, ref, dying))).rejects.toThrow("refused");
    expect(await question.codes()).toEqual(before);
    await call(cancelRoute, "POST", { params: { id: job_id } });
    expect(await show(job_id)).toMatchObject({ error: { code: "CANCELLED" }, progress: { processed: 5 } });
    expect(await question.status()).toBe("coded");
    const [spent] = await db.execute(sql`select charged from jobs where id = ${job_id}`);
    expect(spent).toEqual({ charged: 5 });
  });

  it("stops within seconds when cancelled in the middle of a long call, and gives the question back", async () => {
    const question = await newQuestion(TWELVE_ANSWERS);
    const { job_id } = (await start(question)).body.data;
    const ref = await running(job_id);
    await prepareStage(db, ref);
    const endless: CodingEngine = {
      ...localEngine,
      classify: (_task, _answers, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener("abort", () => reject(new EngineError("aborted", { retryable: true })));
        }),
    };
    const work = classify(jobStore(db, ref, endless));
    const cancelled = await call(cancelRoute, "POST", { params: { id: job_id } });
    expect(cancelled.body.data).toMatchObject({ status: "failed", error: { code: "CANCELLED" } });
    await expect(work).rejects.toThrow(JobLost);
    expect(await question.status()).toBe("codebook_ready");
  });

  it("extends the codebook by what fits no code, without repeating a name, and codes those answers again free of charge", async () => {
    const unfitting = Array.from({ length: 10 }, (_, index) => `The wifi dropped ${index} times`);
    const question = await newQuestion([...TWELVE_ANSWERS, ...unfitting]);
    const extending: CodingEngine = {
      ...localEngine,
      generateCodebook: async ({ answers, options }) => {
        expect(answers.map(({ text }) => text).toSorted()).toEqual(unfitting);
        expect(options.includeOther).toBe(false);
        const codes = ["Wifi", "STAFF"].map((name) => ({ name, definition: null, sentiment: "Neutral" as const }));
        return {
          value: [{ name: "stay", codes }],
          usage: { ...NO_USAGE, calls: 1 },
        };
      },
    };
    const job = await run(question, { extend_codebook: true }, extending);
    expect(job.result).toMatchObject({ credits_used: 22, without_codes: 0, codebook_version: 3 });
    expect(job.result.codes_added).toEqual([
      { code_id: expect.any(String), code_number: 4, name: "Wifi", category: "Stay" },
    ]);
    expect(job.progress).toEqual({ processed: 22, total: 22, percentage: 100 });
    const codes = await question.codes();
    expect(codes.slice(0, 3)).toEqual([["staff"], ["breakfast"], ["location"]]);
    expect(codes.slice(12)).toEqual(unfitting.map(() => ["Wifi"]));
  });

  it("learns from what people decided", async () => {
    const question = await newQuestion(TWELVE_ANSWERS);
    await keepReviewed(question.scope.questionId, "r0");
    let examples: unknown;
    const watching: CodingEngine = {
      ...localEngine,
      classify(task, answers, options) {
        examples = task.examples;
        return localEngine.classify(task, answers, options);
      },
    };
    await run(question, {}, watching);
    expect(examples).toEqual([{ text: TWELVE_ANSWERS[0], codeIds: [], sentiments: [] }]);
  });

  it("lists jobs by status, type and question", async () => {
    const question = await newQuestion(TWELVE_ANSWERS);
    await run(question);
    const { job_id } = (await start(question, { mode: "all" })).body.data;
    const list = async (query: string) => {
      const { data } = (await call(jobsRoute, "GET", { query: `?${query}` })).body;
      return data.map(({ id }: { id: string }) => id);
    };
    const of = `question_id=${question.params.questionId}`;
    expect(await list(of)).toHaveLength(2);
    expect(await list(`${of}&status=completed`)).not.toContain(job_id);
    expect(await list(`${of}&type=codebook_generation`)).toEqual([]);
    expect((await call(jobsRoute, "GET", { query: "?status=done" })).status).toBe(422);
  });
});
