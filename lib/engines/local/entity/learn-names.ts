import { learnAdditions } from "./additions";
import type { Entity } from "./entity";
import { NameClusters } from "./name-clusters";
import { contextOf, type NamedText, NameFinder, type Sentence } from "./name-finder";
import { isMinor } from "./name-key";
import { type Piece, piecesOf } from "./name-tokens";
import {
  ANSWERS_COMPARED,
  GIVEN_WEIGHT,
  MIN_GIVEN_USES,
  MIN_NAME_SCORE,
  MIN_RECURRING,
  MOSTLY_CAPITALS,
  PHRASES_COMPARED,
  RECURRING_SHARE,
} from "./parameters";
import { barePhrase, isUnlisted, nameScore, type Phrase, PhraseCounts } from "./phrase-counts";
import { askedWords, asksForPeople, isEveryday, isRemark } from "./plain-words";
import { type Joins, keyOf, learnJoins, segmentsOf } from "./segments";

/** A name of the codebook, with all keys that stand for it. */
export type GivenName = { keys: readonly string[] };

const GERMAN_NOUN = /(?:ung|heit|keit|schaft|tion|tät|tat|nis|lich|isch|ieren|chen)(?:en|e|s)?$/u;

/**
 * Learns the names that answers give. Phrases that stand alone or in lists show which phrases are names. These names,
 * and words outside the everyday language, are then also found in sentences. Spellings of one name are united by their
 * distance and frequency.
 */
export function learnNames(
  texts: readonly NamedText[],
  question: string | null,
  language: string,
  given: readonly GivenName[] = [],
): NameFinder {
  const pieces = texts.map(({ text, language: own }) => piecesOf(text, own));
  const joins = learnJoins(
    pieces.map((own, index) => ({ pieces: own, count: texts[index]?.count ?? 1 })),
    given.flatMap(({ keys }) => keys),
    (word) => isRemark(word, language),
  );
  const { counts, words, sentences, answers } = countPhrases(texts, pieces, joins);
  const isAdded = learnAdditions(counts.phrases, askedWords(question, language));
  const entitiesOf = new Map<string, Entity>();
  const clusters = new NameClusters({
    isPlain: (word) => isEveryday(word, language),
    isAdded,
    together: (key, entity) => answers.some(key, (other) => other !== key && entitiesOf.get(other) === entity),
    areOfPeople: asksForPeople(question),
    longer: longerNames(counts.phrases),
  });
  given.forEach(({ keys }, index) => {
    const uses = keys.reduce((sum, key) => sum + (counts.phrases.get(key)?.count ?? 0), 0);
    clusters.give(index, keys, Math.max(MIN_GIVEN_USES, GIVEN_WEIGHT * uses));
  });
  const finder = new NameFinder(clusters, joins, words, counts.phrases, isAdded);
  const answerCount = texts.reduce((sum, { count }) => sum + count, 0);
  const doubtful: Phrase[] = [];
  for (const phrase of ranked(counts.phrases)) {
    if (nameScore(phrase, language, isAdded) < MIN_NAME_SCORE && !recurs(phrase, answerCount, isAdded))
      doubtful.push(phrase);
    else if (!finder.isComposite(phrase, language)) entitiesOf.set(phrase.key, clusters.join(phrase).entity);
  }
  for (const phrase of doubtful) if (phrase.words.length > 1 && clusters.exact(phrase.key)) clusters.join(phrase);
  const { unknown, spellings } = finder.phrasesIn(sentences);
  for (const phrase of ranked(spellings)) if (clusters.find(phrase.key, phrase)) clusters.join(phrase);
  for (const phrase of ranked(unknown)) {
    const isAddition = phrase.words.every((word) => isMinor(word) || isAdded(word));
    if (!isAddition && isLikelyName(phrase, language)) clusters.join(phrase);
  }
  return finder;
}

