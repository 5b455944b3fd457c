import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { rowsInTurns } from "./rows-in-turns";

it("gives other work a turn after every few rows of thousands of cells", async () => {
  async function* pages() {
    yield Array.from({ length: 50 }, (_, index) => index);
  }
  let turns = 0;
  let isDone = false;
  const counting = (async () => {
    for (; !isDone; turns++) await turn();
  })();
  const rows: number[] = [];
  for await (const part of rowsInTurns(pages(), 8_000, (answer) => [answer])) rows.push(...part);
  isDone = true;
  await counting;
  expect(rows).toEqual(Array.from({ length: 50 }, (_, index) => index));
  expect(turns).toBeGreaterThan(20);
});
