import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as cancelRoute from "@/app/api/v2/jobs/[id]/cancel/route";
import { generateCodebookStage } from "@/lib/coding/job/generate-codebook";
import { prepareStage } from "@/lib/coding/job/prepare";
import { localEngine } from "@/lib/engines/local/engine";
import { JobLost } from "@/lib/jobs/lock-job";
import { useDatabase } from "@/test/database";
import { TWELVE_ANSWERS, useQuestionJobs } from "@/test/question-jobs";
import * as codebookRoute from "../route";
import * as route from "./route";

describe("generating a codebook", () => {
  const db = useDatabase();
  const { call, newQuestion, show, running, run } = useQuestionJobs(db);
  const generate = ({ params }: { params: Record<string, string> }, body: object = {}) =>
    call(route, "POST", { params, body });

  it("replaces the codebook free of charge, and makes the question ready", async () => {
    const question = await newQuestion(TWELVE_ANSWERS, ["Old"]);
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
      version: 3,
      categories: expect.any(Number),
      codes: expect.any(Number),
      frame: null,
    });
    expect(job.result.codes).toBeLessThanOrEqual(4);
    expect(job.result.codes).toBeGreaterThan(0);
    expect(await question.status()).toBe("codebook_ready");
    const [charged] = await db.execute(sql`select charged, reservation_id from jobs where id = ${ref.id}`);
    expect(charged).toEqual({ charged: 0, reservation_id: null });
  });

  it("refuses options that are out of range or contradict each other, and a question without answers", async () => {
    const question = await newQuestion(TWELVE_ANSWERS);
    const wrong = [
      { granularity: 6 },
      { max_codes: 0 },
      { max_codes: 1, include_other: true },
      { min_frequency: 13 },
      { shape: "round" },
      { frame: "no-such-frame" },
    ];
    for (const body of wrong) expect([body, (await generate(question, body)).status]).toEqual([body, 422]);
    expect(await question.status()).toBe("codebook_ready");
    expect((await generate(await newQuestion([], []))).body.error.code).toBe("NO_DATA");
  });

  it("starts from the given codes, which count towards the limit", async () => {
    const question = await newQuestion(TWELVE_ANSWERS, []);
    const body = { max_codes: 3, include_other: false, seed_codes: ["Breakfast", "Wellness"], avoid: ["location"] };
    expect((await generate(question, { ...body, max_codes: 1 })).status).toBe(422);
    const { job_id } = (await generate(question, body)).body.data;
    const ref = await running(job_id);
    await prepareStage(db, ref);
    await generateCodebookStage(db, ref, localEngine);
    const { data } = await call(codebookRoute, "GET", { params: question.params }).then(({ body: reply }) => reply);
    const names = data.categories.flatMap(({ codes }: { codes: { name: string }[] }) => codes.map(({ name }) => name));
    expect(names.slice(0, 2)).toEqual(["Breakfast", "Wellness"]);
    expect(names.length).toBeLessThanOrEqual(3);
    expect(names.join()).not.toMatch(/location/i);
  });

  it("that is cancelled leaves question and codebook as they were", async () => {
    const question = await newQuestion(TWELVE_ANSWERS, []);
    const { job_id } = (await generate(question)).body.data;
    const ref = await running(job_id);
    await prepareStage(db, ref);
    await call(cancelRoute, "POST", { params: { id: job_id } });
    await expect(generateCodebookStage(db, ref, localEngine)).rejects.toThrow(JobLost);
    expect(await question.status()).toBe("pending");
  });
});
