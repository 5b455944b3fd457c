/** How two coders decided about one code: answers to which both gave it, only the first, only the second, or neither. */
export type Decisions = { both: number; first: number; second: number; neither: number };

/**
 * Cohen's kappa: agreement beyond what the coders' own shares would give by chance. Null if no disagreement is possible
 * by chance. Source: J. Cohen, "A coefficient of agreement for nominal scales", Educational and Psychological
 * Measurement 20 (1960), 37-46.
 */
export function cohensKappa({ both, first, second, neither }: Decisions): number | null {
  const total = both + first + second + neither;
  const byChance = (both + first) * (both + second) + (neither + second) * (neither + first);
  const possible = total * total - byChance;
  return possible > 0 ? (total * (both + neither) - byChance) / possible : null;
}

/**
 * Krippendorff's alpha for two coders who both decided about every answer: 1 - observed / expected disagreement, where
 * the latter is expected by chance. Null if all decisions are the same. Source: K. Krippendorff, "Computing
 * Krippendorff's alpha-reliability" (2011), section A.
 */
export function krippendorffsAlpha({ both, first, second, neither }: Decisions): number | null {
  const given = 2 * both + first + second;
  const withheld = 2 * neither + first + second;
  if (given === 0 || withheld === 0) return null;
  return 1 - ((given + withheld - 1) * (first + second)) / (given * withheld);
}

/** The share of the first coder's codes that the second gave too; null if the first gave none. */
export const precisionOf = ({ both, first }: Decisions): number | null => share(both, both + first);

/** The share of the second coder's codes that the first gave too; null if the second gave none. */
export const recallOf = ({ both, second }: Decisions): number | null => share(both, both + second);

/**
 * The harmonic mean of precision and recall; null if neither coder gave the code. Source: C. J. van Rijsbergen,
 * Information Retrieval, 2nd ed. (1979), chapter 7, with beta = 1.
 */
export const f1Of = ({ both, first, second }: Decisions): number | null => share(2 * both, 2 * both + first + second);

const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
