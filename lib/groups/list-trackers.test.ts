import { describe, expect, it } from "vitest";
import { deleteProject } from "@/lib/projects/delete-project";
import { deleteQuestion } from "@/lib/projects/delete-question";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { createGroup, listGroups } from "./groups";
import { listTrackersOf, listWaves } from "./list-trackers";

const FRAME = { Staff: ["Friendly staff"] };

describe("trackers", () => {
  const db = useDatabase();

  it("are listed by project, and their waves in order, of the caller's organization alone", async () => {
    const [caller, stranger] = [await newCaller(db), await newCaller(db)];
    const first = await newCodedQuestion(db, caller, FRAME, [["Friendly staff"], []]);
    const second = await newCodedQuestion(db, caller, FRAME, [["Friendly staff"]]);
    const questionIds = [second.questionId, first.questionId];
    const group = await createGroup(db, caller, { name: "Guests", questionIds });

    const line = { id: group.id, name: "Guests", waves: 2, answers: 3 };
    expect(await listTrackersOf(db, caller, first.projectId)).toEqual([line]);
    expect(await listTrackersOf(db, caller, group.id)).toEqual([]);
    expect(await listTrackersOf(db, stranger, first.projectId)).toEqual([]);
    const waves = await listWaves(db, caller, group);
    expect(waves.map(({ id, wave, open, projectName }) => ({ id, wave, open, projectName }))).toEqual([
      { id: second.questionId, wave: 1, open: 0, projectName: "Stay" },
      { id: first.questionId, wave: 2, open: 0, projectName: "Stay" },
    ]);
    expect(await listWaves(db, stranger, group)).toEqual([]);
  });

  it("stay as long as a wave is left, and go with the last one", async () => {
    const caller = await newCaller(db);
    const waves = [
      await newCodedQuestion(db, caller, FRAME, [["Friendly staff"]]),
      await newCodedQuestion(db, caller, FRAME, [["Friendly staff"]]),
    ] as const;
    await createGroup(db, caller, { name: "Guests", questionIds: waves.map(({ questionId }) => questionId) });
    const names = async () => (await listGroups(db, caller, { limit: 10 })).items.map(({ name }) => name);
    await deleteProject(db, caller, waves[0].projectId);
    expect(await names()).toEqual(["Guests"]);
    await deleteQuestion(db, caller, waves[1]);
    expect(await names()).toEqual([]);
  });
});
