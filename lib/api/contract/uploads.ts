import { z } from "zod";
import type { StagedFile } from "@/lib/files/stage-file";
import type { FileRequest } from "@/lib/uploads/upload-file";
import { jobAccepted } from "./coding";
import { columnDates, mapping, usedMapping } from "./column-mapping";
import { operation } from "./operation";
import { count, id, namedResponses } from "./values";

export const fileOptions = z
  .strictObject({
    header: z.boolean().optional().meta({ description: "Whether the first row names the columns; true by default" }),
    delimiter: z
      .string()
      .length(1)
      .optional()
      .meta({ description: "The delimiter of a CSV file, if the guess is wrong" }),
    encoding: z
      .string()
      .max(40)
      .optional()
      .meta({ description: "The encoding of a CSV or SPSS file, if the guess is wrong", example: "windows-1252" }),
    sheet: z
      .union([z.string().min(1).max(255), z.int().min(0)])
      .optional()
      .meta({
        description:
          "The sheet of a workbook, by its name or by its index, from 0. By default the first sheet, not hidden, that holds a table of several columns",
      }),
    placeholders: z.boolean().optional().meta({
      description:
        "Whether cells such as `NA`, `NULL`, `nan`, `#N/A`, `-99`, `.` and `-` are missing, not answers; true by default. JSON is taken as it is sent",
    }),
  })
  .meta({ id: "FileOptions" });

export const previewForm = z.strictObject({ mapping: mapping.optional(), options: fileOptions.default({}) });

const form = previewForm.extend({
  dry_run: z.boolean().default(false).meta({ description: "Store nothing, show how the file would be read" }),
  skip_bad_rows: z.boolean().default(false).meta({
    description: "Load what is right and list the rest; otherwise one bad row refuses the whole file",
  }),
});

const query = z.strictObject({
  dry_run: z.enum(["true", "false"]).optional().meta({ description: "The same as the field of this name" }),
});

export const badRow = z
  .object({
    row: z.int().meta({ description: "As a spreadsheet counts: the header is row 1" }),
    column: z.string().nullable(),
    reason: z.string(),
  })
  .meta({ id: "BadRow" });

export const filePreview = z
  .object({
    format: z.enum(["csv", "xlsx", "sav", "json"]),
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    sheets: z.array(z.string()).nullable().meta({ description: "Hidden ones last" }),
    hidden_sheets: z.array(z.string()).nullable(),
    sheet: z.string().nullable(),
    columns: z.array(
      z.object({
        index: count,
        name: z.string(),
        label: z.string().nullable().meta({ description: "An SPSS variable's label" }),
        set: z
          .string()
          .nullable()
          .meta({ description: "The multiple-response set of an SPSS file that it belongs to" }),
        role: z
          .enum(["id", "text", "segment", "weight", "codes", "coder", "closed", "ignore"])
          .meta({ description: "By the mapping below" }),
        samples: z.array(z.string()),
        distinct: count.meta({ description: "The number of different values in the rows that were read" }),
        filled: count.meta({ description: "The number of rows with a value, of those that were read" }),
        placeholders: z
          .array(z.object({ text: z.string(), count }))
          .meta({ description: "Cells that stand for a missing value, by their spelling, in the rows that were read" }),
        dates: columnDates.nullable().meta({ description: "Null unless nearly all values are dates" }),
      }),
    ),
    mapping: usedMapping,
    language: z.string().meta({
      description: "The language of most answers, ISO 639-1, by a sample; `en` if none has a majority",
      example: "en",
    }),
    given_codes: z
      .array(
        z.object({
          kind: z.enum(["codes", "closed"]),
          other: z.int().nullable().meta({
            description: "The number of the option that was to be specified; null if that is unclear",
          }),
          codes: z
            .array(
              z.object({
                code_number: z.int(),
                name: z.string(),
                rows: count,
                is_new: z.boolean().meta({ description: "The question's codebook lacks it" }),
                is_unnamed: z.boolean().meta({ description: "The file has only its number" }),
              }),
            )
            .meta({ description: "The codes that rows give, and those that the file names; at most 200" }),
          code_count: count,
          rows_without_coding: count.meta({ description: "All cells are empty: these answers stay open" }),
          rows_without_code: count.meta({ description: "Cells of 0 or no alone: decided, and no code fits" }),
          coders: z.array(z.object({ name: z.string().nullable(), rows: count })),
          notes: z.array(z.string()),
        }),
      )
      .meta({
        description:
          "What the columns of codes and options hold, in the order of `mapping.codes` and then `mapping.closed`, in the rows that were read",
      }),
    rows: z.array(z.array(z.string().nullable())).meta({ description: "The first 20" }),
    row_count: count,
    row_count_exact: z
      .boolean()
      .meta({ description: "False if it is an estimate because only the first rows were read" }),
    problems: z.array(badRow).meta({ description: "Why rows would be refused, at most 100 reasons" }),
    problem_count: count.meta({ description: "The number of rows that would be refused" }),
    known: z
      .object({
        compared: count.meta({ description: "The number of rows that were compared with stored answers" }),
        answers: count.meta({ description: "Answers with the id of such a row; they would be updated" }),
        changed: count.meta({
          description: "Of these, those whose text would change: the codes that the machine gave are deleted",
        }),
        kept: count.meta({
          description: "Of the changed ones, those with a code that a person gave: they keep it, for the new text",
        }),
      })
      .nullable()
      .meta({ description: "Null for a project that does not exist yet" }),
    notes: z.array(z.string()),
  })
  .meta({ id: "FilePreview" });

