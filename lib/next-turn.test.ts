import { expect, it } from "vitest";
import { z } from "zod";
import { writeJson } from "@/lib/api/write-json";

const LISTS = 12;
const PARTS = 8;
/** A list in which each item takes one turn of the event loop. */
const TEXT = "friendly staff ".repeat(30_000);

it("other work waits for one part of all lists that are written at once, not for one of each", async () => {
  let turns = 0;
  let isWriting = true;
  const lists = Promise.all(
    Array.from({ length: LISTS }, () => writeJson(z.array(z.string()), Array(PARTS).fill(TEXT))),
  );
  const written = lists.then((texts) => {
    isWriting = false;
    return texts;
  });
  for (; isWriting; turns++) await new Promise(setImmediate);
  expect(turns).toBeGreaterThanOrEqual(LISTS * PARTS);
  expect((await written).map((text) => JSON.parse(text))).toEqual(Array(LISTS).fill(Array(PARTS).fill(TEXT)));
});
