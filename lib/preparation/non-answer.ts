import type { CodingType } from "@/db/schema/terms";
import { bareAnswer, isNothing, isUnknowing } from "@/lib/language/silence/says-nothing";
import { copiesQuestion } from "./question-copy";

const ASKS_FOR_MORE =
  /\b(?:anything else|any(?:thing)? (?:other|further|additional|more)|other (?:comments?|remarks?|thoughts|feedback)|(?:further|additional|final|general) (?:comments?|remarks?|thoughts|feedback)|comments\?|please specify|to add|sonst noch|noch etwas|weitere (?:anmerkungen|kommentare)|algo más|otros comentarios|autre chose|autres commentaires|d'autres|mais alguma coisa|outros comentários)/iu;

/** Why an answer says nothing about the question (does not know, refuses, repeats the question), or null. */
export function nonAnswerReason(text: string, question: string | null, codingType: CodingType): string | null {
  const bare = bareAnswer(text);
  if (isUnknowing(bare)) return "does not know or does not say";
  if (isNothing(bare) && (codingType === "entity" || (question && ASKS_FOR_MORE.test(question)))) {
    return "has nothing to say to this question";
  }
  if (question && copiesQuestion(text, question)) return "repeats the question";
  return null;
}
