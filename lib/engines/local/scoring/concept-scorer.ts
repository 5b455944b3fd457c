import { conceptsOf } from "@/lib/language/concepts/concepts";
import { contentTerms } from "@/lib/language/terms";
import type { CodingTask } from "../../engine";
import { type ConceptHit, readAnswer } from "../reading";
import { OPPOSITE } from "../sentiment/opposite";
import { languagesOfCodes } from "./code-languages";
import { themeNamed } from "./concept-links";
import { nameInWords, parseDefinition } from "./definition";
import { DEFINITION_THEME_WEIGHT, MAX_HIT_WEIGHT } from "./parameters";

const SIDES = ["Positive", "Negative"] as const;
/**
 * Scores codes by the known themes that they share with an answer: adds a cosine from 0 to 1, times `weight`, to each
 * code's score.
 */
export type ConceptScorer = { add(hits: readonly ConceptHit[], weight: number, scores: Float64Array): void };

/**
 * Scores a code by the cosine similarity between the themes of an answer and those of the code's name and definition.
 * The fewer codes have a theme, the more it counts. Codes of opposite sentiment are counted separately, so that
 * "Friendly staff" and "Rude staff" don't halve each other's weight.
 */
export function conceptScorer(task: Pick<CodingTask, "codes" | "language">): ConceptScorer {
  const { codes, language } = task;
  const languages = languagesOfCodes(codes, language);
  const belongsToOther = themesOfOtherCodes(codes, languages);
  const profiles = codes.map(({ name, definition }, index) => {
    const profile = new Map<number, number>();
    const add = (text: string, share: number) => {
      for (const passage of readAnswer(text, languages[index] ?? language).passages) {
        for (const { concept, weight } of passage.hits) {
          profile.set(concept, (profile.get(concept) ?? 0) + Math.min(weight, MAX_HIT_WEIGHT) * share);
        }
      }
    };
    add(name, 1);
    add(parseDefinition(definition).scope, DEFINITION_THEME_WEIGHT);
    for (const theme of profile.keys()) if (belongsToOther(theme, index)) profile.delete(theme);
    return profile;
  });
  const { concepts } = conceptsOf(language);
  const sums = SIDES.map(() => new Float64Array(concepts.length));
  profiles.forEach((profile, code) => {
    const norm = Math.hypot(...profile.values()) || 1;
    for (const [concept, weight] of profile) {
      profile.set(concept, weight / norm);
      SIDES.forEach((side, at) => {
        const sum = sums[at] as Float64Array;
        if (codes[code]?.sentiment !== OPPOSITE[side]) sum[concept] = (sum[concept] as number) + weight / norm;
      });
    }
  });
  const rarities = sums.map((sum) => sum.map((uses) => 1 / Math.max(uses, 1)));
  const rarityOf = codes.map(({ sentiment }) => rarities[sentiment === "Negative" ? 1 : 0] as Float64Array);
  const codesOf = concepts.map((_, concept) =>
    profiles.flatMap((profile, code) => {
      const own = profile.get(concept);
      return own ? [{ code, weight: own * (rarityOf[code]?.[concept] as number) }] : [];
    }),
  );
  return {
    add(hits, share, scores) {
      const norm = Math.hypot(...hits.map(({ weight }) => weight)) || 1;
      for (const { concept, weight } of hits) {
        for (const own of codesOf[concept] ?? []) {
          scores[own.code] = (scores[own.code] as number) + ((share * weight) / norm) * own.weight;
        }
      }
    },
  };
}

/**
 * Returns a function that tells whether a theme belongs to another code that has a word in common with this one.
 * Example: "Food quality" (the name of a theme) and "Food prices" are codes. Then an answer that says only "food" means
 * the first code; the second code needs a word of its own.
 */
function themesOfOtherCodes(
  codes: CodingTask["codes"],
  languages: readonly string[],
): (theme: number, code: number) => boolean {
  const owners = new Map<number, number>();
  const words = codes.map(({ name }, code) => {
    const language = languages[code] as string;
    const own = new Set(contentTerms(nameInWords(name), language).map(({ stem }) => stem));
    const theme = own.size > 1 ? themeNamed(name, language) : null;
    if (theme !== null) owners.set(theme, code);
    return own;
  });
  const named = new Set(owners.values());
  return (theme, code) => {
    const owner = owners.get(theme);
    if (owner === undefined || named.has(code)) return named.has(code) && owner !== code;
    return [...(words[owner] as Set<string>)].some((stem) => words[code]?.has(stem));
  };
}
