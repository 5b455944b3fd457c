import { expect, it } from "vitest";
import product from "@/package.json" with { type: "json" };
import { localEngine } from "./engine";
import { learnTask } from "./task-model";

const CODES = ["Friendly staff", "Noise at night", "Expensive", "Good breakfast", "Other"];
const TEXTS = [
  "The staff were so friendly",
  "Too loud at night, and far too expensive",
  "Breakfast was delicious",
  "The receptionist helped us with everything",
  "We could not sleep because of the street",
  "Prices are too high",
  "Nothing, all perfect",
  "The pool was closed",
];

/** A change of these results needs a new minor version of the product, a new engine's version, and the changelog. */
it("the results of the local engine are those of the product's minor version", () => {
  expect(`${localEngine.version}.0`).toBe(`local/${product.version.replace(/\.\d+$/, ".0")}`);
  const codes = CODES.map((name) => ({
    id: name,
    name,
    definition: null,
    sentiment: "Neutral" as const,
    category: "Stay",
  }));
  const task = {
    codingType: "qualitative",
    language: "en",
    question: "What stood out?",
    survey: null,
    codes,
    examples: [],
  } as const;
  const answers = TEXTS.map((text, number) => ({ id: `${number}`, text, language: "en" }));
  const codings = learnTask(task).codeAll(answers);
  expect(codings.map(({ mentions }) => mentions.map(({ codeId, confidence }) => `${codeId}: ${confidence}`))).toEqual([
    ["Friendly staff: high"],
    ["Noise at night: high", "Expensive: high"],
    ["Good breakfast: high"],
    ["Friendly staff: medium"],
    ["Noise at night: medium"],
    ["Expensive: high"],
    [],
    [],
  ]);
});
