import { describe, expect, it } from "vitest";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { nameTargets } from "./name-targets";

describe("the names of what was acted on", () => {
  const db = useDatabase();

  it("are those of today, by id, and of the own organization alone", async () => {
    const caller = await newCaller(db);
    const { projectId, questionId } = await newCodedQuestion(db, caller, { Staff: ["Friendly"] }, []);
    const ids = [projectId, questionId, "job_0123456789abcdef01234567", "viewer", caller.organizationId];
    expect(await nameTargets(db, caller, ids)).toEqual(
      new Map([
        [projectId, "Stay"],
        [questionId, "What stood out?"],
      ]),
    );
    expect(await nameTargets(db, await newCaller(db), ids)).toEqual(new Map());
    expect(await nameTargets(db, caller, [])).toEqual(new Map());
  });
});
