import type { LegacyScope } from "@/db/schema/terms";

export const SCOPES = [
  "projects:read",
  "projects:write",
  "coding:write",
  "refinement:read",
  "refinement:apply",
  "analytics:read",
  "connections:read",
  "connections:write",
  "webhooks:manage",
  "connect:manage",
] as const;
export type Scope = (typeof SCOPES)[number];

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
