import { describe, expect, it } from "vitest";
import type { FrameCode, Mention } from "@/lib/engines/engine";
import type { ExaminedCode } from "./examined-code";
import { suggestSplit } from "./suggest-split";

const codeNamed = (name: string): FrameCode => ({
  id: `id of ${name}`,
  name,
  definition: null,
  sentiment: "Neutral",
  category: "Hotel",
});
const mentionOf = (code: FrameCode): Mention => ({
  codeId: code.id,
  confidence: "high",
  evidence: null,
  mentionSentiment: "Neutral",
});

/** A code of which every part has ten passages of its own. */
function examined(code: FrameCode, drafted: readonly FrameCode[]): ExaminedCode {
  const places = Array.from({ length: 10 * drafted.length }, (_, place) => place);
  return {
    code,
    drafted,
    passages: places.map((place) => {
      const answer = { id: `a${place}`, text: "an answer", language: "en", flags: [] };
      return {
        answer: { representative: answer, answers: [answer], mentions: [mentionOf(code)], reviewed: false },
        mention: mentionOf(code),
        text: answer.text,
      };
    }),
    codings: places.map((place) => {
      const part = drafted[place % drafted.length];
      return { answerId: `a${place}`, mentions: part ? [mentionOf(part)] : [] };
    }),
  };
}

describe("a suggested split", () => {
  const [staff, breakfast] = [codeNamed("Staff"), codeNamed("Breakfast")];
  const partsOf = (...names: string[]) =>
    suggestSplit(examined(staff, names.map(codeNamed)), [staff, breakfast]).map(({ parts }) =>
      parts.map(({ name }) => name),
    );

  it("names its parts", () => {
    expect(partsOf("Friendly", "Slow")).toEqual([["Friendly", "Slow"]]);
  });

  it("gives no part the name of a code of the codebook, in any letter case", () => {
    expect(partsOf("Friendly", "staff")).toEqual([]);
    expect(partsOf("Friendly", "BREAKFAST")).toEqual([]);
    expect(partsOf("Friendly", "Slow", "Rude", "Breakfast")).toEqual([["Friendly", "Slow", "Rude"]]);
  });

  it("gives no two parts one name", () => {
    expect(partsOf("Friendly", "friendly")).toEqual([]);
  });
});
