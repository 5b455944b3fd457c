import type { Db } from "@/db/client";
import { invalidInput } from "@/lib/errors/app-error";
import { readValueOrders } from "@/lib/questions/value-orders";
import { requireNumbers } from "@/lib/questions/weight-of";
import { listSegments } from "@/lib/responses/list-segments";
import { type Analysed, allOf } from "./analysed";
import { bannerOf } from "./banner";
import { requireSegmentKey } from "./segments";
import type { CountedTable } from "./table";
import { countBases, countMentions, type TableRequest } from "./tabulate";

/** A segment key with more values is taken for an id or an open answer. */
const MAX_COLUMNS = 200;
/** Limit of rows × columns, so that a table can be computed and sent: such a table takes about 10 MB. */
const MAX_CELLS = 50_000;

type Request = Omit<TableRequest, "keys" | "repeatsRespondents"> & {
  keys?: readonly string[] | undefined;
  /** The request's field with the keys, which an error names. */
  keyField?: string;
  /**
   * If no keys are given, the table has every segment key with `min` to `max` values, until the columns reach their
   * limit.
   */
  usual: { min: number; max: number };
};

/**
 * Counts a table of up to 200 columns (fewer if there are more than 250 codes). Throws VALIDATION_ERROR for a segment
 * key that the question lacks or that has too many values.
 */
export async function readTable(db: Db, analysed: Analysed, request: Request): Promise<CountedTable> {
  const nets = request.nets ? new Set(request.codes.flatMap((code) => code.nets.map(({ id }) => id))).size : 0;
  const rows = request.codes.length + nets;
  const max = Math.max(1, Math.min(MAX_COLUMNS, Math.floor(MAX_CELLS / rows)));
  const keys = request.keys ?? (await usualKeys(db, analysed, { ...request.usual, columns: max }));
  if (request.weightKey !== undefined) await requireNumbers(db, allOf(analysed), request.weightKey);
  const field = request.keyField ?? "segment_keys";
  const full = { ...request, keys, repeatsRespondents: analysed.repeatsRespondents };
  const bases = await countBases(db, full, 1 + keys.length + max + 1);
  if (bases.length > 1 + max) {
    const many = max < MAX_COLUMNS ? `, too many for ${request.codes.length} codes` : "";
    const message = `have more than ${max} values together${many}; leave out ids and open numbers`;
    throw invalidInput([{ path: field, message }]);
  }
  const { organizationId, questionIds } = analysed;
  const columns = bannerOf(bases, keys, await readValueOrders(db, organizationId, questionIds));
  for (const key of keys) {
    const isEmpty = !columns.some(({ column }) => column?.key === key);
    if (isEmpty) await requireSegmentKey(db, analysed, key, field);
  }
  return { keys, columns, hasSentiments: request.sentiments, counts: await countMentions(db, analysed, full) };
}

async function usualKeys(
  db: Db,
  { organizationId, questionIds }: Analysed,
  { min, max, columns: mostColumns }: Request["usual"] & { columns: number },
): Promise<string[]> {
  const values = new Map<string, number>();
  for (const { key } of await listSegments(db, organizationId, ...questionIds))
    values.set(key, (values.get(key) ?? 0) + 1);
  const fitting = [...values].filter(([, count]) => count >= min && count <= max);
  let columns = 0;
  const kept = new Set<string>();
  for (const [key, count] of fitting.toSorted(([, one], [, other]) => one - other)) {
    columns += count;
    if (columns <= mostColumns) kept.add(key);
  }
  return fitting.flatMap(([key]) => (kept.has(key) ? [key] : []));
}
