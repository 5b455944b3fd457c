import { z } from "zod";
import { CELL_FIGURES } from "@/db/schema/terms";
import { analysisFilter } from "@/lib/analytics/answer-filter";
import { placeAt } from "@/lib/analytics/cell-place";
import { LEVELS } from "@/lib/analytics/compare-columns";
import type { CrossTabRequest } from "@/lib/analytics/cross-tab";
import { DIRECTIONS, ROW_KINDS, ROW_ORDERS } from "@/lib/analytics/row-kinds";
import { CHART_TYPE } from "@/lib/charts/chart-file";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import {
  base,
  filter,
  groupName,
  namesSubject,
  percentage,
  SUBJECT_MISSING,
  segmentKey,
  segmentText,
  sentimentCounts,
  shared,
  subject,
} from "./analytics-shapes";
import { segments } from "./codebook-shapes";
import { operation } from "./operation";
import { confidence, count, id, idWithoutExample, name, page, pageMeta, sentiment } from "./values";

export const segmentKeys = z
  .array(segmentKey)
  .max(10)
  .refine((keys) => new Set(keys).size === keys.length, { message: "must not repeat a segment" });

/** What a table has in its rows, how they are sorted, and how its columns are compared. */
export const tableShape = {
  rows: z.enum(ROW_KINDS).default("codes").meta({
    description:
      "codes: a row per code; nets: a row per category, for answers with any of its codes or of the categories within it; nested: each net, its codes below",
  }),
  order: z.enum(ROW_ORDERS).default("frequency").meta({
    description:
      "The order of the rows: the most frequent first, with `Other` and the like last, or as in the codebook",
  }),
  sort: z
    .strictObject({
      segment: name(1_300).nullable().default(null).meta({
        description: "The column, as `columns` name it: `key=value`, or null for the total",
        example: "age_group=25-34",
      }),
      direction: z.enum(DIRECTIONS).default("descending"),
    })
    .optional()
    .meta({
      description:
        "Sorts the rows by their figures in one column instead of by `order`; codes stay below their net, and `Other` and the like last. Without answers in that column, `order` counts",
    }),
  weight_key: segmentKey.nullable().optional().meta({
    description:
      "The segment that holds each answer's weight; answers without a positive number count for nothing. By default the question's own `weight_key`; null: unweighted",
  }),
  confidence_level: z
    .literal([...LEVELS])
    .default(95)
    .meta({
      description: "The confidence level of the tests behind `exceeds`, in percent",
    }),
};

const crossTabBody = z
  .strictObject({
    ...subject,
    segment_keys: segmentKeys.optional().meta({
      description:
        "The banner, one part per segment; by default every segment with 2 to 12 values; an empty list: the total alone",
    }),
    ...tableShape,
    code_ids: z.array(idWithoutExample).min(1).max(500).optional().meta({ description: "Only these codes" }),
    code_names: z
      .array(name(500))
      .min(1)
      .max(500)
      .optional()
      .meta({ description: "Only these codes, or the codes of these categories, by name or id" }),
    cells: z.enum(CELL_FIGURES).default("share").meta({
      description: "What the cells of PowerPoint slides show, as in saved tables; the reply's figures are the same",
    }),
    sentiment_split: z.boolean().default(false).meta({ description: "Also split each cell by sentiment" }),
    filter: filter.optional(),
  })
  .refine(namesSubject, SUBJECT_MISSING);

/** The table, in the form that domain functions take. */
export const tableRequest = (body: z.output<typeof crossTabBody>): CrossTabRequest => ({
  keys: body.segment_keys,
  rows: body.rows,
  order: body.order,
  sort: body.sort,
  codeNames: body.code_names,
  codeIds: body.code_ids,
  sentiments: body.sentiment_split,
  weightKey: body.weight_key,
  level: body.confidence_level,
  filter: analysisFilter(body.filter),
});

const test = {
  segment_key: z.string(),
  statistic: z.number().nullable(),
  degrees_of_freedom: count.nullable(),
  p_value: z.number().nullable(),
};

const columnName = {
  segment: z.string().nullable().meta({ description: "`key=value`, to be sent back as it is; null for the total" }),
  segment_key: z.string().nullable(),
  segment_value: z.string().nullable(),
};

const column = z
  .object({
    ...columnName,
    letter: z.string().nullable().meta({ description: "The letter with which other columns refer to this one" }),
    base,
    respondents: count,
    weighted_base: z.number(),
    effective_base: z.number().meta({
      description: "The base with which differences are tested; Kish's effective base if answers are weighted",
    }),
    small_base: z.boolean().meta({ description: "Fewer than 30 answers" }),
  })
  .meta({ id: "CrossTabColumn" });

