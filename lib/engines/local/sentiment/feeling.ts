import type { Sentiment } from "@/db/schema/terms";
import { type Cues, cuesOf } from "@/lib/language/feeling/cues";
import { type Token, tokenize, wordsOf } from "@/lib/language/tokens";
import { add, type Feeling, sumOf } from "./feeling-sum";
import { hasPhrases, readPhrases, type Span } from "./set-phrases";
import type { Side } from "./sides";
import { sensesOf, type WordSense } from "./word-senses";

const REACH = 4;
const NEGATED = -0.6;
/** What is said not to be so is clear, however mild the word: "no waiting". */
const LEAST_NEGATED = 0.9;
/** How far before a negator at the end stands what it turns, and how many words may follow it. */
const BACKWARD_REACH = 3;
const MOST_AFTER = 1;
/** "It did not work": a negator that turns no word of feeling tells of something that went wrong. */
const WENT_WRONG = -1;
const MOST_WRONGS = 2;
const LEAST_WORDS = 2;
/** Blame so mild only names a subject where what follows is denied: "the wait was not long". */
const MILD = -1;
/** High pay, fallen prices; how far the amount may stand from what it is of. */
const AMOUNT = 2;
const AMOUNT_REACH = 3;
const CHANGE_REACH = 5;
/** "No fees": what is bad is not there, so near behind the negator. */
const ABSENT = 1.5;
const ABSENT_REACH = 2;
/** Blame that is clear enough for a negator behind it to turn: "ich bereue nichts". */
const CLEAR_BLAME = -2;
/** What a trouble that is over counts for. */
const RELIEVED = -0.7;
const RELIEF_REACH = 5;
/** What a heading ("Cons:") or a sign counts. */
const SIDE = 2.5;
/** What is denied as a whole, or was so once: "can't say that it is good", "used to be good". */
const CONTRARY = -0.8;
const WITHOUT_FEELING = -1;

/**
 * The feeling of a passage from a lexicon with negation (a negator turns what follows within four
 * words), intensifiers, excess ("too ..."), set phrases and emoji, after Taboada et al. 2011.
 */
export function feelingOf(text: string, language: string, words: readonly string[] = wordsOf(text)): Feeling {
  if (!hasPhrases(text, language)) return feelingOfWords(words, language);
  const { said, subject, rest, turned } = readPhrases(text, language);
  if (turned.length === 0) return ofSubject(subject, sumOf(said, feelingOfWords(wordsOf(rest), language)));
  const tokens = tokenize(rest);
  const bare = tokens.filter(({ start }) => !turned.some((span) => isWithin(start, span)));
  let feeling = sumOf(said, feelingOfWords(spelt(bare), language));
  for (const span of turned) {
    const within = tokens.filter(({ start }) => isWithin(start, span));
    feeling = sumOf(feeling, contrary(feelingOfWords(spelt(within), language)));
  }
  return ofSubject(subject, feeling);
}

/** What is good to have is praise where nothing else has a feeling. */
function ofSubject(subject: number, feeling: Feeling): Feeling {
  return feeling.praise || feeling.blame ? feeling : { ...feeling, praise: subject };
}

function contrary({ praise, blame }: Feeling): Feeling {
  if (!praise && !blame) return { praise: 0, blame: WITHOUT_FEELING };
  const turned = (value: number) =>
    value ? -Math.sign(value) * Math.max(LEAST_NEGATED, Math.abs(value * CONTRARY)) : 0;
  return { praise: turned(blame), blame: turned(praise) };
}

function isWithin(place: number, { start, end }: Span): boolean {
  return place >= start && place < end;
}

function spelt(tokens: readonly Token[]): string[] {
  return tokens.map(({ word }) => word);
}

/** A feeling with what the side of its passage says. */
export function onSide({ praise, blame }: Feeling, side: Side | undefined): Feeling {
  if (!side) return { praise, blame };
  return side === "praise" ? { praise: praise + SIDE, blame } : { praise, blame: blame - SIDE };
}

/** The feeling of words that follow each other, set phrases left aside. */
export function feelingOfWords(words: readonly string[], language: string): Feeling {
  const senses = words.map(sensesOf(language));
  const cues = cuesOf(language);
  const values = senses.map(({ valence }, index) => {
    if (valence) return weigh(valence, words, index, cues);
    return valence === undefined && isExcess(words, index, cues) ? -1 : 0;
  });
  withoutSubjects(senses, values);
  const denied = values.findLastIndex((value, index) => value > 0 && (senses[index]?.valence ?? 0) < 0);
  for (let at = 0; at < denied; at++) if ((values[at] as number) < 0 && (values[at] as number) >= MILD) values[at] = 0;
  weighAmounts(words, senses, values, cues);
  weighRelief(words, values, cues);
  const wrongs = weighNegators(words, senses, values, cues);
  const feeling: Feeling = { praise: 0, blame: 0 };
  for (const value of values) add(feeling, value);
  if (words.length >= LEAST_WORDS) add(feeling, WENT_WRONG * Math.min(wrongs, MOST_WRONGS));
  return feeling;
}

