import type { Sentiment } from "@/db/schema/terms";
import { hasPhrases } from "@/lib/engines/local/sentiment/set-phrases";
import { type ConceptIndex, conceptsOf, type Hint } from "@/lib/language/concepts/concepts";
import { cuesOf } from "@/lib/language/feeling/cues";
import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { functionWordsOf } from "@/lib/language/function-words/function-words";
import { englishFor, isTranslated } from "@/lib/language/glossary/glossary";
import { stemmerOf } from "@/lib/language/stems";
import { contentStems } from "@/lib/language/terms";
import { type Token, tokenize } from "@/lib/language/tokens";
import { BARE_FEELING_WEIGHT, MIN_THEME_SHARE, SURE_CUE_WEIGHT } from "./parameters";
import { type Clause, clausesOf } from "./sentiment/clauses";
import { feelingOf, feelingOfWords, onSide, sentimentOf } from "./sentiment/feeling";
import { type Feeling, sumOf } from "./sentiment/feeling-sum";

/** A known theme that a clause mentions: its number, the weight of its cues, and the sentiment towards it. */
export type ConceptHit = { concept: number; weight: number; sentiment: Sentiment };

/** A clause that has been read: its words, the stems of its content words, its feeling, and the known themes in it. */
export type Passage = Clause & {
  text: string;
  words: readonly string[];
  stems: readonly string[];
  feeling: Feeling;
  sentiment: Sentiment;
  hits: readonly ConceptHit[];
  /** True if the clause has a feeling but no subject: "very good". */
  isBare: boolean;
};

/** An answer after reading, clause by clause. */
export type Reading = {
  text: string;
  language: string;
  feeling: Feeling;
  sentiment: Sentiment;
  words: readonly string[];
  stems: readonly string[];
  passages: readonly Passage[];
};

/**
 * Separators between the segments of a clause: punctuation; see `JOINING` for words. "friendly staff, cold rooms" has
 * two segments.
 */
const SEPARATOR = /[,;&/]/;
/**
 * The end of a question. A question is never read as praise ("Is fast delivery supported?"), but it may be a complaint
 * ("Why is the lake so dirty?").
 */
const QUESTION_END = /^\s?[?？؟]/u;
const JOINING = new Set("and und y et e plus with".split(" "));

/** Reads an answer: cuts it into clauses, and finds the words, feeling and known themes in each. */
export function readAnswer(text: string, language: string): Reading {
  const tokens = tokenize(text);
  let at = 0;
  const passages = clausesOf(text, language).map((clause): Passage => {
    while ((tokens[at]?.start ?? clause.start) < clause.start) at++;
    const first = at;
    while ((tokens[at]?.end ?? clause.end + 1) <= clause.end) at++;
    return readClause(text, clause, tokens.slice(first, at), language);
  });
  const feeling = passages.reduce<Feeling>((sum, passage) => sumOf(sum, passage.feeling), { praise: 0, blame: 0 });
  return {
    text,
    language,
    feeling,
    sentiment: sentimentOf(feeling),
    words: joined(passages.map(({ words }) => words)),
    stems: joined(passages.map(({ stems }) => stems)),
    passages,
  };
}

function joined(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.length === 1 ? (lists[0] as readonly string[]) : lists.flat();
}

function readClause(text: string, clause: Clause, tokens: readonly Token[], language: string): Passage {
  const wording = text.slice(clause.start, clause.end);
  const words = tokens.map(({ word }) => word);
  const told = feelingOf(wording, language, words);
  const isAsked = QUESTION_END.test(text.slice(clause.end, clause.end + 2));
  const feeling = onSide(isAsked ? { ...told, praise: 0 } : told, clause.side);
  const sentiment = sentimentOf(feeling);
  const isBare = sentiment !== "Neutral" && isFeelingAlone(words, language);
  return {
    ...clause,
    text: wording,
    words,
    stems: contentStems(words, language),
    feeling,
    sentiment,
    hits: hitsOf({ text, clause, tokens, words }, language, sentiment, isBare),
    isBare,
  };
}

/**
 * True if every word is a stop word, has a feeling, negates or intensifies a feeling, or means the experience as a
 * whole.
 */
export function isFeelingAlone(words: readonly string[], language: string): boolean {
  const lexicon = lexiconOf(language);
  const cues = cuesOf(language);
  const stops = functionWordsOf(language);
  const { overall, ofWord } = conceptsOf(language);
  return words.every(
    (word) =>
      stops.has(word) ||
      lexicon.valence(word) ||
      cues.negators.has(word) ||
      cues.boosters.has(word) ||
      ofWord(word).some(({ concept }) => concept === overall),
  );
}

