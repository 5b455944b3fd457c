import type { AnswerFlag, Confidence, NotCodedReason } from "@/db/schema/terms";
import { FLAG_WORDS } from "@/lib/responses/flag-words";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { isBlind } from "./decision";

/** What a flag means for the price, after its words. */
const PRICE_WORDS: Partial<Record<AnswerFlag, string>> = {
  empty: " (free)",
  gibberish: " (free)",
  duplicate: " (free)",
  not_coded: " (free)",
  lost_codes: "; coding it again is free",
};

const NOT_CODED_WORDS: Record<NotCodedReason, string> = {
  refused: "The model refused it",
  too_long: "Too long for the model",
  unreadable: "The model’s reply could not be read",
  unanswered: "The model left it out",
};

const wordsOf = (flag: AnswerFlag, { notCoded }: AnswerLine) =>
  `${flag === "not_coded" && notCoded ? NOT_CODED_WORDS[notCoded] : FLAG_WORDS[flag]}${PRICE_WORDS[flag] ?? ""}`;

/** An answer to which a person gave no code, on purpose. */
export const NO_CODE_BY_PERSON = "No code (set by a person)";
export const BLIND_WORDS = "The machine’s codes are hidden until you have given yours";

/** Says why an answer has no code, or what is special about it; empty if there is nothing to say. */
export function remarkOn(answer: AnswerLine): string {
  if (isBlind(answer)) return BLIND_WORDS;
  if (answer.flags.length > 0) return answer.flags.map((flag) => wordsOf(flag, answer)).join(", ");
  if (answer.mentions.length > 0) return "";
  if (answer.edited || answer.reviewed) return NO_CODE_BY_PERSON;
  return answer.wasProcessed ? "No code fits" : "Not coded yet";
}

const FROM_LOWEST: readonly Confidence[] = ["low", "medium", "high"];

/** The confidence of the answer's least certain code; null for an answer without codes. */
export const lowestConfidence = ({ mentions }: AnswerLine): Confidence | null =>
  FROM_LOWEST.find((level) => mentions.some(({ confidence }) => confidence === level)) ?? null;
