import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { responses } from "@/db/schema/responses";
import { type TypeformForm, type TypeformResponse, typeform } from "@/e2e/support/providers/typeform";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { useDatabase } from "@/test/database";
import { usePlatforms } from "@/test/platforms";
import { readJob } from "@/test/read-job";
import { newWorkspace } from "@/test/workspace";
import { acceptImport, type ImportRequest } from "./accept-import";
import { importAnswersStage } from "./import-answers";
import { createConnection } from "./manage-connections";
import { placeAfter } from "./time-cursor";

describe("an import", () => {
  const db = useDatabase();
  const standing = usePlatforms();
  let caller: Caller;
  beforeAll(async () => {
    caller = operatorFor((await newWorkspace(db)).organizationId);
  });

  /** A connection to an account with one form and its replies. */
  async function connected(form: Omit<TypeformForm, "id" | "title">, replies: readonly TypeformResponse[]) {
    standing.typeform = typeform("tfp", { forms: [{ id: "form", title: "Stay", ...form }], responses: [...replies] });
    const connection = { provider: "typeform" as const, name: "Research", credentials: { token: "tfp" } };
    return (await createConnection(db, caller, connection)).id;
  }

  async function run(id: string, request: Omit<ImportRequest, "surveyId">) {
    const { job_id } = await acceptImport(db, caller, id, { surveyId: "form", ...request });
    await db.update(jobs).set({ status: "processing" }).where(eq(jobs.id, job_id));
    while ((await importAnswersStage(db, { organizationId: caller.organizationId, id: job_id })).more);
    const job: ReturnType<typeof JSON.parse> = await readJob(db, caller, job_id);
    return job.result as { questions: { question_id: string; source_id: string }[] };
  }

  const answersOf = (questionId = "") =>
    db
      .select({ text: responses.text, segments: responses.segments })
      .from(responses)
      .where(eq(responses.questionId, questionId));
  const reply = (answers: Record<string, string>, hidden: Record<string, string> = {}): TypeformResponse => ({
    token: crypto.randomUUID(),
    submitted_at: "2026-09-01T10:00:00Z",
    answers: Object.entries(answers).map(([id, text]) => ({ field: { id, type: "long_text" }, type: "text", text })),
    hidden,
  });

  it("keeps the answers to two questions of one wording apart, also if they are imported one after the other", async () => {
    const fields = ["q1", "q2"].map((id) => ({ id, title: "Why?", type: "long_text" }));
    const id = await connected({ fields }, [reply({ q1: "The staff", q2: "The garden" })]);
    const [first] = (await run(id, { questions: ["q1"] })).questions;
    const both = (await run(id, { questions: ["q1", "q2"] })).questions;
    expect(both.map(({ source_id }) => source_id)).toEqual(["q1", "q2"]);
    expect(both[0]?.question_id).toBe(first?.question_id);
    expect(await answersOf(both[0]?.question_id)).toMatchObject([{ text: "The staff" }]);
    expect(await answersOf(both[1]?.question_id)).toMatchObject([{ text: "The garden" }]);
  });

  it("cuts long values and names of segments, and keeps those that begin alike apart", async () => {
    const long = `${"n".repeat(199)}😀`;
    const hidden = [`${long} one`, `${long} two`];
    const fields = [{ id: "q1", title: "Why?", type: "long_text" }];
    const values = { [hidden[0] as string]: `${"v".repeat(999)}😀`, [hidden[1] as string]: "South" };
    const id = await connected({ fields, hidden }, [reply({ q1: "The staff" }, values)]);
    const described = hidden.map((name) => `hidden:${name}`);
    const [question] = (await run(id, { segments: described })).questions;
    const [answer] = await answersOf(question?.question_id);
    const names = Object.keys(answer?.segments ?? {});
    expect(names).toHaveLength(2);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(Object.values(answer?.segments ?? {})).toEqual(expect.arrayContaining(["South"]));
  });

  it("never goes back in time, where a platform sends entries of the second before once more", () => {
    const place = { since: "2026-09-01T10:00:01+00:00", skip: 0 };
    const page = { last: "2026-09-01T10:00:00+00:00", size: 100, more: true };
    expect(placeAfter(place, page)).toEqual({ since: place.since, skip: 100 });
  });
});
