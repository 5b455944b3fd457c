import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { responses } from "@/db/schema/responses";
import { type CodingEngine, NO_USAGE } from "@/lib/engines/engine";
import { localEngine } from "@/lib/engines/local/engine";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { acceptCodingJob } from "./accept-coding-job";

describe("accepting a coding job", () => {
  const db = useDatabase();

  it("is refused if an answer's text changes after its price was read", async () => {
    const caller = await newCaller(db);
    const path = await newCodedQuestion(db, caller, { Stay: ["Staff"] }, [["Staff"], ["Staff"]]);
    const ofQuestion = eq(responses.questionId, path.questionId);
    await db.update(responses).set({ codedAt: null, text: sql`'asdf ' || position` }).where(ofQuestion);
    /** While this engine makes its forecast, somebody uploads another text for the same answers. */
    const engine: CodingEngine = {
      ...localEngine,
      async forecast() {
        await db.update(responses).set({ text: "The staff carried our bags" }).where(ofQuestion);
        return { usage: NO_USAGE, otherSeconds: 0 };
      },
    };
    await expect(acceptCodingJob(db, caller, path, { engine })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await db.$count(jobs, eq(jobs.organizationId, caller.organizationId))).toBe(0);
    expect(await acceptCodingJob(db, caller, path)).toMatchObject({ status: "queued" });
  });
});
