import { z } from "zod";
import { ANSWER_FLAGS } from "@/db/schema/terms";
import { madeChange } from "./answer-changes";
import { codeAssignment, notCoded, segments, votes } from "./codebook-shapes";
import { MAX_AT_ONCE, updateResponseBody, updateResponsesBody } from "./decisions";
import { LIST, operation } from "./operation";
import { questionPath } from "./questions";
import { listResponsesQuery } from "./response-filter";
import { count, deleted, id, pageMeta, responseRef } from "./values";

export const response = z
  .object({
    id: z.string().meta({ description: "The caller's id" }),
    response_id: id,
    text: z.string(),
    translation: z.string().optional().meta({
      description: "In the project's language, if somebody had the answer translated",
      example: "The room was too loud",
    }),
    segments,
    codes: z.array(
      codeAssignment.extend({
        evidence_start: count.nullable().meta({
          description: "Where the evidence begins in the text, in UTF-16 code units as in JavaScript and Java",
        }),
      }),
    ),
    flags: z.array(z.enum(ANSWER_FLAGS)),
    not_coded: notCoded,
    votes,
    reviewed: z.boolean(),
    assigned_to: id.optional().meta({ description: "The member who is to code it, if it is assigned to one" }),
    edited: z.boolean().meta({
      description: "A person has changed single codes without checking the whole answer; false for a reviewed answer",
    }),
  })
  .meta({ id: "Response" });

export const listResponses = operation({
  id: "listResponses",
  coders: true,
  weight: LIST,
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses",
  tag: "Responses",
  summary: "List answers with their codes",
  description:
    "In the order of their arrival. An answer must pass all filters; `code` and `category` must hold for the same code of the answer; `sentiment` and `confidence` must hold for each code that `code`, `category`, `any_of` and `all_of` ask for.",
  scope: "projects:read",
  params: questionPath,
  query: listResponsesQuery,
  replies: {
    200: {
      description: "A page of answers",
      data: z.array(response),
      meta: pageMeta.extend({
        total: count
          .optional()
          .meta({ description: "The number of all answers of the question; only without a filter" }),
      }),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

const responsePath = questionPath.extend({
  responseId: responseRef.meta({ description: "The `response_id` of an answer, or `id:` and your own id of it" }),
});

export const getResponse = operation({
  id: "getResponse",
  coders: true,
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses/{responseId}",
  tag: "Responses",
  summary: "Read an answer with its codes",
  scope: "projects:read",
  params: responsePath,
  replies: { 200: { description: "The answer", data: response } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});

const byHand =
  "Codes given by hand replace the answer's codes. Later runs keep them, and the engine learns from them. `reviewed: true` without codes confirms the present ones. A name must be that of a code in the codebook.";

export const updateResponse = operation({
  id: "updateResponse",
  coders: true,
  method: "PATCH",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses/{responseId}",
  tag: "Responses",
  summary: "Code an answer by hand",
  description: byHand,
  scope: "projects:write",
  params: responsePath,
  body: updateResponseBody,
  replies: { 200: { description: "The answer", data: response, meta: madeChange } },
  errors: ["NOT_FOUND"],
  idempotent: true,
  audited: true,
});

export const updateResponses = operation({
  id: "updateResponses",
  coders: true,
  method: "PATCH",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses",
  tag: "Responses",
  summary: "Code many answers by hand",
  description: `Up to ${MAX_AT_ONCE.toLocaleString("en")} answers, all or none. ${byHand}`,
  scope: "projects:write",
  params: questionPath,
  body: updateResponsesBody,
  replies: {
    200: { description: "The answers, in the order of the request", data: z.array(response), meta: madeChange },
  },
  errors: ["NOT_FOUND", "CONFLICT"],
  idempotent: true,
  audited: true,
});

export const deleteResponse = operation({
  id: "deleteResponse",
  method: "DELETE",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses/{responseId}",
  tag: "Responses",
  summary: "Delete an answer",
  description:
    "Deletes it with its codes, and its words wherever they are quoted: in results of jobs, suggestions, and definitions of codes, in all versions. This cannot be undone. The other answers keep their order. Refused while a job works on the question.",
  scope: "projects:write",
  params: responsePath,
  replies: { 200: { description: "The answer is gone", data: deleted } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});

export const deleteResponses = operation({
  id: "deleteResponses",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses/delete",
  tag: "Responses",
  summary: "Delete many answers",
  description:
    "Deletes all of them with their codes and wherever they are quoted, or none. This cannot be undone. Refused while a job works on the question.",
  scope: "projects:write",
  params: questionPath,
  body: z.strictObject({
    ids: z
      .array(responseRef)
      .min(1)
      .max(MAX_AT_ONCE)
      .meta({ description: "Their `response_id`s, or `id:` and your own ids" }),
  }),
  replies: { 200: { description: "The answers are gone", data: z.object({ deleted: count }) } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});
