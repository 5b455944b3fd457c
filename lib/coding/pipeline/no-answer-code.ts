import type { CodebookOptions, DraftCategory } from "@/lib/engines/engine";
import { headingsOf } from "@/lib/language/headings/headings";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { evenly } from "@/lib/parts";
import type { AnswerGroup } from "./answer-groups";

/** The most groups that are read: 20,000 take 50 ms. */
const MAX_READ = 20_000;

/**
 * The drafted codebook with a code for answers without content ("Nothing / don't know"), in the category "Other" if
 * there is one. A codebook that already has such a code is unchanged.
 */
export function withNoAnswerCode(drafts: readonly DraftCategory[], language: string): DraftCategory[] {
  if (drafts.some(({ codes }) => codes.some(({ name }) => isNoAnswerName(name)))) return [...drafts];
  const { other, noAnswer, noAnswerDefinition } = headingsOf(language);
  const code = { name: noAnswer, definition: noAnswerDefinition, sentiment: "Neutral" as const };
  const home = drafts.find(({ name }) => name === other);
  if (!home) return [...drafts, { name: other, codes: [code] }];
  return drafts.map((category) => (category === home ? { ...home, codes: [...home.codes, code] } : category));
}

/**
 * Whether a generated codebook should have a code for answers without content: at least `minFrequency` answers would
 * get it, as estimated from an even selection of the groups.
 */
export function needsNoAnswerCode(
  groups: readonly AnswerGroup[],
  { includeOther, minFrequency, maxCodes }: CodebookOptions,
): boolean {
  if (!includeOther || maxCodes <= 2) return false;
  const read = evenly(groups, MAX_READ);
  const without = read.filter(({ representative }) => hasNoContent(representative.text));
  const answers = without.reduce((sum, { answers }) => sum + answers.length, 0);
  return (answers * groups.length) / Math.max(1, read.length) >= Math.max(1, minFrequency);
}
