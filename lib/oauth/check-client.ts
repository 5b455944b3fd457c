import type { OAuthFlow } from "@/db/schema/terms";
import type { Scope } from "@/lib/auth/scopes";
import { type Issue, invalidForm } from "@/lib/errors/app-error";
import { logoProblem, redirectUriProblem } from "./redirect-uri";

/** The fields of a partner's application that the operator sets and may change. */
export type ClientTerms = {
  name: string;
  logoUrl?: string | null;
  redirectUris: readonly string[];
  scopes: readonly Scope[];
  flows: readonly OAuthFlow[];
};

const LONGEST_NAME = 100;
const MAX_URIS = 20;

/**
 * Checks the terms of a client and returns them as they are stored. Throws VALIDATION_ERROR, which lists everything
 * that is wrong with them, by the form's fields.
 */
export function checkClient({ logoUrl = null, ...terms }: ClientTerms, isPublic: boolean) {
  const name = terms.name.trim();
  const [redirectUris, flows, allowedScopes] = [unique(terms.redirectUris), unique(terms.flows), unique(terms.scopes)];
  const issues: Issue[] = [];
  const refuse = (path: string, message: string | null) => message !== null && issues.push({ path, message });
  if (name === "") refuse("name", "A client needs a name.");
  if (name.length > LONGEST_NAME) refuse("name", `A name has at most ${LONGEST_NAME} characters.`);
  if (logoUrl !== null) refuse("logo_url", logoProblem(logoUrl));
  refuse("redirect_uris", urisProblem(redirectUris, flows));
  if (flows.length === 0) refuse("flows", "Choose at least one flow.");
  if (isPublic && flows.includes("express")) {
    refuse("flows", "The Express flow needs a secret; a public client has none.");
  }
  if (allowedScopes.length === 0) refuse("scopes", "Choose at least one scope.");
  if (issues.length > 0) throw invalidForm(issues);
  return { name, logoUrl, redirectUris, flows, allowedScopes };
}

function urisProblem(uris: readonly string[], flows: readonly OAuthFlow[]): string | null {
  if (uris.length > MAX_URIS) return `A client has at most ${MAX_URIS} redirect URIs.`;
  if (uris.length === 0) return flows.includes("standard") ? "The Standard flow needs a redirect URI." : null;
  return uris.map(redirectUriProblem).find((problem) => problem !== null) ?? null;
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
