import type { AnswerFilter } from "@/lib/responses/answer-filter";

/** The ids of codes that the filter names and the question does not have. */
export const unknownCodes = (
  { code, anyOf = [], allOf = [], noneOf = [] }: AnswerFilter,
  codes: readonly { id: string }[],
): string[] =>
  [...(code ? [code] : []), ...anyOf, ...allOf, ...noneOf].filter((id) => !codes.some((one) => one.id === id));
