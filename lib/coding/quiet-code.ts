import { inTurns } from "@/lib/parts";
import type { CodebookOptions, DraftCategory } from "./engines/engine";
import { headingsOf } from "./engines/local/codebook/draft-names";
import type { Group } from "./group-equal";
import { saysNothing } from "./prepare/non-answer";

const LOOKED_AT_ONCE = 2_000;

const QUIET_NAME =
  /^(?:nothing|none|no (?:answer|comments?|opinion|response|reply)|(?:do not|don'?t|does not) know|dk|n\/?a|refused|nichts|keine (?:angabe|antwort|meinung)|weiß nicht|nada|ning[uú]n[oa]?|no sabe|ns|rien|aucun[e]?|ne sait pas|nsp|nenhum[a]?|não sabe|niente|non sa|niets|weet niet|nic|nie wiem|inget|vet ej|intet|ved ikke|ingenting|vet ikke|hiçbir şey|bilmiyor|ничего|не знаю|没有|不知道|特になし|わからない|لا شيء|لا أعرف)(?: ?[/,] ?(?:.+)| at all| in particular| to say| or .+)?$/iu;

/** True for a code that names answers without content ("Nothing / don't know"). */
export function isQuietName(name: string): boolean {
  return QUIET_NAME.test(name.trim());
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
export async function needsQuietCode(
  groups: readonly Group[],
  { includeOther, minFrequency, maxCodes }: CodebookOptions,
): Promise<boolean> {
  if (!includeOther || maxCodes <= 2) return false;
  const enough = Math.max(1, minFrequency);
  let quiet = 0;
  for await (const part of inTurns(groups, LOOKED_AT_ONCE)) {
    for (const { representative, answers } of part) if (saysNothing(representative.text)) quiet += answers.length;
    if (quiet >= enough) return true;
  }
  return false;
}
