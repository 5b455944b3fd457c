import { z } from "zod";
import { formOperation } from "./operation";
import { id } from "./values";

/** Who belongs to an organization, and the keys of its programs: kept by its owners and admins, at the pages alone. */

const shared = { internal: true, idempotent: false, scope: "any", session: true } as const;
const managed = { ...shared, managers: true } as const;

export const inviteMember = formOperation({
  ...managed,
  id: "inviteMember",
  audited: { naming: ["email", "role"] },
  body: z.strictObject({ email: z.string().trim(), role: z.string() }),
});

export const revokeInvitation = formOperation({
  ...managed,
  id: "revokeInvitation",
  audited: true,
  params: z.object({ id }),
});

export const changeRole = formOperation({
  ...managed,
  id: "changeRole",
  audited: { naming: ["role"] },
  params: z.object({ user_id: id }),
  body: z.strictObject({ role: z.string() }),
});

/** Not for owners and admins alone: anybody may leave. */
export const removeMember = formOperation({
  ...shared,
  id: "removeMember",
  audited: true,
  params: z.object({ user_id: id }),
});

export const createApiKey = formOperation({
  ...managed,
  id: "createApiKey",
  audited: true,
  body: z.strictObject({ name: z.string(), scopes: z.array(z.string()), lifetime: z.string() }),
});

export const revokeApiKey = formOperation({
  ...managed,
  id: "revokeApiKey",
  audited: true,
  params: z.object({ id }),
});
