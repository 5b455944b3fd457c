import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `column in (ids)` for any number of uuids, as one parameter; looked up by index or hash, whatever the statistics. */
export const isOneOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;

/** A new uuid v7 for each row of a statement (RFC 9562, 5.7): milliseconds, then what is random. */
export const newIdInSql = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
  substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`;
