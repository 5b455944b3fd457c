import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { decideResponses } from "./decide-responses";
import { isInBase } from "./is-in-base";
import { uploadResponses } from "./upload-responses";

describe("uploaded answers", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  beforeAll(async () => {
    caller = await newCaller(db);
  });
  const newQuestion = async () => {
    path = await newCodedQuestion(db, caller, { Staff: ["Rude"] }, []);
  };
  const stored = () =>
    db
      .select({
        id: responses.id,
        own: responses.externalId,
        flags: responses.flags,
        inBase: isInBase.as<boolean>("b"),
      })
      .from(responses)
      .where(eq(responses.questionId, path.questionId))
      .orderBy(asc(responses.position));

  it("count in no base if they are empty, also where only people decide", async () => {
    await newQuestion();
    await uploadResponses(db, caller, path, [
      { id: "rude", text: "Rude" },
      { id: "blank", text: " \n" },
      { id: "none", text: "" },
    ]);
    const decisions = (await stored()).map(({ id }) => ({ responseId: id, codes: [], reviewed: true }));
    await decideResponses(db, caller, path, decisions);
    expect((await stored()).map(({ own, inBase }) => [own, inBase])).toEqual([
      ["rude", true],
      ["blank", false],
      ["none", false],
    ]);
    await uploadResponses(db, caller, path, [
      { id: "rude", text: "" },
      { id: "none", text: "Rude, too" },
    ]);
    expect((await stored()).map(({ own, flags, inBase }) => [own, flags, inBase])).toEqual([
      ["rude", ["empty"], false],
      ["blank", ["empty"], false],
      ["none", [], true],
    ]);
  });

  it("have ids in the order of their arrival, by which pages of a cell are read", async () => {
    await newQuestion();
    for (const part of ["a", "b"]) {
      const answers = Array.from({ length: 300 }, (_, at) => ({ id: `${part}${at}`, text: `Answer ${at}` }));
      await uploadResponses(db, caller, path, answers);
    }
    const ids = (await stored()).map(({ id }) => id);
    expect(ids).toHaveLength(600);
    expect(ids).toEqual(ids.toSorted());
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
