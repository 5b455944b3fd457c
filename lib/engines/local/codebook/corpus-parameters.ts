/** Tuning values for the words of the answers from which a codebook is drafted. Set with the bench `generation`. */

/** Dimensions of the word embeddings learnt from the answers. */
export const EMBEDDING_DIMENSIONS = 100;
/** Embeddings are learnt from at least this many answers, for words with at least this many uses. */
export const MIN_ANSWERS_FOR_EMBEDDINGS = 100;
export const MIN_WORD_USES = 3;
/** Two content words occur together if they are at most this many words apart. */
export const COOCCURRENCE_WINDOW = 8;
