/**
 * Tuning values for the definitions of drafted codes. Each was set by how well codes are assigned with the definitions
 * (`npm run bench:quality -- --only generation`); those of keywords by reading.
 */

/**
 * Lengths of a quote in characters; in scripts without spaces a shorter quote is enough. Of equally good quotes, the
 * one nearest to the preferred length wins.
 */
export const SHORTEST_QUOTE = 8;
export const SHORTEST_UNSPACED_QUOTE = 3;
export const PREFERRED_QUOTE = 40;
export const LONGEST_QUOTE = 140;
/**
 * The number of quotes in a definition: `MOST_QUOTES` if the theme has at least `MENTIONS_FOR_MOST_QUOTES` mentions,
 * else `FEWEST_QUOTES`.
 */
export const FEWEST_QUOTES = 2;
export const MOST_QUOTES = 4;
export const MENTIONS_FOR_MOST_QUOTES = 20;
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
/** Factor on the score of a quote with one end of a bracket. */
export const TORN_QUOTE_FACTOR = 0.3;
/**
 * For a theme named in the answers' own words: the factor on quotes that say nothing of its name. It rises to 1 with
 * the square of the share of the name that a quote says.
 */
export const LEAST_NAMED_FACTOR = 0.1;
/** What a word counts that shares only the stem or the meaning with one of the name: "higher" for "height". */
export const OTHER_FORM_SHARE = 0.5;
/** Two forms of a word differ by an ending of at most so many letters: "chair" and "chairs". */
export const LONGEST_INFLECTION = 2;
/** The most keywords in a definition. */
export const MOST_KEYWORDS = 6;
/** The most phrases, and the most single words, from which the keywords are chosen. */
export const MOST_KEYWORDS_OF_KIND = 8;
/** The most keywords in a definition if the answers are too few to cluster. */
export const MOST_KEYWORDS_OF_FEW_ANSWERS = 6;
/**
 * A keyword must stand in so many of the definition's quotes: of a theme named in the answers' own words, and of a
 * known theme. This drops words about something else ("notch"), and some that are about the theme. Mean F1 of generated
 * codebooks: .433 without this rule, .439 with 2 for both, .441 with 2 and 0, .442 with 2 and 1.
 */
export const QUOTES_OF_KEYWORD = { own: 2, known: 1 };
/** A keyword must be at least twice as frequent in the theme's passages as in others (a logarithm). */
export const LEAST_KEYWORD_LIFT = Math.LN2;
/**
 * A keyword must occur in at least this share of the theme's passages; rarer words are about something else. Mean F1
 * of generated codebooks with .05, .07 and .1: .433, .437, .439; with .1, phrases lose their rarer words ("class
 * people").
 */
export const LEAST_KEYWORD_SHARE = 0.07;
/** A single word is a keyword if so many passages hold it: of those that two hold, most are about something else. */
export const FEWEST_HOLDERS_OF_KEYWORD = 3;
/**
 * At least this share of the passages with a keyword must belong to the theme: "cold" is not only said of ice cream.
 * Mean F1 of generated codebooks: .414 without this limit, .421 with .3, .423 with .5, .425 with .6, .421 with .75.
 */
export const LEAST_KEYWORD_RECALL = 0.6;
/** The same for words of feeling, which also stand alone: "rude" in "rude, surly staff". */
export const LEAST_FEELING_RECALL = 0.3;
/** A keyword that no dictionary has, and that people write in lower case, must stand in this share of the passages. */
export const LEAST_UNKNOWN_KEYWORD_SHARE = 0.2;
/** A word is a keyword only if it names something in at least this share of the passages that hold it. */
export const LEAST_NAMED_SHARE = 0.4;
/** Two themes' definitions exclude each other if the cosine similarity of their typical words is at least this. */
export const CLOSE_THEMES = 0.3;
