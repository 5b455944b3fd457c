import type { CodebookOptions, DraftCategory } from "@/lib/engines/engine";
import { headingsOf } from "@/lib/language/headings/headings";
import { isQuietName } from "@/lib/language/silence/quiet-name";
import { saysNothing } from "@/lib/language/silence/says-nothing";
import { inTurns } from "@/lib/parts";
import { LOOKED_AT_PER_TURN } from "../parameters";
import type { AnswerGroup } from "./answer-groups";

/**
 * The drafted codebook with a code for answers that say nothing ("Nothing / don't know"), in the category "Other" where
 * there is one. A codebook that has such a code stays as it is.
 */
export function withQuietCode(drafts: readonly DraftCategory[], language: string): DraftCategory[] {
  if (drafts.some(({ codes }) => codes.some(({ name }) => isQuietName(name)))) return [...drafts];
  const { other, quiet, quietDefinition } = headingsOf(language);
  const code = { name: quiet, definition: quietDefinition, sentiment: "Neutral" as const };
  const home = drafts.find(({ name }) => name === other);
  if (!home) return [...drafts, { name: other, codes: [code] }];
  return drafts.map((category) => (category === home ? { ...home, codes: [...home.codes, code] } : category));
}

/** Whether a generated codebook should have such a code: enough answers would get it. */
export async function needsQuietCode(
  groups: readonly AnswerGroup[],
  { includeOther, minFrequency, maxCodes }: CodebookOptions,
): Promise<boolean> {
  if (!includeOther || maxCodes <= 2) return false;
  const enough = Math.max(1, minFrequency);
  let quiet = 0;
  for await (const part of inTurns(groups, LOOKED_AT_PER_TURN)) {
    for (const { representative, answers } of part) if (saysNothing(representative.text)) quiet += answers.length;
    if (quiet >= enough) return true;
  }
  return false;
}
