import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";

describe("the schema", () => {
  const db = useDatabase();

  it("has organization_id first in every foreign key between tenants' rows", async () => {
    const keys = await db.execute<{ source: string; target: string; columns: string[] }>(sql`
      select source.relname as source, target.relname as target,
        array(select attname::text from unnest(key.conkey) with ordinality as k(attnum, place)
          join pg_attribute a on a.attrelid = key.conrelid and a.attnum = k.attnum order by place) as columns
      from pg_constraint key
      join pg_class source on source.oid = key.conrelid
      join pg_class target on target.oid = key.confrelid
      where key.contype = 'f'`);
    expect(keys.length).toBeGreaterThan(10);
    const untenanted = ["users"];
    for (const key of keys.filter(({ target }) => !untenanted.includes(target))) {
      expect(key.columns[0], `${key.source} → ${key.target}`).toBe("organization_id");
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
