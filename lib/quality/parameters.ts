/** Limits of the computation of agreement. */
export const AGREEMENT = {
  /** The most answers of a sample; if there are more, a random part is used. */
  mostAnswers: 100_000,
  /** The most answers coded by several people that are read. */
  mostTwice: 10_000,
  /** The most pairs of people compared: those with the most answers in common. */
  mostPairs: 10,
  /** The number of resamples for an interval, as far as the other limits allow, and at least `fewestResamples`. */
  resamples: 2_000,
  fewestResamples: 200,
  /** The most answers drawn in all resamples together: 20 million take about a second. */
  mostDraws: 20_000_000,
  /** The most figures to sort: codes times resamples, times a handful for each. */
  mostFigures: 1_000_000,
  /** The seed of the bootstrap, so that equal data give equal intervals. */
  seed: 20_261_122,
};

/** A code is marked if the whole confidence interval of its precision lies below this value. */
export const MIN_PRECISION = 0.8;

/** random: only checked answers that were drawn at random. all: every checked answer. */
export const SAMPLE_KINDS = ["random", "all"] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

export const STATEMENT_FORMATS = ["markdown", "html"] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** same: equal except for letter case and spaces. near: the same words, ignoring order, endings and stop words. */
export const SIMILARITIES = ["same", "near"] as const;
export type Similarity = (typeof SIMILARITIES)[number];

/** Limits of the report of inconsistencies: answers compared, and ids and texts shown per group. */
export const INCONSISTENCIES = { mostAnswers: 200_000, mostIds: 100, mostTexts: 5 };

/** Milliseconds for a comparison. 200,000 answers take about 10 seconds. */
export const COMPARISON_DEADLINE = 120_000;
