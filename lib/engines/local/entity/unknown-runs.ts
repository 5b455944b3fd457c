import type { NameToken } from "./name-tokens";
import { LONGEST_NAME } from "./parameters";
import { type Context, isUnlisted } from "./phrase-counts";
import { isStop } from "./plain-words";

/**
 * Sequences of words that are neither known names nor everyday language. The known names must be in the order of the
 * text.
 */
export function unknownRuns(
  tokens: readonly NameToken[],
  known: readonly { start: number; end: number }[],
  language: string,
  { start: begin }: Context,
): NameToken[][] {
  const runs: NameToken[][] = [];
  let run: NameToken[] = [];
  let next = 0;
  for (const token of tokens) {
    while ((known[next]?.end ?? token.end) < token.end) next++;
    const isKnown = (known[next]?.start ?? token.start + 1) <= token.start;
    const isLarge = language !== "de" && /^\p{Lu}/u.test(token.written) && token.start > begin;
    if (!isKnown && (isUnlisted(token.key, language) || (isLarge && !isStop(token.key, language)))) run.push(token);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs.filter(({ length }) => length <= LONGEST_NAME);
}
