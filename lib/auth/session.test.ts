import { describe, expect, it } from "vitest";
import { memberships } from "@/db/schema/organizations";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import { createSession, readSession } from "./session";

const MAX = 100;

describe("a person's sessions", () => {
  const db = useDatabase();

  it("are a hundred at most: one more ends the one that was used longest ago, and nobody else's", async () => {
    const { organizationId } = await newWorkspace(db);
    const [person, other] = [
      await newMember(db, organizationId, "owner"),
      await newMember(db, organizationId, "viewer"),
    ];
    const isOpen = async (id: string) => (await readSession(db, id)) !== null;
    const opened = [person.sessionId];
    while (opened.length < MAX) opened.push(await createSession(db, person.user.id));
    expect(await isOpen(person.sessionId)).toBe(true);
    const [, second = ""] = opened;
    await db.execute(`update sessions set last_used_at = last_used_at - interval '1 day' where id = '${second}'`);
    const last = await createSession(db, person.user.id);
    expect([await isOpen(second), await isOpen(person.sessionId), await isOpen(last)]).toEqual([false, true, true]);
    expect(await isOpen(other.sessionId)).toBe(true);
  });

  it("act for the organization that the person has just joined, else for the one that they joined first", async () => {
    const [first, second] = [await newWorkspace(db), await newWorkspace(db)];
    const { user } = await newMember(db, first.organizationId, "owner");
    await db.insert(memberships).values({ organizationId: second.organizationId, userId: user.id, role: "viewer" });
    const organizationOf = async (actingFor?: string) =>
      (await readSession(db, await createSession(db, user.id, { actingFor })))?.organization.id;
    expect(await organizationOf()).toBe(first.organizationId);
    expect(await organizationOf(second.organizationId)).toBe(second.organizationId);
  });
});
