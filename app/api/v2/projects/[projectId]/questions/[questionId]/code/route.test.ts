import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as estimateRoute from "@/app/api/v2/credits/estimate/route";
import * as cancelRoute from "@/app/api/v2/jobs/[id]/cancel/route";
import * as jobRoute from "@/app/api/v2/jobs/[id]/route";
import * as jobsRoute from "@/app/api/v2/jobs/route";
import * as projectRoute from "@/app/api/v2/projects/[projectId]/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import { changeHeldCodebook } from "@/lib/codebook/change-codebook";
import { replaceWith } from "@/lib/codebook/replace-with";
import { generateCodebookStage } from "@/lib/coding/job/generate-codebook";
import { jobStore } from "@/lib/coding/job/job-store";
import { prepareStage } from "@/lib/coding/job/prepare";
import { classify } from "@/lib/coding/pipeline/classify";
import { type CodingEngine, EngineError, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { JobLost } from "@/lib/jobs/hold-job";
import { codesOfAnswers } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { runStages } from "@/test/run-stages";
import { newWorkspace } from "@/test/workspace";
import * as generateRoute from "../codebook/generate/route";
import * as uploadRoute from "../upload/json/route";
import * as route from "./route";

const SUBJECTS = ["staff", "breakfast", "location"];
const twelve = Array.from({ length: 12 }, (_, index) => `The ${SUBJECTS[index % 3]} in room ${index} was good`);

describe("coding the answers of a question", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { plan: "professional", credits: 1_000 });
  });

  async function newQuestion(texts: readonly string[], names: readonly string[] = SUBJECTS, of = workspace) {
    const created = await of.call(projectsRoute, "POST", { body: { name: "S", questions: [{ text: "What?" }] } });
    const projectId = created.body.data.id;
    const questionId = created.body.data.questions[0].id;
    const params = { projectId, questionId };
    const responses = texts.map((text, index) => ({ id: `r${index}`, text }));
    if (texts.length > 0) await of.call(uploadRoute, "POST", { params, body: { responses } });
    const scope = { organizationId: of.organizationId, questionId };
    const draft = [
      { name: "Stay", codes: names.map((name) => ({ name, definition: null, sentiment: "Neutral" as const })) },
    ];
    if (names.length > 0) {
      await changeHeldCodebook(db, scope, { change: "import", actor: "test" }, (_, current, question) => ({
        codebook: replaceWith(draft, current, question),
        summary: "Imported.",
      }));
    }
    const status = async () => {
      const { data } = (await of.call(projectRoute, "GET", { params: { projectId } })).body;
      return data.questions[0].status;
    };
    return { params, scope, status, codes: () => codesOfAnswers(db, questionId) };
  }
  type Question = Awaited<ReturnType<typeof newQuestion>>;

  const start = ({ params }: Question, body: object = {}) => workspace.call(route, "POST", { params, body });
  const show = async (id: string) => (await workspace.call(jobRoute, "GET", { params: { id } })).body.data;

  /** As the dispatcher leaves it; the durable function is played by the test. */
  async function running(id: string) {
    await db.execute(sql`update jobs set status = 'processing' where id = ${id}`);
    return { organizationId: workspace.organizationId, id };
  }

  async function run(question: Question, body: object = {}, engine: CodingEngine = localEngine) {
    const { job_id } = (await start(question, body)).body.data;
    await runStages(db, await running(job_id), engine);
    return show(job_id);
  }

  const keepReviewed = (question: Question, externalId: string) =>
    db.execute(sql`update responses set reviewed = true
      where question_id = ${question.scope.questionId} and external_id = ${externalId}`);

  it("is a job that costs what the estimate said, and ends with what came of it", async () => {
    const question = await newQuestion([...twelve, "asdf", "The staff in room 0 was good", "The wifi kept dropping"]);
    const body = { project_id: question.params.projectId, question_id: question.params.questionId };
    const estimate = (await workspace.call(estimateRoute, "POST", { body })).body.data;
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
        codebook_version: 1,
        codes_added: [],
      },
    });
    expect(await question.status()).toBe("coded");
    expect((await start(question)).body.error.code).toBe("NO_DATA");
  });

  it("says what it lacks, and knows only its own organization's questions", async () => {
    const code = async (question: Question) => (await start(question)).body.error.code;
    expect(await code(await newQuestion([]))).toBe("NO_DATA");
    expect(await code(await newQuestion(twelve, []))).toBe("EMPTY_CODEBOOK");
    const poor = await newWorkspace(db, { plan: "starter", credits: 5 });
    const { params, status } = await newQuestion(twelve, SUBJECTS, poor);
    const refused = await poor.call(route, "POST", { params, body: {} });
    expect([refused.status, refused.body.error.code]).toEqual([402, "INSUFFICIENT_CREDITS"]);
    expect(await status()).toBe("codebook_ready");
    for (const handlers of [route, generateRoute]) {
      expect((await workspace.call(handlers, "POST", { params, body: {} })).status).toBe(404);
      const unknown = { ...params, questionId: randomUUID() };
      expect((await poor.call(handlers, "POST", { params: unknown, body: {} })).status).toBe(404);
    }
  });

  it("runs once at a time: of two starts one is told that a job runs", async () => {
    const question = await newQuestion(twelve);
    const replies = await Promise.all([start(question), start(question), start(question)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(new Set(replies.map(({ body }) => body.error?.code))).toEqual(new Set([undefined, "JOB_ALREADY_RUNNING"]));
    const generation = await workspace.call(generateRoute, "POST", { params: question.params, body: {} });
    expect(generation.body.error.code).toBe("JOB_ALREADY_RUNNING");
  });

  it("codes all again but what a person reviewed, as a new version, and charges for it", async () => {
    const question = await newQuestion(twelve);
    await run(question);
    await keepReviewed(question, "r3");
    const estimate = await workspace.call(estimateRoute, "POST", {
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
    expect(job.result).toMatchObject({ responses_coded: 11, credits_used: 11, without_codes: 11, codebook_version: 2 });
    const after = await question.codes();
    expect(after[3]).toEqual(["staff"]);
    expect(after.filter((codes) => codes?.length === 0)).toHaveLength(11);
    const kept = await db.execute<{ assignments: unknown[] }>(sql`
      select assignments from assignment_history where question_id = ${question.scope.questionId} and version = 1`);
    expect(kept.map(({ assignments }) => assignments.length)).toEqual(Array.from({ length: 11 }, () => 1));
  });

  it("leaves the old codes where coding all again fails midway, and charges what it coded", async () => {
    const question = await newQuestion(twelve);
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
    await workspace.call(cancelRoute, "POST", { params: { id: job_id } });
    expect(await show(job_id)).toMatchObject({ error: { code: "CANCELLED" }, progress: { processed: 5 } });
    expect(await question.status()).toBe("coded");
    const [spent] = await db.execute(sql`select charged from jobs where id = ${job_id}`);
    expect(spent).toEqual({ charged: 5 });
  });

  it("stops within seconds when cancelled in the middle of a long call, and gives the question back", async () => {
    const question = await newQuestion(twelve);
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
    const cancelled = await workspace.call(cancelRoute, "POST", { params: { id: job_id } });
    expect(cancelled.body.data).toMatchObject({ status: "failed", error: { code: "CANCELLED" } });
    await expect(work).rejects.toThrow(JobLost);
    expect(await question.status()).toBe("codebook_ready");
  });

  it("extends the codebook by what fits no code, without a name twice, and codes that anew at no further cost", async () => {
    const unfitting = Array.from({ length: 10 }, (_, index) => `The wifi dropped ${index} times`);
    const question = await newQuestion([...twelve, ...unfitting]);
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
    expect(job.result).toMatchObject({ credits_used: 22, without_codes: 0, codebook_version: 2 });
    expect(job.result.codes_added).toEqual([
      { code_id: expect.any(String), code_number: 4, name: "Wifi", category: "Stay" },
    ]);
    expect(job.progress).toEqual({ processed: 22, total: 22, percentage: 100 });
    const codes = await question.codes();
    expect(codes.slice(0, 3)).toEqual([["staff"], ["breakfast"], ["location"]]);
    expect(codes.slice(12)).toEqual(unfitting.map(() => ["Wifi"]));
  });

  it("learns from what people decided", async () => {
    const question = await newQuestion(twelve);
    await keepReviewed(question, "r0");
    let examples: unknown;
    const watching: CodingEngine = {
      ...localEngine,
      classify(task, answers, options) {
        examples = task.examples;
        return localEngine.classify(task, answers, options);
      },
    };
    await run(question, {}, watching);
    expect(examples).toEqual([{ text: twelve[0], codeIds: [], sentiments: [] }]);
  });

  describe("generating a codebook", () => {
    const generate = ({ params }: Question, body: object = {}) =>
      workspace.call(generateRoute, "POST", { params, body });

    it("replaces the codebook for nothing, and makes the question ready", async () => {
      const question = await newQuestion(twelve, ["Old"]);
      await run(question);
      const accepted = await generate(question, { max_codes: 4, include_other: false });
      expect(accepted.status).toBe(202);
      expect(await question.status()).toBe("coding");
      const ref = await running(accepted.body.data.job_id);
      await prepareStage(db, ref);
      expect((await show(ref.id)).progress).toEqual({ processed: 6, total: 12, percentage: 50 });
      await generateCodebookStage(db, ref, localEngine);
      const job = await show(ref.id);
      expect(job).toMatchObject({ type: "codebook_generation", status: "completed", progress: { percentage: 100 } });
      expect(job.result).toEqual({
        project_id: question.params.projectId,
        question_id: question.params.questionId,
        version: 2,
        categories: expect.any(Number),
        codes: expect.any(Number),
      });
      expect(job.result.codes).toBeLessThanOrEqual(4);
      expect(job.result.codes).toBeGreaterThan(0);
      expect(await question.status()).toBe("codebook_ready");
      const [charged] = await db.execute(sql`select charged, reservation_id from jobs where id = ${ref.id}`);
      expect(charged).toEqual({ charged: 0, reservation_id: null });
    });

    it("refuses knobs out of range or at odds, and a question without answers", async () => {
      const question = await newQuestion(twelve);
      const wrong = [
        { granularity: 6 },
        { max_codes: 0 },
        { max_codes: 1, include_other: true },
        { min_frequency: 13 },
        { shape: "round" },
      ];
      for (const body of wrong) expect([body, (await generate(question, body)).status]).toEqual([body, 422]);
      expect(await question.status()).toBe("codebook_ready");
      expect((await generate(await newQuestion([], []))).body.error.code).toBe("NO_DATA");
    });

    it("that is cancelled leaves question and codebook as they were", async () => {
      const question = await newQuestion(twelve, []);
      const { job_id } = (await generate(question)).body.data;
      const ref = await running(job_id);
      await prepareStage(db, ref);
      await workspace.call(cancelRoute, "POST", { params: { id: job_id } });
      await expect(generateCodebookStage(db, ref, localEngine)).rejects.toThrow(JobLost);
      expect(await question.status()).toBe("pending");
    });
  });

  it("lists jobs by status, type and question", async () => {
    const question = await newQuestion(twelve);
    await run(question);
    const { job_id } = (await start(question, { mode: "all" })).body.data;
    const list = async (query: string) => {
      const { data } = (await workspace.call(jobsRoute, "GET", { query: `?${query}` })).body;
      return data.map(({ id }: { id: string }) => id);
    };
    const of = `question_id=${question.params.questionId}`;
    expect(await list(of)).toHaveLength(2);
    expect(await list(`${of}&status=completed`)).not.toContain(job_id);
    expect(await list(`${of}&type=codebook_generation`)).toEqual([]);
    expect((await workspace.call(jobsRoute, "GET", { query: "?status=done" })).status).toBe(422);
  });
});
