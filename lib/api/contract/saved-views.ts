import { z } from "zod";
import { filter, segmentText } from "./analytics-shapes";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, deleted, id, moment, name, page, pageMeta } from "./values";

const savedView = z
  .object({
    id,
    question_id: id.meta({ description: "The question in which it was saved: this one, or another wave of its group" }),
    name: z.string(),
    filter: filter.meta({
      description:
        "To be sent unchanged as `filter` to analyses and exports of the question; also its codes and category are given by id",
    }),
    codes: z
      .array(z.object({ id, number: z.int(), name: z.string() }))
      .meta({ description: "The codes that the filter names" }),
    missing: z.array(z.object({ id: id.nullable(), number: z.int().nullable(), name: z.string() })).meta({
      description:
        "What the filter names and the question no longer has: codes with the numbers and names that they had when the view was saved, or a category (`id` and `number` null). Until the view is changed, a request with its filter is refused with a VALIDATION_ERROR that names them",
    }),
    revision: count.meta({ description: "The number of changes; in quotes it is the record's `ETag`" }),
    created_at: moment,
    updated_at: moment,
  })
  .meta({ id: "SavedView" });

const viewName = name(200).meta({ example: "Women 18–34 on price" });
const pair = segmentText.regex(/.=/, "must be `key=value`");
const restricting = filter
  .extend({ segments: z.array(pair).max(20).optional() })
  .refine((given) => Object.values(given).some((part) => part !== undefined), {
    message: "must have at least one field",
  });

const PATH = "/v2/projects/{projectId}/questions/{questionId}/views";
const tag = "Responses";
const read = { tag, scope: "projects:read", idempotent: false } as const;
const write = { tag, scope: "projects:write", idempotent: true, audited: true } as const;
const viewPath = questionPath.extend({ viewId: id });

export const listSavedViews = operation({
  ...read,
  id: "listSavedViews",
  coders: true,
  method: "GET",
  path: PATH,
  summary: "List the saved views of a question",
  description:
    "A view is a filter of answers under a name. Everybody in the organization sees it, in all waves of the question's group. The oldest come first.",
  params: questionPath,
  query: page(id),
  replies: { 200: { description: "A page of saved views", data: z.array(savedView), meta: pageMeta } },
  errors: ["NOT_FOUND"],
});

export const createSavedView = operation({
  ...write,
  id: "createSavedView",
  method: "POST",
  path: PATH,
  summary: "Save a view",
  description:
    "The name must be unique among the views of the question and its group. A question has at most 100 of them. Codes may be given by id, number or name, and are kept by id.",
  params: questionPath,
  body: z.strictObject({ name: viewName, filter: restricting }),
  replies: { 201: { description: "The saved view", data: savedView, etag: true } },
  errors: ["NOT_FOUND", "CONFLICT"],
});

export const getSavedView = operation({
  ...read,
  id: "getSavedView",
  coders: true,
  method: "GET",
  path: `${PATH}/{viewId}`,
  summary: "Read a saved view",
  params: viewPath,
  replies: { 200: { description: "The saved view", data: savedView, etag: true } },
  errors: ["NOT_FOUND"],
});

export const updateSavedView = operation({
  ...write,
  id: "updateSavedView",
  method: "PATCH",
  path: `${PATH}/{viewId}`,
  summary: "Rename or overwrite a saved view",
  description: "Changes only the fields in the body. `filter` is replaced as a whole.",
  params: viewPath,
  ifMatch: true,
  body: z
    .strictObject({ name: viewName.optional(), filter: restricting.optional() })
    .refine((body) => Object.keys(body).length > 0, { message: "must name at least one field to change" }),
  replies: { 200: { description: "The saved view", data: savedView, etag: true } },
  errors: ["NOT_FOUND"],
});

export const deleteSavedView = operation({
  ...write,
  id: "deleteSavedView",
  method: "DELETE",
  path: `${PATH}/{viewId}`,
  summary: "Delete a saved view",
  params: viewPath,
  replies: { 200: { description: "The saved view is gone", data: deleted } },
  errors: ["NOT_FOUND"],
});
