import { z } from "zod";
import { code, codeDefinition, codeNumber, countRules } from "./codebook-shapes";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, id, name, sentiment } from "./values";

/** Operations on single categories and codes of a codebook. */

export const version = count.meta({ description: "The codebook's version after this; also the `ETag`" });
const position = z.int().min(0).max(100_000).meta({ description: "The position, from 0; by default the last one" });
const gone = z.object({ id, deleted: z.literal(true), version });

const parent = id.nullable().meta({
  description: "The category in which it stands, as a net within a net, up to six levels deep; null for none",
});
const category = z
  .object({ id, name: z.string(), parent_category_id: parent, position: count, version })
  .meta({ id: "Category" });

export const placedCode = code
  .extend({
    frequency: count.meta({ description: "Number of responses that have the code" }),
    category_id: id,
    category: z.string(),
    version,
  })
  .meta({ id: "Code" });

const errors = ["NOT_FOUND", "JOB_ALREADY_RUNNING", "CONFLICT"] as const;
export const shared = {
  tag: "Codebook",
  scope: "projects:write",
  ifMatch: true,
  errors,
  idempotent: true,
  audited: true,
} as const;

const categoryPath = questionPath.extend({ categoryId: id });
export const codePath = questionPath.extend({ codeId: id });
const atLeastOne = { message: "must name at least one field to change" };

/** The fields of a category, in the form that domain functions take. */
export const categoryFields = <Fields extends { parent_category_id?: string | null | undefined }>({
  parent_category_id,
  ...fields
}: Fields) => ({ ...fields, parentId: parent_category_id });

export const createCategory = operation({
  ...shared,
  id: "createCategory",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/categories",
  summary: "Add a category",
  params: questionPath,
  body: z.strictObject({ name: name(500), position: position.optional(), parent_category_id: parent.optional() }),
  replies: { 201: { description: "The category", data: category, etag: true } },
});

export const updateCategory = operation({
  ...shared,
  id: "updateCategory",
  method: "PATCH",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/categories/{categoryId}",
  summary: "Rename or move a category",
  description:
    "A category that moves takes those within it along. `position` counts all categories; each stands directly below the one in which it is.",
  params: categoryPath,
  body: z
    .strictObject({ name: name(500).optional(), position: position.optional(), parent_category_id: parent.optional() })
    .refine((fields) => Object.keys(fields).length > 0, atLeastOne),
  replies: { 200: { description: "The category", data: category, etag: true } },
});

export const deleteCategory = operation({
  ...shared,
  id: "deleteCategory",
  method: "DELETE",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/categories/{categoryId}",
  summary: "Delete a category",
  description:
    "Deletes it with its codes and their mentions; categories within it move to the one in which it stood. Restoring the previous version brings them back.",
  params: categoryPath,
  replies: { 200: { description: "The category is gone", data: gone, etag: true } },
});

const newCode = z.strictObject({
  category_id: id.optional(),
  category: name(500).optional().meta({ description: "Instead of `category_id`; a name not known makes a category" }),
  name: name(500),
  definition: codeDefinition.optional(),
  ...countRules,
  sentiment: sentiment.default("Neutral"),
  code_number: codeNumber.optional(),
});

/** The code to create, in the form that domain functions take. */
export const createdCode = ({ category_id, category, definition, code_number, ...code }: z.output<typeof newCode>) => ({
  ...code,
  codeNumber: code_number,
  definition: definition ?? null,
  place: category_id === undefined ? { category: category ?? "" } : { categoryId: category_id },
});

export const createCode = operation({
  ...shared,
  id: "createCode",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes",
  summary: "Add a code",
  description:
    "Last in its category. Without a `code_number` it takes the lowest that is free; numbers are never given twice.",
  params: questionPath,
  body: newCode.refine(({ category_id, category }) => (category_id === undefined) !== (category === undefined), {
    path: ["category_id"],
    message: "or `category` must be given, one of the two",
  }),
  replies: { 201: { description: "The code", data: placedCode, etag: true } },
});

const editedCode = z.strictObject({
  name: name(500).optional(),
  definition: codeDefinition.nullable().optional(),
  include: countRules.include.nullable(),
  exclude: countRules.exclude.nullable(),
  always: countRules.always.nullable(),
  exclusive: countRules.exclusive,
  sentiment: sentiment.optional(),
  code_number: codeNumber.optional(),
});

/** The fields to change, in the form that domain functions take. */
export const codeEdit = ({ code_number, ...fields }: z.output<typeof editedCode>) => ({
  ...fields,
  codeNumber: code_number,
});

export const updateCode = operation({
  ...shared,
  id: "updateCode",
  method: "PATCH",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}",
  summary: "Edit a code",
  description:
    "Its id and mentions stay, and so does its number unless `code_number` changes it to one that the question has never used. In a tracker it changes in all waves.",
  params: codePath,
  body: editedCode.refine((fields) => Object.keys(fields).length > 0, atLeastOne),
  replies: { 200: { description: "The code", data: placedCode, etag: true } },
});

export const deleteCode = operation({
  ...shared,
  id: "deleteCode",
  method: "DELETE",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}",
  summary: "Delete a code",
  description:
    "With its mentions. Answers left without a code are coded again by the next job, except those that a person has reviewed.",
  params: codePath,
  replies: { 200: { description: "The code is gone", data: gone, etag: true } },
});

const moveBody = z
  .strictObject({ category_id: id.optional(), position: position.optional() })
  .refine((fields) => Object.keys(fields).length > 0, atLeastOne);

/** The target of a moved code, in the form that domain functions take. */
export const destination = ({ category_id, position }: z.output<typeof moveBody>) => ({
  categoryId: category_id,
  position,
});

export const moveCode = operation({
  ...shared,
  id: "moveCode",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/move",
  summary: "Move a code",
  description: "To a place in its own category or in another one.",
  params: codePath,
  body: moveBody,
  replies: { 200: { description: "The code", data: placedCode, etag: true } },
});

export const mergeCodes = operation({
  ...shared,
  id: "mergeCodes",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/codes/{codeId}/merge",
  summary: "Merge codes into this one",
  description:
    "Deletes the codes of `code_ids` and gives their mentions to this code. An answer that had several of them keeps one mention: one that a person decided, else the one with the highest confidence.",
  params: codePath,
  body: z.strictObject({ code_ids: z.array(id).min(1).max(500) }),
  replies: { 200: { description: "The code that they were merged into", data: placedCode, etag: true } },
});
