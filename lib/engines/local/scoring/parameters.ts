/**
 * Tuning values of scoring answers by the wording of a codebook and by the other answers of the question. Unless a
 * value says otherwise, it was set with `npm run bench:quality -- --only assignment`.
 */

// The words of a question's answers

/** Dimensions of the word embeddings that are learnt from the answers. */
export const EMBEDDING_DIMENSIONS = 100;
/** Fewer answers, or fewer uses of a word, are too little to learn embeddings from. */
export const LEAST_ANSWERS_FOR_EMBEDDINGS = 150;
export const LEAST_WORD_USES = 3;
/** Two content words occur together when at most this many words apart. */
export const COOCCURRENCE_WINDOW = 8;

// TF-IDF cosine with names and definitions

/** How often a code's name counts beside its definition. */
export const NAME_WEIGHT = 3;
/** Share of the score that comes from the best matching single phrase of the definition; the rest from the whole. */
export const BEST_PHRASE_SHARE = 0.5;
/** Names count as composed (FOOD#QUALITY) where more than this share of their words stands in three names or more. */
export const COMPOSED_NAMES_SHARE = 1 / 3;
/**
 * Nearest neighbours of a code's word that count as well: least cosine similarity, most neighbours, and the weight
 * by which the cosine is multiplied. A code without a definition needs more of them.
 */
export const GENERAL_NEIGHBOURS = {
  defined: { least: 0.7, most: 10, weight: 0.3 },
  nameOnly: { least: 0.5, most: 10, weight: 0.6 },
};
/** The same for embeddings learnt from the answers. */
export const CORPUS_NEIGHBOURS = { least: 0.7, most: 10, weight: 0.3 };

// Known themes

/** Weight of the score by known themes beside the scores by words. */
export const THEME_WEIGHT = 0.3;
/** Weight of a theme in a code's definition; one in its name weighs 1. A single hit counts `MOST_HIT_WEIGHT` at most. */
export const DEFINITION_THEME_WEIGHT = 0.25;
export const MOST_HIT_WEIGHT = 2;
/** A name of more content words is not linked to a single theme. */
export const LONGEST_LINKED_NAME = 3;
/** A name of more words makes a statement; no sentiment is read from it. Neither from a feeling weaker than the second value. */
export const LONGEST_EVALUATIVE_NAME = 4;
export const LEAST_NAME_FEELING = 2;

// Classifiers that take the codebook's wording for coded answers

/** Weights of their margins: trained on names and definitions, on names alone, on quoted examples. */
export const WORDING_MARGIN_WEIGHT = 0.12;
export const NAME_MARGIN_WEIGHT = 0.4;
export const QUOTE_MARGIN_WEIGHT = 0.8;
/** Quotes per code from which they get their full weight. */
export const QUOTES_PER_CODE = 2;
/** What a margin must exceed -1 by to count: that much is noise. */
export const MARGIN_NOISE = 0.05;
/** With fewer answers the classifiers are trained without them, and can be shared by many requests. Set for speed. */
export const LEAST_CORPUS_FOR_CLASSIFIER = 50;

// Learning from answers that nobody has coded

/** Fewer answers teach nothing. */
export const LEAST_CORPUS_FOR_LESSONS = 50;
/** With this many answers coded by people, lessons from uncoded ones add nothing (learning). */
export const ENOUGH_EXAMPLES = 1_000;
/** Uncoded answers that are read, at most. Set for speed. */
export const MOST_CORPUS_READ = 6_000;
/** Weight of the self-trained classifiers; larger where most codes have no definition, or have quotes. */
export const SELF_TRAINING_WEIGHT = 0.2;
export const SELF_TRAINING_WEIGHT_UNDEFINED = 0.6;
/** Self-training takes at most this many answers per code, each of at least this score and lead over the second code. */
export const SELF_TRAINING_PER_CODE = 60;
export const SELF_TRAINING_LEAST_SCORE = 0.25;
export const SELF_TRAINING_LEAST_LEAD = 0.15;
/** Nearest answers that vote, and the power of their cosine similarity that is their weight. */
export const NEIGHBOURS = 50;
export const SIMILARITY_POWER = 2;
/** Weight that votes for no code: few or distant neighbours can't decide. */
export const ABSTAINING_WEIGHT = 1;
/** Power of a neighbour's scores in its vote: the higher, the more goes to its best code. */
export const VOTE_POWER = 3;
/** A vote below this share of the neighbour's largest vote is dropped. Set for speed. */
export const LEAST_VOTE_SHARE = 0.01;
/** Answers that are looked at per word, those in which it weighs most. Set for speed. */
export const MOST_POSTINGS = 200;

// The score altogether

/** Weight of an answer's own score where its neighbours vote as well. */
export const OWN_SHARE = 0.5;
/** Weight of what a passage says differently from the answer as a whole. */
export const PASSAGE_SHARE = 0.5;
/** Factors on the score of a code that holds a sentiment, by the passage's sentiment: the same, none or mixed, opposite. */
export const POLARITY_FACTORS = { same: 1.15, open: 0.75, opposite: 0.05 };
/** What a feeling without a subject adds to codes for the experience as a whole, and the factor on all other codes. */
export const BARE_FEELING_BONUS = 0.5;
export const BARE_FEELING_FACTOR = 0.2;

// Reading the codebook

/** Letters of the codebook from which its language is detected, and the length from which a code's own text tells it. Not measured. */
export const CODEBOOK_LETTERS_READ = 3_000;
export const LONG_CODE_TEXT = 80;
/** Codebooks whose models are kept, and the most codes of such a codebook. Set for memory. */
export const CODEBOOKS_CACHED = 32;
export const MOST_CODES_CACHED = 200;