function countPhrases(texts: readonly NamedText[], pieces: readonly (readonly Piece[])[], joins: Joins) {
  const counts = new PhraseCounts();
  const words = new Map<string, number>();
  const sentences: Sentence[] = [];
  const answers = new PhrasesByAnswer();
  texts.forEach((answer, index) => {
    const { text, language, count } = answer;
    const segments = segmentsOf(pieces[index] ?? [], joins);
    const bare = segments.map((segment) => barePhrase(segment, language, segments.length === 1));
    const telling = bare.map((tokens) => tokens?.some(({ key }) => isUnlisted(key, language)) ?? false);
    const names = telling.filter(Boolean).length;
    const whole = contextOf(text, segments);
    segments.forEach((segment, place) => {
      const tokens = bare[place];
      const context = { ...whole, isListed: names > (telling[place] ? 1 : 0) };
      if (tokens) {
        const key = keyOf(tokens);
        counts.add(key, tokens, text, count, context);
        answers.add(index, key);
        return;
      }
      sentences.push({ segment, text: answer, context });
      for (const { key } of segment.tokens) words.set(key, (words.get(key) ?? 0) + count);
    });
  });
  return { counts, words, sentences, answers };
}

class PhrasesByAnswer {
  readonly #phrases = new Map<number, string[]>();
  readonly #answers = new Map<string, number[]>();

  add(answer: number, key: string): void {
    const phrases = this.#phrases.get(answer);
    if (phrases && phrases.length < PHRASES_COMPARED) phrases.push(key);
    else if (!phrases) this.#phrases.set(answer, [key]);
    const answers = this.#answers.get(key);
    if (!answers) this.#answers.set(key, [answer]);
    else if (answers.length < ANSWERS_COMPARED) answers.push(answer);
  }

  /** True if one of the answers with `key` also contains a phrase that passes the test. */
  some(key: string, test: (other: string) => boolean): boolean {
    return (this.#answers.get(key) ?? []).some((answer) => this.#phrases.get(answer)?.some(test));
  }
}

/**
 * Returns a function of a word and a phrase `but`. Of the phrases of several words that begin or end with that word,
 * without `but`, it tells how many answers give the most frequent one.
 */
function longerNames(phrases: ReadonlyMap<string, Phrase>): (word: string, but: string) => number {
  const commonest = new Map<string, [Phrase, Phrase?]>();
  for (const phrase of phrases.values()) {
    if (phrase.words.length < 2) continue;
    for (const word of new Set([phrase.words[0], phrase.words.at(-1)])) {
      if (!word) continue;
      const [first, second] = commonest.get(word) ?? [];
      if (!first || phrase.count > first.count) commonest.set(word, first ? [phrase, first] : [phrase]);
      else if (!second || phrase.count > second.count) commonest.set(word, [first, phrase]);
    }
  }
  return (word, but) => commonest.get(word)?.find((phrase) => phrase?.key !== but)?.count ?? 0;
}

/** The phrases, most frequent first. Of equally frequent phrases, shorter ones come first. */
function ranked(phrases: ReadonlyMap<string, Phrase>): Phrase[] {
  return [...phrases.values()].toSorted(
    (a, b) => b.count - a.count || a.words.length - b.words.length || (a.key < b.key ? -1 : 1),
  );
}

/**
 * True for a single word that many answers consist of, mostly with a capital. Such a word is a name even if it is an
 * everyday word ("Next", "Signal").
 */
function recurs(
  { key, words, count, surfaces }: Phrase,
  answerCount: number,
  isAdded: (word: string) => boolean,
): boolean {
  if (words.length > 1 || isAdded(key) || count < MIN_RECURRING || count < RECURRING_SHARE * answerCount) return false;
  const capitals = [...surfaces].reduce((sum, [surface, uses]) => sum + (/^\p{Lu}/u.test(surface) ? uses : 0), 0);
  return capitals * 2 >= count;
}

/**
 * True for a phrase within sentences that is probably a name, because of its capitals, or because it recurs and has a
 * word outside everyday language. In German, capitals prove nothing.
 */
function isLikelyName({ key, words, count, capitals, places }: Phrase, language: string): boolean {
  if (places > 0 && (language !== "de" || capitals / places < MOSTLY_CAPITALS))
    return capitals / places >= MOSTLY_CAPITALS;
  return (
    count >= 2 && words.some((word) => isUnlisted(word, language)) && !(language === "de" && GERMAN_NOUN.test(key))
  );
}
