/**
 * Tuning values of drafting codebooks. Unless a value says otherwise, it was set with
 * `npm run bench:quality -- --only generation`; `--only draws` tells how far chance moves that measure.
 */

// The size of a codebook

/**
 * With at least this many answers, themes are found by clustering; with fewer, by known themes and recurring phrases.
 */
export const LEAST_ANSWERS_TO_CLUSTER = 200;
/** The smallest share of the answers that makes a code, by granularity. Not measured. */
export const LEAST_CODE_SHARE: Readonly<Record<number, number>> = { 1: 0.04, 2: 0.02, 3: 0.01, 4: 0.005, 5: 0.0025 };
/** Codes made at most, as a share of the number allowed, by granularity. Not measured. */
export const SHARE_OF_MAXIMUM: Readonly<Record<number, number>> = { 1: 0.25, 2: 0.5, 3: 0.75, 4: 1, 5: 1 };
/** A code that the researcher gave covers a theme where it takes at least this share of its passages. Not measured. */
export const SEEDED_SHARE = 0.5;

// Clustering

/** Passages are clustered where answers have at least this many on average, else whole answers. */
export const LEAST_PASSAGES_PER_ANSWER = 1.5;
/**
 * Weights of the three parts of a passage's vector: embeddings learnt from these answers, general embeddings, and known
 * themes. The last two depend on whether the answers are of a field that the known themes cover.
 */
export const CORPUS_EMBEDDING_WEIGHT = 0.8;
export const KNOWN_FIELD_WEIGHTS = { themes: 1.2, general: 0.9 };
export const OTHER_FIELD_WEIGHTS = { themes: 0, general: 0.5 };
/** Clusters made per code wanted: some are merged later, and some get no name and are dropped. */
export const CLUSTERS_PER_CODE = 1.35;
/** Runs of k-means that the consensus clustering combines, and the iterations of each. */
export const CLUSTERING_RUNS = 8;
export const K_MEANS_ITERATIONS = 10;
/** Most points that k-means computes its centres from. Set for speed. */
export const MOST_POINTS_FITTED = 3_000;
/** Random starts of the consensus clustering, of which the best result is kept, and the iterations of each. */
export const CONSENSUS_STARTS = 4;
export const CONSENSUS_ITERATIONS = 12;
/** Additive smoothing of word counts in naive Bayes. */
export const NAIVE_BAYES_SMOOTHING = 0.1;
/** A passage without a theme joins the one to which naive Bayes gives at least this probability. */
export const LEAST_STRAY_PROBABILITY = 0.4;

// Known themes

/**
 * The answers are of a field that the known themes cover where at least this share of passages has a sure cue of one.
 */
export const KNOWN_FIELD_SHARE = 0.28;
/** With fewer answers, the field counts as covered. */
export const LEAST_ANSWERS_FOR_FIELD = 8;
/** The smallest share of the answers that makes a known theme a code, in a covered field and in another one. */
export const KNOWN_THEME_SHARE = 0.025;
export const KNOWN_THEME_SHARE_OTHER_FIELD = 0.05;
/** With fewer answers than this, a single answer with a sure cue is enough for a known theme. */
export const FEW_ANSWERS = 40;
/** A weak cue is ignored where another theme of the same passage is mentioned by this many times as many answers. */
export const STRONGER_THEME_RATIO = 2;

// Naming a cluster after a known theme

/** At least this share of the passages must mention the theme. */
export const THEME_PASSAGE_SHARE = 0.5;
/** At least this share of the weight of the cluster's typical words must be cues of the theme. */
export const THEME_WORD_SHARE = 0.4;
/** A typical word that is a weak cue counts this much of its weight. */
export const WEAK_CUE_WEIGHT = 0.5;
/** Typical words that are compared with the theme's cues, the most typical first. */
export const TYPICAL_WORDS_COMPARED = 8;
/**
 * Typical words that must be cues of the theme. One is enough where it stands in the theme's name; otherwise it may
 * mean something else ("bar" is a cue of drinks, but also stands in "progress bar").
 */
