import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { localEngine } from "@/lib/engines/local/engine";
import { routedEngine } from "@/lib/engines/routing/routed-engine";
import { decideResponses } from "@/lib/responses/decide-responses";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { mentionOf, scriptedOpenai, textsOf } from "@/test/openai-engine";
import { readJob } from "@/test/read-job";
import { staysOf } from "@/test/reviewed-stays";
import { dispatched, runStages } from "@/test/run-stages";

/** Answers that have no words in common with the answers about stays. */
const unlikeStays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `other-${index}`, text: `Roses bloomed in garden ${index}` }));

describe("a job with a model and many reviewed answers", () => {
  const db = useDatabase();
  const openai = scriptedOpenai({ apiKey: "sk-test" });

  it("asks the model about few, charges all, and each code tells who gave it", async () => {
    const model = await openai.engineThatReplies((request) => ({
      json: {
        answers: textsOf(request).map((_, index) => {
          const confidence = index % 3 === 0 ? "low" : "high";
          return { answer: index + 1, codes: [{ ...mentionOf(1, null), confidence }] };
        }),
      },
    }));
    const engine = routedEngine(model, localEngine, { routes: true });
    const { caller, ref } = await newCodingJob(db, staysOf(120, 2), ["staff", "food", "noise", "price", "wifi"]);
    const { organizationId } = caller;
    const { project_id, question_id } = await readJob(db, caller, ref.id);
    const path = { projectId: project_id ?? "", questionId: question_id ?? "" };
    await runStages(db, ref, engine);
    const [category] = await readCodebook(db, { organizationId, questionId: path.questionId });
    const codeId = (name: string | undefined) => category?.codes.find((code) => code.name === name)?.id ?? "";
    const coded = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    const decisions = coded.map(({ id, externalId }) => {
      return { responseId: id, codes: [{ codeId: codeId(externalId.split("-")[0]), sentiment: "Neutral" as const }] };
    });
    await decideResponses(db, caller, path, decisions);

    const further = [...staysOf(40, 3), ...unlikeStays(35)];
    await uploadResponses(db, caller, path, further);
    const estimate = await estimateCredits(db, caller, { ...path, mode: "uncoded" }, engine);
    const { job_id, estimated_seconds } = await acceptCodingJob(db, caller, path, { engine });
    const before = openai.server.requests.length;
    for (const job of await dispatched(db)) await runStages(db, job, engine);
    const asked = openai.server.requests.slice(before).flatMap(textsOf);
    const fresh = await db
      .select({ id: responses.externalId, engine: assignments.engine, codeId: assignments.codeId })
      .from(assignments)
      .innerJoin(responses, eq(responses.id, assignments.responseId))
      .where(
        and(
          eq(responses.questionId, path.questionId),
          inArray(
            responses.externalId,
            further.map(({ id }) => id),
          ),
        ),
      );
    const own = fresh.filter(({ engine: coder }) => coder === localEngine.version);
    const others = further.length - own.length;
    expect(own.length).toBeGreaterThan(25);
    expect(others).toBeGreaterThan(25);
    expect(new Set(asked).size).toBe(others);
    expect(fresh.filter(({ engine: coder }) => coder?.startsWith("openai/some-model/")).length).toBe(others);
    const known = own.filter(({ id }) => !id.startsWith("other"));
    const right = known.filter((each) => each.codeId === codeId(each.id.split("-")[0]));
    expect(right.length).toBeGreaterThan(0.9 * known.length);
    const job = await readJob(db, caller, job_id);
    expect(job).toMatchObject({ status: "completed", result: { credits_used: 75 }, usage: { answers: others } });

    expect(estimate.estimated_credits).toBe(75);
    expect(Math.abs(estimate.usage.answers - others)).toBeLessThanOrEqual(7);
    const { input_tokens = 0, calls } = job.usage ?? {};
    expect(estimate.usage.calls).toBe(calls);
    expect(estimate.usage.input_tokens).toBeGreaterThan(input_tokens / 1.5);
    expect(estimate.usage.input_tokens).toBeLessThan(1.5 * input_tokens);
    expect(estimated_seconds).toBe(estimate.estimated_seconds);
    const unrouted = await estimateCredits(db, caller, { ...path, mode: "all" }, model);
    expect(unrouted.usage.answers).toBe(75);
  });
});
