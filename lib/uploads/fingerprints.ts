import { createHash } from "node:crypto";
import type { Row, TableHead } from "@/lib/tables/table";
import { checkRow, segmentNamesOf } from "./check-row";
import type { ColumnPlan } from "./column-plan";

/** A row's id, and the MD5 of its text in each text column; null where the file declares the value missing. */
export type Fingerprint = { id: string; texts: (string | null)[] };

/** The most texts that a preview compares with stored answers. */
const MOST_TEXTS = 10_000;

/** Fingerprints of the first rows that can be loaded. Of rows with the same id only the last one counts. */
export function fingerprintsOf(
  { columns }: Pick<TableHead, "columns">,
  rows: readonly Row[],
  plan: ColumnPlan,
): Fingerprint[] {
  if (plan.text.length === 0) return [];
  const segmentNames = segmentNamesOf(columns);
  const most = Math.max(1, Math.floor(MOST_TEXTS / plan.text.length));
  const found = new Map<string, Fingerprint>();
  for (const [index, row] of rows.slice(0, most).entries()) {
    const { externalId: id, texts } = checkRow(row, index + 1, { columns, segmentNames, plan });
    if (id !== null) found.set(id, { id, texts: texts.map((text) => (text === null ? null : hashOf(text))) });
  }
  return [...found.values()];
}

/** MD5, because PostgreSQL computes it too. It only tells whether texts differ. */
const hashOf = (text: string) => createHash("md5").update(text).digest("hex");
