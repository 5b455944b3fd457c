import type { LegacyScope, Role } from "@/db/schema/terms";

/** The operations that each scope allows. */
export const SCOPE_ALLOWS = {
  "projects:read":
    "List and read projects, questions, responses and codebooks; export them; list jobs and read their results",
  "projects:write": "Create, change and delete projects, questions, responses and codebooks; upload and review answers",
  "coding:write": "Code answers, generate codebooks, estimate and cancel; read the results of jobs",
  "refinement:read": "List and preview suggestions, with the answers behind them",
  "refinement:apply": "Apply, resolve, undo, revert and export suggestions, with the answers behind them",
  "analytics:read": "Read cross-tabs, segments, summaries and every other analysis, and the answers behind them",
  "connections:read": "List connections to survey platforms",
  "connections:write": "Create, test, import from and delete connections",
  "webhooks:manage": "Register, list, change and delete webhooks",
  "connect:manage": "Create, list and delete managed organizations; Express flow only",
} as const;
export type Scope = keyof typeof SCOPE_ALLOWS;
export const SCOPES = Object.keys(SCOPE_ALLOWS) as Scope[];

/** The granular scopes that each scope of a legacy API key covers. */
export const LEGACY_SCOPE_COVERS: Record<LegacyScope, readonly Scope[]> = {
  read: ["projects:read", "refinement:read", "analytics:read", "connections:read"],
  write: [
    "projects:read",
    "projects:write",
    "coding:write",
    "refinement:read",
    "refinement:apply",
    "analytics:read",
    "connections:read",
    "connections:write",
    "webhooks:manage",
  ],
  import: ["connections:read", "connections:write"],
};

const EVERYTHING = SCOPES.filter((scope) => scope !== "connect:manage");

/** The granular scopes that a member of an organization has by their role. */
export const ROLE_COVERS: Record<Role, readonly Scope[]> = {
  owner: EVERYTHING,
  admin: EVERYTHING,
  researcher: EVERYTHING.filter((scope) => scope !== "webhooks:manage"),
  viewer: LEGACY_SCOPE_COVERS.read,
  coder: ["projects:read", "projects:write"],
};
