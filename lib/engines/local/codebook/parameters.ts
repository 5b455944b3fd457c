/**
 * Tuning values of drafting codebooks. Unless a value says otherwise, it was set with
 * `npm run bench:quality -- --only generation`; `--only draws` tells how far chance moves that measure.
 */

// The size of a codebook

/** Answers from which themes are found by clustering; fewer are searched for known themes and recurring phrases. */
export const LEAST_ANSWERS_TO_CLUSTER = 200;
/** Share of the answers that a code needs at least, by granularity. Not measured. */
export const LEAST_CODE_SHARE: Readonly<Record<number, number>> = { 1: 0.04, 2: 0.02, 3: 0.01, 4: 0.005, 5: 0.0025 };
/** Share of the most codes allowed that is used at most, by granularity. Not measured. */
export const SHARE_OF_MAXIMUM: Readonly<Record<number, number>> = { 1: 0.25, 2: 0.5, 3: 0.75, 4: 1, 5: 1 };

// Clustering

/** Passages per answer from which passages are clustered instead of whole answers. */
export const LEAST_PASSAGES_PER_ANSWER = 1.5;
/** Weights in a point's vector: embeddings from the answers, general embeddings, known themes where they fit the field. */
export const CORPUS_EMBEDDING_WEIGHT = 0.8;
export const KNOWN_FIELD_WEIGHTS = { themes: 1.2, general: 0.9 };
export const OTHER_FIELD_WEIGHTS = { themes: 0, general: 0.5 };
/** Clusters per code: some turn out to be one theme, others have no name. */
export const CLUSTERS_PER_CODE = 1.35;
/** Runs of k-means that the consensus is made of, and the iterations of each. */
export const CLUSTERING_RUNS = 8;
export const K_MEANS_ITERATIONS = 10;
/** Points from which the centres are computed, at most. Set for speed. */
export const MOST_POINTS_FITTED = 3_000;
/** Starts of the consensus, of which the best is kept, and the iterations of each. */
export const CONSENSUS_STARTS = 4;
export const CONSENSUS_ITERATIONS = 12;
/** Additive smoothing of word counts in naive Bayes. */
export const NAIVE_BAYES_SMOOTHING = 0.1;
/** Probability from which a passage without a theme joins the one whose words it has. */
export const LEAST_STRAY_PROBABILITY = 0.4;

// Known themes

/** Share of the passages with a sure cue from which the answers are of a field that the known themes cover. */
export const KNOWN_FIELD_SHARE = 0.28;
/** Fewer answers don't tell their field. */
export const LEAST_ANSWERS_FOR_FIELD = 8;
/** Share of the answers that a known theme needs, in a covered field and in another one. */
export const KNOWN_THEME_SHARE = 0.025;
export const KNOWN_THEME_SHARE_OTHER_FIELD = 0.05;
/** Below this many answers, one with a sure cue is enough for a known theme. */
export const FEW_ANSWERS = 40;
/** A weak cue gives way to another theme of the same passage that this many times as many answers mention. */
export const STRONGER_THEME_RATIO = 2;

// Naming a cluster after a known theme

/** The theme must be mentioned by this share of the passages, and by this share of the weight of the typical words. */
export const THEME_PASSAGE_SHARE = 0.5;
export const THEME_WORD_SHARE = 0.4;
/** Weight of a typical word that is a weak cue of the theme. */
export const WEAK_CUE_WEIGHT = 0.5;
/** Typical words that are compared. */
export const TYPICAL_WORDS_COMPARED = 8;
/** Typical words that must be cues, unless one of them is in the theme's name: one alone may mean something else ("bar"). */
export const LEAST_CUES = 2;
/** A word of the theme's names, other than vague ones, must stand in this share of the passages. */
export const LEAST_NAME_HEARD = 0.3;
/** Or a cue that belongs to no other theme in this share, and a word of the name in this one. */
export const LEAST_CUED = 0.6;
export const LEAST_NAME_HEARD_IF_CUED = 0.15;
/** The first for the experience as a whole. */
export const LEAST_OVERALL_CUED = 0.35;
/** From these shares on (passages, typical words) the cluster gets the category of the theme, though not its name. */
export const CATEGORY_PASSAGE_SHARE = 0.25;
export const CATEGORY_WORD_SHARE = 0.2;

// Naming a cluster after its own words

