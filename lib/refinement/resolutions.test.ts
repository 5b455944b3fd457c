import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { SuggestionType } from "@/db/schema/terms";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { listVersions } from "@/lib/codebook/versions";
import { listAssignments } from "@/lib/responses/list-assignments";
import { codeIds, codesOfAnswers, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { applySuggestion, type OwnSuggestion } from "./apply-suggestion";
import type { Resolution } from "./plan-resolution";
import { resolveSuggestion, undoSuggestion } from "./resolve-suggestion";

const FRAME = { Staff: ["Friendly", "Kind", "Rude"], Room: ["Cold"] };
const NOTHING = { code: null, category: null, sourceCodeId: null, targetCodeId: null, parts: [], responseIds: [] };

describe("resolving suggestions", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
  const apply = (path: Path, type: SuggestionType, own: Partial<OwnSuggestion>, resolution: Partial<Resolution> = {}) =>
    applySuggestion(db, caller, path, { own: { ...NOTHING, ...own, type }, resolution });
  const answersOf = async ({ questionId }: Path) =>
    (await db.select().from(responses).where(eq(responses.questionId, questionId)).orderBy(responses.position)).map(
      ({ id }) => id,
    );
  const codebookOf = async (path: Path) =>
    (await readCodebook(db, { ...caller, ...path })).map(({ name, codes }) => [name, codes.map((code) => code.name)]);

  it("adds a code of one's own to the category that the override names", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"], [], ["Cold"]]);
    const [, second = ""] = await answersOf(path);
    const [, room] = await readCodebook(db, { ...caller, ...path });
    const code = { name: "Loud", definition: null, sentiment: "Negative" as const };
    const own = { code, category: "Staff", responseIds: [second] };
    const { responses_changed, suggestion } = await apply(path, "new_code", own, { categoryId: room?.id });
    expect([responses_changed, suggestion.engine]).toEqual([1, null]);
    expect(await codebookOf(path)).toEqual([
      ["Staff", ["Friendly", "Kind", "Rude"]],
      ["Room", ["Cold", "Loud"]],
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Friendly"], ["Loud"], ["Cold"]]);
    await expect(apply(path, "new_code", { ...own, responseIds: [path.questionId] })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("merges, renames and splits, and merged again changes nothing", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"], ["Kind"], ["Rude"], ["Rude"]]);
    const { Friendly = "", Kind = "", Rude = "" } = await codeIds(db, path.questionId);
    const merged = await apply(path, "merge_codes", { sourceCodeId: Kind, targetCodeId: Friendly }, { name: "Nice" });
    expect(merged).toMatchObject({ responses_changed: 1, code_id: Friendly, version: 2 });
    await undoSuggestion(db, caller, path, merged.suggestion.id);
    const again = await applySuggestion(db, caller, path, { id: merged.suggestion.id, resolution: {} });
    expect(again).toMatchObject({ responses_changed: 0, version: 2 });
    const given = await listAssignments(db, caller, path, { limit: 10 });
    expect(given.items.map(({ source, suggestion_id }) => [source, suggestion_id])).toEqual([
      ["engine", null],
      ["engine", merged.suggestion.id],
      ["engine", null],
      ["engine", null],
    ]);
    const named = { code: { name: "Impolite", definition: null, sentiment: "Negative" as const }, sourceCodeId: Rude };
    const renamed = await apply(path, "rename_code", named);
    const parts = ["Ignored us", "Shouted"].map((name) => ({ name, definition: null, sentiment: "Negative" as const }));
    const split = await apply(path, "split_code", { parts, sourceCodeId: Rude });
    const { items: versions } = await listVersions(db, caller, path, { limit: 9 });
    const applied = [split, renamed, merged].map(({ suggestion }) => suggestion.id);
    expect(versions.map((version) => version.suggestion_id)).toEqual([...applied, null]);
    expect(await codebookOf(path)).toEqual([
      ["Staff", ["Nice", "Ignored us", "Shouted"]],
      ["Room", ["Cold"]],
    ]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual([["Nice"], ["Nice"], ["Ignored us"], ["Ignored us"]]);
  });

  it("refuses to resolve a resolved suggestion again until it is reopened", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"], ["Kind"], ["Rude"], ["Cold"]]);
    const { Friendly = "", Kind = "", Rude = "", Cold = "" } = await codeIds(db, path.questionId);
    const { suggestion } = await apply(path, "merge_codes", { sourceCodeId: Kind, targetCodeId: Friendly });
    const before = await codebookOf(path);
    const others = [{ action: "merge", sourceCodeId: Cold, targetCodeId: Rude }, { action: "dismiss" }] as const;
    const again = (resolution: Resolution) => resolveSuggestion(db, caller, path, suggestion.id, resolution);
    for (const other of others) await expect(again(other)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await codebookOf(path)).toEqual(before);
    await undoSuggestion(db, caller, path, suggestion.id);
    const race = await Promise.allSettled(others.map(again));
    expect(race.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(again({ action: "dismiss" })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  it("says what is missing, and what does not exist", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"]]);
    const missing = (field: string) => ({ code: "VALIDATION_ERROR", issues: [{ path: field }] });
    await expect(apply(path, "merge_codes", {})).rejects.toMatchObject(missing("target_code_id"));
    await expect(apply(path, "new_code", {})).rejects.toMatchObject(missing("name"));
    await expect(apply(path, "assign_existing", { targetCodeId: path.questionId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    for (const id of ["no uuid", path.questionId]) {
      await expect(resolveSuggestion(db, caller, path, id, { action: "dismiss" })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      await expect(undoSuggestion(db, caller, path, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    const stranger = await newCaller(db);
    const { Friendly = "" } = await codeIds(db, path.questionId);
    const { suggestion } = await apply(path, "assign_existing", { targetCodeId: Friendly });
    await expect(undoSuggestion(db, stranger, path, suggestion.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
