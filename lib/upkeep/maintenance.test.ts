import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { reserveCredits } from "@/lib/credits/reservation";
import { readBalance } from "@/lib/credits/usage";
import { createGroup, listGroups } from "@/lib/groups/groups";
import { createOrganization } from "@/lib/organizations/create-organization";
import { insertProject } from "@/lib/projects/create-project";
import { showProject } from "@/lib/projects/read-projects";
import { useDatabase } from "@/test/database";
import { removeExpired } from "./maintenance";

describe("removing what has expired", () => {
  const db = useDatabase();

  async function newCaller(): Promise<Caller> {
    const { id } = await createOrganization(db, { name: "Acme", plan: "growth", credits: 100 });
    return { organizationId: id, plan: "growth", actor: { kind: "operator" }, scopes: new Set() };
  }

  it("returns the credits reserved by dead work, and nothing else", async () => {
    const caller = await newCaller();
    await reserveCredits(db, caller, { amount: 30, description: "dies", expiresAfter: 0 });
    await reserveCredits(db, caller, { amount: 20, description: "runs", expiresAfter: 600 });
    await reserveCredits(db, caller, { amount: 10, description: "a job's", expiresAfter: null });
    expect(await readBalance(db, caller.organizationId)).toBe(40);
    await removeExpired(db);
    await removeExpired(db);
    expect(await readBalance(db, caller.organizationId)).toBe(70);
  });

  it("deletes temporary projects 30 days after their last use", async () => {
    const caller = await newCaller();
    const project = (temporary: boolean) =>
      insertProject(db, caller.organizationId, {
        name: "Old",
        language: "en",
        codingType: "qualitative",
        temporary,
        questions: [{ text: "Why?" }, { text: "Why not?" }],
      });
    const questionsOf = async (id: string) => (await showProject(db, caller, id)).questions.map(({ id }) => id);
    const [used, unused, kept] = [await project(true), await project(true), await project(false)];
    await createGroup(db, caller, { name: "Old", questionIds: await questionsOf(unused) });
    await db.execute(sql`update projects set last_used_at = now() - interval '29 days'`);
    await showProject(db, caller, used);
    await db.execute(sql`update projects set last_used_at = last_used_at - interval '2 days'`);
    await removeExpired(db);
    expect((await showProject(db, caller, used)).questions).toHaveLength(2);
    expect((await showProject(db, caller, kept)).id).toBe(kept);
    await expect(showProject(db, caller, unused)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await listGroups(db, caller, { limit: 10 })).items).toEqual([]);
  });
});
