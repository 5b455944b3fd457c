/**
 * Tuning values for learning. Those of the first section, for the wording of a codebook, were set with `npm run
 * bench:quality -- --only assignment`; those of the second, for reviewed answers, with `npm run bench:quality -- --only
 * learning`, unless a value says otherwise.
 */

// Choosing codes by wording alone

/**
 * A code is given if its score reaches this level. On this scale, 0 is the mean score of all codes, and 1 the usual
 * score of an answer's best code. The first code of an answer has a lower level than further ones.
 */
export const CODE_LEVEL = { first: 0.2, further: 0.3 };
/**
 * The same levels for generated codebooks. Their codes are narrower, so that an answer has more of them. One-to-one F1
 * on held-out answers with a level for further codes of .3, .22 and .15: .447, .456, .464 (17 sets, two draws of 500
 * answers each) and .422, .427, .439 (13 sets, two other draws). The level is not .15, because half of the additional
 * codes are then wrong (24 of them were read), and somebody would have to remove them. For codebooks that people wrote
 * with quotes, lower levels are worse: micro-F1 .606, .597, .588 (assignment, NHS).
 */
export const GENERATED_CODE_LEVEL = { first: 0.2, further: 0.22 };
/**
 * At most this share of the answers gets the same generated code, not counting answers that contain the code's name.
 * Without the limit, three of 15 sets have a code on more than half of the answers (.53, .57, .58); with it, on .45.
 * One-to-one F1 is .419 with and without it, and the share of codes with low confidence falls from .395 to .385.
 */
export const MOST_GIVEN_SHARE = 0.45;
/**
 * In a generated codebook, a code gets high confidence only if a clause of the answer contains the code's name, or if
 * the answer has at least this cosine similarity to one of the code's quotes. The share of `high` codes that are right,
 * with and without this rule (17 sets, two draws of 800 answers): .861 and .849.
 */
export const LEAST_LIKE_QUOTE = 0.6;
/**
 * High confidence also needs a clause in which at least this share of the words, weighted by inverse document
 * frequency, occurs in the code's name or definition. The share of `high` codes that are right (15 sets, two draws of
 * up to 500 answers): .830 of 1,024 codes without this rule, .848 of 757 with .5, .875 of 646 with .7.
 */
export const LEAST_COVERED = 0.6;
/** At most this share of all codes given gets high confidence. */
export const MOST_SURE_OF_CODES = 0.12;
/** Of the answers on whose first code all views agree, at most this share gets high confidence for it. */
export const MOST_SURE_OF_AGREED = 0.6;
/**
 * If there are too few sampled answers to learn it, high confidence needs this lead of the first code over the second
 * best, in multiples of the usual best score.
 */
export const DEFAULT_SURE_LEAD = 1;
/** From this number of sampled answers on, the lead for high confidence is learnt. */
export const LEAST_SAMPLE_FOR_LEAD = 20;
/** The codes' names are also scored as if they were answers. All of them together count as this many answers. */
export const NAME_PSEUDO_ANSWERS = 20;
/** Factor on the score of a code's name, because a name matches its own code better than an answer would. */
export const NAME_SCORE_SCALE = 0.4;

// Learning from reviewed answers

/** Lengths of character n-grams within words, in letters. Not measured on their own, only with the classifiers. */
export const SHORTEST_GRAM = 3;
export const LONGEST_GRAM = 5;
/** Weights in a text's vector: of the embedding learnt from the answers, and of the general embedding. */
export const EMBEDDING_WEIGHTS = { corpus: 0.7, general: 0.6 };

/**
 * Weight of the sentence encoder's vector beside the other parts of a text's vector. Micro-F1 with 25 and with 100
 * reviewed answers, mean of four English sets, three draws each: .586 and .654 without it, .592 and .666 with weight 1,
 * .596 and .670 with 1.6.
 */
export const SENTENCE_WEIGHT = 1.6;

/** The most passes over the training vectors of a support vector machine. */
export const SVM_MOST_EPOCHS = 100;
/**
 * Training stops when the projected gradients differ by at most this. With .1, answers got other codes when the codes
 * had another order: the mean F1 of generated codebooks in five orders was .434 to .436. With .01 it is .433 in all of
 * them.
 */
export const SVM_TOLERANCE = 0.01;

