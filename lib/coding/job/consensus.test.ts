import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { consensusEngine } from "@/lib/engines/consensus/consensus-engine";
import type { CodingEngine } from "@/lib/engines/engine";
import { NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { decideResponses } from "@/lib/responses/decide-responses";
import { listAnswers } from "@/lib/responses/list-answers";
import { listResponses } from "@/lib/responses/read-coded";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { nextByGain } from "@/lib/review/candidates";
import { extendSample, lockSample } from "@/lib/review/extend-sample";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";

/** Gives the first code to answers with one of these words. */
const finding = (name: string, ...words: string[]): CodingEngine => ({
  ...localEngine,
  name: "openai",
  version: `openai/${name}/1`,
  classify: async ({ codes }, answers) => ({
    value: answers.map(({ id, text }) => ({
      answerId: id,
      mentions: words.some((word) => text.includes(word))
        ? [
            {
              codeId: codes[0]?.id ?? "",
              confidence: "high" as const,
              evidence: null,
              mentionSentiment: "Neutral" as const,
            },
          ]
        : [],
    })),
    usage: NO_USAGE,
  }),
});

const engine = consensusEngine(finding("one", "staff", "reception"), [
  finding("two", "staff", "reception"),
  finding("three", "staff"),
]);

const texts = (word: string, count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    text: `The ${word} of floor ${index} and ${prefix}`,
  }));

describe("a job whose engines vote", () => {
  const db = useDatabase();

  it("keeps the votes, puts disputes first, and learns from the checked sample what they are worth", async () => {
    const { caller, ref } = await newCodingJob(
      db,
      [...texts("garden", 5, "g"), ...texts("staff", 5, "s"), ...texts("reception", 40, "r")],
      ["Staff"],
    );
    const { project_id, question_id } = await readJob(db, caller, ref.id);
    const path = { projectId: project_id ?? "", questionId: question_id ?? "" };
    const scope = { organizationId: caller.organizationId, questionId: path.questionId };
    await runStages(db, ref, engine);

    const [category] = await readCodebook(db, scope);
    const codeId = category?.codes[0]?.id ?? "";
    const { items } = await listResponses(db, caller, path, { limit: 100 });
    const found = new Map(items.map((item) => [item.id, item]));
    expect(found.get("s0")).toMatchObject({
      codes: [{ confidence: "high" }],
      votes: { of: 3, codes: { [codeId]: 3 } },
    });
    expect(found.get("r0")).toMatchObject({
      codes: [{ confidence: "medium" }],
      votes: { of: 3, codes: { [codeId]: 2 } },
    });
    expect(found.get("g0")).toMatchObject({ codes: [], votes: { of: 3, codes: {} } });

    const { answers } = await listAnswers(db, scope.organizationId, scope.questionId, { sort: "unsure", limit: 40 });
    expect(new Set(answers.map(({ externalId }) => externalId[0]))).toEqual(new Set(["r"]));
    const [next] = await nextByGain(db, scope, { reviewer: "", max: 1 });
    expect(next?.reason).toBe("disputed");

    // People say of the whole sample that the reception is no matter of the staff.
    await lockSample(db, scope);
    await extendSample(db, scope, { last: "fffffffe" });
    const checked = items.map(({ response_id, id }) => ({
      responseId: response_id,
      codes: id.startsWith("s") ? [{ codeId, sentiment: "Neutral" as const }] : [],
    }));
    await decideResponses(db, caller, path, checked);
    await uploadResponses(db, caller, path, [...texts("reception", 3, "x"), ...texts("staff", 3, "y")]);
    await acceptCodingJob(db, caller, path, { engine });
    for (const job of await dispatched(db)) await runStages(db, job, engine);
    const later = (await listResponses(db, caller, path, { limit: 100 })).items;
    const codesOf = (prefix: string) =>
      later.filter(({ id }) => id.startsWith(prefix)).map(({ codes }) => codes.length);
    expect(codesOf("x")).toEqual([0, 0, 0]);
    expect(codesOf("y")).toEqual([1, 1, 1]);
    const rows = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    expect(rows.every(({ votes }) => votes?.of === 3)).toBe(true);
  });

  it("is refused where no further models are configured", async () => {
    const { caller, ref } = await newCodingJob(db, texts("staff", 3, "s"), ["Staff"]);
    const { project_id, question_id } = await readJob(db, caller, ref.id);
    await runStages(db, ref, localEngine);
    const path = { projectId: project_id ?? "", questionId: question_id ?? "" };
    await expect(acceptCodingJob(db, caller, path, { mode: "all", consensus: true })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      message: expect.stringContaining("Settings, Model"),
    });
  });
});
