import { createHash } from "node:crypto";
import { seededRandom } from "@/lib/numeric/random";
import type { CodedRow } from "../quality/sets";

/**
 * How likely a model's code is wrong depends on the difficulty of the answer. The values are the smallest factor and
 * the range of factors; their mean is 1.
 */
const EASIEST = 0.3;
const RANGE = 1.4;
/** How a model errs: the share of mistakes with another code instead, and the share with an additional code. */
const ANOTHER_CODE = 0.8;
const FURTHER_CODE = 0.3;

/**
 * Simulates a model of known quality, deterministically. It gives the share `quality` of people's codes, and errs most
 * on long answers with many rare codes.
 */
export function modelOfQuality(quality: number, rows: readonly CodedRow[], codes: readonly string[]) {
  const counts = new Map<string, number>();
  for (const label of rows.flatMap(({ labels }) => labels)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const rarity = (label: string) => -Math.log((counts.get(label) ?? 1) / rows.length);
  const difficulty = ({ text, labels }: CodedRow) =>
    text.length / 200 +
    labels.length +
    labels.reduce((sum, label) => sum + rarity(label), 0) / Math.max(1, labels.length);
  const ranked = rows.map(difficulty).toSorted((one, other) => one - other);
  const rankOf = (row: CodedRow) => ranked.findIndex((value) => value >= difficulty(row)) / ranked.length;

  return (row: CodedRow): string[] => {
    const random = seededRandom(createHash("sha256").update(row.text).digest().readUInt32LE());
    const any = () => codes[Math.floor(random() * codes.length)] ?? "";
    const wrong = Math.min(0.95, (1 - quality) * (EASIEST + RANGE * rankOf(row)));
    const given = row.labels.flatMap((label) => {
      if (random() >= wrong) return [label];
      return random() < ANOTHER_CODE ? [any()] : [];
    });
    if (random() < FURTHER_CODE * wrong) given.push(any());
    return [...new Set(given)];
  };
}
