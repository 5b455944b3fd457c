import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Db } from "@/db/client";
import { creditAccounts } from "@/db/schema/credits";
import { jobs } from "@/db/schema/jobs";
import { managedOrganizations } from "@/db/schema/oauth";
import { organizations } from "@/db/schema/organizations";
import type { Funding, Plan } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { insufficientCredits } from "@/lib/credits/insufficient";
import { type Movement, moveCredits } from "@/lib/credits/ledger";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { readBalance } from "@/lib/credits/usage";
import { pageOf } from "@/lib/data/page";
import { AppError } from "@/lib/errors/app-error";
import { requireRoom } from "@/lib/errors/require-room";
import { createOrganization } from "./create-organization";
import { eraseOrganization, lockOrganization } from "./erase-organization";

const MAX_MANAGED = 10_000;

const columns = {
  id: organizations.id,
  name: organizations.name,
  plan: organizations.plan,
  credits_remaining: creditAccounts.balance,
  funding: managedOrganizations.funding,
  credit_cap: managedOrganizations.creditCap,
  partner_credits_spent: managedOrganizations.spent,
  created_at: managedOrganizations.createdAt,
};

/**
 * Who pays for a managed organization, and how many of the partner's credits it may spend in total; null for any
 * number.
 */
export type ManagedTerms = { funding: Funding; credit_cap: number | null };

type ManagedChange = {
  name?: string | undefined;
  credits?: number | undefined;
  funding?: Funding | undefined;
  credit_cap?: number | null | undefined;
};

/**
 * Creates an organization that the caller's organization manages, with credits from the caller's balance. Throws
 * INSUFFICIENT_CREDITS if that balance is too low.
 */
export async function createManaged(
  db: Db,
  caller: Caller,
  { funding, credit_cap: creditCap, ...input }: { name: string; credits: number } & ManagedTerms,
) {
  const { organizationId } = caller;
  await requireRoom(db, managedOrganizations, organizationId, { max: MAX_MANAGED, what: "managed organizations" });
  const { id } = await createOrganization(db, { ...input, plan: planBelow(caller.plan) });
  await takeCredits(db, organizationId, { managedId: id, credits: input.credits });
  await db.insert(managedOrganizations).values({ organizationId, managedId: id, funding, creditCap });
  const [made] = await read(db, organizationId).where(eq(managedOrganizations.managedId, id));
  if (!made) throw new Error("the organization was not written");
  return made;
}

/**
 * Changes a managed organization's name, who pays for it, or its cap, and moves credits to it or, with a negative
 * number, back. Throws NOT_FOUND; INSUFFICIENT_CREDITS if the balance from which credits move is too low.
 */
export async function updateManaged(
  db: Db,
  { organizationId }: Caller,
  id: string,
  { name, credits = 0, funding, credit_cap: creditCap }: ManagedChange,
) {
  const own = and(eq(managedOrganizations.organizationId, organizationId), eq(managedOrganizations.managedId, id));
  const [before] = await read(db, organizationId).where(own).for("update", { of: managedOrganizations });
  if (!before) throw unknown(id);
  if (name !== undefined) await db.update(organizations).set({ name }).where(eq(organizations.id, id));
  if (funding !== undefined || creditCap !== undefined) {
    await db.update(managedOrganizations).set({ funding, creditCap }).where(own);
  }
  if (credits !== 0) await takeCredits(db, organizationId, { managedId: id, credits });
  if (credits !== 0) await takeCredits(db, id, { managedId: id, credits: -credits });
  const [changed] = await read(db, organizationId).where(own);
  if (!changed) throw unknown(id);
  return changed;
}

/**
 * A page of the organizations that the caller's organization manages, newest first; the cursor is the last one's id.
 */
export async function listManaged(
  db: Db,
  { organizationId }: Caller,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const found = await read(db, organizationId)
    .where(
      and(
        eq(managedOrganizations.organizationId, organizationId),
        cursor ? lt(managedOrganizations.managedId, cursor) : undefined,
      ),
    )
    .orderBy(desc(managedOrganizations.managedId))
    .limit(limit + 1);
  return pageOf(found, limit, ({ id }) => id);
}

/**
 * Deletes a managed organization with everything in it. Its remaining credits, and those reserved by calls that still
 * run, go back to the caller's balance. Throws NOT_FOUND if the caller's organization does not manage it;
 * JOB_ALREADY_RUNNING while it has an open job.
 */
export async function deleteManaged(db: Db, { organizationId }: Caller, id: string) {
  const [managed] = await db
    .select({ id: organizations.id })
    .from(organizations)
    .innerJoin(managedOrganizations, eq(managedOrganizations.managedId, organizations.id))
    .where(and(eq(managedOrganizations.organizationId, organizationId), eq(organizations.id, id)))
    .for("update", { of: managedOrganizations });
  if (!managed) throw unknown(id);
  await lockOrganization(db, id);
  const open = and(eq(jobs.organizationId, id), inArray(jobs.status, ["queued", "processing"]));
  const [running] = await db.select({ id: jobs.id }).from(jobs).where(open).limit(1);
  if (running) {
    const message = `The job ${running.id} of this organization has not ended.`;
    throw new AppError("JOB_ALREADY_RUNNING", message, { details: { job_id: running.id } });
  }
  await eraseOrganization(db, id);
  return { id, deleted: true as const };
}

const unknown = (id: string) => new AppError("NOT_FOUND", `You manage no organization ${id}.`);

type Taken = { managedId: string; credits: number };

async function takeCredits(db: Db, organizationId: string, { managedId, credits }: Taken) {
  if (credits === 0) return;
  const isOwn = organizationId === managedId;
  const description = isOwn ? (credits > 0 ? "Back to the partner" : "From the partner") : "For {name}";
  const movement = { amount: -credits, description, ...(credits > 0 && { floor: 0 }) };
  if ((await transfer(db, organizationId, { ...movement, ...(!isOwn && { subjectId: managedId }) })) !== null) return;
  const balance = await readBalance(db, organizationId);
  throw insufficientCredits({ remaining: balance, required: credits });
}

type Transfer = Pick<Movement, "amount" | "description" | "subjectId" | "floor">;

const transfer = (db: Db, organizationId: string, movement: Transfer) =>
  moveCredits(db, { ...movement, organizationId, kind: "transfer", reservationId: null });

/**
 * The plan of a managed organization: the partner's plan or, if that allows a negative balance, the best plan that does
 * not. A managed organization can only spend what it was given.
 */
const planBelow = (plan: Plan): Plan => (PLAN_TERMS[plan].allowsNegativeBalance ? "professional" : plan);

const read = (db: Db, organizationId: string) =>
  db
    .select(columns)
    .from(managedOrganizations)
    .innerJoin(
      organizations,
      and(
        eq(organizations.id, managedOrganizations.managedId),
        eq(managedOrganizations.organizationId, organizationId),
      ),
    )
    .innerJoin(creditAccounts, eq(creditAccounts.organizationId, managedOrganizations.managedId))
    .$dynamic();
