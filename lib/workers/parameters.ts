import { availableParallelism } from "node:os";

/**
 * One worker per core; three at least: one for long work and one for short work of an organization, and one that is
 * left for the others.
 */
export const WORKERS = Math.max(3, availableParallelism());

/** Workers that read bodies of requests, beside those above, so that none waits behind the coding of answers. */
export const BODY_WORKERS = 2;

/** Workers that ask survey platforms, which may answer slowly. */
export const PLATFORM_WORKERS = 3;

/** The memory limit of those that read bodies, in mebibytes. A body of 32 MiB with 100,000 answers takes about 200. */
export const BODY_MEMORY_LIMIT = { objects: 384, all: 640 };

/**
 * Mebibytes that a worker's process may take before it is ended: of JavaScript objects, and in all. Learning a task from
 * 20,000 answers takes about 450, drafting a list of names from 100,000 answers about 600 (`npm run bench:engine`).
 */
export const MEMORY_LIMIT = { objects: 768, all: 960 };

/**
 * By how much the operating system puts the processes of workers behind the web process and the database (nice), so that
 * reading a page does not wait for a core while answers are coded. What platforms send can wait longest.
 */
export const NICENESS = 5;
export const PLATFORM_NICENESS = 10;

/** The signal by which a worker process ends itself where it takes too much memory. */
export const OUT_OF_MEMORY = "SIGUSR2";

/**
 * Milliseconds without work after which a worker ends. One of them starts afresh, since the next call would otherwise
 * wait about half a second for its tables to be loaded.
 */
export const IDLE_AFTER = 180_000;

/**
 * The weight of a message between workers: about one unit per character and 8 to 16 per value. Packing or unpacking
 * so much takes 1 to 4 ms, which bounds how long a transfer keeps the event loop from other work. A single list item
 * that weighs more travels in a message of its own.
 */
export const MESSAGE_WEIGHT = 200_000;

/** Affinity keys that are remembered per worker. */
export const KEYS_PER_WORKER = 64;

/** Groups whose last turn is remembered. */
export const GROUPS_REMEMBERED = 1_000;
