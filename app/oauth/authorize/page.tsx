import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ConsentForm } from "@/components/oauth/consent-form";
import { ConsentFrame } from "@/components/oauth/consent-frame";
import { managesOrganization } from "@/lib/auth/require-role";
import { queryOf, readAuthorizationRequest } from "@/lib/oauth/authorization-request";
import { consentProof } from "@/lib/oauth/consent-proof";
import { findOrganization } from "@/lib/organizations/find-organization";
import { listOrganizationsOf } from "@/lib/organizations/list-organizations";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../(auth)/current-member";
import type { SearchParams } from "../../(auth)/search-text";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Connect an app" };

export default async function AuthorizePage({ searchParams }: { searchParams: SearchParams }) {
  const reading = await readAuthorizationRequest(db, queryFrom(await searchParams));
  if (reading.outcome === "unusable") notFound();
  if (reading.outcome === "refused") redirect(reading.location);
  const { request } = reading;
  const { client, scopes, redirectUri } = request;
  const asked = queryOf(request);
  const path = `/oauth/authorize?${asked}`;
  const member = await requireMember(path);
  const organizations = (await listOrganizationsOf(db, member.user.id)).filter(({ role }) => managesOrganization(role));
  const partner = await findOrganization(db, client.organizationId);
  return (
    <ConsentFrame
      app={client.name}
      partner={partner.name}
      logoUrl={client.logoUrl}
      email={member.user.email}
      path={path}
    >
      <ConsentForm
        app={client.name}
        scopes={scopes}
        destination={placeOf(redirectUri)}
        organizations={organizations}
        current={member.organization.id}
        hidden={{ request: asked, proof: consentProof(member.sessionId, asked) }}
      />
    </ConsentFrame>
  );
}

function queryFrom(params: Awaited<SearchParams>): URLSearchParams {
  const entries = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new URLSearchParams(entries);
}

/** The host of the redirect URI, or the scheme of an app on the same device. */
const placeOf = (redirectUri: string) =>
  new URL(redirectUri).host || `the app ${new URL(redirectUri).protocol.slice(0, -1)}`;
