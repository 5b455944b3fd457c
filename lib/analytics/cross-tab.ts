import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import type { ChiSquare } from "@/lib/statistics/chi-square";
import { type Analysed, type AnalysedCode, baseOf, codesNamed, idsOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import { type Column, columnId, columnsOfKey, SMALL_BASE, shownSegment } from "./banner";
import { exceededColumns, type TestedCell, testRow, testTable } from "./compare-columns";
import { readTable, type Table } from "./read-table";
import type { Subject } from "./subject";
import { type RowKind, type RowOrder, rowsOf, type TableRow } from "./table-rows";
import { readTogether } from "./together";

export type CrossTabRequest = {
  /** One part of the banner each; without it, every segment with a handful of values. */
  keys?: readonly string[] | undefined;
  rows: RowKind;
  order: RowOrder;
  /** Only these codes, or the codes of these categories. */
  codeNames?: readonly string[] | undefined;
  sentiments: boolean;
  weightKey?: string | undefined;
  filter?: AnalysisFilter | undefined;
};

/** Without a choice the banner takes the segments with at least two and at most so many values. */
const USUAL = { least: 2, most: 12 };

/**
 * Codes or nets by segments: counts, column percentages and bases, the columns that each cell significantly exceeds,
 * and a chi-square test for each row and for the table. NOT_FOUND; NO_DATA without answers; VALIDATION_ERROR for
 * names that the question does not have.
 */
export async function crossTab(db: Db, caller: Caller, subject: Subject, request: CrossTabRequest) {
  const analysed = await readTogether(db, caller, subject);
  const codes = request.codeNames ? chosenCodes(analysed, request.codeNames) : analysed.codes;
  const conditions = await conditionsFor(db, analysed, request.filter);
  const table = await readTable(db, analysed, {
    ...request,
    usual: USUAL,
    codes,
    nets: request.rows !== "codes",
    answers: baseOf(analysed, conditions),
  });
  const rows = rowsOf(codes, request.rows, request.order, (id) => table.countOf(id, null)?.weight ?? 0);
  const severalRows = rows.length === 1 || (await haveSeveralCodes(db, analysed, codes));
  return {
    question: { id: analysed.questionId, text: analysed.wording },
    group: analysed.group,
    weighted: request.weightKey !== undefined,
    columns: table.columns.map(shownColumn),
    rows: rows.map((row) => shownRow(table, row)),
    chi_square: table.keys.map((key) => ({
      segment_key: key,
      ...shownTest(testTable(testedRows(table, topRows(rows, request.rows), key), severalRows)),
      method: severalRows ? ("sum_of_rows" as const) : ("pearson" as const),
    })),
  };
}

const chosenCodes = (analysed: Analysed, names: readonly string[]) => {
  const chosen = new Set(names.flatMap((name, place) => codesNamed(analysed, name, `code_names[${place}]`)));
  return analysed.codes.filter((code) => chosen.has(code));
};

/** Nested codes repeat what their nets hold, so the table is tested by its nets. */
const topRows = (rows: readonly TableRow[], kind: RowKind) =>
  kind === "nested" ? rows.filter((row) => row.kind === "net") : rows;

/** Whether an answer may have more than one of the codes: where none has a second mention, none has. */
async function haveSeveralCodes(db: Db, { organizationId }: Analysed, codes: readonly AnalysedCode[]) {
  const found = await db.execute(sql`
    select 1 from ${assignments}
    where ${assignments.organizationId} = ${organizationId} and ${assignments.position} > 0
      and ${isOneOf(assignments.codeId, idsOf(codes))}
    limit 1`);
  return found.length > 0;
}

const shownColumn = ({ column, letter, answers, respondents, weight, effective }: Column) => ({
  ...shownSegment(column),
  letter,
  base: answers,
  respondents,
  weighted_base: weight,
  effective_base: effective,
  small_base: answers < SMALL_BASE,
});

function shownRow(table: Table, row: TableRow) {
  const exceeded = new Map<string | null, string[]>();
  for (const key of table.keys) {
    const cells = testedCells(table, row, key);
    for (const [place, letters] of exceededColumns(cells).entries())
      exceeded.set(cells[place]?.letter ?? null, letters);
  }
  return {
    kind: row.kind,
    id: row.id,
    name: row.name,
    category_id: row.category.id,
    category: row.category.name,
    code_number: row.code?.number ?? null,
    sentiment: row.code?.sentiment ?? null,
    cells: table.columns.map((column) => {
      const count = table.countOf(row.id, column.column);
      return {
        ...shownSegment(column.column),
        count: count?.answers ?? 0,
        weighted_count: count?.weight ?? 0,
        percentage: column.weight > 0 ? (100 * (count?.weight ?? 0)) / column.weight : null,
        base: column.answers,
        exceeds: exceeded.get(column.letter) ?? [],
        ...(table.hasSentiments && { sentiments: count?.sentiments ?? NO_MENTIONS }),
      };
    }),
    chi_square: table.keys.map((key) => ({
      segment_key: key,
      ...shownTest(testRow(testedCells(table, row, key))),
    })),
  };
}

const NO_MENTIONS = { Positive: 0, Negative: 0, Neutral: 0, Mixed: 0 };

const testedRows = (table: Table, rows: readonly TableRow[], key: string) =>
  rows.map((row) => testedCells(table, row, key));

/** The cells of a row in the columns of one key, scaled to the effective bases. */
const testedCells = (table: Table, row: TableRow, key: string): TestedCell[] =>
  columnsOfKey(table.columns, key).map(({ column, letter, weight, effective }) => {
    const share = weight > 0 ? (table.countOf(row.id, column)?.weight ?? 0) / weight : 0;
    return { letter: letter ?? columnId(column), count: share * effective, base: effective };
  });

const shownTest = (test: ChiSquare | null) => ({
  statistic: test?.statistic ?? null,
  degrees_of_freedom: test?.degreesOfFreedom ?? null,
  p_value: test?.p ?? null,
});
