import { describe, expect, it } from "vitest";
import { createSavedTable } from "@/lib/analytics/saved-tables/save-table";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { nameTargets } from "./name-targets";

describe("the names of what was acted on", () => {
  const db = useDatabase();

  it("are those of today, by id, and of the own organization alone", async () => {
    const caller = await newCaller(db);
    const { projectId, questionId } = await newCodedQuestion(db, caller, { Staff: ["Friendly"] }, []);
    const display = { figure: "share", colour: "none", view: "table" } as const;
    const table = { rows: "codes", order: "frequency", level: 95, keys: null, segments: [], codeIds: [] } as const;
    const { id: tableId } = await createSavedTable(
      db,
      caller,
      { projectId, questionId },
      { name: "By region", table: { ...table, segments: [] }, display },
    );
    const ids = [projectId, questionId, tableId, "job_0123456789abcdef01234567", "viewer", caller.organizationId];
    expect(await nameTargets(db, caller, ids)).toEqual(
      new Map([
        [projectId, "Stay"],
        [questionId, "What stood out?"],
        [tableId, "By region"],
      ]),
    );
    expect(await nameTargets(db, await newCaller(db), ids)).toEqual(new Map());
    expect(await nameTargets(db, caller, [])).toEqual(new Map());
  });
});
