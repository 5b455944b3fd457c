import { Readable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { readBalance } from "@/lib/credits/usage";
import { type CodingTask, EngineError } from "@/lib/engines/engine";
import { stageFile } from "@/lib/files/stage-file";
import { createGroup } from "@/lib/groups/groups";
import { showJob } from "@/lib/jobs/show-job";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { readCreditsUsed } from "@/lib/projects/project-progress";
import { reportBackTest } from "@/lib/quality/back-test/report-back-test";
import { showQuestion } from "@/lib/questions/show-question";
import { deleteResponses } from "@/lib/responses/delete-responses";
import { listResponses } from "@/lib/responses/read-coded";
import { uploadFile } from "@/lib/uploads/upload-file";
import { codesOfAnswers } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { localEngine } from "@/test/local-engine";
import { dispatched } from "@/test/run-stages";
import { acceptBackTest } from "./accept-back-test";
import { estimateBackTest } from "./prepare-back-test";
import { backTestRound, finishBackTest } from "./run-back-test";

const SURVEY = { name: "S", language: "en", codingType: "qualitative" as const, questions: [] };
const USED = { asked: 40, calls: 3, failedCalls: 0, inputTokens: 500, cachedTokens: 0, outputTokens: 20, cost: 0.25 };
const TEXTS = {
  Breakfast: ["The breakfast was good", "A rich breakfast", "Breakfast every day", "Loved the breakfast"],
  Parking: ["Parking was easy", "The parking is large", "Enough parking", "Parking near the door"],
};

/**
 * Coded answers: people call every answer by its subject, but those about parking in the second half "Breakfast", which
 * an engine would learn.
 */
function codedFile(answers: number, suffix = ""): string {
  const rows = Array.from({ length: answers }, (_, at) => {
    const subject = at % 2 === 0 ? "Breakfast" : "Parking";
    const text = `${TEXTS[subject][at % 4]}, room ${at}${suffix}`;
    return `r${at},"${text}",${at < answers / 2 ? subject : "Breakfast"},${at % 3 === 0 ? "2025" : "2026"}`;
  });
  return `id,why,code,year\n${rows.join("\n")}\n`;
}

describe("a back-test", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    const { id } = await createOrganization(db, { name: "Acme", plan: "professional", credits: 1_000 });
    caller = operatorFor(id);
  });

  async function newCoded(content: string, project?: { id: string }) {
    const made = project ?? (await createProject(db, caller, SURVEY));
    const file = await stageFile(db, caller, "coded.csv", Readable.from([Buffer.from(content)]));
    const codes = [{ columns: ["code"], coder: "Kim" }];
    const mapping = { id: "id", text: "why", segments: ["year"], codes };
    const request = { file, mapping, options: {}, dryRun: false, skipBadRows: false };
    const outcome = await uploadFile(db, caller, { projectId: made.id }, request);
    const questionId = outcome.mode === "sync" ? (outcome.result.questions[0]?.question_id ?? "") : "";
    return { projectId: made.id, questionId };
  }

  /**
   * Runs the stages as the durable function does, and returns the tasks that the engine got. The engine refuses answers
   * with the word “refused”, and fails once when it is asked for a batch again that says “failed”.
   */
  async function run(path: { projectId: string; questionId: string }, answers?: number) {
    const left: number[] = [];
    let mayFail = true;
    const tasks: CodingTask[] = [];
    const engine: typeof localEngine = Object.create(localEngine, {
      batchSize: { value: 100 },
      classify: {
        async value(task: CodingTask, ...rest: [Parameters<typeof localEngine.classify>[1]]) {
          tasks.push(task);
          if (mayFail && tasks.length > 1 && rest[0].some(({ text }) => text.includes("failed"))) {
            mayFail = false;
            throw new EngineError("The model is down.", { retryable: true });
          }
          const { value, ...done } = await localEngine.classify(task, ...rest);
          const coded = value.map((coding) => {
            const answer = rest[0].find(({ id }) => id === coding?.answerId);
            return coding && answer?.text.includes("refused") ? { ...coding, notCoded: "refused" as const } : coding;
          });
          return { ...done, value: coded, usage: USED };
        },
      },
    });
    const { job_id } = await acceptBackTest(db, caller, path, { answers });
    const ref = (await dispatched(db)).find(({ id }) => id === job_id);
    if (!ref) throw new Error("The job was not dispatched.");
    while (left.at(-1) !== 0) left.push(await backTestRound(db, ref, engine, 0).catch(() => Number.NaN));
    const error = await finishBackTest(db, ref).catch(({ message }) => message);
    return { job: await showJob(db, caller, job_id), tasks, left, error };
  }

  it("codes decided answers without learning from people, changes no code, and costs what it estimated", async () => {
    const path = await newCoded(codedFile(40));
    const before = await codesOfAnswers(db, path.questionId);
    const balance = await readBalance(db, caller.organizationId);
    const estimate = await estimateBackTest(db, caller, path, { size: {}, engine: localEngine });
    const { job, tasks } = await run(path);
    expect(tasks.flatMap(({ examples }) => examples)).toEqual([]);
    expect(estimate).toMatchObject({ answers: 40, estimated_credits: 40 });
    expect(tasks).toHaveLength(1);
    expect(job.usage).toMatchObject({ calls: 3, input_tokens: 500, output_tokens: 20 });
    expect(job).toMatchObject({ type: "back_test", status: "completed", progress: { processed: 40, total: 40 } });
    expect(await readBalance(db, caller.organizationId)).toBe(balance - 40);
    expect(await readCreditsUsed(db, caller.organizationId, path.projectId)).toBe(40);
    expect(await codesOfAnswers(db, path.questionId)).toEqual(before);
    expect(await showQuestion(db, caller, path)).toMatchObject({ status: "coded" });

    const report = await reportBackTest(db, caller, path);
    expect(report).toMatchObject({ answers: 40, credits_used: 40, outdated: false, trend_points: [] });
    expect(report?.usage).toEqual({
      calls: 3,
      input_tokens: 500,
      output_tokens: 20,
      cost: { amount: 0.25, currency: "USD" },
    });
    const [breakfast, parking] = ["Breakfast", "Parking"].map((name) =>
      report?.codes.find(({ code_name }) => code_name === name),
    );
    expect(breakfast).toMatchObject({
      precision: { value: 1 },
      recall: { value: 20 / 30 },
      people: { share: 0.75 },
      machine: { share: 0.5 },
      difference: { points: -25 },
      differs: true,
    });
    expect(breakfast?.recall.low).toBeLessThan(20 / 30);
    expect(breakfast?.difference?.interval.high).toBeLessThan(0);
    expect(parking).toMatchObject({ people: { share: 0.25 }, machine: { share: 0.5 }, differs: true });
  });

  it("shows the points of a trend by a segment, and by the waves of a tracker", async () => {
    const project = await createProject(db, caller, SURVEY);
    const first = await newCoded(codedFile(60), project);
    await run(first);
    const years = await reportBackTest(db, caller, first, { segment: "year" });
    expect(years?.trend_points).toMatchObject([
      { label: "2025", answers: 20 },
      { label: "2026", answers: 40 },
    ]);
    expect(years?.codes[0]?.trend).toMatchObject([
      { base: 20, since_last: null },
      { base: 40, since_last: { people: "none", machine: "none" } },
    ]);
    const second = await newCoded(codedFile(60, " again"));
    await createGroup(db, caller, { name: "T", questionIds: [first.questionId, second.questionId] });
    await run(second);
    const waves = await reportBackTest(db, caller, second);
    expect(waves?.trend_points).toMatchObject([
      { label: "Wave 1", question_id: first.questionId },
      { label: "Wave 2", question_id: second.questionId },
    ]);
    expect(waves?.answers).toBe(60);
  });

  it("takes a random part if it is asked to, and forgets answers that are deleted", async () => {
    const path = await newCoded(codedFile(40));
    await run(path, 10);
    expect(await reportBackTest(db, caller, path)).toMatchObject({
      ...{ answers: 10, credits_used: 10, overall: { f1: { value: null } } },
    });
    await run(path);
    const { items } = await listResponses(db, caller, path, { limit: 100 });
    await deleteResponses(
      db,
      caller,
      path,
      items.slice(0, 25).map(({ response_id }) => response_id),
    );
    expect((await reportBackTest(db, caller, path))?.answers).toBe(15);
  });

  it("leaves out answers that a model refuses, free", async () => {
    const path = await newCoded(`${codedFile(40)}r40,"Please let this be refused",Parking,2026\n`);
    const { job } = await run(path);
    expect(job).toMatchObject({ status: "completed", progress: { processed: 41 } });
    expect(await reportBackTest(db, caller, path)).toMatchObject({ answers: 40, credits_used: 40 });
  });

  it("asks no more once a model refuses the first answers, all of them", async () => {
    const { tasks, error } = await run(await newCoded(codedFile(210, " refused")));
    expect(tasks).toHaveLength(2);
    expect(error).toBe("The model coded none of the answers.");
  });

  it("goes on in further rounds, and keeps what was coded before an engine fails", async () => {
    const path = await newCoded(codedFile(310, " failed"));
    const { tasks, left, job } = await run(path);
    expect(left).toEqual([Number.NaN, 10, 0]);
    expect(tasks).toHaveLength(5);
    expect(job).toMatchObject({ status: "completed", usage: { calls: 12 } });
    expect(await reportBackTest(db, caller, path)).toMatchObject({ answers: 310, credits_used: 310 });
  });

  it("needs answers that people have decided, and enough credits", async () => {
    const path = await newCoded(codedFile(40).replaceAll(/,(Breakfast|Parking),2/g, ",,2"));
    await expect(acceptBackTest(db, caller, path, {})).rejects.toMatchObject({ code: "EMPTY_CODEBOOK" });
    const { id } = await createOrganization(db, { name: "Poor", plan: "professional", credits: 5 });
    caller = operatorFor(id);
    const coded = await newCoded(codedFile(40));
    await expect(acceptBackTest(db, { ...caller, plan: "starter" }, coded, {})).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
    });
    expect(await reportBackTest(db, caller, coded)).toBeNull();
  });
});
