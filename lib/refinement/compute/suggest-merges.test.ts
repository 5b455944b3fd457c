import { expect, it } from "vitest";
import { type CodingEngine, NO_USAGE } from "@/lib/engines/engine";
import type { Material } from "./coded-answers";
import { suggestMerges } from "./suggest-merges";

const code = (id: string, name: string) => ({
  id,
  name,
  definition: null,
  sentiment: "Negative" as const,
  codeNumber: Number(id.slice(1)),
});

const CODES = [
  code("c1", "High price"),
  code("c2", "Bad parking"),
  code("c3", "Rude staff"),
  code("c4", "Unkind staff"),
];

/** For the name of a code, read as an answer: the code that the engine gives it in addition to its own. */
const SAYS: Record<string, string> = { "High price": "c2", "Rude staff": "c4", "Unkind staff": "c3" };

const engine: CodingEngine = {
  name: "local",
  version: "local/1",
  batchSize: 2_000,
  reviewSize: 1_000,
  generateCodebook: async () => ({ value: [], usage: NO_USAGE }),
  classify: async ({ codes }, answers) => ({
    value: answers.map(({ id, text }) => ({
      answerId: id,
      mentions: codes
        .filter((each) => each.id === SAYS[text])
        .map(({ id: codeId }) => ({ codeId, confidence: "high", evidence: text, mentionSentiment: "Negative" })),
    })),
    usage: NO_USAGE,
  }),
  review: async (_, __, codings) => ({ value: [...codings], usage: NO_USAGE }),
};

it("codes are merged by their wording only if the name of each gets the other code", async () => {
  const material: Material = {
    engine,
    local: engine,
    manual: undefined,
    signal: new AbortController().signal,
    context: { codingType: "qualitative", language: "en", wording: null, survey: null },
    codebook: [{ id: "net", name: "Net", codes: CODES }],
    examples: [],
    answers: [],
  };
  const merges = await suggestMerges(material);
  expect(merges.map(({ title }) => title)).toEqual(['Merge "Rude staff" into "Unkind staff"']);
});
