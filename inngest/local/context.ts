import type { Connection } from "@/db/client";
import type { Apps } from "./calls/apps";
import type { HttpClient } from "./calls/http-client";
import type { Functions } from "./functions/registry";
import type { Queue } from "./queue/queue";
import type { Slots } from "./queue/slots";
import type { Turns } from "./queue/turns";
import type { RunRow, StepRow } from "./runs/rows";

export type Settings = {
  eventKey: string;
  signingKey: string;
  /** Milliseconds before the first retry. Each further pause is twice as long, up to `longestRetryMs`. */
  firstRetryMs: number;
  longestRetryMs: number;
  /** How long one call may take, in milliseconds. */
  callTimeoutMs: number;
  /** If a request has more bytes than this, the run's steps are left out and the app fetches them. */
  longestBody: number;
};

/** A running call of a function. Steps that it reports before it ends are added to `steps`. */
export type OpenCall = { run: RunRow; steps: StepRow[] };

/** The objects with which every part of the runner works. */
export type Runner = {
  settings: Settings;
  db: Connection["db"];
  functions: Functions;
  apps: Apps;
  queue: Pick<Queue, "add">;
  slots: Slots;
  turns: Turns;
  /** The calls under way, by the token that each call carries. */
  calls: Map<string, OpenCall>;
  http: HttpClient;
  stopping: AbortSignal;
  log: (line: string) => void;
};
