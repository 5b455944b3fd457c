import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { deleteCode } from "@/lib/codebook/edit-codes";
import { mergeCodes } from "@/lib/codebook/merge-codes";
import type { Disagreement } from "@/lib/quality/people/list-disagreements";
import type { claimAnswers } from "@/lib/review/claim-answers";
import { cohensKappa, krippendorffsAlpha } from "@/lib/statistics/agreement";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { stateOf } from "@/test/random-changes";
import { newWorkspace } from "@/test/workspace";
import * as agreement from "./agreement/route";
import * as claims from "./claims/route";
import * as decisions from "./decisions/route";
import * as disagreements from "./disagreements/route";
import * as resolutions from "./resolutions/route";

type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
type Item = Awaited<ReturnType<typeof claimAnswers>>[number];

const FRAME = { Staff: ["Friendly", "Rude"], Price: ["Expensive"] };

describe("double coding", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    caller = operatorFor(workspace.organizationId);
  });

  /** Codes answers as a person; an answer's own id says which codes it gets. */
  async function code(path: Path, reviewer: string, codesOf: (id: string) => string[]): Promise<void> {
    const body = { reviewer, limit: 50, control_share: 1, second_share: 1 };
    const items: Item[] = (await workspace.call(claims, "POST", { params: path, body })).body.data;
    const given = items.map(({ id, response_id }) => ({
      response_id,
      action: "change",
      codes: codesOf(id).map((name) => ({ name })),
    }));
    const done = await workspace.call(decisions, "POST", { params: path, body: { reviewer, decisions: given } });
    expect(done.status).toBe(200);
  }

  /** Ann codes all of these answers as Friendly; Bo codes the first two differently. */
  async function newDoubleCoded(size = 8): Promise<Path> {
    const path = await newCodedQuestion(
      db,
      caller,
      FRAME,
      Array.from({ length: size }, () => ["Friendly"]),
    );
    const names: Record<string, string[]> = { r0: ["Rude"], r1: ["Friendly", "Expensive"] };
    await code(path, "Ann", () => ["Friendly"]);
    await code(path, "Bo", (id) => names[id] ?? ["Friendly"]);
    return path;
  }

  async function list(path: Path, query = ""): Promise<Disagreement[]> {
    return (await workspace.call(disagreements, "GET", { params: path, query })).body.data;
  }
  const resolve = (path: Path, ...given: object[]) =>
    workspace.call(resolutions, "POST", { params: path, body: { reviewer: "Cy", resolutions: given } });
  const measure = async (path: Path) => (await workspace.call(agreement, "GET", { params: path })).body.data;
  const namesOf = (codes: readonly { name: string }[]) => codes.map(({ name }) => name);

  it("hands out what another person has decided, to be coded without seeing how", async () => {
    const path = await newCodedQuestion(
      db,
      caller,
      FRAME,
      Array.from({ length: 6 }, () => ["Friendly"]),
    );
    const claim = async (reviewer: string): Promise<Item[]> =>
      (await workspace.call(claims, "POST", { params: path, body: { reviewer, task: "second", limit: 4 } })).body.data;
    expect(await claim("Bo")).toEqual([]);
    for (const id of ["r0", "r1", "r2", "r3", "r4"]) {
      const given = [{ response_id: `id:${id}`, action: "accept" }];
      await workspace.call(decisions, "POST", { params: path, body: { reviewer: "Ann", decisions: given } });
    }
    const seconds = await claim("Bo");
    expect(seconds.map(({ task, codes }) => [task, codes])).toEqual(Array.from({ length: 4 }, () => ["second", []]));
    expect((await claim("Bo")).map(({ id }) => id).toSorted()).toEqual(seconds.map(({ id }) => id).toSorted());
    expect(await claim("Ann")).toEqual([]);
    expect(await claim("Cy")).toHaveLength(1);
    const notHers = { response_id: seconds[0]?.response_id, task: "second", action: "change", codes: [] };
    const refused = await workspace.call(decisions, "POST", {
      params: path,
      body: { reviewer: "Cy", decisions: [notHers] },
    });
    expect([refused.status, refused.body.error.code]).toEqual([409, "CONFLICT"]);
  });

  it("tells how far two people agree, overall and by code", async () => {
    const few = await measure(await newDoubleCoded());
    expect(few).toMatchObject({ answers: 8, alpha: { value: null }, pairs: [{ kappa: { value: null } }] });
    const report = await measure(await newDoubleCoded(30));
    expect(report).toMatchObject({ answers: 30, disagreements: { open: 2, resolved: 0 } });
    const [pair] = report.pairs;
    expect(pair.coders.map(({ name }: { name: string }) => name)).toEqual(["Ann", "Bo"]);
    expect(pair.exact_match.value).toBe(28 / 30);
    // 30 answers times 3 codes are 90 decisions.
    const all = { both: 29, first: 1, second: 2, neither: 58 };
    expect(pair.kappa.value).toBeCloseTo(cohensKappa(all) ?? Number.NaN, 12);
    expect(pair.alpha.value).toBeCloseTo(krippendorffsAlpha(all) ?? Number.NaN, 12);
    expect(pair.alpha.low).toBeLessThan(pair.alpha.value);
    expect(report.alpha.value).toBeCloseTo(pair.alpha.value, 12);
    expect(pair.codes.map((one: object) => ({ ...one }))).toMatchObject([
      { code_name: "Friendly", decisions: { both: 29, first_only: 1, second_only: 0, neither: 0 } },
      { code_name: "Rude", decisions: { both: 0, first_only: 0, second_only: 1, neither: 29 } },
      { code_name: "Expensive", decisions: { both: 0, first_only: 0, second_only: 1, neither: 29 } },
    ]);
  });

  it("lists what they coded differently, page by page, with what each of them said", async () => {
    const path = await newDoubleCoded();
    const first = await workspace.call(disagreements, "GET", { params: path, query: "?limit=1" });
    const [item] = first.body.data as Disagreement[];
    expect(item).toMatchObject({ id: "r0", status: "open", resolved_by: null });
    expect(item?.codings.map(({ name, codes }) => [name, ...namesOf(codes)])).toEqual([
      ["Ann", "Friendly"],
      ["Bo", "Rude"],
    ]);
    const second = await list(path, `?limit=1&cursor=${first.body.meta.next_cursor}`);
    expect(second.map(({ id }) => id)).toEqual(["r1"]);
    expect(await list(path, "?status=resolved")).toEqual([]);
  });

  it("is resolved by one person's codes or by other codes, and undone exactly; each person's codes stay", async () => {
    const path = await newDoubleCoded();
    const [state, before] = [await stateOf(db, caller, path), await measure(path)];
    const [one, other] = (await list(path)) as [Disagreement, Disagreement];
    const coder = one.codings[1]?.coder;
    const done = await resolve(
      path,
      { response_id: one.response_id, action: "take", coder },
      { response_id: "id:r1", action: "change", codes: [{ name: "Expensive" }] },
    );
    expect(done.status).toBe(200);
    const resolved: Disagreement[] = done.body.data;
    expect(resolved.map(({ status, resolved_by, codes }) => [status, resolved_by, ...namesOf(codes)])).toEqual([
      ["resolved", "Cy", "Rude"],
      ["resolved", "Cy", "Expensive"],
    ]);
    expect(await measure(path)).toEqual({ ...before, disagreements: { open: 0, resolved: 2 } });
    expect(await list(path, "?status=open")).toEqual([]);

    await resolve(path, { response_id: one.response_id, action: "change", codes: [] });
    const reopen = [one, other].map(({ response_id }) => ({ response_id, action: "reopen" }));
    const reopened: Disagreement[] = (await resolve(path, ...reopen)).body.data;
    expect(reopened.map(({ status }) => status)).toEqual(["open", "open"]);
    expect(await stateOf(db, caller, path)).toEqual(state);
    const again = await resolve(path, ...reopen);
    expect([again.status, again.body.error.code]).toEqual([409, "CONFLICT"]);
  });

  it("is open again once one of them has coded the answer again", async () => {
    const path = await newDoubleCoded();
    const [one] = (await list(path)) as [Disagreement];
    await resolve(path, { response_id: one.response_id, action: "change", codes: [] });
    const change = { response_id: one.response_id, action: "change", codes: [{ name: "Expensive" }] };
    await workspace.call(decisions, "POST", { params: path, body: { reviewer: "Ann", decisions: [change] } });
    expect((await list(path, "?status=open")).map(({ id }) => id)).toEqual(["r0", "r1"]);
    const reopen = await resolve(path, { response_id: one.response_id, action: "reopen" });
    expect(reopen.body.error.code).toBe("CONFLICT");
  });

  it("follows the codebook: merged codes agree, and a lost code is not put back", async () => {
    const path = await newDoubleCoded();
    const [{ response_id }] = (await list(path)) as [Disagreement];
    await resolve(path, { response_id, action: "change", codes: [{ name: "Rude" }] });
    const { codebook } = await stateOf(db, caller, path);
    const [friendly, rude, expensive] = codebook.flatMap(({ codes }) => codes.map(({ id }) => id)) as [
      string,
      string,
      string,
    ];
    await mergeCodes(db, caller, { ...path, codeId: rude }, [friendly]);
    expect((await list(path)).map(({ id }) => id)).toEqual(["r1"]);
    const lost = await resolve(path, { response_id, action: "reopen" });
    expect([lost.status, lost.body.error.code]).toEqual([409, "CONFLICT"]);
    await deleteCode(db, caller, { ...path, codeId: expensive });
    expect(await list(path)).toEqual([]);
  });

  it("stores all resolutions or none, only for answers that several people coded", async () => {
    const path = await newDoubleCoded();
    const state = await stateOf(db, caller, path);
    const fine = { response_id: "id:r0", action: "change", codes: [{ name: "Rude" }] };
    for (const [wrong, status, at] of [
      [{ response_id: "id:r1", action: "take", coder: "nobody" }, 422, "resolutions[1].coder"],
      [{ response_id: "id:r1", action: "change", codes: [{ name: "Nothing" }] }, 422, "resolutions[1].codes[0].name"],
      [{ response_id: "id:r1", action: "take" }, 422, "resolutions[1].coder"],
      [{ response_id: "id:r0", action: "reopen" }, 422, "resolutions[1].response_id"],
      [{ response_id: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f", action: "reopen" }, 404, undefined],
    ] as const) {
      const reply = await resolve(path, fine, wrong);
      expect([reply.status, reply.body.error.issues?.[0]?.path], JSON.stringify(wrong)).toEqual([status, at]);
    }
    expect(await stateOf(db, caller, path)).toEqual(state);
    const stranger = await newWorkspace(db);
    for (const route of [agreement, disagreements]) {
      expect((await stranger.call(route, "GET", { params: path })).status).toBe(404);
    }
    const foreign = await stranger.call(resolutions, "POST", { params: path, body: { resolutions: [fine] } });
    expect(foreign.status).toBe(404);
  });
});
