import type { FrameCode } from "@/lib/engines/engine";
import { stemsOf } from "@/lib/language/terms";

const SHARE_OF_BEST = 0.65;

export type Baseline = { name: string; classify(text: string): string[] };

/**
 * TF-IDF cosine and BM25 between an answer and a code's name and definition. A code is given from 0.65 of the best
 * score.
 */
export function baselines(codes: readonly FrameCode[], corpus: readonly string[], language: string): Baseline[] {
  const stems = (text: string) => stemsOf(text, language);
  const documents = codes.map(({ name, definition }) =>
    countsOf(stems(`${name.replace(/[_#]/g, " ")} ${definition ?? ""}`)),
  );
  const frequency = new Map<string, number>();
  for (const text of corpus)
    for (const stem of new Set(stems(text))) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const idf = (stem: string) => Math.log((corpus.length + 1) / ((frequency.get(stem) ?? 0) + 1)) + 1;
  const norms = documents.map(
    (counts) => Math.hypot(...[...counts].map(([stem, count]) => (1 + Math.log(count)) * idf(stem))) || 1,
  );
  const lengths = documents.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const inCodes = new Map<string, number>();
  for (const counts of documents) for (const stem of counts.keys()) inCodes.set(stem, (inCodes.get(stem) ?? 0) + 1);
  const cosine = (query: ReadonlyMap<string, number>, code: number) => {
    let sum = 0;
    for (const [stem, count] of query) {
      const own = documents[code]?.get(stem);
      if (own) sum += (1 + Math.log(count)) * idf(stem) * (1 + Math.log(own)) * idf(stem);
    }
    return sum / (norms[code] ?? 1);
  };
  const bm25 = (query: ReadonlyMap<string, number>, code: number) => {
    let sum = 0;
    for (const stem of query.keys()) {
      const own = documents[code]?.get(stem) ?? 0;
      const spread = inCodes.get(stem) ?? 0;
      const rarity = Math.log(1 + (codes.length - spread + 0.5) / (spread + 0.5));
      sum += (rarity * own * 2.2) / (own + 1.2 * (0.25 + (0.75 * (lengths[code] ?? 0)) / Math.max(1, mean)));
    }
    return sum;
  };
  const ranked = (score: typeof cosine) => (text: string) => {
    const query = countsOf(stems(text));
    const values = codes.map((_, code) => score(query, code));
    const best = Math.max(0, ...values);
    return best === 0 ? [] : codes.filter((_, code) => (values[code] ?? 0) >= best * SHARE_OF_BEST).map(({ id }) => id);
  };
  return [
    { name: "TF-IDF cosine", classify: ranked(cosine) },
    { name: "BM25", classify: ranked(bm25) },
  ];
}

function countsOf(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
