import type { Db } from "@/db/client";
import { invalidInput } from "@/lib/errors";
import { listSegments } from "@/lib/results/list-segments";
import type { Analysed } from "./analysed";
import { bannerOf, type Column, columnId } from "./banner";
import { requireSegmentKey } from "./segments";
import { type ColumnName, type Count, countBases, countMentions, type TableRequest } from "./tabulate";

/** A key with more values is an id or an open answer rather than a segment. */
const MOST_COLUMNS = 200;
export type Table = {
  keys: readonly string[];
  columns: Column[];
  hasSentiments: boolean;
  countOf(rowId: string, column: ColumnName): Count | undefined;
};

type Request = Omit<TableRequest, "keys" | "repeatsRespondents"> & {
  keys?: readonly string[] | undefined;
  /** Where no keys are given: those with at least and at most so many values, all together no more than a table has. */
  usual: { least: number; most: number };
};

/** Counts a table. VALIDATION_ERROR for a segment that the question does not have, or that has too many values. */
export async function readTable(db: Db, analysed: Analysed, request: Request): Promise<Table> {
  const keys = request.keys ?? (await usualKeys(db, analysed, request.usual));
  if (request.weightKey !== undefined) await requireSegmentKey(db, analysed, request.weightKey, "weight_key");
  const full = { ...request, keys, repeatsRespondents: analysed.repeatsRespondents };
  const bases = await countBases(db, full, 1 + keys.length + MOST_COLUMNS + 1);
  if (bases.length > 1 + MOST_COLUMNS) {
    const message = `have more than ${MOST_COLUMNS} values together; leave out ids and open numbers`;
    throw invalidInput([{ path: "segment_keys", message }]);
  }
  const columns = bannerOf(bases, keys);
  for (const key of keys) {
    const isEmpty = !columns.some(({ column }) => column?.key === key);
    if (isEmpty) await requireSegmentKey(db, analysed, key, "segment_keys");
  }
  const counts = new Map<string, Count>();
  for (const { rowId, column, ...count } of await countMentions(db, analysed, full)) {
    counts.set(rowId + columnId(column), count);
  }
  return {
    keys,
    columns,
    hasSentiments: request.sentiments,
    countOf: (rowId, column) => counts.get(rowId + columnId(column)),
  };
}

async function usualKeys(
  db: Db,
  { organizationId, questionIds }: Analysed,
  { least, most }: Request["usual"],
): Promise<string[]> {
  const values = new Map<string, number>();
  for (const { key } of await listSegments(db, organizationId, ...questionIds))
    values.set(key, (values.get(key) ?? 0) + 1);
  const fitting = [...values].filter(([, count]) => count >= least && count <= most);
  let columns = 0;
  const kept = new Set<string>();
  for (const [key, count] of fitting.toSorted(([, one], [, other]) => one - other)) {
    columns += count;
    if (columns <= MOST_COLUMNS) kept.add(key);
  }
  return fitting.flatMap(([key]) => (kept.has(key) ? [key] : []));
}
