import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";

describe("the schema", () => {
  const db = useDatabase();

  it("has organization_id first in every foreign key between tenants' rows", async () => {
    const keys = await db.execute<{ source: string; target: string; first: string }>(sql`
      select source.relname as source, target.relname as target,
        column_1.attname as first
      from pg_constraint key
      join pg_attribute column_1 on column_1.attrelid = key.conrelid and column_1.attnum = key.conkey[1]
      join pg_class source on source.oid = key.conrelid
      join pg_class target on target.oid = key.confrelid
      where key.contype = 'f'`);
    expect(keys.length).toBeGreaterThan(10);
    // Exceptions: a client acts for other organizations than its own, and a managed organization has two, itself and
    // its partner.
    const untenanted = ["users", "oauth_clients"];
    const isBetween = ({ source, first }: (typeof keys)[number]) =>
      source === "managed_organizations" && first === "managed_id";
    for (const key of keys.filter((key) => !untenanted.includes(key.target) && !isBetween(key))) {
      expect(key.first, `${key.source} → ${key.target}`).toBe("organization_id");
    }
  });

  it("has organization_id first in the primary key of every tenant's table", async () => {
    const tables = await db.execute<{ name: string; first: string }>(sql`
      select class.relname as name, attribute.attname as first
      from pg_class class
      join pg_constraint key on key.conrelid = class.oid and key.contype = 'p'
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = key.conkey[1]
      where exists (select from pg_attribute a where a.attrelid = class.oid and a.attname = 'organization_id')`);
    expect(tables.length).toBeGreaterThan(10);
    for (const { name, first } of tables) expect(first, name).toBe("organization_id");
  });
});
