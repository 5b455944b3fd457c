/**
 * The prior probability that a code is wrong, by the machine's confidence, and that an answer without a code lacks one.
 * The local engine's `high` is right in 76 to 97% (`npm run bench:quality`).
 */
export const WRONG_BEFORE = { high: 0.12, medium: 0.3, low: 0.5, none: 0.3 };
/** The weight of these priors, in reviewed mentions. */
export const PRIOR_MENTIONS = 20;

/** Added to an answer's gain if a person decided the same text differently. */
export const INCONSISTENT_GAIN = 0.5;
/** Added for each code that engines dispute: more than all the rest together. */
export const DISPUTED_GAIN = 2;
/**
 * Added if nobody has reviewed a mention of one of the answer's rare codes; less with every reviewed mention. A code is
 * rare if fewer than this share of the coded answers have it.
 */
export const RARE_GAIN = 0.3;
export const RARE_SHARE = 0.05;

/**
 * Up to `from` answers, every claim searches all of a question's answers, which takes a tenth of a second. For larger
 * questions, the best `answers` are stored, of nobody's and of each person's to whom answers are assigned, and searched
 * again after `seconds`, or after `leastSeconds` if they run out.
 */
export const PREPARED = { from: 5_000, answers: 300, seconds: 600, leastSeconds: 60 };

/** With fewer checked answers than this, figures of agreement and corrected shares say too little to be told. */
export const MIN_SAMPLE = 30;

/** The default half-width of the interval for which a sample is planned. */
export const WANTED_HALF_WIDTH = 0.1;

export const REVIEW = {
  /** The share of handed-out answers that is drawn at random. */
  controlShare: 0.2,
  /** The share of the random sample that a second person codes as well. */
  secondShare: 0.1,
  /** Seconds for which an answer is claimed. */
  lease: 600,
  mostAtOnce: 50,
};

/** How answers are divided among several people: in consecutive parts, or at random. */
export const DIVISIONS = ["consecutive", "random"] as const;
export type Division = (typeof DIVISIONS)[number];

/** The most answers that one request assigns by their ids, and the most people among whom it divides them. */
export const MAX_ASSIGNED = 20_000;
export const MAX_CODERS = 100;

/**
 * accept: the codes are right. change: replaces them. skip: leaves the answer to others. release: returns the claim.
 */
export const REVIEW_ACTIONS = ["accept", "change", "skip", "release"] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];
