import { z } from "zod";
import { CODING_MODES } from "@/db/schema/terms";
import type { OneCallRequest } from "@/lib/coding/code-one-call";
import type { EstimateRequest } from "@/lib/coding/estimate-credits";
import {
  codebookDraft,
  codebookInput,
  codebookWithFrequencies,
  codedResponse,
  guidanceInput,
  guidanceOf,
  responseInputs,
} from "./codebook-shapes";
import { operation } from "./operation";
import { answersAsked, codingType, count, id, jobId, language, modelCost, name } from "./values";

const codeRequest = z.strictObject({
  responses: responseInputs(10_000),
  coding_type: codingType.default("qualitative"),
  language: language.default("en"),
  question: name(5_000).optional().meta({
    description:
      "The question's wording, which tells the engine what the answers are about, and what they are meant to say: “the price” praises the price if it asks what people like, and complains about it if it asks what to improve",
    example: "What did you like about your stay?",
  }),
  context: name(5_000).optional().meta({
    description: "What the survey is about, for engines that ask a language model",
    example: "Guests of a city hotel, asked a week after they left",
  }),
  codebook: codebookInput.optional(),
  ...guidanceInput,
});

type CodeRequest = z.output<typeof codeRequest>;

/** Refuses guidance if the request brings a codebook, because guidance is only used to generate one. */
function refuseIdleGuidance(request: CodeRequest, context: z.RefinementCtx): void {
  if (!request.codebook) return;
  for (const field of ["seed_codes", "avoid", "frame", "requests"] as const) {
    if (request[field] === undefined) continue;
    const message = "steers the generation of a codebook; leave it out, or leave `codebook` out";
    context.addIssue({ code: "custom", path: [field], message });
  }
}

/** The request, in the form that domain functions take. */
export const oneCallRequest = ({
  responses,
  coding_type,
  language,
  question,
  context,
  codebook,
  ...guidance
}: CodeRequest): OneCallRequest => ({
  responses,
  codingType: coding_type,
  language,
  question,
  survey: context,
  codebook: codebook ? codebookDraft(codebook) : null,
  guidance: guidanceOf(guidance),
  requests: guidance.requests,
});

export const oneCallResult = z
  .object({
    codebook: codebookWithFrequencies,
    results: z.array(codedResponse).meta({ description: "One entry per response, in the order of the request" }),
    credits_used: count,
    project_id: id,
    question_id: id,
  })
  .meta({ id: "OneCallResult" });

export const jobAccepted = z
  .object({ job_id: jobId, status: z.literal("queued"), estimated_seconds: count })
  .meta({ id: "JobAccepted" });

export const jobAcceptedReply = {
  description: "A job was accepted; poll it, or wait for its webhook",
  data: jobAccepted,
  meta: z.object({ mode: z.literal("async"), poll_url: z.string() }),
};

export const code = operation({
  id: "code",
  method: "POST",
  path: "/v2/code",
  tag: "Coding",
  summary: "Code an array of answers in one call",
  description:
    "Creates a temporary project, takes the given codebook or generates one, and codes every answer. Up to 49 answers come back inline; 50 to 10,000 become a job.",
  scope: "coding:write",
  body: codeRequest.superRefine(refuseIdleGuidance),
  replies: {
    200: {
      description: "The codebook and the codes of every answer",
      data: oneCallResult,
      meta: z.object({ mode: z.literal("sync") }),
    },
    202: jobAcceptedReply,
  },
  errors: ["CONFLICT", "INSUFFICIENT_CREDITS", "PAYLOAD_TOO_LARGE", "SERVICE_UNAVAILABLE"],
  idempotent: true,
  audited: true,
  cost: "1 credit per answer; free are empty, gibberish and duplicate answers, and those with `not_coded`.",
});

export const estimateReply = z
  .object({
    estimated_credits: count,
    credits_remaining: z.int(),
    sufficient: z.boolean(),
    billable: count,
    duplicates: count,
    junk: count.meta({ description: "Empty and gibberish answers" }),
    estimated_seconds: count.meta({ description: "About how long the work takes" }),
    usage: z
      .object({
        engine: z.string(),
        answers: answersAsked,
        calls: count,
        input_tokens: count,
        cached_tokens: count,
        output_tokens: count,
        estimated_cost: modelCost,
      })
      .meta({ description: "The expected use of a language model; 0 for the local engine" }),
  })
  .meta({ id: "CreditEstimate" });

export const codingMode = z.enum(CODING_MODES).meta({
  id: "CodingMode",
  description:
    "uncoded: answers that neither the machine nor a person has coded; changed: also answers with a code that was changed after they were coded and, if any code was added or changed since, answers without a code, or with none but “Other”; all: all answers that no person has reviewed or edited.",
});

export const consensus = z.boolean().meta({
  description:
    "Several models code each answer, and vote: what all give is `high`; other codes need a number of votes that is learnt from the checked random sample, at first more than half. `votes` of an answer tells them. Needs further models in Settings, Model",
});

const estimateRequestBody = codeRequest
  .partial({ responses: true })
  .extend({
    project_id: id.optional(),
    question_id: id.optional(),
    mode: codingMode.optional(),
    consensus: consensus.optional(),
  })
  .refine(
    ({ responses, project_id, question_id, mode, consensus }) =>
      responses ? !project_id && !question_id && !mode && !consensus : project_id && question_id,
    {
      message: "needs either responses, or project_id and question_id",
    },
  );

/** The estimate's request, in the form that domain functions take. */
export function estimateRequest(body: z.output<typeof estimateRequestBody>): EstimateRequest {
  const { responses, project_id, question_id, mode = "uncoded", consensus: _, ...request } = body;
  return responses
    ? oneCallRequest({ responses, ...request })
    : { projectId: project_id ?? "", questionId: question_id ?? "", mode };
}

export const estimateCredits = operation({
  id: "estimateCredits",
  method: "POST",
  path: "/v2/credits/estimate",
  tag: "Credits",
  summary: "Estimate the charge and the time of a coding request",
  description:
    "Takes the body of `POST /v2/code`, or the ids of a project and its question. Free. The later charge for the same input is the same.",
  scope: "coding:write",
  body: estimateRequestBody,
  replies: { 200: { description: "The estimate", data: estimateReply } },
  errors: ["NOT_FOUND", "PAYLOAD_TOO_LARGE"],
  idempotent: false,
  audited: false,
});
