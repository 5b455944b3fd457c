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

/** Milliseconds after which a round of classification or review ends and the job's durable step is stored. */
export const ROUND_MS = 15_000;
