import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { streamCsv } from "./stream-csv";
import { streamWorkbook } from "./stream-workbook";

const ROWS = Array.from({ length: 100 }, (_, index) => [`r${index}`, "<long> & ".repeat(10_000)]);

/** The bytes of the largest piece of a stream, and how often other work got a turn while it was read. */
async function readInTurns(stream: ReadableStream<Uint8Array>) {
  let turns = 0;
  let isDone = false;
  const counting = (async () => {
    for (; !isDone; turns++) await turn();
  })();
  let largest = 0;
  for await (const piece of stream) largest = Math.max(largest, piece.length);
  isDone = true;
  await counting;
  return { largest, turns };
}

it("a page of long cells is written to CSV in small parts", async () => {
  const { largest, turns } = await readInTurns(streamCsv(["id", "text"], [ROWS]));
  expect(largest).toBeLessThan(1_000_000);
  expect(turns).toBeGreaterThan(30);
});

it("long cells are written to a workbook a few at a time", async () => {
  const made: number[] = [];
  let turns = 0;
  let isDone = false;
  const counting = (async () => {
    for (; !isDone; turns++) await turn();
  })();
  async function* rows() {
    for (const row of ROWS) {
      made.push(turns);
      yield row;
    }
  }
  await new Response(streamWorkbook([{ name: "A", rows: rows() }])).arrayBuffer();
  isDone = true;
  await counting;
  const sameTurn = made.map((at) => made.filter((other) => other === at).length);
  expect(Math.max(...sameTurn)).toBeLessThan(20);
});
