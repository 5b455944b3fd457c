import type { Sentiment } from "@/db/schema/terms";
import { type Cues, cuesOf } from "@/lib/language/feeling/cues";
import { hasNoContent } from "@/lib/language/no-answer/no-content";
import { type Token, tokenize, wordsOf } from "@/lib/language/tokens";
import { add, type Feeling, sumOf } from "./feeling-sum";
import {
  ABSENCE_REACH,
  ABSENCE_VALUE,
  AMOUNT_REACH,
  AMOUNT_VALUE,
  BACKWARD_REACH,
  BOOSTER_FACTOR,
  CHANGE_REACH,
  CLEAR_BLAME,
  CONTRARY_FACTOR,
  CONTRARY_OF_NOTHING,
  DAMPER_FACTOR,
  EXCESS_VALUE,
  LONE_NEGATOR_VALUE,
  MAX_LONE_NEGATORS,
  MAX_MIXED_RATIO,
  MAX_WORDS_AFTER_NEGATOR,
  MILD_BLAME,
  MIN_FEELING,
  MIN_MIXED,
  MIN_NEGATED,
  MIN_WORDS_WITH_LONE_NEGATOR,
  NEGATION_FACTOR,
  NEGATION_REACH,
  RELIEF_FACTOR,
  RELIEF_REACH,
  SIDE_VALUE,
} from "./parameters";
import { hasPhrases, readPhrases, type Span } from "./set-phrases";
import type { Side } from "./sides";
import { sensesOf, type WordSense } from "./word-senses";

/**
 * The feeling of a passage by a lexicon, with negation within four words, intensifiers, excess ("too ..."), set phrases
 * and emoji (after Taboada et al. 2011). An answer without content, such as "Nothing at the moment", is no complaint,
 * although it has a negator.
 */
export function feelingOf(text: string, language: string, words: readonly string[] = wordsOf(text)): Feeling {
  const feeling = feelingOfText(text, language, words);
  return feeling.blame < 0 && hasNoContent(text) ? { praise: 0, blame: 0 } : feeling;
}

function feelingOfText(text: string, language: string, words: readonly string[]): Feeling {
  if (!hasPhrases(text, language)) return feelingOfWords(words, language);
  const { said, subject, rest, turned } = readPhrases(text, language);
  if (turned.length === 0) return ofSubject(subject, sumOf(said, feelingOfWords(wordsOf(rest), language)));
  const tokens = tokenize(rest);
  const bare = tokens.filter(({ start }) => !turned.some((span) => isWithin(start, span)));
  let feeling = sumOf(said, feelingOfWords(wordsOfTokens(bare), language));
  for (const span of turned) {
    const within = tokens.filter(({ start }) => isWithin(start, span));
    feeling = sumOf(feeling, reversed(feelingOfWords(wordsOfTokens(within), language)));
  }
  return ofSubject(subject, feeling);
}

/** Words for something good ("there is parking") count as praise if nothing else in the text has a feeling. */
function ofSubject(subject: number, feeling: Feeling): Feeling {
  return feeling.praise || feeling.blame ? feeling : { ...feeling, praise: subject };
}

function reversed({ praise, blame }: Feeling): Feeling {
  if (!praise && !blame) return { praise: 0, blame: CONTRARY_OF_NOTHING };
  const turned = (value: number) =>
    value ? -Math.sign(value) * Math.max(MIN_NEGATED, Math.abs(value * CONTRARY_FACTOR)) : 0;
  return { praise: turned(blame), blame: turned(praise) };
}

function isWithin(index: number, { start, end }: Span): boolean {
  return index >= start && index < end;
}

function wordsOfTokens(tokens: readonly Token[]): string[] {
  return tokens.map(({ word }) => word);
}

/** Adds the value of the heading or sign under which a passage stands. */
export function onSide({ praise, blame }: Feeling, side: Side | undefined): Feeling {
  if (!side) return { praise, blame };
  return side === "praise" ? { praise: praise + SIDE_VALUE, blame } : { praise, blame: blame - SIDE_VALUE };
}

/** The feeling of consecutive words, without set phrases. */
export function feelingOfWords(words: readonly string[], language: string): Feeling {
  const senses = words.map(sensesOf(language));
  const cues = cuesOf(language);
  const values = senses.map(({ valence }, index) => {
    if (valence) return weigh(valence, words, index, cues);
    if (valence !== undefined || !isExcess(words, index, cues)) return 0;
    return isNegated(words, index, cues) ? negated(EXCESS_VALUE) : EXCESS_VALUE;
  });
  withoutSubjects(senses, values);
  const denied = values.findLastIndex((value, index) => value > 0 && (senses[index]?.valence ?? 0) < 0);
  for (let at = 0; at < denied; at++)
    if ((values[at] as number) < 0 && (values[at] as number) >= MILD_BLAME) values[at] = 0;
  weighAmounts(words, senses, values, cues);
  weighRelief(words, values, cues);
  const loneNegators = weighNegators(words, senses, values, cues);
  const feeling: Feeling = { praise: 0, blame: 0 };
  for (const value of values) add(feeling, value);
  if (words.length >= MIN_WORDS_WITH_LONE_NEGATOR)
    add(feeling, LONE_NEGATOR_VALUE * Math.min(loneNegators, MAX_LONE_NEGATORS));
  return feeling;
}

