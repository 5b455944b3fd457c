import type { Connection } from "@/db/client";
import type { App } from "./app";
import type { Queue } from "./queue";

/** The objects with which every part of the runner works. */
export type Runner = {
  db: Connection["db"];
  app: App;
  queue: Queue;
  /** Milliseconds before the first retry of a call. */
  firstRetryMs: number | undefined;
  stopping: AbortSignal;
  log: (line: string) => void;
};
