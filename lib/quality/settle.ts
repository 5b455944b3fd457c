import { type ComparedAnswer, groupsOf } from "./inconsistencies";
import type { Similarity } from "./parameters";

/**
 * A group of similar answers, named by one of them, and the codes that all of them get instead of the suggested ones.
 */
export type ChosenCodes = { id: string; codes?: readonly number[] | undefined };

export type Settling = {
  answers: readonly ComparedAnswer[];
  similarity: Similarity;
  /** Only these groups; null for all. */
  choices: readonly ChosenCodes[] | null;
};

/** An answer that gets other codes. Each code is copied from a similar answer, or from none (null). */
export type Settled = {
  id: string;
  wave: number;
  text: string;
  before: readonly number[];
  mentions: { code: number; from: string | null }[];
};

export type Settlement = {
  groups: number;
  settled: Settled[];
  /** How many deviating answers keep their codes because a person reviewed or edited them. */
  kept: number;
  /** The indexes of choices whose answer is in no group. */
  unknown: number[];
};

/**
 * Decides which answers get which codes, so that similar answers have the same. Answers that a person reviewed or
 * edited keep theirs.
 */
export function settle({ answers, similarity, choices }: Settling): Settlement {
  const chosen = new Map(choices?.map((choice, index) => [choice.id, { ...choice, index }]));
  const unknown = new Set(choices?.keys());
  const settlement: Settlement = { groups: 0, settled: [], kept: 0, unknown: [] };
  for (const { group, inconsistency } of groupsOf(answers, similarity)) {
    const named = group.flatMap(({ id }) => chosen.get(id) ?? []);
    for (const { index } of named) unknown.delete(index);
    if (choices && named.length === 0) continue;
    const wanted = [...(named[0]?.codes ?? inconsistency.suggested)].toSorted((one, other) => one - other);
    const different = group.filter(({ codes }) => !isSame(codes, wanted));
    const open = different.filter(({ reviewed, edited }) => !reviewed && !edited);
    const mentions = wanted.map((code) => ({ code, from: donorOf(group, code, wanted)?.id ?? null }));
    for (const { id, wave, text, codes } of open) settlement.settled.push({ id, wave, text, before: codes, mentions });
    settlement.kept += different.length - open.length;
    if (open.length > 0) settlement.groups += 1;
  }
  return { ...settlement, unknown: [...unknown] };
}

const isSame = (codes: readonly number[], wanted: readonly number[]): boolean =>
  codes.length === wanted.length && wanted.every((code) => codes.includes(code));

/**
 * The answer from which a code is copied: preferably one with exactly the wanted codes, and among these one that a
 * person decided.
 */
function donorOf(
  group: readonly ComparedAnswer[],
  code: number,
  wanted: readonly number[],
): ComparedAnswer | undefined {
  const rank = ({ codes, reviewed }: ComparedAnswer) => (isSame(codes, wanted) ? 2 : 0) + (reviewed ? 1 : 0);
  return group
    .filter(({ codes }) => codes.includes(code))
    .reduce<ComparedAnswer | undefined>((best, each) => (best && rank(best) >= rank(each) ? best : each), undefined);
}
