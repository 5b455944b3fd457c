/**
 * Sizes, budgets and time limits of the engine that asks a language model. None of them was measured, since the quality
 * bench runs only the local engine; they were chosen to keep prompts well within any model's context.
 */

/**
 * Milliseconds without any part of a reply; how many times that a whole reply may take while it keeps arriving; and
 * parallel requests within one engine call.
 */
export const REQUEST_TIMEOUT_MS = 60_000;
export const LONGEST_REPLY_IN_TIMEOUTS = 20;
export const CONCURRENT_REQUESTS = 4;
/** Retries after a temporary failure. */
export const RETRIES = 2;
/** An engine call that has coded nothing stops splitting prompts after this many single answers failed. */
export const MOST_FAILED_IN_VAIN = 8;
/** Characters of a provider's error message that are shown. */
export const LONGEST_ERROR_DETAIL = 300;

/**
 * Limits of one prompt: answers, and their tokens in total (estimated at four bytes each, in any script). To use all
 * parallel slots, prompts may be filled with only the given share of these answers.
 */
export const ANSWERS_PER_PROMPT = 60;
export const LEAST_SHARE_OF_PROMPT = 2 / 3;
export const TOKENS_PER_PROMPT = 6_000;
export const BYTES_PER_TOKEN = 4;
/**
 * How many prompts one engine call sends per parallel slot. With fewer, slots idle until the slowest ends; with more, a
 * crash loses more work.
 */
export const WAVES_PER_CALL = 8;
/** With at least this many waves of prompts, doubtful answers of the first ones are reviewed during the last wave. */
export const WAVES_FOR_SECOND_PASS = 4;
/** OpenAI caches the beginnings of prompts from 1,024 tokens (4,096 characters) on, for at least five minutes. */
export const LEAST_CACHED_CHARACTERS = 4_096;
export const CACHE_KEPT_MS = 5 * 60_000;
/** The most characters of texts whose distinct words are cached: those of about 30,000 answers, which take 30 MB. */
export const CHARACTERS_OF_WORD_SETS = 2_000_000;
/** Characters of an answer that the model sees; the rest is cut off. */
export const LONGEST_SHOWN_ANSWER = 12_000;
/**
 * Limits of hand-coded examples: per code and in total for those in every prompt; per answer and in total for those
 * chosen for the answers of one prompt, and their least similarity.
 */
export const EXAMPLES_PER_CODE = 2;
export const MOST_FIXED_EXAMPLES = 100;
export const EXAMPLES_PER_ANSWER = 3;
export const NEAREST_EXAMPLES = 5;
export const LEAST_EXAMPLE_SIMILARITY = 0.3;
/** The settled answers that a review shows for comparison, and the number among which it searches for them. */
export const MOST_ALIKE = 16;
export const MOST_SETTLED_SEARCHED = 5_000;
export const LONGEST_EXAMPLE = 400;

/** The most prompts for drafting a codebook, their length, and the length of an answer in them, in characters. */
export const MOST_CODEBOOK_PROMPTS = 4;
export const CHARACTERS_PER_CODEBOOK_PROMPT = 100_000;
export const LONGEST_SAMPLED_ANSWER = 600;
/**
 * The number of codes asked for: a share of the most allowed, by granularity 1 to 5, and at most this multiple of the
 * square root of the number of answers.
 */
export const CODES_SHARE_BY_GRANULARITY = [0.25, 0.4, 0.6, 0.8, 1];
export const CODES_PER_ROOT_OF_ANSWERS = 3;
/** A part of the sample that the model declines is split in half, down to this many answers. */
export const LEAST_ANSWERS_PER_PROPOSAL = 10;
/**
 * A merge that names at least this share of the candidates followed the rule to place all; the few that it forgot are
 * added.
 */
export const LEAST_MERGED_SHARE = 0.5;
/**
 * With at least `LEAST_ANSWERS_FOR_CHECK` answers, a drafted codebook is tried on `ANSWERS_CHECKED` of them. It is
 * extended if it lacks codes for at least this share.
 */
export const ANSWERS_CHECKED = 100;
export const LEAST_ANSWERS_FOR_CHECK = 100;
export const LEAST_UNCOVERED_SHARE = 0.05;
/**
 * The most values of an enumeration in a schema. Providers refuse longer ones, so above this, numbers are checked only
 * in the reply.
 */
export const LONGEST_ENUMERATION = 400;

/**
 * Answers with at least this cosine similarity are near-equal; each answer is compared with at most this many others.
 */
export const NEAR_EQUAL_SIMILARITY = 0.85;
export const NEIGHBOURS_COMPARED = 5;
/**
 * The most texts sharing a rare word that are compared with an answer. It bounds the work if many answers repeat each
 * other.
 */
export const MOST_NEAR_EQUAL_TRIED = 200;
/**
 * After cutting this many characters of answers into words, or comparing them (about 10 ms), other work of the process
 * gets a turn.
 */
export const CHARACTERS_PER_TURN = 25_000;
/** A review call gets this many times more answers than a coding call, because it asks only about doubtful ones. */
export const REVIEWED_PER_CODED = 5;

/** After masking this many characters (about 20 ms), other work of the process gets a turn. */
export const MASKED_PER_TURN = 50_000;

/**
 * Limits of a coding manual: the codes of one call, the characters kept of a rule and of a quote, and the quotes per
 * code.
 */
export const MOST_CODES_IN_MANUAL = 150;
export const LONGEST_RULE = 400;
export const LONGEST_QUOTE = 200;
export const QUOTES_PER_CODE = 2;

/**
 * Values for estimating cost and time, observed with one model and a codebook of 30 codes: tokens that a prompt adds to
 * each answer; tokens of a reply per answer; tokens per code of a new codebook; codes of a codebook not yet built; the
 * share of answers that are reviewed; seconds per answer in a prompt (at about 100 tokens a second). Not observed, but
 * computed from the lengths that the prompt asks for: tokens per code of a new manual.
 */
export const TOKENS_OF_AN_ENTRY = 8;
export const TOKENS_OF_A_CODING = 45;
export const TOKENS_OF_A_NEW_CODE = 50;
export const TOKENS_OF_RULES = 120;
export const CODES_EXPECTED = 20;
export const REVIEWED_SHARE = 0.3;
export const SECONDS_PER_ANSWER = 0.45;
