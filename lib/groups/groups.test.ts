import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { createCode, deleteCode, updateCode } from "@/lib/codebook/edit-codes";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { restoreVersion } from "@/lib/codebook/restore-version";
import { createProject } from "@/lib/projects/create-project";
import { updateQuestion } from "@/lib/questions/update-question";
import { behindLocks } from "@/test/behind-locks";
import { codeIds, codesOfAnswers, type Frame, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { addMembers, createGroup, deleteGroup, groupOf, removeMembers, showGroup } from "./groups";

/** The fields of a new code in the category Staff, except its name. */
const STAFF = { place: { category: "Staff" }, definition: null, sentiment: "Neutral" as const };

type Path = { projectId: string; questionId: string };

describe("a group", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  const wave = (frame: Frame, coded: Parameters<typeof newCodedQuestion>[3]) =>
    newCodedQuestion(db, caller, frame, coded);
  const group = (...paths: Path[]) =>
    createGroup(db, caller, { name: "Tracker", questionIds: paths.map(({ questionId }) => questionId) });
  const numbersOf = async ({ questionId }: Path) => {
    const codebook = await readCodebook(db, { organizationId: caller.organizationId, questionId });
    return codebook.map(({ name, codes }) => [name, ...codes.map((code) => `${code.codeNumber} ${code.name}`)]);
  };
  const answersOf = ({ questionId }: Path) => codesOfAnswers(db, questionId);

  /** Two waves whose codebooks overlap in part, with the numbers in another order. */
  async function twoWaves() {
    const first = await wave({ Staff: ["Friendly", "Rude"] }, [["Friendly"], ["Rude"]]);
    const second = await wave({ Price: ["Expensive"], Staff: ["Rude", "Kind"] }, [["Expensive", "Rude"], ["Kind"]]);
    const made = await group(first, second);
    return { first, second, made };
  }

  it("unites codes by category and name, with the first question's numbers", async () => {
    const { first, second, made } = await twoWaves();
    const shared = [
      ["Staff", "1 Friendly", "2 Rude", "5 Kind"],
      ["Price", "4 Expensive"],
    ];
    expect(await numbersOf(first)).toEqual(shared);
    expect(await numbersOf(second)).toEqual(shared);
    expect(await answersOf(second)).toEqual([["Expensive", "Rude"], ["Kind"]]);
    expect(made).toMatchObject({ name: "Tracker", coding_type: "qualitative" });
    expect(made.questions.map(({ id, wave }) => [id, wave])).toEqual([
      [first.questionId, 1],
      [second.questionId, 2],
    ]);
  });

  it("makes every change of a codebook in all waves", async () => {
    const { first, second } = await twoWaves();
    await createCode(db, caller, second, {
      name: "Queue",
      definition: null,
      sentiment: "Negative",
      place: { category: "Check-in" },
    });
    const ids = await codeIds(db, first.questionId);
    await updateCode(db, caller, { ...first, codeId: ids.Friendly ?? "" }, { name: "Warm" });
    await mergeCodes(db, caller, { ...first, codeId: ids.Friendly ?? "" }, [ids.Kind ?? ""]);
    await deleteCode(db, caller, { ...first, codeId: ids.Expensive ?? "" });
    const shared = [["Staff", "1 Warm", "2 Rude"], ["Price"], ["Check-in", "6 Queue"]];
    expect(await numbersOf(first)).toEqual(shared);
    expect(await numbersOf(second)).toEqual(shared);
    expect(await answersOf(second)).toEqual([["Rude"], ["Warm"]]);
  });

  it("can go back to a version from before it was made", async () => {
    const { second } = await twoWaves();
    await restoreVersion(db, caller, second, 1);
    expect(await numbersOf(second)).toEqual([
      ["Price", "4 Expensive"],
      ["Staff", "2 Rude", "5 Kind"],
    ]);
  });

  it("holds 100 waves at most", async () => {
    const { made } = await twoWaves();
    const project = { name: "Waves", language: "en", codingType: "qualitative" as const };
    const { questions } = await createProject(db, caller, {
      ...project,
      questions: Array.from({ length: 99 }, () => ({ text: "Why?" })),
    });
    const add = addMembers(
      db,
      caller,
      made.id,
      questions.map(({ id }) => id),
    );
    await expect(add).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    expect((await showGroup(db, caller, made.id)).questions).toHaveLength(2);
  });

  it("accepts later waves, and removes waves", async () => {
    const { first, second, made } = await twoWaves();
    const third = await wave({ Staff: ["Kind"], Room: ["Cold"] }, [["Cold"]]);
    const { questions } = await addMembers(db, caller, made.id, [third.questionId]);
    expect(questions.map(({ wave }) => wave)).toEqual([1, 2, 3]);
    expect(await numbersOf(third)).toEqual([
      ["Staff", "1 Friendly", "2 Rude", "5 Kind"],
      ["Price", "4 Expensive"],
      ["Room", "6 Cold"],
    ]);
    expect(await numbersOf(first)).toEqual(await numbersOf(third));
    await removeMembers(db, caller, made.id, [second.questionId]);
    expect(await groupOf(db, caller, second.questionId)).toBeNull();
    const remove = removeMembers(db, caller, made.id, [first.questionId]);
    await expect(remove).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await deleteGroup(db, caller, made.id);
    await expect(showGroup(db, caller, made.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await numbersOf(first)).length).toBe(3);
  });

  it("refuses strange questions, grouped ones and other coding types", async () => {
    const { first, made } = await twoWaves();
    const free = await wave({ Staff: ["Kind"] }, []);
    await expect(group(first, free)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    const entity = await newCodedQuestion(db, caller, { Brands: ["Acme"] }, [], "entity");
    await expect(group(free, entity)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(addMembers(db, caller, made.id, [entity.questionId])).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    await expect(updateQuestion(db, caller, first, { codingType: "entity" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    const stranger = await newCaller(db);
    for (const attempt of [
      () => createGroup(db, stranger, { name: "Mine", questionIds: [free.questionId, entity.questionId] }),
      () => showGroup(db, stranger, made.id),
      () => deleteGroup(db, stranger, made.id),
      () => addMembers(db, stranger, made.id, [free.questionId]),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("a codebook that changes while the group is formed changes in all waves, also when one is added or removed", async () => {
    const first = await wave({ Staff: ["Friendly"] }, []);
    const second = await wave({ Staff: ["Friendly"] }, []);
    const third = await wave({ Staff: ["Friendly"] }, []);
    const whileLocked = async (name: string, work: (tx: Db) => Promise<unknown>) => {
      const edit = () => [createCode(db, caller, first, { ...STAFF, name })];
      for (const result of await behindLocks(db, 1, work, edit)) expect(result.status).toBe("fulfilled");
    };
    const questionIds = [first.questionId, second.questionId];
    let id = "";
    await whileLocked("Rude", async (tx) => {
      id = (await createGroup(tx, caller, { name: "Tracker", questionIds })).id;
    });
    await whileLocked("Kind", (tx) => addMembers(tx, caller, id, [third.questionId]));
    expect(await numbersOf(first)).toEqual([["Staff", "1 Friendly", "2 Rude", "3 Kind"]]);
    expect(await numbersOf(second)).toEqual(await numbersOf(first));
    expect(await numbersOf(third)).toEqual(await numbersOf(first));
    await whileLocked("Slow", (tx) => removeMembers(tx, caller, id, [third.questionId]));
    expect(await numbersOf(second)).toEqual([["Staff", "1 Friendly", "2 Rude", "3 Kind", "4 Slow"]]);
    expect(await numbersOf(third)).toEqual([["Staff", "1 Friendly", "2 Rude", "3 Kind"]]);
  });
});
