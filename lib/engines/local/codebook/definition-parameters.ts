/**
 * Tuning values for the definitions of drafted codes. Each was set by how well answers are coded with the definitions
 * (`npm run bench:quality -- --only generation`), except for those of keywords, which were set by reading.
 */

/**
 * Lengths of a quote in characters. A shorter quote is enough in scripts without spaces between words. Of several
 * equally good quotes, the one whose length is nearest to the preferred length is chosen.
 */
export const SHORTEST_QUOTE = 8;
export const SHORTEST_UNSPACED_QUOTE = 3;
export const PREFERRED_QUOTE = 40;
export const LONGEST_QUOTE = 140;
/**
 * The number of quotes in a definition: `MAX_QUOTES` if the theme has at least `MENTIONS_FOR_MAX_QUOTES` mentions,
 * else `MIN_QUOTES`.
 */
export const MIN_QUOTES = 2;
export const MAX_QUOTES = 4;
export const MENTIONS_FOR_MAX_QUOTES = 20;
/** Factor on the weight of a typical word that an earlier quote holds, so that quotes differ. */
export const REPEATED_WORD_FACTOR = 0.4;
/** Factor on the score of a quote without a word of the known theme's name. */
export const UNNAMED_QUOTE_FACTOR = 0.3;
/** Factor on the score of a quote with a word of the opposite sentiment. */
export const CONTRARY_QUOTE_FACTOR = 0.3;
/** Factor on the score of a quote in capitals. */
export const UPPER_CASE_QUOTE_FACTOR = 0.6;
/** Factor on the score of a quote that begins with "and" or "but". */
export const FRAGMENT_QUOTE_FACTOR = 0.85;
/** Factor on the score of a quote with an opening bracket but no closing one, or the reverse. */
export const TORN_QUOTE_FACTOR = 0.3;
/**
 * The smallest factor on the score of a quote, for a theme named in the answers' own words. It applies to quotes
 * without any word of the name, and rises to 1 with the square of the share of the name that a quote contains.
 */
export const MIN_NAMED_FACTOR = 0.1;
/** A word that shares only the stem or the meaning with a word of the name counts this much: "higher" for "height". */
export const OTHER_FORM_SHARE = 0.5;
/** Two words are forms of one word if the longer one adds at most this many letters: "chair" and "chairs". */
export const LONGEST_INFLECTION = 2;
/** The most keywords in a definition. */
export const MAX_KEYWORDS = 6;
/** The most expressions of a frame in the definition of its code. Answers are coded by them. */
export const MAX_KEYWORDS_OF_FRAME = 12;
/** The keywords are chosen from at most this many phrases and this many single words. */
export const MAX_KEYWORDS_OF_KIND = 8;
/** The most keywords in a definition if the answers are too few to cluster. */
export const MAX_KEYWORDS_OF_FEW_ANSWERS = 6;
/**
 * A keyword must occur in this many of the definition's quotes: `own` for themes named in the answers' own words,
 * `known` for known themes. The rule removes words about something else ("notch"), but also some that are about the
 * theme. Mean F1 of generated codebooks without the rule: .433; with `own` 2 and `known` 2, 0 and 1: .439, .441 and
 * .442.
 */
export const QUOTES_OF_KEYWORD = { own: 2, known: 1 };
/**
 * A keyword must be at least twice as frequent in the theme's passages as in others. The value is a natural logarithm.
 */
export const MIN_KEYWORD_LIFT = Math.LN2;
/**
 * A keyword must occur in at least this share of the theme's passages; rarer words are about something else. Mean F1
 * of generated codebooks with .05, .07 and .1: .433, .437, .439; with .1, phrases lose their rarer words ("class
 * people").
 */
export const MIN_KEYWORD_SHARE = 0.07;
/**
 * A single word is a keyword only if at least this many passages contain it. Most of the words that only two contain
 * are about something else.
 */
export const MIN_HOLDERS_OF_KEYWORD = 3;
/**
 * Of the passages that contain a keyword, at least this share must belong to the theme: "cold" is said not only of ice
 * cream. Mean F1 of generated codebooks: .414 without this limit, .421 with .3, .423 with .5, .425 with .6, .421 with
 * .75.
 */
export const MIN_KEYWORD_RECALL = 0.6;
/**
 * The same limit for words of feeling: "rude" in "rude, surly staff". It is lower, because such words also occur
 * without a subject.
 */
export const MIN_FEELING_RECALL = 0.3;
/** A keyword in lower case that no dictionary has must occur in at least this share of the passages. */
export const MIN_UNKNOWN_KEYWORD_SHARE = 0.2;
/** A word is a keyword only if it names something in at least this share of the passages that hold it. */
export const MIN_NAMED_SHARE = 0.4;
/**
 * The definitions of two themes exclude each other if the cosine similarity of the themes' typical words is at least
 * this.
 */
export const CLOSE_THEMES = 0.3;
