import { z } from "zod";
import { ANSWER_FLAGS, PROJECT_STATUSES, QUESTION_STATUSES } from "@/db/schema/terms";
import type { NewProject } from "@/lib/projects/create-project";
import { codeAssignment, codebookWithFrequencies, responseInputsWithSegments, segments } from "./codebook-shapes";
import { operation } from "./operation";
import { codingType, count, id, language, moment, name, page, pageMeta } from "./values";

const question = z
  .object({
    id,
    text: z.string(),
    status: z.enum(QUESTION_STATUSES),
    coding_type: codingType,
    response_count: count,
  })
  .meta({ id: "Question" });

const project = z
  .object({
    id,
    name: z.string(),
    language: z.string(),
    coding_type: codingType,
    objective: z.string().nullable(),
    status: z.enum(PROJECT_STATUSES),
    created_at: moment,
    questions: z.array(question),
  })
  .meta({ id: "Project" });

const createProjectBody = z.strictObject({
  name: name(500),
  language: language.default("en"),
  coding_type: codingType.default("qualitative"),
  objective: z.string().max(5_000).optional(),
  questions: z
    .array(z.object({ text: name(5_000), coding_type: codingType.optional() }))
    .max(500)
    .default([])
    .meta({ description: "Questions to create with it; without a coding type they take the project's" }),
});

/** The project to create in the domain's words. */
export const newProject = ({ coding_type, questions, ...rest }: z.output<typeof createProjectBody>): NewProject => ({
  ...rest,
  codingType: coding_type,
  questions: questions.map((question) => ({ text: question.text, codingType: question.coding_type })),
});

export const createProject = operation({
  id: "createProject",
  method: "POST",
  path: "/v2/projects",
  tag: "Projects",
  summary: "Create a project",
  scope: "projects:write",
  body: createProjectBody,
  replies: { 201: { description: "The project", data: project } },
  errors: [],
  idempotent: true,
});

export const listProjects = operation({
  id: "listProjects",
  method: "GET",
  path: "/v2/projects",
  tag: "Projects",
  summary: "List projects",
  description: "Newest first. The temporary projects of one-call coding are left out unless `include=temporary`.",
  scope: "projects:read",
  query: page(id).extend({ include: z.enum(["temporary"]).optional() }),
  replies: { 200: { description: "A page of projects", data: z.array(project), meta: pageMeta } },
  errors: [],
  idempotent: false,
});

export const getProject = operation({
  id: "getProject",
  method: "GET",
  path: "/v2/projects/{projectId}",
  tag: "Projects",
  summary: "Read a project",
  scope: "projects:read",
  params: z.object({ projectId: id }),
  replies: { 200: { description: "The project", data: project } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

const questionPath = z.object({ projectId: id, questionId: id });

export const uploadResponses = operation({
  id: "uploadResponses",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/upload/json",
  tag: "Responses",
  summary: "Upload answers",
  description: "A response id seen before is updated, never doubled. All answers are stored, or none.",
  scope: "projects:write",
  params: questionPath,
  body: z.strictObject({ responses: responseInputsWithSegments(100_000) }),
  replies: {
    200: {
      description: "What was stored",
      data: z
        .object({
          uploaded: count.meta({ description: "New answers" }),
          updated: count.meta({ description: "Answers whose id was known" }),
          duplicates: count.meta({ description: "Entries of this upload whose id came again; the last one counts" }),
          total: count.meta({ description: "Answers that the question has now" }),
        })
        .meta({ id: "UploadResult" }),
    },
  },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "PAYLOAD_TOO_LARGE"],
  idempotent: true,
});

export const listResponses = operation({
  id: "listResponses",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses",
  tag: "Responses",
  summary: "List answers with their codes",
  scope: "projects:read",
  params: questionPath,
  query: page(z.coerce.number().int().min(0)),
  replies: {
    200: {
      description: "A page of answers, in the order of their arrival",
      data: z.array(
        z
          .object({
            id: z.string().meta({ description: "The caller's id" }),
            response_id: id,
            text: z.string(),
            segments,
            codes: z.array(codeAssignment),
            flags: z.array(z.enum(ANSWER_FLAGS)),
            reviewed: z.boolean(),
          })
          .meta({ id: "Response" }),
      ),
      meta: pageMeta,
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const getCodebook = operation({
  id: "getCodebook",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook",
  tag: "Codebook",
  summary: "Read a question's codebook",
  scope: "projects:read",
  params: questionPath,
  replies: { 200: { description: "The codebook", data: z.object({ categories: codebookWithFrequencies }) } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
