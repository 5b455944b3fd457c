import type { AnswerFlag } from "@/db/schema/terms";

/** What preparation and coding remark about an answer. */
export const FLAG_WORDS: Record<AnswerFlag, string> = {
  empty: "Empty",
  gibberish: "Unreadable",
  non_answer: "“Don’t know”, “nothing”",
  duplicate: "Repeats another answer",
  not_coded: "Not coded by the model",
  lost_codes: "Its codes were deleted",
  other_language: "In a language the codes do not cover",
  no_complaint: "Says there is nothing to complain about",
};
