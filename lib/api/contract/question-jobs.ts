import { z } from "zod";
import type { GenerationOptions, RequestsChoice } from "@/lib/coding/job-options";
import type { NamedGuidance } from "@/lib/engines/engine";
import { codeChanges, guidanceInput, guidanceOf } from "./codebook-shapes";
import { codingMode, consensus, jobAcceptedReply } from "./coding";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { count } from "./values";

export const codeQuestion = operation({
  id: "codeQuestion",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/code",
  tag: "Coding",
  summary: "Code the answers of a question",
  description:
    "Queues a job that gives the answers codes of the question's codebook. Reviewed answers keep their codes. The run is a new version of the codebook: restoring the version before undoes the whole run, but refunds no credits.",
  scope: "coding:write",
  params: questionPath,
  body: z.strictObject({
    mode: codingMode.default("uncoded"),
    extend_codebook: z
      .boolean()
      .default(false)
      .meta({ description: "Answers that fit no code may lead to new codes; the result lists them in `codes_added`" }),
    consensus: consensus.default(false),
  }),
  replies: { 202: jobAcceptedReply },
  errors: ["NOT_FOUND", "EMPTY_CODEBOOK", "NO_DATA", "JOB_ALREADY_RUNNING", "CONFLICT", "INSUFFICIENT_CREDITS"],
  idempotent: true,
  audited: true,
  cost: "1 credit per answer coded; free are empty, gibberish and duplicate answers, and those with `lost_codes`.",
});

export const previewCoding = operation({
  id: "previewCoding",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/code/preview",
  tag: "Coding",
  summary: "Preview a coding run",
  description:
    "Codes a random sample of the answers that a run in this mode would code, and compares the codes with those that they have. Stores nothing and costs nothing; where a language model codes, it counts against the plan's [runs of a day](/docs/limits), and then it is RATE_LIMITED.",
  scope: "coding:write",
  params: questionPath,
  body: z.strictObject({ mode: codingMode.default("all") }),
  replies: {
    200: {
      description: "What the run would change in the sample",
      data: z.object({
        answers: count.meta({ description: "Answers that the run would code" }),
        sample: count.meta({ description: "Answers of the sample: up to 200, with a model 40" }),
        code_changes: codeChanges,
      }),
    },
  },
  errors: ["NOT_FOUND", "EMPTY_CODEBOOK", "NO_DATA"],
  idempotent: true,
  audited: false,
});

const generateBody = z
  .strictObject({
    granularity: z.int().min(1).max(5).optional().meta({ description: "1: few broad codes; 5: many fine ones" }),
    max_codes: z.int().min(1).max(200).optional().meta({ description: "The most codes, including `Other`" }),
    min_frequency: z
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .meta({ description: "A code that fewer answers would get is not proposed" }),
    include_other: z
      .boolean()
      .optional()
      .meta({ description: "Whether to add a code for answers that fit no other code" }),
    ...guidanceInput,
  })
  .refine(({ max_codes, include_other }) => !(include_other && max_codes === 1), {
    path: ["max_codes"],
    message: "must be at least 2 where include_other is true: one code is Other",
  })
  .refine(({ max_codes = Number.POSITIVE_INFINITY, seed_codes = [] }) => seed_codes.length <= max_codes, {
    path: ["max_codes"],
    message: "must be at least the number of seed codes",
  });

/** The options that the request gave, in the form that domain functions take. */
export function generationOptions(
  body: z.output<typeof generateBody>,
): GenerationOptions & NamedGuidance & RequestsChoice {
  const { granularity, max_codes, min_frequency, include_other } = body;
  return {
    ...(granularity !== undefined && { granularity }),
    ...(max_codes !== undefined && { maxCodes: max_codes }),
    ...(min_frequency !== undefined && { minFrequency: min_frequency }),
    ...(include_other !== undefined && { includeOther: include_other }),
    ...guidanceOf(body),
    requests: body.requests,
  };
}

export const generateCodebook = operation({
  id: "generateCodebook",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/generate",
  tag: "Codebook",
  summary: "Generate a codebook from the answers",
  description:
    "Queues a job that builds a codebook in the place of the one that there is: codes of the same category and name keep their number and answers; the others are deleted, and can be restored with their version. The defaults of options that are left out depend on the number of answers. Free; where a language model builds it, it counts against the plan's [runs of a day](/docs/limits), and then it is RATE_LIMITED.",
  scope: "coding:write",
  params: questionPath,
  body: generateBody,
  replies: { 202: jobAcceptedReply },
  errors: ["NOT_FOUND", "NO_DATA", "JOB_ALREADY_RUNNING"],
  idempotent: true,
  audited: true,
});
