import type { CodebookRequest, DraftCategory } from "@/lib/engines/engine";

/** A request for a codebook from answers in English. */
export function codebookRequest(texts: string[], more: Partial<CodebookRequest> = {}): CodebookRequest {
  return {
    codingType: "qualitative",
    language: "en",
    question: null,
    answers: texts.map((text, index) => ({ id: String(index), text, language: "en" })),
    options: { granularity: 3, maxCodes: 30, minFrequency: 1, includeOther: true },
    ...more,
  };
}

/** The names of the codes of a draft. */
export const namesIn = (draft: readonly DraftCategory[]): string[] =>
  draft.flatMap(({ codes }) => codes.map(({ name }) => name));
