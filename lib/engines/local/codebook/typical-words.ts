import { contentTerms } from "../scoring/terms";

/** A word that sets a group of texts apart, as people mostly write it; share and recall as of a key phrase. */
export type TypicalWord = { stem: string; text: string; weight: number; share: number; recall: number };

/** The words of many texts, read once. */
export type WordIndex = {
  texts: readonly (readonly number[])[];
  stems: readonly string[];
  spellings: readonly string[];
  counts: Int32Array;
};

const KEPT = 20;
const LEAST_SHARE = 0.03;
const SHARE_POWER = 0.7;

/** Reads the content words of every text. */
export function wordIndex(texts: readonly string[], language: string): WordIndex {
  const numbers = new Map<string, number>();
  const spellings: Map<string, number>[] = [];
  const read = texts.map((text) => {
    const found = new Set<number>();
    for (const { stem, word } of contentTerms(text, language)) {
      if (!/\p{L}/u.test(word)) continue;
      const number = numbers.get(stem) ?? numbers.size;
      numbers.set(stem, number);
      const uses = spellings[number] ?? new Map<string, number>();
      spellings[number] = uses.set(word, (uses.get(word) ?? 0) + 1);
      found.add(number);
    }
    return [...found];
  });
  const counts = new Int32Array(numbers.size);
  for (const found of read) for (const number of found) counts[number] = (counts[number] as number) + 1;
  return { texts: read, stems: [...numbers.keys()], spellings: spellings.map(mostUsed), counts };
}

/** The words typical of some of the texts, most typical first: share times log-odds against the others. */
export function typicalWords(
  { texts, stems, spellings, counts }: WordIndex,
  members: readonly number[],
): TypicalWord[] {
  const inside = new Map<number, number>();
  for (const member of members) {
    for (const number of texts[member] ?? []) inside.set(number, (inside.get(number) ?? 0) + 1);
  }
  const others = texts.length - members.length;
  const least = Math.max(Math.min(2, members.length), members.length * LEAST_SHARE);
  const found: TypicalWord[] = [];
  for (const [number, count] of inside) {
    if (count < least) continue;
    const share = count / members.length;
    const lift = Math.log(share / (((counts[number] as number) - count + 0.5) / (others + 1)));
    if (lift <= 0) continue;
    const [stem, text] = [stems[number] ?? "", spellings[number] ?? ""];
    found.push({ stem, text, weight: share ** SHARE_POWER * lift, share, recall: count / (counts[number] as number) });
  }
  return found.toSorted((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1)).slice(0, KEPT);
}

function mostUsed(spellings: ReadonlyMap<string, number>): string {
  const [best] = [...spellings].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return best?.[0] ?? "";
}
