import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { decideResponses } from "./decide-responses";

const CODES = 100;
/** Milliseconds of processor time: 30 times as much as it takes. */
const TIMEOUT = 5_000;

describe("evidence in an answer that repeats itself", () => {
  const db = useDatabase();

  it("is found at its end for many codes at once", async () => {
    const caller = await newCaller(db);
    const names = Array.from({ length: CODES }, (_, index) => `Code ${index}`);
    const path = await newCodedQuestion(db, caller, { Stay: names }, [[]]);
    const evidence = `ab${"a".repeat(9_998)}`;
    const text = "a".repeat(90_000) + evidence;
    const [answer] = await db
      .update(responses)
      .set({ text })
      .where(eq(responses.questionId, path.questionId))
      .returning({ id: responses.id });
    const scope = { organizationId: caller.organizationId, questionId: path.questionId };
    const codes = (await readCodebook(db, scope)).flatMap((category) =>
      category.codes.map(({ id: codeId }) => ({ codeId, evidence })),
    );
    const before = process.cpuUsage();
    const { answers } = await decideResponses(db, caller, path, [{ responseId: answer?.id ?? "", codes }]);
    const { user } = process.cpuUsage(before);
    expect(answers[0]?.codes.map((code) => code.evidence_start)).toEqual(Array(CODES).fill(90_000));
    expect(user / 1_000).toBeLessThan(TIMEOUT);
  });
});
