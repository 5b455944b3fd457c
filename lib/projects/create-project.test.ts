import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { projects } from "@/db/schema/projects";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { createProject, insertProject } from "./create-project";
import { MAX_PROJECTS } from "./limits";

describe("a project", () => {
  const db = useDatabase();
  const survey = { name: "Survey", language: "en", codingType: "qualitative" as const, questions: [] };

  it("is one of at most 10,000 of its organization, however they are made, also by two requests at once", async () => {
    const caller = await newCaller(db);
    const { organizationId } = caller;
    await db.execute(sql`
      insert into ${projects} (organization_id, id, name, language, coding_type)
      select ${organizationId}, gen_random_uuid(), 'Survey', 'en', 'qualitative'
      from generate_series(1, ${MAX_PROJECTS - 1}::integer)`);
    const both = await Promise.allSettled([
      createProject(db, caller, survey),
      insertProject(db, organizationId, survey),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const oneMore = insertProject(db, organizationId, survey);
    await expect(oneMore).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("10,000 projects. Delete one first."),
    });
    await insertProject(db, organizationId, { ...survey, temporary: true });
  });
});
