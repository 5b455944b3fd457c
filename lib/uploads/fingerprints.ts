import { createHash } from "node:crypto";
import type { Row, TableHead } from "@/lib/tables/table";
import { checkRow, rowContext } from "./check-row";
import type { ColumnPlan } from "./column-plan";

/** A row's id, and the MD5 of its text in each text column; null where the file declares the value missing. */
export type Fingerprint = { id: string; texts: (string | null)[] };

/** The most texts that a preview compares with stored answers. */
const MAX_TEXTS = 10_000;

/** The number of rows that were looked at, and their fingerprints: of rows with the same id, only of the last one. */
export type Fingerprints = { compared: number; rows: Fingerprint[] };

/** Fingerprints of the first rows, as far as they can be loaded. */
export function fingerprintsOf(
  { columns }: Pick<TableHead, "columns">,
  rows: readonly Row[],
  plan: ColumnPlan,
): Fingerprints {
  if (plan.text.length === 0) return { compared: 0, rows: [] };
  const context = rowContext(columns, plan);
  const max = Math.max(1, Math.floor(MAX_TEXTS / plan.text.length));
  const found = new Map<string, Fingerprint>();
  const first = rows.slice(0, max);
  for (const [index, row] of first.entries()) {
    const { externalId: id, texts } = checkRow(row, index + 1, context);
    if (id !== null) found.set(id, { id, texts: texts.map((text) => (text === null ? null : hashOf(text))) });
  }
  return { compared: first.length, rows: [...found.values()] };
}

/** MD5, because PostgreSQL computes it too. It only tells whether texts differ. */
const hashOf = (text: string) => createHash("md5").update(text).digest("hex");
