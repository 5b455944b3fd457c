import type { Sentiment } from "@/db/schema/terms";
import { englishFor, isTranslated } from "@/lib/coding/languages/glossary/glossary";
import { remembering } from "@/lib/coding/languages/remembering";
import { stemmerOf } from "@/lib/coding/languages/stems";
import { stopWordsOf } from "@/lib/coding/languages/stop-words";
import { type ConceptIndex, conceptsOf, type Hint } from "./concepts/concepts";
import { allTerms, contentTerms, type Term } from "./scoring/terms";
import { type Clause, clausesOf } from "./sentiment/clauses";
import { cuesOf } from "./sentiment/cues";
import { type Feeling, feelingOf, feelingOfWords, hasPhrases, onSide, sentimentOf } from "./sentiment/feeling";
import { lexiconOf } from "./sentiment/lexicon";

/** A theme that a clause speaks of, how strongly, and how it feels about it. */
export type ConceptHit = { concept: number; weight: number; sentiment: Sentiment };

/** A clause as read: its content words, its feeling, the known themes in it. */
export type Passage = Clause & {
  text: string;
  terms: readonly Term[];
  feeling: Feeling;
  sentiment: Sentiment;
  hits: readonly ConceptHit[];
};

/** An answer as read, clause by clause. */
export type Reading = {
  text: string;
  language: string;
  sentiment: Sentiment;
  stems: readonly string[];
  passages: readonly Passage[];
};

const SEGMENT_BREAK = /[,;&/]|\b(?:and|und|y|et|e|plus|with)\b/iu;
const breaksSegment = remembering((part) => SEGMENT_BREAK.test(part));

/** Reads an answer: cuts it into clauses and finds words, feeling and known themes in each. */
export function readAnswer(text: string, language: string): Reading {
  const index = conceptsOf(language);
  const passages = clausesOf(text, language).map((clause): Passage => {
    const wording = text.slice(clause.start, clause.end);
    const feeling = onSide(feelingOf(wording, language), clause.side);
    const sentiment = sentimentOf(feeling);
    return {
      ...clause,
      text: wording,
      terms: contentTerms(wording, language),
      feeling,
      sentiment,
      hits: hitsOf(wording, language, index, sentiment),
    };
  });
  const whole = passages.reduce<Feeling>(
    (sum, { feeling }) => ({ praise: sum.praise + feeling.praise, blame: sum.blame + feeling.blame }),
    { praise: 0, blame: 0 },
  );
  return {
    text,
    language,
    sentiment: sentimentOf(whole),
    stems: passages.flatMap(({ terms }) => terms.map(({ stem }) => stem)),
    passages,
  };
}

/** "Excellent!" or "very good": a feeling about nothing in particular is about the whole. */
function bareFeeling(
  terms: readonly Term[],
  language: string,
  { overall }: ConceptIndex,
  sentiment: Sentiment,
): ConceptHit[] {
  if (overall < 0 || sentiment === "Neutral") return [];
  const lexicon = lexiconOf(language);
  const cues = cuesOf(language);
  const stops = stopWordsOf(language);
  const bare = terms.every(
    ({ word }) => stops.has(word) || lexicon.valence(word) || cues.negators.has(word) || cues.boosters.has(word),
  );
  return bare ? [{ concept: overall, weight: 0.7, sentiment }] : [];
}

type Find = { concept: number; weight: number; segment: number };

function hitsOf(wording: string, language: string, index: ConceptIndex, clauseSentiment: Sentiment): ConceptHit[] {
  const terms = allTerms(wording, language);
  const { segments, starts } = segmentsOf(wording, terms);
  const finds = findConcepts(terms, segments, index, language);
  if (finds.length === 0) return bareFeeling(terms, language, index, clauseSentiment);
  const feelings = starts.length === 1 ? [clauseSentiment] : feelingsOf(wording, terms, starts, language);
  const cues = finds.filter(({ weight }) => weight >= 1);
  const known = new Set(cues.map(({ concept }) => concept));
  const cued = new Set(cues.map(({ segment }) => segment));
  const hits = new Map<number, ConceptHit>();
  for (const { concept, weight, segment } of finds) {
    const own = feelings[segment] ?? "Neutral";
    const isWeak = weight < 1 && !known.has(concept);
    if (isWeak && (cued.has(segment) || (cues.length > 0 && own === "Neutral"))) continue;
    const sentiment = own === "Neutral" ? clauseSentiment : own;
    const earlier = hits.get(concept);
    if (!earlier) hits.set(concept, { concept, weight, sentiment });
    else hits.set(concept, { ...earlier, weight: earlier.weight + weight });
  }
  const best = Math.max(0, ...[...hits.values()].map(({ weight }) => weight));
  return [...hits.values()].filter(({ weight }) => weight >= best * 0.4);
}

function findConcepts(
  terms: readonly Term[],
  segments: readonly number[],
  index: ConceptIndex,
  language: string,
): Find[] {
  const finds: Find[] = [];
  const stem = stemmerOf(language);
  const stems = terms.map(({ word }) => stem(word));
  for (let at = 0; at < terms.length; ) {
    let used = 1;
    for (let length = Math.min(index.longestFrom(stems[at] ?? ""), terms.length - at); length >= 1; length--) {
      const found =
        length > 1
          ? index.ofPhrase(stems.slice(at, at + length).join(" "))
          : conceptsOfWord(terms[at]?.word ?? "", index, language);
      if (found.length === 0) continue;
      for (const entry of found) finds.push({ ...entry, segment: segments[at] ?? 0 });
      used = length;
      break;
    }
    at += used;
  }
  return finds;
}

/** What a word names in its own language, else what its English translations name. */
function conceptsOfWord(word: string, index: ConceptIndex, language: string): readonly Hint[] {
  const own = index.ofWord(word);
  if (own.length > 0 || !isTranslated(language)) return own;
  return englishFor(word, language).flatMap((english) => conceptsOf("en").ofWord(english));
}

/** Which segment each term stands in, and at which term each segment starts. */
function segmentsOf(wording: string, terms: readonly Term[]): { segments: number[]; starts: number[] } {
  const starts = [0];
  const segments = terms.map((term, at) => {
    if (at > 0) {
      const gap = wording.slice(terms[at - 1]?.end ?? 0, term.start);
      if (breaksSegment(gap) || breaksSegment(term.word)) starts.push(at);
    }
    return starts.length - 1;
  });
  return { segments, starts };
}

function feelingsOf(wording: string, terms: readonly Term[], starts: readonly number[], language: string): Sentiment[] {
  const isPlain = !hasPhrases(wording, language);
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? terms.length;
    if (isPlain) {
      const words = terms.slice(start, end).map(({ word }) => word);
      return sentimentOf(feelingOfWords(words, language));
    }
    const text = wording.slice(at === 0 ? 0 : terms[start]?.start, terms[end]?.start ?? wording.length);
    return sentimentOf(feelingOf(text, language));
  });
}
