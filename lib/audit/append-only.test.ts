import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { creditLedger } from "@/db/schema/credits";
import { recordAction } from "@/lib/audit/record-action";
import { createOrganization } from "@/lib/organizations/create-organization";
import { useDatabase } from "@/test/database";

describe("a log", () => {
  const db = useDatabase();

  async function newLogs(): Promise<string> {
    const { id } = await createOrganization(db, { name: "Acme", plan: "growth" });
    const entry = { actor: { kind: "operator" }, action: "createProject", target: {}, address: "" } as const;
    await recordAction(db, { ...entry, organizationId: id });
    return id;
  }

  it.each(["audit_log", "credit_ledger"])("(%s) can't be rewritten, emptied or shortened", async (table) => {
    const id = await newLogs();
    const own = `where organization_id = '${id}'`;
    const changes = [
      `update ${table} set created_at = now() - interval '10 years' ${own}`,
      `update ${table} set organization_id = organization_id ${own}`,
      `delete from ${table} ${own}`,
      `truncate ${table}`,
    ];
    for (const change of changes) {
      const cause = { message: `${table} is append-only` };
      await expect(db.execute(sql.raw(change)), change).rejects.toMatchObject({ cause });
    }
  });

  it("goes with their organization, and with nobody else's", async () => {
    const [gone, kept] = [await newLogs(), await newLogs()];
    await db.execute(sql`delete from organizations where id = ${gone}`);
    const left = async (id: string) => [
      await db.$count(auditLog, eq(auditLog.organizationId, id)),
      await db.$count(creditLedger, eq(creditLedger.organizationId, id)),
    ];
    expect([await left(gone), await left(kept)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});
