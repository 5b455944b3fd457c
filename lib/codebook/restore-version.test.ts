import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { assignments } from "@/db/schema/codebook";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { decideResponses } from "@/lib/responses/decide-responses";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { deleteCodebook } from "./edit-codebook";
import { createCode, deleteCode, moveCode, updateCode } from "./edit-codes";
import { mergeCodes } from "./merge-codes";
import { diffVersions, restoreVersion } from "./restore-version";
import { listVersions, showVersion } from "./versions";

describe("versions of a codebook", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
  const FRAME = { Staff: ["Friendly", "Rude"], Room: ["Cold"] };
  const coded = ({ questionId }: Path) => codesOfAnswers(db, questionId);
  const restore = (path: Path, number: number) => restoreVersion(db, caller, path, number);
  const idsOf = async ({ questionId }: Path) => {
    const { Friendly = "", Rude = "", Cold = "" } = await codeIds(db, questionId);
    return { Friendly, Rude, Cold };
  };
  const statusOf = async ({ questionId }: Path) =>
    (await db.select().from(questions).where(eq(questions.id, questionId)))[0]?.status;

  it("bring deleted codes back with their ids, numbers and mentions", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly", "Cold"], ["Rude"], [], ["Cold"]]);
    const { Rude } = await idsOf(path);
    await deleteCode(db, caller, { ...path, codeId: Rude });
    await deleteCodebook(db, caller, path);
    expect([await coded(path), await statusOf(path)]).toEqual([[null, null, [], null], "pending"]);
    const restored = await restore(path, 1);
    expect(restored.version).toBe(4);
    expect(restored.categories[0]?.codes).toMatchObject([
      { name: "Friendly", code_number: 1, frequency: 1 },
      { id: Rude, name: "Rude", code_number: 2, frequency: 1 },
    ]);
    expect(await coded(path)).toEqual([["Friendly", "Cold"], ["Rude"], [], ["Cold"]]);
    expect(await statusOf(path)).toBe("coded");
    const { code_number: next } = await createCode(db, caller, path, {
      name: "Late",
      definition: null,
      sentiment: "Negative",
      place: { category: "Staff" },
    });
    expect(next).toBe(4);
  });

  it("bring back no code of a text that an answer no longer has", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"], ["Friendly"]]);
    const { Friendly } = await idsOf(path);
    await deleteCode(db, caller, { ...path, codeId: Friendly });
    await uploadResponses(db, caller, path, [{ id: "r0", text: "Quite another answer" }]);
    await restore(path, 1);
    expect(await coded(path)).toEqual([null, ["Friendly"]]);
  });

  it("undo a merge and do it again, the restore of a restore included", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly", { code: "Rude", by: "person" }], ["Rude"]]);
    await db
      .update(responses)
      .set({ reviewed: true })
      .where(and(eq(responses.externalId, "r0")));
    const { Friendly, Rude } = await idsOf(path);
    await mergeCodes(db, caller, { ...path, codeId: Friendly }, [Rude]);
    const merged = [["Friendly"], ["Friendly"]];
    expect(await coded(path)).toEqual(merged);
    for (const [version, expected] of [
      [1, [["Friendly", "Rude"], ["Rude"]]],
      [2, merged],
      [1, [["Friendly", "Rude"], ["Rude"]]],
      [4, merged],
    ] as const) {
      await restore(path, version);
      expect(await coded(path)).toEqual(expected);
    }
  });

  it("leave what a person has decided since, and answers that nothing touched", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Rude"], ["Rude"], ["Cold"]]);
    const { Friendly, Rude, Cold } = await idsOf(path);
    await mergeCodes(db, caller, { ...path, codeId: Friendly }, [Rude]);
    const [first] = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    if (!first) throw new Error("there are answers");
    const ofFirst = and(eq(assignments.responseId, first.id), eq(assignments.codeId, Friendly));
    await db.update(assignments).set({ codeId: Cold, source: "person", createdAt: new Date() }).where(ofFirst);
    await db.update(responses).set({ reviewed: true }).where(eq(responses.id, first.id));
    expect(await diffVersions(db, caller, path, { number: 1 })).toMatchObject({
      from: 1,
      to: 2,
      codes: { added: [], removed: [{ id: Rude, name: "Rude", category: "Staff" }] },
      answers_restored: 1,
      answers_uncoded: 0,
    });
    await restore(path, 1);
    expect(await coded(path)).toEqual([["Cold"], ["Rude"], ["Cold"]]);
  });

  it("leave answers that a person edited later, and restore the mark of earlier edits", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Rude", "Cold"], ["Rude", "Cold"], ["Rude"]]);
    const { Friendly, Rude, Cold } = await idsOf(path);
    const answers = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    const [first = "", second = ""] = answers.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
    const edit = (responseId: string, codeId: string) =>
      decideResponses(db, caller, path, [{ responseId, codes: [{ codeId }], reviewed: false }]);
    const marks = async () =>
      (await db.select().from(responses).where(eq(responses.questionId, path.questionId)))
        .toSorted((a, b) => a.position - b.position)
        .map(({ edited, takenOff }) => [edited, takenOff.map(({ codeId }) => codeId)]);
    await edit(first, Rude);
    await mergeCodes(db, caller, { ...path, codeId: Friendly }, [Rude]);
    await edit(second, Cold);
    await db.update(responses).set({ edited: false, takenOff: [] }).where(eq(responses.id, first));
    await restore(path, 1);
    expect(await coded(path)).toEqual([["Rude"], ["Cold"], ["Rude"]]);
    expect(await marks()).toEqual([
      [true, [Cold]],
      [true, [Friendly]],
      [false, []],
    ]);
  });

  it("show what changed between two, by the ids of codes", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Cold"]]);
    const { Friendly, Rude } = await idsOf(path);
    const [, room] = (await showVersion(db, caller, path, 1)).categories;
    await updateCode(db, caller, { ...path, codeId: Friendly }, { name: "Warm", sentiment: "Positive" });
    await updateCode(
      db,
      caller,
      { ...path, codeId: Friendly },
      { definition: "Smiles.", include: "a warm welcome", codeNumber: 98 },
    );
    await moveCode(db, caller, { ...path, codeId: Rude }, { categoryId: room?.id, position: 0 });
    expect(await diffVersions(db, caller, path, { number: 1, against: 4 })).toEqual({
      from: 1,
      to: 4,
      categories: { added: [], removed: [], moved: [], renamed: [] },
      codes: {
        added: [],
        removed: [],
        renamed: [{ id: Friendly, name: "Warm", from: "Friendly", to: "Warm" }],
        renumbered: [{ id: Friendly, name: "Warm", from: 1, to: 98 }],
        redefined: [{ id: Friendly, name: "Warm", from: null, to: "Smiles." }],
        included: [{ id: Friendly, name: "Warm", from: null, to: "a warm welcome" }],
        excluded: [],
        always: [],
        exclusive: [],
        resentimented: [{ id: Friendly, name: "Warm", from: "Neutral", to: "Positive" }],
        moved: [{ id: Rude, name: "Rude", from: "Staff", to: "Room" }],
      },
      answers_restored: 0,
      answers_uncoded: 0,
    });
    const { items, nextCursor } = await listVersions(db, caller, path, { limit: 2 });
    expect(items.map(({ version, change, summary }) => [version, change, summary])).toEqual([
      [4, "move", 'Moved the code "Rude" from "Staff" to "Room".'],
      [3, "edit", 'Edited the code "Warm". Its number changed from 1 to 98.'],
    ]);
    const rest = await listVersions(db, caller, path, { limit: 2, cursor: Number(nextCursor) });
    expect(rest.items.map(({ version, codes }) => [version, codes])).toEqual([
      [2, 3],
      [1, 3],
    ]);
  });

  it("refuse a version that never existed, and change nothing", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Cold"]]);
    await expect(restore(path, 7)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(diffVersions(db, caller, path, { number: 1, against: 7 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await restore(path, 1)).version).toBe(1);
    expect(await coded(path)).toEqual([["Cold"]]);
  });
});