/** The sentiment of a feeling; `Mixed` if both praise and blame are clear. */
export function sentimentOf({ praise, blame }: Feeling): Sentiment {
  if (
    praise >= MIN_MIXED &&
    blame <= -MIN_MIXED &&
    praise < -MAX_MIXED_RATIO * blame &&
    -blame < MAX_MIXED_RATIO * praise
  )
    return "Mixed";
  const sum = praise + blame;
  if (sum >= MIN_FEELING) return "Positive";
  return sum <= -MIN_FEELING ? "Negative" : "Neutral";
}

function isExcess(words: readonly string[], index: number, { excess, excessive }: Cues): boolean {
  const next = words[index + 1];
  return next !== undefined && excess.has(words[index] as string) && (excessive?.has(next) ?? true);
}

function weigh(valence: number, words: readonly string[], index: number, cues: Cues): number {
  let value = valence;
  const last = words[index - 1] ?? "";
  if (cues.boosters.has(last)) value *= BOOSTER_FACTOR;
  else if (cues.dampers.has(last)) value *= DAMPER_FACTOR;
  else if (cues.excess.has(last) && !(cues.excessive && words[index]?.endsWith("en"))) {
    return value < 0 && isNegated(words, index, cues) ? negated(value) : -Math.abs(value);
  }
  return isNegated(words, index, cues) ? negated(value) : value;
}

function isNegated(words: readonly string[], index: number, { negators, negatingPrefix }: Cues): boolean {
  return Boolean(negatingPrefix && words[index]?.startsWith(negatingPrefix)) || isAfterNegator(words, index, negators);
}

function isAfterNegator(words: readonly string[], index: number, negators: Cues["negators"]): boolean {
  return words.slice(Math.max(0, index - NEGATION_REACH), index).some((word) => negators.has(word));
}

/** Removes the praise of words that only name a subject ("support", "quality") if other words blame. */
function withoutSubjects(senses: readonly WordSense[], values: number[]): void {
  if (!values.some((value) => value < 0)) return;
  for (const [at, { worth }] of senses.entries()) if (worth > 0 && (values[at] as number) > 0) values[at] = 0;
}

/**
 * Handles negators that no word of feeling follows. They reverse a word before them ("gefällt mir nicht"), or say that
 * something bad is absent ("no fees"). Returns how many other negators there are; these suggest that something went
 * wrong.
 */
function weighNegators(words: readonly string[], senses: readonly WordSense[], values: number[], cues: Cues): number {
  let loneNegators = 0;
  words.forEach((word, at) => {
    if (!cues.negators.has(word)) return;
    const next = senses.slice(at + 1, at + 1 + NEGATION_REACH);
    if (next.some(({ valence }) => valence)) return;
    const turned = cues.negatesBackwards ? turnedBackwards(words, values, at) : -1;
    if (turned >= 0) values[turned] = negated(values[turned] as number);
    else if (next.slice(0, ABSENCE_REACH).some(({ worth }) => worth < 0)) values[at] = ABSENCE_VALUE;
    else if (!isSecond(words, values, at, cues)) loneNegators += 1;
  });
  return loneNegators;
}

/** True for the second part of a double negation that has a feeling in between: "ne regrette rien". */
function isSecond(
  words: readonly string[],
  values: readonly number[],
  at: number,
  { negators, pairsNegators }: Cues,
): boolean {
  if (!pairsNegators) return false;
  const from = Math.max(0, at - NEGATION_REACH);
  const first = words.slice(from, at).findIndex((word) => negators.has(word));
  return first >= 0 && values.slice(from + first, at).some(Boolean);
}

/** High prices are blame, low or no prices are praise; for pay it is the opposite. */
function weighAmounts(
  words: readonly string[],
  senses: readonly WordSense[],
  values: number[],
  { negators }: Cues,
): void {
  senses.forEach(({ amount, change }, at) => {
    if (change === 0) return;
    const of = near(at, amount ? AMOUNT_REACH : CHANGE_REACH, words.length).find(
      (index) => (amount !== 0 || index < at) && senses[index]?.worth,
    );
    if (of === undefined) return;
    const value = AMOUNT_VALUE * change * (senses[of] as WordSense).worth;
    values[at] = isAfterNegator(words, at, negators) ? negated(value) : value;
    values[of] = 0;
  });
}

/** Turns blame near a word of relief into praise, because the problem was solved. */
function weighRelief(words: readonly string[], values: number[], { relief, negators }: Cues): void {
  words.forEach((word, at) => {
    if (!relief.has(word) || isAfterNegator(words, at, negators)) return;
    const troubles = near(at, RELIEF_REACH, words.length).filter((index) => (values[index] as number) < 0);
    for (const index of troubles) values[index] = Math.max(MIN_NEGATED, (values[index] as number) * RELIEF_FACTOR);
  });
}

/** The indexes within `reach` of `at`, nearest first. */
function near(at: number, reach: number, length: number): number[] {
  const positions: number[] = [];
  for (let by = 1; by <= reach; by++) {
    if (at + by < length) positions.push(at + by);
    if (at - by >= 0) positions.push(at - by);
  }
  return positions;
}

function negated(value: number): number {
  return -Math.sign(value) * Math.max(MIN_NEGATED, Math.abs(value * NEGATION_FACTOR));
}

/** The index of the praise or clear blame that a negator at the end of a clause reverses; -1 if there is none. */
function turnedBackwards(words: readonly string[], values: readonly number[], negator: number): number {
  if (words.length - 1 - negator > MAX_WORDS_AFTER_NEGATOR) return -1;
  for (let at = negator - 1; at >= Math.max(0, negator - BACKWARD_REACH); at--) {
    const value = values[at] ?? 0;
    if (value > 0 || value <= CLEAR_BLAME) return at;
  }
  return -1;
}
