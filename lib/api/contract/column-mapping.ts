import { z } from "zod";
import { FOUND_ORDERS } from "@/lib/tables/day-order";
import { PERIODS } from "@/lib/tables/periods";
import { DAY_ORDERS } from "@/lib/tables/read-day";
import { CODE_LAYOUTS } from "@/lib/uploads/given-codes/plan-given-codes";

export const column = z.union([z.string().min(1).max(5_000), z.int().min(0)]).meta({
  description: "A column by its header or by its index, from 0",
  example: "Answer",
});

const period = z.enum(PERIODS);

const dateSegment = z
  .strictObject({
    column,
    by: period,
    order: z.enum(DAY_ORDERS).optional().meta({
      description:
        "Whether 3/4/2026 is 3 April or 4 March. Only required where the first rows do not show it; a date that does not fit is refused",
    }),
  })
  .meta({
    id: "DateSegment",
    description:
      "A column of dates, with or without times, taken by period. An answer's segment is `2026-W11` (week of ISO 8601), `2026-03`, `2026-Q1` or `2026`",
    example: { column: "Visited", by: "month" },
  });

const layout = z.enum(CODE_LAYOUTS).meta({
  description:
    "`cells`: cells name codes, by number or label (one column per mention, lists, or a row per code); `columns`: each column is a code, with 0/1 or yes and no",
});

const givenCodes = z
  .strictObject({
    text: column.optional().meta({ description: "The column of the answers; may be left out where there is one" }),
    columns: z.array(column).min(1).max(500).meta({
      description: "Columns, or multiple-response sets of an SPSS file such as `$Q1`",
    }),
    layout: layout.optional().meta({ description: "Guessed if it is left out" }),
    coder: z.string().trim().min(1).max(200).optional().meta({ description: "Who gave these codes", example: "Kim" }),
    coder_column: column.optional().meta({ description: "The column that names each row's coder" }),
  })
  .meta({ id: "GivenCodes", example: { columns: ["code1", "code2"], coder: "Kim" } });

const closedQuestion = z
  .strictObject({
    text: column.optional(),
    columns: z.array(column).min(1).max(500),
    layout: layout.optional(),
    other: z
      .union([z.int().min(1), z.string().min(1).max(500)])
      .optional()
      .meta({
        description:
          "The option that was to be specified, by its number or name in the file; by default that of the last upload, or the one that is named so",
      }),
  })
  .meta({ id: "ClosedQuestionColumns", example: { columns: ["brand"], other: "Other" } });

export const mapping = z
  .strictObject({
    id: column
      .nullable()
      .optional()
      .meta({ description: "The respondents' ids; null numbers the rows: row-1, row-2, …" }),
    text: z
      .union([column, z.array(column).min(1).max(100)])
      .optional()
      .meta({ description: "The answers: each column is one question" }),
    segments: z
      .array(z.union([column, dateSegment]))
      .max(500)
      .optional()
      .meta({ description: "Demographics, and dates by period; an empty list for none" }),
    codes: z.array(givenCodes).max(100).optional().meta({
      description: "The codes that answers were given before, by question; stored as decisions of their coders",
    }),
    closed: z.array(closedQuestion).max(100).optional().meta({
      description:
        "The closed questions whose “other, specify” the answers are: their options come into the codebook, and exports merge both",
    }),
    weight: column.nullable().optional().meta({
      description:
        "Each respondent's weight, a number from 0; null for none. Stored as a segment of this name, and the question's `weight_key`",
    }),
  })
  .meta({
    id: "ColumnMapping",
    description: "Roles that are left out are guessed; the weight is only guessed if the segments are left out, too",
    example: { id: "Respondent", text: ["Q1"] },
  });

export const usedMapping = z
  .object({
    id: z.string().nullable().meta({ description: "Null if the rows are numbered" }),
    text: z.array(z.string()),
    segments: z.array(z.string()),
    dates: z
      .array(
        z.object({
          column: z.string(),
          by: period,
          order: z.enum(DAY_ORDERS).nullable().meta({ description: "Null if no date needs it, or it is still open" }),
        }),
      )
      .meta({ description: "The segments that are dates by period" }),
    weight: z.string().nullable(),
    codes: z.array(
      z.object({
        text: z.string(),
        columns: z.array(z.string()),
        layout,
        coder: z.string().nullable(),
        coder_column: z.string().nullable(),
      }),
    ),
    closed: z.array(
      z.object({
        ...{ text: z.string(), columns: z.array(z.string()), layout },
        name: z.string().meta({ description: "Of the closed question, by its columns" }),
      }),
    ),
    guessed: z
      .array(z.enum(["id", "text", "segments", "weight"]))
      .meta({ description: "The guesses for what the request left out" }),
  })
  .meta({ id: "UsedMapping" });

export const columnDates = z
  .object({
    order: z.enum(FOUND_ORDERS).meta({
      description:
        "The order of day and month that all dates fit; `unclear` if they fit both, `mixed` if none fits all, `year-first` if no date depends on it",
    }),
    first: z.iso.date().nullable().meta({ description: "The first day; null if the order is open" }),
    last: z.iso.date().nullable().meta({ description: "The last day; null if the order is open" }),
  })
  .meta({ id: "ColumnDates" });
