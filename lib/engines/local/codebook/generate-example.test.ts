import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { stemsOf } from "@/lib/language/terms";
import { codebookRequest } from "@/test/codebook-request";
import { findCandidates } from "./generate";
import { supportOf } from "./theme";

const { data } = Papa.parse<{ answer: string }>(readFileSync("examples/hotel-stay.csv", "utf8"), {
  header: true,
  skipEmptyLines: true,
});
const MIN = 10;
const options = { granularity: 3, maxCodes: 50, minFrequency: 6, includeOther: true };
const codes = findCandidates(
  codebookRequest(
    data.map(({ answer }) => answer),
    { options },
  ),
);

test("the answers of a code say its name", () => {
  for (const { theme, mentions } of codes.filter((code) => code.theme.concept === null)) {
    const [word = ""] = stemsOf(theme.topic, "en").slice(-1);
    const said = mentions.filter(({ passage }) => stemsOf(passage.text, "en").includes(word));
    expect(said.length).toBeGreaterThan(mentions.length * 0.8);
  }
});

test("a theme has codes for praise and for complaints only if words say both in enough answers", () => {
  const split = codes.filter(({ theme, name }) => codes.some((other) => other.theme === theme && other.name !== name));
  expect(split.length).toBeGreaterThan(3);
  for (const { mentions, sentiment } of split) {
    const told = mentions.filter(({ passage }) => passage.sentiment === sentiment);
    expect(supportOf(told)).toBeGreaterThanOrEqual(MIN);
  }
});
