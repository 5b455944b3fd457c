import type { suggestions } from "@/db/schema/suggestions";

export type StoredSuggestion = typeof suggestions.$inferSelect;

/** A suggestion as a computation finds it, without id and status. */
export type SuggestionDraft = Pick<
  StoredSuggestion,
  | "type"
  | "confidence"
  | "title"
  | "rationale"
  | "code"
  | "category"
  | "sourceCodeId"
  | "targetCodeId"
  | "parts"
  | "mentions"
>;
