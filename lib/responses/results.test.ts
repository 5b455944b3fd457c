import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { projects } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { readCodes } from "@/lib/analytics/read-codes";
import { countAnswers, readQuestion } from "@/lib/analytics/read-question";
import { countTemporaryProjects, listProjectProgress } from "@/lib/projects/project-progress";
import { listRecentQuestions } from "@/lib/projects/recent-questions";
import { useDatabase } from "@/test/database";
import { ANSWERS, newStayQuestion } from "@/test/stay-question";
import type { AnswerSort } from "./answer-filter";
import { listAnswers } from "./list-answers";
import { listSegments } from "./list-segments";

describe("results", () => {
  const db = useDatabase();

  const question = (options?: { temporary?: boolean }) => newStayQuestion(db, options);

  it("list projects with their questions, one-call ones apart, each organization its own", async () => {
    const { organizationId, projectId, questionId } = await question();
    const once = await question({ temporary: true });
    expect((await listProjectProgress(db, { organizationId })).items).toMatchObject([
      {
        id: projectId,
        name: "Stay",
        questions: [{ id: questionId, status: "coded", answers: 8, codable: 5, coded: 3, codes: 3 }],
      },
    ]);
    expect((await listProjectProgress(db, once)).items).toEqual([]);
    expect((await listProjectProgress(db, once, { temporary: true })).items).toHaveLength(1);
    expect(await countTemporaryProjects(db, once)).toBe(1);
    expect(await listRecentQuestions(db, { organizationId }, uuid(), 8)).toEqual([
      { id: questionId, text: "What stood out?", share: 7 / 8, project: { id: projectId, name: "Stay" } },
    ]);
    expect(await listRecentQuestions(db, once, uuid(), 8)).toEqual([]);
  });

  it("list the segments of every field, of one with many values the commonest", async () => {
    const { organizationId, questionId } = await question();
    const row = { organizationId, questionId, text: "Quiet" };
    await db.insert(responses).values(
      Array.from({ length: 600 }, (_, n) => ({
        ...row,
        id: uuid(),
        externalId: `s${n}`,
        position: 100 + n,
        segments: { day: n < 2 ? "Monday" : `day ${n}`, region: n % 2 ? "North" : "South" },
      })),
    );
    const segments = await listSegments(db, organizationId, questionId);
    const ofField = (field: string) => segments.filter(({ key }) => key === field);
    expect([ofField("day").length, ofField("day")[0]]).toEqual([200, { key: "day", value: "Monday", answers: 2 }]);
    expect(ofField("region")).toEqual([
      { key: "region", value: "North", answers: 300 },
      { key: "region", value: "South", answers: 300 },
    ]);
  });

  it("list projects page by page", async () => {
    const { organizationId, projectId } = await question();
    const ids = Array.from({ length: 60 }, () => uuid());
    const row = { organizationId, language: "en", codingType: "qualitative" as const };
    await db.insert(projects).values(ids.map((id) => ({ ...row, id, name: id })));
    const first = await listProjectProgress(db, { organizationId });
    const second = await listProjectProgress(db, { organizationId }, { cursor: { id: first.nextCursor ?? "" } });
    expect(second.nextCursor).toBeNull();
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([...ids.toReversed(), projectId]);
  });

  it("count every answer once", async () => {
    const { organizationId, questionId } = await question();
    expect(await countAnswers(db, organizationId, questionId)).toEqual({
      total: 8,
      base: 6,
      coded: 3,
      flagged: 4,
      free: 3,
      duplicates: 1,
      unreadable: 2,
      empty: 1,
      nonAnswers: 1,
      noCodeFits: 1,
      leftByHand: 0,
      lost: 0,
      waiting: 1,
      reviewed: 0,
      edited: 0,
      uncertain: 1,
    });
  });

  it("count as waiting what would be coded: also an answer without content, but no empty cell", async () => {
    const { organizationId, questionId } = await question();
    const row = { organizationId, questionId };
    await db.insert(responses).values([
      { ...row, id: uuid(), externalId: "blank", position: 100, text: " \n", flags: ["empty"] },
      { ...row, id: uuid(), externalId: "nothing", position: 101, text: "nothing", flags: ["non_answer"] },
    ]);
    const counts = await countAnswers(db, organizationId, questionId);
    expect(counts).toMatchObject({ total: 10, unreadable: 3, nonAnswers: 1, waiting: 2, noCodeFits: 1, coded: 3 });
  });

  it("tell answers that a person left without a code from those that no code fits", async () => {
    const { organizationId, questionId } = await question();
    const ofQuestion = (text: string) => and(eq(responses.questionId, questionId), eq(responses.text, text));
    const [emptied] = await db
      .update(responses)
      .set({ edited: true })
      .where(ofQuestion("Nettes Personal an der Rezeption, immer"))
      .returning();
    await db.delete(assignments).where(eq(assignments.responseId, emptied?.id ?? ""));
    const left = async () => {
      const { coded, noCodeFits, leftByHand, waiting } = await countAnswers(db, organizationId, questionId);
      return { coded, noCodeFits, leftByHand, waiting };
    };
    expect(await left()).toEqual({ coded: 2, noCodeFits: 1, leftByHand: 1, waiting: 1 });
    await db.update(responses).set({ reviewed: true }).where(ofQuestion("We saw a comet"));
    await db.update(responses).set({ reviewed: true }).where(ofQuestion("Came later"));
    expect(await left()).toEqual({ coded: 2, noCodeFits: 0, leftByHand: 3, waiting: 0 });
  });

  it("keep a temporary project from expiring while somebody reads them", async () => {
    const { organizationId, projectId, questionId } = await question({ temporary: true });
    const lastUsed = async () => {
      const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
      return project?.lastUsedAt.getTime() ?? 0;
    };
    const weekAgo = Date.now() - 7 * 86_400_000;
    await db
      .update(projects)
      .set({ lastUsedAt: new Date(weekAgo) })
      .where(eq(projects.id, projectId));
    await readQuestion(db, { organizationId }, { projectId, questionId });
    expect(await lastUsed()).toBeGreaterThan(weekAgo);
  });

  it("tell a question's languages, and nothing to another organization or under another project", async () => {
    const { organizationId, projectId, questionId } = await question();
    const foreign = await question();
    const head = await readQuestion(db, { organizationId }, { projectId, questionId });
    expect(head).toMatchObject({
      text: "What stood out?",
      project: { name: "Stay" },
      languages: ["en", "de"],
      codes: 3,
      categories: 2,
    });
    expect(await readQuestion(db, foreign, { projectId, questionId })).toBeNull();
    expect(await readQuestion(db, { organizationId }, { projectId: foreign.projectId, questionId })).toBeNull();
    expect(await readQuestion(db, { organizationId }, { projectId, questionId: "1 or 1" })).toBeNull();
    expect((await countAnswers(db, foreign.organizationId, questionId)).total).toBe(0);
    expect(await readCodes(db, foreign.organizationId, questionId)).toEqual([]);
    expect((await listAnswers(db, foreign.organizationId, questionId, {})).total).toBe(0);
  });

  it("name no language that a few answers in many seem to be in", async () => {
    const { organizationId, projectId, questionId } = await question();
    const many = Array.from({ length: 400 }, (_, place) => ({ place, id: uuid() }));
    await db.insert(responses).values(
      many.map(({ place, id }) => ({
        organizationId,
        questionId,
        id,
        externalId: `more ${place}`,
        position: ANSWERS.length + place,
        text: "Friendly staff",
        language: "en",
        codedAt: new Date(),
      })),
    );
    expect((await readQuestion(db, { organizationId }, { projectId, questionId }))?.languages).toEqual(["en"]);
  });

  it("put the commonest code first, with its mentions, confidence and a sure, new quote", async () => {
    const { organizationId, questionId } = await question();
    const lines = await readCodes(db, organizationId, questionId);
    expect(lines.map(({ name, answers, category }) => [name, answers, category.colour])).toEqual([
      ["Staff", 3, 1],
      ["Cold room", 1, 0],
      ["Unused", 0, 0],
    ]);
    expect(lines[0]).toMatchObject({
      mentions: { Positive: 2, Mixed: 1, Neutral: 0, Negative: 0 },
      confidence: { high: 2, medium: 1, low: 0 },
      quote: { text: "Nettes Personal an der Rezeption", language: "de" },
    });
    expect(lines[2]?.quote).toBeNull();
  });

  it("page through all answers in order, without a gap or a repeat", async () => {
    const { organizationId, questionId } = await question();
    const seen: string[] = [];
    let after: number | undefined;
    do {
      const page = await listAnswers(db, organizationId, questionId, { after, limit: 3 });
      expect(page.total).toBe(8);
      seen.push(...page.answers.map((answer) => answer.externalId));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(ANSWERS.map((_, place) => `r${place}`));
  });

  it("list the least sure, the longest and the latest answers first, page by page", async () => {
    const { organizationId, questionId } = await question();
    const sorted = async (sort: AnswerSort) => {
      const seen: string[] = [];
      let after: number | undefined;
      do {
        const page = await listAnswers(db, organizationId, questionId, { sort, after, limit: 3 });
        seen.push(...page.answers.map(({ externalId }) => externalId));
        after = page.next ?? undefined;
      } while (after !== undefined);
      return seen;
    };
    const arrived = ANSWERS.map((_, place) => `r${place}`);
    expect(await sorted("latest")).toEqual(arrived.toReversed());
    const unsure = await sorted("unsure");
    expect(unsure[0]).toBe("r0");
    expect(unsure.slice(3)).toEqual(["r3", "r4", "r5", "r6", "r7"]);
    const lengthOf = (id: string) => ANSWERS[Number(id.slice(1))]?.text.length ?? 0;
    expect(await sorted("longest")).toEqual(arrived.toSorted((one, other) => lengthOf(other) - lengthOf(one)));
  });

  it("filter answers by code, by flag and by confidence", async () => {
    const { organizationId, questionId, codeIds } = await question();
    const ids = async (filter: Parameters<typeof listAnswers>[3]) =>
      (await listAnswers(db, organizationId, questionId, filter)).answers.map((answer) => answer.externalId);
    expect(await ids({ code: codeIds.Staff })).toEqual(["r0", "r1", "r2"]);
    expect(await ids({ code: codeIds.Staff, flag: "duplicate" })).toEqual(["r2"]);
    expect(await ids({ view: "uncoded" })).toEqual(["r3", "r4", "r5", "r6", "r7"]);
    expect(await ids({ confidence: "low" })).toEqual(["r0"]);
    expect(await ids({ confidence: "low", code: codeIds.Staff })).toEqual([]);
    expect(await ids({ sentiment: "Negative" })).toEqual(["r0"]);
    expect(await ids({ view: "uncertain" })).toEqual(["r0"]);
    expect(await ids({ view: "checked" })).toEqual([]);
    expect(await ids({ segment: ["room=Suite"] })).toEqual(["r1"]);
    expect(await ids({ segment: ["room="] })).toEqual([]);
    expect(await ids({ search: "COLD" })).toEqual(["r0", "r2"]);
    expect(await ids({ view: "uncertain", code: codeIds.Staff })).toEqual(["r0"]);
    expect(await ids({ search: "%" })).toEqual([]);
    const [first] = (await listAnswers(db, organizationId, questionId, { limit: 1 })).answers;
    expect(first?.mentions.map(({ name, evidence, colour }) => [name, evidence, colour])).toEqual([
      ["Staff", "Lovely staff", 1],
      ["Cold room", "the room was cold", 0],
    ]);
  });
});