/**
 * The most values of training vectors that the classifiers of all codes together read per pass, for wording and for
 * reviewed answers. If there are more, each code is compared with only a part of the texts of other codes; up to
 * `NEAREST_SHARE` of the texts that it reads are those most like its own. Set for time: 10^8 values take about three
 * seconds. With a twentieth of the texts for each of 77 codes, micro-F1 falls from .543 to .519 (assignment).
 */
export const MOST_TRAINING_VALUES = { ofWording: 150_000_000, ofReviewed: 1_000_000_000 };
export const NEAREST_SHARE = 0.5;
/**
 * Texts are compared by this many of their heaviest features, leaving out features that more than this many texts have.
 * Set for time.
 */
export const MOST_TELLING_FEATURES = 200;
export const MOST_TEXTS_OF_FEATURE = 50;

/** Penalty on the squared weights of the ridge regression. */
export const RIDGE_PENALTY = 1;
/** Above this number of reviewed answers, one classifier per code is faster than one ridge regression for all codes. */
export const MOST_ANSWERS_FOR_RIDGE = 1_000;
/**
 * Cross-validation folds of the classifiers; the lower number above `ANSWERS_FOR_FEWER_FOLDS` answers, to save time.
 */
export const FOLDS = 5;
export const FOLDS_OF_MANY = 2;
export const ANSWERS_FOR_FEWER_FOLDS = 2_500;
/**
 * With more passages than this, nothing is learnt from single passages, because whole answers then teach enough and it
 * would take too long.
 */
export const MOST_PASSAGES = 600;
/** When the passage of a code is sought, what n reviewed answers teach has the weight n / (n + this). */
export const PASSAGE_TRUST_HALF_AT = 100;

/** A wording score counts as at most this, in multiples of a clear match. */
export const HIGHEST_SCORE = 1.5;
/** The score of a clear match is this quantile of the answers' best scores, and at least `LEAST_CLEAR_MATCH`. */
export const CLEAR_MATCH_QUANTILE = 0.9;
export const LEAST_CLEAR_MATCH = 0.15;

/** Precision (inverse variance) of the normal prior that keeps the meta-features' weights near their defaults. */
export const WEIGHT_PRIOR_PRECISION = 15;
/** The weights of the meta-features are learnt from at most this many pairs of an answer and a code. Set for time. */
export const MOST_STACKING_ROWS = 150_000;

/**
 * A question follows the rule "every answer has a code", or "no answer has two codes", if at most this share of the
 * reviewed answers breaks it.
 */
export const MOST_EXCEPTIONS = 0.02;
/** With fewer reviewed answers, the rule "no answer has two codes" is not applied. */
export const LEAST_REVIEWED_FOR_SINGLE = 10;
/** With fewer reviewed answers, the rule "every answer has a code" is not applied. */
export const LEAST_REVIEWED_TO_FORCE = 35;
/** The prior for the expected F1 of a question, and the number of answers as which it counts. */
export const PRIOR_F1 = 0.6;
export const PRIOR_F1_ANSWERS = 20;
/** The smallest probability that is tried as a threshold. */
export const LEAST_CODE_PROBABILITY = 0.05;

/**
 * The precision that assignments with high confidence should have. The second value is enough if the first leaves few
 * of them.
 */
export const SURE_PRECISION = { wanted: 0.93, enough: 0.91 };
/** Assignments with high confidence are few if they are less than this share of all assignments. */
export const FEW_SURE_SHARE = 0.22;
/** High confidence needs at least this probability. */
export const LEAST_HIGH_PROBABILITY = 0.6;
/** Medium confidence needs at least this probability. */
export const MEDIUM_PROBABILITY = 0.4;
/** In the estimate of precision, the predicted probabilities count as this many judged assignments. */
export const PRECISION_PSEUDO_COUNT = 25;

// Sizes of tables and caches, set for memory

/** The most weights of all classifiers in a table: 2^24 single-precision numbers are 64 MiB. */
export const MOST_WEIGHTS = 2 ** 24;

export const WORD_FEATURES_CACHED = 50_000;
export const WORD_EMBEDDINGS_CACHED = 50_000;
/**
 * The cache of what each word adds to the values of all models holds `numbers` single-precision numbers (4 MiB). If
 * there are so many models that fewer than `words` words would fit into these, it holds `words` words, but at most
 * `most` numbers (32 MiB).
 */
export const PROJECTIONS_CACHED = { numbers: 2 ** 20, words: 2_000, most: 2 ** 23 };
