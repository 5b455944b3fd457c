import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { isOneOf } from "@/db/ids";
import { assignments } from "@/db/schema/codebook";
import { codebookVersions } from "@/db/schema/codebook-versions";
import { jobs } from "@/db/schema/jobs";
import { projects } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { suggestions } from "@/db/schema/suggestions";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { createCode, deleteCode } from "@/lib/codebook/edit-codes";
import { readCodebook } from "@/lib/codebook/read-codebook";
import { localEngine } from "@/lib/engines/local/engine";
import { createOrganization } from "@/lib/organizations/create-organization";
import { deleteProject } from "@/lib/projects/delete-project";
import { updateProject } from "@/lib/projects/update-project";
import { decideResponses } from "@/lib/responses/decide-responses";
import { behindLocks } from "@/test/behind-locks";
import { codeIds, newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newCodedSurvey, STAFF } from "@/test/hotel-survey";
import { applySuggestion } from "./apply-suggestion";
import { listSuggestions, readOpenSuggestions } from "./list-suggestions";
import { refreshIfDue, refreshSuggestions } from "./refresh-suggestions";
import { resolveSuggestion, undoSuggestion } from "./resolve-suggestion";
import { storeDrafts } from "./store-drafts";
import { suggestAfterJob } from "./suggest-after-job";
import { announceRuns, readRun, requestRun } from "./suggestion-runs";

type Path = { projectId: string; questionId: string };