/** A feeling without a subject counts as a mention of "overall experience". */
function bareFeeling({ overall }: ConceptIndex, sentiment: Sentiment): ConceptHit[] {
  return overall < 0 ? [] : [{ concept: overall, weight: BARE_FEELING_WEIGHT, sentiment }];
}

/** A clause of a text with its words. */
type ClauseWording = { text: string; clause: Clause; tokens: readonly Token[]; words: readonly string[] };

type Find = { concept: number; weight: number; segment: number };

/**
 * The known themes in a clause, whose segments are its parts. Leaves out
 * - a weak cue of a theme without any sure cue in the clause, if its own segment has a sure cue of another theme, or if
 *   another segment has one and its own segment has no feeling;
 * - themes with far less weight than the strongest one (`MIN_THEME_SHARE`).
 */
function hitsOf(wording: ClauseWording, language: string, clauseSentiment: Sentiment, isBare: boolean): ConceptHit[] {
  const index = conceptsOf(language);
  const { segments, starts } = segmentsOf(wording);
  const finds = findConcepts(wording.words, segments, index, language);
  if (finds.length === 0) return isBare ? bareFeeling(index, clauseSentiment) : [];
  const feelings = starts.length === 1 ? [clauseSentiment] : feelingsOf(wording, starts, language);
  const cues = finds.filter(({ weight }) => weight >= SURE_CUE_WEIGHT);
  const known = new Set(cues.map(({ concept }) => concept));
  const cued = new Set(cues.map(({ segment }) => segment));
  const hits = new Map<number, ConceptHit>();
  for (const { concept, weight, segment } of finds) {
    const own = feelings[segment] ?? "Neutral";
    const isWeak = weight < SURE_CUE_WEIGHT && !known.has(concept);
    if (isWeak && (cued.has(segment) || (cues.length > 0 && own === "Neutral"))) continue;
    const sentiment = own === "Neutral" ? clauseSentiment : own;
    const earlier = hits.get(concept);
    if (!earlier) hits.set(concept, { concept, weight, sentiment });
    else hits.set(concept, { ...earlier, weight: earlier.weight + weight });
  }
  const best = Math.max(0, ...[...hits.values()].map(({ weight }) => weight));
  return [...hits.values()].filter(({ weight }) => weight >= best * MIN_THEME_SHARE);
}

function findConcepts(
  words: readonly string[],
  segments: readonly number[],
  index: ConceptIndex,
  language: string,
): Find[] {
  const finds: Find[] = [];
  const stem = stemmerOf(language);
  const stems = words.map(stem);
  for (let at = 0; at < words.length; ) {
    let used = 1;
    for (let length = Math.min(index.longestFrom(stems[at] ?? ""), words.length - at); length >= 1; length--) {
      const found =
        length > 1
          ? index.ofPhrase(stems.slice(at, at + length).join(" "))
          : conceptsOfWord(words[at] ?? "", index, language);
      if (found.length === 0) continue;
      for (const entry of found) finds.push({ ...entry, segment: segments[at] ?? 0 });
      used = length;
      break;
    }
    at += used;
  }
  return finds;
}

/** The themes for which a word is a cue, in its own language or otherwise through its English translations. */
function conceptsOfWord(word: string, index: ConceptIndex, language: string): readonly Hint[] {
  const own = index.ofWord(word);
  if (own.length > 0 || !isTranslated(language) || index.isHomonym(word)) return own;
  return englishFor(word, language).flatMap((english) => conceptsOf("en").ofWord(english));
}

/** The segment number of each word, and the index of the first word of each segment. */
function segmentsOf({ text, tokens }: ClauseWording): { segments: number[]; starts: number[] } {
  const starts = [0];
  const segments = tokens.map(({ word, start }, at) => {
    if (at > 0) {
      const gap = text.slice(tokens[at - 1]?.end ?? 0, start);
      if (JOINING.has(word) || (gap !== " " && SEPARATOR.test(gap))) starts.push(at);
    }
    return starts.length - 1;
  });
  return { segments, starts };
}

function feelingsOf(
  { text, clause, tokens, words }: ClauseWording,
  starts: readonly number[],
  language: string,
): Sentiment[] {
  const isPlain = !hasPhrases(text.slice(clause.start, clause.end), language);
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? words.length;
    const own = words.slice(start, end);
    if (isPlain) return sentimentOf(feelingOfWords(own, language));
    const segment = text.slice(at === 0 ? clause.start : tokens[start]?.start, tokens[end]?.start ?? clause.end);
    return sentimentOf(feelingOf(segment, language, own));
  });
}
