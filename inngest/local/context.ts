import type { Apps } from "./apps";
import type { OpenCalls } from "./checkpoints";
import type { Sql } from "./database";
import type { Functions } from "./functions";
import type { HttpClient } from "./http-client";
import type { Queue } from "./queue";
import type { Slots } from "./slots";
import type { Turns } from "./turns";

export type Settings = {
  eventKey: string;
  signingKey: string;
  /** The pause before the first retry; each further one is twice as long, up to the longest. */
  firstRetryMs: number;
  longestRetryMs: number;
  /** How long one call may take. */
  callTimeoutMs: number;
  /** A request over this size tells the app to fetch the run's state instead. */
  longestBody: number;
};

/** What every part of the runner works with. */
export type Runner = {
  settings: Settings;
  sql: Sql;
  functions: Functions;
  apps: Apps;
  queue: Pick<Queue, "add">;
  slots: Slots;
  turns: Turns;
  calls: OpenCalls;
  http: HttpClient;
  stopping: AbortSignal;
  log: (line: string) => void;
};
