import { serve } from "@/lib/threads/serve";
import { measureAgreement } from "./agreement";
import { compareSegments } from "./compare-segments";
import type { SampledAnswer } from "./read-sample";

const handlers = {
  measure: ({ answers, codes, keys }: { answers: readonly SampledAnswer[]; codes: number; keys: number }) => ({
    ...measureAgreement(answers, codes),
    segments: compareSegments(answers, keys),
  }),
};

export type QualityCalls = typeof handlers;
export default serve(handlers);