const cell = z
  .object({
    ...columnName,
    count: count.meta({ description: "Answers" }),
    weighted_count: z.number(),
    percentage: percentage.meta({ description: "The share of the column's base, weighted if there is a weight" }),
    base,
    exceeds: z.array(z.string()).meta({
      description:
        "Letters of the columns of the same segment that this cell significantly exceeds. Columns with an effective base under 5 have no letters, and no other column names theirs",
    }),
    sentiments: sentimentCounts.optional(),
  })
  .meta({ id: "CrossTabCell" });

const row = z
  .object({
    kind: z.enum(["code", "net"]),
    id,
    name: z.string(),
    category_id: id,
    category: z.string(),
    above: z.array(z.string()).meta({ description: "The nets below which the row stands, from the outermost on" }),
    code_number: z.int().nullable(),
    sentiment: sentiment.nullable(),
    cells: z.array(cell).meta({ description: "In the order of `columns`, the total first" }),
    chi_square: z.array(z.object(test)).meta({ description: "Whether the row depends on the segment" }),
  })
  .meta({ id: "CrossTabRow" });

export const crossTab = operation({
  ...shared,
  id: "crossTab",
  path: "/v2/analytics/cross-tab",
  summary: "Cross-tabulate codes by segments",
  description:
    "Counts, column percentages and bases. `exceeds` names the columns that a cell significantly exceeds, by two-sided z tests on column proportions, Holm-corrected over all pairs of a segment's columns within the row, at `confidence_level`. Columns with an effective base under 5 are not compared. `chi_square` tests the table: Pearson's test if no answer has several codes, otherwise the sum of the rows' tests (Decady and Thomas, 2000). Weighted tables are tested with effective bases.",
  body: crossTabBody,
  replies: {
    200: {
      description: "The table",
      data: z.object({
        question: z
          .object({ id, text: z.string() })
          .meta({ description: "For a group: its first question, with the group's name" }),
        group: groupName,
        weighted: z.boolean(),
        weight_key: z.string().nullable().meta({ description: "The segment of the weights", example: "weight" }),
        columns: z.array(column),
        rows: z.array(row),
        chi_square: z.array(z.object({ ...test, method: z.enum(["pearson", "sum_of_rows"]) })),
      }),
    },
  },
  file: {
    description: `With \`Accept: ${CHART_TYPE}\`: the table as a picture, with a panel of bars per column; with \`${WORKBOOK_TYPE}\`: as an Excel workbook; with \`${DECK_TYPE}\`: as PowerPoint slides`,
    mediaTypes: [CHART_TYPE, WORKBOOK_TYPE, DECK_TYPE],
  },
  errors: ["NOT_FOUND", "NO_DATA"],
});

const cellPlace = z.string().transform((cursor, context) => {
  const place = placeAt(cursor);
  if (place) return place;
  context.addIssue("names no answer");
  return z.NEVER;
});

export const drillDown = operation({
  ...shared,
  id: "drillDown",
  path: "/v2/analytics/cross-tab/drilldown",
  summary: "Read the answers behind a cell",
  description:
    "In the order of their ids, that is of their arrival; for a group, wave after wave. Each has the passages that support the code.",
  query: page(cellPlace),
  body: z
    .strictObject({
      ...subject,
      code_name: name(500).meta({
        description:
          "A code, or a category for the answers of its net, by name or by the `id` of the table's row. A name that several codes have stands for all of them",
        example: "Friendly staff",
      }),
      segment: segmentText,
      filter: filter.optional(),
    })
    .refine(namesSubject, SUBJECT_MISSING),
  replies: {
    200: {
      description: "A page of answers",
      data: z.object({
        responses: z.array(
          z
            .object({
              id: z.string().meta({ description: "The caller's id" }),
              response_id: id,
              text: z.string(),
              evidence: z
                .string()
                .nullable()
                .meta({ description: "The passage of the first mention, an exact substring" }),
              mentions: z.array(
                z.object({
                  code_id: id,
                  name: z.string(),
                  evidence: z.string().nullable(),
                  mention_sentiment: sentiment.meta({ description: "How the answer feels about it" }),
                  confidence,
                }),
              ),
              segments,
            })
            .meta({ id: "DrilldownResponse" }),
        ),
      }),
      meta: pageMeta,
    },
  },
  errors: ["NOT_FOUND", "NO_DATA"],
});
