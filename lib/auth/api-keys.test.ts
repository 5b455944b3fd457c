import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiKeys } from "@/db/schema/api-keys";
import { createOrganization } from "@/lib/organizations/create-organization";
import { useDatabase } from "@/test/database";
import { createApiKey, hashApiKey, organizationOfApiKey, revokeApiKey } from "./api-keys";

describe("API keys", () => {
  const db = useDatabase();
  const newOrganization = async () => (await createOrganization(db, { name: "Acme", plan: "growth" })).id;
  const stored = async (id: string) => (await db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0];

  it("are svc_live_ and 32 base62 characters, stored as a hash and an ending only", async () => {
    const organizationId = await newOrganization();
    const { id, key } = await createApiKey(db, { organizationId, name: "Survey tool", scopes: ["read", "write"] });
    expect(key).toMatch(/^svc_live_[0-9A-Za-z]{32}$/);
    const row = await stored(id);
    expect(row).toMatchObject({ organizationId, ending: key.slice(-4), scopes: ["read", "write"], expiresAt: null });
    expect(Buffer.from(row?.keyHash ?? [])).toEqual(Buffer.from(hashApiKey(key)));
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it("keep their expiry", async () => {
    const expiresAt = new Date("2030-01-02T03:04:05.678Z");
    const input = { organizationId: await newOrganization(), name: "Short", scopes: ["read"] as const, expiresAt };
    expect((await stored((await createApiKey(db, input)).id))?.expiresAt).toEqual(expiresAt);
  });

  it("need a scope and name each one once", async () => {
    const organizationId = await newOrganization();
    await expect(createApiKey(db, { organizationId, name: "None", scopes: [] })).rejects.toThrow("at least one scope");
    const { scopes } = await createApiKey(db, { organizationId, name: "Twice", scopes: ["read", "read"] });
    expect(scopes).toEqual(["read"]);
  });

  it("are at most 500 that are not revoked, also by two requests at once", async () => {
    const organizationId = await newOrganization();
    await db.execute(sql`
      insert into ${apiKeys} (organization_id, id, name, scopes, key_hash, ending)
      select ${organizationId}, gen_random_uuid(), 'Old', '{read}', uuid_send(gen_random_uuid()), 'abcd'
      from generate_series(1, 499)`);
    const create = () => createApiKey(db, { organizationId, name: "New", scopes: ["read"] });
    const both = await Promise.allSettled([create(), create()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(create()).rejects.toThrow("There are 500 API keys. Revoke one first.");
    await db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.organizationId, organizationId));
    await create();
  });

  it("are revoked once and for good", async () => {
    const organizationId = await newOrganization();
    const { id } = await createApiKey(db, { organizationId, name: "Old", scopes: ["read"] });
    await revokeApiKey(db, { organizationId, id });
    const first = (await stored(id))?.revokedAt;
    expect(first).toBeInstanceOf(Date);
    await revokeApiKey(db, { organizationId, id });
    expect((await stored(id))?.revokedAt).toEqual(first);
  });

  it("can't be revoked by another organization", async () => {
    const organizationId = await newOrganization();
    const { id } = await createApiKey(db, { organizationId, name: "Ours", scopes: ["read"] });
    const foreign = revokeApiKey(db, { organizationId: await newOrganization(), id });
    await expect(foreign).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await stored(id))?.revokedAt).toBeNull();
    expect(await organizationOfApiKey(db, id)).toBe(organizationId);
  });
});
