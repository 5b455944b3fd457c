import type { LegacyScope } from "@/db/schema/terms";

type App = { client_id: string; client_secret: string };

/** What the tests know about the running service. */
export type ServiceNotes = {
  /** The origin with `/api`. */
  baseUrl: string;
  origin: string;
  /** Where it keeps its data, and the process that all others of the service come from. */
  dataDir: string;
  processId: number;
  /** The file with the long turns of its event loop (`longTurns`). */
  longTurns: string;
  /** A write key of the first workspace, which has the enterprise plan. */
  key: string;
  /** Another write key of the first workspace. */
  secondKey: string;
  /** A read key of the first workspace. */
  readKey: string;
  /** A write key of an organization with 20 credits whose plan allows no negative balance. */
  poorKey: string;
  /** A write key of an organization that has nothing to do with the others. */
  strangerKey: string;
  /** A key of that organization for each scope that keys may have. */
  scopedKeys: Record<LegacyScope, string>;
  /** The login that the first start has printed. */
  email: string;
  password: string;
  /** An application of a partner, for both flows. */
  app: App;
  /** A second application of the same partner. The requests of each application are counted and limited apart. */
  secondApp: App;
};
