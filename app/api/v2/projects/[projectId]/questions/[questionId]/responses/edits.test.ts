import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { answerCodings } from "@/db/schema/answer-codings";
import { assignments } from "@/db/schema/codebook";
import { summarizeOpen } from "@/lib/responses/open-answers";
import { readExamples } from "@/lib/responses/read-examples";
import { useDatabase } from "@/test/database";
import { useGuestAnswers } from "@/test/guest-answers";

describe("single codes of an answer", () => {
  const db = useDatabase();
  const guests = useGuestAnswers(db);
  const { codeId, idOf, patch, give, found } = guests;
  const friendly = () => codeId(0, 0);
  const rude = () => codeId(0, 1);
  const noisy = () => codeId(1, 0);
  const stored = () =>
    db.execute(sql`select code_id, position, confidence, mention_sentiment, evidence, source, engine, actor, created_at
      from ${assignments} where response_id = ${idOf("b")} order by position`);
  const scope = () => ({ organizationId: guests.caller.organizationId, questionId: guests.path.questionId });
  const change = async (...codes: object[]) => (await patch("b", { codes, reviewed: false })).body.data;
  const machineSaid = () =>
    db
      .select({ codes: answerCodings.codes, coder: answerCodings.coder })
      .from(answerCodings)
      .where(eq(answerCodings.responseId, idOf("b")));

  beforeEach(async () => {
    await give("b", [
      [rude(), "Negative", "low"],
      [noisy(), "Negative", "high"],
    ]);
    await db.execute(sql`update responses set coded_at = now() where question_id = ${guests.path.questionId}`);
  });

  it("are removed without a review, and restored as the machine gave them", async () => {
    const before = await stored();
    expect(await change({ code_id: noisy() })).toMatchObject({ reviewed: false, edited: true });
    expect(await stored()).toEqual([{ ...before[1], position: 0 }]);
    expect([await found("?edited=true"), await found("?reviewed=true")]).toEqual(["b", ""]);
    expect(await readExamples(db, scope())).toEqual([]);
    expect(await summarizeOpen(db, scope(), "all")).toMatchObject({ open: 3 });

    expect(await change({ code_id: rude() }, { code_id: noisy() })).toMatchObject({ reviewed: false, edited: false });
    expect(await stored()).toEqual(before);
    expect(await summarizeOpen(db, scope(), "all")).toMatchObject({ open: 4 });
  });

  it("become the person's if they were added or got another sentiment", async () => {
    await change({ code_id: rude(), sentiment: "Mixed" }, { code_id: noisy() }, { code_id: friendly() });
    expect(await stored()).toMatchObject([
      { code_id: rude(), mention_sentiment: "Mixed", source: "person", confidence: "high" },
      { code_id: noisy(), source: "engine", engine: "local/1" },
      { code_id: friendly(), source: "person" },
    ]);
    expect(await change({ code_id: rude(), sentiment: "Negative" }, { code_id: noisy() })).toMatchObject({
      edited: false,
      codes: [{ code_id: rude(), confidence: "low" }, { code_id: noisy() }],
    });
  });

  it("keep the machine's codes for a later review", async () => {
    await change({ code_id: noisy() });
    expect((await patch("b", { reviewed: true })).body.data).toMatchObject({ reviewed: true, edited: false });
    const said = (await machineSaid()).filter(({ coder }) => coder === "machine");
    expect(said).toMatchObject([{ codes: [{ codeId: rude() }, { codeId: noisy() }] }]);
    expect(await change({ code_id: noisy() })).toMatchObject({ reviewed: false, edited: true });
    expect(await machineSaid()).toHaveLength(1);
    expect((await patch("b", { reviewed: false })).body.data).toMatchObject({ reviewed: false, edited: false });
  });

  it("have the words that a person marks as evidence, at their place", async () => {
    const staff = { code_id: rude(), evidence: "a", evidence_start: 11 };
    const { codes, edited } = await change(staff, { code_id: noisy(), evidence: "noisy room" });
    expect([edited, ...codes]).toMatchObject([
      true,
      { evidence: "a", evidence_start: 11, confidence: "high" },
      { evidence: "noisy room", evidence_start: 17 },
    ]);
    const kept = await change({ code_id: rude() }, { code_id: noisy(), evidence: null });
    expect(kept.codes).toMatchObject([
      { evidence: "a", evidence_start: 11 },
      { evidence: null, evidence_start: null },
    ]);
  });

  it("accept only words of the answer as evidence", async () => {
    const refused = async (choice: object) =>
      (await patch("b", { codes: [{ code_id: rude(), ...choice }] })).body.error.issues;
    expect(await refused({ evidence: "tidy" })).toEqual([
      { path: "codes[0].evidence", message: "does not stand in the answer" },
    ]);
    expect(await refused({ evidence: "noisy", evidence_start: 3 })).toEqual([
      { path: "codes[0].evidence", message: "does not stand at 3" },
    ]);
    expect(await refused({ evidence_start: 3 })).toMatchObject([{ path: "codes[0].evidence_start" }]);
    expect(await stored()).toHaveLength(2);
  });
});