/** The sentiment that a feeling amounts to. `Mixed` where praise and blame are both clear. */
export function sentimentOf({ praise, blame }: Feeling): Sentiment {
  if (praise >= 1.5 && blame <= -1.5 && praise < -2.5 * blame && -blame < 2.5 * praise) return "Mixed";
  const sum = praise + blame;
  if (sum >= 0.9) return "Positive";
  return sum <= -0.9 ? "Negative" : "Neutral";
}

function isExcess(words: readonly string[], index: number, { excess, excessive }: Cues): boolean {
  const next = words[index + 1];
  return next !== undefined && excess.has(words[index] as string) && (excessive?.has(next) ?? true);
}

function weigh(valence: number, words: readonly string[], index: number, cues: Cues): number {
  let value = valence;
  const last = words[index - 1] ?? "";
  if (cues.boosters.has(last)) value *= 1.3;
  else if (cues.dampers.has(last)) value *= 0.8;
  else if (cues.excess.has(last) && !(cues.excessive && words[index]?.endsWith("en"))) return -Math.abs(value);
  const isNegated =
    (cues.negatingPrefix && words[index]?.startsWith(cues.negatingPrefix)) ||
    words.slice(Math.max(0, index - REACH), index).some((word) => cues.negators.has(word));
  return isNegated ? negated(value) : value;
}

/** Takes the praise of what is only spoken of, "support", "quality", where other words blame. */
function withoutSubjects(senses: readonly WordSense[], values: number[]): void {
  if (!values.some((value) => value < 0)) return;
  for (const [at, { worth }] of senses.entries()) if (worth > 0 && (values[at] as number) > 0) values[at] = 0;
}

/**
 * Weighs negators that turn no feeling after them: the absence of what is bad, or of what stands before ("gefällt mir
 * nicht"). Tells how many are left.
 */
function weighNegators(words: readonly string[], senses: readonly WordSense[], values: number[], cues: Cues): number {
  let wrongs = 0;
  words.forEach((word, at) => {
    if (!cues.negators.has(word)) return;
    const next = senses.slice(at + 1, at + 1 + REACH);
    if (next.some(({ valence }) => valence)) return;
    const turned = cues.negatesBackwards ? turnedBackwards(words, values, at) : -1;
    if (turned >= 0) values[turned] = negated(values[turned] as number);
    else if (next.slice(0, ABSENT_REACH).some(({ worth }) => worth < 0)) values[at] = ABSENT;
    else if (!isSecond(words, values, at, cues)) wrongs += 1;
  });
  return wrongs;
}

/** True for the end of what another negator began, with a feeling in between: "ne regrette rien". */
function isSecond(
  words: readonly string[],
  values: readonly number[],
  at: number,
  { negators, pairsNegators }: Cues,
): boolean {
  if (!pairsNegators) return false;
  const from = Math.max(0, at - REACH);
  const first = words.slice(from, at).findIndex((word) => negators.has(word));
  return first >= 0 && values.slice(from + first, at).some(Boolean);
}

/** High prices are blame, low ones and none are praise; with pay it is the other way round. */
function weighAmounts(
  words: readonly string[],
  senses: readonly WordSense[],
  values: number[],
  { negators }: Cues,
): void {
  senses.forEach(({ amount, change }, at) => {
    if (change === 0) return;
    const of = near(at, amount ? AMOUNT_REACH : CHANGE_REACH, words.length).find(
      (place) => (amount !== 0 || place < at) && senses[place]?.worth,
    );
    if (of === undefined) return;
    const value = AMOUNT * change * (senses[of] as WordSense).worth;
    const isNegated = words.slice(Math.max(0, at - REACH), at).some((before) => negators.has(before));
    values[at] = isNegated ? negated(value) : value;
    values[of] = 0;
  });
}

/** A problem that was solved is none. */
function weighRelief(words: readonly string[], values: number[], { relief, negators }: Cues): void {
  words.forEach((word, at) => {
    if (!relief.has(word) || words.slice(Math.max(0, at - REACH), at).some((before) => negators.has(before))) return;
    const troubles = near(at, RELIEF_REACH, words.length).filter((place) => (values[place] as number) < 0);
    for (const place of troubles) values[place] = Math.max(LEAST_NEGATED, (values[place] as number) * RELIEVED);
  });
}

/** The places around one, the nearest first. */
function near(at: number, reach: number, length: number): number[] {
  const places: number[] = [];
  for (let by = 1; by <= reach; by++) {
    if (at + by < length) places.push(at + by);
    if (at - by >= 0) places.push(at - by);
  }
  return places;
}

function negated(value: number): number {
  return -Math.sign(value) * Math.max(LEAST_NEGATED, Math.abs(value * NEGATED));
}

/** The place of the praise or clear blame that a negator at the end of the words turns, or -1. */
function turnedBackwards(words: readonly string[], values: readonly number[], negator: number): number {
  if (words.length - 1 - negator > MOST_AFTER) return -1;
  for (let at = negator - 1; at >= Math.max(0, negator - BACKWARD_REACH); at--) {
    const value = values[at] ?? 0;
    if (value > 0 || value <= CLEAR_BLAME) return at;
  }
  return -1;
}
