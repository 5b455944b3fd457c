import { z } from "zod";
import type { ExportSource } from "@/lib/export/find-source";
import { type Included, type IncludedAsText, LAYOUTS, SAV_LAYOUTS } from "@/lib/export/layouts";
import { COMPRESSIONS } from "@/lib/tables/write-sav/write-dictionary";
import { exportedAnswers } from "./exported-answers";
import { operation } from "./operation";
import { id, idWithoutExample } from "./values";

const include = (what: string) => z.boolean().default(false).meta({ description: what });

const shape = {
  project_id: id.optional(),
  question_id: id.optional().meta({ description: "The question, with its `project_id`" }),
  grouped: z.boolean().default(false).meta({
    description: "Exports all waves of the question's group, one after the other, with a column that tells the wave",
  }),
  group_id: idWithoutExample.optional().meta({ description: "The group itself, in place of a question" }),
  include_demographics: include("The segments, one column each; numeric where all values are numbers"),
  include_sentiment: include("How each answer feels about each of its codes"),
  include_confidence: include("How sure each code is"),
  include_evidence: include("The passage that each code stands on"),
};

const include_provenance = include(
  "Who or what gave each code and when: `source` (engine, rule, suggestion, person), `engine`, `suggestion_id`, `actor`, `decided_at`",
);

type Ids = { project_id?: string | undefined; question_id?: string | undefined; group_id?: string | undefined };

const ONE_SOURCE = { path: ["question_id"], message: "and project_id, or group_id alone, must be given" };
const hasOneSource = ({ project_id, question_id, group_id }: Ids) =>
  group_id ? !project_id && !question_id : project_id !== undefined && question_id !== undefined;

const MENTIONS =
  "columns_by_mention: columns for the first, second, third mention; binary_dummy: a 0/1 column per code";

const savLayout = z.enum(SAV_LAYOUTS).default("columns_by_mention").meta({ description: MENTIONS });
const layout = z
  .enum(LAYOUTS)
  .default("columns_by_mention")
  .meta({
    description: `${MENTIONS}; one_row_per_code: a row for each code of each answer; wide: all codes of an answer in one cell`,
  });

const escape_formulas = z.boolean().default(true).meta({
  description:
    "Marks text that a spreadsheet would run as a formula as text. Switch it off for programs that read the file",
});

const byte_order_mark = z.boolean().default(true).meta({
  description:
    "Begins the file with the mark by which Excel knows UTF-8. Switch it off for programs that stumble on it",
});

const include_import_key = z.boolean().default(true).meta({
  description:
    "A last column that tells which answer a row is and which codes it had, so that codes edited in the file can be imported; hidden in Excel",
});

const compression = z.enum(COMPRESSIONS).default("bytecode").meta({
  description:
    "bytecode: .sav, sent while it is written; zlib: .zsav, a smaller file for SPSS 21 and newer, sent when it is complete",
});

const savBody = z
  .strictObject({ ...shape, layout: savLayout, include_import_key, compression })
  .refine(hasOneSource, ONE_SOURCE);
const tripleSBody = z.strictObject({ ...shape, layout: savLayout }).refine(hasOneSource, ONE_SOURCE);
const shapeOfText = { ...shape, include_provenance };
const csvBody = z
  .strictObject({ ...shapeOfText, layout, escape_formulas, byte_order_mark })
  .refine(hasOneSource, ONE_SOURCE);
const jsonBody = z.strictObject(shapeOfText).refine(hasOneSource, ONE_SOURCE);
const xlsxBody = z
  .strictObject({ ...shapeOfText, layout, escape_formulas, include_import_key })
  .refine(hasOneSource, ONE_SOURCE);

type Body = (z.output<typeof tripleSBody> | z.output<typeof jsonBody>) & { include_import_key?: boolean };

/** The question or group, as domain functions expect. */
export const sourceOf = ({ project_id, question_id, group_id, grouped }: Body): ExportSource =>
  group_id ? { groupId: group_id } : { projectId: project_id ?? "", questionId: question_id ?? "", grouped };

