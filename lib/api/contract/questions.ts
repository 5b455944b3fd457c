import { z } from "zod";
import { QUESTION_STATUSES } from "@/db/schema/terms";
import type { NewQuestion } from "@/lib/projects/add-question";
import type { QuestionChanges } from "@/lib/questions/update-question";
import { operation } from "./operation";
import { codingType, count, deleted, id, moment, name, page, pageMeta } from "./values";

export const question = z
  .object({
    id,
    project_id: id,
    text: z.string(),
    status: z.enum(QUESTION_STATUSES),
    coding_type: codingType,
    response_count: count,
    weight_key: z.string().nullable().meta({
      description: "The segment by which all figures of the question are weighted by default; null if it has no weight",
      example: "weight",
    }),
    max_codes_per_answer: z.int().nullable().meta({
      description: "The most codes that an answer may have, 1 for a single-code question; null for any number",
    }),
    codebook_version: count.meta({ description: "The version of its codebook; 0 if it has had none" }),
    created_at: moment,
  })
  .meta({ id: "Question" });

export const questionPath = z.object({ projectId: id, questionId: id });

const shape = { text: name(5_000), coding_type: codingType.optional() };

/** A question as it is created with its project. */
export const questionInput = z.strictObject(shape);

/** A question to add, in the form that domain functions take. */
export const newQuestion = ({ text, coding_type }: z.output<typeof questionInput>): NewQuestion => ({
  text,
  codingType: coding_type,
});

const recodeGroup = z
  .strictObject({
    name: name(1_000).meta({ example: "Promoters" }),
    values: z.array(z.string().min(1).max(1_000)).max(1_000).optional(),
    from: z.number().optional().meta({ example: 9 }),
    to: z.number().optional().meta({ example: 10 }),
  })
  .refine(({ values = [], from, to }) => values.length > 0 || from !== undefined || to !== undefined, {
    message: "must have `values`, `from` or `to`",
  });

/** The most characters of a recode: whoever reads a question's segments reads its recodes. */
const MAX_RECODE = 100_000;

/** How a segment is made from another one. */
export const recodeShape = {
  segment_key: z.string().min(1).max(200).meta({ description: "The segment that is recoded", example: "nps" }),
  groups: z
    .array(recodeGroup)
    .min(1)
    .max(200)
    .refine((groups) => JSON.stringify(groups).length <= MAX_RECODE, {
      message: `must be at most ${MAX_RECODE} characters of JSON`,
    })
    .meta({
      description:
        "An answer is in the group that names its value in `values`, or whose range from `from` to `to` holds its number, the ends included; a range may be open at one end. Entries with the same `name` are one group",
    }),
};

const updateQuestionBody = z
  .strictObject({
    ...shape,
    weight_key: name(200).nullable().meta({ description: "A segment whose values are numbers; null for no weight" }),
    value_order: z
      .strictObject({ segment_key: z.string().min(1).max(200), values: z.array(z.string().max(1_000)).max(200) })
      .meta({
        description:
          "The order of a segment's values in tables, charts and lists. Values that are left out come last. Empty `values` bring back the usual order: that of an SPSS file's values, of a known scale, or of alphabet and number",
      }),
    max_codes_per_answer: z.int().min(1).max(1_000).nullable().meta({
      description:
        "The machine keeps the most confident codes, and decisions of people that add a code beyond it are refused. Answers that have more already keep them: `breaks_rules=true` lists them. Each wave of a tracker has its own",
      example: null,
    }),
    recode: z
      .strictObject({
        name: name(200)
          .refine((given) => given !== "__proto__", { message: "cannot be the name of a segment" })
          .meta({ example: "NPS groups" }),
        ...recodeShape,
      })
      .meta({
        description:
          "Makes a segment from another one: groups of values, ranges of numbers. It replaces the recode of its name. Answers in no group lack it. New and changed answers get its values, too",
      }),
    remove_recode: name(200).meta({
      description: "The name of a recode to remove from all answers, before `recode` is saved: both together rename it",
    }),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, { message: "must name at least one field to change" });

/** The changes to a question, in the form that domain functions take. */
export const questionChanges = (body: z.output<typeof updateQuestionBody>): QuestionChanges => ({
  text: body.text,
  codingType: body.coding_type,
  weightKey: body.weight_key,
  recode: body.recode && {
    name: body.recode.name,
    source: body.recode.segment_key,
    groups: body.recode.groups,
  },
  removeRecode: body.remove_recode,
  valueOrder: body.value_order && { key: body.value_order.segment_key, values: body.value_order.values },
  maxCodesPerAnswer: body.max_codes_per_answer,
});

export const listQuestions = operation({
  id: "listQuestions",
  coders: true,
  method: "GET",
  path: "/v2/projects/{projectId}/questions",
  tag: "Questions",
  summary: "List a project's questions",
  description: "In their order within the project.",
  scope: "projects:read",
  params: z.object({ projectId: id }),
  query: page(z.coerce.number().int().min(0).max(2_147_483_647)),
  replies: { 200: { description: "A page of questions", data: z.array(question), meta: pageMeta } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const createQuestion = operation({
  id: "createQuestion",
  method: "POST",
  path: "/v2/projects/{projectId}/questions",
  tag: "Questions",
  summary: "Add a question to a project",
  description: "The question is added at the end. Without a coding type it gets the project's.",
  scope: "projects:write",
  params: z.object({ projectId: id }),
  body: z.strictObject(shape),
  replies: { 201: { description: "The question", data: question, etag: true } },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});

export const getQuestion = operation({
  id: "getQuestion",
  coders: true,
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}",
  tag: "Questions",
  summary: "Read a question",
  scope: "projects:read",
  params: questionPath,
  replies: { 200: { description: "The question", data: question, etag: true } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

export const updateQuestion = operation({
  id: "updateQuestion",
  method: "PATCH",
  path: "/v2/projects/{projectId}/questions/{questionId}",
  tag: "Questions",
  summary: "Change a question",
  description:
    "The coding type and recodes cannot change while a job works on the question. A question has at most 20 recodes. `qualitative_topics` knows Neutral only: it is refused while a code of the codebook has another sentiment, and makes the mentions in coded answers Neutral. Codes stay as they are otherwise. The `ETag` counts these changes, not coding or uploads.",
  scope: "projects:write",
  params: questionPath,
  ifMatch: true,
  body: updateQuestionBody,
  replies: { 200: { description: "The question", data: question, etag: true } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});

export const deleteQuestion = operation({
  id: "deleteQuestion",
  method: "DELETE",
  path: "/v2/projects/{projectId}/questions/{questionId}",
  tag: "Questions",
  summary: "Delete a question",
  description:
    "Deletes its answers, codebook and codes for good, and its group if it is the last wave. A job that has not finished is cancelled; what it coded is charged.",
  scope: "projects:write",
  params: questionPath,
  replies: { 200: { description: "The question is gone", data: deleted } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});
