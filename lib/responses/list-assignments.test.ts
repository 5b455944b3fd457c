import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { applySuggestion } from "@/lib/refinement/apply-suggestion";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { assignmentsAsCsv, listAssignments } from "./list-assignments";
import { listResponses } from "./read-coded";

describe("where codes come from", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  it("is told of every code of every answer, page by page and as CSV", async () => {
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"] }, [
      ["Friendly", { code: "Rude", by: "person" }],
      [],
      ["Rude"],
    ]);
    const { Friendly = null } = await codeIds(db, path.questionId);
    const { items } = await listResponses(db, caller, path, { limit: 3 });
    const own = {
      type: "assign_existing" as const,
      code: null,
      category: null,
      sourceCodeId: null,
      targetCodeId: Friendly,
      parts: [],
      responseIds: [items[2]?.response_id ?? ""],
    };
    const { suggestion } = await applySuggestion(db, caller, path, { own, resolution: {} });
    const first = await listAssignments(db, caller, path, { limit: 1 });
    expect(first.items).toMatchObject([
      { id: "r0", code: "Friendly", code_number: 1, category: "Staff", source: "engine", engine: "local/1" },
      { id: "r0", code: "Rude", source: "person", engine: null, decided_at: expect.any(Date) },
    ]);
    const rest = await listAssignments(db, caller, path, { limit: 5, cursor: Number(first.nextCursor) });
    expect(rest.items.map(({ id, code, source }) => [id, code, source])).toEqual([
      ["r2", "Rude", "engine"],
      ["r2", "Friendly", "suggestion"],
    ]);
    expect(rest.items.map(({ suggestion_id, actor }) => [suggestion_id, actor])).toEqual([
      [null, null],
      [suggestion.id, "operator"],
    ]);
    expect(rest.nextCursor).toBeNull();
    const csv = await new Response(await assignmentsAsCsv(db, caller, path)).text();
    expect(csv.trim().split("\n")).toHaveLength(5);
    await expect(listAssignments(db, await newCaller(db), path, { limit: 1 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
