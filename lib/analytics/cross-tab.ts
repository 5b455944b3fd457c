import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import type { Caller } from "@/lib/auth/caller";
import { invalidInput } from "@/lib/errors/app-error";
import { type Analysed, type AnalysedCode, baseOf, codesNamed, idsOf } from "./analysed";
import { type AnalysisFilter, conditionsFor } from "./answer-filter";
import type { Level } from "./compare-columns";
import { comparisonsOf, compute } from "./compute";
import { readTable } from "./read-table";
import type { RowKind, RowOrder, RowSort } from "./row-kinds";
import type { Subject } from "./subject";
import { readTogether } from "./together";
import { usualWeight } from "./usual-weight";

export type CrossTabRequest = {
  /** Each key becomes a part of the banner. By default, all segments with 2 to 12 values are used. */
  keys?: readonly string[] | undefined;
  rows: RowKind;
  order: RowOrder;
  /** Sorts the rows by one column instead of by `order`, if the table has that column. */
  sort?: RowSort | undefined;
  /** Only these codes, or the codes of these categories. */
  codeNames?: readonly string[] | undefined;
  /** Only these codes, by id. In a group, a code may be named by its id in any wave. */
  codeIds?: readonly string[] | undefined;
  sentiments: boolean;
  /** The segment that holds the weights; null for none, by default that of the question. */
  weightKey?: string | null | undefined;
  /** The confidence level in percent at which columns are compared; by default 95. */
  level?: Level | undefined;
  filter?: AnalysisFilter | undefined;
};

/** By default, the banner uses the segments with this many values. */
const USUAL = { min: 2, max: 12 };

/**
 * Codes or nets by segments: counts, column percentages and bases, the columns that each cell significantly exceeds,
 * and a chi-square test for each row and for the table. Throws NOT_FOUND; NO_DATA without answers; VALIDATION_ERROR for
 * names that the question does not have.
 */
export async function crossTab(db: Db, caller: Caller, subject: Subject, request: CrossTabRequest) {
  const analysed = await readTogether(db, caller, subject);
  const codes = chosenCodes(analysed, request);
  const conditions = await conditionsFor(db, analysed, request.filter);
  const weightKey = request.weightKey === undefined ? await usualWeight(db, analysed) : request.weightKey;
  const table = await readTable(db, analysed, {
    ...request,
    weightKey: weightKey ?? undefined,
    usual: USUAL,
    codes,
    nets: request.rows !== "codes",
    answers: baseOf(analysed, conditions),
  });
  const { rows: kind, order, sort, level = 95 } = request;
  requireKeyOf(sort, table.keys);
  const several = await haveSeveralCodes(db, analysed, codes);
  return {
    question: { id: analysed.questionId, text: analysed.wording },
    group: analysed.group,
    weighted: weightKey !== null,
    weight_key: weightKey,
    ...(await compute(
      "crossTab",
      { table, codes, kind, order, sort, several, level },
      { ...caller, comparisons: comparisonsOf(table, codes) },
    )),
  };
}

/** A value may have no answers at present, and so no column. But its segment must be in the banner. */
function requireKeyOf(sort: RowSort | undefined, keys: readonly string[]): void {
  if (!sort || sort.segment === null || keys.some((key) => sort.segment?.startsWith(`${key}=`))) return;
  throw invalidInput([{ path: "sort.segment", message: `names no segment of the banner: "${sort.segment}"` }]);
}

function chosenCodes(analysed: Analysed, { codeNames = [], codeIds = [] }: CrossTabRequest): AnalysedCode[] {
  if (codeNames.length === 0 && codeIds.length === 0) return analysed.codes;
  const chosen = new Set([
    ...codeNames.flatMap((name, index) => codesNamed(analysed, name, `code_names[${index}]`)),
    ...codeIds.map((id, index) => codeWith(analysed, id, `code_ids[${index}]`)),
  ]);
  return analysed.codes.filter((code) => chosen.has(code));
}

function codeWith({ codes }: Analysed, id: string, field: string): AnalysedCode {
  const code = codes.find(({ ids }) => ids.includes(id));
  if (code) return code;
  throw invalidInput([{ path: field, message: `names no code of this question: "${id}"` }]);
}

/** Whether an answer may have several of the codes: false if no answer has a second mention. */
async function haveSeveralCodes(db: Db, { organizationId }: Analysed, codes: readonly AnalysedCode[]) {
  const found = await db.execute(sql`
    select 1 from ${assignments}
    where ${assignments.organizationId} = ${organizationId} and ${assignments.position} > 0
      and ${isOneOf(assignments.codeId, idsOf(codes))}
    limit 1`);
  return found.length > 0;
}
