import type { z } from "zod";
import type { ClientTerms } from "@/lib/oauth/check-client";
import { createClient, deleteClient, revokeClient, rotateSecret, updateClient } from "@/lib/oauth/manage-clients";
import { findNamedOrganization } from "@/lib/organizations/find-organization";
import * as contract from "../contract/partners";
import { verb } from "../verb";

export const partnerVerbs = {
  registerClient: verb(contract.registerClient, async ({ db, body }) => {
    const { id: organizationId } = await findNamedOrganization(db, body.organization, "organization");
    const made = await createClient(db, { ...termsOf(body), organizationId, isPublic: body.public });
    return { client_id: made.clientId, organization_id: organizationId, clientSecret: made.clientSecret };
  }),
  updateClient: verb(contract.updateClient, ({ db, params, body }) =>
    updateClient(db, params.client_id, termsOf(body)),
  ),
  rotateClientSecret: verb(contract.rotateClientSecret, ({ db, params, body }) =>
    rotateSecret(db, params.client_id, body.overlap_hours),
  ),
  revokeClient: verb(contract.revokeClient, ({ db, params }) => revokeClient(db, params.client_id)),
  deleteClient: verb(contract.deleteClient, ({ db, params }) => deleteClient(db, params.client_id)),
};

type Body = z.output<(typeof contract.updateClient)["body"]>;

const termsOf = ({ name, logo_url: logoUrl, redirect_uris: redirectUris, scopes, flows }: Body): ClientTerms => ({
  name,
  logoUrl,
  redirectUris,
  scopes,
  flows,
});
