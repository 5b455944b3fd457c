import { describe, expect, it } from "vitest";
import { z } from "zod";
import { job } from "./contract/jobs";
import { writeJson } from "./write-json";

const line = z.object({ name: z.string(), note: z.string().optional(), when: z.date().nullable() });
const shape = z.object({
  lines: z.array(line.extend({ more: z.array(z.object({ id: z.int() })).optional() })),
  records: z.record(z.string(), z.int()),
  empty: z.array(z.int()).nullable(),
  missing: z.string().optional(),
  given: z.string().default("as declared"),
});

/** Counts the turns of the event loop while the work runs. */
async function turnsWhile<Value>(work: Promise<Value>): Promise<{ value: Value; turns: number }> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const value = await work.finally(() => {
    isDone = true;
  });
  return { value, turns };
}

const linesOf = (count: number, more = 0) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Line "${index}"`,
    note: index % 2 ? undefined : "…",
    when: index % 3 ? new Date(index) : null,
    undeclared: true,
    more: Array.from({ length: more }, (_, id) => ({ id, undeclared: 1 })),
  }));

describe("JSON of a reply", () => {
  it.each([
    ["small", 3, 2],
    ["a long list", 20_000, 0],
    ["long lists in a list", 3, 10_000],
  ])("is what the schema makes of it, %s", async (_, count, more) => {
    const value = { lines: linesOf(count, more), records: { a: 1 }, empty: null };
    expect(JSON.parse(await writeJson(shape, value))).toEqual(JSON.parse(JSON.stringify(shape.parse(value))));
  });

  it("leaves time for other work where it is large, and takes one turn where it is small", async () => {
    const large = await turnsWhile(writeJson(shape, { lines: linesOf(20_000), records: {}, empty: [] }));
    expect(large.turns).toBeGreaterThan(20);
    const small = await turnsWhile(writeJson(shape, { lines: linesOf(20), records: {}, empty: [] }));
    expect(small.turns).toBeLessThan(3);
  });

  it("refuses what the schema refuses, in the last of many too", async () => {
    const lines = [...linesOf(20_000), { name: 5, when: null }];
    await expect(writeJson(shape, { lines, records: {}, empty: null })).rejects.toThrow("expected string");
    await expect(writeJson(shape, { lines: linesOf(20_000), records: {} })).rejects.toThrow("expected array");
    await expect(
      writeJson(
        z.array(job),
        Array.from({ length: 3_000 }, () => ({})),
      ),
    ).rejects.toThrow();
  });
});
