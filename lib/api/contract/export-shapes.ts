import { z } from "zod";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import type { ExportSource } from "@/lib/export/find-source";
import { type Included, type IncludedAsText, LAYOUTS, SAV_LAYOUTS } from "@/lib/export/layouts";
import { COMPRESSIONS } from "@/lib/tables/write-sav/write-dictionary";
import { filter } from "./analytics-shapes";
import { HEAVY } from "./operation";
import { id, idWithoutExample } from "./values";

/** Parts that several requests for exports share. */

const include = (what: string) => z.boolean().default(false).meta({ description: what });

/** The source of an export: one question, all waves of its group, or a group. */
export const source = {
  project_id: id.optional(),
  question_id: id.optional().meta({ description: "The question, with its `project_id`" }),
  grouped: z.boolean().default(false).meta({
    description: "Exports all waves of the question's group, one after the other, with a column for the wave",
  }),
  group_id: idWithoutExample.optional().meta({ description: "The group itself, in place of a question" }),
  filter: filter.optional().meta({
    description:
      "Only answers that pass this filter, which the file states (a CSV file only by its name). Frequencies and tables in a workbook count the same answers",
  }),
};

/** The optional parts of a file, beside the answers and their codes. */
export const parts = {
  include_demographics: include("The segments, one column each; numeric where all values are numbers"),
  include_sentiment: include("How each answer feels about each of its codes"),
  include_confidence: include("How sure each code is"),
  include_evidence: include("The passage that each code stands on"),
};

export const include_provenance = include(
  "Who or what gave each code and when: `source` (engine, rule, suggestion, person), `engine`, `suggestion_id`, `actor`, `decided_at`",
);

type Ids = { project_id?: string | undefined; question_id?: string | undefined; group_id?: string | undefined };

export const ONE_SOURCE = { path: ["question_id"], message: "and project_id, or group_id alone, must be given" };
/** Whether a request names either a question with its project, or only a group. */
export const hasOneSource = ({ project_id, question_id, group_id }: Ids) =>
  group_id ? !project_id && !question_id : project_id !== undefined && question_id !== undefined;

const MENTIONS =
  "columns_by_mention: columns for the first, second, third mention; binary_dummy: a 0/1 column per code";

export const savLayout = z.enum(SAV_LAYOUTS).default("columns_by_mention").meta({ description: MENTIONS });
export const layout = z
  .enum(LAYOUTS)
  .default("columns_by_mention")
  .meta({
    description: `${MENTIONS}; one_row_per_code: a row for each code of each answer; wide: all codes of an answer in one cell`,
  });

export const escape_formulas = z.boolean().default(true).meta({
  description:
    "Marks text that a spreadsheet would run as a formula as text. Switch it off for programs that read the file",
});

export const byte_order_mark = z.boolean().default(true).meta({
  description:
    "Begins the file with the mark that tells Excel that it is UTF-8. Switch it off for programs that cannot read the mark",
});

export const include_import_key = z.boolean().default(true).meta({
  description:
    "A last column that tells which answer a row is and which codes it had, so that codes edited in the file can be imported; hidden in Excel",
});

export const compression = z.enum(COMPRESSIONS).default("bytecode").meta({
  description:
    "bytecode: .sav, sent while it is written; zlib: .zsav, a smaller file for SPSS 21 and newer, sent when it is complete",
});

type GivenSource = z.output<z.ZodObject<typeof source>>;
type GivenParts = z.output<z.ZodObject<typeof parts>> & { include_import_key?: boolean };

/** The question or group, in the form that domain functions take. */
export const sourceOf = ({ project_id, question_id, group_id, grouped, filter }: GivenSource): ExportSource => ({
  ...(group_id ? { groupId: group_id } : { projectId: project_id ?? "", questionId: question_id ?? "", grouped }),
  filter: filter && analysisFilter(filter),
});

/** The parts to include, in the form that domain functions take. */
export const included = (given: GivenParts): Included => ({
  demographics: given.include_demographics,
  sentiment: given.include_sentiment,
  confidence: given.include_confidence,
  evidence: given.include_evidence,
  key: given.include_import_key ?? false,
});

/** The parts to include in a file that can also state who or what gave each code. */
export const includedAsText = (given: GivenParts & { include_provenance: boolean }): IncludedAsText => ({
  ...included(given),
  provenance: given.include_provenance,
});

export const shared = {
  method: "POST",
  tag: "Export",
  scope: "projects:read",
  idempotent: false,
  audited: false,
  weight: HEAVY,
} as const;
