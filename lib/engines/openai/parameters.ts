/**
 * Sizes, budgets and time limits of the engine that asks a language model. None of them has been measured: the
 * quality bench runs the local engine only. They are chosen to keep prompts well within any model's context.
 */

/**
 * Milliseconds without a sign of a reply, how many of them a reply may take as long as it keeps coming, and requests in
 * flight at once within one call of the engine.
 */
export const REQUEST_TIMEOUT_MS = 60_000;
export const LONGEST_REPLY_IN_TIMEOUTS = 20;
export const CONCURRENT_REQUESTS = 4;
/** Further attempts after a failure that may pass. */
export const RETRIES = 2;
/** A call of the engine in which the model has coded nothing halves no more prompts after so many single answers failed. */
export const MOST_FAILED_IN_VAIN = 8;
/** Characters of a provider's error message that are passed on. */
export const LONGEST_ERROR_DETAIL = 300;

/**
 * Answers per prompt at most, the share of them that a prompt is still filled with so that all parallel places are used,
 * and their size together in tokens: about four bytes to a token in any script.
 */
export const ANSWERS_PER_PROMPT = 60;
export const LEAST_SHARE_OF_PROMPT = 2 / 3;
export const TOKENS_PER_PROMPT = 6_000;
export const BYTES_PER_TOKEN = 4;
/** Prompts of one call of the engine per parallel one: fewer make slots wait for the slowest, more are lost in a crash. */
export const WAVES_PER_CALL = 8;
/** With so many waves of prompts, doubtful answers of the first ones are asked about again beside the last wave. */
export const WAVES_TO_LOOK_AGAIN = 4;
/** OpenAI caches beginnings from 1,024 tokens on, and keeps them for five minutes at least. */
export const LEAST_CACHED_CHARACTERS = 4_096;
export const CACHE_KEPT_MS = 5 * 60_000;
/** Characters of an answer that the model sees. */
export const LONGEST_SHOWN_ANSWER = 12_000;
/**
 * Hand-coded examples: per code in every prompt, and in all; per answer of a batch, and the most that are chosen for the answers of one, and how similar they
 * are at least; the characters of one.
 */
export const EXAMPLES_PER_CODE = 2;
export const MOST_FIXED_EXAMPLES = 100;
export const EXAMPLES_PER_ANSWER = 3;
export const NEAREST_EXAMPLES = 5;
export const LEAST_EXAMPLE_SIMILARITY = 0.3;
/** Settled answers that a review shows for comparison, and those among which it looks for them. */
export const MOST_ALIKE = 16;
export const MOST_SETTLED_SEARCHED = 5_000;
export const LONGEST_EXAMPLE = 400;

/** Prompts that a codebook is drafted with, their characters, and the characters of an answer in them. */
export const MOST_CODEBOOK_PROMPTS = 4;
export const CHARACTERS_PER_CODEBOOK_PROMPT = 100_000;
export const LONGEST_SAMPLED_ANSWER = 600;
/** Codes asked for: a share of the most allowed, by granularity 1 to 5, and at most this multiple of the root of the number of answers. */
export const CODES_SHARE_BY_GRANULARITY = [0.25, 0.4, 0.6, 0.8, 1];
export const CODES_PER_ROOT_OF_ANSWERS = 3;
/** A part of the sample that the model declines is halved down to so many answers. */
export const LEAST_ANSWERS_PER_PROPOSAL = 10;
/** A merge that names this share of the candidates follows the rule to place all: those that it does not name are added. */
export const LEAST_MERGED_SHARE = 0.5;
/** A drafted codebook is tried on some answers where there are enough, and extended where it lacks codes for so many. */
export const ANSWERS_CHECKED = 100;
export const LEAST_ANSWERS_FOR_CHECK = 100;
export const LEAST_UNCOVERED_SHARE = 0.05;
/** Values of an enumeration in a schema: beyond, providers refuse it, and numbers are checked in the reply alone. */
export const LONGEST_ENUMERATION = 400;

/** Answers with this cosine similarity are near-equal; so many of them are compared with each answer. */
export const NEAR_EQUAL_SIMILARITY = 0.85;
export const NEIGHBOURS_COMPARED = 5;
/** Texts that share a rare word with an answer and are compared with it, at most: it bounds answers that repeat each other. */
export const MOST_NEAR_EQUAL_TRIED = 200;
/** Characters of answers that are cut into words, or compared, before other work of the process gets its turn: some 10 ms. */
export const CHARACTERS_PER_TURN = 25_000;
/** A review takes this many times as many answers per call as coding: it asks about doubtful ones only. */
export const REVIEWED_PER_CODED = 5;

/** Characters of answers that are masked before other work of the process gets its turn: about 20 ms. */
export const MASKED_PER_TURN = 50_000;

/**
 * A coding manual: the codes that one call can write rules for, the characters of a rule and of a quote that are kept,
 * and the quotes of a code.
 */
export const MOST_CODES_IN_MANUAL = 150;
export const LONGEST_RULE = 400;
export const LONGEST_QUOTE = 200;
export const QUOTES_PER_CODE = 2;

/**
 * For estimates, by what a model with a codebook of 30 codes was seen to do: tokens around an answer in a prompt, of a
 * reply about an answer, and of a new code; the codes of a codebook that is yet to be built; the share of answers that
 * are reviewed; seconds per answer of one prompt, at about 100 tokens a second.
 */
export const TOKENS_OF_AN_ENTRY = 8;
export const TOKENS_OF_A_CODING = 45;
export const TOKENS_OF_A_NEW_CODE = 50;
export const CODES_EXPECTED = 20;
export const REVIEWED_SHARE = 0.3;
export const SECONDS_PER_ANSWER = 0.45;
