import type { AnswerFlag, Confidence, NotCodedReason } from "@/db/schema/terms";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { isBlind } from "./decision";

export const FLAG_WORDS: Record<AnswerFlag, string> = {
  empty: "Empty, free",
  gibberish: "Not readable, free",
  non_answer: "Says nothing",
  duplicate: "Duplicate, free",
  not_coded: "Not coded by the model, free",
  lost_codes: "Lost its codes, coded again free",
  other_language: "In a language that the codes don't have",
  no_complaint: "Says there is nothing to complain about",
};

const NOT_CODED_WORDS: Record<NotCodedReason, string> = {
  refused: "The model refused it, free",
  too_long: "Too long for the model, free",
  unreadable: "The model’s reply could not be read, free",
  unanswered: "The model left it out, free",
};

const wordsOf = (flag: AnswerFlag, { notCoded }: AnswerLine) =>
  flag === "not_coded" && notCoded ? NOT_CODED_WORDS[notCoded] : FLAG_WORDS[flag];

export const BLIND_WORDS = "The machine’s codes are hidden until you have given yours";

/** Says why an answer has no code, or what is special about it; empty if there is nothing to say. */
export function remarkOn(answer: AnswerLine): string {
  if (isBlind(answer)) return BLIND_WORDS;
  if (answer.flags.length > 0) return answer.flags.map((flag) => wordsOf(flag, answer)).join(", ");
  if (answer.mentions.length > 0) return "";
  if (answer.edited || answer.reviewed) return "No codes, by hand";
  return answer.wasProcessed ? "No code fits" : "Not coded yet";
}

const FROM_LOWEST: readonly Confidence[] = ["low", "medium", "high"];

/** The confidence of the answer's least certain code; null for an answer without codes. */
export const lowestConfidence = ({ mentions }: AnswerLine): Confidence | null =>
  FROM_LOWEST.find((level) => mentions.some(({ confidence }) => confidence === level)) ?? null;
