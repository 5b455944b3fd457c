import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { importCodebook } from "@/lib/codebook/edit-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { readUsage } from "@/lib/credits/usage";
import { localEngine } from "@/lib/engines/local/engine";
import { createOrganization } from "@/lib/organizations/create-organization";
import { createProject } from "@/lib/projects/create-project";
import { showProject } from "@/lib/projects/read-projects";
import type { QuestionPath } from "@/lib/questions/find-question";
import { showQuestion } from "@/lib/questions/show-question";
import { useDatabase } from "@/test/database";
import { dispatched, runStages } from "@/test/run-stages";
import { decideResponses } from "./decide-responses";
import { listResponses } from "./read-coded";
import { uploadResponses } from "./upload-responses";

const SPEED = [
  { name: "Speed", codes: [{ name: "Slow", definition: "Slow service", sentiment: "Negative" as const }] },
];

describe("uploading answers", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    const { id } = await createOrganization(db, { name: "Acme", plan: "professional", credits: 100 });
    caller = { organizationId: id, plan: "professional", actor: { kind: "operator" }, scopes: new Set() };
  });

  async function newQuestion() {
    const questions = [{ text: "What could we do better?" }];
    const project = await createProject(db, caller, {
      name: "Survey",
      language: "en",
      codingType: "qualitative",
      questions,
    });
    return { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
  }

  it("stores new ids, updates known ones, and counts what came twice", async () => {
    const path = await newQuestion();
    const first = await uploadResponses(db, caller, path, [
      { id: "a", text: "Slow check-in", segments: { nights: 2 } },
      { id: "b", text: "Cold room" },
      { id: "a", text: "Very slow check-in", segments: { nights: 3 } },
    ]);
    expect(first).toMatchObject({ uploaded: 2, updated: 0, duplicates: 1, total: 2 });
    const second = await uploadResponses(db, caller, path, [
      { id: "b", text: "Cold rooms", segments: { purpose: "business" } },
      { id: "c", text: "Loud street" },
    ]);
    expect(second).toMatchObject({ uploaded: 1, updated: 1, duplicates: 0, total: 3 });
    const { items } = await listResponses(db, caller, path, { limit: 10 });
    expect(items.map(({ id, text, segments }) => [id, text, segments])).toEqual([
      ["a", "Very slow check-in", { nights: 3 }],
      ["b", "Cold rooms", { purpose: "business" }],
      ["c", "Loud street", {}],
    ]);
  });

  it("removes segments that are null, and keeps weights as the segment by which the question is weighted", async () => {
    const path = await newQuestion();
    await uploadResponses(db, caller, path, [
      { id: "a", text: "Slow check-in", segments: { nights: 2, sex: null }, weight: 1.25 },
      { id: "b", text: "Cold room", weight: 0.5 },
    ]);
    await uploadResponses(db, caller, path, [
      { id: "a", text: "Slow check-in", segments: { nights: null } },
      { id: "b", text: "Cold room", weight: null },
    ]);
    const { items } = await listResponses(db, caller, path, { limit: 10 });
    expect(items.map(({ segments }) => segments)).toEqual([{ weight: 1.25 }, {}]);
    expect(await showQuestion(db, caller, path)).toMatchObject({ weight_key: "weight" });
    const refused = (segments: Record<string, string>, weight?: number) =>
      expect(uploadResponses(db, caller, path, [{ id: "c", text: "Loud", segments, weight }])).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
      });
    await refused({ weight: "heavy" });
    await refused({ weight: "2" }, 2);
    const decision = { responseId: await idOf(path, "a"), segments: { weight: "heavy" } };
    await expect(decideResponses(db, caller, path, [decision])).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("is coded by a job for what is new, and again where a text changed", async () => {
    const path = await newQuestion();
    const texts = ["The staff were rude", "The staff were friendly", "Breakfast was cold", "", "The staff were rude"];
    await uploadResponses(
      db,
      caller,
      path,
      texts.map((text, index) => ({ id: `${index}`, text })),
    );
    const runJobs = async () => {
      for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    };
    await expect(acceptCodingJob(db, caller, { ...path, questionId: path.projectId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await acceptCodingJob(db, caller, path, { buildCodebook: true });
    await runJobs();
    expect((await showProject(db, caller, path.projectId)).status).toBe("completed");
    expect((await readUsage(db, caller)).credits_remaining).toBe(97);
    await expect(acceptCodingJob(db, caller, path, { buildCodebook: true })).rejects.toMatchObject({ code: "NO_DATA" });

    await uploadResponses(db, caller, path, [{ id: "0", text: "The staff were lovely" }]);
    const [left] = await db.execute(sql`
      select count(*)::integer as codes from assignments a join responses r on r.id = a.response_id
      where r.question_id = ${path.questionId} and r.external_id = '0'`);
    expect(left).toEqual({ codes: 0 });
    const project = await showProject(db, caller, path.projectId);
    expect([project.status, project.questions[0]?.status]).toEqual(["in_progress", "codebook_ready"]);
    await acceptCodingJob(db, caller, path, { buildCodebook: true });
    await expect(acceptCodingJob(db, caller, path, { buildCodebook: true })).rejects.toMatchObject({
      code: "JOB_ALREADY_RUNNING",
    });
    await expect(uploadResponses(db, caller, path, [{ id: "9", text: "x" }])).rejects.toMatchObject({
      code: "JOB_ALREADY_RUNNING",
    });
    await runJobs();
    expect((await readUsage(db, caller)).credits_remaining).toBe(96);
  });

  it("stays coded where it only repeats what is known", async () => {
    const path = await newQuestion();
    await uploadResponses(db, caller, path, [{ id: "a", text: "Slow check-in" }]);
    await importCodebook(db, caller, path, SPEED);
    await decideResponses(db, caller, path, [{ responseId: await idOf(path, "a"), codes: [{ name: "Slow" }] }]);
    const status = async () => (await showProject(db, caller, path.projectId)).status;
    expect(await status()).toBe("completed");
    await uploadResponses(db, caller, path, [{ id: "a", text: "Slow check-in", segments: { nights: 2 } }]);
    expect(await status()).toBe("completed");
    await uploadResponses(db, caller, path, [{ id: "b", text: "Cold room" }]);
    expect(await status()).toBe("in_progress");
  });

  it("opens a reviewed answer again where its text changed, unless a person gave its codes", async () => {
    const path = await newQuestion();
    const texts = { a: "Slow check-in", b: "Slow lift" };
    const upload = (more: string) =>
      uploadResponses(
        db,
        caller,
        path,
        Object.entries(texts).map(([id, text]) => ({ id, text: text + more })),
      );
    await upload("");
    await importCodebook(db, caller, path, SPEED);
    await acceptCodingJob(db, caller, path);
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    await decideResponses(db, caller, path, [
      { responseId: await idOf(path, "a"), reviewed: true },
      { responseId: await idOf(path, "b"), codes: [{ name: "Slow" }] },
    ]);
    const reviewed = async () =>
      (await listResponses(db, caller, path, { limit: 10 })).items.map((answer) => answer.reviewed);
    expect(await reviewed()).toEqual([true, true]);
    await upload("");
    expect(await reviewed()).toEqual([true, true]);
    await upload(", but friendly");
    expect(await reviewed()).toEqual([false, true]);
  });

  const idOf = async (path: QuestionPath, id: string) =>
    (await listResponses(db, caller, path, { limit: 10 })).items.find((answer) => answer.id === id)?.response_id ?? "";
});
