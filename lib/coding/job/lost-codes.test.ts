import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { crossTab } from "@/lib/analytics/cross-tab";
import type { Caller } from "@/lib/auth/caller";
import { deleteCode } from "@/lib/codebook/edit-codes";
import { revertVersion } from "@/lib/codebook/revert-change";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { estimateCredits } from "@/lib/coding/estimate-credits";
import { readBalance } from "@/lib/credits/usage";
import { localEngine } from "@/lib/engines/local/engine";
import type { QuestionPath } from "@/lib/questions/find-question";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { dispatched, runStages } from "@/test/run-stages";

describe("answers that lose their last code", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  const flagsOf = async ({ questionId }: QuestionPath) => {
    const rows = await db
      .select({ flags: responses.flags })
      .from(responses)
      .where(and(eq(responses.organizationId, caller.organizationId), eq(responses.questionId, questionId)))
      .orderBy(asc(responses.position));
    return rows.map(({ flags }) => flags.join());
  };
  const sharesOf = async (path: QuestionPath) => {
    const request = { rows: "codes", order: "codebook", sentiments: false, keys: [] } as const;
    const { columns, rows } = await crossTab(db, caller, path, request);
    return [columns[0]?.base, ...rows.map(({ cells }) => cells[0]?.percentage)];
  };
  const estimate = async (path: QuestionPath) => {
    const { estimated_credits: credits } = await estimateCredits(db, caller, { ...path, mode: "uncoded" }, localEngine);
    return credits;
  };

  it("stay in the base, and are coded again free", async () => {
    const codes = [["Friendly"], ["Friendly"], ["Rude"], ["Friendly", "Rude"]];
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"] }, codes);
    expect(await sharesOf(path)).toEqual([4, 75, 50]);
    const { Rude = "" } = await codeIds(db, path.questionId);
    const { version } = await deleteCode(db, caller, { ...path, codeId: Rude });
    expect([await flagsOf(path), await sharesOf(path), await estimate(path)]).toEqual([
      ["", "", "lost_codes", ""],
      [4, 75],
      0,
    ]);

    await revertVersion(db, caller, path, version);
    expect([await flagsOf(path), await sharesOf(path)]).toEqual([
      ["", "", "", ""],
      [4, 75, 50],
    ]);

    await deleteCode(db, caller, { ...path, codeId: Rude });
    await uploadResponses(db, caller, path, [{ id: "r9", text: "The friendly staff at the desk" }]);
    expect(await estimate(path)).toBe(1);
    const before = await readBalance(db, caller.organizationId);
    await acceptCodingJob(db, caller, path);
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    expect(await readBalance(db, caller.organizationId)).toBe(before - 1);
    expect((await flagsOf(path)).filter((flags) => flags.includes("lost_codes"))).toEqual([]);
  });

  it("are paid for once their text changes", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"] }, [["Rude"]]);
    const { Rude = "" } = await codeIds(db, path.questionId);
    await deleteCode(db, caller, { ...path, codeId: Rude });
    await uploadResponses(db, caller, path, [{ id: "r0", text: "The receptionist shouted at me" }]);
    expect([await flagsOf(path), await estimate(path)]).toEqual([[""], 1]);
  });
});
