import { describe, expect, it } from "vitest";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { addQuestion } from "./add-question";
import { createProject } from "./create-project";
import { listQuestions } from "./list-questions";
import { listProjects } from "./read-projects";

describe("pages of projects and questions", () => {
  const db = useDatabase();

  it("hold fewer where their texts are long, and leave none out", async () => {
    const caller = await newCaller(db);
    const questions = Array.from({ length: 500 }, () => ({ text: "€".repeat(5_000) }));
    const survey = { name: "Long", language: "en", codingType: "qualitative" as const };
    const small = await createProject(db, caller, { ...survey, questions: [] });
    const large = await createProject(db, caller, { ...survey, questions });
    const all = { limit: 1_000, includeTemporary: false };
    const first = await listProjects(db, caller, all);
    expect(first).toMatchObject({ items: [{ id: large.id }], nextCursor: large.id });
    expect(first.items[0]?.questions.map(({ id }) => id)).toEqual(large.questions.map(({ id }) => id));
    const rest = await listProjects(db, caller, { ...all, cursor: { id: large.id } });
    expect(rest).toMatchObject({ items: [{ id: small.id, questions: [] }], nextCursor: null });

    const oneMore = addQuestion(db, caller, large.id, { text: "Why?" });
    await expect(oneMore).rejects.toThrow("A project has at most 500 questions.");

    const page = await listQuestions(db, caller, large.id, { limit: 1_000 });
    const next = await listQuestions(db, caller, large.id, { limit: 1_000, cursor: Number(page.nextCursor) });
    expect([page.items.length, next.items.length, next.nextCursor]).toEqual([259, 241, null]);
  });
});
