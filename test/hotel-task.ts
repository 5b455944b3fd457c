import type { CodebookRequest, CodingTask, EngineAnswer } from "@/lib/engines/engine";

/** A small coding task about a hotel. A model knows its codes by the numbers 1 to 4. */
export const HOTEL_TASK: CodingTask = {
  codingType: "qualitative",
  language: "en",
  question: "What stood out to you?",
  codes: [
    {
      id: "staff",
      category: "Service",
      name: "Friendly staff",
      definition: "Warm, helpful people.",
      sentiment: "Positive",
    },
    { id: "queue", category: "Service", name: "Waiting", definition: null, sentiment: "Negative" },
    { id: "noise", category: "Room", name: "Noise", definition: "Disturbed sleep.", sentiment: "Negative" },
    { id: "other", category: "Other", name: "Other", definition: null, sentiment: "Neutral" },
  ],
  examples: [],
};

export const HOTEL_REQUEST: CodebookRequest = {
  codingType: "qualitative",
  language: "en",
  question: "What stood out to you?",
  answers: [],
  options: { granularity: 3, maxCodes: 20, minFrequency: 1, includeOther: false },
};

/** Answers with the ids a1, a2, a3 and so on. */
export function answersOf(...texts: string[]): EngineAnswer[] {
  return texts.map((text, index) => ({ id: `a${index + 1}`, text, language: "en" }));
}
