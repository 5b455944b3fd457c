import { beforeAll } from "vitest";
import * as questionFile from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/file/route";
import * as projectFile from "@/app/api/v2/projects/[projectId]/upload/file/route";
import type { Db } from "@/db/client";
import { operatorFor } from "@/lib/auth/caller";
import { createProject } from "@/lib/projects/create-project";
import { listResponses } from "@/lib/responses/read-coded";
import { fileForm } from "@/test/file-form";
import { newWorkspace } from "@/test/workspace";

export const SURVEY =
  'Respondent,Age,Liked,Disliked\nr1,34,"Friendly staff,\nreally",Cold room\nr2,51,The pool,\nr3,,,Noise\n';

type Workspace = Awaited<ReturnType<typeof newWorkspace>>;

/** New questions of one organization, to which files are sent: to the question, or to its project. */
export function useFileUploads(db: Db) {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });

  async function newQuestion() {
    const caller = operatorFor(workspace.organizationId);
    const project = await createProject(db, caller, {
      name: "Survey",
      language: "en",
      codingType: "qualitative",
      questions: [{ text: "What did you like?" }],
    });
    const params = { projectId: project.id, questionId: project.questions[0]?.id ?? "" };
    const read = async (questionId = params.questionId) => {
      const path = { ...params, questionId };
      const { items } = await listResponses(db, caller, path, { limit: 100 });
      return items.map(({ id, text, segments }) => [id, text, segments]);
    };
    return { params, read };
  }

  async function send(
    params: Record<string, string>,
    content: string | Uint8Array,
    fields: Record<string, unknown> = {},
    { name = "survey.csv", headers = {}, query = "" } = {},
  ) {
    const form = await fileForm(name, content, fields);
    const handlers = "questionId" in params ? questionFile : projectFile;
    return workspace.call(handlers, "POST", { ...form, headers: { ...form.headers, ...headers }, params, query });
  }

  const call: Workspace["call"] = (...request) => workspace.call(...request);
  return { call, newQuestion, send };
}