/** Longest phrase in words, and what each word beyond the first adds to its score. */
export const LONGEST_PHRASE = 3;
export const PHRASE_LENGTH_BONUS = 0.9;
/** Share of a cluster's texts that a phrase, or a word, needs to be typical. */
export const LEAST_KEY_PHRASE_SHARE = 0.04;
export const LEAST_TYPICAL_WORD_SHARE = 0.03;
/** Power of the share in the score of a phrase or word; 1 would favour frequent ones, 0 ones that occur nowhere else. */
export const SHARE_POWER = 0.7;
/** A word or phrase that a larger share of all texts holds names no theme. */
export const MOST_COMMON_SHARE = 0.5;
export const KEY_PHRASES_KEPT = 20;
export const TYPICAL_WORDS_KEPT = 20;
/** Factor on words that are in no dictionary: more likely slips than names. */
export const UNKNOWN_WORD_FACTOR = 0.6;
/** Share of the cluster's passages that a name must stand in. */
export const LEAST_NAME_SHARE = 0.3;
/** The same for a phrase in a field that the known themes don't cover. */
export const LEAST_PHRASE_SHARE_OTHER_FIELD = 0.1;
/** The same for names with one of the `LEADING_WORDS` most typical words: a phrase, and a single word in another field. */
export const LEADING_WORDS = 2;
export const LEAST_LEADING_SHARE = { phrase: 0.08, wordOfOtherField: 0.2 };
/** Share of a single word's uses that must be in the cluster. */
export const LEAST_WORD_RECALL = 0.5;
/** The same for a word in this share of the cluster's passages: a theme in one word may be spread over several clusters. */
export const LEADING_WORD_SHARE = 0.7;
export const LEAST_LEADING_RECALL = 0.2;
/** A longer phrase replaces a single word where it stands in this share of the texts with the word. */
export const LONGER_PHRASE_SHARE = 0.3;
/** A second-best phrase stands in for a name that is taken with this share of the best score. */
export const SECOND_BEST_SCORE = 0.4;
/** Clusters with a higher cosine similarity of their typical words are one theme. */
export const SAME_THEME_SIMILARITY = 0.8;
/** Share of the passages on one side from which a phrase of praise or complaint names that side. */
export const LEAST_SIDE_PHRASE_SHARE = 0.06;
/** Factor per further word on phrases of few answers. */
export const PHRASE_WORD_BONUS = 1.4;

/** A word is read as a noun where the tagger takes it for one in this share of its uses. */
export const LEAST_TAGGED_SHARE = 0.4;

// Like names (not measured)

/** Names of one root: letters of the shorter one, and how many more the longer one may have ("economy", "economics"). */
export const SHORTEST_ROOT = 6;
export const LONGEST_ENDING = 2;
/** Names that differ by a slip: letters of the shorter one, and the spelling distance. */
export const SHORTEST_MISTYPED = 5;
export const MOST_MISTYPED = 1;

// How answers use words

/** Uses from which a word's neighbours tell whether it is a noun, and the share of them that must look like one. */
export const LEAST_USES_TO_JUDGE = 4;
export const NOUN_SHARE = 0.12;
/** Share of uses within sentences from which a word's capital is kept in a name. */
export const CAPITAL_SHARE = 0.25;
/** Share of a phrase's uses with capitals from which a key phrase is written with them. */
export const LEAST_CASED_SHARE = 0.4;
/** Longer words in capitals are shouted, not acronyms. */
export const LONGEST_ACRONYM = 4;

// Sentiment of codes

/** A theme is split by sentiment where this share of its mentions has one; one in people's own words where, of these,
 * this share has either one. */
export const LEAST_FELT_SHARE = 0.6;
export const LEAST_SIDE_SHARE = 0.25;
/**
 * Where fewer passages show a feeling, people don't judge in these answers, and no model is asked how the others feel.
 * Texts that the model learns from at most. Set for time.
 */
export const LEAST_FELT_PASSAGES = 0.5;
export const MOST_FELT_TEXTS = 1_500;
/** A theme has the sentiment of one side with this many times the mentions of the other, and this share of all. */
export const ONE_SIDED_RATIO = 3;
export const ONE_SIDED_SHARE = 0.4;
/** A theme that is praised and blamed is mixed where this share of its mentions has a sentiment. */
export const MIXED_SHARE = 0.7;

// Categories

/** Fewer themes without a known category are not grouped. */
export const LEAST_THEMES_TO_GROUP = 6;
/** Codes that share a category at least, and the share of all codes that must have one. */
export const LEAST_CODES_OF_CATEGORY = 2;
export const LEAST_PLACED_SHARE = 0.35;
/** Themes of a category made of the answers' words, and the share of each theme's passages that must hold its word. */
export const LEAST_THEMES_OF_CATEGORY = 2;
export const MOST_THEMES_OF_CATEGORY = 7;
export const LEAST_CATEGORY_WORD_SHARE = 0.35;

// Definitions: how well codes are assigned with them (not measured apart: keywords)

/** Letters of a quote; scripts without spaces need fewer. The order of equal quotes prefers the middle length. */
export const SHORTEST_QUOTE = 8;
export const SHORTEST_UNSPACED_QUOTE = 3;
export const PREFERRED_QUOTE = 40;
export const LONGEST_QUOTE = 140;
/** Quotes per definition, the larger number from `MENTIONS_FOR_MOST_QUOTES` mentions on. */
export const FEWEST_QUOTES = 2;
export const MOST_QUOTES = 4;
export const MENTIONS_FOR_MOST_QUOTES = 20;
/** Factor on the weight of a typical word that an earlier quote holds. */
export const REPEATED_WORD_FACTOR = 0.4;
/** Factors on quotes in capitals, and on those that begin with "and" or "but". */
export const UPPER_CASE_QUOTE_FACTOR = 0.6;
export const FRAGMENT_QUOTE_FACTOR = 0.85;
/** Keywords of a definition, of those the most phrases and the most words, and the most for themes of few answers. */
export const MOST_KEYWORDS = 8;
export const MOST_KEYWORDS_OF_KIND = 8;
export const MOST_KEYWORDS_OF_FEW_ANSWERS = 6;
/** Themes whose typical words have this cosine similarity exclude each other in their definitions. */
export const CLOSE_THEMES = 0.3;

/** Words whose weighted vectors are kept. Set for memory. */
export const WEIGHTED_WORDS_CACHED = 100_000;
