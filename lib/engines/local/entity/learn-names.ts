import { listed } from "./abbreviations";
import { learnAdditions } from "./additions";
import { type Entity, NameClusters } from "./name-clusters";
import { contextOf, type NamedText, NameFinder, type Sentence } from "./name-finder";
import { isMinor } from "./name-key";
import { type Piece, piecesOf } from "./name-tokens";
import { barePhrase, isUnlisted, nameScore, type Phrase, PhraseCounts } from "./phrase-counts";
import { askedWords, asksForPeople, isEveryday, isRemark } from "./plain-words";
import { type Joins, keyOf, learnJoins, segmentsOf } from "./segments";

/** A name that is given, by all keys that stand for it. */
export type GivenName = { keys: readonly string[] };

const ENOUGH = 1;
/** A name that is given explains spellings better than one that is only found. */
const GIVEN_WEIGHT = 2;
const LEAST_GIVEN = 3;
/** How many answers, and what share of them, give a word for it to be a name. */
const LEAST_RECURRING = 3;
const RECURRING = 0.03;
/** So many answers show whether two names stand together. */
const LOOKED_AT = 20;
const GERMAN_NOUN = /(?:ung|heit|keit|schaft|tion|tät|tat|nis|lich|isch|ieren|chen)(?:en|e|s)?$/u;

/**
 * Learns the names that answers give. What stands alone or in lists shows which phrases are names; they
 * are then found in sentences, too, together with words that no everyday language knows. Spellings
 * are united by how near and how frequent they are.
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
    clusters.give(index, keys, Math.max(LEAST_GIVEN, GIVEN_WEIGHT * uses));
  });
  const finder = new NameFinder(clusters, joins, words, counts.phrases, isAdded);
  const said = texts.reduce((sum, { count }) => sum + count, 0);
  const doubtful: Phrase[] = [];
  for (const phrase of ranked(counts.phrases)) {
    if (nameScore(phrase, language, isAdded) < ENOUGH && !recurs(phrase, said, isAdded)) doubtful.push(phrase);
    else if (!finder.isComposite(phrase, language)) entitiesOf.set(phrase.key, clusters.join(phrase).entity);
  }
  for (const phrase of doubtful) if (phrase.words.length > 1 && clusters.exact(phrase.key)) clusters.join(phrase);
  const { unknown, spellings } = finder.phrasesIn(sentences);
  for (const phrase of ranked(spellings)) if (clusters.find(phrase.key, phrase)) clusters.join(phrase);
  for (const phrase of ranked(unknown)) {
    const isIdle = phrase.words.every((word) => isMinor(word) || isAdded(word));
    if (!isIdle && isLikelyName(phrase, language)) clusters.join(phrase);
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
    segments.forEach((segment, place) => {
      const tokens = bare[place];
      const context = contextOf(text, segments, names > (telling[place] ? 1 : 0));
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
    if (phrases) phrases.push(key);
    else this.#phrases.set(answer, [key]);
    const answers = this.#answers.get(key);
    if (!answers) this.#answers.set(key, [answer]);
    else if (answers.length < LOOKED_AT) answers.push(answer);
  }

  /** True where a phrase that stands in an answer with this one passes the test. */
  some(key: string, test: (other: string) => boolean): boolean {
    return (this.#answers.get(key) ?? []).some((answer) => this.#phrases.get(answer)?.some(test));
  }
}

/** Tells how often the commonest phrase begins or ends with a word and has others, but for one such phrase. */
function longerNames(phrases: ReadonlyMap<string, Phrase>): (word: string, but: string) => number {
  const holders = new Map<string, Phrase[]>();
  for (const phrase of phrases.values()) {
    if (phrase.words.length < 2) continue;
    for (const word of new Set([phrase.words[0], phrase.words.at(-1)])) if (word) listed(holders, word).push(phrase);
  }
  return (word, but) =>
    (holders.get(word) ?? []).reduce((most, { key, count }) => (key === but ? most : Math.max(most, count)), 0);
}

/** By falling frequency, short names first. */
function ranked(phrases: ReadonlyMap<string, Phrase>): Phrase[] {
  return [...phrases.values()].toSorted(
    (a, b) => b.count - a.count || a.words.length - b.words.length || (a.key < b.key ? -1 : 1),
  );
}

/** A word that so many give, mostly with a capital, is a name, whatever else it means: "Next", "Signal". */
function recurs({ key, words, count, surfaces }: Phrase, said: number, isAdded: (word: string) => boolean): boolean {
  if (words.length > 1 || isAdded(key) || count < LEAST_RECURRING || count < RECURRING * said) return false;
  const capitals = [...surfaces].reduce((sum, [surface, uses]) => sum + (/^\p{Lu}/u.test(surface) ? uses : 0), 0);
  return capitals * 2 >= count;
}

/** Whether a phrase met in sentences only is a name: by its capitals, or because it recurs and is no ordinary word. */
function isLikelyName({ key, words, count, capitals, places }: Phrase, language: string): boolean {
  if (places > 0 && (language !== "de" || capitals / places < 0.5)) return capitals / places >= 0.5;
  return (
    count >= 2 && words.some((word) => isUnlisted(word, language)) && !(language === "de" && GERMAN_NOUN.test(key))
  );
}
