import * as projects from "@/app/api/v2/projects/route";
import { POST as decide } from "@/app/oauth/authorize/decision/route";
import { queryOf, readAuthorizationRequest } from "@/lib/oauth/authorization-request";
import { consentProof } from "@/lib/oauth/consent-proof";
import { createOrganization } from "@/lib/organizations/create-organization";
import { db } from "@/lib/runtime/db";
import { newPartner, REDIRECT_URI, requestToken } from "./oauth";
import { callWith, newMember } from "./workspace";

export type Partner = Awaited<ReturnType<typeof newPartner>>;
type Customer = Awaited<ReturnType<typeof newCustomer>>;

export const newOrganization = async () => (await createOrganization(db, { name: "Customer", plan: "growth" })).id;

export async function newCustomer(role: "owner" | "researcher" = "owner") {
  const organizationId = await newOrganization();
  return { organizationId, ...(await newMember(db, organizationId, role)) };
}

/** The query of an authorization request. */
export const asking = ({ clientId }: Partner, more: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    scope: "projects:read",
    state: "s t&a=te",
    ...more,
  });

export async function validRequest(query: URLSearchParams) {
  const reading = await readAuthorizationRequest(db, query);
  if (reading.outcome !== "valid") throw new Error(JSON.stringify(reading));
  return reading.request;
}

/** Sends the consent form as the page does, except for `changes`; returns the address to which the reply redirects. */
export async function answer(
  customer: Customer,
  query: URLSearchParams,
  changes: Record<string, string | null> = {},
  headers: Record<string, string> = {},
) {
  const request = queryOf(await validRequest(query));
  const fields = {
    request,
    proof: consentProof(customer.sessionId, request),
    organization_id: customer.organizationId,
    approve: "approve",
    ...changes,
  };
  const body = new URLSearchParams(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== null),
  ).toString();
  const reply = await decide(
    new Request("http://coding.test/oauth/authorize/decision", {
      method: "POST",
      headers: {
        cookie: customer.cookie,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(body.length),
        ...headers,
      },
      body,
    }),
    { params: Promise.resolve({}) },
  );
  if (reply.status !== 303) throw new Error(`the form was answered with ${reply.status}`);
  return new URL(reply.headers.get("location") ?? "", "http://coding.test");
}

export async function codeOf(customer: Customer, query: URLSearchParams): Promise<string> {
  return (await answer(customer, query)).searchParams.get("code") ?? "";
}

export const exchange = ({ clientId, clientSecret }: Partner, code: string, more: Record<string, string> = {}) =>
  requestToken(db, {
    grant_type: "authorization_code",
    client_id: clientId,
    ...(clientSecret !== "" && { client_secret: clientSecret }),
    code,
    redirect_uri: REDIRECT_URI,
    ...more,
  });

export const refresh = ({ clientId, clientSecret }: Partner, token: string, more: Record<string, string> = {}) =>
  requestToken(db, {
    grant_type: "refresh_token",
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: token,
    ...more,
  });

export const statusWith = async (token: string) =>
  (await callWith({ authorization: `Bearer ${token}` })(projects, "GET")).status;

/** A customer who has consented, and the tokens that the partner got. */
export async function connected(options: Parameters<typeof newPartner>[1] = {}) {
  const partner = await newPartner(db, options);
  const customer = await newCustomer();
  const code = await codeOf(customer, asking(partner));
  const { body: tokens } = await exchange(partner, code);
  return { partner, customer, code, tokens };
}
