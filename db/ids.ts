import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * `column in (ids)` with all uuids as one parameter. PostgreSQL then uses an index or a hash, whatever the statistics
 * say.
 */
export const isOneOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;

/** A new uuid v7 for each row of a statement (RFC 9562, 5.7): milliseconds, then random bits. */
export const newIdInSql = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
  substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`;
