import { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { codes } from "@/db/schema/codebook";
import { codingManuals } from "@/db/schema/coding-manuals";
import { jobs } from "@/db/schema/jobs";
import { responses } from "@/db/schema/responses";
import { suggestionRuns } from "@/db/schema/suggestions";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { responseVerbs } from "@/lib/api/verbs/responses";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { cloneCodebook } from "@/lib/codebook/edit-codebook";
import { updateCode } from "@/lib/codebook/edit-codes";
import { codeOneCall } from "@/lib/coding/code-one-call";
import { localEngine } from "@/lib/engines/local/engine";
import { stageFile } from "@/lib/files/stage-file";
import { createGroup } from "@/lib/groups/groups";
import { addQuestion } from "@/lib/projects/add-question";
import { createProject } from "@/lib/projects/create-project";
import { deleteProject } from "@/lib/projects/delete-project";
import { deleteQuestion } from "@/lib/projects/delete-question";
import { storeDrafts } from "@/lib/refinement/store-drafts";
import { claimRun, endRun } from "@/lib/refinement/suggestion-runs";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { uploadFile } from "@/lib/uploads/upload-file";
import { loadRowsStage, readRowsStage } from "@/lib/uploads/upload-job";
import { useDatabase } from "@/test/database";
import { readJob } from "@/test/read-job";
import { dispatched, runStages } from "@/test/run-stages";
import { tablesHolding } from "@/test/tables-holding";
import { newWorkspace } from "@/test/workspace";

const GUEST = "guest-4711";
const SAID = "The waffles at breakfast tasted of burnt cardboard";
const OTHERS = [
  "The staff were friendly and helpful",
  "Rooms were clean",
  "Breakfast was great",
  "Friendly staff at the desk",
  "The room was cold and dirty",
  "The coffee at breakfast tasted of burnt rubber",
];
const STUDY = [
  { id: GUEST, text: SAID },
  ...Array.from({ length: 60 }, (_, index) => ({ id: `r${index}`, text: `${OTHERS[index % 6]}, number ${index}` })),
];

const oneResponse = endpoints(route(responseVerbs.updateResponse), route(responseVerbs.deleteResponse));
const listResponses = endpoints(route(responseVerbs.listResponses));

describe("a deleted answer", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 9_000 });
    caller = operatorFor(workspace.organizationId);
  });

  /** Codes the study by a job without a codebook: its definitions quote what guests said. */
  async function codedStudy(answers = STUDY) {
    const outcome = await codeOneCall(
      db,
      caller,
      { responses: answers, codingType: "qualitative", language: "en", codebook: null },
      localEngine,
    );
    if (outcome.mode !== "async") return expect.fail("many answers become a job");
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    const { job_id: jobId } = outcome.job;
    const { project_id, question_id } = await readJob(db, caller, jobId);
    return { jobId, path: { projectId: project_id ?? "", questionId: question_id ?? "" } };
  }
  type Path = { projectId: string; questionId: string };

  const answerOf = async ({ questionId }: Path, externalId = GUEST) =>
    (
      await db
        .select()
        .from(responses)
        .where(and(eq(responses.questionId, questionId), eq(responses.externalId, externalId)))
    )[0] ?? expect.fail("there is no such answer");
  const definitionsOf = async ({ questionId }: Path) =>
    (await db.select().from(codes).where(eq(codes.questionId, questionId))).map(({ definition }) => definition);
  const newQuestion = async (projectId: string) =>
    (await addQuestion(db, caller, projectId, { text: "What would you change?" })).id;

  /** Loads a file by a job whose result names the answers. */
  async function loadByJob(projectId: string, rows: readonly string[]): Promise<string> {
    const lines = ["id,What did you eat?", ...Array.from({ length: 5_100 }, (_, row) => rows[row % rows.length])];
    const file = await stageFile(db, caller, "food.csv", Readable.from([Buffer.from(lines.join("\n"))]));
    const reading = { file, mapping: { id: "id", text: "What did you eat?" }, options: {} };
    const outcome = await uploadFile(db, caller, { projectId }, { ...reading, dryRun: false, skipBadRows: false });
    if (outcome.mode !== "async") return expect.fail("large files are loaded by jobs");
    const [job] = await dispatched(db);
    if (!job) return expect.fail("the job waits");
    await readRowsStage(db, job);
    await loadRowsStage(db, job);
    return outcome.job.job_id;
  }

  it("is gone from every table, its caller's id too, and everything else stays readable", async () => {
    const { jobId, path } = await codedStudy();
    const { id: responseId } = await answerOf(path);
    const headers = { "idempotency-key": `for-${GUEST}` };
    const one = { params: { ...path, responseId: `id:${GUEST}` }, headers };
    const shown = await workspace.call(oneResponse, "PATCH", { ...one, body: { reviewed: true } });
    const [given] = shown.body.data.codes;
    await workspace.call(oneResponse, "PATCH", { ...one, headers: {}, body: { codes: [], reviewed: true } });
    await updateCode(db, caller, { ...path, codeId: given.code_id }, { include: `What "${SAID}" says, or “stale”` });
    const cloned = { projectId: path.projectId, questionId: await newQuestion(path.projectId) };
    await cloneCodebook(db, caller, { ...path, sourceId: path.questionId, targetId: cloned.questionId });
    const mention = { confidence: "high", mentionSentiment: "Negative", evidence: SAID } as const;
    const other = (await answerOf(path, "r1")).id;
    const definition = `Burnt food. For example "${SAID}".`;
    await storeDrafts(
      db,
      { ...caller, questionId: path.questionId, grouped: false },
      [
        {
          type: "new_code",
          confidence: "high",
          title: "Burnt food",
          rationale: "No code fits.",
          code: { name: "Burnt food", definition, sentiment: "Negative" },
          category: null,
          sourceCodeId: null,
          targetCodeId: null,
          parts: [],
          mentions: [
            { ...mention, responseId },
            { ...mention, responseId: other, evidence: "clean" },
          ],
        },
      ],
      "local/1",
      new Set(),
    );
    const rule = { codeId: given.code_id, include: "Bad food", exclude: "", borderline: "", quotes: [SAID, "Stale"] };
    await db.insert(codingManuals).values({
      ...caller,
      questionId: path.questionId,
      version: "1",
      codesHash: "",
      codebookVersion: 1,
      rules: [rule],
      disagreements: 0,
    });
    const held = await tablesHolding(db, SAID);
    expect(held).toEqual(
      expect.arrayContaining([
        "codebook_versions",
        "codes",
        "coding_manuals",
        "job_results",
        "jobs",
        "responses",
        "suggestions",
      ]),
    );
    expect(await tablesHolding(db, GUEST)).toEqual(["job_results", "responses"]);

    expect((await workspace.call(oneResponse, "DELETE", one)).status).toBe(200);
    expect((await workspace.call(oneResponse, "DELETE", one)).headers.get("x-idempotent-replay")).toBe("true");
    for (const trace of [SAID, "burnt cardboard", GUEST])
      expect([trace, await tablesHolding(db, trace)]).toEqual([trace, []]);
    for (const of of [path, cloned]) {
      expect(
        (await definitionsOf(of)).some((text) => text?.includes('"The coffee at breakfast tasted of burnt rubber')),
      ).toBe(true);
    }
    const { result }: ReturnType<typeof JSON.parse> = await readJob(db, caller, jobId);
    expect(result.results.map(({ id }: { id: string }) => id)).toEqual(STUDY.slice(1).map(({ id }) => id));
    const { data } = (await workspace.call(listResponses, "GET", { params: path, query: "?limit=1000" })).body;
    expect(data).toHaveLength(60);
  });

  it("is gone from the result of the job that loaded it, and the question from that of the job that filled it", async () => {
    const project = await createProject(db, caller, {
      name: "Food",
      language: "en",
      codingType: "qualitative",
      questions: [],
    });
    const jobId = await loadByJob(project.id, [`${GUEST},${SAID}`, "r1,Eggs"]);
    const filled = async () => ((await readJob(db, caller, jobId)) as ReturnType<typeof JSON.parse>).result;
    const [question] = (await filled()).questions;
    const path = { projectId: project.id, questionId: question.question_id };
    expect(question.responses.map(({ id }: { id: string }) => id)).toEqual([GUEST, "r1"]);
    await workspace.call(oneResponse, "DELETE", { params: { ...path, responseId: `id:${GUEST}` } });
    expect((await filled()).questions[0].responses.map(({ id }: { id: string }) => id)).toEqual(["r1"]);
    for (const trace of [SAID, GUEST]) expect([trace, await tablesHolding(db, trace)]).toEqual([trace, []]);
    expect(await tablesHolding(db, "What did you eat?")).toEqual(["jobs", "questions"]);
    await deleteQuestion(db, caller, path);
    expect(await tablesHolding(db, "What did you eat?")).toEqual([]);
    await expect(filled()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("leaves in other codebooks what other people say too", async () => {
    const twins = [...STUDY, { id: "twin", text: `${SAID}!` }];
    const { path } = await codedStudy(twins);
    await workspace.call(oneResponse, "DELETE", { params: { ...path, responseId: `id:${GUEST}` } });
    expect((await definitionsOf(path)).some((text) => text?.includes(SAID))).toBe(true);
    await workspace.call(oneResponse, "DELETE", { params: { ...path, responseId: "id:twin" } });
    expect(await tablesHolding(db, SAID)).toEqual([]);
  });

  it("is gone from the codebooks of other waves when its question or project is deleted", async () => {
    for (const remove of ["question", "project"] as const) {
      const { path } = await codedStudy();
      const project = await createProject(db, caller, {
        name: "Autumn",
        language: "en",
        codingType: "qualitative",
        questions: [{ text: "How was it?" }],
      });
      const later = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
      await uploadResponses(db, caller, later, [{ id: "later", text: "Fine" }]);
      await createGroup(db, caller, { name: "Tracker", questionIds: [path.questionId, later.questionId] });
      expect((await definitionsOf(later)).some((text) => text?.includes(SAID))).toBe(true);
      await (remove === "question" ? deleteQuestion(db, caller, path) : deleteProject(db, caller, path.projectId));
      for (const trace of [SAID, GUEST])
        expect([remove, trace, await tablesHolding(db, trace)]).toEqual([remove, trace, []]);
      expect(await db.$count(jobs, eq(jobs.projectId, path.projectId))).toBe(0);
      await deleteProject(db, caller, later.projectId);
    }
  });

  it("can't return with suggestions that were being computed", async () => {
    const { path } = await codedStudy();
    const scope = { organizationId: workspace.organizationId, questionId: path.questionId, grouped: false };
    const run = (await claimRun(db, scope)) ?? expect.fail("nobody computes");
    await workspace.call(oneResponse, "DELETE", { params: { ...path, responseId: `id:${GUEST}` } });
    expect(await endRun(db, run, { basis: "old" })).toBe(false);
    const [left] = await db.select().from(suggestionRuns).where(sql`question_id = ${path.questionId}`);
    expect(left?.busyUntil).toBeNull();
  });
});
