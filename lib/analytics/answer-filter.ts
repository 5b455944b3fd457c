import type { SQL } from "drizzle-orm";
import type { Db } from "@/db/client";
import { conditionsOf, type ResponseFilter } from "@/lib/responses/response-filter";
import type { Analysed } from "./analysed";
import { findSegment } from "./segments";

/** Which answers an analysis is restricted to; segments as `key=value`, or as a value that only one key has. */
export type AnalysisFilter = Omit<ResponseFilter, "segments"> & { segments?: readonly string[] | undefined };

/** The filter as conditions on `responses`. VALIDATION_ERROR for a code, category or segment that does not exist. */
export async function conditionsFor(
  db: Db,
  analysed: Analysed,
  filter: AnalysisFilter = {},
  field = "filter.segments",
): Promise<SQL[]> {
  const segments = [];
  for (const text of filter.segments ?? []) segments.push(await findSegment(db, analysed, text, field));
  return conditionsOf(db, analysed, { ...filter, segments });
}
