import { setTimeout as pause } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { creditLedger, creditReservations } from "@/db/schema/credits";
import { organizations } from "@/db/schema/organizations";
import type { Plan } from "@/db/schema/terms";
import { createOrganization } from "@/lib/organizations/create-organization";
import { preparationVersion } from "@/lib/preparation/version";
import { behindLocks } from "@/test/behind-locks";
import { useDatabase } from "@/test/database";
import { readDailyUse } from "./daily-use";
import { grantMonthlyCredits } from "./grant-monthly";
import {
  releaseExpiredReservations,
  releaseReservation,
  reserveCredits,
  settleReservation,
  whileReserved,
} from "./reservation";
import { readBalance } from "./usage";

describe("credits", () => {
  const db = useDatabase();

  async function found(plan: Plan, options: { credits?: number; isTrial?: boolean; ago?: string } = {}) {
    const { ago, ...rest } = options;
    const { id } = await createOrganization(db, { name: "Acme", plan, ...rest });
    if (ago) {
      const createdAt = sql`now() - ${ago}::interval`;
      await db.update(organizations).set({ createdAt }).where(eq(organizations.id, id));
    }
    return id;
  }

  async function ledgerOf(organizationId: string) {
    const rows = await db.select().from(creditLedger).where(eq(creditLedger.organizationId, organizationId));
    return { rows, sum: rows.reduce((sum, { amount }) => sum + amount, 0) };
  }

  const reserve = (organizationId: string, plan: Plan, amount: number, expiresAfter: number | null = null) =>
    reserveCredits(db, { organizationId, plan }, { amount, description: "test", expiresAfter });

  it.each([
    ["jobs", null],
    ["synchronous calls", 60],
  ])("are never overdrawn by 200 %s at once, and the ledger sums to the balance", async (_, expiresAfter) => {
    const organizationId = await found("growth", { credits: 250 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, () => reserve(organizationId, "growth", 3, expiresAfter)),
    );
    const reserved = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    expect(reserved).toHaveLength(83);
    expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toMatchObject({
      code: "INSUFFICIENT_CREDITS",
    });
    expect(await readBalance(db, organizationId)).toBe(1);
    expect((await ledgerOf(organizationId)).sum).toBe(1);

    const closings = await Promise.all(
      reserved.map((reservationId, index) => {
        const reservation = { organizationId, reservationId };
        return Promise.allSettled(
          index % 2 === 0
            ? [settleReservation(db, reservation, 2), settleReservation(db, reservation, 2)]
            : [releaseReservation(db, reservation), releaseReservation(db, reservation)],
        );
      }),
    );
    for (const [index, closing] of closings.entries()) {
      expect(closing.filter(({ status }) => status === "rejected")).toHaveLength(index % 2 === 0 ? 1 : 0);
    }
    const spent = 2 * Math.ceil(reserved.length / 2);
    expect(await readBalance(db, organizationId)).toBe(250 - spent);
    const { rows, sum } = await ledgerOf(organizationId);
    expect(sum).toBe(250 - spent);
    expect(Math.min(...rows.map(({ balanceAfter }) => balanceAfter))).toBeGreaterThanOrEqual(0);
  });

  it("are added up by day, minus returned ones", async () => {
    const organizationId = await found("growth", { credits: 250 });
    const [one, other] = [await reserve(organizationId, "growth", 30), await reserve(organizationId, "growth", 5)];
    await settleReservation(db, { organizationId, reservationId: one }, 12);
    const own = eq(creditLedger.organizationId, organizationId);
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table credit_ledger disable trigger user`);
      await tx.update(creditLedger).set({ createdAt: sql`now() - interval '2 days'` }).where(own);
      await tx.execute(sql`alter table credit_ledger enable trigger user`);
    });
    await releaseReservation(db, { organizationId, reservationId: other });
    const days = await readDailyUse(db, { organizationId }, 4);
    expect(days.map(({ credits }) => credits)).toEqual([0, 17, 0, 0]);
    expect(await readDailyUse(db, { organizationId: await found("growth") }, 2)).toMatchObject([
      { credits: 0 },
      { credits: 0 },
    ]);
  });

  it("stay reserved while work runs, and come back where it fails", async () => {
    const organizationId = await found("growth", { credits: 5 });
    const caller = { organizationId, plan: "growth" as const };
    const expiry = async (id: string) =>
      (await db.select().from(creditReservations).where(eq(creditReservations.id, id)))[0]?.expiresAt?.getTime() ?? 0;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const work = whileReserved(db, caller, { amount: 3, description: "test" }, async ({ reservationId }) => {
      const first = await expiry(reservationId);
      // Milliseconds are compared.
      await pause(5);
      vi.advanceTimersByTime(30_000);
      await expect.poll(() => expiry(reservationId)).toBeGreaterThan(first);
      throw new Error("the engine failed");
    });
    await expect(work).rejects.toThrow("the engine failed");
    expect([await readBalance(db, organizationId), vi.getTimerCount()]).toEqual([5, 0]);
    vi.useRealTimers();
  });

  it("come back once if the process that reserved them has died, and only then", async () => {
    const organizationId = await found("growth", { credits: 500 });
    const ended = [await reserve(organizationId, "growth", 3, 60), await reserve(organizationId, "growth", 2, 60)];
    await reserve(organizationId, "growth", 5, 60);
    await reserve(organizationId, "growth", 7, null);
    await releaseExpiredReservations(db);
    expect(await readBalance(db, organizationId)).toBe(483);
    await db.update(creditReservations).set({ expiresAt: sql`now()` }).where(inArray(creditReservations.id, ended));
    expect(await releaseExpiredReservations(db)).toBe(2);
    await releaseExpiredReservations(db);
    expect(await readBalance(db, organizationId)).toBe(488);
  });

  it("stay reserved for a process that renews at the moment when they expire", async () => {
    const organizationId = await found("growth", { credits: 5 });
    const late = await reserve(organizationId, "growth", 3, -1);
    const renew = (tx: typeof db) =>
      tx
        .update(creditReservations)
        .set({ expiresAt: sql`now() + interval '1 minute'` })
        .where(eq(creditReservations.id, late));
    const released = await behindLocks(db, 1, renew, () => [releaseExpiredReservations(db, organizationId)]);
    expect(released).toMatchObject([{ value: 0 }]);
    expect(await readBalance(db, organizationId)).toBe(2);
    await settleReservation(db, { organizationId, reservationId: late }, 3);
  });

  it("of expired reservations are given back before a request is refused for lack of credits", async () => {
    const organizationId = await found("growth", { credits: 5 });
    const dead = await reserve(organizationId, "growth", 4, 60);
    await expect(reserve(organizationId, "growth", 3, 60)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
    await db.update(creditReservations).set({ expiresAt: sql`now()` }).where(eq(creditReservations.id, dead));
    await reserve(organizationId, "growth", 3, 60);
    expect(await readBalance(db, organizationId)).toBe(2);
    await expect(reserve(organizationId, "growth", 3, null)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
  });

  it("are not settled after they were given back", async () => {
    const organizationId = await found("growth", { credits: 5 });
    const caller = { organizationId, plan: "growth" as const };
    const late = whileReserved(db, caller, { amount: 3, description: "test" }, async (reservation) => {
      await releaseReservation(db, reservation);
      await settleReservation(db, reservation, 3);
    });
    await expect(late).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await readBalance(db, organizationId)).toBe(5);
  });

  it.each([
    ["a job", null],
    ["a synchronous call", 60],
  ])("are reserved for %s by a named version of preparation", async (_, expiresAfter) => {
    const organizationId = await found("growth", { credits: 500 });
    const before = Date.now();
    const id = await reserve(organizationId, "growth", 3, expiresAfter);
    const [row] = await db.select().from(creditReservations).where(eq(creditReservations.id, id));
    expect(row).toMatchObject({ organizationId, amount: 3, drawn: 0, preparation: preparationVersion() });
    if (expiresAfter === null) expect(row?.expiresAt).toBeNull();
    else expect(row?.expiresAt?.getTime()).toBeGreaterThan(before + expiresAfter * 900);
    const { rows } = await ledgerOf(organizationId);
    expect(rows.find(({ reservationId }) => reservationId !== null)).toMatchObject({
      kind: "reservation",
      amount: -3,
      balanceAfter: 497,
      reservationId: id,
    });
  });

  it("leave nothing behind after a call that cost nothing", async () => {
    const organizationId = await found("growth", { credits: 5 });
    const id = await reserve(organizationId, "growth", 0);
    await settleReservation(db, { organizationId, reservationId: id }, 0);
    expect(await db.select().from(creditReservations).where(eq(creditReservations.id, id))).toEqual([]);
    await expect(settleReservation(db, { organizationId, reservationId: id }, 0)).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
  });

  it("may go below zero only on the enterprise plan", async () => {
    const enterprise = await found("enterprise", { credits: 5 });
    await reserve(enterprise, "enterprise", 20);
    expect(await readBalance(db, enterprise)).toBe(-15);
    await expect(reserve(await found("growth", { credits: 5 }), "growth", 20)).rejects.toThrow(
      "Your organization has 5 credits remaining but this request requires 20.",
    );
  });

  it("are granted once a month, and do not expire", async () => {
    const old = await found("growth", { credits: 7, ago: "2 months 3 days" });
    const young = await found("growth", { credits: 7, ago: "27 days" });
    const trial = await found("starter", { isTrial: true, ago: "2 months 3 days" });
    await Promise.all([grantMonthlyCredits(db), grantMonthlyCredits(db), grantMonthlyCredits(db)]);
    await grantMonthlyCredits(db);
    expect(await readBalance(db, old)).toBe(7 + 2 * 2_000);
    expect(await readBalance(db, young)).toBe(7);
    expect(await readBalance(db, trial)).toBe(250);
    const { rows, sum } = await ledgerOf(old);
    expect(sum).toBe(4_007);
    expect(rows.filter(({ kind }) => kind === "grant")).toHaveLength(2);
  });
});
