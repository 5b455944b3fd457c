import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { createCode, deleteCode, updateCode } from "./edit-codes";
import { showCodebook } from "./read-codebook";
import { restoreVersion } from "./restore-version";
import { revertVersion } from "./revert-change";

describe("the number of a code", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  const FRAME = { Staff: ["Rude", "Kind"] };
  const codes = async (path: Awaited<ReturnType<typeof newCodedQuestion>>) =>
    (await showCodebook(db, caller, path)).categories.flatMap((category) =>
      category.codes.map(({ code_number, name, frequency }) => `${code_number} ${name} ${frequency}`),
    );
  const added = (name: string, codeNumber?: number) => ({
    ...{ name, definition: null, sentiment: "Neutral" as const, codeNumber, place: { category: "Staff" } },
  });

  it("changes to one that was never used, and comes back with a version", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Rude"], ["Kind"]]);
    const { Rude = "" } = await codeIds(db, path.questionId);
    const { version } = await updateCode(db, caller, { ...path, codeId: Rude }, { codeNumber: 98 });
    expect(await codes(path)).toEqual(["98 Rude 1", "2 Kind 1"]);
    for (const codeNumber of [1, 2]) {
      const change = updateCode(db, caller, { ...path, codeId: Rude }, { codeNumber });
      await expect(change).rejects.toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "code_number" }] });
    }
    await createCode(db, caller, path, added("Slow"));
    await revertVersion(db, caller, path, version);
    expect(await codes(path)).toEqual(["1 Rude 1", "2 Kind 1", "3 Slow 0"]);
    await restoreVersion(db, caller, path, version - 1);
    expect(await codes(path)).toEqual(["1 Rude 1", "2 Kind 1"]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Rude"], ["Kind"]]);
  });

  it("is the lowest free one for a new code, and never that of a deleted code", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, []);
    const { Kind: codeId = "" } = await codeIds(db, path.questionId);
    await createCode(db, caller, path, added("Other", 997));
    await deleteCode(db, caller, { ...path, codeId });
    await createCode(db, caller, path, added("Slow"));
    expect(await codes(path)).toEqual(["1 Rude 0", "997 Other 0", "3 Slow 0"]);
    await expect(createCode(db, caller, path, added("Late", 2))).rejects.toThrow("2 has been the number");
  });

  it("changes in all waves of a tracker, whose answers keep the code", async () => {
    const first = await newCodedQuestion(db, caller, FRAME, [["Rude"]]);
    const second = await newCodedQuestion(db, caller, FRAME, [["Kind"], ["Rude"]]);
    await createGroup(db, caller, { name: "Tracker", questionIds: [first.questionId, second.questionId] });
    const { Rude: codeId = "" } = await codeIds(db, first.questionId);
    await updateCode(db, caller, { ...first, codeId }, { codeNumber: 42 });
    expect(await codes(second)).toEqual(["42 Rude 1", "2 Kind 1"]);
    expect(await codesOfAnswers(db, second.questionId)).toEqual([["Kind"], ["Rude"]]);
  });
});
