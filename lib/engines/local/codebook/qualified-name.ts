import { cuesOf } from "@/lib/language/feeling/cues";
import { stemsOf } from "@/lib/language/terms";
import { tokenize } from "@/lib/language/tokens";
import { sharedStemOf } from "@/lib/language/vectors/shared-stems";
import { isVague } from "./name-words";
import { inSentence, keyPhrases, titled } from "./naming";
import { MIN_NEGATED_SHARE, MIN_QUALIFIED_ANSWERS, MIN_QUALIFIED_SHARE } from "./parameters";
import { properNames } from "./proper-names";
import { HEAD_FIRST } from "./text-phrases";
import type { Wordings } from "./wordings";

/**
 * The name of the passages `units` with the qualifier or negation that enough of them say: "Missed connection" for
 * "Connection", "No benches" for "Benches".
 */
export function qualifiedName(name: string, units: readonly number[], texts: readonly string[], wordings: Wordings) {
  const { answers, language, phrases, uses } = wordings;
  const negation = commonNegation(name, units, texts, language);
  if (negation) return titled(`${negation} ${inSentence(name, language)}`);
  const isProper = properNames(answers, uses, language);
  const stems = stemsOf(name, language);
  const place = HEAD_FIRST.has(language) ? 0 : -1;
  const headOf = (wording: string) => stemsOf(wording.split(" ").at(place) ?? "", language)[0];
  const min = Math.max(MIN_QUALIFIED_ANSWERS, units.length * MIN_QUALIFIED_SHARE);
  const longer = keyPhrases(phrases, units).find((phrase) => {
    const words = phrase.text.split(" ");
    const held = stemsOf(phrase.text, language);
    return (
      phrase.share * units.length >= min &&
      held.length > stems.length &&
      headOf(phrase.text) === headOf(name) &&
      (HEAD_FIRST.has(language) || words.length === phrase.stems.length) &&
      stems.every((stem) => held.includes(stem)) &&
      uses.isHead(words.at(-1) ?? "") &&
      !words.some((word) => isVague(word, language)) &&
      !isProper(phrase)
    );
  });
  return longer ? titled(longer.text) : name;
}

/** The word of negation right before the name that most passages have, if enough have any. */
function commonNegation(name: string, units: readonly number[], texts: readonly string[], language: string) {
  const { negators } = cuesOf(language);
  const stem = sharedStemOf(language);
  const [first] = tokenize(name);
  const counts = new Map<string, number>();
  for (const unit of units) {
    const words = tokenize(texts[unit] ?? "").map(({ word }) => word);
    const at = words.findIndex((word) => first && stem(word) === stem(first.word));
    const before = words[at - 1] ?? "";
    if (negators.has(before)) counts.set(before, (counts.get(before) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return total >= Math.max(MIN_QUALIFIED_ANSWERS, units.length * MIN_NEGATED_SHARE) ? best?.[0] : undefined;
}
