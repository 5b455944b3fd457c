import { describe, expect, it } from "vitest";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { createGroup } from "./groups";
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
});
