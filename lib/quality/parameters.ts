/** What bounds the computation of agreement. */
export const AGREEMENT = {
  /** Answers of a sample; of more, a random part is taken. */
  mostAnswers: 100_000,
  /** Answers that several people have coded. */
  mostTwice: 10_000,
  /** Pairs of people that are compared, those with the most answers in common. */
  mostPairs: 10,
  /** Resamples for an interval: as many as the other bounds allow, and at least `fewestResamples`. */
  resamples: 2_000,
  fewestResamples: 200,
  /** Answers drawn in all resamples together; 20 million take about a second. */
  mostDraws: 20_000_000,
  /** Codes times resamples, each with a handful of numbers to sort. */
  mostFigures: 1_000_000,
  /** Of the bootstrap's random numbers, so that equal data give equal intervals. */
  seed: 20_261_122,
};

/** A code is marked if the whole confidence interval of its precision lies below this value. */
export const LEAST_PRECISION = 0.8;

/** Half the width of the interval that a sample is sized for, where the caller wants no other. */
export const WANTED_HALF_WIDTH = 0.1;

/** Fewer reviewed answers than these say too little about a question. */
export const LEAST_SAMPLE = 30;

/** random: the reviewed answers that were drawn at random; all: whatever was reviewed. */
export const SAMPLE_KINDS = ["random", "all"] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

export const STATEMENT_FORMATS = ["markdown", "html"] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** same: equal but for letter case and spaces; near: the same words, but for their order, endings and stop words. */
export const SIMILARITIES = ["same", "near"] as const;
export type Similarity = (typeof SIMILARITIES)[number];

/** What bounds the report of inconsistencies: the answers compared, and what it shows of each group. */
export const INCONSISTENCIES = { mostAnswers: 200_000, mostIds: 100, mostTexts: 5 };

/** Milliseconds for such a comparison. 200,000 answers take about 10 seconds. */
export const COMPARISON_DEADLINE = 120_000;
