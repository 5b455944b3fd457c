import { sql } from "drizzle-orm";
import { beforeAll } from "vitest";
import * as jobRoute from "@/app/api/v2/jobs/[id]/route";
import * as codeRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/code/route";
import * as uploadRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projectRoute from "@/app/api/v2/projects/[projectId]/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import type { Db } from "@/db/client";
import { changeCodebookInTransaction } from "@/lib/codebook/change-codebook";
import { replaceWith } from "@/lib/codebook/replace-with";
import type { CodingEngine } from "@/lib/engines/engine";
import { codesOfAnswers } from "@/test/coded-question";
import { localEngine } from "@/test/local-engine";
import { runStages } from "@/test/run-stages";
import { newWorkspace } from "@/test/workspace";

export const SUBJECTS = ["staff", "breakfast", "location"];
export const TWELVE_ANSWERS = Array.from(
  { length: 12 },
  (_, index) => `The ${SUBJECTS[index % 3]} in room ${index} was good`,
);

type Workspace = Awaited<ReturnType<typeof newWorkspace>>;
type Question = { params: Record<string, string> };

/** An organization with questions whose coding jobs the test itself runs, stage by stage. */
export function useQuestionJobs(db: Db) {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { plan: "professional", credits: 1_000 });
  });
  const call: Workspace["call"] = (...request) => workspace.call(...request);

  async function newQuestion(texts: readonly string[], names: readonly string[] = SUBJECTS, of = workspace) {
    const created = await of.call(projectsRoute, "POST", { body: { name: "S", questions: [{ text: "What?" }] } });
    const projectId = created.body.data.id;
    const questionId = created.body.data.questions[0].id;
    const params = { projectId, questionId };
    const responses = texts.map((text, index) => ({ id: `r${index}`, text }));
    if (texts.length > 0) await of.call(uploadRoute, "POST", { params, body: { responses } });
    const scope = { organizationId: of.organizationId, questionId };
    const draft = [
      { name: "Stay", codes: names.map((name) => ({ name, definition: null, sentiment: "Neutral" as const })) },
    ];
    if (names.length > 0) {
      await changeCodebookInTransaction(db, scope, { change: "import", actor: "test" }, (_, current, question) => ({
        codebook: replaceWith(draft, current, question),
        summary: "Imported.",
      }));
    }
    const status = async () => {
      const { data } = (await of.call(projectRoute, "GET", { params: { projectId } })).body;
      return data.questions[0].status;
    };
    return { params, scope, status, codes: () => codesOfAnswers(db, questionId) };
  }
  const start = ({ params }: Question, body: object = {}) => workspace.call(codeRoute, "POST", { params, body });
  const show = async (id: string) => (await workspace.call(jobRoute, "GET", { params: { id } })).body.data;

  /** Sets the job's state as the dispatcher does; the test takes the place of the durable function. */
  async function running(id: string) {
    await db.execute(sql`update jobs set status = 'processing' where id = ${id}`);
    return { organizationId: workspace.organizationId, id };
  }

  async function run(question: Question, body: object = {}, engine: CodingEngine = localEngine) {
    const { job_id } = (await start(question, body)).body.data;
    await runStages(db, await running(job_id), engine);
    return show(job_id);
  }

  const keepReviewed = (questionId: string, externalId: string) =>
    db.execute(sql`update responses set reviewed = true
      where question_id = ${questionId} and external_id = ${externalId}`);

  return { call, newQuestion, start, show, running, run, keepReviewed };
}
