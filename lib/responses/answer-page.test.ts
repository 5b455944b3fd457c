import { describe, expect, it } from "vitest";
import { listAnswers } from "@/lib/results/list-answers";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { answerPages } from "./answer-pages";
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
});
