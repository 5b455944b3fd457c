import type { AnswerFlag, CodingType } from "@/db/schema/terms";
import { detectLanguage } from "@/lib/language/detect-language";
import { duplicateKey, normalizeText } from "@/lib/language/normalize";
import { wordsOf } from "@/lib/language/tokens";
import { isEmptyAnswer } from "./empty-answer";
import { fillerReason } from "./filler";
import { gibberishReason } from "./gibberish";
import { type KnownWords, knownWords } from "./known-words";
import { nonAnswerReason } from "./non-answer";

/** An answer as the respondent gave it. */
export type Answer = { id: string; text: string };

export type PrepareOptions = { question: string | null; language: string; codingType: CodingType };

/** What preparation found out about an answer. */
export type Preparation = {
  /** ISO 639-1, as detected; the language of the request if detection is unsure. */
  language: string;
  flags: AnswerFlag[];
};

export type PreparedAnswer = Answer & Preparation;

/** Why an answer is flagged, in plain English; null if it is not. */
type Reasoned = { reason: string | null };

const MIN_USES = 3;
/**
 * Only this many characters of an answer are checked for gibberish, fillers and language, so that an answer of 100,000
 * characters takes hardly longer than one of 1,000.
 */
const MAX_JUDGED = 1_000;
/**
 * Normalises answers and flags those not worth coding: empty, gibberish, non-answers and duplicates of earlier ones.
 * This happens before any engine runs, so that estimate and charge agree. The result has one entry per answer, in the
 * same order.
 */
export function prepareAnswers<Given extends { text: string }>(
  answers: readonly Given[],
  options: PrepareOptions,
): (Given & Preparation & Reasoned)[] {
  const seen = new Set<string>();
  const keys = answers.map(({ text }) => duplicateKey(text));
  const known = knownWords(usedWords(keys));
  const judgements = new Map<string, Judgement>();
  return answers.map((answer, index) => {
    const text = normalizeText(answer.text);
    const key = keys[index] ?? "";
    const judged = judgements.get(text) ?? judge(text, options, known);
    judgements.set(text, judged);
    const isRepeated = judged.flag !== "empty" && seen.has(key);
    seen.add(key);
    return {
      ...answer,
      language: judged.language,
      flags: [...(judged.flag ? [judged.flag] : []), ...(isRepeated ? ["duplicate" as const] : [])],
      reason: judged.reason ?? (isRepeated ? "repeats an earlier answer" : null),
    };
  });
}

type Judgement = { language: string; flag: AnswerFlag | null; reason: string | null };

function judge(text: string, options: PrepareOptions, known: KnownWords): Judgement {
  const { flag, reason } = findFlag(text, options, known);
  const start = text.slice(0, MAX_JUDGED);
  return { language: flag ? options.language : detectLanguage(start, options.language), flag, reason };
}

function findFlag(
  text: string,
  { question, codingType, language }: PrepareOptions,
  known: KnownWords,
): Omit<Judgement, "language"> {
  if (isEmptyAnswer(text)) return { flag: "empty", reason: text ? "holds only punctuation" : "is empty" };
  const silent = nonAnswerReason(text, question, codingType);
  if (silent) return { flag: "non_answer", reason: silent };
  const start = text.slice(0, MAX_JUDGED);
  const mash = fillerReason(start, codingType) ?? gibberishReason(start, codingType, language, known);
  if (mash) return { flag: "gibberish", reason: mash };
  return { flag: null, reason: null };
}

/** The words that occur in the judged part of at least three different answers. */
function usedWords(keys: readonly string[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const key of new Set(keys)) {
    for (const word of new Set(wordsOf(key.slice(0, MAX_JUDGED)))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return new Set([...uses].flatMap(([word, count]) => (count >= MIN_USES ? word : [])));
}
