import { z } from "zod";
import { SCOPES } from "@/lib/auth/scopes";
import { formOperation } from "./operation";
import { id } from "./values";

/** Decisions of owners and admins about partners' applications; only the service's pages offer them. */

const managed = { internal: true, idempotent: false, scope: "any", session: true, managers: true } as const;

export const connectApp = formOperation({
  ...managed,
  id: "connectApp",
  audited: true,
  body: z.strictObject({
    client_id: id,
    redirect_uri: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    code_challenge: z.string().nullable(),
  }),
});

export const disconnectApp = formOperation({
  ...managed,
  id: "disconnectApp",
  audited: true,
  params: z.object({ id }),
});
