/** A respondent's segments as text. A number is shown with its name (“age 34”), other values alone (“North”). */
export const segmentWords = (segments: Record<string, string | number>): string[] =>
  Object.entries(segments)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => (Number.isNaN(Number(value)) ? String(value) : `${name.replaceAll("_", " ")} ${value}`));
