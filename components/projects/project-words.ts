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

/** Who sees a restricted project, by the number of people named on it. */
export const seenBy = (people: number) =>
  people === 0 ? "Only owners and admins" : `Restricted to ${people} ${people === 1 ? "person" : "people"}`;
