import { engineEntries } from "@/lib/engines/select-engine";
import { preparationEntry } from "@/lib/preparation/prepare-in-worker";
import { warmWorkers } from "@/lib/workers/workers";

/**
 * Loads the code and tables that prepare and code answers into a worker process, which takes one to two seconds. If this
 * fails, the first call loads them and reports the cause.
 */
export const warmUpCoding = (): Promise<void> => warmWorkers([preparationEntry, ...engineEntries]).catch(() => {});
