import { cuesOf } from "@/lib/language/feeling/cues";
import { duplicateKey } from "@/lib/language/normalize";
import { stemmerOf } from "@/lib/language/stems";
import { stopWordsOf } from "@/lib/language/stop-words";
import { wordsOf } from "@/lib/language/tokens";
import { INCONSISTENCIES, type Similarity } from "./parameters";

/** A coded answer; `codes` are indexes in the codebook. */
export type ComparedAnswer = {
  id: string;
  wave: number;
  text: string;
  language: string;
  codes: readonly number[];
  reviewed: boolean;
  /** True if a person changed single codes without checking the answer. */
  edited: boolean;
};

/** One way in which the answers of a group are coded. */
export type Coding = {
  codes: number[];
  answers: number;
  reviewed: number;
  edited: number;
  ids: { id: string; wave: number }[];
};

export type Inconsistency = {
  /** Some of the original texts. */
  texts: string[];
  answers: number;
  /** The codings of the group, most frequent first. */
  codings: Coding[];
  /** The codes that most people gave; without a person's decision, those that most answers have. */
  suggested: number[];
  /** The number of answers whose codes differ from the suggested ones. */
  deviating: number;
};

/**
 * Groups of answers with the same meaning but different codes, those with the most deviating answers first. `same`: the
 * texts are equal except for letter case and spaces. `near`: also texts with the same words, ignoring order, endings,
 * punctuation and words such as "the".
 */
export function findInconsistencies(answers: readonly ComparedAnswer[], similarity: Similarity) {
  return groupsOf(answers, similarity)
    .map(({ inconsistency }) => inconsistency)
    .toSorted((one, other) => other.deviating - one.deviating || other.answers - one.answers);
}

/** The groups of similar answers with all their answers, in no order. */
export function groupsOf(answers: readonly ComparedAnswer[], similarity: Similarity) {
  const groups = new Map<string, ComparedAnswer[]>();
  for (const answer of answers) {
    const key = similarity === "same" ? duplicateKey(answer.text) : nearKey(answer);
    const group = groups.get(key);
    if (group) group.push(answer);
    else groups.set(key, [answer]);
  }
  return [...groups.values()].flatMap((group) => {
    const inconsistency = group.length > 1 ? inconsistencyIn(group) : null;
    return inconsistency ? [{ group, inconsistency }] : [];
  });
}

/**
 * The stems of an answer without stop words: sorted, or in their original order if one of them negates what follows.
 * For an answer of stop words only, its text.
 */
function nearKey({ text, language }: ComparedAnswer): string {
  const [stem, stopWords, { negators, excess }] = [stemmerOf(language), stopWordsOf(language), cuesOf(language)];
  const turns = (word: string) => negators.has(word) || excess.has(word);
  const words = wordsOf(text).filter((word) => turns(word) || !stopWords.has(word));
  if (words.length === 0) return `=${duplicateKey(text)}`;
  const stems = words.map(stem);
  return (words.some(turns) ? stems : [...new Set(stems)].sort()).join(" ");
}

function inconsistencyIn(group: readonly ComparedAnswer[]): Inconsistency | null {
  const byCodes = new Map<string, Coding>();
  for (const { id, wave, codes, reviewed, edited } of group) {
    const sorted = [...codes].sort((one, other) => one - other);
    const key = sorted.join(" ");
    const coding = byCodes.get(key) ?? { codes: sorted, answers: 0, reviewed: 0, edited: 0, ids: [] };
    byCodes.set(key, coding);
    coding.answers++;
    if (reviewed) coding.reviewed++;
    if (edited) coding.edited++;
    if (coding.ids.length < INCONSISTENCIES.mostIds) coding.ids.push({ id, wave });
  }
  if (byCodes.size < 2) return null;
  const codings = [...byCodes.values()].toSorted((one, other) => other.answers - one.answers);
  const [usual] = codings;
  const [decided] = codings.toSorted((one, other) => other.reviewed - one.reviewed);
  const suggested = decided && decided.reviewed > 0 ? decided : usual;
  const texts = [...new Set(group.map(({ text }) => text))];
  return {
    texts: texts.slice(0, INCONSISTENCIES.mostTexts),
    answers: group.length,
    codings,
    suggested: suggested?.codes ?? [],
    deviating: group.length - (suggested?.answers ?? 0),
  };
}