/** The result of loading a file, at once or by a job. */
export const fileUploadResult = z
  .object({
    project_id: id,
    uploaded: count.meta({ description: "New answers" }),
    updated: count.meta({ description: "Answers whose id was known" }),
    duplicates: count.meta({ description: "Rows whose id came again; the last one counts" }),
    total: count.meta({ description: "The number of these questions' answers now" }),
    mapping: usedMapping,
    questions: z.array(
      z.object({
        question_id: id,
        text: z.string(),
        column: z.string(),
        created: z.boolean(),
        uploaded: count,
        updated: count,
        total: count,
        given_codes: z
          .object({
            coded: count.meta({ description: "Answers that people had coded" }),
            codes_added: count.meta({ description: "Codes that the codebook lacked" }),
            notes: z.array(z.string()),
          })
          .nullable()
          .meta({ description: "What was done with the codes of `mapping.codes`" }),
        closed: z
          .object({
            answered: count.meta({ description: "Answers whose respondents chose options" }),
            options: count,
            other: z.int().meta({ description: "The number of the option that was to be specified" }),
            notes: z.array(z.string()),
          })
          .nullable()
          .meta({ description: "What was done with the options of `mapping.closed`" }),
        responses: namedResponses,
      }),
    ),
    skipped: z.array(badRow).meta({ description: "Bad rows that were left out, at most 100" }),
    skipped_count: count,
    notes: z.array(z.string()),
  })
  .meta({ id: "FileUploadResult" });

const DESCRIPTION = `CSV or TSV (any delimiter; any usual encoding), Excel (.xlsx), SPSS (.sav) or JSON, up to
128 MiB. A response id seen before is updated, never doubled. An empty cell is an empty answer; a value that SPSS
declares missing is none, and so is \`NA\`, \`NULL\` and the like (\`placeholders\`). One bad row refuses the whole file, unless \`skip_bad_rows\`. More than 5,000 rows or 5 MiB
become a job, whose result is the same.`.replaceAll("\n", " ");

const shared = {
  method: "POST",
  tag: "Responses",
  scope: "projects:write",
  query,
  form,
  replies: {
    200: {
      description: "What was stored; with `dry_run`, how the file would be read",
      data: z.union([fileUploadResult, filePreview]),
    },
    202: {
      description: "A job was accepted; poll it, or wait for its webhook",
      data: jobAccepted,
      meta: z.object({ mode: z.literal("async"), poll_url: z.string() }),
    },
  },
  errors: ["NOT_FOUND", "JOB_ALREADY_RUNNING", "CONFLICT", "PAYLOAD_TOO_LARGE"],
  idempotent: true,
  audited: true,
} as const;

export const uploadQuestionFile = operation({
  ...shared,
  id: "uploadQuestionFile",
  path: "/v2/projects/{projectId}/questions/{questionId}/upload/file",
  summary: "Upload a file of answers to a question",
  description: `${DESCRIPTION}\n\nThe first text column fills this question; each further one becomes a question of the project, worded by its header.`,
  params: z.object({ projectId: id, questionId: id }),
});

export const uploadProjectFile = operation({
  ...shared,
  id: "uploadProjectFile",
  path: "/v2/projects/{projectId}/upload/file",
  summary: "Upload a file of answers to a project",
  description: `${DESCRIPTION}\n\nEach text column fills the question that is worded as its header says, which is made where there is none.`,
  params: z.object({ projectId: id }),
});

/** The file and how to load it, in the form that domain functions take. */
export const fileRequest = (
  { file, fields }: { file: StagedFile; fields: z.output<typeof form> },
  { dry_run }: z.output<typeof query>,
): FileRequest => ({
  file,
  mapping: fields.mapping ?? {},
  options: fields.options,
  dryRun: fields.dry_run || dry_run === "true",
  skipBadRows: fields.skip_bad_rows,
});
