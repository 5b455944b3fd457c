import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { QUESTION_STATUSES, type QuestionStatus } from "@/db/schema/terms";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { numberCodebook } from "@/lib/codebook/codebook";
import { newId } from "@/lib/ids/new-id";
import { createOrganization } from "@/lib/organizations/create-organization";
import { insertProject } from "@/lib/projects/create-project";
import { insertResponses } from "@/lib/responses/insert-responses";
import { useDatabase } from "@/test/database";
import { moveQuestion, projectStatus, type QuestionEvent, returnQuestion } from "./question-status";

describe("a question's status", () => {
  const db = useDatabase();
  let scope: { organizationId: string; questionId: string };

  beforeAll(async () => {
    const { id: organizationId } = await createOrganization(db, { name: "Acme", plan: "growth" });
    const questions = [{ text: "Why?" }];
    await insertProject(db, organizationId, { name: "S", language: "en", codingType: "qualitative", questions });
    const [question] = await db.execute<{ id: string }>(sql`select id from questions`);
    scope = { organizationId, questionId: question?.id ?? "" };
  });

  const put = (status: QuestionStatus) => db.execute(sql`update questions set status = ${status}`);
  const read = async () => (await db.execute<{ status: QuestionStatus }>(sql`select status from questions`))[0]?.status;
  const statusAfter = async (before: QuestionStatus, event: QuestionEvent) => {
    await put(before);
    expect(await moveQuestion(db, scope, event)).toBe(before);
    return read();
  };

  it.each<[QuestionEvent, Record<QuestionStatus, QuestionStatus>]>([
    [
      "codebook_replaced",
      { pending: "codebook_ready", codebook_ready: "codebook_ready", coding: "coding", coded: "codebook_ready" },
    ],
    ["codebook_removed", { pending: "pending", codebook_ready: "pending", coding: "coding", coded: "pending" }],
    ["job_accepted", { pending: "coding", codebook_ready: "coding", coding: "coding", coded: "coding" }],
  ])("moves on %s", async (event, expected) => {
    for (const before of QUESTION_STATUSES)
      expect([before, await statusAfter(before, event)]).toEqual([before, expected[before]]);
  });

  it("changes at the end of a job by the job's type", async () => {
    expect(await statusAfter("coding", "generation_completed")).toBe("codebook_ready");
    expect(await statusAfter("coding", "coding_completed")).toBe("coded");
  });

  it("returns from a job to where it was, and to its codebook where the job left one", async () => {
    const returned = async (before: QuestionStatus | null) => {
      await put("coding");
      await returnQuestion(db, scope, before);
      return read();
    };
    expect([await returned("pending"), await returned(null), await returned("coded")]).toEqual([
      "pending",
      "pending",
      "coded",
    ]);
    const draft = [{ name: "Stay", codes: [{ name: "Staff", definition: null, sentiment: "Neutral" as const }] }];
    await changeCodebookInTransaction(db, scope, { change: "import", actor: "operator" }, () => ({
      codebook: numberCodebook(draft, "qualitative"),
      summary: "Imported.",
    }));
    expect([await returned("pending"), await returned(null)]).toEqual(["codebook_ready", "codebook_ready"]);
  });

  it("is coded when people have settled the last answer, and open again when one is", async () => {
    expect(await statusAfter("codebook_ready", "answers_settled")).toBe("codebook_ready");
    const answer = { externalId: "a", occurrence: 0, text: "x", language: null, flags: [], coded: false };
    await insertResponses(db, scope, [{ ...answer, id: newId(), position: 0 }]);
    expect(await statusAfter("coded", "answers_settled")).toBe("codebook_ready");
    await db.execute(sql`update responses set reviewed = true`);
    expect(await statusAfter("codebook_ready", "answers_settled")).toBe("coded");
    for (const held of ["pending", "coding"] as const) expect(await statusAfter(held, "answers_settled")).toBe(held);
  });

  it("is open again when an upload brought an answer to code", async () => {
    await db.execute(sql`update responses set reviewed = true`);
    expect(await statusAfter("coded", "answers_added")).toBe("coded");
    await db.execute(sql`update responses set reviewed = false`);
    expect(await statusAfter("coded", "answers_added")).toBe("codebook_ready");
    for (const held of ["pending", "coding"] as const) expect(await statusAfter(held, "answers_added")).toBe(held);
  });

  it("decides the status of its project", () => {
    expect(projectStatus([])).toBe("pending");
    expect(projectStatus(["pending", "pending"])).toBe("pending");
    expect(projectStatus(["pending", "coded"])).toBe("in_progress");
    expect(projectStatus(["coded", "coding"])).toBe("in_progress");
    expect(projectStatus(["coded", "coded"])).toBe("completed");
  });
});
