import { z } from "zod";
import { MAX_TESTED } from "@/lib/coding/back-test/prepare-back-test";
import { estimateReply, jobAcceptedReply } from "./coding";
import { operation } from "./operation";
import { agreement, estimate } from "./quality";
import { questionPath } from "./questions";
import { count, id, modelCost, moment } from "./values";

const tag = "Coding";
const path = "/v2/projects/{projectId}/questions/{questionId}/back-test";

const size = z.int().min(1).max(MAX_TESTED).optional().meta({
  description: "The most answers to code; of more, a random part. By default 10,000",
});

export const startBackTest = operation({
  id: "startBackTest",
  method: "POST",
  path,
  tag,
  summary: "Back-test a question",
  description:
    "Queues a job that codes answers anew which people have decided, such as coded data that were uploaded: without learning from these decisions, and without changing the answers' codes. `GET` on this address then compares both. It takes the place of the question's last back-test at once, even if it is cancelled later.",
  scope: "coding:write",
  params: questionPath,
  body: z.strictObject({ answers: size }),
  replies: { 202: jobAcceptedReply },
  errors: ["NOT_FOUND", "EMPTY_CODEBOOK", "NO_DATA", "JOB_ALREADY_RUNNING", "CONFLICT", "INSUFFICIENT_CREDITS"],
  idempotent: true,
  audited: true,
  cost: "1 credit per answer, as for coding: repeated ones and those that a model does not code are free.",
});

export const estimateBackTest = operation({
  id: "estimateBackTest",
  method: "POST",
  path: `${path}/estimate`,
  tag,
  summary: "Estimate a back-test",
  description: "How many answers it would code, and what that costs. Free.",
  scope: "projects:read",
  params: questionPath,
  body: z.strictObject({ answers: size }),
  replies: {
    200: {
      description: "The estimate",
      data: estimateReply.extend({ answers: count }).meta({ id: "BackTestEstimate" }),
    },
  },
  errors: ["NOT_FOUND", "EMPTY_CODEBOOK", "NO_DATA"],
  idempotent: false,
  audited: false,
});

const interval = z.object({ low: z.number(), high: z.number() });
const share = z.object({ share: z.number().nullable(), interval: interval.nullable() });
const shares = {
  base: count,
  people: share.meta({ description: "The share of the answers with the code as people gave it" }),
  machine: share,
  difference: z
    .object({ points: z.number(), interval })
    .nullable()
    .meta({ description: "Machine less people, in percentage points" }),
  p_value: z.number().nullable().meta({
    description:
      "Of McNemar's test (the exact one below 25 decisions that differ), Holm-corrected over the codes with such decisions",
  }),
  differs: z.boolean().meta({ description: "Significantly, at the 5% level; never in fewer than 30 answers" }),
};
const movement = z.enum(["up", "down", "none"]);

export const getBackTest = operation({
  id: "getBackTest",
  method: "GET",
  path,
  tag,
  summary: "Read a question's back-test",
  description:
    "Compares the machine's codes with the present codes of people, by code: agreement, shares, and the points of a trend, with 95% intervals and without weights. Coefficients are null for fewer than 30 answers. Null if there was no back-test.",
  scope: "projects:read",
  params: questionPath,
  query: z.strictObject({
    segment: z.string().min(1).max(200).optional().meta({
      description:
        "The segment whose values are the points of the trend; by default the waves of the question's tracker",
    }),
  }),
  replies: {
    200: {
      description: "The latest back-test",
      data: z
        .object({
          engine: z.string().nullable(),
          started_at: moment,
          finished_at: moment.nullable().meta({ description: "Null while it runs, or if it stopped before its end" }),
          credits_used: count,
          usage: z.object({ calls: count, input_tokens: count, output_tokens: count, cost: modelCost }),
          outdated: z.boolean().meta({ description: "Codes have changed since" }),
          answers: count,
          overall: z.object({ ...agreement, exact_match: estimate }),
          codes_per_answer: z.object({ machine: estimate, person: estimate }),
          trend_points: z.array(
            z.object({ label: z.string().meta({ example: "2026-03" }), question_id: id.nullable(), answers: count }),
          ),
          codes: z.array(
            z
              .object({
                code_id: id,
                code_number: z.int(),
                code_name: z.string(),
                category: z.string(),
                ...agreement,
                ...shares,
                trend: z.array(
                  z.object({
                    ...shares,
                    since_last: z
                      .object({ people: movement, machine: movement })
                      .nullable()
                      .meta({ description: "Whether the share moved significantly since the point before" }),
                  }),
                ),
              })
              .meta({ id: "BackTestedCode" }),
          ),
        })
        .nullable(),
    },
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
