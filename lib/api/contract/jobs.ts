import { z } from "zod";
import { JOB_STATUSES, JOB_TYPES } from "@/db/schema/terms";
import { oneCallResult } from "./coding";
import { operation } from "./operation";
import { count, id, jobId, moment } from "./values";

const codingSummary = z
  .object({ project_id: id, question_id: id, responses_coded: count, credits_used: count })
  .meta({ id: "CodingSummary" });

export const job = z
  .object({
    id: jobId,
    type: z.enum(JOB_TYPES),
    status: z.enum(JOB_STATUSES),
    progress: z.object({ processed: count, total: count, percentage: z.int().min(0).max(100) }),
    created_at: moment,
    updated_at: moment,
    result: z
      .union([oneCallResult, codingSummary])
      .optional()
      .meta({ description: "Present when completed; for `one_call` the data of the synchronous result" }),
    error: z.object({ code: z.string(), message: z.string() }).optional().meta({ description: "Present when failed" }),
    usage: z
      .object({ engine: z.string(), calls: count, input_tokens: count, output_tokens: count })
      .optional()
      .meta({ description: "What the work took at the engine" }),
  })
  .meta({ id: "Job" });

export const getJob = operation({
  id: "getJob",
  method: "GET",
  path: "/v2/jobs/{id}",
  tag: "Jobs",
  summary: "Read a job",
  description:
    "Shows progress while it runs, the result or the error when it has finished, and nothing 24 hours later.",
  scope: "any",
  params: z.object({ id: z.string() }),
  replies: { 200: { description: "The job", data: job } },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
