import type { CodebookRequest } from "@/lib/engines/engine";
import { generateCodebook } from "@/lib/engines/local/codebook/generate";

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

export function namesOf(given: CodebookRequest): string[] {
  return generateCodebook(given).flatMap(({ codes }) => codes.map(({ name }) => name));
}
