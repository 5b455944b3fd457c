import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { placeAt } from "@/lib/analytics/cell-place";
import { drillDown } from "@/lib/analytics/drill-down";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { answerPages } from "./answer-pages";
import { listAnswers } from "./list-answers";
import { listAssignments } from "./list-assignments";
import { listResponses } from "./read-coded";
import { uploadResponses } from "./upload-responses";

describe("pages", () => {
  const db = useDatabase();

  it("hold fewer answers where these are long, and leave none out", async () => {
    const caller = await newCaller(db);
    const path = await newCodedQuestion(db, caller, {}, []);
    const { organizationId } = caller;
    const ids = Array.from({ length: 90 }, (_, index) => `r${index}`);
    const text = "We liked the breakfast. ".repeat(4_000);
    await uploadResponses(
      db,
      caller,
      path,
      ids.map((id) => ({ id, text: `${id}: ${text}` })),
    );

    const listed: string[][] = [];
    for (let cursor: number | undefined = -1; cursor !== undefined; ) {
      const { items, nextCursor, total } = await listResponses(db, caller, path, { limit: 1_000, cursor });
      expect(total).toBe(ids.length);
      listed.push(items.map(({ id }) => id));
      cursor = nextCursor === null ? undefined : Number(nextCursor);
    }
    expect(listed.flat()).toEqual(ids);
    expect(listed.map(({ length }) => length)).toEqual([41, 41, 8]);

    const first = await listAnswers(db, organizationId, path.questionId, { limit: 1_000 });
    expect([first.answers.length, first.next]).toEqual([41, 40]);

    const read: string[] = [];
    for await (const page of answerPages(db, { organizationId, questionId: path.questionId })) {
      expect(page.length).toBeLessThan(50);
      for (const { externalId } of page) read.push(externalId);
    }
    expect(read).toEqual(ids);
  });

  it("do so wherever answers are listed with their codes", async () => {
    const caller = await newCaller(db);
    const coded = Array.from({ length: 60 }, () => ["Friendly"]);
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly"] }, coded);
    await db
      .update(responses)
      .set({ text: "We liked the staff. ".repeat(5_000), segments: { region: "North" } })
      .where(eq(responses.questionId, path.questionId));
    const cell = { codeName: "Friendly", segment: "region=North", limit: 1_000 };
    const listings: ((cursor: string | undefined) => Promise<[{ id: string }[], string | null]>)[] = [
      async (cursor) => {
        const place = cursor ? (placeAt(cursor) ?? undefined) : undefined;
        const page = await drillDown(db, caller, path, { ...cell, cursor: place });
        return [page.responses, page.nextCursor];
      },
      async (cursor) => {
        const page = await listAssignments(db, caller, path, {
          limit: 1_000,
          cursor: cursor ? Number(cursor) : undefined,
        });
        return [page.items, page.nextCursor];
      },
    ];
    for (const list of listings) {
      const [first, next] = await list(undefined);
      const [rest, end] = await list(next ?? undefined);
      expect([first.length, rest.length, end]).toEqual([39, 21, null]);
      expect([...first, ...rest].map(({ id }) => id)).toEqual(coded.map((_, index) => `r${index}`));
    }
  });
});
