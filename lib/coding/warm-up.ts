import { engineEntries } from "@/lib/engines/select-engine";
import { preparationEntry } from "@/lib/preparation/prepare-in-worker";
import { warmWorkers } from "@/lib/workers/workers";

/**
 * Reads the tables by which answers are prepared and coded, which takes one to two seconds of a worker process. If that
 * fails, the first call loads them, and reports why.
 */
export const warmUpCoding = (): Promise<void> => warmWorkers([preparationEntry, ...engineEntries]).catch(() => {});
