/**
 * Tuning values for scoring answers by the wording of a codebook. Each was set with
 * `npm run bench:quality -- --only assignment`, unless it says otherwise.
 */

// TF-IDF cosine with names and definitions

/** Weight of a code's name; its definition has weight 1. */
export const NAME_WEIGHT = 3;
/** Share of the score that the best matching phrase of the definition gives; the rest comes from the whole text. */
export const BEST_PHRASE_SHARE = 0.5;
/** Names count as composed (FOOD#QUALITY) if more than this share of their words occur in at least three names. */
export const COMPOSED_NAMES_SHARE = 1 / 3;
/**
 * Words of similar meaning that count like a word of the code: their least similarity, their number at most, and the
 * factor on the similarity. A code with only a name needs more of them. Mean micro-F1 of 14 sets: .426 without related words, .431 with those of WordNet, .441 with these.
 */
export const RELATED_WORDS = {
  defined: { min: 0.45, max: 20, weight: 0.4 },
  nameOnly: { min: 0.35, max: 40, weight: 0.7 },
};
/** Words beyond this rank count as equally rare, and so do the first ones up to the second value as equally frequent. */
export const RAREST_RANK = 20_000;
export const RARITY_FROM_RANK = 10;

// Known themes

/** Weight of the score by known themes, relative to the scores by words. */
export const THEME_WEIGHT = 0.45;
/**
 * Weight of a theme in a code's definition; a theme in the name has weight 1. A single mention of a theme counts at
 * most `MAX_HIT_WEIGHT`.
 */
export const DEFINITION_THEME_WEIGHT = 0.25;
export const MAX_HIT_WEIGHT = 2;
/** A code whose name has more content words than this is not linked to a theme. */
export const LONGEST_LINKED_NAME = 3;
/**
 * A name with more words than this is a statement, from which no sentiment is read; nor from one with a weaker feeling
 * than the second value.
 */
export const LONGEST_EVALUATIVE_NAME = 4;
export const MIN_NAME_FEELING = 2;

// Classifiers trained on the codebook's wording as if it were coded answers

/**
 * Weights of the margins of three classifiers: trained on names and definitions, on names alone, and on quoted
 * examples.
 */
export const WORDING_MARGIN_WEIGHT = 0.25;
export const NAME_MARGIN_WEIGHT = 0.4;
export const QUOTE_MARGIN_WEIGHT = 0.8;
/** From this many quotes per code on, the classifier that is trained on quotes has its full weight. */
export const QUOTES_PER_CODE = 2;
/** A margin counts only as far as it is above -1 plus this; smaller differences are noise. */
export const MARGIN_NOISE = 0.05;

// Combining the scores

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

/** The score added to a code of a frame for a passage that says one of its typical expressions. Set by reading. */
export const TYPICAL_BONUS = 1;

// Reading the codebook

/** The language of a codebook is detected from this many characters of it. Not measured. */
export const CODEBOOK_LETTERS_READ = 3_000;
/** The language of a code is detected from its own text, if that has at least this many characters. Not measured. */
export const LONG_CODE_TEXT = 80;
/**
 * The number of codebooks whose models are cached, and the most codes that such a codebook may have. Set for memory.
 */
export const CODEBOOKS_CACHED = 32;
export const MAX_CODES_CACHED = 200;