export const LEAST_CUES = 2;
/** All words of one of the theme's names that don't judge must stand together in this share of the passages. */
export const LEAST_NAME_SAID = 0.2;
/** One word of its names, vague ones such as "time" apart, must stand in this share of the passages. */
export const LEAST_NAME_HEARD = 0.3;
/** Less of the name is enough where this share of the passages has a sure cue of the theme. */
export const LEAST_CUED = 0.6;
export const LEAST_NAME_HEARD_IF_CUED = 0.15;
/** The theme "overall experience" needs no word of its name, but sure cues in this share of the passages. */
export const LEAST_OVERALL_CUED = 0.35;
/**
 * Where the theme's name does not fit, its category may: the shares of the passages that mention the theme, and of the
 * weight of typical words that are its cues.
 */
export const CATEGORY_PASSAGE_SHARE = 0.25;
export const CATEGORY_WORD_SHARE = 0.2;

// Naming a cluster after its own words

/** Longest phrase in words, and the part of its score that each word beyond the first adds. */
export const LONGEST_PHRASE = 3;
export const PHRASE_LENGTH_BONUS = 0.9;
/** A phrase, or a word, is typical of a cluster only if at least this share of the cluster's texts has it. */
export const LEAST_KEY_PHRASE_SHARE = 0.04;
export const LEAST_TYPICAL_WORD_SHARE = 0.03;
/**
 * Exponent of the share within the cluster in the score of a phrase or word: with 1, frequent ones win; with 0, those
 * that occur in no other cluster.
 */
export const SHARE_POWER = 0.7;
/** A word or phrase that stands in more than this share of all texts names no theme. */
export const MOST_COMMON_SHARE = 0.5;
export const KEY_PHRASES_KEPT = 20;
export const TYPICAL_WORDS_KEPT = 20;
/** Factor on the score of words that are in no dictionary: they are more likely typing errors than names. */
export const UNKNOWN_WORD_FACTOR = 0.6;
/** A name must stand in at least this share of the cluster's passages. */
export const LEAST_NAME_SHARE = 0.3;
/** The same for a phrase in a field that the known themes don't cover. */
export const LEAST_PHRASE_SHARE_OTHER_FIELD = 0.1;
/**
 * The same for a name with one of the cluster's `LEADING_WORDS` most typical words: for a phrase, and for a single word
 * in a field that the known themes don't cover.
 */
export const LEADING_WORDS = 2;
export const LEAST_LEADING_SHARE = { phrase: 0.08, wordOfOtherField: 0.2 };
/** A single word names a cluster only if at least this share of the word's uses lies in the cluster. */
export const LEAST_WORD_RECALL = 0.5;
/**
 * A lower share is enough for a word that stands in `LEADING_WORD_SHARE` of the cluster's passages: answers about one
 * thing, such as "price", may be spread over several clusters.
 */
export const LEADING_WORD_SHARE = 0.7;
export const LEAST_LEADING_RECALL = 0.2;
/** A phrase replaces one of its words as the name where this share of the texts with the word has the phrase. */
export const LONGER_PHRASE_SHARE = 0.3;
/** A word of at least this cosine similarity to one of a theme's name counts as the name. */
export const LEAST_SIMILARITY_TO_NAME = 0.5;
/** A theme is kept to its name where at least this many passages hold it. */
export const LEAST_PASSAGES_WITH_NAME = 2;
/** If the best name is taken, another is used if its score is at least this share of the best. */
export const SECOND_BEST_SCORE = 0.4;
/** Clusters whose typical words have a higher cosine similarity are merged into one theme. */
export const SAME_THEME_SIMILARITY = 0.8;
/**
 * A phrase names the positive (or negative) code of a theme if at least this share of its positive (negative) passages
 * has it.
 */
export const LEAST_SIDE_PHRASE_SHARE = 0.06;
/** Where answers are too few to cluster: factor on a phrase's score for each word beyond the first. */
export const PHRASE_WORD_BONUS = 1.4;

/** A word counts as a noun only if the tagger tagged at least this share of its uses as one. */
export const LEAST_TAGGED_SHARE = 0.4;

// When two names are one (not measured)

/**
 * Names with the same root, such as "economy" and "economics": letters that they share at least, and letters that the
 * longer one may have beyond those of the shorter.
 */
export const SHORTEST_ROOT = 6;
export const LONGEST_ENDING = 2;
/** Names that differ by a typing error: letters of the shorter one at least, and the edit distance at most. */
export const SHORTEST_MISTYPED = 5;
export const MOST_MISTYPED = 1;

