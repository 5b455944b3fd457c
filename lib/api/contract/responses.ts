import { z } from "zod";
import { ANSWER_FLAGS } from "@/db/schema/terms";
import type { CodeChoice } from "@/lib/responses/choose-codes";
import type { Decision } from "@/lib/responses/decide-responses";
import type { ResponseFilter } from "@/lib/responses/response-filter";
import { codeAssignment, fewSegments, notCoded, segments, segmentValue } from "./codebook-shapes";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { confidence, count, deleted, id, name, page, pageMeta, responseRef, sentiment } from "./values";

const MOST_AT_ONCE = 1_000;
const MOST_CODES_AT_ONCE = 10_000;

export const response = z
  .object({
    id: z.string().meta({ description: "The caller's id" }),
    response_id: id,
    text: z.string(),
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
    reviewed: z.boolean(),
    edited: z.boolean().meta({
      description: "A person has changed single codes, without checking the whole answer; false where it is reviewed",
    }),
  })
  .meta({ id: "Response" });

const segmentFilter = z
  .string()
  .regex(/^[^=]+=/, "must be key=value")
  .meta({ example: "age_group=25-34" });

const ownId = z.string().min(1).max(500);

const listResponsesQuery = page(z.coerce.number().int().min(0).max(2_147_483_647)).extend({
  id: z
    .union([ownId, z.array(ownId).max(1_000)])
    .optional()
    .meta({
      description: "Your own id of an answer; may come several times, for answers that have any of them",
      example: "r-1001",
    }),
  code: name(500).optional().meta({ description: "Id, `code_number` or name of a code" }),
  category: name(500).optional().meta({ description: "Id or name of a category" }),
  sentiment: sentiment.optional().meta({ description: "How the answer feels about the code, or about any" }),
  confidence: confidence.optional().meta({ description: "Confidence of the code, or of any" }),
  segment: z
    .union([segmentFilter, z.array(segmentFilter).max(20)])
    .optional()
    .meta({ description: "`key=value`; may come several times, and all must hold" }),
  flag: z.enum(ANSWER_FLAGS).optional(),
  reviewed: z.enum(["true", "false"]).optional(),
  edited: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "Whether a person has changed single codes without checking the whole answer" }),
  coded: z
    .enum(["true", "false", "uncoded"])
    .optional()
    .meta({ description: "true: has a code; false: has none; uncoded: neither the machine nor a person has decided" }),
  q: name(200).optional().meta({ description: "A part of the text, in any language, whatever its case" }),
});

/** The filters of a list, as domain functions expect. */
export const responseFilter = ({ id, segment, reviewed, edited, q, ...rest }: z.output<typeof listResponsesQuery>) => ({
  ...rest,
  ownIds: id === undefined ? undefined : [id].flat(),
  segments: segment === undefined ? undefined : [segment].flat().map(keyAndValue),
  reviewed: reviewed === undefined ? undefined : reviewed === "true",
  edited: edited === undefined ? undefined : edited === "true",
  search: q,
});

function keyAndValue(pair: string): NonNullable<ResponseFilter["segments"]>[number] {
  const [key = ""] = pair.split("=", 1);
  return { key, value: pair.slice(key.length + 1) };
}