describe("suggestions", () => {
  const db = useDatabase();
  let caller: Caller;
  let path: Path;
  beforeAll(async () => {
    const { id } = await createOrganization(db, { name: "Acme", plan: "enterprise", credits: 5_000 });
    caller = operatorFor(id);
    path = await newCodedSurvey(db, caller, ["friendly", "rude", "dirty", "location", "slow"]);
  });

  const list = async (refresh = false) =>
    (await listSuggestions(db, caller, path, { refresh, status: "pending" }, localEngine)).items;
  const namesOf = async () =>
    (await readCodebook(db, { ...caller, ...path })).flatMap(({ codes }) => codes.map(({ name }) => name));
  const changes = async () =>
    (await db.select().from(codebookVersions).where(eq(codebookVersions.questionId, path.questionId))).map(
      ({ change }) => change,
    );

  it("proposes new codes for what no code fits, with quotes and the answers that would get them", async () => {
    const added = (await list()).filter(({ type }) => type === "new_code");
    expect(added.length).toBeGreaterThanOrEqual(2);
    for (const { action, evidence, response_ids, impact, rationale, engine } of added) {
      expect(action).toBe("create_new");
      expect(rationale).not.toBe("");
      expect(engine).toBe(localEngine.version);
      expect(impact.responses_affected).toBe(response_ids.length);
      for (const { response_id, quote } of evidence) {
        expect(response_ids).toContain(response_id);
        const [answer] = await db.select().from(responses).where(eq(responses.id, response_id));
        expect(answer?.text).toContain(quote);
      }
    }
    const about = (theme: string) => added.find(({ evidence }) => evidence.some(({ id }) => id.startsWith(theme)));
    expect(about("dirty")).toBeDefined();
    expect(about("location")).toBeDefined();
  });

  it("applies one as a version of its own, whose answers get the code; a person's decisions stay", async () => {
    const [dirty] = (await list()).filter(({ type }) => type === "new_code");
    if (!dirty) throw new Error("a new code");
    const [decided = "", ...rest] = dirty.response_ids;
    await decideResponses(db, caller, path, [{ responseId: decided, codes: [] }]);
    const { code_id, responses_changed, suggestion } = await applySuggestion(db, caller, path, {
      id: dirty.id,
      resolution: { name: "Dirt", definition: "What is dirty", sentiment: "Negative" },
    });
    expect(responses_changed).toBe(rest.length);
    expect(suggestion).toMatchObject({ status: "applied", id: dirty.id });
    const codebook = await readCodebook(db, { ...caller, ...path });
    const code = codebook.flatMap(({ codes }) => codes).find(({ id }) => id === code_id);
    expect(code).toMatchObject({ name: "Dirt", definition: "What is dirty", sentiment: "Negative" });
    expect(await changes()).toEqual(["import", "run", "suggestion"]);
    const given = await db
      .select()
      .from(assignments)
      .where(eq(assignments.codeId, code_id ?? ""));
    expect(given.map(({ responseId }) => responseId).toSorted()).toEqual(rest.toSorted());
    for (const { source, engine } of given) expect([source, engine]).toEqual(["suggestion", localEngine.version]);
  });

  it("keeps ids through a new computation, and lets what was dismissed rest until its answers change", async () => {
    const before = await list(true);
    expect((await list(true)).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
    const first = before.find(({ type }) => type === "new_code");
    if (!first) throw new Error("a suggestion");
    const dismissed = await resolveSuggestion(db, caller, path, first.id, { action: "dismiss", reason: "Not now" });
    expect(dismissed.suggestion).toMatchObject({ status: "dismissed", dismiss_reason: "Not now" });
    expect((await list(true)).map(({ title }) => title)).not.toContain(first.title);
    await db.delete(responses).where(isOneOf(responses.id, first.response_ids.slice(0, 8)));
    expect((await list(true)).map(({ type }) => type)).toContain(first.type);
  });

  it("reopens without taking back, and applied again uses what exists", async () => {
    const [added] = await list();
    if (!added) throw new Error("a suggestion");
    await applySuggestion(db, caller, path, { id: added.id, resolution: {} });
    const names = await namesOf();
    await undoSuggestion(db, caller, path, added.id);
    expect(await namesOf()).toEqual(names);
    // It stays although its code exists now, even after a new computation.
    expect((await list(true)).map(({ id }) => id)).toContain(added.id);
    const again = await applySuggestion(db, caller, path, { id: added.id, resolution: {} });
    expect(again.responses_changed).toBe(0);
    expect(await namesOf()).toEqual(names);
  });

  it("drops suggestions that a change of the codebook made pointless", async () => {
    const other = await newCodedSurvey(
      db,
      caller,
      ["friendly"],
      [STAFF, { name: "People", codes: [{ name: "Friendly Staff!", definition: null, sentiment: "Positive" }] }],
    );
    const listed = async (engine = localEngine) =>
      (await listSuggestions(db, caller, other, { refresh: false, status: "pending" }, engine)).items;
    const merges = (await listed()).filter(({ type }) => type === "merge_codes");
    expect(merges.map(({ rationale }) => rationale).join()).toMatch(/same/);
    const source = merges[0]?.source_code_id ?? "";
    await deleteCode(db, caller, { ...other, codeId: source });
    // The computation that is due waits in the background.
    const left = await listed({ ...localEngine, batchSize: 2 });
    expect(left.filter(({ source_code_id }) => source_code_id === source)).toEqual([]);
  });

  it("are read as computed last, without pointless ones, and by the organization alone", async () => {
    const other = await newCodedQuestion(db, caller, { Staff: ["Friendly staff"], People: ["friendly  staff"] }, [
      ["Friendly staff"],
      ["friendly  staff"],
    ]);
    const listed = await listSuggestions(db, caller, other, { refresh: false, status: "pending" }, localEngine);
    const read = async () => (await readOpenSuggestions(db, caller, other)).map(({ id }) => id);
    expect(await read()).toEqual(listed.items.map(({ id }) => id));
    const merge = listed.items.find(({ type }) => type === "merge_codes");
    await deleteCode(db, caller, { ...other, codeId: merge?.source_code_id ?? "" });
    expect(await read()).toEqual([]);
    const stranger = await newCaller(db);
    await expect(readOpenSuggestions(db, stranger, other)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are computed in the background once a job has coded answers, few or many, and then listed at once", async () => {
    const other = await newCodedSurvey(db, caller, ["friendly", "dirty"]);
    const { organizationId } = caller;
    const [job] = await db.select().from(jobs).where(eq(jobs.questionId, other.questionId));
    const due: { questionId: string }[] = [];
    const announce = () => announceRuns(db, async (runs) => void due.push(...runs));
    const isDue = () => due.some(({ questionId }) => questionId === other.questionId);
    const scope = { organizationId, questionId: other.questionId, grouped: false };
    for (const engine of [localEngine, { ...localEngine, batchSize: 20 }]) {
      for (const suggestAfterCoding of [false, true]) {
        await updateProject(db, caller, other.projectId, { suggestAfterCoding });
        await suggestAfterJob(db, { organizationId, id: job?.id ?? "" }, engine);
        await announce();
        expect(isDue()).toBe(suggestAfterCoding);
      }
      await refreshIfDue(db, scope, engine);
      const listed = await listSuggestions(db, caller, other, { refresh: false, status: "pending" }, engine);
      expect([listed.computing, listed.items.length > 0]).toEqual([false, true]);
      due.length = 0;
    }
  });

  it("are not requested for the few answers of a call, whose project no page lists", async () => {
    const other = await newCodedSurvey(db, caller, ["friendly"]);
    await db.update(projects).set({ temporary: true }).where(eq(projects.id, other.projectId));
    const [job] = await db.select().from(jobs).where(eq(jobs.questionId, other.questionId));
    const scope = { organizationId: caller.organizationId, questionId: other.questionId, grouped: false };
    const ref = { organizationId: caller.organizationId, id: job?.id ?? "" };
    await suggestAfterJob(db, ref, localEngine);
    expect(await readRun(db, scope)).toBeNull();
    await suggestAfterJob(db, ref, { ...localEngine, batchSize: 2 });
    expect(await readRun(db, scope)).not.toBeNull();
  });

  it("are not computed again in the background if the list was opened meanwhile", async () => {
    const other = await newCodedSurvey(db, caller, ["friendly", "dirty"]);
    const scope = { organizationId: caller.organizationId, questionId: other.questionId, grouped: false };
    await requestRun(db, scope);
    const listed = () => listSuggestions(db, caller, other, { refresh: false, status: "pending" }, localEngine);
    const { computedAt, computing } = await listed();
    expect([computing, computedAt]).toEqual([false, expect.any(Date)]);
    await refreshIfDue(db, scope, localEngine);
    expect((await listed()).computedAt).toEqual(computedAt);
  });

  it("are not computed for a question that was deleted after they had been requested", async () => {
    const { projectId, questionId } = await newCodedSurvey(db, caller, ["friendly"]);
    const scope = { organizationId: caller.organizationId, questionId, grouped: false };
    await requestRun(db, scope);
    await deleteProject(db, caller, projectId);
    await expect(refreshIfDue(db, scope, localEngine)).resolves.toBeUndefined();
  });

  it("of few answers are listed when another process that computes them is done", async () => {
    const other = await newCodedSurvey(db, caller, ["friendly", "dirty"]);
    const scope = { organizationId: caller.organizationId, questionId: other.questionId, grouped: false };
    const [, listed] = await Promise.all([
      refreshSuggestions(db, scope, localEngine),
      listSuggestions(db, caller, other, { refresh: false, status: "pending" }, localEngine),
    ]);
    expect([listed.computing, listed.items.length > 0]).toEqual([false, true]);
  });

  it("that are resolved while a computation stores its results stay resolved", async () => {
    const other = await newCodedQuestion(db, caller, { Staff: ["Friendly staff"], People: ["friendly  staff"] }, [
      ["Friendly staff"],
    ]);
    const scope = { organizationId: caller.organizationId, questionId: other.questionId, grouped: false };
    await refreshSuggestions(db, scope, localEngine);
    const [{ id = "" } = {}] = await readOpenSuggestions(db, caller, other);
    const store = () => db.transaction((tx) => storeDrafts(tx, scope, [], localEngine.version, new Set()));
    await behindLocks(
      db,
      1,
      (tx) => resolveSuggestion(tx, caller, other, id, { action: "dismiss" }),
      () => [store()],
    );
    expect((await db.select().from(suggestions).where(eq(suggestions.id, id)))[0]).toMatchObject({
      status: "dismissed",
    });
  });

  it("that disappear while they are resolved are not found", async () => {
    const other = await newCodedQuestion(db, caller, { Staff: ["Friendly staff"], People: ["friendly  staff"] }, [
      ["Friendly staff"],
    ]);
    const scope = { organizationId: caller.organizationId, questionId: other.questionId, grouped: false };
    await refreshSuggestions(db, scope, localEngine);
    const [{ id = "" } = {}] = await readOpenSuggestions(db, caller, other);
    const remove = (tx: typeof db) => tx.delete(suggestions).where(eq(suggestions.id, id));
    const resolve = () => resolveSuggestion(db, caller, other, id, { action: "dismiss" });
    expect(await behindLocks(db, 1, remove, () => [resolve()])).toMatchObject([{ reason: { code: "NOT_FOUND" } }]);
  });

  it("to split a code go when another code has the name of a part", async () => {
    const other = await newCodedQuestion(db, caller, { Staff: ["Staff"] }, [["Staff"]]);
    const scope = { organizationId: caller.organizationId, questionId: other.questionId, grouped: false };
    const { Staff = "" } = await codeIds(db, other.questionId);
    const part = (name: string) => ({ name, definition: null, sentiment: "Neutral" as const });
    const split = {
      ...{ type: "split_code" as const, confidence: "low" as const, title: "Split", rationale: "" },
      ...{ code: null, category: null, sourceCodeId: Staff, targetCodeId: null, mentions: [] },
      parts: [part("Friendly"), part("Slow")],
    };
    await storeDrafts(db, scope, [split], localEngine.version, new Set());
    const open = async () => (await readOpenSuggestions(db, caller, other)).map(({ title }) => title);
    expect(await open()).toEqual(["Split"]);
    await createCode(db, caller, other, { ...part("SLOW"), place: { category: "Staff" } });
    expect(await open()).toEqual([]);
  });

  it("computes in the background where there are many answers", async () => {
    const engine = { ...localEngine, batchSize: 20 };
    const listed = (refresh: boolean) => listSuggestions(db, caller, path, { refresh, status: "pending" }, engine);
    const { computedAt } = await listed(false);
    expect(await listed(true)).toMatchObject({ computing: true, computedAt });
    const scope = { organizationId: caller.organizationId, questionId: path.questionId, grouped: false };
    const due: unknown[] = [];
    await announceRuns(db, async (questions) => void due.push(...questions));
    expect(due).toContainEqual(scope);
    await refreshSuggestions(db, scope, engine);
    const then = await listed(false);
    expect(then.computing).toBe(false);
    expect(then.computedAt?.getTime()).toBeGreaterThan(computedAt?.getTime() ?? 0);
  });
});
