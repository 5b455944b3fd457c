import { describe, expect, it } from "vitest";
import { writeAnswerKey } from "@/lib/export/answer-key";
import { sourceOf } from "@/lib/tables/byte-source";
import { codeNames } from "./code-names";
import { readEdits } from "./read-edits";

const ID = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";
/**
 * Milliseconds of processor time: ten times what a file takes, and less than a tenth of what quadratic loops over it
 * would take.
 */
const TIMEOUT = 10_000;

/** Does work, and checks how much processor time it takes. */
async function soon(work: () => Promise<void> | void): Promise<void> {
  const before = process.cpuUsage();
  await work();
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(TIMEOUT);
}

const keyWith = (codes: number) =>
  writeAnswerKey({
    responseId: ID,
    text: "good",
    mentions: Array.from({ length: codes }, (_, number) => ({ number, sentiment: "Positive" as const })),
    reviewed: false,
  });

const read = (...lines: string[]) =>
  readEdits(sourceOf(Buffer.from(lines.join("\n"))), "edited.csv", [
    { number: 1, category: "Stay", name: "Friendly staff" },
  ]);

describe("an edited export made to take long", () => {
  it("with a row for each of 100,000 codes of one answer is read", () =>
    soon(async () => {
      const rows = Array.from({ length: 100_000 }, (_, number) => `${number + 10},${keyWith(1)}`);
      const { problems } = await read("code_number,import_key", ...rows);
      expect(problems[0]?.reason).toMatch(/names code \d+, which the codebook does not have/);
    }));

  it("with 30,000 codes in a key and as many in a cell is read", () =>
    soon(async () => {
      const cell = Array.from({ length: 30_000 }, (_, number) => number + 100_000).join(" ");
      const { problems } = await read("code_numbers,codes,sentiment,import_key", `${cell},,,${keyWith(30_000)}`);
      expect(problems).toHaveLength(1);
    }));

  it("with 200,000 codes of one name is read", () =>
    soon(() => {
      const codes = Array.from({ length: 200_000 }, (_, number) => ({ number, category: "Stay", name: "Same" }));
      expect(codeNames(codes, []).find("Same").size).toBe(200_000);
    }));
});
