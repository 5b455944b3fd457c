import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import type { Codebook } from "@/lib/codebook/codebook";
import { updateCode } from "@/lib/codebook/edit-codes";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { type CodingEngine, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { createGroup } from "@/lib/groups/groups";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { previewSplit } from "./preview-split";
import { splitCode } from "./split-code";

const PARTS = ["Check-in", "Breakfast"].map((name) => ({
  name,
  definition: null,
  sentiment: "Neutral" as const,
  responseIds: [] as string[],
}));

/**
 * This engine gives each answer the code whose name the answer contains, with high confidence, because there are only
 * two codes to choose from.
 */
const naming: CodingEngine = {
  ...localEngine,
  async classify({ codes }, answers) {
    const value = answers.map(({ id, text }) => ({
      answerId: id,
      mentions: codes
        .filter(({ name }) => text.includes(name))
        .map(({ id: codeId }) => ({
          codeId,
          confidence: "high" as const,
          evidence: null,
          mentionSentiment: "Neutral" as const,
        })),
    }));
    return { value, usage: NO_USAGE };
  },
};

const numberOf = (codebook: Codebook, wanted: string) =>
  codebook.flatMap(({ codes }) => codes).find(({ name }) => name === wanted)?.codeNumber;

describe("splitting a code by the engine", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  /** A question whose answers have these texts and the code Staff. */
  async function newWave(...texts: readonly [string, "high" | "low"][]) {
    const coded = texts.map(([, confidence]) => [{ code: "Staff", confidence }]);
    const path = await newCodedQuestion(db, caller, { Service: ["Staff"] }, coded);
    for (const [position, [text]] of texts.entries()) {
      const answer = and(eq(responses.questionId, path.questionId), eq(responses.position, position));
      await db.update(responses).set({ text }).where(answer);
    }
    return path;
  }
  type Path = Awaited<ReturnType<typeof newWave>>;

  const split = async (path: Path) => {
    const { Staff: codeId = "" } = await codeIds(db, path.questionId);
    await splitCode(db, caller, { ...path, codeId }, { by: "engine", parts: PARTS }, naming);
  };
  const confidencesOf = async ({ questionId }: Path) => {
    const rows = await db
      .select({ confidence: assignments.confidence })
      .from(assignments)
      .innerJoin(responses, eq(responses.id, assignments.responseId))
      .where(eq(responses.questionId, questionId))
      .orderBy(responses.position, sql`${assignments.position}`);
    return rows.map(({ confidence }) => confidence);
  };

  it("keeps number and definition of the part that keeps the name, and leaves it what the other does not get", async () => {
    const path = await newWave(["Breakfast was late", "high"], ["12:30", "high"], ["A smile", "high"]);
    const { Staff: codeId = "" } = await codeIds(db, path.questionId);
    await updateCode(db, caller, { ...path, codeId }, { definition: "The people" });
    const number = numberOf(await readCodebook(db, { ...path, organizationId: caller.organizationId }), "Staff");
    const parts = ["staff", "Breakfast"].map((name) => ({
      name,
      sentiment: "Neutral" as const,
      responseIds: [],
    }));
    await splitCode(db, caller, { ...path, codeId }, { by: "engine", parts }, naming);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Breakfast"], ["staff"], ["staff"]]);
    expect(await confidencesOf(path)).toEqual(["high", "high", "high"]);
    const codebook = await readCodebook(db, { ...path, organizationId: caller.organizationId });
    expect(codebook[0]?.codes[0]).toMatchObject({ name: "staff", definition: "The people" });
    expect(numberOf(codebook, "staff")).toBe(number);
    expect(numberOf(codebook, "Breakfast")).toBe((number ?? 0) + 1);
  });

  it("raises no answer's confidence", async () => {
    const path = await newWave(["Check-in took an hour", "high"], ["Breakfast was late", "low"], ["12:30", "high"]);
    await split(path);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Check-in"], ["Breakfast"], ["Check-in"]]);
    expect(await confidencesOf(path)).toEqual(["high", "low", "low"]);
  });

  it("is previewed with the figures that it then has, and changes nothing before", async () => {
    const path = await newWave(
      ["Check-in took an hour", "high"],
      ["Check-in and Breakfast", "low"],
      ["Breakfast was late", "high"],
      ["12:30", "high"],
    );
    const { Staff: codeId = "" } = await codeIds(db, path.questionId);
    const preview = await previewSplit(db, caller, { ...path, codeId }, { by: "engine", parts: PARTS }, naming);
    expect(preview).toMatchObject({
      responses: 4,
      responses_of_several: 1,
      responses_of_none: 0,
      codes: [
        { name: "Check-in", responses: 3, confidence: { high: 1, medium: 0, low: 2 } },
        { name: "Breakfast", responses: 2, confidence: { high: 1, medium: 0, low: 1 } },
      ],
    });
    const quoted = preview.codes.map(({ examples }) => examples.map(({ text }) => text));
    expect(quoted[0]?.[0]).toBe("Check-in took an hour");
    expect(quoted[1]).toEqual(["Breakfast was late", "Check-in and Breakfast"]);
    expect((await codesOfAnswers(db, path.questionId)).flat()).toEqual(["Staff", "Staff", "Staff", "Staff"]);

    const parts = PARTS.map((part) => ({ ...part, name: `${part.name} 2` }));
    const none = await previewSplit(db, caller, { ...path, codeId }, { by: "none", parts }, naming);
    expect(none).toMatchObject({ responses: 4, responses_of_none: 4 });
  });

  it("moves the mentions of every wave of a tracker", async () => {
    const first = await newWave(["Check-in took an hour", "high"]);
    const second = await newWave(["Breakfast was late", "high"], ["Check-in and Breakfast", "low"], ["12:30", "high"]);
    await createGroup(db, caller, { name: "Tracker", questionIds: [first.questionId, second.questionId] });
    await split(first);
    expect(await codesOfAnswers(db, first.questionId)).toEqual([["Check-in"]]);
    expect((await codesOfAnswers(db, second.questionId)).map((names) => names?.toSorted())).toEqual([
      ["Breakfast"],
      ["Breakfast", "Check-in"],
      ["Check-in"],
    ]);
    expect(await confidencesOf(second)).toEqual(["high", "low", "low", "low"]);
  });
});
