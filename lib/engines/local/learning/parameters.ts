/**
 * Tuning values of learning from the wording of a codebook and from reviewed answers. Unless a value says otherwise,
 * those of the first section were set with `npm run bench:quality -- --only assignment`, those of the second with
 * `npm run bench:quality -- --only learning`.
 */

// Choosing codes by wording alone

/** A code is given from this level on; 0 is the mean score of any code, 1 what the best code of an answer usually gets. */
export const CODE_LEVEL = 0.3;
/** The first code of an answer needs this share of the level only. */
export const FIRST_CODE_SHARE = 2 / 3;
/** At most this share of all codes given is marked as high confidence. */
export const MOST_SURE_OF_CODES = 0.12;
/** At most this share of the answers on whose first code all views agree gets it with high confidence. */
export const MOST_SURE_OF_AGREED = 0.6;
/** Lead from which the first code has high confidence where the sample is too small; in multiples of the usual best score. */
export const DEFAULT_SURE_LEAD = 1;
/** Sampled answers from which the lead for high confidence is learnt. */
export const LEAST_SAMPLE_FOR_LEAD = 20;
/** The names of the codes, scored as if they were answers, count as this many answers. */
export const NAME_PSEUDO_ANSWERS = 20;
/** Factor that brings the score of a name down to that of an answer: names match their own code too well. */
export const NAME_SCORE_SCALE = 0.4;

// Learning from reviewed answers

/** Character n-grams within words, in letters. Not measured apart from the classifiers. */
export const SHORTEST_GRAM = 3;
export const LONGEST_GRAM = 5;
/** Weights of the embedding learnt from the answers, and of the general one, within a text's vector. */
export const EMBEDDING_WEIGHTS = { corpus: 0.7, general: 0.6 };

/**
 * Weight of the sentence encoder's vector beside the other parts of a text's vector. Micro-F1 with 25 and with 100
 * reviewed answers, mean of four English sets, three draws each: .586 and .654 without it, .592 and .666 with weight 1,
 * .596 and .670 with 1.6.
 */
export const SENTENCE_WEIGHT = 1.6;

/** Passes over the training vectors of a support vector machine, fewer where there are fewer than `SVM_FEW_VECTORS`. */
export const SVM_MOST_EPOCHS = 25;
export const SVM_EPOCHS_OF_FEW = 8;
export const SVM_FEW_VECTORS = 300;
/** Training stops where the projected gradients differ by no more. */
export const SVM_TOLERANCE = 0.1;

/**
 * Values of the training vectors that the classifiers of all codes read together in a pass, from wording and from
 * reviewed answers. With more, each code is set apart from some of the other codes' texts alone: up to `NEAREST_SHARE`
 * of what it may read, those most like its own. Set for time: 10^8 take about three seconds. Where each code of a
 * codebook of 77 sees a twentieth of the texts, micro-F1 is .519 instead of .543 (assignment).
 */
export const MOST_TRAINING_VALUES = { ofWording: 150_000_000, ofReviewed: 1_000_000_000 };
export const NEAREST_SHARE = 0.5;
/** Texts are compared by at most so many of their heaviest features, and by none that more texts have. Set for time. */
export const MOST_TELLING_FEATURES = 200;
export const MOST_TEXTS_OF_FEATURE = 50;

/** Penalty on the squared weights of the ridge regression. */
export const RIDGE_PENALTY = 1;
/** With more reviewed answers one classifier per code costs less time than one ridge regression for all codes. */
export const MOST_ANSWERS_FOR_RIDGE = 1_000;
/** Cross-validation folds of the classifiers; fewer above `ANSWERS_FOR_FEWER_FOLDS` answers, to save time. */
export const FOLDS = 5;
export const FOLDS_OF_MANY = 2;
export const ANSWERS_FOR_FEWER_FOLDS = 2_500;
/** With more passages, answers as a whole teach enough, and the regression would cost too much time. */
export const MOST_PASSAGES = 600;
/** With this many reviewed answers, what they teach counts half when a code is traced to a passage. */
export const PASSAGE_TRUST_HALF_AT = 100;

/** Scores by wording are cut here, in multiples of what a clear match reaches. */
export const HIGHEST_SCORE = 1.5;
/** A clear match is this quantile of the best scores of the question's answers, and at least `LEAST_CLEAR_MATCH`. */
export const CLEAR_MATCH_QUANTILE = 0.9;
export const LEAST_CLEAR_MATCH = 0.15;

/** Precision (inverse variance) of the normal prior that holds the weights of the meta-features near their defaults. */
export const WEIGHT_PRIOR_PRECISION = 15;
/** Pairs of an answer and a code from which the weights are learnt, at most. Set for time, not for quality. */
export const MOST_STACKING_ROWS = 150_000;

/** Share of reviewed answers that may break "every answer has a code" or "no answer has two" for the rule to hold. */
export const MOST_EXCEPTIONS = 0.02;
/** Reviewed answers from which "no answer has two codes" is believed, and from which "every answer has a code" is. */
export const LEAST_REVIEWED_FOR_SINGLE = 10;
export const LEAST_REVIEWED_TO_FORCE = 35;
/** The expected F1 of a question without answers, and the number of answers that this expectation counts as. */
export const PRIOR_F1 = 0.6;
export const PRIOR_F1_ANSWERS = 20;
/** A code of a smaller probability is never given by a threshold. */
export const LEAST_CODE_PROBABILITY = 0.05;

/** Precision expected of assignments with high confidence, and the lower one where the first would leave few. */
export const SURE_PRECISION = { wanted: 0.93, enough: 0.91 };
/** Fewer than this share of assignments with high confidence is few. */
export const FEW_SURE_SHARE = 0.22;
/** High confidence needs at least this probability, medium confidence exactly this one. */
export const LEAST_HIGH_PROBABILITY = 0.6;
export const MEDIUM_PROBABILITY = 0.4;
/** The probabilities themselves count as so many judged assignments when precision is estimated. */
export const PRECISION_PSEUDO_COUNT = 25;

// Sizes of tables and caches, set for memory

/** Weights of all classifiers in a table: 2^24 single-precision numbers are 64 MiB. */
export const MOST_WEIGHTS = 2 ** 24;

export const WORD_FEATURES_CACHED = 50_000;
export const WORD_EMBEDDINGS_CACHED = 50_000;
/**
 * What words add to the values of all models is kept for as many words as fit into `numbers` single-precision numbers
 * (4 MiB), or for `words` words where a table has so many models that fewer would fit; in any case in at most `most`
 * numbers (32 MiB).
 */
export const PROJECTIONS_CACHED = { numbers: 2 ** 20, words: 2_000, most: 2 ** 23 };
