import type { LegacyScope, Role } from "@/db/schema/terms";

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

const EVERYTHING = SCOPES.filter((scope) => scope !== "connect:manage");

/** The granular scopes that a member of an organization has by their role. */
export const ROLE_COVERS: Record<Role, readonly Scope[]> = {
  owner: EVERYTHING,
  admin: EVERYTHING,
  researcher: EVERYTHING.filter((scope) => scope !== "webhooks:manage"),
  viewer: LEGACY_SCOPE_COVERS.read,
};
