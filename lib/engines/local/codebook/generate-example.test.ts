import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { codebookRequest } from "@/test/codebook-request";
import { findCandidates } from "./generate";
import { supportOf } from "./theme";

const { data } = Papa.parse<{ answer: string }>(readFileSync("examples/hotel-stay.csv", "utf8"), {
  header: true,
  skipEmptyLines: true,
});
const MIN = 6;
const options = { granularity: 3, maxCodes: 50, minFrequency: MIN, includeOther: true };
const known = findCandidates(
  codebookRequest(
    data.map(({ answer }) => answer),
    { options },
  ),
).flatMap(({ theme: { concept, ...theme }, ...candidate }) =>
  concept === null ? [] : [{ ...candidate, theme, aboutTheme: (hit: { concept: number }) => hit.concept === concept }],
);

test("most passages of known themes hold one of their words", () => {
  const all = known.flatMap(({ mentions, aboutTheme }) => mentions.map(({ passage }) => passage.hits.some(aboutTheme)));
  expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.75);
});

test("a known theme has codes for praise and for complaints only if words say both in enough answers", () => {
  const split = known.filter(({ theme, name }) =>
    known.some((other) => other.theme.topic === theme.topic && other.name !== name),
  );
  expect(split.length).toBeGreaterThan(3);
  for (const { mentions, sentiment, aboutTheme } of split) {
    const told = mentions.filter(({ passage }) =>
      passage.hits.some((hit) => aboutTheme(hit) && hit.sentiment === sentiment),
    );
    expect(supportOf(told)).toBeGreaterThanOrEqual(MIN);
  }
});
