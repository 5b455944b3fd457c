import type { TaggedWord } from "@/lib/language/tagger";
import { NEGATION_REACH } from "../sentiment/parameters";
import { MIN_TAGGED_SHARE } from "./parameters";

/**
 * A noun or verb phrase of a text: all its words, the words that carry meaning, and the verb that it begins with, if
 * any.
 */
export type SpokenPhrase = { words: readonly string[]; content: readonly string[]; verb: string | null };

/** The most words with meaning in a phrase. */
const LONGEST = 4;
const LINKS = new Set(["of", "for", "in", "to", "with", "on", "from", "at", "about", "between"]);
const PARTICLES = new Set(["up", "down", "off", "out", "over", "away", "back"]);
/**
 * These words are particles only at the end of a phrase ("check in"); elsewhere they are prepositions ("war in Iraq").
 */
const END_PARTICLES = new Set(["in", "on"]);
/** A phrase after one of these words names the opposite of what is meant: "cannot fault the service". */
const NEGATIONS = new Set(["not", "n't", "n’t", "never", "cannot"]);
const ARTICLES = new Set(["a", "an", "the"]);
const OWNERS = new Set(["my", "your", "his", "her", "its", "our", "their"]);
/** Nouns of quantity. They name no theme: "a great deal of pain" is about pain. */
const QUANTITIES = new Set("deal kind sort type number amount couple lot lots bit piece part level range".split(" "));
/**
 * After a word with one of these tags, a participle is the sentence's verb ("I ordered"), not an attribute ("ordered
 * food").
 */
const BEFORE_VERBS = new Set(["PRON", "NOUN", "PROPN", "AUX", "PART"]);

/**
 * The noun and verb phrases of a tagged text, and single adjectives that describe something: "exchange rate", "lack of
 * communication", "end the war", "bring down the government", "honest". A negated judgement begins no phrase: "not the
 * correct rate" is not about the correct rate.
 */
export function spokenPhrases(tagged: readonly TaggedWord[], judges: (word: string) => boolean): SpokenPhrase[] {
  const found: SpokenPhrase[] = [];
  for (let from = 0; from < tagged.length; from++) {
    if (isNegated(tagged, from) && judges(tagged[from]?.word ?? "")) continue;
    for (const end of nounPhraseEnds(tagged, from)) {
      found.push(phraseOf(tagged, from, end));
      for (const further of linkedEnds(tagged, end)) found.push(phraseOf(tagged, from, further));
      found.push(...passivePhrase(tagged, from, end));
    }
    for (const end of verbPhraseEnds(tagged, from)) found.push(phraseOf(tagged, from, end));
    if (isQuality(tagged, from)) found.push(phraseOf(tagged, from, from + 1));
  }
  return found.filter(({ content }) => content.length > 0 && content.length <= LONGEST);
}

/**
 * Corrects the tags of short answers, in which the tagger often takes verbs for nouns: if a word is tagged as a noun in
 * fewer than `MIN_TAGGED_SHARE` of its uses, those uses are tagged as verbs.
 */
export function retagged(texts: readonly (readonly TaggedWord[])[]): TaggedWord[][] {
  const uses = new Map<string, { all: number; noun: number }>();
  for (const { word, tag } of texts.flat()) {
    const known = uses.get(word) ?? { all: 0, noun: 0 };
    uses.set(word, { all: known.all + 1, noun: known.noun + (isNoun(tag) ? 1 : 0) });
  }
  return texts.map((text) =>
    text.map(({ word, tag }) => {
      const { all, noun } = uses.get(word) ?? { all: 1, noun: 1 };
      return { word, tag: isNoun(tag) && noun < all * MIN_TAGGED_SHARE ? "VERB" : tag };
    }),
  );
}

/** The ends of the noun phrases that begin at `from`. Each ends with a noun that no other noun follows. */
function nounPhraseEnds(tagged: readonly TaggedWord[], from: number): number[] {
  const ends: number[] = [];
  for (let at = from; at < tagged.length && at - from < LONGEST; at++) {
    const { word, tag } = tagged[at] as TaggedWord;
    if (!isWord(word)) break;
    if (
      isNoun(tag) ||
      isGerund(tagged, at) ||
      (at === from && followsDeterminer(tagged, at) && endsInParticle(tagged, at))
    ) {
      if (!isNoun(tagged[at + 1]?.tag ?? "PUNCT") && !(tagged[at + 1] && isGerund(tagged, at + 1)))
        ends.push(endsInParticle(tagged, at) ? at + 2 : at + 1);
    } else if (!(isAdjective(tag) || isParticiple(tagged, at))) break;
  }
  return ends;
}

/** The ends of noun phrases that continue after a preposition at `at`: "quality" + "of the food". */
function linkedEnds(tagged: readonly TaggedWord[], at: number): number[] {
  const { word = "", tag = "" } = tagged[at] ?? {};
  if (tag !== "ADP" || !LINKS.has(word)) return [];
  if (QUANTITIES.has(tagged[at - 1]?.word ?? "")) return [];
  return nounPhraseEnds(tagged, afterArticle(tagged, at + 1));
}

