import type { CodingType, QuestionStatus } from "@/db/schema/terms";

export const CODING_TYPE_WORDS: Record<CodingType, string> = {
  qualitative: "Themes with sentiment",
  entity: "Names and brands",
  qualitative_topics: "Topics",
};

export const STATUS_WORDS: Record<QuestionStatus, string> = {
  pending: "No codebook yet",
  codebook_ready: "Ready to code",
  coding: "Being coded",
  coded: "Coded",
};
