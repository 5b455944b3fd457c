import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/**
 * `column in (ids)`, with all uuids as one array parameter. PostgreSQL then uses an index or a hash, even with outdated
 * statistics.
 */
export const isOneOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::uuid[])`;

/**
 * SQL of a new uuid v7 for each row of a statement (RFC 9562, 5.7). It begins with the milliseconds and their fraction
 * in 12 bits (6.2, method 3), so that rows written later sort later; the rest is random.
 */
export const newIdInSql = sql`(overlay(
    lpad(to_hex((extract(epoch from clock_timestamp()) * 4096000)::bigint), 15, '0') placing '7' from 13 for 0
  ) || substring(encode(uuid_send(gen_random_uuid()), 'hex') from 17))::uuid`;
