import { z } from "zod";
import { IMPORT_SCHEDULES } from "@/db/schema/terms";
import type { ImportRequest } from "@/lib/connections/accept-import";
import { jobAcceptedReply } from "./coding";
import { connectionPath, reads, sourceId, writes } from "./connections";
import { operation } from "./operation";
import { count, deleted, id, jobId, moment, page, pageMeta } from "./values";

const schedule = z.enum(IMPORT_SCHEDULES).meta({ description: "How often new answers are looked for" });

const surveyImport = z
  .object({
    id,
    survey_id: z.string(),
    survey_name: z.string(),
    project_id: id,
    questions: z
      .array(z.object({ id: z.string(), text: z.string(), question_id: id }))
      .meta({ description: "Each of the survey's questions with the one that it fills" }),
    segments: z.array(z.object({ id: z.string(), name: z.string() })),
    schedule,
    next_run_at: moment.nullable(),
    last_job_id: jobId.nullable(),
    imported_at: moment.nullable().meta({ description: "When all available answers had last been imported" }),
    created_at: moment,
  })
  .meta({ id: "SurveyImport" });

/** The result of a job that imports answers. */
export const importResult = z
  .object({
    project_id: id,
    connection_id: id,
    import_id: id,
    survey_id: z.string(),
    uploaded: count.meta({ description: "New answers" }),
    updated: count.meta({ description: "Answers that have changed since the last run" }),
    total: count.meta({ description: "The number of these questions' answers now" }),
    skipped_count: count.meta({ description: "Answers of more than 100,000 characters, which are left out" }),
    questions: z.array(
      z.object({
        question_id: id,
        source_id: z.string(),
        text: z.string(),
        uploaded: count,
        updated: count,
        total: count,
      }),
    ),
  })
  .meta({ id: "ImportResult" });

const importBody = z.strictObject({
  survey_id: sourceId,
  project_id: id.optional().meta({ description: "Left out: the project of the last import, else a new one" }),
  questions: z.array(sourceId).min(1).max(200).optional().meta({ description: "Left out: every open-ended one" }),
  segments: z.array(sourceId).max(200).optional().meta({ description: "Left out: none" }),
  schedule: schedule.optional(),
});

/** The import, in the form that domain functions take. */
export const importRequest = (body: z.output<typeof importBody>): ImportRequest => ({
  surveyId: body.survey_id,
  projectId: body.project_id,
  questions: body.questions,
  segments: body.segments,
  schedule: body.schedule,
});

export const importSurvey = operation({
  ...writes,
  id: "importSurvey",
  method: "POST",
  path: "/v2/connections/{id}/import",
  summary: "Import a survey's answers",
  description:
    "Queues a job that brings the answers of completed interviews into questions of a project, which are made where they are missing. Their ids are the platform's; LimeSurvey's follow the survey's number. A question left empty is an empty answer. Importing the same survey into the same project again brings only what is new or has changed. After a failed run, the next one continues where it stopped.",
  params: connectionPath,
  body: importBody,
  replies: { 202: jobAcceptedReply },
  errors: ["NOT_FOUND", "NO_DATA", "JOB_ALREADY_RUNNING", "CONFLICT", "SERVICE_UNAVAILABLE"],
});

export const listImports = operation({
  ...reads,
  id: "listImports",
  method: "GET",
  path: "/v2/connections/{id}/imports",
  summary: "List the imports of a connection",
  description: "Newest first, each with its schedule.",
  params: connectionPath,
  query: page(id),
  replies: { 200: { description: "A page of imports", data: z.array(surveyImport), meta: pageMeta } },
  errors: ["NOT_FOUND"],
});

export const deleteImport = operation({
  ...writes,
  id: "deleteImport",
  method: "DELETE",
  path: "/v2/connections/{id}/imports/{importId}",
  summary: "End an import and its schedule",
  description: "Its progress is forgotten; the answers stay.",
  params: connectionPath.extend({ importId: id }),
  replies: { 200: { description: "It is gone", data: deleted } },
  errors: ["NOT_FOUND"],
});
