import { contentTerms, type Term } from "../terms";
import { wordSpaceOf } from "../vectors/word-space";
import { lexiconOf } from "./lexicon";

/** Endings of English adjectives whose stem may be a noun: "friendly" has the stem of "friend". */
export const ADJECTIVE = /(?:ful|less|ly|ous|ive)$/u;

/** True for a word that only judges ("good", "great"). "Fear" and "attention" carry a feeling but also name a theme. */
export function onlyJudges({ word, stem }: Pick<Term, "word" | "stem">, language: string): boolean {
  const space = wordSpaceOf(language);
  const isFeelingNoun =
    space && !(language === "en" && ADJECTIVE.test(word)) ? space.isA(stem, "noun") && !space.isA(stem, "adj") : false;
  return lexiconOf(language).valence(word) !== undefined && !isFeelingNoun;
}

/**
 * The stems of a name's content words, leaving out words that only judge; if all of them only judge, none is left out.
 */
export function definiteStems(name: string, language: string): string[] {
  const terms = contentTerms(name, language);
  const definite = terms.filter((term) => !onlyJudges(term, language));
  return (definite.length > 0 ? definite : terms).map(({ stem }) => stem);
}
