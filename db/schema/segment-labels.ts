import { jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { organizationId } from "./columns";
import { questionKey } from "./projects";

/** What an SPSS file says of a column, apart from its name and label. */
export type SavColumn = {
  /** Bytes of a string; 0 for a number. */
  width: number;
  measure: "nominal" | "ordinal" | "scale";
  /** How wide it is shown, in characters, and its alignment: 0 is left, 1 right, 2 centre. */
  display?: readonly [columns: number, alignment: number];
  /** How numbers are shown: the kind (5 is F, 20 DATE …), how many digits in total, how many after the decimal point. */
  format?: { kind?: number; digits: number; decimals: number };
  valueLabels?: readonly (readonly [value: number | string, label: string])[];
  /** Up to three values that count as missing; with a range of numbers, one. */
  missing?: readonly (number | string)[];
  missingRange?: readonly [low: number, high: number];
};

/**
 * A segment made from another one: an answer is in the group that names its value, or whose range holds its number, the
 * ends included. Entries with the same name are one group; a range without an end is open.
 */
export type Recode = { source: string; groups: RecodeGroup[] };
type RecodeGroup = { name: string; values?: string[] | undefined; from?: number | undefined; to?: number | undefined };

/** The row of the column of answers, whose key can be no segment's. */
export const ANSWERS_KEY = "";

/**
 * What is known of a question's columns: of its segments, of the column of ids, and of the answers themselves
 * (`ANSWERS_KEY`).
 */
export const segmentLabels = pgTable(
  "segment_labels",
  {
    organizationId: organizationId(),
    questionId: uuid("question_id").notNull(),
    key: text("key").notNull(),
    /** The wording, if the key is only a name: `Q1` is “How old are you?” in an SPSS or Qualtrics file. */
    label: text("label"),
    /** Null if the column comes from no SPSS file. */
    savColumn: jsonb("sav_column").$type<SavColumn>(),
    /** The order of the segment's values, set by a person; null for the usual one. */
    valueOrder: jsonb("value_order").$type<string[]>(),
    /** How the segment is made from another one; null for a segment that answers came with. */
    recode: jsonb("recode").$type<Recode>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionId, table.key] }), questionKey(table)],
);
