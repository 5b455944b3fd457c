import { serve } from "@/lib/threads/serve";
import { measureAgreement } from "./agreement";
import { type CodedByPeople, measurePeople } from "./between-people";
import { compareSegments } from "./compare-segments";
import type { SampledAnswer } from "./read-sample";

type Sample = {
  answers: readonly SampledAnswer[];
  people: readonly CodedByPeople[];
  codes: number;
  /** How many segment keys the answers have values of. */
  keys: number;
};

const handlers = {
  measure: ({ answers, people, codes, keys }: Sample) => ({
    ...measureAgreement(answers, codes),
    segments: compareSegments(answers, keys),
    people: measurePeople(people, codes),
  }),
};

export type QualityCalls = typeof handlers;
export default serve(handlers);
