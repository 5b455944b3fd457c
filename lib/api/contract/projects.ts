import { z } from "zod";
import { MASKINGS, PROJECT_PROGRESS, PROJECT_SORTS, PROJECT_STATUSES } from "@/db/schema/terms";
import type { NewProject } from "@/lib/projects/create-project";
import { MAX_QUESTIONS, MAX_TAGS } from "@/lib/projects/limits";
import { projectCursor } from "@/lib/projects/project-cursor";
import type { ProjectChanges } from "@/lib/projects/update-project";
import { responseInputsWithSegments } from "./codebook-shapes";
import { operation } from "./operation";
import { newQuestion, question, questionInput, questionPath } from "./questions";
import { codingType, count, deleted, id, language, moment, name, namedResponses, page, pageMeta } from "./values";

const suggestAfterCoding = z.boolean().meta({
  description:
    "Whether suggestions are computed in the background once a job has coded answers; where a model codes, that costs tokens of it. Without it they are computed when they are listed",
});

const maskPersonalData = z.enum(MASKINGS).meta({
  description:
    "When e-mail addresses, phone numbers, payment cards, bank accounts, links and names (`Mr Smith`, `my name is …`) are masked in what a language model gets. `outside`: where its provider is on the public internet; `always`; `never`. Answers are stored as they came, and `evidence` quotes them. Names stay in questions of the type `entity`",
});
const maskExcept = z.array(name(100)).max(200).meta({
  description: "Names, numbers and addresses that are not masked, such as the hotel's own; letter case is ignored",
});

const tags = z
  .array(name(50))
  .max(MAX_TAGS)
  .transform((given) => given.filter((tag, place) => given.findIndex((one) => isSame(one, tag)) === place))
  .meta({
    description: "A few words each, by which people find the project; letter case is kept, equal ones count once",
  });

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const archived = z.boolean().meta({
  description:
    "An archived project is left out of lists, searches and the navigation; it can be read and changed as before",
});

const project = z
  .object({
    id,
    name: z.string(),
    language: z.string(),
    coding_type: codingType,
    objective: z.string().nullable(),
    suggest_after_coding: suggestAfterCoding,
    mask_personal_data: maskPersonalData,
    mask_except: z.array(z.string()),
    tags: z.array(z.string()),
    archived,
    restricted: z.boolean().meta({
      description: "Only owners, admins and the people named on it see the project; see `GET …/people`",
    }),
    created_by: id.nullable().meta({
      description: "The person who made it, as in the list of members; null if a program did, or if nobody knows",
    }),
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
  suggest_after_coding: suggestAfterCoding.default(true),
  mask_personal_data: maskPersonalData.default("outside"),
  mask_except: maskExcept.default([]),
  tags: tags.default([]),
  questions: z
    .array(questionInput)
    .max(MAX_QUESTIONS)
    .default([])
    .meta({ description: "Questions to create with it; without a coding type they get the project's" }),
});

/** The project to create, in the form that domain functions take. */
export const newProject = ({
  coding_type,
  suggest_after_coding,
  mask_personal_data,
  mask_except,
  questions,
  ...rest
}: z.output<typeof createProjectBody>): NewProject => ({
  ...rest,
  codingType: coding_type,
  suggestAfterCoding: suggest_after_coding,
  masking: mask_personal_data,
  maskExcept: mask_except,
  questions: questions.map(newQuestion),
});

export const createProject = operation({
  id: "createProject",
  method: "POST",
  path: "/v2/projects",
  tag: "Projects",
  summary: "Create a project",
  scope: "projects:write",
  body: createProjectBody,
  replies: { 201: { description: "The project", data: project, etag: true } },
  errors: ["CONFLICT"],
  idempotent: true,
  audited: true,
});

