import { z } from "zod";
import { CODING_TYPES } from "@/db/schema/terms";
import { LARGEST_CODEBOOK } from "@/lib/codebook/codebook";
import type { EditedCodebook } from "@/lib/codebook/replace-with";
import type { QuestionPath } from "@/lib/questions/find-question";
import {
  code,
  codebookInput,
  codeDefinition,
  countRules,
  parentCategory,
  parentShown,
  refuseRepeatedNames,
  refuseTooLarge,
  refuseWrongNets,
} from "./codebook-shapes";
import { codebookOrigin } from "./frames";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, id, name, sentiment } from "./values";

const codebookCode = code
  .extend({
    frequency: count.meta({ description: "Number of responses that have the code" }),
    mention_sentiments: z
      .object({ Positive: count, Negative: count, Neutral: count, Mixed: count })
      .meta({ description: "The same responses by how they feel about it" }),
  })
  .meta({ id: "CodebookCode" });

export const codebook = z
  .object({
    project_id: id,
    question_id: id,
    version: count.meta({
      description: "Increases with every change; also the `ETag`. 0 if there has never been a codebook",
    }),
    draft: codebookOrigin,
    categories: z.array(z.object({ id, name: z.string(), parent_category: parentShown, codes: z.array(codebookCode) })),
  })
  .meta({ id: "Codebook" });

export const codebookReply = { 200: { description: "The codebook", data: codebook, etag: true } } as const;

export const editErrors = ["NOT_FOUND", "JOB_ALREADY_RUNNING", "CONFLICT"] as const;

export const getCodebook = operation({
  id: "getCodebook",
  coders: true,
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook",
  tag: "Codebook",
  summary: "Read a question's codebook",
  scope: "projects:read",
  params: questionPath,
  replies: codebookReply,
  errors: ["NOT_FOUND"],
  idempotent: false,
});

const editedCode = z.strictObject({
  id: id
    .optional()
    .meta({ description: "The code of which this is a new version, even if its name or category has changed" }),
  name: name(500),
  definition: codeDefinition.optional(),
  ...countRules,
  sentiment: sentiment.default("Neutral"),
});

const editedCategory = z.strictObject({
  id: id.optional(),
  name: name(500),
  parent_category: parentCategory,
  codes: z.array(editedCode).max(LARGEST_CODEBOOK.codes).superRefine(refuseRepeatedNames("code", "category")),
});

const editCodebookBody = z.strictObject({
  categories: z
    .array(editedCategory)
    .min(1)
    .max(LARGEST_CODEBOOK.categories)
    .superRefine(refuseRepeatedNames("category", "codebook"))
    .superRefine(refuseTooLarge)
    .superRefine(refuseWrongNets),
});

/** The question that a body names. */
export const questionOf = (body: { project_id: string; question_id: string }): QuestionPath => ({
  projectId: body.project_id,
  questionId: body.question_id,
});

/** The edited codebook, in the form that domain functions take. */
export const editedCodebook = ({ categories }: z.output<typeof editCodebookBody>): EditedCodebook =>
  categories.map(({ parent_category, ...category }) => ({
    ...category,
    parent: parent_category,
    codes: category.codes.map(({ definition, ...rest }) => ({ ...rest, definition: definition ?? null })),
  }));

export const editCodebook = operation({
  id: "editCodebook",
  method: "PUT",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook",
  tag: "Codebook",
  summary: "Edit a whole codebook",
  description:
    "Replaces the codebook by the one in the request, in its order. A category or code with an `id` keeps its identity, code number and mentions if it is renamed or moved; one without an `id` is matched by its name, or is new. Those left out are deleted with their mentions.",
  scope: "projects:write",
  params: questionPath,
  body: editCodebookBody,
  ifMatch: true,
  replies: codebookReply,
  errors: editErrors,
  idempotent: true,
  audited: true,
});

export const deleteCodebook = operation({
  id: "deleteCodebook",
  method: "DELETE",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook",
  tag: "Codebook",
  summary: "Delete a codebook",
  description: "Deletes it with all its mentions. Restoring the previous version brings both back.",
  scope: "projects:write",
  params: questionPath,
  ifMatch: true,
  replies: codebookReply,
  errors: editErrors,
  idempotent: true,
  audited: true,
});

export const importCodebook = operation({
  id: "importCodebook",
  method: "POST",
  path: "/v2/codebook/import",
  tag: "Codebook",
  summary: "Import a codebook",
  description:
    "Replaces the question's codebook. A code whose category and name stay the same keeps its id, code number and mentions. The mentions of other codes are deleted; restoring the version before brings them back. A missing sentiment is Neutral.",
  scope: "projects:write",
  body: z.strictObject({ project_id: id, question_id: id, categories: codebookInput.shape.categories }),
  ifMatch: true,
  replies: codebookReply,
  errors: editErrors,
  idempotent: true,
  audited: true,
});

const cloneBody = z.strictObject({ project_id: id, source_question_id: id, target_question_id: id });

/** The two questions, in the form that domain functions take. */
export const cloning = ({ project_id, source_question_id, target_question_id }: z.output<typeof cloneBody>) => ({
  projectId: project_id,
  sourceId: source_question_id,
  targetId: target_question_id,
});

export const cloneCodebook = operation({
  id: "cloneCodebook",
  method: "POST",
  path: "/v2/codebook/clone",
  tag: "Codebook",
  summary: "Clone a codebook",
  description: "Copies a question's codebook to another question of the same project, as an import would.",
  scope: "projects:write",
  body: cloneBody,
  ifMatch: true,
  replies: { 200: { description: "The target's codebook", data: codebook, etag: true } },
  errors: [...editErrors, "EMPTY_CODEBOOK"],
  idempotent: true,
  audited: true,
});

export const recommendType = operation({
  id: "recommendType",
  method: "POST",
  path: "/v2/codebook/recommend-type",
  tag: "Codebook",
  summary: "Recommend a coding type",
  description: "Recommends a type from the wording of the question and its answers, and gives the reasons.",
  scope: "coding:write",
  body: z.strictObject({ project_id: id, question_id: id }),
  replies: {
    200: {
      description: "The recommendation",
      data: z
        .object({
          recommended_type: z.enum(CODING_TYPES),
          confidence: z.enum(["high", "medium", "low"]),
          reasoning: z.string(),
          alternative_type: z.enum(CODING_TYPES),
        })
        .meta({ id: "CodingTypeRecommendation" }),
    },
  },
  errors: ["NOT_FOUND", "NO_DATA"],
  idempotent: false,
  audited: false,
});
