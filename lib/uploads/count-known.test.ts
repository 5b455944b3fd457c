import { Readable } from "node:stream";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { stageFile } from "@/lib/files/stage-file";
import { codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { uploadFile } from "./upload-file";

const NEXT = "id,answer\nr0,Another stay\nr1,Quiet rooms\nr2,Answer 2\nr3,The garden\n,Nobody\n";

describe("a preview", () => {
  const db = useDatabase();

  it("tells which stored answers loading changes, and which codes of people stay", async () => {
    const caller = await newCaller(db);
    const coded = [["Pool"], [{ code: "Pool", by: "person" as const }], ["Pool"]];
    const path = await newCodedQuestion(db, caller, { Stay: ["Pool"] }, coded);
    const confirmed = and(eq(responses.questionId, path.questionId), eq(responses.externalId, "r0"));
    await db.update(responses).set({ reviewed: true }).where(confirmed);
    const load = async (target: { projectId: string; questionId?: string }, dryRun: boolean) => {
      const file = await stageFile(db, caller, "next.csv", Readable.from([Buffer.from(NEXT)]));
      const mapping = { id: "id", text: "answer" };
      return uploadFile(db, caller, target, { file, mapping, options: {}, dryRun, skipBadRows: true });
    };
    const known = { compared: 5, answers: 3, changed: 2, kept: 1 };
    expect(await load(path, true)).toMatchObject({ preview: { known } });
    const nothing = { compared: 5, answers: 0, changed: 0, kept: 0 };
    expect(await load({ projectId: path.projectId }, true)).toMatchObject({ preview: { known: nothing } });
    await load(path, false);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([null, ["Pool"], ["Pool"], null]);
  });
});
