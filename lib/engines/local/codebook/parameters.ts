/**
 * Tuning values for drafting codebooks. Each was set with `npm run bench:quality -- --only generation`, unless it says
 * otherwise. How much chance changes that measure is shown by `--only draws`.
 */

// The size of a codebook

/**
 * From this number of answers on, themes are found by clustering, with fewer answers by phrases. F1 with 110, 160 and
 * 200 answers: .426, .439 and .446 by clustering; .441, .447 and .447 by phrases, which make half as many codes again.
 * Clustering is preferred, because many of the additional codes are bare words such as "act" and "form".
 */
export const MIN_ANSWERS_TO_CLUSTER = 100;
/**
 * The smallest share of the answers that makes a code, by granularity. Not measured: 1% for granularity 3, halved or
 * doubled with each step.
 */
export const MIN_CODE_SHARE: Readonly<Record<number, number>> = { 1: 0.04, 2: 0.02, 3: 0.01, 4: 0.005, 5: 0.0025 };
/**
 * The fewest answers that make a code, by granularity, if themes are clustered. With 130 answers, 1% is one or two
 * answers, and what only two answers share is mostly chance. Set by reading.
 */
export const MIN_CODE_ANSWERS: Readonly<Record<number, number>> = { 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 };
/** The most codes, as a share of the number allowed, by granularity. Not measured: even steps. */
export const SHARE_OF_MAXIMUM: Readonly<Record<number, number>> = { 1: 0.25, 2: 0.5, 3: 0.75, 4: 1, 5: 1 };
/** A seed code covers a theme if at least this share of the theme's passages gets the seed. Not measured. */
export const SEEDED_SHARE = 0.5;

// Clustering

/** Passages are clustered if answers have at least this many on average, otherwise whole answers are. */
export const MIN_PASSAGES_PER_ANSWER = 1.5;
/** Weights of the two parts of a passage's vector: embeddings learnt from these answers, and general embeddings. */
export const EMBEDDING_WEIGHTS = { corpus: 0.8, general: 0.5 };
/** Clusters per code wanted. More are made than needed, because some are merged and some get no name. */
export const CLUSTERS_PER_CODE = 1.35;
/**
 * Passages whose cluster gets no name are clustered again as long as there are fewer themes than wanted. In these
 * rounds: the most rounds, the factor by which the number of clusters per missing theme grows each time, and the fewest
 * passages per cluster.
 */
export const CLUSTERING_ROUNDS = 3;
export const FINER_EACH_ROUND = 2;
export const MIN_PASSAGES_PER_CLUSTER = 5;
/**
 * The number of k-means runs that the consensus combines (fewer in later rounds, to save time), and their iterations.
 */
export const CLUSTERING_RUNS = { first: 8, later: 3 };
export const K_MEANS_ITERATIONS = 10;
/** K-means computes its centres from at most this many points. Set for speed. */
export const MAX_POINTS_FITTED = 3_000;
/** The number of random starts of the consensus, of which the best counts, and the iterations of each. */
export const CONSENSUS_STARTS = 4;
export const CONSENSUS_ITERATIONS = 12;
// Naming a cluster after its own words

/** The most words of a phrase, and the share of its score that each further word adds. */
export const LONGEST_PHRASE = 3;
export const PHRASE_LENGTH_BONUS = 0.9;
/** A phrase (or word) is typical of a cluster only if at least this share of the cluster's texts contains it. */
export const MIN_KEY_PHRASE_SHARE = 0.04;
export const MIN_TYPICAL_WORD_SHARE = 0.03;
/**
 * Exponent of a phrase's share in the cluster: with 1, frequent phrases score best; with 0, those of only this cluster.
 */
export const SHARE_POWER = 0.7;
/** A word or phrase that more than this share of all texts contains names no theme. */
export const MAX_COMMON_SHARE = 0.5;
export const KEY_PHRASES_KEPT = 20;
export const TYPICAL_WORDS_KEPT = 20;
/** Factor on the score of a word that no dictionary has, because it is more likely a typing error than a name. */
export const UNKNOWN_WORD_FACTOR = 0.6;
/** A single word names a cluster only if at least this share of the cluster's passages contains it. */
export const MIN_NAME_SHARE = 0.3;
/** The same limit for a phrase. */
export const MIN_PHRASE_SHARE = 0.1;
/** The limits are lower for names with one of the cluster's `LEADING_WORDS` most typical words. */
export const LEADING_WORDS = 2;
export const MIN_LEADING_SHARE = { phrase: 0.08, word: 0.2 };
/** A single word names a cluster only if at least this share of the texts with the word are in the cluster. */
export const MIN_WORD_RECALL = 0.5;
/** This limit is lower for a word in `LEADING_WORD_SHARE` of the passages: "price" may be in several clusters. */
export const LEADING_WORD_SHARE = 0.7;
export const MIN_LEADING_RECALL = 0.2;
/**
 * A word is often said alone if at least this share of the texts with the word are about nothing else (`saidAlone`). In
 * surveys on politics, many texts are about "economy" alone, few about "country", and none about "office".
 */
export const OFTEN_SAID_ALONE = 0.15;
/** Below this share a word is never said alone, and cannot name a cluster. */
export const MIN_SAID_ALONE = 0.05;
/** A phrase replaces a word as the name if at least this share of the texts with the word contains the whole phrase. */
export const LONGER_PHRASE_SHARE = { ofOften: 0.3, ofSeldom: 0.2, ofNever: 0.1 };
/** The same limit for a phrase within a longer one: "rate on a purchase" within "exchange rate on a purchase". */
export const LONGER_THAN_PHRASE_SHARE = 0.5;
/**
 * If less than the first share of a cluster's passages contains the phrase that would name it, one of its words becomes
 * the name, if at least the second share contains that word. F1 with .25 and 1/3 as the first value: .442 and .441;
 * without the rule, .441. 1/3 was chosen by reading ("Pin", not "Change pin").
 */
