import { serve } from "@/lib/workers/serve";
import { type CodedTwice, measureAgreement } from "./agreement";
import { type CodedByPeople, measurePeople } from "./between-people";
import { compareSegments } from "./compare-segments";
import { type ComparedAnswer, findInconsistencies } from "./inconsistencies";
import type { Similarity } from "./parameters";
import type { SampledAnswer } from "./read-sample";
import { type Settling, settle } from "./settle";

type Sample = {
  answers: readonly SampledAnswer[];
  people: readonly CodedByPeople[];
  codes: number;
  /** The number of segment keys for which the answers have values. */
  keys: number;
};

type DoubleCoded = { people: readonly CodedByPeople[]; pairs: readonly (readonly CodedTwice[])[]; codes: number };

type Comparison = { answers: readonly ComparedAnswer[]; similarity: Similarity; limit: number };

const handlers = {
  measure: ({ answers, people, codes, keys }: Sample) => ({
    ...measureAgreement(answers, codes),
    segments: compareSegments(answers, keys),
    people: measurePeople(people, codes),
  }),
  measurePeople: ({ people, pairs, codes }: DoubleCoded) => ({
    all: measurePeople(people, codes),
    pairs: pairs.map((answers) => measureAgreement(answers, codes)),
  }),
  findInconsistencies: ({ answers, similarity, limit }: Comparison) => {
    const found = findInconsistencies(answers, similarity);
    return {
      total: found.length,
      deviating: found.reduce((sum, { deviating }) => sum + deviating, 0),
      groups: found.slice(0, limit),
    };
  },
  settle: (given: Settling) => settle(given),
};

export type QualityCalls = typeof handlers;
export default serve(handlers);
