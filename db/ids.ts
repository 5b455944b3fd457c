import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `column in (ids)` for any number of uuids, as one parameter; looked up by index or hash, whatever the statistics. */
export const isOneOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;
