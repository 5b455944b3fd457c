import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import type { Caller } from "@/lib/auth/caller";
import { createCode, updateCode } from "@/lib/codebook/edit-codes";
import { localEngine } from "@/lib/engines/local/engine";
import { decideResponses } from "@/lib/responses/decide-responses";
import { codeIds, type Frame, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { applySuggestion } from "./apply-suggestion";
import type { SuggestionDraft } from "./draft";
import { listSuggestions, readOpenSuggestions } from "./list-suggestions";
import { resolveSuggestion, undoSuggestion } from "./resolve-suggestion";
import { revertSuggestion } from "./revert-suggestion";
import { readApplied, storeDrafts } from "./store-drafts";
import { isStale, readRun } from "./suggestion-runs";

const FRAME: Frame = { Staff: ["Friendly", "Rude"], Room: ["Cold"] };

describe("the list of suggestions", () => {
  const db = useDatabase();
  let caller: Caller;
  beforeAll(async () => {
    caller = await newCaller(db);
  });

  async function newQuestion(...coded: string[][]) {
    const path = await newCodedQuestion(db, caller, FRAME, coded.length > 0 ? coded : [["Friendly"], ["Friendly"]]);
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    const ids = await db
      .select({ id: responses.id })
      .from(responses)
      .where(eq(responses.questionId, path.questionId))
      .orderBy(responses.position);
    const mentions = ids.map(({ id: responseId }) => ({
      ...{ responseId, confidence: "high" as const, evidence: null, mentionSentiment: "Neutral" as const },
    }));
    const codes = await codeIds(db, path.questionId);
    const draft = (fields: Partial<SuggestionDraft> & Pick<SuggestionDraft, "type" | "title">): SuggestionDraft => ({
      ...{ confidence: "high", rationale: "", code: null, category: "Room", sourceCodeId: null, targetCodeId: null },
      ...{ parts: [], mentions, ...fields },
    });
    const giving = (name: string) =>
      draft({ type: "assign_existing", title: `Give the code "${name}"`, targetCodeId: codes[name] ?? null });
    const adding = (name: string) => {
      const code = { name, definition: null, sentiment: "Neutral" as const };
      return draft({ type: "new_code", title: `Add the code "${name}"`, code });
    };
    const store = (drafts: readonly SuggestionDraft[], appliedBefore: ReadonlySet<string> = new Set()) =>
      db.transaction((tx) => storeDrafts(tx, scope, drafts, localEngine.version, appliedBefore));
    const open = () => readOpenSuggestions(db, caller, path);
    const titles = async () => (await open()).map(({ title }) => title).toSorted();
    const list = (status: "pending" | "applied" | "dismissed") =>
      listSuggestions(db, caller, path, { refresh: false, status }, localEngine);
    const apply = (id: string, resolution = {}) => applySuggestion(db, caller, path, { id, resolution });
    const decide = (codes: string[], ...decided: typeof ids) =>
      decideResponses(
        db,
        caller,
        path,
        decided.map(({ id: responseId }) => ({ responseId, codes: codes.map((name) => ({ name })), reviewed: false })),
      );
    return { path, decide, scope, ids, codes, giving, adding, store, open, titles, list, apply };
  }

  it("is computed for open ones alone", async () => {
    const { path, scope, list } = await newQuestion();
    for (const status of ["applied", "dismissed"] as const) {
      expect(await list(status)).toMatchObject({ items: [], computing: false, computedAt: null, outdated: false });
    }
    const { computedAt } = await list("pending");
    await createCode(db, caller, path, {
      ...{ name: "Loud", definition: null, sentiment: "Neutral", place: { category: "Room" } },
    });
    await list("applied");
    expect((await readRun(db, scope))?.computedAt).toEqual(computedAt);
    expect((await list("pending")).computedAt).not.toEqual(computedAt);
  });

  it("shows the latest decisions first", async () => {
    const { store, adding, open, apply, list, path } = await newQuestion();
    await store([adding("Quick"), adding("Clean"), adding("Loud"), adding("Near")]);
    const idOf = new Map((await open()).map(({ id, name }) => [name, id]));
    for (const name of ["Quick", "Clean"]) await apply(idOf.get(name) ?? "");
    for (const name of ["Loud", "Near"]) {
      await resolveSuggestion(db, caller, path, idOf.get(name) ?? "", { action: "dismiss" });
    }
    expect((await list("applied")).items.map(({ name }) => name)).toEqual(["Clean", "Quick"]);
    expect((await list("dismissed")).items.map(({ name }) => name)).toEqual(["Near", "Loud"]);
  });

  it("tells whether a reopened suggestion was undone", async () => {
    const { store, adding, open, apply, list, path } = await newQuestion();
    await store([adding("Quick"), adding("Near")]);
    const [quick, near] = await open();
    if (!quick || !near) throw new Error("two suggestions");
    await apply(quick.id);
    const kept = await undoSuggestion(db, caller, path, quick.id);
    await resolveSuggestion(db, caller, path, near.id, { action: "dismiss" });
    await apply(quick.id);
    const again = await list("applied");
    expect(again.items.map(({ changes_kept }) => changes_kept)).toEqual([false]);
    const untouched = await undoSuggestion(db, caller, path, near.id);
    const undone = await revertSuggestion(db, caller, path, quick.id);
    expect([kept, untouched, undone].map(({ suggestion }) => suggestion.changes_kept)).toEqual([true, false, false]);
  });

  it("is not outdated by what suggestions change and undo, but by other changes", async () => {
    const { store, adding, open, apply, list, scope, path, codes } = await newQuestion();
    await list("pending");
    await store([adding("Quick")]);
    const [{ id = "" } = {}] = await open();
    await apply(id);
    expect(await isStale(db, scope, localEngine)).toBe(false);
    await revertSuggestion(db, caller, path, id);
    expect(await isStale(db, scope, localEngine)).toBe(false);
    await updateCode(db, caller, { ...path, codeId: codes.Cold ?? "" }, { name: "Icy" });
    expect(await isStale(db, scope, localEngine)).toBe(true);
  });

  it("lacks what was applied while it was computed, until the next computation", async () => {
    const coded = [["Friendly", "Cold"], ["Friendly"], []];
    const { decide, scope, ids, store, adding, giving, open, titles, apply } = await newQuestion(...coded);
    const drafts = [adding("Quick"), giving("Cold")];
    await store(drafts);
    const before = await readApplied(db, scope);
    // A person has removed the code from an answer, which therefore never gets it.
    await decide(["Friendly"], ...ids.slice(0, 1));
    for (const { id, type } of await open()) await apply(id, type === "new_code" ? { name: "Speedy" } : {});
    await store(drafts, before);
    expect(await titles()).toEqual([]);
    await store(drafts, await readApplied(db, scope));
    expect(await titles()).toEqual(['Add the code "Quick"']);
  });

  it("lacks codes that no answer can take", async () => {
    const { path, decide, ids, store, giving, titles } = await newQuestion(["Friendly", "Cold"], ["Friendly"]);
    await decide(["Friendly"], ...ids.slice(0, 1));
    const drafts = [giving("Rude"), giving("Cold")];
    const all = drafts.map(({ title }) => title).toSorted();
    await store(drafts);
    expect(await titles()).toEqual(all);
    // A person has taken "Cold" off the first answer, and decides about the second.
    await decideResponses(db, caller, path, [{ responseId: ids[1]?.id ?? "", reviewed: true }]);
    expect(await titles()).toEqual(['Give the code "Rude"']);
    await db.update(questions).set({ maxCodesPerAnswer: 1 }).where(eq(questions.id, path.questionId));
    expect(await titles()).toEqual([]);
    await db.update(questions).set({ maxCodesPerAnswer: null }).where(eq(questions.id, path.questionId));
    await store(drafts);
    expect(await titles()).toEqual(['Give the code "Rude"']);
    const { Rude: codeId = "" } = await codeIds(db, path.questionId);
    await updateCode(db, caller, { ...path, codeId }, { exclusive: true });
    expect(await titles()).toEqual([]);
  });
});
