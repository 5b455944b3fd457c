import { evenly } from "@/lib/data/parts";
import type { CodebookOptions, DraftCategory } from "@/lib/engines/engine";
import { headingsOf } from "@/lib/language/headings/headings";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { bareAnswer, hasNoContent, isDontKnow } from "@/lib/language/no-answer/no-content";
import type { AnswerGroup } from "./answer-groups";

/** The most groups that are read: 20,000 take 50 ms. */
const MAX_READ = 20_000;

/** The two kinds of answers without content, each with a code of its own. */
export const SILENT_KINDS = ["fine", "dontKnow"] as const;
export type SilentKind = (typeof SILENT_KINDS)[number];

/**
 * The drafted codebook with codes for answers without content ("Nothing / all fine", "Don't know"), in the category
 * "Other" if there is one. A codebook that already has such a code is unchanged.
 */
export function withNoAnswerCodes(
  drafts: readonly DraftCategory[],
  language: string,
  kinds: readonly SilentKind[],
): DraftCategory[] {
  if (kinds.length === 0 || drafts.some(({ codes }) => codes.some(({ name }) => isNoAnswerName(name))))
    return [...drafts];
  const headings = headingsOf(language);
  const { other } = headings;
  const added = kinds.map((kind) => ({
    name: headings[kind],
    definition: headings[`${kind}Definition`],
    sentiment: "Neutral" as const,
  }));
  const home = drafts.find(({ name }) => name === other);
  if (!home) return [...drafts, { name: other, codes: added }];
  return drafts.map((category) => (category === home ? { ...home, codes: [...home.codes, ...added] } : category));
}

/**
 * The kinds of answers without content for which a generated codebook should have a code: at least `minFrequency`
 * answers would get it, as estimated from an even selection of the groups.
 */
export function neededNoAnswerCodes(
  groups: readonly AnswerGroup[],
  { includeOther, minFrequency, maxCodes }: CodebookOptions,
): SilentKind[] {
  if (!includeOther || maxCodes <= SILENT_KINDS.length) return [];
  const read = evenly(groups, MAX_READ);
  const counts = { fine: 0, dontKnow: 0 };
  for (const { representative, answers } of read) {
    if (!hasNoContent(representative.text)) continue;
    counts[isDontKnow(bareAnswer(representative.text)) ? "dontKnow" : "fine"] += answers.length;
  }
  const min = Math.max(1, minFrequency);
  return SILENT_KINDS.filter((kind) => (counts[kind] * groups.length) / Math.max(1, read.length) >= min);
}
