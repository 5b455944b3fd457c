import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { describe, expect, it } from "vitest";
import { creditAccounts, creditLedger } from "@/db/schema/credits";
import { memberships } from "@/db/schema/organizations";
import { createUser } from "@/lib/users/create-user";
import { useDatabase } from "@/test/database";
import { addMember } from "./add-member";
import { createOrganization } from "./create-organization";
import { findOrganization } from "./find-organization";

describe("an organization", () => {
  const db = useDatabase();
  const balance = async (organizationId: string) =>
    (await db.select().from(creditAccounts).where(eq(creditAccounts.organizationId, organizationId)))[0]?.balance;

  it("opens with exactly the given credits, zero included, and a ledger row", async () => {
    const { id } = await createOrganization(db, { name: " Acme ", plan: "growth", credits: 0 });
    expect(await findOrganization(db, id)).toMatchObject({ name: "Acme", plan: "growth", isTrial: false });
    expect(await balance(id)).toBe(0);
    const ledger = await db.select().from(creditLedger).where(eq(creditLedger.organizationId, id));
    expect(ledger).toMatchObject([{ kind: "opening", amount: 0, balanceAfter: 0 }]);
  });

  it("opens with the plan's monthly credits, or the trial's", async () => {
    const paying = await createOrganization(db, { name: "Paying", plan: "professional" });
    const trying = await createOrganization(db, { name: "Trying", plan: "starter", isTrial: true });
    expect([await balance(paying.id), await balance(trying.id)]).toEqual([5_000, 250]);
  });

  it("needs a name", async () => {
    const nameless = createOrganization(db, { name: "  ", plan: "starter" });
    await expect(nameless).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("has members, each with one role", async () => {
    const { id: organizationId } = await createOrganization(db, { name: "Team", plan: "growth" });
    const { id: userId } = await createUser(db, { email: "member@team.test", password: "a long password" });
    await addMember(db, { organizationId, userId, role: "viewer" });
    await addMember(db, { organizationId, userId, role: "admin" });
    const members = await db.select().from(memberships).where(eq(memberships.organizationId, organizationId));
    expect(members).toMatchObject([{ userId, role: "admin" }]);
  });

  it("is NOT_FOUND where there is none", async () => {
    await expect(findOrganization(db, uuid())).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
