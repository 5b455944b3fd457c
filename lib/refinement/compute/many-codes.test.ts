import { describe, expect, it } from "vitest";
import { type CodingEngine, type Mention, NO_USAGE } from "@/lib/engines/engine";
import { longestTurnOf } from "@/test/longest-turn";
import type { CodedAnswer, Material } from "./coded-answers";
import { computeSuggestions } from "./compute-suggestions";

const CODES = 2_000;
const ANSWERS = 30_000;
/** Milliseconds: a turn of this work takes up to 60; a loop over all codes and answers took 2,000. */
const LONGEST_TURN = 400;

const codebook = [
  {
    id: "net",
    name: "Net",
    codes: Array.from({ length: CODES }, (_, index) => ({
      id: `c${index}`,
      name: `Subject ${index}`,
      definition: null,
      sentiment: "Neutral" as const,
      codeNumber: index + 1,
    })),
  },
];

const mentionOf = (code: number, evidence: string | null): Mention => ({
  codeId: `c${code % CODES}`,
  confidence: "high",
  evidence,
  mentionSentiment: "Neutral",
});

/** Answers of which each has this many codes. */
const answersWith = (codes: number, evidence: string | null): CodedAnswer[] =>
  Array.from({ length: ANSWERS / codes }, (_, index) => {
    const answer = { id: `a${index}`, text: `answer ${index}`, language: "en", flags: [] };
    const mentions = Array.from({ length: codes }, (_, place) => mentionOf(index + place, evidence));
    return { representative: answer, answers: [answer], mentions, reviewed: false };
  });

/** Finds in each answer the code after its first one. */
const engine: CodingEngine = {
  name: "local",
  version: "local/1",
  batchSize: 2_000,
  reviewSize: 1_000,
  generateCodebook: async () => ({ value: [], usage: NO_USAGE }),
  classify: async (_, answers) => ({
    value: answers.map(({ id }) => ({ answerId: id, mentions: [mentionOf(Number(id.slice(1)) + 1, "answer")] })),
    usage: NO_USAGE,
  }),
  review: async (_, __, codings) => ({ value: [...codings], usage: NO_USAGE }),
};

const materialOf = (answers: CodedAnswer[]): Material => ({
  engine,
  local: engine,
  manual: undefined,
  signal: new AbortController().signal,
  context: { codingType: "entity", language: "en", wording: null, survey: null },
  codebook,
  examples: [{ text: "a", codeIds: [] }],
  answers,
});

describe("suggestions for a codebook of 2,000 codes", () => {
  it("name the codes that most answers speak of, and leave other work its turns", async () => {
    const material = materialOf(answersWith(1, null));
    const longest = await longestTurnOf(async () => {
      const drafts = await computeSuggestions(material);
      expect(drafts.map(({ type }) => type)).toEqual(Array(15).fill("assign_existing"));
      expect(drafts.map(({ mentions }) => mentions.length)).toEqual(Array(15).fill(ANSWERS / CODES));
    });
    expect(longest).toBeLessThan(LONGEST_TURN);
  });

  it("leave other work its turns where answers have hundreds of codes with long evidence", async () => {
    const material = materialOf(answersWith(200, `ab${"a".repeat(9_000)}`));
    const longest = await longestTurnOf(() => computeSuggestions(material));
    expect(longest).toBeLessThan(LONGEST_TURN);
  });
});
