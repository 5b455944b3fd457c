import { invalidInput } from "@/lib/errors";
import { bundledEntry } from "@/lib/workers/entry";
import { runInWorker } from "@/lib/workers/workers";
import type { ChartTable } from "./chart-table";
import type { ChartCalls } from "./worker";

export const CHART_TYPES = ["image/svg+xml", "image/png"] as const;
export type ChartType = (typeof CHART_TYPES)[number];

/** The largest table that is readable as one picture. */
const MOST = { rows: 200, columns: 30 };
/** Milliseconds. */
const DEADLINE = 40_000;

const entry = bundledEntry<ChartCalls>("charts");

/** A table as a picture, drawn in a worker. Throws VALIDATION_ERROR if it is too large for one. */
export async function drawFile(table: ChartTable, type: ChartType, group: string): Promise<string | Uint8Array> {
  if (table.columns.length > MOST.columns) {
    throw invalidInput([
      { path: "segment_keys", message: `would make more than ${MOST.columns} columns, too many for a picture` },
    ]);
  }
  if (table.rows.length > MOST.rows) {
    throw invalidInput([{ path: "code_names", message: `must choose at most ${MOST.rows} rows for a picture` }]);
  }
  const options = { isLong: false, deadline: DEADLINE, group };
  return runInWorker(entry, type === "image/png" ? "png" : "svg", { table }, options);
}
