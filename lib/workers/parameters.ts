import { availableParallelism } from "node:os";

/**
 * One worker per core, but at least three: for one organization's long work, for its short work, and for the others.
 */
export const WORKERS = Math.max(3, availableParallelism());

/** Additional workers that read request bodies, so that none waits for the coding of answers. */
export const BODY_WORKERS = 2;

/** Workers that call survey platforms, which may reply slowly, and how many of them one organization gets at once. */
export const PLATFORM_WORKERS = { all: 5, ofGroup: 2 };

/**
 * The memory limit of a worker that reads request bodies, in mebibytes. A body of 32 MiB with 100,000 answers takes
 * about 200.
 */
export const BODY_MEMORY_LIMIT = { objects: 384, all: 640 };

/**
 * Mebibytes that a worker's process may take before it is ended: of JavaScript objects, and in all. Learning a task
 * from 20,000 answers takes about 450, drafting a list of names from 100,000 answers about 600 (`npm run
 * bench:engine`).
 */
export const MEMORY_LIMIT = { objects: 768, all: 960 };

/**
 * How far the operating system lowers the priority of workers below that of the web process and the database (nice), so
 * that a page need not wait for a core while answers are coded. Workers that call survey platforms have the lowest
 * priority.
 */
export const NICENESS = 5;
export const PLATFORM_NICENESS = 10;

/** The signal by which a worker process ends itself when it uses too much memory. */
export const OUT_OF_MEMORY = "SIGUSR2";

/** Milliseconds that a call may go on after its caller has left; then its process is ended. */
export const LEFT_AFTER = 2_000;

/** If other processes keep the work from a core, it gets up to this many times its deadline. */
export const MAX_TIMES = 4;

/** Work counts as kept from a core if its process got less processor time than this share of the deadline. */
export const FAIR_PART = 0.5;

/**
 * Milliseconds after which an idle worker's process is ended. The general pool's last worker then gets a fresh process
 * at once, because loading its code and tables takes one to two seconds.
 */
export const IDLE_AFTER = 180_000;

/**
 * The largest weight of a message between workers: one unit per character, 8 to 16 per value. Packing or unpacking it
 * takes 1 to 4 ms, which limits how long a transfer blocks the event loop. A heavier list item gets its own message.
 */
export const MESSAGE_WEIGHT = 200_000;

/** The number of affinity keys remembered per worker. */
export const KEYS_PER_WORKER = 64;

/** The number of groups for which the scheduler remembers the last turn. */
export const GROUPS_REMEMBERED = 1_000;
