import { z } from "zod";
import { JOB_TYPES } from "@/db/schema/terms";
import { count, id, jobId, moment } from "./values";

const outcome = {
  coded: z.object({
    responses_coded: count.meta({ description: "Answers processed, with codes or without" }),
    credits_used: count,
  }),
  translated: z.object({ responses_translated: count, credits_used: count }),
  generated: z.object({ version: count, categories: count, codes: count, credits_used: count }),
  uploaded: z.object({
    uploaded: count.meta({ description: "New answers" }),
    updated: count.meta({ description: "Answers whose id was known" }),
    duplicates: count.meta({ description: "Rows whose id came again" }),
    total: count.meta({ description: "The number of answers now" }),
    skipped_count: count.meta({ description: "Bad rows that were left out" }),
    credits_used: count,
  }),
  imported: z.object({
    uploaded: count.meta({ description: "New answers" }),
    updated: count.meta({ description: "Answers that have changed" }),
    total: count.meta({ description: "The number of answers now" }),
    skipped_count: count.meta({ description: "Answers that are too long" }),
    credits_used: count,
  }),
};

const completed = <Type extends z.ZodType, Result extends z.ZodType>(type: Type, result: Result) =>
  z.object({
    event: z.literal("job.completed"),
    job_id: jobId,
    type,
    project_id: id.nullable(),
    question_id: id.nullable(),
    result,
    timestamp: moment,
    test: z.literal(true).optional().meta({ description: "True for the delivery of a webhook's test" }),
  });

export const jobCompleted = z
  .discriminatedUnion("type", [
    completed(z.literal("one_call"), outcome.coded).meta({ id: "OneCallCompleted" }),
    completed(z.literal("auto_coding"), outcome.coded).meta({ id: "CodingCompleted" }),
    completed(z.literal("back_test"), outcome.coded).meta({ id: "BackTestCompleted" }),
    completed(z.literal("translation"), outcome.translated).meta({ id: "TranslationCompleted" }),
    completed(z.literal("codebook_generation"), outcome.generated).meta({ id: "GenerationCompleted" }),
    completed(z.literal("file_upload"), outcome.uploaded).meta({ id: "FileUploadCompleted" }),
    completed(z.literal("connection_import"), outcome.imported).meta({ id: "ImportCompleted" }),
  ])
  .meta({ id: "JobCompleted", description: "`type` is the job's type, which decides what `result` contains" });

export const jobFailed = z
  .object({
    event: z.literal("job.failed"),
    job_id: jobId,
    type: z.enum(JOB_TYPES),
    error: z.object({ code: z.string(), message: z.string() }),
    timestamp: moment,
  })
  .meta({ id: "JobFailed" });

export const balanceLow = z
  .object({
    event: z.literal("balance.low"),
    organization_id: id,
    credits_remaining: z.int(),
    threshold: z.int(),
    timestamp: moment,
  })
  .meta({ id: "BalanceLow" });

/** The body of each event, and when the event is sent. */
export const WEBHOOK_PAYLOADS = {
  "job.completed": { payload: jobCompleted, summary: "A job has completed" },
  "job.failed": { payload: jobFailed, summary: "A job has failed or was cancelled" },
  "balance.low": { payload: balanceLow, summary: "The balance has fallen to 100 credits or fewer; once per crossing" },
} as const;
