import type { Sentiment } from "@/db/schema/terms";
import { sentimentModel } from "@/lib/coding/engines/local/sentiment/sentiment-model";
import { short } from "./report";
import type { CodedSet } from "./sets";
import type { BenchOptions } from "./task";

const CLASSES: Readonly<Record<string, string>> = {
  "very positive": "positive",
  "very negative": "negative",
  "neutral/mixed": "neutral",
  mixed: "neutral",
};

/** Three-class accuracy of an answer's sentiment ("very" folded in, neutral and mixed one class), from the answers alone. */
export function measureSentiment(set: CodedSet, _options: BenchOptions): string[] {
  const rows = set.frames.flatMap((frame) => frame.rows).filter(({ sentiment }) => sentiment && sentiment !== "none");
  const test = rows.filter(({ split }) => split === "test");
  if (test.length === 0) return [];
  const model = sentimentModel(
    rows.map(({ text }) => text),
    set.language,
  );
  let right = 0;
  const confusion = new Map<string, number>();
  for (const { text, sentiment } of test) {
    const truth = CLASSES[sentiment ?? ""] ?? sentiment ?? "";
    const found = classOf(model.sentiment(text));
    if (truth === found) right += 1;
    confusion.set(`${truth}>${found}`, (confusion.get(`${truth}>${found}`) ?? 0) + 1);
  }
  const table = [...confusion].toSorted().map(([key, count]) => `${key} ${count}`);
  return [`${set.name.padEnd(46)}accuracy ${short(right / test.length)} of ${test.length}  (${table.join(", ")})`];
}

function classOf(sentiment: Sentiment): string {
  return sentiment === "Mixed" ? "neutral" : sentiment.toLowerCase();
}
