import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { responses } from "@/db/schema/responses";
import type { Method } from "@/lib/api/contract/operation";
import { operatorFor } from "@/lib/auth/caller";
import { deleteCode } from "@/lib/codebook/edit-codes";
import { codeIds, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as comparison from "../../../analytics/wave-comparison/route";
import * as usage from "../../../usage/route";
import * as groups from "../../route";
import * as coding from "./code/route";
import * as anchor from "./route";

const FRAME = { Staff: ["Friendly staff"], Price: ["Expensive"] };
const times = (count: number, codes: string[]) => Array.from({ length: count }, () => codes);

describe("an anchor sample over HTTP", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let waves: { projectId: string; questionId: string }[];
  let params: { id: string };
  /**
   * In the first wave, the coder misses a quarter of the answers about friendly staff; the texts of the second wave
   * don't matter.
   */
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const caller = operatorFor(workspace.organizationId);
    const first = await newCodedQuestion(db, caller, FRAME, [...times(30, ["Friendly staff"]), ...times(10, [])]);
    await db
      .update(responses)
      .set({ text: sql`'The staff in house ' || ${responses.position} || ' were very friendly'` })
      .where(eq(responses.questionId, first.questionId));
    const second = await newCodedQuestion(db, caller, FRAME, [...times(36, ["Friendly staff"]), ...times(4, [])]);
    waves = [first, second];
    const body = { name: "Guests", question_ids: waves.map(({ questionId }) => questionId) };
    params = { id: (await workspace.call(groups, "POST", { body })).body.data.id };
  });
  const call = (route: Parameters<typeof workspace.call>[0], method: Method, body?: object) =>
    workspace.call(route, method, { params, ...(body && { body }) });
  const balance = async () => (await workspace.call(usage, "GET")).body.data.credits_remaining;
  const compare = async (body: object = {}) =>
    (await workspace.call(comparison, "POST", { body: { group_id: params.id, ...body } })).body.data.codes;

  it("is drawn once, free of charge, and tells what coding it costs", async () => {
    expect((await call(anchor, "GET")).status).toBe(404);
    expect((await call(anchor, "POST", { size: 29 })).status).toBe(422);
    const before = await balance();
    const frozen = await call(anchor, "POST", {});
    expect(frozen.status).toBe(201);
    expect(frozen.body.data).toMatchObject({ wave: 1, answers: 40, credits_per_coding: 40, codings: [] });
    expect(await balance()).toBe(before);
    expect((await call(anchor, "POST", {})).body.error.code).toBe("CONFLICT");
    const [code] = await compare();
    expect(code.differences[0].points).toBeCloseTo(15, 9);
    expect(code.differences[0].drift).toBeNull();
  });

  it("splits a trend into change of coder and of respondents", async () => {
    const before = await balance();
    const questionId = waves[1]?.questionId;
    const coded = await call(coding, "POST", { question_id: questionId });
    expect(coded.status).toBe(200);
    expect(coded.body.data.codings).toMatchObject([
      { question_id: questionId, wave: 2, answers: 40, credits_used: 40, outdated: false },
    ]);
    expect(await balance()).toBe(before - 40);
    const [code, other] = await compare();
    const { points, drift } = code.differences[0];
    expect(drift).toMatchObject({ answers: 40, changed: { gained: 10, lost: 0 }, coder: { points: 25 } });
    expect(drift.coder.points + drift.respondents.points).toBeCloseTo(points, 9);
    expect(drift.coder.interval.low).toBeGreaterThan(5);
    expect(drift.respondents.interval.low).toBeLessThan(-10);
    expect(other.differences[0].drift.changed).toEqual({ gained: 0, lost: 0 });
    expect((await compare({ filter: { reviewed: false } }))[0].differences[0].drift).toBeNull();
  });

  it("refuses its own wave, other questions and strangers", async () => {
    const own = await call(coding, "POST", { question_id: waves[0]?.questionId });
    expect([own.status, own.body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect((await call(coding, "POST", { question_id: params.id })).status).toBe(404);
    const stranger = await newWorkspace(db);
    const body = { question_id: waves[1]?.questionId };
    expect((await stranger.call(anchor, "GET", { params })).status).toBe(404);
    expect((await stranger.call(anchor, "DELETE", { params })).status).toBe(404);
    expect((await stranger.call(coding, "POST", { params, body })).status).toBe(404);
  });

  it("leaves out answers that changed, and codings with codes that no longer exist", async () => {
    const [first = { projectId: "", questionId: "" }] = waves;
    const isFirst = and(eq(responses.questionId, first.questionId), eq(responses.position, 0));
    await db.update(responses).set({ text: "Something else" }).where(isFirst);
    expect((await call(anchor, "GET")).body.data.answers).toBe(39);
    const { Expensive = "" } = await codeIds(db, first.questionId);
    await deleteCode(db, operatorFor(workspace.organizationId), { ...first, codeId: Expensive });
    expect((await call(anchor, "GET")).body.data.codings[0].outdated).toBe(true);
    expect((await compare())[0].differences[0].drift).toBeNull();
    expect((await call(anchor, "DELETE")).body.data).toEqual({ id: params.id, deleted: true });
    expect((await call(anchor, "GET")).status).toBe(404);
  });
});
