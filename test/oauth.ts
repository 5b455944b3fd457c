import type { Db } from "@/db/client";
import type { Scope } from "@/lib/auth/scopes";
import { answerForm } from "@/lib/oauth/endpoint";
import { createClient, type NewClient } from "@/lib/oauth/manage-clients";
import { issueToken } from "@/lib/oauth/token-endpoint";
import { createOrganization } from "@/lib/organizations/create-organization";
import { callWith } from "./workspace";

export const REDIRECT_URI = "https://partner.example/callback";

/** A partner's organization with one application. */
export async function newPartner(db: Db, options: Partial<NewClient> & { credits?: number } = {}) {
  const { credits = 1_000, ...client } = options;
  const { id: organizationId } = await createOrganization(db, { name: "Partner", plan: "enterprise", credits });
  const { clientId, clientSecret } = await createClient(db, {
    organizationId,
    name: "Survey Studio",
    redirectUris: [REDIRECT_URI],
    scopes: ["projects:read", "projects:write", "connect:manage"],
    flows: ["standard", "express"],
    ...client,
  });
  return { organizationId, clientId, clientSecret: clientSecret ?? "" };
}

/** Sends a form to an OAuth endpoint. */
export async function sendForm(
  answer: Parameters<typeof answerForm>[2],
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const request = new Request("http://coding.test/oauth", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields),
  });
  const reply = await answerForm(request, "0198c3e1-7d1a-7cc3-98c4-dc0c0c07398f", answer);
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text === "" ? {} : JSON.parse(text) };
}

/** Asks the token endpoint. */
export const requestToken = (db: Db, fields: Record<string, string>, headers?: Record<string, string>) =>
  sendForm((sent) => issueToken(db, sent), fields, headers);

/** An Express token of a partner's application, and what calls with it. */
export async function expressToken(
  db: Db,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  scopes: readonly Scope[],
) {
  const { body } = await requestToken(db, {
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
    scope: scopes.join(" "),
  });
  const bearer = { authorization: `Bearer ${body.access_token}` };
  return { token: body.access_token as string, bearer, call: callWith(bearer) };
}
