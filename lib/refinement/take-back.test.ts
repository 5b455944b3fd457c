import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "@/lib/auth/caller";
import { updateCode } from "@/lib/codebook/edit-codes";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { codeIds, codesOfAnswers, newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import type { Application, OwnSuggestion } from "./apply-suggestion";
import { bulkApply } from "./bulk-apply";
import { decisionsAsCsv, listDecisions } from "./export-decisions";
import { previewSuggestion } from "./preview-suggestion";
import { revertSuggestion } from "./revert-suggestion";

const NOTHING = { code: null, category: null, sourceCodeId: null, targetCodeId: null, parts: [], responseIds: [] };

describe("what suggestions change", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  const own = (fields: Partial<OwnSuggestion>): Application => ({ own: { ...NOTHING, ...fields }, resolution: {} });
  type Path = Awaited<ReturnType<typeof newSegmentedQuestion>>;
  const namesOf = async (path: Path) =>
    (await readCodebook(db, { ...caller, ...path })).flatMap(({ codes }) => codes.map(({ name }) => name));
  const merging = async (path: Path) => {
    const { Kind: sourceCodeId = null, Friendly: targetCodeId = null } = await codeIds(db, path.questionId);
    return own({ type: "merge_codes", title: "Merge them", sourceCodeId, targetCodeId });
  };

  /** Women say "Friendly" or "Kind", men hardly say anything, so only both codes together differ significantly. */
  const newQuestion = () =>
    newSegmentedQuestion(db, caller, { Staff: ["Friendly", "Kind", "Rude"] }, [
      { answers: 3, segments: { sex: "f" }, codes: ["Friendly"] },
      { answers: 3, segments: { sex: "f" }, codes: ["Kind"] },
      { answers: 4, segments: { sex: "f" } },
      { answers: 10, segments: { sex: "m" } },
    ]);

  it("is previewed: answers that move, frequencies, differences that become significant; nothing is changed", async () => {
    const path = await newQuestion();
    const { Friendly, Kind } = await codeIds(db, path.questionId);
    const before = [await namesOf(path), await codesOfAnswers(db, path.questionId)];
    const preview = await previewSuggestion(db, caller, path, await merging(path));
    expect(preview.responses_changed).toBe(3);
    expect(preview.responses[0]).toMatchObject({ id: "r3", text: "Answer 3", before: ["Kind"], after: ["Friendly"] });
    expect(preview.frequencies).toEqual([
      { code_id: Friendly, name: "Friendly", category: "Staff", name_before: "Friendly", before: 3, after: 6 },
      { code_id: Kind, name: "Kind", category: "Staff", name_before: "Kind", before: 3, after: null },
    ]);
    // 6 of 10 against 0 of 10: p = 0.003; 3 of 10 against 0 of 10: p = 0.06.
    expect(preview.differences).toEqual([
      {
        question_id: path.questionId,
        name: "Friendly",
        category: "Staff",
        higher: "sex=f",
        lower: "sex=m",
        significant_before: false,
        significant_after: true,
      },
    ]);
    expect([await namesOf(path), await codesOfAnswers(db, path.questionId)]).toEqual(before);
    expect((await listDecisions(db, caller, path, { limit: 10 })).items).toEqual([]);
  });

  it("is taken back for real, and nothing else is; all of it stands in the export", async () => {
    const path = await newQuestion();
    const coded = await codesOfAnswers(db, path.questionId);
    const { Rude: codeId = "" } = await codeIds(db, path.questionId);
    const [merged] = await bulkApply(db, caller, path, [await merging(path)]);
    await updateCode(db, caller, { ...path, codeId }, { name: "Impolite" });
    const { suggestion } = await revertSuggestion(db, caller, path, merged?.suggestion.id ?? "");
    expect(suggestion.status).toBe("pending");
    expect(await namesOf(path)).toEqual(["Friendly", "Kind", "Impolite"]);
    expect(await codesOfAnswers(db, path.questionId)).toEqual(coded);
    await expect(revertSuggestion(db, caller, path, suggestion.id)).rejects.toMatchObject({ code: "CONFLICT" });
    const { items } = await listDecisions(db, caller, path, { limit: 10 });
    expect(items).toMatchObject([
      { action: "revert", actor: "operator", version_before: 3, version_after: 4, responses_changed: 3 },
      { action: "merge", title: "Merge them", version_before: 1, version_after: 2, responses_changed: 3 },
    ]);
    const csv = await new Response(await decisionsAsCsv(db, caller, path)).text();
    expect(csv.trim().split("\n")).toHaveLength(3);
    expect(csv).toContain('"Merged ""Kind"" into ""Friendly""."');
  });

  it("is all or nothing where several are applied, and each that fails is named", async () => {
    const path = await newQuestion();
    const { Rude: targetCodeId = null } = await codeIds(db, path.questionId);
    const code = { name: "Quick", definition: null, sentiment: "Positive" as const };
    const twice = [await merging(path), own({ type: "new_code", code }), await merging(path), own({ targetCodeId })];
    // The second merge finds its code gone; the last suggestion does not say what it is.
    const failed = { code: "NOT_FOUND", issues: [{ path: "suggestions[2]" }, { path: "suggestions[3]" }] };
    await expect(bulkApply(db, caller, path, twice)).rejects.toMatchObject(failed);
    expect(await namesOf(path)).toEqual(["Friendly", "Kind", "Rude"]);
    const applied = await bulkApply(db, caller, path, twice.slice(0, 2));
    expect(applied.map(({ version, responses_changed }) => [version, responses_changed])).toEqual([
      [2, 3],
      [3, 0],
    ]);
    expect(await namesOf(path)).toEqual(["Friendly", "Rude", "Quick"]);
  });
});
