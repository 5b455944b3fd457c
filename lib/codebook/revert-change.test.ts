import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { decideResponses } from "@/lib/responses/decide-responses";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { deleteCode, moveCode, updateCode } from "./edit-codes";
import { mergeCodes } from "./merge-codes";
import { readCodebook } from "./read-codebook";
import { restoreVersion } from "./restore-version";
import { revertVersion } from "./revert-change";

describe("taking one change back", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
  const FRAME = { Staff: ["Friendly", "Rude"], Room: ["Cold", "Loud"] };
  const coded = ({ questionId }: Path) => codesOfAnswers(db, questionId);
  const frame = async (path: Path) =>
    (await readCodebook(db, { ...caller, ...path })).map(({ name, codes }) => [
      name,
      ...codes.map((code) => code.name),
    ]);

  it("leaves what was changed since: a merge goes, a later name and a person's decision stay", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"], ["Rude"], ["Rude"], ["Cold"]]);
    const { Friendly = "", Rude = "", Cold = "", Loud = "" } = await codeIds(db, path.questionId);
    await mergeCodes(db, caller, { ...path, codeId: Friendly }, [Rude]);
    await updateCode(db, caller, { ...path, codeId: Cold }, { name: "Chilly" });
    const [, , third] = await db.select().from(responses).where(eq(responses.questionId, path.questionId));
    await decideResponses(db, caller, path, [{ responseId: third?.id ?? "", codes: [{ codeId: Loud }] }]);
    await revertVersion(db, caller, path, 2);
    expect(await frame(path)).toEqual([
      ["Staff", "Friendly", "Rude"],
      ["Room", "Chilly", "Loud"],
    ]);
    expect(await coded(path)).toEqual([["Friendly"], ["Rude"], ["Loud"], ["Chilly"]]);
    expect((await codeIds(db, path.questionId)).Rude).toBe(Rude);
  });

  it("brings a deleted code back to its place, and a moved one", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly", "Cold"], ["Friendly"]]);
    const { Friendly = "", Cold = "" } = await codeIds(db, path.questionId);
    const [staff] = await readCodebook(db, { ...caller, ...path });
    await deleteCode(db, caller, { ...path, codeId: Friendly });
    await moveCode(db, caller, { ...path, codeId: Cold }, { categoryId: staff?.id });
    await revertVersion(db, caller, path, 2);
    expect([await frame(path), await coded(path)]).toEqual([
      [
        ["Staff", "Friendly", "Rude", "Cold"],
        ["Room", "Loud"],
      ],
      [["Friendly", "Cold"], ["Friendly"]],
    ]);
    await revertVersion(db, caller, path, 3);
    expect(await frame(path)).toEqual([
      ["Staff", "Friendly", "Rude"],
      ["Room", "Cold", "Loud"],
    ]);
  });

  it("and restoring a version reach the answers of every wave of a tracker", async () => {
    const first = await newCodedQuestion(db, caller, FRAME, [["Friendly"], ["Rude"]]);
    const second = await newCodedQuestion(db, caller, FRAME, [["Rude"], ["Cold", "Rude"], []]);
    await createGroup(db, caller, { name: "Tracker", questionIds: [first.questionId, second.questionId] });
    const before = [await coded(first), await coded(second), await codeIds(db, second.questionId)];
    const { Rude: codeId = "", Friendly = "" } = await codeIds(db, first.questionId);
    const state = async () => [await coded(first), await coded(second), await codeIds(db, second.questionId)];
    await deleteCode(db, caller, { ...first, codeId });
    expect((await coded(second))[0]).toBeNull();
    await revertVersion(db, caller, first, 2);
    expect(await state()).toEqual(before);
    await expect(revertVersion(db, caller, first, 2)).rejects.toMatchObject({ code: "CONFLICT" });
    await mergeCodes(db, caller, { ...first, codeId: Friendly }, [codeId]);
    expect((await coded(second))[1]?.toSorted()).toEqual(["Cold", "Friendly"]);
    await restoreVersion(db, caller, first, 3);
    expect(await state()).toEqual(before);
    const uncoded = and(eq(responses.questionId, second.questionId), eq(responses.reviewed, true));
    expect(await db.$count(responses, uncoded)).toBe(0);
  });
});
