import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "@/lib/api/contract/all";
import type { Operation } from "@/lib/api/contract/operation";
import { SCOPES, type Scope } from "@/lib/auth/scopes";
import { call, service } from "./client";

async function tokenWith(scope: Scope): Promise<string> {
  const { client_id, client_secret } = service.app;
  const form = { grant_type: "client_credentials", client_id, client_secret, scope };
  const reply = await fetch(`${service.origin}/oauth/token`, { method: "POST", body: new URLSearchParams(form) });
  return (await reply.json()).access_token;
}

/** Sends an operation with ids that nothing has, and without a body: who may call it then gets another error. */
async function isRefused({ method, path }: Operation, token: string): Promise<string | null> {
  const filled = path.replace(/\{\w+\}/g, () => randomUUID());
  const { status, body } = await call(method, filled, { key: null, headers: { authorization: `Bearer ${token}` } });
  return status === 403 ? body.error.message : null;
}

describe("a token with one scope", () => {
  it.each(SCOPES)("%s opens exactly the operations that declare it", async (scope) => {
    const token = await tokenWith(scope);
    for (const operation of OPERATIONS) {
      const isOpen = operation.scope === scope || operation.scope === "any";
      const expected = isOpen ? null : `Required scope: ${operation.scope}`;
      const refusal = await isRefused(operation, token);
      if (operation.id === "listAuditLog") expect(refusal).toMatch(/owner or admin/);
      else expect([operation.id, refusal]).toEqual([operation.id, expected]);
    }
  });
});