/** What to include, as domain functions expect. */
export const included = (body: Body): Included => ({
  demographics: body.include_demographics,
  sentiment: body.include_sentiment,
  confidence: body.include_confidence,
  evidence: body.include_evidence,
  key: body.include_import_key ?? false,
});

/** The same of a file that can tell where codes come from. */
export const includedAsText = (body: z.output<typeof jsonBody> & { include_import_key?: boolean }): IncludedAsText => ({
  ...included(body),
  provenance: body.include_provenance,
});

const shared = {
  method: "POST",
  tag: "Export",
  scope: "projects:read",
  replies: {},
  idempotent: false,
  audited: false,
} as const;

const errors = ["NOT_FOUND", "NOT_GROUPED", "NO_DATA"] as const;

export const exportSav = operation({
  ...shared,
  id: "exportSav",
  path: "/v2/export/sav",
  summary: "Export coded answers as an SPSS file",
  description:
    "A system file (.sav or .zsav) in UTF-8, compressed, one case per answer. Of the first question of a project `Q1` is the answer, `Q1_M1`, `Q1_M2` … are its mentions, numeric with the codes as value labels, or `Q1_C1`, `Q1_C2` … are 0 or 1 for the code of that number. They make the multiple-response set `$Q1`. `Q1_STATUS` tells what became of an answer, with those outside of the base declared missing. `_S`, `_F` and `_E` in a name stand for sentiment, confidence and evidence. With `Q1_KEY` edited codes can be imported again. Texts over 32,767 bytes are cut.",
  body: savBody,
  file: { description: "The system file", mediaTypes: ["application/x-spss-sav"] },
  errors: [...errors, "PAYLOAD_TOO_LARGE", "SPSS_NOT_CONFIGURED", "SPSS_SERVICE_ERROR"],
});

export const exportCsv = operation({
  ...shared,
  id: "exportCsv",
  path: "/v2/export/csv",
  summary: "Export coded answers as CSV",
  description:
    "In the order of their arrival, in UTF-8, separated by commas. The column of ids has the name that it was uploaded with, that of answers the question's wording. Text that a spreadsheet would take for a formula gets an apostrophe before it, unless `escape_formulas` is false; numbers are never changed.",
  body: csvBody,
  file: { description: "The coded answers", mediaTypes: ["text/csv"] },
  errors,
});

export const exportXlsx = operation({
  ...shared,
  id: "exportXlsx",
  path: "/v2/export/xlsx",
  summary: "Export coded answers as an Excel workbook",
  description:
    "Sheets: the coded answers, the codebook, frequencies with intervals and sentiment, cross-tabs by every segment with 2 to 12 values (for a group instead the comparison of its waves), and the methods. Text that looks like a formula has the cell format that keeps it text (quote prefix), unless `escape_formulas` is false.",
  body: xlsxBody,
  file: {
    description: "The workbook",
    mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  },
  errors,
});

export const exportTripleS = operation({
  ...shared,
  id: "exportTripleS",
  path: "/v2/export/triple-s",
  summary: "Export coded answers as triple-s",
  description:
    "Triple-s 3.0, which survey programs exchange: a zip with the definition (.sss) and the data (.csv). The codes of an answer are one multiple variable, `Q1_CODES`: with columns_by_mention a list of code numbers (spread), with binary_dummy a 0 or 1 for each code number (bitstring). The other variables are those of the SPSS file.",
  body: tripleSBody,
  file: { description: "The definition and the data", mediaTypes: ["application/zip"] },
  errors,
});

export const exportJson = operation({
  ...shared,
  id: "exportJson",
  path: "/v2/export/json",
  summary: "Export coded answers as JSON",
  description:
    "One object: `title`, `questions`, `codebook` and `answers`, each with `id`, `text`, `state` (coded, no_code, non_answer, gibberish, empty, open), `reviewed` and `codes`. The answers stand on a line each, so that large files can be read line by line.",
  body: jsonBody,
  file: { description: "The answers with their codebook", json: exportedAnswers, mediaTypes: ["application/json"] },
  errors,
});
