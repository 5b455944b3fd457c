import { distinctNames } from "@/lib/codebook/distinct-names";
import { counted } from "@/lib/text/figures";
import type { RelatedScore } from "./relate-score";

type Group = { name: string; from: number; to: number };
type Related = Pick<RelatedScore, "model" | "without_score">;

const TWO_PLACES = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 7.4166 becomes `7.42`. */
export const scoreFigure = (score: number): string => TWO_PLACES.format(score).replace("-", "−");

/** 0.4166 becomes `+0.42`. */
export const signedScore = (difference: number): string => {
  const figure = scoreFigure(difference);
  return difference > 0 && !/^0[.]00$/.test(figure) ? `+${figure}` : figure.replace(/^−(0[.]00)$/, "$1");
};

/** `−0.42 to +1.30`. */
export const intervalWords = ({ low, high }: { low: number; high: number }): string =>
  `${signedScore(low)} to ${signedScore(high)}`;

/** `Promoters (9–10)`. */
export const groupWords = ({ name, from, to }: Group): string => `${name} (${from === to ? from : `${from}–${to}`})`;

/** The places of the groups that can hold a score: there is no middle between 1 and 2. */
export const filledGroups = (groups: readonly (Group & { base: number })[]): number[] =>
  [...groups.keys()].filter((place) => {
    const group = groups[place];
    return group !== undefined && (group.base > 0 || group.from <= group.to);
  });

export const LEFT_OUT_WORDS = {
  few_answers: "a base under 30",
  collinear: "the same answers as more frequent codes",
  no_model: "too few answers for so many codes",
  net: "a net",
} as const;

/** What must be said beside every figure of a score. */
export const CAUTION =
  "What goes with the score is not shown to cause it. People mention what comes to their mind: who does not mention something may think the same of it, and what nobody asked can lie behind both.";

export const IMPACT_WORDS =
  "Impact: how much higher the score is with a code than without it, among answers alike in all other codes, from one regression on all codes with robust (HC3) standard errors and 95% intervals. * is significant at 95%, Holm-corrected over all codes. Differences of means: Welch’s 95% intervals.";

/** How far the regression reaches: `R² 0.31 (adjusted 0.29), 900 answers, 12 codes.` */
export function modelWords({ model }: Related): string {
  if (!model)
    return "No impact can be computed: no code has 30 answers with it and 30 without it, or there are too few.";
  const { r_squared, adjusted_r_squared, answers, codes, intercept } = model;
  return `R² ${scoreFigure(r_squared)} (adjusted ${scoreFigure(adjusted_r_squared)}): ${counted(answers, "answer")}, ${counted(codes, "code")}. Expected score with none of these codes: ${scoreFigure(intercept)}; all contributions (share × impact) and it add up to the mean.`;
}

/** `12 answers have no score: “don’t know” (9), nothing (3).` Empty if all have one. */
export function withoutWords({ without_score: { answers, values } }: Related): string {
  if (answers === 0) return "";
  const named = values.map(({ value, answers }) => `${value === null ? "nothing" : `“${value}”`} (${answers})`);
  return `${counted(answers, "answer")} without a score ${answers === 1 ? "is" : "are"} left out: ${named.join(", ")}${values.reduce((sum, one) => sum + one.answers, 0) < answers ? " …" : ""}.`;
}

type NamedRow = { kind: "code" | "net"; name: string; category: string };

/** Names codes so that they can be told apart, and nets as such. */
export function rowNames(rows: readonly NamedRow[]): (row: NamedRow) => string {
  const nameOf = distinctNames(rows.filter(({ kind }) => kind === "code"));
  return (row) => (row.kind === "net" ? `Net: ${row.name}` : nameOf(row));
}
