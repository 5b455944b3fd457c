import type { CodingType } from "@/db/schema/terms";
import { once } from "@/lib/language/memoized";
import { bareAnswer, isDontKnow, isNothing } from "@/lib/language/no-answer/no-content";
import { anyOf, readLines } from "@/lib/language/read-data";
import { copiesQuestion } from "./question-copy";

/** Matches a question to which "nothing" is not an answer: "Anything else?" */
const asksForMore = once(() => new RegExp(`\\b${anyOf(readLines("preparation/data/asks-for-more.txt"))}`, "iu"));

/** Longer answers, in characters, say something. */
const LONGEST_NON_ANSWER = 1_000;

/** Why an answer says nothing about the question (does not know, refuses, repeats the question), or null. */
export function nonAnswerReason(text: string, question: string | null, codingType: CodingType): string | null {
  const silent = text.length <= LONGEST_NON_ANSWER ? silenceReason(bareAnswer(text), question, codingType) : null;
  return silent ?? (question && copiesQuestion(text, question) ? "repeats the question" : null);
}

function silenceReason(bare: string, question: string | null, codingType: CodingType): string | null {
  if (isDontKnow(bare)) return "does not know or does not say";
  if (isNothing(bare) && (codingType === "entity" || (question && asksForMore().test(question)))) {
    return "has nothing to say to this question";
  }
  return null;
}
