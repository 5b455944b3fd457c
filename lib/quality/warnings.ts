import { MIN_SAMPLE } from "@/lib/review/parameters";
import { MIN_PRECISION } from "./parameters";

/** Warnings for readers of the figures, most important first. */
export const WARNINGS = [
  "small_sample",
  "incomplete_sample",
  "selected_sample",
  "over_coding",
  "under_coding",
  "low_precision",
  "uneven_agreement",
] as const;
export type Warning = { kind: (typeof WARNINGS)[number]; message: string };

type Shown = {
  sample: { kind: string; answers: number; drawn_at_random: number; wanted: number; waiting: number };
  codes_per_answer: { ratio: { value: number | null }; over_coding: boolean; under_coding: boolean };
  codes: readonly { code_name: string; precision: { value: number | null }; low_precision: boolean }[];
  segments: readonly { segment: string | null; exact_match: { value: number | null }; differs: boolean }[];
  overall: { exact_match: { value: number | null } };
};

/** Warns readers about what makes the figures of a quality report unreliable. */
export function warningsOf({ sample, codes_per_answer, codes, segments, overall }: Shown): Warning[] {
  const warnings: Warning[] = [];
  const warn = (kind: Warning["kind"], message: string) => warnings.push({ kind, message });
  if (sample.drawn_at_random < MIN_SAMPLE) warn("small_sample", checkedWords(sample));
  else if (sample.waiting > 0) {
    warn(
      "incomplete_sample",
      `${sample.waiting} of ${sample.wanted} randomly drawn answers are not checked yet; until they are, the figures may be better or worse than those of all answers.`,
    );
  }
  if (sample.kind === "all" && sample.answers > sample.drawn_at_random) {
    warn(
      "selected_sample",
      "Not all of these answers were drawn at random, so they may differ from the other answers.",
    );
  }
  const ratio = percent(codes_per_answer.ratio.value);
  if (codes_per_answer.over_coding) warn("over_coding", `The machine gives ${ratio} of the codes that people give.`);
  if (codes_per_answer.under_coding) warn("under_coding", `The machine gives ${ratio} of the codes that people give.`);
  for (const { code_name, precision } of codes.filter(({ low_precision }) => low_precision)) {
    const min = percent(MIN_PRECISION);
    warn("low_precision", `"${code_name}" is right in ${percent(precision.value)} of its mentions, less than ${min}.`);
  }
  for (const { segment, exact_match } of segments.filter(({ differs }) => differs)) {
    const rates = `${percent(exact_match.value)} of the answers, against ${percent(overall.exact_match.value)} of all`;
    warn(
      "uneven_agreement",
      `In ${segment} machine and people agree on ${rates}: differences between segments may be errors of coding.`,
    );
  }
  return warnings;
}

/** How far the random sample is checked, where that is not enough for figures of agreement. */
export const checkedWords = ({ drawn_at_random, wanted }: Shown["sample"]): string =>
  `${drawn_at_random} of ${wanted} checked: agreement is told from ${MIN_SAMPLE} randomly drawn and checked answers on.`;

const percent = (share: number | null) => (share === null ? "an unknown part" : `${Math.round(100 * share)}%`);