// How answers use words

/**
 * Whether a word is a noun is judged by its neighbours if it has this many uses. It is one if at least `NOUN_SHARE` of
 * them stand where nouns do, such as after an article.
 */
export const LEAST_USES_TO_JUDGE = 4;
export const NOUN_SHARE = 0.12;
/** A name keeps a word's capital if at least this share of its uses inside sentences has one. */
export const CAPITAL_SHARE = 0.25;
/** A key phrase is written with capitals if at least this share of its uses has them. */
export const LEAST_CASED_SHARE = 0.4;
/** Most letters of an acronym; longer words in capitals are emphasis. */
export const LONGEST_ACRONYM = 4;

// Sentiment of codes

/** A theme is split into a positive and a negative code if at least this share of its mentions is not neutral. */
export const LEAST_FELT_SHARE = 0.6;
/**
 * Where people have no words of their own for a side ("Taxes: praise"), the smaller side must also have at least this
 * share of the mentions that are not neutral.
 */
export const LEAST_SIDE_SHARE = 0.25;
/**
 * The sentiment model judges the passages without words of praise or complaint only if at least this share of all
 * passages has such words. In the other case ("which brands do you know?") the answers express no opinion.
 */
export const LEAST_FELT_PASSAGES = 0.5;
/** Most texts that the sentiment model learns from. Set for time. */
export const MOST_FELT_TEXTS = 1_500;
/**
 * A theme that is not split is positive if it has at least this many times as many positive as negative mentions, and
 * these are at least this share of all; negative likewise.
 */
export const ONE_SIDED_RATIO = 3;
export const ONE_SIDED_SHARE = 0.4;
/** A theme with praise and complaints is mixed if at least this share of its mentions is not neutral. */
export const MIXED_SHARE = 0.7;

// Categories

/** Themes without a known category are grouped only if there are at least this many. */
export const LEAST_THEMES_TO_GROUP = 6;
/** Fewest codes of a category, and the smallest share of all codes that categories must cover to be used at all. */
export const LEAST_CODES_OF_CATEGORY = 2;
export const LEAST_PLACED_SHARE = 0.35;
/**
 * Themes that share a typical word form a category of that name: fewest and most themes, and the smallest share of each
 * theme's passages that must hold the word.
 */
export const LEAST_THEMES_OF_CATEGORY = 2;
export const MOST_THEMES_OF_CATEGORY = 7;
export const LEAST_CATEGORY_WORD_SHARE = 0.35;

// Definitions; set by how well codes are assigned with them (keywords: not measured)

/**
 * Characters of a quote; fewer are enough in scripts without spaces. Of equal quotes, the one nearest to the preferred
 * length wins.
 */
export const SHORTEST_QUOTE = 8;
export const SHORTEST_UNSPACED_QUOTE = 3;
export const PREFERRED_QUOTE = 40;
export const LONGEST_QUOTE = 140;
/**
 * Quotes of a definition: `MOST_QUOTES` if the theme has at least `MENTIONS_FOR_MOST_QUOTES` mentions, else
 * `FEWEST_QUOTES`.
 */
export const FEWEST_QUOTES = 2;
export const MOST_QUOTES = 4;
export const MENTIONS_FOR_MOST_QUOTES = 20;
/** Factor on the weight of a typical word that an earlier quote already has, so that quotes differ. */
export const REPEATED_WORD_FACTOR = 0.4;
/** Factors on quotes in capitals, and on those that begin with "and" or "but". */
export const UPPER_CASE_QUOTE_FACTOR = 0.6;
export const FRAGMENT_QUOTE_FACTOR = 0.85;
/**
 * Most keywords of a definition, most phrases and most single words among them, and most keywords where answers are
 * few.
 */
export const MOST_KEYWORDS = 8;
export const MOST_KEYWORDS_OF_KIND = 8;
export const MOST_KEYWORDS_OF_FEW_ANSWERS = 6;
/** A keyword stands at least twice as often in passages of the theme as in others: the least logarithm. */
export const LEAST_KEYWORD_LIFT = Math.LN2;
/** From this cosine similarity of their typical words on, the definitions of two themes exclude each other. */
export const CLOSE_THEMES = 0.3;
