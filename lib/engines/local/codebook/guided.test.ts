import { expect, test } from "vitest";
import type { SeedCode } from "@/lib/engines/engine";
import { codebookRequest, namesIn } from "@/test/codebook-request";
import { generateCodebook } from "./generate";

const seed = (name: string, sentiment: SeedCode["sentiment"] = "Neutral"): SeedCode => ({
  ...{ name, sentiment, definition: null, category: null },
});
const STAY = [
  "Friendly waiters",
  "such friendly staff",
  "The waiter was rude",
  "staff were rude",
  "too expensive",
  "the price was too high",
  "noisy street",
  "so much noise at night",
];
const topics = (guidance: { seeds?: SeedCode[]; avoid?: string[] }) =>
  namesIn(
    generateCodebook(
      codebookRequest(STAY, { codingType: "qualitative_topics", guidance: { seeds: [], avoid: [], ...guidance } }),
    ),
  );

test("no code is drafted that a seed covers, by its name or by what it takes", () => {
  const without = topics({});
  expect(without).toEqual(expect.arrayContaining(["Price and value", "Noise"]));
  const names = topics({ seeds: [seed("Noise"), seed("Cost of the stay")] });
  expect(names).not.toContain("Noise");
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(without.length);
});

test("a pole of a theme is drafted though the opposite one is a seed", () => {
  const names = namesIn(
    generateCodebook(codebookRequest(STAY, { guidance: { seeds: [seed("Friendly staff", "Positive")], avoid: [] } })),
  );
  expect(names).toContain("Unfriendly staff");
  expect(names).not.toContain("Friendly staff");
});

test("no code speaks of a subject to avoid", () => {
  expect(topics({ avoid: ["the noises"] })).not.toContain("Noise");
});

test("names of seeds are left out in any spelling", () => {
  const texts = ["Morrisons", "morrisons", "Morrisons", "Morisons", "Aldi", "aldi", "Rewe", "Rewe"];
  const guidance = { seeds: [seed("Morrisons")], avoid: ["Rewe"] };
  expect(namesIn(generateCodebook(codebookRequest(texts, { codingType: "entity", guidance })))).toEqual([
    "Aldi",
    "Other",
  ]);
});
