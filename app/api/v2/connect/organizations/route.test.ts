import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as oneManaged from "@/app/api/v2/connect/organizations/[id]/route";
import * as managed from "@/app/api/v2/connect/organizations/route";
import * as projects from "@/app/api/v2/projects/route";
import * as usage from "@/app/api/v2/usage/route";
import { creditLedger } from "@/db/schema/credits";
import { organizations } from "@/db/schema/organizations";
import { grantMonthlyCredits } from "@/lib/credits/grant-monthly";
import { listLedger } from "@/lib/credits/read-ledger";
import { releaseReservation, reserveCredits, settleReservation } from "@/lib/credits/reservation";
import { useDatabase } from "@/test/database";
import { expressToken, newPartner } from "@/test/oauth";
import { callWith, newWorkspace } from "@/test/workspace";

describe("a managed organization", () => {
  const db = useDatabase();

  it("is created with the partner's credits, acted for, and deleted with the remaining credits returned", async () => {
    const partner = await newPartner(db, { credits: 500 });
    const { call } = await expressToken(db, partner, ["connect:manage", "projects:read", "projects:write"]);
    const balance = async () => (await call(usage, "GET")).body.data.credits_remaining;
    const made = await call(managed, "POST", { body: { name: "Customer", credits: 200 } });
    expect([made.status, made.body.data]).toMatchObject([201, { plan: "professional", credits_remaining: 200 }]);
    expect(await balance()).toBe(300);
    const { id } = made.body.data;
    expect((await call(managed, "GET")).body.data).toEqual([made.body.data]);

    const headers = { "x-managed-organization": id };
    expect((await call(usage, "GET", { headers })).body.data.credits_remaining).toBe(200);
    const project = await call(projects, "POST", { headers, body: { name: "Guests" } });
    expect(project.status).toBe(201);
    expect((await call(projects, "GET", { headers })).body.data).toHaveLength(1);
    expect((await call(projects, "GET")).body.data).toEqual([]);
    const nested = await call(managed, "POST", { headers, body: { name: "Nested" } });
    expect(nested.body.error.message).toBe("Required scope: connect:manage");

    expect((await call(oneManaged, "DELETE", { params: { id } })).status).toBe(200);
    expect([await balance(), (await call(usage, "GET", { headers })).status]).toEqual([500, 404]);
    expect((await call(oneManaged, "DELETE", { params: { id } })).status).toBe(404);
    const moves = await db.select().from(creditLedger).where(eq(creditLedger.organizationId, partner.organizationId));
    expect(moves.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["opening", 500],
      ["transfer", -200],
      ["transfer", 200],
    ]);
  });

  it("cannot be given more credits than the partner has", async () => {
    const { call } = await expressToken(db, await newPartner(db, { credits: 10 }), ["connect:manage"]);
    const refused = await call(managed, "POST", { body: { name: "Customer", credits: 11 } });
    expect([refused.status, refused.body.error.message]).toEqual([
      402,
      "Your organization has 10 credits remaining but this request requires 11.",
    ]);
    expect((await call(managed, "GET")).body.data).toEqual([]);
  });

  it("gets no monthly credits", async () => {
    const { call } = await expressToken(db, await newPartner(db), ["connect:manage"]);
    const { id } = (await call(managed, "POST", { body: { name: "Customer", credits: 5 } })).body.data;
    await db.update(organizations).set({ createdAt: sql`now() - interval '40 days'` }).where(eq(organizations.id, id));
    await grantMonthlyCredits(db);
    const list = (await call(managed, "GET")).body.data;
    expect(list).toMatchObject([{ credits_remaining: 5 }]);
  });

  it("spends the partner's credits up to its cap, where the partner pays", async () => {
    const partner = await newPartner(db, { credits: 20 });
    const { call } = await expressToken(db, partner, ["connect:manage"]);
    const terms = { name: "Customer", credits: 2, funding: "partner", credit_cap: 5 };
    const { id } = (await call(managed, "POST", { body: terms })).body.data;
    const headers = { "x-managed-organization": id };
    const left = async (of: Record<string, string> = {}) =>
      (await call(usage, "GET", { headers: of })).body.data.credits_remaining;
    expect([await left(), await left(headers)]).toEqual([18, 7]);
    const caller = { organizationId: id, plan: "professional" } as const;
    const reserve = (amount: number) => reserveCredits(db, caller, { amount, description: "test", expiresAfter: null });
    const reservationId = await reserve(6);
    expect([await left(), await left(headers)]).toEqual([14, 1]);
    await settleReservation(db, { organizationId: id, reservationId }, 3);
    expect([await left(), await left(headers)]).toEqual([17, 4]);
    const [shown] = (await call(managed, "GET")).body.data;
    expect(shown).toMatchObject({ credits_remaining: 0, partner_credits_spent: 1, funding: "partner", credit_cap: 5 });
    await expect(reserve(5)).rejects.toThrow("Your organization has 4 credits remaining but this request requires 5.");
    await releaseReservation(db, { organizationId: id, reservationId: await reserve(4) });
    expect([await left(), await left(headers)]).toEqual([17, 4]);

    const change = (body: object) => call(oneManaged, "PATCH", { params: { id }, body });
    expect((await change({ credit_cap: null, credits: 10 })).body.data).toMatchObject({ credits_remaining: 10 });
    expect([await left(), await left(headers)]).toEqual([7, 17]);
    expect((await change({ credits: 8 })).body.error.code).toBe("INSUFFICIENT_CREDITS");
    expect((await change({ credits: -10, funding: "own" })).body.data).toMatchObject({ credits_remaining: 0 });
    expect([await left(), await left(headers)]).toEqual([17, 0]);
    await expect(reserve(1)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    for (const organizationId of [id, partner.organizationId]) {
      const [sum] = await db.execute<{ sum: number }>(
        sql`select sum(amount)::int as sum from credit_ledger where organization_id = ${organizationId}`,
      );
      expect(sum?.sum).toBe(organizationId === id ? 0 : 17);
    }
  });

  it("draws on one balance from several sides at once without losing a credit", async () => {
    const partner = await newPartner(db, { credits: 30 });
    const { call } = await expressToken(db, partner, ["connect:manage"]);
    const make = async () =>
      (await call(managed, "POST", { body: { name: "Customer", funding: "partner" } })).body.data.id;
    const ids: string[] = [await make(), await make()];
    const spend = async (organizationId: string) => {
      const caller = { organizationId, plan: "professional" } as const;
      const input = { amount: 5, description: "test", expiresAfter: null };
      const reservationId = await reserveCredits(db, caller, input);
      await settleReservation(db, { organizationId, reservationId }, 2);
    };
    const done = await Promise.allSettled(ids.flatMap((id) => [1, 2, 3].map(() => spend(id))));
    const spent = done.filter(({ status }) => status === "fulfilled").length * 2;
    expect((await call(usage, "GET")).body.data.credits_remaining).toBe(30 - spent);
    expect(spent).toBe(12);
  });

  it("gives back what a running call has reserved when it is deleted", async () => {
    const partner = await newPartner(db, { credits: 30 });
    const { call } = await expressToken(db, partner, ["connect:manage"]);
    const terms = { name: "Customer", credits: 2, funding: "partner" };
    const { id } = (await call(managed, "POST", { body: terms })).body.data;
    const caller = { organizationId: id, plan: "professional" } as const;
    const reservationId = await reserveCredits(db, caller, { amount: 12, description: "test", expiresAfter: 60 });
    expect((await call(usage, "GET")).body.data.credits_remaining).toBe(18);
    const described = async () =>
      (await listLedger(db, partner, { limit: 9 })).items.map(({ description }) => description);
    expect(await described()).toEqual(["For “Customer”", "For “Customer”", "Opening balance"]);
    expect((await call(oneManaged, "DELETE", { params: { id } })).status).toBe(200);
    expect((await call(usage, "GET")).body.data.credits_remaining).toBe(30);
    expect((await described()).slice(0, 3)).toEqual([
      "Left by a deleted organization",
      "Not used by a deleted organization",
      "For a deleted organization",
    ]);
    const late = settleReservation(db, { organizationId: id, reservationId }, 12);
    await expect(late).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  });

  it("is unknown to everybody else", async () => {
    const owner = await expressToken(db, await newPartner(db), ["connect:manage"]);
    const other = await expressToken(db, await newPartner(db), ["connect:manage", "projects:read"]);
    const { id } = (await owner.call(managed, "POST", { body: { name: "Customer" } })).body.data;
    expect((await other.call(oneManaged, "DELETE", { params: { id } })).status).toBe(404);
    for (const foreign of [id, "nothing", "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f"]) {
      const reply = await other.call(projects, "GET", { headers: { "x-managed-organization": foreign } });
      expect([reply.status, reply.body.error.code]).toEqual([404, "NOT_FOUND"]);
      expect(reply.headers.get("x-ratelimit-limit")).toBeTruthy();
    }
    const { call } = await newWorkspace(db);
    const withKey = await call(projects, "GET", { headers: { "x-managed-organization": id } });
    expect([withKey.status, withKey.headers.get("x-ratelimit-remaining")]).toEqual([422, "1199"]);
  });

  it("is looked for only after the checks of credential and scope", async () => {
    const headers = { "x-managed-organization": "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f" };
    const statusWith = async (credential: Record<string, string>) =>
      (await callWith(credential)(projects, "GET", { headers })).status;
    expect(await statusWith({ "x-api-key": "svc_live_unknown" })).toBe(401);
    expect(await statusWith({ authorization: "Bearer unknown" })).toBe(401);
    const { call } = await expressToken(db, await newPartner(db), ["connect:manage"]);
    expect((await call(projects, "GET", { headers })).body.error.message).toBe("Required scope: projects:read");
  });
});
