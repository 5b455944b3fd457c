import { z } from "zod";
import { OAUTH_FLOWS } from "@/db/schema/terms";
import { SCOPES } from "@/lib/auth/scopes";
import { formOperation } from "./operation";

/** Partners' applications. Owners of the operating organization manage them, only in the service's pages. */

const operated = { internal: true, idempotent: false, scope: "any", session: true, operators: true } as const;

const params = z.object({ client_id: z.string().max(100) });

const terms = {
  name: z.string(),
  logo_url: z.string().nullable(),
  redirect_uris: z.array(z.string()),
  scopes: z.array(z.enum(SCOPES)),
  flows: z.array(z.enum(OAUTH_FLOWS)),
};

export const registerClient = formOperation({
  ...operated,
  id: "registerClient",
  audited: true,
  body: z.strictObject({ ...terms, organization: z.string().max(500), public: z.boolean() }),
});

export const updateClient = formOperation({
  ...operated,
  id: "updateClient",
  audited: true,
  params,
  body: z.strictObject(terms),
});

export const rotateClientSecret = formOperation({
  ...operated,
  id: "rotateClientSecret",
  audited: true,
  params,
  body: z.strictObject({
    /** For how many hours the old secret still works, at most 30 days. */
    overlap_hours: z.coerce.number().int().min(0).max(720),
  }),
});

export const revokeClient = formOperation({ ...operated, id: "revokeClient", audited: true, params });

export const deleteClient = formOperation({ ...operated, id: "deleteClient", audited: true, params });
