import type { CodebookOptions, DraftCategory } from "./engines/engine";
import { headingsOf } from "./engines/local/codebook/draft-names";
import type { Group } from "./group-equal";
import { saysNothing } from "./prepare/non-answer";

const QUIET_NAME =
  /^(?:nothing|none|no (?:answer|comments?|opinion|response|reply)|(?:do not|don'?t|does not) know|dk|n\/?a|refused|nichts|keine (?:angabe|antwort|meinung)|weiß nicht|nada|ning[uú]n[oa]?|no sabe|ns|rien|aucun[e]?|ne sait pas|nsp|nenhum[a]?|não sabe)(?: ?[/,] ?(?:.+)| at all| in particular| to say| or .+)?$/iu;

/** True for a code that names answers without content ("Nothing / don't know"). */
export function isQuietName(name: string): boolean {
  return QUIET_NAME.test(name.trim());
}

/** The number of answers that only say "nothing", "don't know" or the like. */
export function countQuiet(groups: readonly Group[]): number {
  return groups.reduce(
    (sum, { representative, answers }) => sum + (saysNothing(representative.text) ? answers.length : 0),
    0,
  );
}

/** A drafted codebook with a code for answers without content, beside "Other" where there is one; as it was where it has such a code. */
export function withQuietCode(drafts: readonly DraftCategory[], language: string): DraftCategory[] {
  if (drafts.some(({ codes }) => codes.some(({ name }) => isQuietName(name)))) return [...drafts];
  const { other, quiet, quietDefinition } = headingsOf(language);
  const code = { name: quiet, definition: quietDefinition, sentiment: "Neutral" as const };
  const home = drafts.find(({ name }) => name === other);
  if (!home) return [...drafts, { name: other, codes: [code] }];
  return drafts.map((category) => (category === home ? { ...home, codes: [...home.codes, code] } : category));
}

/** True where a generated codebook should have such a code: enough answers would get it. */
export function needsQuietCode(groups: readonly Group[], { includeOther, minFrequency, maxCodes }: CodebookOptions) {
  return includeOther && maxCodes > 2 && countQuiet(groups) >= Math.max(1, minFrequency);
}
