import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { decideResponses } from "./decide-responses";
import { readExamples } from "./read-examples";

describe("readExamples", () => {
  const db = useDatabase();

  it("tells the codes in their order, and how the answer feels about each", async () => {
    const caller = await newCaller(db);
    const path = await newCodedQuestion(db, caller, { Staff: ["Kind", "Late"] }, [["Kind"], ["Late"]]);
    const { Kind = "", Late = "" } = await codeIds(db, path.questionId);
    const [answer] = await db.select().from(responses).where(eq(responses.questionId, path.questionId)).limit(1);
    const codes = [
      { codeId: Late, sentiment: "Negative" as const },
      { codeId: Kind, sentiment: "Positive" as const },
    ];
    await decideResponses(db, caller, path, [{ responseId: answer?.id ?? "", codes }]);
    expect(await readExamples(db, { organizationId: caller.organizationId, questionId: path.questionId })).toEqual([
      { text: answer?.text, codeIds: [Late, Kind], sentiments: ["Negative", "Positive"] },
    ]);
  });
});
