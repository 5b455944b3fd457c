import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
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

describe("a job with a model and many reviewed answers", () => {
  const db = useDatabase();
  const openai = scriptedOpenai({ apiKey: "sk-test" });

  it("asks the model about few, charges all, and each code tells who gave it", async () => {
    const model = await openai.engineThatReplies((request) => ({
      json: { answers: textsOf(request).map((_, index) => ({ answer: index + 1, codes: [mentionOf(1, null)] })) },
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

    await uploadResponses(db, caller, path, staysOf(60, 3));
    const { job_id } = await acceptCodingJob(db, caller, path);
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
            staysOf(60, 3).map(({ id }) => id),
          ),
        ),
      );
    const own = fresh.filter(({ engine: coder }) => coder === localEngine.version);
    expect(own.length).toBeGreaterThan(30);
    expect(new Set(asked).size).toBe(60 - own.length);
    expect(fresh.filter(({ engine: coder }) => coder?.startsWith("openai/some-model/")).length).toBe(60 - own.length);
    const right = own.filter((each) => each.codeId === codeId(each.id.split("-")[0]));
    expect(right.length).toBeGreaterThan(0.9 * own.length);
    expect(await readJob(db, caller, job_id)).toMatchObject({ status: "completed", result: { credits_used: 60 } });
  });
});
