import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { admin, printedBy } from "@/test/admin";
import { useDatabase } from "@/test/database";
import { requestToken } from "@/test/oauth";

const CALLBACK = "https://studio.example/callback";
const terms = ["--redirect-uri", CALLBACK, "--flows", "standard,express"];

describe("admin client", () => {
  const db = useDatabase();
  let org: string;
  beforeAll(async () => {
    org = (await printedBy("org", "create", "--name", "Partner", "--plan", "growth")).id;
  });

  const create = (name: string, ...more: string[]) =>
    printedBy("client", "create", "--org", org, "--name", name, ...terms, "--scopes", "projects:read", ...more);

  /** The scopes of the token that a client gets with this secret; the error if it gets no token. */
  async function scopeWith(client_id: string, client_secret: string): Promise<string> {
    const { body } = await requestToken(db, { grant_type: "client_credentials", client_id, client_secret });
    return body.scope ?? body.error;
  }

  it("creates an application, and lists it without its secret", async () => {
    const { client_id, client_secret, ...made } = await create("Survey Studio");
    expect(made).toEqual({
      organization_id: org,
      name: "Survey Studio",
      redirect_uris: [CALLBACK],
      flows: ["standard", "express"],
      allowed_scopes: ["projects:read"],
    });
    expect(await scopeWith(client_id, client_secret)).toBe("projects:read");
    const { clients } = await printedBy("client", "list", "--org", org);
    expect(clients).toMatchObject([
      { client_id, name: "Survey Studio", organization_name: "Partner", revoked_at: null },
    ]);
    expect(JSON.stringify(clients)).not.toContain(client_secret);
  });

  it("updates what is given, and leaves the rest", async () => {
    const { client_id, client_secret } = await create("Desk", "--logo", "https://studio.example/logo.png");
    const change = (...more: string[]) => printedBy("client", "update", "--id", client_id, ...more);
    const before = await change("--name", "Panel Desk");
    expect(before).toMatchObject({
      name: "Panel Desk",
      logo_url: "https://studio.example/logo.png",
      redirect_uris: [CALLBACK],
      flows: ["standard", "express"],
      allowed_scopes: ["projects:read"],
    });
    const scopes = ["projects:read", "coding:write"];
    const after = await change("--scopes", scopes.join(" "), "--redirect-uri", `${CALLBACK}/1`, `${CALLBACK}/2`);
    expect(after).toEqual({ ...before, allowed_scopes: scopes, redirect_uris: [`${CALLBACK}/1`, `${CALLBACK}/2`] });
    expect(await scopeWith(client_id, client_secret)).toBe("projects:read coding:write");
    const refused = await admin("client", "update", "--id", client_id, "--redirect-uri", "javascript:alert(1)");
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toContain("javascript:alert(1)");
  });

  it("rotates a secret with an overlap, or without", async () => {
    const { client_id, client_secret: first } = await create("Rotated");
    const second = await printedBy("client", "rotate", "--id", client_id);
    expect(second.previous_secret_until).toEqual(expect.any(String));
    expect(await scopeWith(client_id, first)).toBe("projects:read");
    const third = await printedBy("client", "rotate", "--id", client_id, "--overlap", "0");
    const secrets = [first, second.client_secret, third.client_secret];
    expect(await Promise.all(secrets.map((secret) => scopeWith(client_id, secret)))).toEqual([
      "invalid_client",
      "invalid_client",
      "projects:read",
    ]);
  });

  it("deletes an application once it is revoked, and not before", async () => {
    const { client_id, client_secret } = await create("Short-lived");
    const early = await admin("client", "delete", "--id", client_id);
    expect(early).toEqual({ code: 1, stdout: "", stderr: "Only a revoked client can be deleted.\n" });
    expect(await printedBy("client", "revoke", "--id", client_id)).toEqual({ client_id, revoked: true });
    expect(await scopeWith(client_id, client_secret)).toBe("invalid_client");
    expect(await printedBy("client", "delete", "--id", client_id)).toEqual({ client_id, deleted: true });
    const missing = { code: 1, stdout: "", stderr: `There is no client ${client_id}.\n` };
    const again = await Promise.all(["delete", "update"].map((verb) => admin("client", verb, "--id", client_id)));
    expect(again).toEqual([missing, missing]);
    const { clients } = await printedBy("client", "list");
    expect(clients.map((client: { client_id: string }) => client.client_id)).not.toContain(client_id);
    const logged = await db.select().from(auditLog).where(eq(auditLog.organizationId, org));
    const isAbout = ({ target }: (typeof logged)[number]) => target.client_id === client_id;
    expect(logged.filter(isAbout).map(({ action }) => action)).toEqual([
      "registerClient",
      "revokeClient",
      "deleteClient",
    ]);
    expect(new Set(logged.map(({ action }) => action))).toContain("rotateClientSecret");
    expect(new Set(logged.map(({ action }) => action))).toContain("updateClient");
  });
});
