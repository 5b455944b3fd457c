import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { updateCode } from "@/lib/codebook/edit-codes";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { localEngine } from "@/lib/engines/local/engine";
import { createGroup } from "@/lib/groups/groups";
import { createOrganization } from "@/lib/organizations/create-organization";
import { codeIds, codesOfAnswers, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newCodedSurvey } from "@/test/hotel-survey";
import { applySuggestion, type OwnSuggestion } from "./apply-suggestion";
import { bulkApply } from "./bulk-apply";
import { listDecisions } from "./export-decisions";
import { listSuggestions } from "./list-suggestions";
import { previewSuggestion } from "./preview-suggestion";
import { undoSuggestion } from "./resolve-suggestion";
import { revertSuggestion } from "./revert-suggestion";

type Path = { projectId: string; questionId: string };
const NOTHING = { code: null, category: null, sourceCodeId: null, targetCodeId: null, parts: [], responseIds: [] };

describe("suggestions for a group", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 5_000 });
    caller = operatorFor(id);
  });

  async function newTracker(...codings: Parameters<typeof newCodedQuestion>[3][]) {
    const waves: Path[] = [];
    for (const coded of codings) {
      waves.push(await newCodedQuestion(db, caller, { Staff: ["Friendly", "Rude"], Room: ["Cold"] }, coded));
    }
    const questionIds = waves.map(({ questionId }) => questionId);
    const { id: groupId } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const [first, second] = waves;
    if (!first || !second) throw new Error("two waves");
    return { waves, first, second, groupId };
  }
  const answersOf = async ({ questionId }: Path) =>
    (await db.select().from(responses).where(eq(responses.questionId, questionId)).orderBy(responses.position)).map(
      ({ id }) => id,
    );
  const statesOf = (waves: readonly Path[]) =>
    Promise.all(
      waves.map(async ({ questionId }) => [
        (await readCodebook(db, { ...caller, questionId })).flatMap(({ codes }) => codes.map(({ name }) => name)),
        await codesOfAnswers(db, questionId),
      ]),
    );
  const own = (fields: Partial<OwnSuggestion>) => ({ own: { ...NOTHING, ...fields }, resolution: {} });

  it("are found in the answers of all waves, and change all of them at once", async () => {
    const first = await newCodedSurvey(db, caller, ["friendly", "dirty"]);
    const second = await newCodedSurvey(db, caller, ["friendly", "dirty"]);
    const subject = { ...second, grouped: true };
    const list = (asked: Parameters<typeof listSuggestions>[2]) =>
      listSuggestions(db, caller, asked, { refresh: false, status: "pending" }, localEngine);
    await expect(list(subject)).rejects.toMatchObject({ code: "NOT_GROUPED" });
    const questionIds = [first.questionId, second.questionId];
    const { id: groupId } = await createGroup(db, caller, { name: "Tracker", questionIds });
    const { items } = await list(subject);
    const dirty = items.find(({ type, evidence }) => type === "new_code" && evidence[0]?.id.startsWith("dirty"));
    if (!dirty) throw new Error("a new code");
    expect(dirty.grouped).toBe(true);
    const waveOf = new Map<string, string>();
    for (const wave of [first, second]) for (const id of await answersOf(wave)) waveOf.set(id, wave.questionId);
    expect(new Set(dirty.response_ids.map((id) => waveOf.get(id)))).toEqual(new Set(questionIds));
    expect((await list({ groupId })).items.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    const single = (await list(second)).items;
    expect(single.some(({ grouped }) => grouped)).toBe(false);

    // A question of the group is enough to name the suggestion.
    const preview = await previewSuggestion(db, caller, second, { id: dirty.id, resolution: {} });
    expect(preview.responses_changed).toBe(dirty.impact.responses_affected);
    const { responses_changed } = await applySuggestion(db, caller, second, { id: dirty.id, resolution: {} });
    expect(responses_changed).toBe(dirty.impact.responses_affected);
    for (const { questionId } of [first, second]) {
      const coded = await codesOfAnswers(db, questionId);
      expect(coded.filter((names) => names?.includes(dirty.name ?? "")).length).toBeGreaterThan(2);
    }
    expect((await list(subject)).items.map(({ id }) => id)).not.toContain(dirty.id);
  });

  it("are taken back in all waves, whatever else was changed in the same request", async () => {
    const { first, second, waves, groupId } = await newTracker([["Rude"], []], [["Rude"], ["Cold"], []]);
    const [a = "", b = ""] = [(await answersOf(first))[1], (await answersOf(second))[2]];
    const { Rude: sourceCodeId = null, Cold: targetCodeId = null } = await codeIds(db, second.questionId);
    const coded = await statesOf(waves);
    // Only the first suggestion changes the second wave's third answer. The other one merges codes, named by the ids of
    // the second wave.
    const [given, merged] = await bulkApply(db, caller, { groupId }, [
      own({ type: "assign_existing", targetCodeId, responseIds: [a, b] }),
      own({ type: "merge_codes", sourceCodeId, targetCodeId }),
    ]);
    expect([given?.responses_changed, merged?.responses_changed]).toEqual([2, 2]);
    expect(await statesOf(waves)).toEqual([
      [
        ["Friendly", "Cold"],
        [["Cold"], ["Cold"]],
      ],
      [
        ["Friendly", "Cold"],
        [["Cold"], ["Cold"], ["Cold"]],
      ],
    ]);
    await revertSuggestion(db, caller, first, merged?.suggestion.id ?? "");
    expect(await statesOf(waves)).toEqual([
      [
        ["Friendly", "Rude", "Cold"],
        [["Rude"], ["Cold"]],
      ],
      [
        ["Friendly", "Rude", "Cold"],
        [["Rude"], ["Cold"], ["Cold"]],
      ],
    ]);
    await revertSuggestion(db, caller, second, given?.suggestion.id ?? "");
    expect(await statesOf(waves)).toEqual(coded);
    const { items } = await listDecisions(db, caller, { ...second, grouped: true }, { limit: 10 });
    expect(items.map(({ action }) => action)).toEqual(["revert", "revert", "merge", "assign_existing"]);
    expect(items.every(({ grouped, question_id }) => grouped && question_id === first.questionId)).toBe(true);
  });

  it("leave another wave alone where a later change of it is none of theirs", async () => {
    const { first, second, waves } = await newTracker([[]], [["Rude"]]);
    const { Cold: targetCodeId = null } = await codeIds(db, first.questionId);
    const { suggestion } = await applySuggestion(
      db,
      caller,
      first,
      own({ type: "assign_existing", targetCodeId, responseIds: await answersOf(first) }),
    );
    const { Rude: codeId = "" } = await codeIds(db, second.questionId);
    const merging = own({
      type: "merge_codes",
      sourceCodeId: codeId,
      targetCodeId: (await codeIds(db, second.questionId)).Cold ?? null,
    });
    await applySuggestion(db, caller, second, merging);
    await updateCode(db, caller, { ...first, codeId: targetCodeId ?? "" }, { name: "Chilly" });
    await revertSuggestion(db, caller, first, suggestion.id);
    expect(await statesOf(waves)).toEqual([
      [["Friendly", "Chilly"], [[]]],
      [["Friendly", "Chilly"], [["Chilly"]]],
    ]);
  });

  it("are reopened by any of the waves, and unknown to questions outside", async () => {
    const { first, second } = await newTracker([[]], [[]]);
    const outside = await newCodedQuestion(db, caller, { Staff: ["Friendly"] }, [[]]);
    const code = { name: "Quick", definition: null, sentiment: "Positive" as const };
    const applied = await applySuggestion(db, caller, { ...second, grouped: true }, own({ type: "new_code", code }));
    const { id } = applied.suggestion;
    await expect(undoSuggestion(db, caller, outside, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await undoSuggestion(db, caller, second, id)).suggestion.status).toBe("pending");
    expect((await codeIds(db, first.questionId)).Quick).toBeDefined();
  });
});