export const listProjects = operation({
  id: "listProjects",
  coders: true,
  method: "GET",
  path: "/v2/projects",
  tag: "Projects",
  summary: "List projects",
  description:
    "Newest first unless `sort` says otherwise. Archived projects are left out unless `archived` asks for them, and the temporary projects of one-call coding unless `include=temporary`. Filters narrow the list together.",
  scope: "projects:read",
  query: page(projectCursor).extend({
    include: z.enum(["temporary"]).optional(),
    search: z.string().trim().max(200).optional().meta({
      description:
        "Words that all occur in the name, the tags or the wordings of the questions; letter case is ignored",
    }),
    progress: z.enum(PROJECT_PROGRESS).optional().meta({
      description:
        "How far the work is. `to_check`: nothing is being coded, and a code of low confidence is in an answer that nobody reviewed; `coded`: all questions with answers are coded; `being_coded`: a job is at work, or some questions are coded and others not",
    }),
    tag: name(50).optional().meta({ description: "One of its tags, as it is written" }),
    created_by: id.optional().meta({ description: "The person who made it" }),
    archived: z.enum(["false", "true", "any"]).default("false").meta({
      description: "`true`: archived projects alone; `any`: these and the others",
    }),
    sort: z.enum(PROJECT_SORTS).default("newest").meta({
      description: "`worked`: those first whose questions, answers or codes changed last; `name`: by name",
    }),
  }),
  replies: { 200: { description: "A page of projects", data: z.array(project), meta: pageMeta } },
  errors: [],
  idempotent: false,
});

/** The list to read, in the form that domain functions take. */
export const projectQuery = ({ include, created_by, archived, ...rest }: z.output<typeof listProjects.query>) => ({
  ...rest,
  includeTemporary: include === "temporary",
  createdBy: created_by,
  archived: archived === "any" ? archived : archived === "true",
});

export const projectPath = z.object({ projectId: id });

export const getProject = operation({
  id: "getProject",
  coders: true,
  method: "GET",
  path: "/v2/projects/{projectId}",
  tag: "Projects",
  summary: "Read a project",
  scope: "projects:read",
  params: projectPath,
  replies: { 200: { description: "The project", data: project, etag: true } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

const updateProjectBody = z
  .strictObject({
    name: name(500).optional(),
    language: language.optional(),
    coding_type: codingType
      .optional()
      .meta({ description: "The type of questions added from now on; existing questions keep theirs" }),
    objective: z.string().max(5_000).nullable().optional().meta({ description: "null removes it" }),
    suggest_after_coding: suggestAfterCoding.optional(),
    mask_personal_data: maskPersonalData.optional(),
    mask_except: maskExcept.optional().meta({ description: "Replaces the list" }),
    tags: tags.optional().meta({ description: "Replaces the list" }),
    archived: archived.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, { message: "must name at least one field to change" });

/** The changes to a project, in the form that domain functions take. */
export const projectChanges = ({
  coding_type,
  suggest_after_coding,
  mask_personal_data,
  mask_except,
  ...rest
}: z.output<typeof updateProjectBody>): ProjectChanges => ({
  ...rest,
  codingType: coding_type,
  suggestAfterCoding: suggest_after_coding,
  masking: mask_personal_data,
  maskExcept: mask_except,
});

export const updateProject = operation({
  id: "updateProject",
  method: "PATCH",
  path: "/v2/projects/{projectId}",
  tag: "Projects",
  summary: "Change a project",
  description: "Changes only the fields in the body. The `ETag` counts these changes, not changes of the questions.",
  scope: "projects:write",
  params: projectPath,
  ifMatch: true,
  body: updateProjectBody,
  replies: { 200: { description: "The project", data: project, etag: true } },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});

export const deleteProject = operation({
  id: "deleteProject",
  method: "DELETE",
  path: "/v2/projects/{projectId}",
  tag: "Projects",
  summary: "Delete a project",
  description:
    "Deletes its questions, answers, codebooks and codes for good, and groups that have no waves in other projects. Jobs that have not finished are cancelled; what they coded is charged.",
  scope: "projects:write",
  params: projectPath,
  replies: { 200: { description: "The project is gone", data: deleted } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});

export const uploadResponses = operation({
  id: "uploadResponses",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/upload/json",
  tag: "Responses",
  summary: "Upload answers",
  description: "An answer with a known id is updated, never stored twice. All answers are stored, or none.",
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
          total: count.meta({ description: "The number of the question's answers now" }),
          responses: namedResponses,
        })
        .meta({ id: "UploadResult" }),
    },
  },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "PAYLOAD_TOO_LARGE"],
  idempotent: true,
  audited: true,
});
