import type { ProjectProgress, ProjectSort } from "@/db/schema/terms";

export const PROGRESS_WORDS: Record<ProjectProgress, string> = {
  nothing_coded: "Nothing coded yet",
  being_coded: "Being coded",
  to_check: "To check",
  coded: "Coded",
};

export const SORT_WORDS: Record<ProjectSort, string> = {
  worked: "Last worked on",
  name: "By name",
  newest: "Newest first",
};

/** The part of an address before the @. */
export const shortAddress = (email: string): string => email.split("@")[0] ?? email;
