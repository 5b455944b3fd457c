import { z } from "zod";
import { formOperation } from "./operation";
import { id } from "./values";

/**
 * The name of an organization, its members and its API keys. Its owners and admins manage them, only in the service's
 * pages.
 */

const managed = { internal: true, idempotent: false, scope: "any", session: true, managers: true } as const;

export const renameOrganization = formOperation({
  ...managed,
  id: "renameOrganization",
  audited: true,
  body: z.strictObject({ name: z.string() }),
});

/** How the organization's slides look. `logo`: the picture's bytes, null for none; without it the present one stays. */
export const changeReportStyle = formOperation({
  ...managed,
  id: "changeReportStyle",
  audited: true,
  body: z.strictObject({
    colours: z.array(z.string()),
    font: z.string(),
    logo: z.instanceof(Uint8Array).nullish(),
  }),
});

/** For an owner who types the organization's name. Not audited, because its log is deleted too. */
export const deleteOrganization = formOperation({
  ...managed,
  id: "deleteOrganization",
  audited: false,
  body: z.strictObject({ name: z.string() }),
});

export const inviteMember = formOperation({
  ...managed,
  id: "inviteMember",
  audited: { naming: ["role"] },
  body: z.strictObject({ email: z.string().trim(), role: z.string(), project_ids: z.array(id).max(5_000).default([]) }),
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
