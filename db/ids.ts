import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `column in (ids)` for any number of uuids, as one parameter. */
export const isOneOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
