import type { AnalysisFilter } from "@/lib/analytics/answer-filter";

/** The filter in words: "only those with segments: region=North"; "all" without one. */
export function filterWords(filter: AnalysisFilter = {}): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && [value].flat().length > 0);
  if (given.length === 0) return "all";
  return `only those with ${given.map(([name, value]) => `${name}: ${[value].flat().join(", ")}`).join("; ")}`;
}
