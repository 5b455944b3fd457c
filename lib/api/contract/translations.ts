import { z } from "zod";
import { estimateReply, jobAcceptedReply } from "./coding";
import { MAX_AT_ONCE } from "./decisions";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count, id } from "./values";

const tag = "Coding";
const path = "/v2/projects/{projectId}/questions/{questionId}/translate";

const body = z.strictObject({
  response_ids: z
    .array(id)
    .min(1)
    .max(MAX_AT_ONCE)
    .optional()
    .meta({ description: "Only these answers, by `response_id`; by default all of the question" }),
});

export const translateAnswers = operation({
  id: "translateAnswers",
  method: "POST",
  path,
  tag,
  summary: "Translate answers",
  description:
    "Queues a job in which the language model translates answers into the project's language: those without a `translation` that are not known to be in it. Their texts stay as they are, and are what is coded. Needs a language model.",
  scope: "coding:write",
  params: questionPath,
  body,
  replies: { 202: jobAcceptedReply },
  errors: ["NOT_FOUND", "NO_DATA", "JOB_ALREADY_RUNNING", "CONFLICT", "INSUFFICIENT_CREDITS"],
  idempotent: true,
  audited: true,
  cost: "1 credit per text that is translated; repeated ones, those in the language already and those that the model declines are free.",
});

export const estimateTranslation = operation({
  id: "estimateTranslation",
  method: "POST",
  path: `${path}/estimate`,
  tag,
  summary: "Estimate a translation",
  description: "How many answers it would translate, and what that costs. Free.",
  scope: "projects:read",
  params: questionPath,
  body,
  replies: {
    200: {
      description: "The estimate",
      data: estimateReply.extend({ answers: count }).meta({ id: "TranslationEstimate" }),
    },
  },
  errors: ["NOT_FOUND", "NO_DATA"],
  idempotent: false,
  audited: false,
});
