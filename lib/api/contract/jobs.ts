import { z } from "zod";
import { JOB_STATUSES, JOB_TYPES, type JobType } from "@/db/schema/terms";
import { codeChanges } from "./codebook-shapes";
import { oneCallResult } from "./coding";
import { frameFit } from "./frames";
import { operation } from "./operation";
import { importResult } from "./survey-imports";
import { fileUploadResult } from "./uploads";
import { answersAsked, count, id, issue, jobId, modelCost, moment, page, pageMeta } from "./values";

const codingSummary = z
  .object({
    project_id: id,
    question_id: id,
    responses_coded: count.meta({ description: "Answers processed, with codes or without" }),
    credits_used: count,
    without_codes: count.meta({ description: "Answers that fit no code; empty and gibberish ones are not counted" }),
    not_coded: count.meta({ description: "Answers that the model did not code, each with its reason; free of charge" }),
    low_confidence: count.meta({ description: "Answers with an uncertain code, which a person should look at" }),
    codebook_version: count,
    codes_added: z
      .array(z.object({ code_id: id, code_number: count, name: z.string(), category: z.string() }))
      .meta({ description: "Codes made for answers that fitted none, if the request set `extend_codebook`" }),
    code_changes: codeChanges,
  })
  .meta({ id: "CodingSummary" });

const backTestSummary = z
  .object({ project_id: id, question_id: id, responses_coded: count, credits_used: count })
  .meta({ id: "BackTestSummary", description: "`GET .../back-test` compares the codes with those of people" });

const translationSummary = z
  .object({ project_id: id, question_id: id, responses_translated: count, credits_used: count })
  .meta({ id: "TranslationSummary", description: "Answers have their `translation` in `GET .../responses`" });

const generationSummary = z
  .object({
    ...{ project_id: id, question_id: id, version: count, categories: count, codes: count },
    frame: frameFit.nullish().meta({ description: "The frame that it began with; null for none" }),
  })
  .meta({ id: "GenerationSummary", description: "The codebook's version, and what it holds" });

const jobFields = {
  id: jobId,
  status: z.enum(JOB_STATUSES),
  project_id: id.nullable(),
  question_id: id.nullable().meta({
    description:
      "The question whose answers it codes; also of a job that failed, which leaves there what it has coded. Null for imports and files that make their questions themselves",
  }),
  progress: z.object({ processed: count, total: count, percentage: z.int().min(0).max(100) }),
  created_at: moment,
  updated_at: moment,
  error: z
    .object({ code: z.string(), message: z.string(), issues: z.array(issue).optional() })
    .optional()
    .meta({ description: "Present if the job failed" }),
  usage: z
    .object({
      engine: z.string(),
      answers: answersAsked,
      calls: count,
      failed_calls: count.meta({
        description: "Calls that brought nothing: without a reply, declined, or with a reply that could not be used",
      }),
      input_tokens: count,
      cached_tokens: count.meta({ description: "Those of the input tokens that the provider had in its cache" }),
      output_tokens: count,
      estimated_cost: modelCost,
    })
    .optional()
    .meta({ description: "What the engine used for the work, also if the job failed" }),
};

const jobOf = <Type extends JobType, Result extends z.ZodType>(type: Type, name: string, result: Result) =>
  z.object({ type: z.literal(type), ...jobFields, result: result.optional() }).meta({ id: name });

/** A job. Its `type` says which kind of result it has when it is completed. */
export const job = z
  .discriminatedUnion("type", [
    jobOf("one_call", "OneCallJob", oneCallResult),
    jobOf("auto_coding", "CodingJob", codingSummary),
    jobOf("back_test", "BackTestJob", backTestSummary),
    jobOf("translation", "TranslationJob", translationSummary),
    jobOf("codebook_generation", "GenerationJob", generationSummary),
    jobOf("file_upload", "FileUploadJob", fileUploadResult),
    jobOf("connection_import", "ImportJob", importResult),
  ])
  .meta({
    id: "Job",
    description:
      "`result` is present when the job has completed and the credential has `projects:read` or `coding:write`, and depends on `type`; for `one_call` it is the data of the synchronous result",
  });

export const listJobs = operation({
  id: "listJobs",
  method: "GET",
  path: "/v2/jobs",
  tag: "Jobs",
  summary: "List jobs",
  description: "Newest first, without their results. Filters are joined by and.",
  scope: "projects:read",
  query: page(jobId).extend({
    status: z.enum(JOB_STATUSES).optional(),
    type: z.enum(JOB_TYPES).optional(),
    question_id: id.optional(),
  }),
  replies: { 200: { description: "A page of jobs", data: z.array(job), meta: pageMeta } },
  errors: [],
  idempotent: false,
});

export const cancelJob = operation({
  id: "cancelJob",
  method: "POST",
  path: "/v2/jobs/{id}/cancel",
  tag: "Jobs",
  summary: "Cancel a job",
  description: "The job becomes `failed` with the code CANCELLED. What it has coded stays and is charged.",
  scope: "coding:write",
  params: z.object({ id: z.string() }),
  replies: { 200: { description: "The cancelled job", data: job } },
  errors: ["NOT_FOUND", "CONFLICT"],
  idempotent: true,
  audited: true,
});

export const getJob = operation({
  id: "getJob",
  method: "GET",
  path: "/v2/jobs/{id}",
  tag: "Jobs",
  summary: "Read a job",
  description:
    "Shows progress while the job runs, and the result or the error once it has finished. The result, which may quote answers, is left out without `projects:read` or `coding:write`. NOT_FOUND 24 hours later.",
  scope: "any",
  params: z.object({ id: z.string() }),
  query: z.strictObject({
    include: z
      .enum(["result", ""])
      .default("result")
      .meta({ description: "Empty leaves the result out, which may be large" }),
  }),
  replies: { 200: { description: "The job", data: job } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
