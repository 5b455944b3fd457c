import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { answerChanges } from "@/db/schema/answer-changes";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { changeCodebook } from "@/lib/codebook/change-codebook";
import { updateCode } from "@/lib/codebook/edit-codes";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import { restoreVersion } from "@/lib/codebook/restore-version";
import { revertVersion } from "@/lib/codebook/revert-change";
import { updateQuestion } from "@/lib/questions/update-question";
import { deleteResponses } from "@/lib/responses/delete-responses";
import { removeExpired } from "@/lib/upkeep/maintenance";
import { codeIds, codesOfAnswers, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { tablesHolding } from "@/test/tables-holding";
import { newMember, newWorkspace } from "@/test/workspace";
import * as people from "../../../people/route";
import * as responses from "../responses/route";
import * as decisions from "../review/decisions/route";
import * as reviewState from "../review/route";
import * as undo from "./[change]/undo/route";
import * as changes from "./route";

type Workspace = Awaited<ReturnType<typeof newWorkspace>>;
type Path = { projectId: string; questionId: string };

const FRAME = { Service: ["Slow", "Waiting time", "Friendly"] };

describe("the history of answers", () => {
  const db = useDatabase();
  let workspace: Workspace;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    caller = operatorFor(workspace.organizationId);
  });

  const list = async (path: Path, query = "") =>
    (await workspace.call(changes, "GET", { params: path, query })).body.data as Record<string, unknown>[];
  const answersOf = async (path: Path) => (await workspace.call(responses, "GET", { params: path })).body.data;
  const decide = async (path: Path, decisions: object[], continues?: number) => {
    const body = { responses: decisions, ...(continues && { continues }) };
    const reply = await workspace.call(responses, "PATCH", { params: path, body });
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    return Number(reply.body.meta.change);
  };
  const takeBack = (path: Path, change: number, by: Pick<Workspace, "call"> = workspace) =>
    by.call(undo, "POST", { params: { ...path, change: String(change) } });
  const newQuestion = (answers: Parameters<typeof newCodedQuestion>[3] = [["Slow"], ["Slow", "Friendly"], ["Slow"]]) =>
    newCodedQuestion(db, caller, FRAME, answers);
  const check = (n: number) => ({ response_id: `id:r${n}`, reviewed: true });
  const recode = (n: number, ...names: string[]) => ({
    response_id: `id:r${n}`,
    codes: names.map((name) => ({ name })),
    reviewed: false,
  });
  const kept = sql`coalesce(jsonb_agg(to_jsonb(k)), '[]')`;
  /** Everything that is stored about the answers' codes and review. */
  const stored = async ({ questionId }: Path) => {
    const ofAnswers = (
      table: string,
    ) => sql`(select ${kept} from (select * from ${sql.raw(table)} where response_id in (
      select id from responses where question_id = ${questionId}) order by 1, 2, 3) k)`;
    const [state] = await db.execute(sql`select ${ofAnswers("assignments")} as codes,
      ${ofAnswers("answer_codings")} as codings, (select ${kept} from (
        select * from responses where question_id = ${questionId} order by position) k) as answers`);
    return state;
  };

  it("names each act once, and takes it back to exactly what was there, and forth again", async () => {
    const path = await newQuestion([
      [{ code: "Slow", confidence: "low", sentiment: "Negative" }],
      ["Slow"],
      ["Friendly"],
    ]);
    const [ids, before] = [await codeIds(db, path.questionId), await stored(path)];
    const acts: [string, () => Promise<number>][] = [
      ["Checked 1 answer", () => decide(path, [check(0)])],
      ["Checked 3 answers", () => decide(path, [check(0), check(1), check(2)])],
      [
        "Added “Waiting time” to 2 answers",
        () => decide(path, [recode(0, "Slow", "Waiting time"), recode(1, "Slow", "Waiting time")]),
      ],
      [
        "Replaced “Slow” by “Waiting time” in 2 answers",
        () => decide(path, [recode(0, "Waiting time"), recode(1, "Waiting time")]),
      ],
      ["Removed “Slow” from 1 answer", () => decide(path, [recode(0)])],
      ["Changed the codes of 2 answers", () => decide(path, [recode(0), recode(2, "Slow", "Waiting time")])],
      [
        "Changed the sentiment of “Slow” in 1 answer",
        () => decide(path, [{ ...recode(0), codes: [{ code_id: ids.Slow, sentiment: "Positive" }] }]),
      ],
      [
        "Marked other words for “Slow” in 1 answer",
        () => decide(path, [{ ...recode(0), codes: [{ code_id: ids.Slow, evidence: "Answer" }] }]),
      ],
    ];
    for (const [summary, act] of acts) {
      const change = await act();
      const after = await stored(path);
      expect(await list(path, "?limit=1")).toMatchObject([
        { change, summary, by: expect.any(String), undone_by: null },
      ]);
      const undone = (await takeBack(path, change)).body.data;
      expect([summary, undone]).toMatchObject([summary, { summary: `Undid: ${summary}`, answers_left: 0 }]);
      expect([summary, await stored(path)]).toEqual([summary, before]);
      const redone = (await takeBack(path, undone.change)).body.data;
      expect(redone.summary).toBe(`Redid: ${summary}`);
      expect([summary, await stored(path)]).toEqual([summary, after]);
      const [third, second, first] = await list(path, "?limit=3");
      expect([third, second, first]).toMatchObject([
        { undone_by: null },
        { undone_by: redone.change },
        { undone_by: null },
      ]);
      expect((await takeBack(path, change)).status).toBe(200);
      expect(await stored(path)).toEqual(before);
    }
    const pages = await list(path);
    const { body } = await workspace.call(changes, "GET", { params: path, query: "?limit=5" });
    const next = `?limit=1000&cursor=${body.meta.next_cursor}`;
    expect([...(body.data as object[]), ...(await list(path, next))]).toEqual(pages);
    expect(pages).toHaveLength(acts.length * 4);
  });

  it("keeps what is sent in several requests as one change", async () => {
    const path = await newQuestion();
    const before = await stored(path);
    const first = await decide(path, [recode(0, "Slow", "Waiting time")]);
    expect(await decide(path, [recode(1, "Slow", "Friendly", "Waiting time")], first)).toBe(first);
    expect(await list(path)).toMatchObject([{ summary: "Added “Waiting time” to 2 answers", answers: 2 }]);
    expect((await takeBack(path, first)).body.data).toMatchObject({ answers: 2 });
    expect(await stored(path)).toEqual(before);
    const body = { continues: first, responses: [check(2)] };
    expect((await workspace.call(responses, "PATCH", { params: path, body })).status).toBe(409);
    expect(await stored(path)).toEqual(before);
  });

  it("leaves answers that were changed since, by people or with the codebook, and says how many", async () => {
    const path = await newQuestion([["Slow"], ["Slow"], ["Slow"], ["Friendly"]]);
    const change = await decide(path, [check(0), check(1), check(2), check(3)]);
    await decide(path, [recode(0, "Friendly")]);
    const { Slow = "", Friendly = "", "Waiting time": waiting = "" } = await codeIds(db, path.questionId);
    await mergeCodes(db, caller, { ...path, codeId: waiting }, [Friendly]);
    const undone = await takeBack(path, change);
    expect(undone.body.data).toMatchObject({ answers: 2, answers_left: 2 });
    expect((await answersOf(path)).map(({ reviewed }: { reviewed: boolean }) => reviewed)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect((await takeBack(path, change)).status).toBe(409);
    await updateCode(db, caller, { ...path, codeId: Slow }, { name: "Slowness" });
    expect((await takeBack(path, Number(undone.body.data.change))).body.data).toMatchObject({ answers: 2 });
    const listed = await list(path);
    expect(listed.at(-1)).toMatchObject({ summary: "Checked 4 answers", response_id: null });
    expect(listed.find(({ version }) => version)).toMatchObject({
      change: null,
      version: 2,
      undoable: true,
      answers: 2,
    });
  });

  it("has the versions that changed answers, rebuilt codebooks too, and offers no undo of what was undone", async () => {
    const path = await newQuestion();
    const before = await codesOfAnswers(db, path.questionId);
    const { Slow = "", Friendly = "" } = await codeIds(db, path.questionId);
    await mergeCodes(db, caller, { ...path, codeId: Friendly }, [Slow]);
    const versions = async () =>
      (await list(path)).map((item) => [item.version, item.undoable, item.undone_by_version]).toReversed();
    expect(await versions()).toEqual([[2, true, null]]);
    const revert = (version: number) => revertVersion(db, caller, path, version);
    await revert(2);
    expect(await versions()).toEqual([
      [2, false, 3],
      [3, false, null],
    ]);
    await expect(revert(2)).rejects.toMatchObject({ code: "CONFLICT" });
    await restoreVersion(db, caller, path, 2);
    expect((await versions()).slice(0, 2)).toEqual([
      [2, true, null],
      [3, false, 4],
    ]);
    await restoreVersion(db, caller, path, 1);
    expect((await versions())[0]).toEqual([2, false, 5]);
    await changeCodebook(db, caller, path, { change: "generate" }, () => ({
      codebook: [],
      summary: "Generated 0 codes.",
    }));
    expect(await list(path, "?limit=1")).toMatchObject([{ version: 6, summary: "Generated 0 codes.", undoable: true }]);
    await revert(6);
    expect(await codesOfAnswers(db, path.questionId)).toEqual(before);
    expect((await versions()).at(-2)).toEqual([6, false, 7]);
  });

  it("never takes back what a colleague did in between, however a change is continued", async () => {
    const path = await newQuestion();
    const first = await decide(path, [recode(0, "Slow", "Waiting time")]);
    const colleague = await newMember(db, workspace.organizationId, "researcher");
    const theirs = { responses: [{ ...recode(0, "Friendly"), reviewed: true }] };
    expect((await colleague.call(responses, "PATCH", { params: path, body: theirs })).status).toBe(200);
    const before = await stored(path);
    const body = { continues: first, responses: [recode(0, "Slow")] };
    const refused = await workspace.call(responses, "PATCH", { params: path, body });
    expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining("continues")]);
    const foreign = await colleague.call(responses, "PATCH", {
      params: path,
      body: { ...body, responses: [check(1)] },
    });
    expect(foreign.status).toBe(409);
    expect(await stored(path)).toEqual(before);
  });

  it("can take back the rest of a change when what was done since is taken back", async () => {
    const path = await newQuestion();
    const before = await stored(path);
    const both = await decide(path, [check(0), check(1)]);
    const later = await decide(path, [recode(1, "Friendly")]);
    expect((await takeBack(path, both)).body.data).toMatchObject({ answers: 1, answers_left: 1 });
    expect((await list(path)).at(-1)).toMatchObject({ change: both, undoable: true, undone_by: null });
    await takeBack(path, later);
    const rest = (await takeBack(path, both)).body.data;
    expect(rest.answers).toBe(1);
    expect(await stored(path)).toEqual(before);
    expect((await list(path)).at(-1)).toMatchObject({ change: both, undoable: false, undone_by: rest.change });
  });

  it("is not changed by deciding the same again, and says no more than was done", async () => {
    const path = await newQuestion([["Slow"], ["Waiting time"], ["Slow"]]);
    const first = await decide(path, [check(0)]);
    expect(await decide(path, [check(0)])).toBe(0);
    expect((await takeBack(path, first)).status).toBe(200);
    await decide(path, [recode(0), recode(1, "Waiting time", "Slow")]);
    expect((await list(path))[0]?.summary).toBe("Changed the codes of 2 answers");
    await decide(path, [check(0), { response_id: "id:r1", reviewed: false }, check(2)]);
    await decide(path, [
      { response_id: "id:r0", reviewed: false },
      { response_id: "id:r1", reviewed: true },
    ]);
    expect((await list(path))[0]?.summary).toBe("Changed 2 answers");
  });

  it("gives no sentiment back to a question that has none any more", async () => {
    const path = await newQuestion([[{ code: "Slow", confidence: "high", sentiment: "Negative" }]]);
    const change = await decide(path, [recode(0)]);
    await updateQuestion(db, caller, path, { codingType: "qualitative_topics" });
    await takeBack(path, change);
    expect((await answersOf(path))[0].codes).toMatchObject([{ name: "Slow", mention_sentiment: "Neutral" }]);
  });

  it("is the coder's own to undo, also after claims", async () => {
    const path = await newQuestion();
    const coder = await newMember(db, workspace.organizationId, "coder");
    const owner = await newMember(db, workspace.organizationId, "owner");
    const body = { restricted: false, people: [coder.user.id] };
    await owner.call(people, "PUT", { params: { projectId: path.projectId }, body });
    const others = await decide(path, [check(2)]);
    const accept = { decisions: [{ response_id: "id:r0", action: "accept" }], reviewer: "Kim" };
    const decided = await coder.call(decisions, "POST", { params: path, body: accept });
    expect((await takeBack(path, Number(decided.body.meta.change), coder)).status).toBe(200);
    expect((await takeBack(path, others, coder)).body.error.code).toBe("INSUFFICIENT_SCOPE");
    expect((await coder.call(changes, "GET", { params: path })).status).toBe(403);
  });

  it("follows in the figures of the review, and is open to colleagues but not to others", async () => {
    const path = await newQuestion();
    const change = await decide(path, [check(1)]);
    const review = async () => (await workspace.call(reviewState, "GET", { params: path })).body.data.reviewed;
    expect(await review()).toBe(1);
    const stranger = await newWorkspace(db);
    expect((await takeBack(path, change, stranger)).status).toBe(404);
    expect((await stranger.call(changes, "GET", { params: path })).status).toBe(404);
    const viewer = await newMember(db, workspace.organizationId, "viewer");
    const colleague = await newMember(db, workspace.organizationId, "researcher");
    expect((await viewer.call(undo, "POST", { params: { ...path, change: String(change) } })).status).toBe(403);
    expect((await colleague.call(undo, "POST", { params: { ...path, change: String(change) } })).status).toBe(200);
    expect(await review()).toBe(0);
    const [latest, first] = await list(path);
    expect(latest?.by).not.toBe(first?.by);
    expect((await takeBack(path, 99)).body.error.message).toContain("90 days");
  });

  it("is deleted with the answers, and after 90 days", async () => {
    const path = await newQuestion();
    const text = "The lift smelled of burnt cardboard";
    await db.execute(sql`update responses set text = ${text} where question_id = ${path.questionId} and position = 0`);
    await decide(path, [{ ...recode(0), codes: [{ name: "Slow", evidence: "burnt cardboard" }] }]);
    await decide(path, [recode(0), recode(1)]);
    expect(await tablesHolding(db, "burnt cardboard")).toContain("answers_before");
    expect((await list(path)).at(-1)).toMatchObject({ text, answers: 1 });
    const [first] = await answersOf(path);
    await deleteResponses(db, caller, path, [first.response_id]);
    expect(await tablesHolding(db, "burnt cardboard")).toEqual([]);
    expect((await list(path)).at(-1)).toMatchObject({ text: null });
    expect((await takeBack(path, 2)).body.data).toMatchObject({ answers: 1, answers_left: 1 });
    await db.update(answerChanges).set({ createdAt: sql`now() - interval '91 days'` });
    await removeExpired(db);
    expect(await list(path)).toEqual([]);
  });
});