export const listResponses = operation({
  id: "listResponses",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses",
  tag: "Responses",
  summary: "List answers with their codes",
  description:
    "In the order of their arrival. Filters hold together; `code`, `category`, `sentiment` and `confidence` hold of one and the same code of an answer.",
  scope: "projects:read",
  params: questionPath,
  query: listResponsesQuery,
  replies: {
    200: {
      description: "A page of answers",
      data: z.array(response),
      meta: pageMeta.extend({
        total: count.optional().meta({ description: "All answers of the question; only where nothing is filtered" }),
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

/** A code that a person gives to an answer. */
export const codeChoice = z
  .strictObject({
    code_id: id.optional(),
    name: name(500).optional(),
    category: name(500).optional().meta({ description: "Needed where several categories have a code of the name" }),
    sentiment: sentiment
      .optional()
      .meta({ description: "How the answer feels about it; by default as before, or as the code's own" }),
    evidence: z.string().min(1).max(10_000).nullable().optional().meta({
      description:
        "The words of the answer that the code stands on, exactly as they stand there; null: none; by default as before",
    }),
    evidence_start: z.int().min(0).max(10_000_000).optional().meta({
      description: "Where these words begin, in UTF-16 code units; by default where they first occur",
    }),
  })
  .refine(({ evidence, evidence_start }) => evidence_start === undefined || typeof evidence === "string", {
    path: ["evidence_start"],
    message: "needs the evidence that begins there",
  })
  .refine(({ code_id, name }) => code_id !== undefined || name !== undefined, {
    message: "needs a code_id or a name",
  });

const decision = {
  codes: z
    .array(codeChoice)
    .max(200)
    .optional()
    .meta({ description: "All codes that the answer has from now on, in the order of mention; empty: none fits" }),
  reviewed: z.boolean().optional().meta({
    description:
      "true (the default where `codes` are given) says that a person has checked the whole answer, and keeps its codes through later runs. false with `codes` changes single codes only: those that stay keep who gave them, the answer is `edited`, and later runs keep it. false alone opens the answer to the machine again",
  }),
  segments: fewSegments(z.record(name(200), segmentValue.nullable()))
    .optional()
    .meta({ description: "Segments to set; null removes one" }),
};

const updateResponseBody = z
  .strictObject(decision)
  .refine((body) => Object.keys(body).length > 0, { message: "must name at least one of codes, reviewed, segments" });

const updateResponsesBody = z.strictObject({
  responses: z
    .array(z.strictObject({ response_id: responseRef, ...decision }))
    .min(1)
    .max(MOST_AT_ONCE)
    .superRefine((decisions, context) => {
      const given = decisions.reduce((sum, { codes = [] }) => sum + codes.length, 0);
      if (given > MOST_CODES_AT_ONCE) {
        const most = MOST_CODES_AT_ONCE.toLocaleString("en");
        context.addIssue({ code: "custom", message: `must give at most ${most} codes in all; send several requests` });
      }
    }),
});

/** A code that a person gives, as domain functions expect. */
export const choiceOf = ({ code_id, evidence_start, ...choice }: z.output<typeof codeChoice>): CodeChoice => ({
  ...choice,
  codeId: code_id,
  evidenceStart: evidence_start,
});

/** What a person says about an answer, as domain functions expect. */
export const decisionOn = (responseId: string, body: z.output<typeof updateResponseBody>): Decision => ({
  responseId,
  reviewed: body.reviewed,
  segments: body.segments,
  codes: body.codes?.map(choiceOf),
});

const byHand =
  "Codes given by hand replace the answer's codes. Later runs keep them, and the engine learns from them. `reviewed: true` without codes confirms the present ones. A name must be that of a code in the codebook.";

export const updateResponse = operation({
  id: "updateResponse",
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
  method: "PATCH",
  path: "/v2/projects/{projectId}/questions/{questionId}/responses",
  tag: "Responses",
  summary: "Code many answers by hand",
  description: `Up to ${MOST_AT_ONCE.toLocaleString("en")} answers, all or none. ${byHand}`,
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
  description: "With its codes, for good. The others keep their order. Not while a job works on the question.",
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
  description: "All or none, with their codes, for good. Not while a job works on the question.",
  scope: "projects:write",
  params: questionPath,
  body: z.strictObject({
    ids: z
      .array(responseRef)
      .min(1)
      .max(MOST_AT_ONCE)
      .meta({ description: "Their `response_id`s, or `id:` and your own ids" }),
  }),
  replies: { 200: { description: "The answers are gone", data: z.object({ deleted: count }) } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});
