import type { CodebookOptions, DraftCategory } from "@/lib/engines/engine";
import { headingsOf } from "@/lib/language/headings/headings";
import { isNoAnswerName } from "@/lib/language/no-answer/no-answer-name";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { inParts } from "@/lib/parts";
import { LOOKED_AT_PER_TURN } from "../parameters";
import type { AnswerGroup } from "./answer-groups";

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
 * get it.
 */
export async function needsNoAnswerCode(
  groups: readonly AnswerGroup[],
  { includeOther, minFrequency, maxCodes }: CodebookOptions,
): Promise<boolean> {
  if (!includeOther || maxCodes <= 2) return false;
  const enough = Math.max(1, minFrequency);
  let count = 0;
  for (const part of inParts(groups, LOOKED_AT_PER_TURN)) {
    for (const { representative, answers } of part) if (hasNoContent(representative.text)) count += answers.length;
    if (count >= enough) return true;
  }
  return false;
}
