/**
 * Sizes, budgets and time limits of the engine that asks a language model. None of them was measured, because the
 * quality bench runs only the local engine. They were chosen so that prompts stay well within any model's context.
 */

/**
 * Milliseconds without any part of a reply; how many times as long a whole reply may take while parts keep arriving;
 * and the parallel requests of one engine call.
 */
export const REQUEST_TIMEOUT_MS = 60_000;
export const LONGEST_REPLY_IN_TIMEOUTS = 20;
export const CONCURRENT_REQUESTS = 4;
/** Retries after a temporary failure. */
export const RETRIES = 2;
/** If an engine call has coded no answer, it stops splitting prompts after this many answers failed alone. */
export const MAX_FAILED_IN_VAIN = 8;
/** Characters of a provider's error message that are shown. */
export const LONGEST_ERROR_DETAIL = 300;

/**
 * Limits of one prompt: its answers and their tokens (estimated at four bytes each, in any script). So that all
 * parallel slots are used, a prompt may hold fewer answers, but at least this share of the most.
 */
export const ANSWERS_PER_PROMPT = 60;
export const MIN_SHARE_OF_PROMPT = 2 / 3;
export const TOKENS_PER_PROMPT = 6_000;
export const BYTES_PER_TOKEN = 4;
/**
 * The number of prompts that one engine call sends per parallel slot. With fewer, slots are idle until the slowest
 * prompt ends; with more, a crash loses more work.
 */
export const WAVES_PER_CALL = 8;
/** OpenAI caches the beginnings of prompts from 1,024 tokens (4,096 characters) on, for at least five minutes. */
export const MIN_CACHED_CHARACTERS = 4_096;
export const CACHE_KEPT_MS = 5 * 60_000;
/**
 * The cache of the texts' distinct words holds texts with at most this many characters: about 30,000 answers, which
 * take 30 MB.
 */
export const CHARACTERS_OF_WORD_SETS = 2_000_000;
/** Characters of an answer that the model sees; the rest is cut off. */
export const LONGEST_SHOWN_ANSWER = 12_000;
/**
 * Limits of the examples coded by people. In every prompt: per code and in total. Chosen for the answers of one prompt:
 * per answer, in total, and their least similarity.
 */
export const EXAMPLES_PER_CODE = 2;
export const MAX_FIXED_EXAMPLES = 100;
export const EXAMPLES_PER_ANSWER = 3;
export const NEAREST_EXAMPLES = 5;
export const MIN_EXAMPLE_SIMILARITY = 0.3;
/**
 * A review asks about at most this share of the answers, those in greatest doubt: with 500 answers in prompts of 60, that
 * is one prompt beside nine. It shows at most this many settled answers for comparison, and searches for them among this many.
 */
export const MAX_REVIEWED_SHARE = 0.1;
export const MAX_ALIKE = 16;
export const MAX_SETTLED_SEARCHED = 5_000;
export const LONGEST_EXAMPLE = 400;

/** For drafting a codebook: the most prompts, their length, and the length of an answer in them, in characters. */
export const MAX_CODEBOOK_PROMPTS = 4;
export const CHARACTERS_PER_CODEBOOK_PROMPT = 100_000;
export const LONGEST_SAMPLED_ANSWER = 600;
/**
 * The number of codes to ask for: this share of the most allowed, by granularity 1 to 5, and at most this multiple of
 * the square root of the number of answers.
 */
export const CODES_SHARE_BY_GRANULARITY = [0.25, 0.4, 0.6, 0.8, 1];
export const CODES_PER_ROOT_OF_ANSWERS = 3;
/** If the model declines a part of the sample, the part is split in half, down to this many answers. */
export const MIN_ANSWERS_PER_PROPOSAL = 10;
/**
 * If a merge names at least this share of the candidates, the model followed the rule to place all of them; the few
 * that it forgot are added.
 */
export const MIN_MERGED_SHARE = 0.5;
/**
 * From `MIN_ANSWERS_FOR_CHECK` answers on, a drafted codebook is tried on `ANSWERS_CHECKED` of them, a single prompt: a
 * tenth of what coding them all takes. It is extended if at least this share of these has no code.
 */
export const ANSWERS_CHECKED = ANSWERS_PER_PROMPT;
export const MIN_ANSWERS_FOR_CHECK = 600;
export const MIN_UNCOVERED_SHARE = 0.05;
/**
 * The most values of an enumeration in a schema. Providers refuse longer ones; if there are more codes, their numbers
 * are checked only in the reply.
 */
export const LONGEST_ENUMERATION = 400;

/**
 * Answers with at least this cosine similarity are near-equal. At most this many near-equal answers are kept for an
 * answer.
 */
export const NEAR_EQUAL_SIMILARITY = 0.85;
export const NEIGHBOURS_COMPARED = 5;
/**
 * An answer is compared with at most this many texts that have a rare word in common with it. This bounds the work if
 * many answers are alike.
 */
export const MAX_NEAR_EQUAL_TRIED = 200;
/**
 * A review call gets this many times as many answers as a coding call, because it asks only about the doubtful ones.
 */
export const REVIEWED_PER_CODED = 5;

/**
 * Limits of a coding manual: the codes of one call, the characters of a rule and of a quote, and the quotes per code.
 */
export const MAX_CODES_IN_MANUAL = 150;
export const LONGEST_RULE = 400;
export const LONGEST_QUOTE = 200;
export const QUOTES_PER_CODE = 2;

/**
 * Values for estimating cost and time. Observed with one model and a codebook of 30 codes: the tokens that a prompt
 * adds to each answer; the tokens of a reply per answer; the tokens per code of a new codebook; the seconds per answer in
 * a prompt (at about 100 tokens a second). The most codes of a codebook that does not exist yet, as by default. Computed from the lengths for which the prompt asks: the tokens per code of a new manual.
 */
export const TOKENS_OF_AN_ENTRY = 8;
export const TOKENS_OF_A_CODING = 45;
export const TOKENS_OF_A_NEW_CODE = 50;
export const TOKENS_OF_RULES = 120;
export const CODES_ALLOWED = 40;
export const SECONDS_PER_ANSWER = 0.45;
