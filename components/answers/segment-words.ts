/** A respondent's segments in words: a bare number says what it counts, other values speak for themselves. */
export const segmentWords = (segments: Record<string, string | number>): string[] =>
  Object.entries(segments)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => (Number.isNaN(Number(value)) ? String(value) : `${name.replaceAll("_", " ")} ${value}`));
