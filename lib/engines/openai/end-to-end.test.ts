import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { listLedger } from "@/lib/credits/read-ledger";
import { readBalance } from "@/lib/credits/usage";
import { createOrganization } from "@/lib/organizations/create-organization";
import { updateProject } from "@/lib/projects/update-project";
import { readStability } from "@/lib/quality/read-stability";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { type OpenaiServer, type Script, startOpenaiServer } from "@/test/openai-server";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { openaiEngine } from "./openai-engine";

/** A model that gives the codebook's first code to every answer about staff. */
const staffModel: Script = ({ user }) => {
  const { answers } = JSON.parse(user) as { answers: { text: string }[] };
  return {
    json: {
      answers: answers.map(({ text }, index) => ({
        answer: index + 1,
        codes: passagesOf(text).map((evidence) => ({ code: 1, evidence, confidence: "high", sentiment: "Positive" })),
      })),
    },
  };
};

/** The part of an answer that is about staff, with a mask such as `[name]` if one stands before it. */
const passagesOf = (text: string) => /(?:\[\w+\].*)?staff/i.exec(text)?.slice(0, 1) ?? [];

const codebook = [{ name: "Service", codes: [{ name: "Staff", definition: null, sentiment: "Neutral" as const }] }];
const request = (count: number) => ({
  responses: Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    text: index % 2 === 0 ? `The staff of room ${index}` : `The view from room ${index}`,
  })),
  codingType: "qualitative" as const,
  language: "en",
  codebook,
});

const PRICES = { input: 10, output: 40 };

describe("one-call coding with a model behind the OpenAI interface", () => {
  const db = useDatabase();
  let server: OpenaiServer;
  let caller: Caller;
  const engine = () => openaiEngine({ apiKey: "sk-test", baseUrl: server.url, model: "some-model", prices: PRICES });
  beforeAll(async () => {
    server = await startOpenaiServer(staffModel);
    const { id } = await createOrganization(db, { name: "Acme", plan: "professional", credits: 200 });
    caller = { organizationId: id, plan: "professional", actor: { kind: "operator" }, scopes: new Set() };
  });
  afterAll(() => server.close());

  it("codes a few answers at once", async () => {
    const about = { question: "What do you remember?", survey: "Guests of a city hotel" };
    const outcome = await codeOneCall(db, caller, { ...request(4), ...about }, engine());
    if (outcome.mode !== "sync") return expect.fail("few answers are coded at once");
    const [first, second] = outcome.result.results;
    expect(first?.codes).toMatchObject([{ name: "Staff", evidence: "staff", mention_sentiment: "Positive" }]);
    expect(second?.codes).toEqual([]);
    expect(server.requests[0]?.user).toContain("The staff of room 0");
    expect(server.requests[0]?.system).toContain('About the survey: "Guests of a city hotel"');
    expect(server.requests[0]?.system).toContain('The question was: "What do you remember?"');
  });

  it("masks personal data where a project says so, and stores evidence that stands in the answer", async () => {
    const answers = ["Ask Ms Lee of the staff", "Write to me@example.com about Mr Smith of your staff"];
    const given = answers.map((text, index) => ({ id: `r${index}`, text }));
    const { caller: own, ref } = await newCodingJob(db, given, ["Staff"]);
    const { project_id } = await readJob(db, own, ref.id);
    await updateProject(db, own, project_id ?? "", { masking: "always", maskExcept: ["LEE"] });
    const before = server.requests.length;
    await runStages(db, ref, engine());
    expect(server.requests.slice(before).map(({ user }) => JSON.parse(user).answers)).toEqual([
      [
        { answer: 1, text: "Ask Ms Lee of the staff" },
        { answer: 2, text: "Write to [email] about Mr [name] of your staff" },
      ],
    ]);
    const stored = await db
      .select({ evidence: assignments.evidence })
      .from(assignments)
      .where(eq(assignments.organizationId, own.organizationId))
      .orderBy(assignments.evidence);
    expect(stored.map(({ evidence }) => evidence)).toEqual(["me@example.com about Mr Smith of your staff", "staff"]);
  });

  it("codes many answers in a job, those without a code twice, and reports its token usage and stability", async () => {
    const about = { question: "What do you remember?", survey: "Guests of a city hotel" };
    const estimate = await estimateCredits(db, caller, { ...request(100), ...about }, engine());
    const outcome = await codeOneCall(db, caller, { ...request(100), ...about }, engine());
    if (outcome.mode !== "async") return expect.fail("many answers become a job");
    for (const job of await dispatched(db)) await runStages(db, job, engine());
    const job = await readJob(db, caller, outcome.job.job_id);
    expect(job).toMatchObject({
      status: "completed",
      usage: { engine: expect.stringMatching(/^openai\/some-model\//), calls: 3 },
    });
    const { input_tokens = 0, output_tokens = 0, estimated_cost } = job.usage ?? {};
    expect(input_tokens).toBeGreaterThan(0);
    expect(estimated_cost?.amount).toBeCloseTo((10 * input_tokens + 40 * output_tokens) / 1e6, 6);
    expect(estimate.usage).toMatchObject({ engine: job.usage?.engine, calls: 3 });
    expect(isWithinFactor(2, estimate.usage.input_tokens, input_tokens)).toBe(true);
    expect(estimate.usage.estimated_cost?.amount).toBeGreaterThan(0);
    const { items } = await listLedger(db, caller, { limit: 10 });
    const amount = String(estimated_cost?.amount);
    expect(items[0]).toMatchObject({
      kind: "settlement",
      amount: 0,
      description: expect.stringContaining(`USD ${amount}`),
    });
    expect(items[0]?.description).toContain(`${job.id}: 3 calls of the model`);
    expect(server.requests.at(-1)?.system).toContain('About the survey: "Guests of a city hotel"');
    expect(server.requests.at(-1)?.system).toContain('The question was: "What do you remember?"');
    expect(await readBalance(db, caller.organizationId)).toBe(96);
    const stability = await readStability(db, caller.organizationId, [job.question_id ?? ""]);
    expect(stability).toMatchObject({ answers: 10, agreement: { value: 1, high: 1 } });
  });
});

const isWithinFactor = (factor: number, guess: number, truth: number) =>
  guess >= truth / factor && guess <= truth * factor;
