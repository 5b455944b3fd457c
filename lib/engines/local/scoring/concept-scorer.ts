import { conceptsOf } from "@/lib/language/concepts/concepts";
import type { CodingTask } from "../../engine";
import { type ConceptHit, readAnswer } from "../reading";
import { languagesOfCodes } from "./code-languages";
import { themeNamed } from "./concept-links";
import { parseDefinition, spaced } from "./definition";
import { contentTerms } from "./terms";

const DEFINITION_SHARE = 0.25;

const SIDES = ["Positive", "Negative"] as const;
const OPPOSITE = { Positive: "Negative", Negative: "Positive" } as const;

/** Scores answers against codes by the known themes that both speak of: 0 to 1 per code, added to `scores` times a weight. */
export type ConceptScorer = { add(hits: readonly ConceptHit[], weight: number, scores: Float64Array): void };

/** Cosine between the themes of an answer and those of a code's name and definition, those that fewer codes of one side share counting more. */
export function conceptScorer(task: Pick<CodingTask, "codes" | "language">): ConceptScorer {
  const { codes, language } = task;
  const languages = languagesOfCodes(codes, language);
  const isOthers = themesOfOthers(codes, languages);
  const profiles = codes.map(({ name, definition }, index) => {
    const profile = new Map<number, number>();
    const add = (text: string, share: number) => {
      for (const passage of readAnswer(text, languages[index] ?? language).passages) {
        for (const { concept, weight } of passage.hits) {
          profile.set(concept, (profile.get(concept) ?? 0) + Math.min(weight, 2) * share);
        }
      }
    };
    add(name, 1);
    add(parseDefinition(definition).scope, DEFINITION_SHARE);
    for (const theme of profile.keys()) if (isOthers(theme, index)) profile.delete(theme);
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
 * Tells themes that belong to another code with a word of this one's name: whoever says no more than "food" means
 * "Food quality", where that is the theme's name, and "Food prices" beside it must be heard by its own words.
 */
function themesOfOthers(
  codes: CodingTask["codes"],
  languages: readonly string[],
): (theme: number, code: number) => boolean {
  const owners = new Map<number, number>();
  const words = codes.map(({ name }, code) => {
    const language = languages[code] as string;
    const own = new Set(contentTerms(spaced(name), language).map(({ stem }) => stem));
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
