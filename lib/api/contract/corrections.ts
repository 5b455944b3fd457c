import { z } from "zod";
import type { CorrectionsRequest } from "@/lib/corrections/import-corrections";
import type { StagedFile } from "@/lib/files/stage-file";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { badRow } from "./uploads";
import { count, id, sentiment } from "./values";

const form = z.strictObject({
  dry_run: z.boolean().default(false).meta({ description: "Change nothing, show the differences" }),
  skip_bad_rows: z.boolean().default(false).meta({
    description: "Import the good rows and list the bad ones; otherwise one bad row refuses the whole file",
  }),
  on_conflict: z.enum(["keep", "replace"]).default("keep").meta({
    description:
      "What becomes of an edited answer that has changed since the export: keep it as it is, or take the file's edits",
  }),
});

const query = z.strictObject({
  dry_run: z.enum(["true", "false"]).optional().meta({ description: "The same as the field of this name" }),
});

const codes = z.array(
  z.object({
    code_number: z.int(),
    name: z.string(),
    category: z.string().nullable(),
    mention_sentiment: sentiment.nullable().meta({ description: "Null for a code that the codebook lacks" }),
  }),
);

const difference = z
  .object({
    row: z.int().meta({ description: "As a spreadsheet counts: the header is row 1" }),
    id: z.string().meta({ description: "The caller's id" }),
    response_id: id,
    text: z.string().meta({ description: "The first 500 characters of the answer" }),
    exported: codes.meta({ description: "The codes at the time of the export" }),
    current: codes.meta({ description: "The codes before this import" }),
    edited: codes.meta({ description: "The codes after this import" }),
    reviewed: z
      .object({ exported: z.boolean(), current: z.boolean(), edited: z.boolean() })
      .meta({ description: "Whether a person has decided the answer; edited codes are a decision" }),
    text_changed: z.boolean().meta({ description: "The answer has another text than at the time of the export" }),
  })
  .meta({ id: "CorrectionDifference" });

const corrections = z
  .object({
    applied: count.nullable().meta({ description: "Answers that got the file's edits; null for a dry run" }),
    version: z.int().nullable().meta({ description: "The codebook's version that keeps the change; null without one" }),
    answers: count.meta({ description: "Answers in the file" }),
    unchanged: count.meta({ description: "Answers that were not edited" }),
    already_so: count.meta({ description: "Edited answers that already have what the file says" }),
    change_count: count.meta({ description: "Edited answers that have not changed since the export" }),
    changes: z.array(difference).meta({ description: "The first 200" }),
    conflict_count: count.meta({ description: "Edited answers that have changed since the export" }),
    conflicts: z.array(difference).meta({ description: "The first 200" }),
    unknown_count: count.meta({
      description: "Edited answers of other questions, such as other waves, or deleted ones",
    }),
    unknown: z.array(z.object({ row: z.int(), response_id: id })).meta({ description: "The first 200" }),
    problem_count: count,
    problems: z.array(badRow).meta({ description: "Rows that can't be read, at most 100" }),
    notes: z.array(z.string()),
  })
  .meta({ id: "ImportedCorrections" });

export const importCorrections = operation({
  id: "importCorrections",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/upload/corrections",
  tag: "Responses",
  summary: "Import edits of an export",
  description:
    "A workbook (.xlsx) or SPSS file that this question was exported to, with its key column, in which codes, their sentiments or the column `reviewed` were edited; a CSV saved from such a workbook will do. The edits become a person's decisions, all in one transaction and as one version of the codebook, which can be taken back. An answer that has changed since the export is a conflict: it is listed, and stays as it is unless `on_conflict` is replace. Rows may be sorted or deleted; a deleted row changes nothing, a deleted column of a code keeps that code. Other columns are not read. Up to 20,000 edited answers at once. Send it with `dry_run` first: the reply shows every difference.",
  scope: "projects:write",
  params: questionPath,
  query,
  form,
  replies: { 200: { description: "The differences, and what became of them", data: corrections } },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "PAYLOAD_TOO_LARGE"],
  idempotent: true,
  audited: true,
});

/** The file and what to do with it, in the form that domain functions take. */
export const correctionsRequest = (
  { file, fields }: { file: StagedFile; fields: z.output<typeof form> },
  { dry_run }: z.output<typeof query>,
): CorrectionsRequest => ({
  file,
  dryRun: fields.dry_run || dry_run === "true",
  skipBadRows: fields.skip_bad_rows,
  replaceConflicts: fields.on_conflict === "replace",
});