export const MAX_SHARE_OF_RARE_PHRASE = 1 / 3;
export const PREVALENT_WORD_SHARE = 2 / 3;
/**
 * A name gets the qualifier, or the negation, that this share of its passages says, and at least so many. Set by reading.
 */
export const MIN_QUALIFIED_SHARE = 0.3;
export const MIN_NEGATED_SHARE = 0.5;
export const MIN_QUALIFIED_ANSWERS = 3;
/** A word that judges stays in a neutral name if more than this share of the name's passages hold it. Set by reading. */
export const MIN_OWN_SHARE = 0.5;
/** If the best name is taken, another phrase may be the name if its score is at least this share of the best score. */
export const SECOND_BEST_SCORE = 0.4;
/** Clusters become one theme if the cosine similarity of their typical words is higher than this. */
export const SAME_THEME_SIMILARITY = 0.8;
/** The same limit for clusters whose names share a word. */
export const MIN_SIMILARITY_OF_TWINS = 0.4;
/** Codes are also one if this share of the passages with either have both. Set by reading. */
export const MIN_OVERLAP_OF_TWINS = 0.5;
/**
 * A name is a misspelling of another one of at least this many letters if it is at most this far from it, and has at
 * most this share of its answers.
 */
export const MIN_MISSPELT_LETTERS = 6;
export const MAX_MISSPELT_DISTANCE = 1.2;
export const MAX_MISSPELT_SHARE = 1 / 3;
/** Only this many characters of a question are searched for the words that it asks about. Set for time. */
export const LONGEST_QUESTION = 1_000;
/**
 * This many content words on either side of a comma or conjunction count as parts of a list: "speed of delivery and
 * range of goods". Not measured.
 */
export const LISTED_WORDS = 2;
/** If there are too few answers to cluster, each further word of a phrase multiplies its score by this factor. */
export const PHRASE_WORD_BONUS = 1.4;
/**
 * If there are too few answers to cluster, a phrase whose last word no dictionary has becomes a theme only if at least
 * this share of the answers, or this number of answers, contains it.
 */
export const MIN_UNKNOWN_SHARE = 0.03;
export const ENOUGH_ANSWERS_WITH_UNKNOWN = 10;

/** A word counts as a noun only if the tagger tags at least this share of its uses as a noun. */
export const MIN_TAGGED_SHARE = 0.4;

// When two names are the same (not measured)

/** Names with the same root ("economy", "economics"): the fewest common letters, the most that the longer one adds. */
export const SHORTEST_ROOT = 6;
export const LONGEST_ENDING = 2;
/** The least cosine of synonyms: "film" and "movie" have .86, "teacher" and "student" .80. */
export const MIN_SIMILARITY_OF_SYNONYMS = 0.85;
/** Names that differ by a final "s" or "es": the fewest letters of the shorter one. */
export const SHORTEST_INFLECTED = 4;
/** An abbreviation: its fewest letters, and how many times as long its word must be at least. */
export const SHORTEST_ABBREVIATION = 3;
export const MIN_SHORTENING = 1.5;
/** Names that differ by a typing error: the fewest letters of the shorter one, and the largest edit distance. */
export const SHORTEST_MISTYPED = 5;
export const MAX_MISTYPED = 1;

// How answers use words

/**
 * From this many uses on, the words before a word decide whether it is a noun. It is one if at least `NOUN_SHARE` of
 * its uses are in a noun's position, for instance after an article.
 */
export const MIN_USES_TO_JUDGE = 4;
export const NOUN_SHARE = 0.12;
/** A word that has a complement, or is a place, in this share of its uses names nothing alone. Set by reading. */
export const DEPENDENT_SHARE = 0.6;
/** A name keeps a word's capital if at least this share of its uses inside sentences has one. */
export const CAPITAL_SHARE = 0.25;
/**
 * A word is the name of a person, place or brand if it has a capital in this many of its uses inside sentences, and in
 * this share. Set by reading.
 */
export const MIN_CAPITALS_OF_NAME = 2;
export const CAPITAL_SHARE_OF_NAME = 0.7;
/** In German, an unknown word that follows an article in less than this share of its uses is a name. Set by reading. */
export const MAX_INTRODUCED_SHARE_OF_NAME = 0.25;
/** A key phrase is written with capitals if at least this share of its uses has them. */
export const MIN_CASED_SHARE = 0.4;
/** The most letters of an acronym. A longer word in capitals counts as emphasised. */
export const LONGEST_ACRONYM = 4;

// Sentiment of codes

/**
 * A theme is split into praise and complaints if words show each in this many answers. `few` is for surveys that are too
 * small to cluster. Set by reading.
 */
export const MIN_ANSWERS_OF_SIDE = { few: 2, many: 10 };
/** A single code is neutral if words show a feeling in at most this share of its mentions. Set by reading. */
export const MIN_FELT_SHARE = 0.5;
/** It is positive or negative if this share of the mentions with a feeling agree. Set by reading. */
export const AGREEING_SHARE = 0.8;
/** Its name judges only if this share of all its mentions does. Set by reading. */
export const SURE_SHARE = 0.9;
/**
 * The sentiment model judges passages without words of praise or complaint only if at least this share of all passages
 * has such words. Otherwise ("which brands do you know?") the answers express no opinion.
 */
export const MIN_FELT_PASSAGES = 0.5;
/** The sentiment model learns from at most this many texts. Set for time. */
export const MAX_FELT_TEXTS = 1_500;
// Categories

/** So many themes that share the main word of their names make a category. Set by reading. */
export const MIN_THEMES_OF_CATEGORY = 3;
