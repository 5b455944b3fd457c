import { z } from "zod";
import { CODEBOOK_FORMATS } from "@/lib/codebook/codebook";
import { ROLES } from "@/lib/codebook/codeframe/role-words";
import type { CodebookFileRequest } from "@/lib/codebook/import-codebook-file";
import type { StagedFile } from "@/lib/files/stage-file";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { codebook, editErrors } from "./codebook";
import { code, parentShown } from "./codebook-shapes";
import { column } from "./column-mapping";
import { operation } from "./operation";
import { questionPath } from "./questions";
import { fileOptions } from "./uploads";
import { count, id } from "./values";

/** Codebooks from files and as files. */

const one = column.nullable().optional();
const used = z.string().nullable();

const mapping = z
  .strictObject({
    code: column.optional().meta({ description: "The names of the codes" }),
    number: one.meta({ description: "Their numbers; null takes none, so that new codes are numbered" }),
    nets: z.array(column).max(10).optional().meta({
      description: "The categories, or their levels from the outermost on: nets within nets, up to six",
    }),
    parent: one.meta({ description: "The category in which that of the row stands" }),
    definition: one,
    include: one,
    exclude: one,
    always: one,
    exclusive: one,
    sentiment: one,
    code_id: one,
  })
  .meta({
    id: "CodebookMapping",
    description: "Columns that are left out are guessed by their names and contents",
    example: { number: "Code", code: "Label", nets: ["Net"] },
  });

const header = z.boolean().optional().meta({ description: "Whether a row names the columns; guessed by default" });

const form = z.strictObject({
  mapping: mapping.optional(),
  options: fileOptions.omit({ placeholders: true }).extend({ header }).default({}),
  dry_run: z
    .boolean()
    .default(false)
    .meta({ description: "Store nothing, show how the file would be read and what it would change" }),
});

const preview = z
  .object({
    format: z.enum(["csv", "xlsx", "sav", "json"]),
    encoding: z.string().nullable(),
    delimiter: z.string().nullable(),
    sheets: z
      .array(z.string())
      .nullable()
      .meta({ description: "Of an SPSS file: the variables with value labels, those with the same labels once" }),
    hidden_sheets: z.array(z.string()).nullable(),
    sheet: z.string().nullable(),
    header: z.boolean().nullable().meta({ description: "Whether a row names the columns; null in JSON" }),
    columns: z.array(z.object({ index: count, name: z.string(), role: z.enum(ROLES), samples: z.array(z.string()) })),
    mapping: z
      .object({
        ...{ code: used, number: used, nets: z.array(z.string()), parent: used, definition: used },
        ...{ include: used, exclude: used, always: used, exclusive: used, sentiment: used, code_id: used },
      })
      .nullable()
      .meta({ description: "The columns that are read; null in JSON" }),
    categories: z
      .array(
        z.object({
          name: z.string(),
          parent_category: parentShown,
          codes: z.array(code.omit({ id: true }).extend({ is_new: z.boolean() })),
        }),
      )
      .meta({ description: "The codebook as it would be, with its numbers" }),
    removed: z
      .array(z.object({ id, name: z.string(), category: z.string(), code_number: z.int() }))
      .meta({ description: "Codes of the question that would be deleted with their mentions" }),
    problems: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .meta({ description: "Why the file would be refused, by row" }),
    notes: z.array(z.string()).meta({ description: "What was left out, joined or given another number" }),
  })
  .meta({ id: "CodebookPreview" });

/** The file and how to read it, in the form that domain functions take. */
export const codebookFileRequest = ({
  file,
  fields: { dry_run, ...reading },
}: {
  file: StagedFile;
  fields: z.output<typeof form>;
}): CodebookFileRequest => ({ ...reading, file, dryRun: dry_run });

export const importCodebookFile = operation({
  id: "importCodebookFile",
  method: "POST",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/import/file",
  tag: "Codebook",
  summary: "Import a codebook from a file",
  description:
    "CSV, Excel (.xlsx), JSON, or the value labels of an SPSS file (.sav), up to 10 MiB. One row per code, its columns in any order: names, numbers, nets, definitions, sentiment ([files](/docs/files#codeframes)); with `dry_run` a preview tells how they are read. What an export wrote may be edited in a spreadsheet and imported again: `code_id` keeps the identity of a code that got another name. A code takes the number in the file, unless a code of the question has ever had it: a used number is never given again, also not to the same code.",
  scope: "projects:write",
  params: questionPath,
  form,
  ifMatch: true,
  replies: {
    200: {
      description: "The codebook; with `dry_run`, how the file would be read",
      data: z.union([codebook, preview]),
      meta: z.object({
        notes: z
          .array(z.string())
          .optional()
          .meta({ description: "What was left out, joined or given another number" }),
      }),
      etag: true,
    },
  },
  errors: [...editErrors, "PAYLOAD_TOO_LARGE"],
  idempotent: true,
  audited: true,
});

const exportedCodebook = z
  .object({
    categories: z.array(z.object({ id, name: z.string(), parent_category: parentShown, codes: z.array(code) })),
  })
  .meta({ id: "ExportedCodebook" });

export const exportCodebook = operation({
  id: "exportCodebook",
  method: "GET",
  path: "/v2/projects/{projectId}/questions/{questionId}/codebook/export",
  tag: "Codebook",
  summary: "Export a codebook as a file",
  description: "Importing the file changes nothing.",
  scope: "projects:read",
  params: questionPath,
  query: z.strictObject({ format: z.enum(CODEBOOK_FORMATS).default("json") }),
  replies: {},
  file: {
    description: "The codebook",
    json: exportedCodebook,
    mediaTypes: ["application/json", "text/csv", WORKBOOK_TYPE],
  },
  errors: ["NOT_FOUND"],
  idempotent: false,
});
