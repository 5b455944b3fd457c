/** Answers or groups that a loop in memory handles before it yields to other work of the process. */
export const LOOKED_AT_PER_TURN = 2_000;

/** Answers whose language and flags one transaction writes. */
export const PREPARED_PER_TRANSACTION = 5_000;

/** Answers whose codes one transaction writes: each is a handful of rows. */
export const CODED_PER_TRANSACTION = 1_000;

/** Answers whose codes are read in one statement. */
export const CODINGS_PER_READ = 500;

/** Texts in a task's corpus, from which an engine learns the words of a question. */
export const MOST_IN_CORPUS = 20_000;

/** Distinct answers from which on the rules for codes are worth a call, and how many of them that call can quote. */
export const MANUAL_FROM = 200;
export const QUOTABLE_ANSWERS = 120;

/** Answers that people corrected since the rules were written that make them worth writing again, and how many are shown. */
export const DISAGREEMENTS_FOR_NEW_MANUAL = 10;
export const MOST_DISAGREEMENTS = 40;

/** Milliseconds after which a round of classification or review ends and the job's durable step is stored. */
export const ROUND_MS = 15_000;

/** Reviewed answers that are read to estimate how long prompts will be: prompts show no more of them. */
export const EXAMPLES_ESTIMATED = 200;
