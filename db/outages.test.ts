import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, inject, it } from "vitest";
import { connect } from "./client";
import { isOutage, releaseAfterFailure } from "./outages";

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

describe("what failed work gives back", () => {
  const outage = Object.assign(new Error("gone"), { code: "CONNECTION_CLOSED" });

  it("is waited for", async () => {
    let isGivenBack = false;
    await releaseAfterFailure(async () => {
      await pause(100);
      isGivenBack = true;
    });
    expect(isGivenBack).toBe(true);
  });

  it("is not waited for longer than five seconds, whether it then succeeds or fails", async () => {
    const began = performance.now();
    await releaseAfterFailure(() => new Promise(() => {}));
    await releaseAfterFailure(() => pause(6_000).then(() => Promise.reject(outage)));
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it("hides no outage's cause behind an error of its own, but tells other errors", async () => {
    await expect(releaseAfterFailure(() => Promise.reject(outage))).resolves.toBeUndefined();
    await expect(releaseAfterFailure(() => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
  });
});