/** True if a negation stands before the word at `at`, in the same clause and at most `NEGATION_REACH` words away. */
function isNegated(tagged: readonly TaggedWord[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - NEGATION_REACH); before--) {
    const { word = "", tag = "" } = tagged[before] ?? {};
    if (tag === "PUNCT") return false;
    if (NEGATIONS.has(word) || /n['’]t$/u.test(word)) return true;
  }
  return false;
}

/** A noun phrase with its passive verb: "PIN blocked" from "the PIN is blocked". */
function passivePhrase(tagged: readonly TaggedWord[], from: number, end: number): SpokenPhrase[] {
  const [is, done] = [tagged[end], tagged[end + 1]];
  if (is?.tag !== "AUX" || done?.tag !== "VERB" || !/e[dn]$/u.test(done.word)) return [];
  const { words, content } = phraseOf(tagged, from, end);
  return [{ words: [...words, done.word], content: [...content, done.word], verb: null }];
}

/**
 * The ends of the verb phrases that begin at `from`: with an object ("end the war"), with particle and object ("bring
 * down the government"), or with a particle alone at the end of a clause ("shut down").
 */
function verbPhraseEnds(tagged: readonly TaggedWord[], from: number): number[] {
  const { word = "", tag = "" } = tagged[from] ?? {};
  if (tag !== "VERB" || !isWord(word) || !isPlainVerb(tagged, from)) return [];
  const next = tagged[from + 1];
  const hasParticle = next?.tag === "ADP" && (PARTICLES.has(next.word) || LINKS.has(next.word));
  const direct = nounPhraseEnds(tagged, afterArticle(tagged, from + 1));
  if (!hasParticle) return direct;
  const later = nounPhraseEnds(tagged, afterArticle(tagged, from + 2));
  const isParticle = PARTICLES.has(next.word) || END_PARTICLES.has(next.word);
  const isLast = (tagged[from + 2]?.tag ?? "PUNCT") === "PUNCT";
  return isParticle && isLast ? [from + 2] : later;
}

/**
 * True for an infinitive, an imperative or a form in -ing, which name an action ("end the war"). Other forms report
 * what happened ("it ended").
 */
function isPlainVerb(tagged: readonly TaggedWord[], at: number): boolean {
  const { word } = tagged[at] as TaggedWord;
  if (word.endsWith("ing")) return true;
  if (/(?:ed|[^s]s)$/u.test(word)) return false;
  if (NEGATIONS.has(tagged[at - 1]?.word ?? "")) return false;
  const before = tagged[at - 1]?.tag ?? "PUNCT";
  const isAsked = before === "PRON" && tagged[at - 2]?.tag === "AUX";
  return isAsked || before === "PART" || before === "AUX" || before === "PUNCT" || before === "CCONJ";
}

/** True for a word right after an article or possessive. Only a noun phrase can begin there. */
function followsDeterminer(tagged: readonly TaggedWord[], at: number): boolean {
  return afterArticle(tagged, at - 1) === at;
}

/** True if a particle belongs to the noun at `at`: "up" in "the top up is missing". */
function endsInParticle(tagged: readonly TaggedWord[], at: number): boolean {
  const after = tagged[at + 2]?.tag ?? "PUNCT";
  return PARTICLES.has(tagged[at + 1]?.word ?? "") && (after === "PUNCT" || after === "AUX" || after === "VERB");
}

/**
 * True for a gerund: "trekking" in "llama trekking", "booking" in "booking is hard", but not "helping" in "the nurse
 * helping me".
 */
function isGerund(tagged: readonly TaggedWord[], at: number): boolean {
  const { word, tag } = tagged[at] as TaggedWord;
  const before = tagged[at - 1]?.tag ?? "PUNCT";
  const next = tagged[at + 1]?.tag ?? "PUNCT";
  const isVerb = before === "AUX" || before === "PRON" || before === "PART";
  return tag === "VERB" && word.endsWith("ing") && !isVerb && (next === "PUNCT" || next === "AUX" || next === "VERB");
}

/** True for a participle before its noun: "cancelled" in "cancelled flight", but not in "I cancelled my flight". */
function isParticiple(tagged: readonly TaggedWord[], at: number): boolean {
  const { word, tag } = tagged[at] as TaggedWord;
  return tag === "VERB" && /(?:ed|ing)$/u.test(word) && !BEFORE_VERBS.has(tagged[at - 1]?.tag ?? "");
}

/** True for an adjective that describes what something or somebody is: "he is honest". */
function isQuality(tagged: readonly TaggedWord[], at: number): boolean {
  const { word, tag } = tagged[at] as TaggedWord;
  const next = tagged[at + 1]?.tag ?? "PUNCT";
  return isAdjective(tag) && isWord(word) && (next === "PUNCT" || next === "CCONJ");
}

function phraseOf(tagged: readonly TaggedWord[], from: number, end: number): SpokenPhrase {
  const part = tagged.slice(from, end).filter(({ word }) => !OWNERS.has(word));
  const content = part.flatMap(({ word, tag }, at) => {
    const isParticle = PARTICLES.has(word) || (END_PARTICLES.has(word) && at === part.length - 1);
    return ARTICLES.has(word) || (tag === "ADP" && !isParticle) ? [] : [word];
  });
  const [first] = part;
  return {
    words: part.map(({ word }) => word),
    content,
    verb: first?.tag === "VERB" && content.length > 1 ? first.word : null,
  };
}

function afterArticle(tagged: readonly TaggedWord[], at: number): number {
  const { word = "" } = tagged[at] ?? {};
  return ARTICLES.has(word) || OWNERS.has(word) ? at + 1 : at;
}

const isNoun = (tag: string) => tag === "NOUN" || tag === "PROPN";
const isAdjective = (tag: string) => tag === "ADJ";
const isWord = (word: string) => /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word);
