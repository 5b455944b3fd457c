/**
 * Tuning values for scoring answers by the wording of a codebook and by the question's other answers. Each was set with
 * `npm run bench:quality -- --only assignment`, unless it says otherwise.
 */

// The words of a question's answers

/** Dimensions of the word embeddings learnt from the answers. */
export const EMBEDDING_DIMENSIONS = 100;
/**
 * Embeddings are learnt from at least this many answers, for words with at least this many uses. Micro-F1 of 28
 * questions with 91 to 129 answers each (assignment, argkp) if the first value is 150: .537; if it is 100: .545.
 */
export const LEAST_ANSWERS_FOR_EMBEDDINGS = 100;
export const LEAST_WORD_USES = 3;
/** Two content words occur together if they are at most this many words apart. */
export const COOCCURRENCE_WINDOW = 8;

// TF-IDF cosine with names and definitions

/** Weight of a code's name; its definition has weight 1. */
export const NAME_WEIGHT = 3;
/** Share of the score that the best matching phrase of the definition gives; the rest comes from the whole text. */
export const BEST_PHRASE_SHARE = 0.5;
/** Names count as composed (FOOD#QUALITY) if more than this share of their words occur in at least three names. */
export const COMPOSED_NAMES_SHARE = 1 / 3;
/**
 * Words of similar meaning that count like a word of the code: their least cosine similarity, their number at most, and
 * the factor on the cosine. A code with only a name needs more of them.
 */
export const GENERAL_NEIGHBOURS = {
  defined: { least: 0.7, most: 10, weight: 0.3 },
  nameOnly: { least: 0.5, most: 10, weight: 0.6 },
};
/** Like `GENERAL_NEIGHBOURS`, for embeddings learnt from the answers. */
export const CORPUS_NEIGHBOURS = { least: 0.7, most: 10, weight: 0.3 };

// Known themes

/** Weight of the score by known themes, relative to the scores by words. */
export const THEME_WEIGHT = 0.3;
/**
 * Weight of a theme in a code's definition; a theme in the name has weight 1. A single mention of a theme counts at
 * most `MOST_HIT_WEIGHT`.
 */
export const DEFINITION_THEME_WEIGHT = 0.25;
export const MOST_HIT_WEIGHT = 2;
/** A code whose name has more content words than this is not linked to a theme. */
export const LONGEST_LINKED_NAME = 3;
/**
 * A name with more words than this is a statement, from which no sentiment is read; nor from one with a weaker feeling
 * than the second value.
 */
export const LONGEST_EVALUATIVE_NAME = 4;
export const LEAST_NAME_FEELING = 2;

// Classifiers trained on the codebook's wording as if it were coded answers

/**
 * Weights of the margins of three classifiers: trained on names and definitions, on names alone, and on quoted
 * examples.
 */
export const WORDING_MARGIN_WEIGHT = 0.12;
export const NAME_MARGIN_WEIGHT = 0.4;
export const QUOTE_MARGIN_WEIGHT = 0.8;
/** From this many quotes per code on, the classifier that is trained on quotes has its full weight. */
export const QUOTES_PER_CODE = 2;
/** A margin counts only as far as it is above -1 plus this; smaller differences are noise. */
export const MARGIN_NOISE = 0.05;
/**
 * With fewer uncoded answers than this, the classifiers are trained without them, so that many requests can share them.
 * Set for speed.
 */
export const LEAST_CORPUS_FOR_CLASSIFIER = 50;

// Learning from answers that nobody has coded

/** With fewer uncoded answers than this, nothing is learnt from them. */
export const LEAST_CORPUS_FOR_LESSONS = 50;
/** With this many answers coded by people, uncoded answers add nothing (learning). */
export const ENOUGH_EXAMPLES = 1_000;
/** At most this many uncoded answers are read. Set for speed. */
export const MOST_CORPUS_READ = 6_000;
/**
 * Weight of the self-trained classifiers. The larger value is used unless most codes have a definition without quotes.
 */
export const SELF_TRAINING_WEIGHT = 0.2;
export const SELF_TRAINING_WEIGHT_UNDEFINED = 0.6;
/**
 * Self-training uses at most this many answers per code. Each has at least this score for the code, and at least this
 * lead over the second best code.
 */
export const SELF_TRAINING_PER_CODE = 60;
export const SELF_TRAINING_LEAST_SCORE = 0.25;
export const SELF_TRAINING_LEAST_LEAD = 0.15;
/** The number of nearest answers that vote. The weight of a vote is this power of the cosine similarity. */
export const NEIGHBOURS = 50;
export const SIMILARITY_POWER = 2;
/** The weight of a vote for no code. It keeps few or dissimilar neighbours from deciding. */
export const ABSTAINING_WEIGHT = 1;
/** A neighbour votes with this power of its scores: the higher the power, the more of its vote its best code gets. */
export const VOTE_POWER = 3;
/** Votes below this share of a neighbour's largest vote are dropped. Set for speed. */
export const LEAST_VOTE_SHARE = 0.01;
/** For a word, at most this many answers are read, those in which the word has the highest weight. Set for speed. */
export const MOST_POSTINGS = 200;

// Combining the scores

/** Weight of an answer's own score; the votes of its neighbours have the rest. */
export const OWN_SHARE = 0.5;
/**
 * Weight of the difference between a passage's score and the score of the whole answer. It is higher for generated
 * codes, because these stand for what a single clause says. One-to-one F1 on held-out answers (15 sets, codebooks from
 * 130 and from up to 500 answers) with .5, 1 and 2: .413, .419, .418; with 1 rather than .5, ten sets are better and
 * four worse.
 */
export const PASSAGE_SHARE = 0.5;
export const GENERATED_PASSAGE_SHARE = 1;
/**
 * Factors on the score of a code with a sentiment, if the passage has the same sentiment, none or a mixed one, or the
 * opposite one.
 */
export const POLARITY_FACTORS = { same: 1.15, open: 0.75, opposite: 0.05 };
/**
 * For a feeling without a subject ("very good"): the score added to codes about the experience as a whole, and the
 * factor on the scores of all other codes.
 */
export const BARE_FEELING_BONUS = 0.5;
export const BARE_FEELING_FACTOR = 0.2;

// Reading the codebook

/** The language of a codebook is detected from this many characters of it. Not measured. */
export const CODEBOOK_LETTERS_READ = 3_000;
/** The language of a code is detected from its own text, if that has at least this many characters. Not measured. */
export const LONG_CODE_TEXT = 80;
/**
 * The number of codebooks whose models are cached, and the most codes that such a codebook may have. Set for memory.
 */
export const CODEBOOKS_CACHED = 32;
export const MOST_CODES_CACHED = 200;
