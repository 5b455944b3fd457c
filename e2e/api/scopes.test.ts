import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { LegacyScope } from "@/db/schema/terms";
import { OPERATIONS } from "@/lib/api/contract/all";
import type { Operation } from "@/lib/api/contract/operation";
import { LEGACY_SCOPE_COVERS, SCOPES, type Scope } from "@/lib/auth/scopes";
import { call, service } from "./client";

/** The operations that no program may use. */
const FOR_PEOPLE = ["listAuditLog", "listMembers", "removeMember", "listProjectPeople", "changeProjectPeople"];

type Credential = { key: string | null; headers?: Record<string, string> };

const legacyScopes = Object.keys(LEGACY_SCOPE_COVERS) as LegacyScope[];

/** Two apps share the scopes, because calling all operations with each scope exceeds one app's limit per minute. */
async function tokenWith(scope: Scope): Promise<string> {
  const { client_id, client_secret } = SCOPES.indexOf(scope) % 2 === 0 ? service.app : service.secondApp;
  const form = { grant_type: "client_credentials", client_id, client_secret, scope };
  const reply = await fetch(`${service.origin}/oauth/token`, { method: "POST", body: new URLSearchParams(form) });
  return (await reply.json()).access_token;
}

/** Calls every operation; only operations that declare one of these scopes may succeed. */
async function expectOpen(scopes: readonly Scope[], credential: Credential) {
  for (const operation of OPERATIONS) {
    const isOpen = operation.scope === "any" || scopes.some((scope) => scope === operation.scope);
    const expected = isOpen ? null : `Required scope: ${operation.scope}`;
    const refusal = await refusalOf(operation, credential);
    if (FOR_PEOPLE.includes(operation.id)) expect(refusal).toMatch(/signed.in/);
    else expect([operation.id, refusal]).toEqual([operation.id, expected]);
  }
}

/** The body of an operation that is checked before it is known who asks. */
const BODIES: Record<string, object> = { changeProjectPeople: { restricted: false, people: [] } };

/** Calls an operation with unknown ids and no body: a caller with the scope gets another error than 403. */
async function refusalOf({ id, method, path }: Operation, credential: Credential): Promise<string | null> {
  const filled = path.replace(/\{\w+\}/g, () => randomUUID());
  const { status, body } = await call(method, filled, { ...credential, body: BODIES[id] });
  return status === 403 ? body.error.message : null;
}

describe("a token with one scope", () => {
  it.each(SCOPES)("%s opens exactly the operations that declare it", async (scope) => {
    await expectOpen([scope], { key: null, headers: { authorization: `Bearer ${await tokenWith(scope)}` } });
  });
});

describe("an API key", () => {
  it.each(legacyScopes)("of scope %s opens exactly what this scope covers", async (scope) => {
    await expectOpen(LEGACY_SCOPE_COVERS[scope], { key: service.scopedKeys[scope] });
  });
});
