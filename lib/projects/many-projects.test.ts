import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { projects, questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { ProjectSort } from "@/db/schema/terms";
import { recordAction } from "@/lib/audit/record-action";
import type { Caller } from "@/lib/auth/caller";
import { addMember } from "@/lib/organizations/add-member";
import { createUser } from "@/lib/users/create-user";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { createProject } from "./create-project";
import { listOwners, listTags } from "./list-labels";
import { projectCursor } from "./project-cursor";
import type { ProjectFilter } from "./project-filter";
import { listProjectIndex } from "./project-index";
import { listProjectProgress } from "./project-progress";
import { listProjects } from "./read-projects";
import { listRecentQuestions } from "./recent-questions";
import { updateProject } from "./update-project";

describe("many projects", () => {
  const db = useDatabase();
  const all = { limit: 50, includeTemporary: false };

  const newProject = (caller: Caller, name: string, texts: string[] = [], tags: string[] = []) =>
    createProject(db, caller, {
      name,
      language: "en",
      codingType: "qualitative",
      tags,
      questions: texts.map((text) => ({ text })),
    });

  /** The names that the API lists, and the pages alike. */
  async function namesOf(caller: Caller, filter: ProjectFilter & { sort?: ProjectSort }): Promise<string[]> {
    const names = (await listProjects(db, caller, { ...all, ...filter })).items.map(({ name }) => name);
    const lines = await listProjectProgress(db, caller, filter);
    expect(lines.items.map(({ name }) => name)).toEqual(names);
    return names;
  }

  const newPerson = async (caller: Caller): Promise<Caller & { actor: { kind: "user"; id: string } }> => {
    const { id } = await createUser(db, { email: `${randomUUID()}@example.com`, password: "rivers and hills" });
    await addMember(db, { organizationId: caller.organizationId, userId: id, role: "researcher" });
    return { ...caller, actor: { kind: "user", id } };
  };

  it("are found by words of their names, tags and questions, as they are typed", async () => {
    const caller = await newCaller(db);
    await newProject(caller, "Hotel 2025", ["What did you like?", "What could we IMPROVE?"], ["Guests"]);
    await newProject(caller, "Bank 100%", ["Why do you say so?"]);
    await newProject(await newCaller(db), "Hotel of others", ["What did you like?"]);
    expect(await namesOf(caller, { search: "hot" })).toEqual(["Hotel 2025"]);
    expect(await namesOf(caller, { search: "improve  guests 2025" })).toEqual(["Hotel 2025"]);
    expect(await namesOf(caller, { search: "0%" })).toEqual(["Bank 100%"]);
    expect(await namesOf(caller, { search: "_" })).toEqual([]);
    expect(await namesOf(caller, { search: "hotel bank" })).toEqual([]);
  });

  it("are in three orders, page by page, with none twice", async () => {
    const caller = await newCaller(db);
    const made = [];
    for (const name of ["beta", "Alpha", "alpha", "gamma", "Delta"])
      made.push(await newProject(caller, name, ["Why?"]));
    const worked = async (project: { id: string } | undefined, hours: number) =>
      db.execute(
        sql`update questions set updated_at = now() + ${hours} * interval '1 hour' where project_id = ${project?.id}`,
      );
    await worked(made[3], 1);
    await worked(made[1], 2);
    const newest = made.map(({ id }) => id).toReversed();
    const place = new Map(made.map(({ id, name }) => [id, name]));
    for (const sort of ["newest", "name", "worked"] as const) {
      const paged: string[] = [];
      let cursor: string | null | undefined;
      do {
        const after = cursor ? projectCursor.parse(cursor) : undefined;
        const page = await listProjects(db, caller, { limit: 2, sort, cursor: after, includeTemporary: false });
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      const names = paged.map((id) => place.get(id)?.toLowerCase());
      expect(paged.toSorted()).toEqual(newest.toSorted());
      if (sort === "newest") expect(paged).toEqual(newest);
      if (sort === "name") expect(names).toEqual(["alpha", "alpha", "beta", "delta", "gamma"]);
      if (sort === "worked") expect(names.slice(0, 2)).toEqual(["alpha", "gamma"]);
    }
    const byName = await listProjects(db, caller, { limit: 1, sort: "name", includeTemporary: false });
    const cursor = projectCursor.parse(byName.nextCursor);
    for (const sort of ["newest", "worked"] as const)
      await expect(listProjects(db, caller, { ...all, sort, cursor })).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
      });
  });

  it("are told by how far the work on them is", async () => {
    const caller = await newCaller(db);
    await newProject(caller, "Empty");
    await newProject(caller, "Asked", ["Why?"]);
    const coded = await newCodedQuestion(db, caller, { Stay: ["Staff"] }, [["Staff"], ["Staff"]]);
    const { organizationId } = caller;
    await db.update(projects).set({ name: "Stay" }).where(eq(projects.id, coded.projectId));
    const ofQuestion = eq(questions.id, coded.questionId);
    const expectStay = async (progress: ProjectFilter["progress"], set: Partial<typeof questions.$inferInsert>) => {
      await db.update(questions).set(set).where(ofQuestion);
      expect(await namesOf(caller, { progress }), progress).toContain("Stay");
    };
    await expectStay("coded", { status: "coded" });
    await expectStay("being_coded", { status: "coding" });
    await expectStay("being_coded", { status: "codebook_ready" });
    await db.update(assignments).set({ confidence: "low" }).where(eq(assignments.organizationId, organizationId));
    await expectStay("to_check", { status: "coded" });
    const lines = await listProjectProgress(db, { organizationId });
    expect(lines.items.find(({ name }) => name === "Stay")).toMatchObject({
      progress: "to_check",
      questions: [{ toCheck: 2, coded: 2 }],
    });
    await db.update(responses).set({ reviewed: true }).where(eq(responses.questionId, coded.questionId));
    await expectStay("coded", { status: "coded" });
    expect(await namesOf(caller, { progress: "nothing_coded" })).toEqual(["Asked", "Empty"]);
    expect(await namesOf(await newCaller(db), { progress: "coded" })).toEqual([]);
  });

  it("are told by their makers and tags, within the organization", async () => {
    const caller = await newCaller(db);
    const [ada, bob] = [await newPerson(caller), await newPerson(caller)];
    const { id, created_by } = await newProject(ada, "Ada's", [], ["Retail", "2026"]);
    await newProject(bob, "Bob's", [], ["Retail"]);
    expect((await newProject(caller, "A program's")).created_by).toBeNull();
    expect(created_by).toBe(ada.actor.id);
    expect(await namesOf(caller, { createdBy: ada.actor.id })).toEqual(["Ada's"]);
    expect(await namesOf(caller, { tag: "Retail" })).toEqual(["Bob's", "Ada's"]);
    expect(await namesOf(caller, { tag: "Retail", createdBy: bob.actor.id })).toEqual(["Bob's"]);
    expect(await listTags(db, caller)).toEqual(["Retail", "2026"]);
    const owners = await listOwners(db, caller);
    expect(owners.map((owner) => owner.id).toSorted()).toEqual([ada.actor.id, bob.actor.id].toSorted());
    const others = await newCaller(db);
    expect(await listTags(db, others)).toEqual([]);
    expect(await listOwners(db, others)).toEqual([]);
    expect(await namesOf(others, { createdBy: ada.actor.id })).toEqual([]);
    await expect(updateProject(db, others, id, { tags: ["Stolen"], archived: true })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await updateProject(db, bob, id, { tags: ["2027"] })).tags).toEqual(["2027"]);
  });

  it("leave lists, searches and the navigation when they are archived, until they are taken back", async () => {
    const caller = await newCaller(db);
    const { id } = await newProject(caller, "Old", ["Why?"]);
    await newProject(caller, "New", ["Why?"]);
    const seen = async () => {
      const { organizationId } = caller;
      const recent = await listRecentQuestions(db, { organizationId }, organizationId, 8);
      const index = await listProjectIndex(db, { organizationId });
      return [recent.map(({ project }) => project.name), index.map(({ name }) => name)];
    };
    expect((await updateProject(db, caller, id, { archived: true })).archived).toBe(true);
    expect(await namesOf(caller, {})).toEqual(["New"]);
    expect(await namesOf(caller, { search: "why" })).toEqual(["New"]);
    expect(await namesOf(caller, { archived: true })).toEqual(["Old"]);
    expect(await namesOf(caller, { archived: "any" })).toEqual(["New", "Old"]);
    expect(await seen()).toEqual([["New"], ["New"]]);
    await updateProject(db, caller, id, { archived: false });
    expect(await namesOf(caller, {})).toEqual(["New", "Old"]);
    expect((await seen()).map((names) => names?.length)).toEqual([2, 2]);
  });

  it("show each person in the navigation what they worked on last, then what others did", async () => {
    const caller = await newCaller(db);
    const ada = await newPerson(caller);
    const made = await newProject(caller, "Stay", ["First?", "Second?", "Third?"]);
    const [first, second] = made.questions;
    const { organizationId } = caller;
    const origin = { organizationId, action: "updateResponse", address: "" };
    const act = (questionId: string | undefined, who = ada.actor) =>
      recordAction(db, { ...origin, actor: who, target: { questionId: questionId ?? "" } });
    await act(first?.id);
    await act(second?.id);
    await act(first?.id);
    const order = async (userId: string) =>
      (await listRecentQuestions(db, { organizationId }, userId, 8)).map(({ text }) => text);
    await newProject(caller, "Wide file", ["Column 1", "Column 2", "Column 3"]);
    const touch = (text: string) =>
      db.execute(sql`update questions set updated_at = now() + interval '1 hour' where text = ${text}`);
    await touch("Column 2");
    expect(await order(ada.actor.id)).toEqual(["First?", "Second?", "Column 2"]);
    await act(second?.id);
    await touch("Third?");
    expect((await order(ada.actor.id)).slice(0, 2)).toEqual(["Second?", "First?"]);
    expect((await order(ada.actor.id)).toSorted()).toEqual(["Column 2", "First?", "Second?", "Third?"]);
    expect((await order(organizationId)).toSorted()).toEqual(["Column 2", "Third?"]);
    expect(await listRecentQuestions(db, { organizationId }, ada.actor.id, 2)).toHaveLength(2);
    expect(await listRecentQuestions(db, await newCaller(db), ada.actor.id, 8)).toEqual([]);
  });
});
