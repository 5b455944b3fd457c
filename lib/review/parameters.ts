/**
 * How often a machine's code is wrong, by its confidence, and an answer without a code lacks one; before anything is
 * reviewed. The local engine's `high` is right in 76 to 97% (`npm run bench:quality`).
 */
export const WRONG_BEFORE = { high: 0.12, medium: 0.3, low: 0.5, none: 0.3 };
/** The weight of these expectations, in reviewed mentions. */
export const PRIOR_MENTIONS = 20;

/** What it adds to an answer's gain that a person decided the same text otherwise. */
export const INCONSISTENT_GAIN = 0.5;
/**
 * What it adds that nobody has reviewed a mention of one of its rare codes; less with every reviewed mention. Rare is a
 * code that fewer than this share of the coded answers have.
 */
export const RARE_GAIN = 0.3;
export const RARE_SHARE = 0.05;

/**
 * The answers of a question as large as this are looked through in a tenth of a second with every claim. In larger ones
 * the best `answers` are stored, and looked for again after `seconds`, or after `leastSeconds` where they run out.
 */
export const PREPARED = { from: 5_000, answers: 300, seconds: 600, leastSeconds: 60 };

export const REVIEW = {
  /** Of the answers handed out, the share that is drawn at random. */
  controlShare: 0.2,
  /** Of the random sample, the share that a second person codes as well. */
  secondShare: 0.1,
  /** Seconds for which an answer is claimed. */
  lease: 600,
  mostAtOnce: 50,
};

/** accept: the codes are right; change: these are; skip: somebody else may decide; release: gives the claim back. */
export const REVIEW_ACTIONS = ["accept", "change", "skip", "release"] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];
