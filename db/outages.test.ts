import { sql } from "drizzle-orm";
import { afterAll, expect, inject, it } from "vitest";
import { connect } from "./client";
import { isOutage } from "./outages";

const { db, close } = connect(inject("databaseServer"), { max: 1 });
afterAll(close);

/** The error with which the database answers a statement that fails with this SQLSTATE. */
const failure = (state: string) =>
  db
    .execute(sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${state}'; end $$`))
    .catch((error) => error);

it.each(["08006", "40001", "40P01", "53100", "53200", "53300", "57P01", "57P03", "55P03", "57014", "25P03"])(
  "SQLSTATE %s says that the database cannot be reached, or asks to retry",
  async (state) => {
    expect(isOutage(await failure(state))).toBe(true);
  },
);

it.each(["22P02", "23505", "25P02", "42601", "55000", "57000"])(
  "SQLSTATE %s says that the query is wrong",
  async (state) => {
    expect(isOutage(await failure(state))).toBe(false);
  },
);
