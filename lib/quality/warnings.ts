import { LEAST_PRECISION, LEAST_SAMPLE } from "./parameters";

/** Warnings for readers of the figures, most important first. */
export const WARNINGS = [
  "small_sample",
  "selected_sample",
  "over_coding",
  "under_coding",
  "low_precision",
  "uneven_agreement",
] as const;
export type Warning = { kind: (typeof WARNINGS)[number]; message: string };

type Shown = {
  sample: { kind: string; answers: number };
  codes_per_answer: { ratio: { value: number | null }; over_coding: boolean; under_coding: boolean };
  codes: readonly { code_name: string; precision: { value: number | null }; low_precision: boolean }[];
  segments: readonly { segment: string | null; exact_match: { value: number | null }; differs: boolean }[];
  overall: { exact_match: { value: number | null } };
};

/** Warns readers about what makes the figures of a quality report unreliable. */
export function warningsOf({ sample, codes_per_answer, codes, segments, overall }: Shown): Warning[] {
  const warnings: Warning[] = [];
  const warn = (kind: Warning["kind"], message: string) => warnings.push({ kind, message });
  if (sample.answers < LEAST_SAMPLE) {
    warn("small_sample", `${sample.answers} answers are compared; fewer than ${LEAST_SAMPLE} say little.`);
  }
  if (sample.kind === "all" && sample.answers > 0) {
    warn("selected_sample", "The reviewed answers are not a random sample, so they may differ from the other answers.");
  }
  const ratio = percent(codes_per_answer.ratio.value);
  if (codes_per_answer.over_coding) warn("over_coding", `The machine gives ${ratio} of the codes that people give.`);
  if (codes_per_answer.under_coding) warn("under_coding", `The machine gives ${ratio} of the codes that people give.`);
  for (const { code_name, precision } of codes.filter(({ low_precision }) => low_precision)) {
    const least = percent(LEAST_PRECISION);
    warn(
      "low_precision",
      `"${code_name}" is right in ${percent(precision.value)} of its mentions, less than ${least}.`,
    );
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

const percent = (share: number | null) => (share === null ? "an unknown part" : `${Math.round(100 * share)}%`);
