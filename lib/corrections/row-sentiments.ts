import type { Sentiment } from "@/db/schema/terms";
import { SENTIMENTS } from "@/lib/export/sav/labels";

/** The sentiment in a mention's cell; null if it is empty. */
export type CellSentiment = Sentiment | null;

/** Sentiments by the words in workbooks and by the numbers in SPSS files. */
const KNOWN = new Map(
  Object.entries(SENTIMENTS).flatMap(([word, number]) => {
    const sentiment = word as Sentiment;
    return [[word.toLowerCase(), sentiment] as const, [String(number), sentiment] as const];
  }),
);

/** Reads cells of sentiments, or says which one can't be read. */
export function sentimentsIn(cells: readonly string[]): CellSentiment[] | { problem: string } {
  const sentiments = cells
    .map((cell) => cell.trim())
    .map((cell) => (cell === "" ? null : KNOWN.get(cell.toLowerCase())));
  const wrong = sentiments.indexOf(undefined);
  if (wrong < 0) return sentiments.map((sentiment) => sentiment ?? null);
  return { problem: `"${cells[wrong]}" is not a sentiment; write ${Object.keys(SENTIMENTS).join(", ")}` };
}
