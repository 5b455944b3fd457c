import { z } from "zod";
import { ANSWER_FLAGS } from "@/db/schema/terms";
import { MAX_FILTER_CODES, rangeText, reviewerText } from "./answer-query";
import { codeAssignment, notCoded, segments, votes } from "./codebook-shapes";
import { MAX_AT_ONCE, updateResponseBody, updateResponsesBody } from "./decisions";
import { LIST, operation } from "./operation";
import { questionPath } from "./questions";
import { confidence, count, deleted, id, name, page, pageMeta, responseRef, sentiment } from "./values";

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
    edited: z.boolean().meta({
      description: "A person has changed single codes without checking the whole answer; false for a reviewed answer",
    }),
  })
  .meta({ id: "Response" });

const segmentFilter = z
  .string()
  .regex(/^[^=]+=/, "must be key=value")
  .meta({ example: "age_group=25-34" });

const codeFilter = z.union([name(500), z.array(name(500)).max(MAX_FILTER_CODES)]);

const ownId = z.string().min(1).max(500);

const listResponsesQuery = page(z.coerce.number().int().min(0).max(2_147_483_647)).extend({
  id: z
    .union([ownId, z.array(ownId).max(1_000)])
    .optional()
    .meta({
      description: "Your own id of an answer; may be given several times, for answers with any of these ids",
      example: "r-1001",
    }),
  code: name(500).optional().meta({ description: "Id, `code_number` or name of a code" }),
  category: name(500).optional().meta({ description: "Id or name of a category" }),
  any_of: codeFilter.optional().meta({
    description: "As `code`; may be given several times, for answers with at least one of these codes",
  }),
  all_of: codeFilter.optional().meta({
    description: "As `code`; may be given several times, for answers with all of these codes",
  }),
  none_of: codeFilter.optional().meta({
    description: "As `code`; may be given several times, for answers without any of these codes",
  }),
  sentiment: sentiment.optional().meta({
    description: "How the answer feels about the codes that the other filters ask for, or about any",
  }),
  confidence: confidence.optional().meta({ description: "Confidence of the same codes, or of any" }),
  segment: z
    .union([segmentFilter, z.array(segmentFilter).max(20)])
    .optional()
    .meta({ description: "`key=value`; may be given several times, for answers that are in all of these segments" }),
  range: z
    .union([rangeText, z.array(rangeText).max(20)])
    .optional()
    .meta({
      description:
        "`key=from..to`, for segments whose values are numbers; the bounds are included, and one may be missing. May be given several times",
      example: "age=18..34",
    }),
  flag: z.enum(ANSWER_FLAGS).optional(),
  reviewer: reviewerText.optional(),
  reviewed: z.enum(["true", "false"]).optional(),
  edited: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "Whether a person has changed single codes without checking the whole answer" }),
  coded: z.enum(["true", "false", "uncoded"]).optional().meta({
    description: "true: has a code; false: has none; uncoded: neither the machine nor a person has decided yet",
  }),
  breaks_rules: z
    .literal("true")
    .optional()
    .meta({ description: "Only answers with an exclusive code beside others, or more codes than the question allows" }),
  q: name(200).optional().meta({ description: "A part of the text, in any language, whatever its case" }),
  same_as: id.optional().meta({
    description:
      "The `response_id` of an answer: only answers with the same text, the answer itself included. Letter case, and spaces, tabs and line breaks around the text, make no difference",
  }),
});

const listOf = (given: string | string[] | undefined) => (given === undefined ? undefined : [given].flat());

/** The filters of a list, in the form that domain functions take. */
export const responseFilter = ({
  id,
  any_of,
  all_of,
  none_of,
  segment,
  range,
  reviewed,
  edited,
  breaks_rules,
  q,
  same_as,
  ...rest
}: z.output<typeof listResponsesQuery>) => ({
  ...rest,
  ownIds: listOf(id),
  anyOf: listOf(any_of),
  allOf: listOf(all_of),
  noneOf: listOf(none_of),
  segment: listOf(segment),
  range: listOf(range),
  reviewed: reviewed === undefined ? undefined : reviewed === "true",
  edited: edited === undefined ? undefined : edited === "true",
  breaksRules: breaks_rules === "true",
  search: q,
  sameAs: same_as,
});

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
  replies: { 200: { description: "The answer", data: response } },
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
  replies: { 200: { description: "The answers, in the order of the request", data: z.array(response) } },
  errors: ["NOT_FOUND"],
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
