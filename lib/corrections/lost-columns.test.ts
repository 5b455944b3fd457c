import { describe, expect, it } from "vitest";
import { writeAnswerKey } from "@/lib/export/answer-key";
import { sourceOf } from "@/lib/tables/byte-source";
import { readEdits } from "./read-edits";

const CODES = [1, 2].map((number) => ({ number, category: "Stay", name: `Code ${number}` }));
const KEY = writeAnswerKey({
  responseId: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f",
  text: "good",
  mentions: [1, 2].map((number) => ({ number, sentiment: "Positive" as const })),
  reviewed: false,
});

const read = (...lines: string[]) => readEdits(sourceOf(Buffer.from(lines.join("\n"))), "edited.csv", CODES);

describe("an export whose columns of codes were renamed or deleted", () => {
  it.each([
    ["the first mention", "Q1_M2,Q1_KEY", `2,${KEY}`],
    ["the last mention", "Q1_M1,Q1_KEY", `1,${KEY}`],
    ["a mention's number", "code_1,code_2,code_number_2,import_key", `Code 1,Code 2,2,${KEY}`],
  ])("is refused without %s, since it would take these codes off all answers", async (_, header, row) => {
    await expect(read(header, row)).rejects.toThrow(/no column for mention [12] /);
  });

  it("is read with all of them, in any order", async () => {
    expect(await read("Q1_KEY,Q1_M2,Q1_M1", `${KEY},2,1`)).toMatchObject({ answers: 1, edits: [], problemCount: 0 });
    const { edits } = await read("Q1_M1,Q1_M2,Q1_KEY", `1,,${KEY}`);
    expect(edits).toHaveLength(1);
  });

  it("keeps the codes that have no 0/1 column", async () => {
    expect(await read("Q1_C1,Q1_KEY", `1,${KEY}`)).toMatchObject({ edits: [] });
  });
});
