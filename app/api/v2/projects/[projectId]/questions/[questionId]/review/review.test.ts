import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as corrected from "@/app/api/v2/analytics/corrected-shares/route";
import * as quality from "@/app/api/v2/analytics/quality/route";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import type { correctShares } from "@/lib/quality/correct-shares";
import { decideResponses } from "@/lib/responses/decide-responses";
import { listAnswers } from "@/lib/responses/list-answers";
import { listAssignments } from "@/lib/responses/list-assignments";
import { claimAnswers } from "@/lib/review/claim-answers";
import { decideClaims } from "@/lib/review/decide-claims";
import { drawSample } from "@/lib/review/draw-sample";
import { behindLocks } from "@/test/behind-locks";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import * as claims from "./claims/route";
import * as decisions from "./decisions/route";
import * as review from "./route";
import * as sample from "./sample/route";

type Path = Awaited<ReturnType<typeof newCodedQuestion>>;
type Item = Awaited<ReturnType<typeof claimAnswers>>[number];
type Given = Parameters<typeof newCodedQuestion>[3][number];

describe("the review queue", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
  });

  const FRAME = { Staff: ["Friendly", "Rude"], Price: ["Expensive"] };
  const times = (count: number, given: Given): Given[] => Array.from({ length: count }, () => given);
  const low = { code: "Rude", confidence: "low" as const };

  async function claim(path: Path, body: object = {}): Promise<Item[]> {
    const reply = await workspace.call(claims, "POST", { params: path, body });
    expect([reply.status, reply.body.error]).toEqual([200, undefined]);
    return reply.body.data;
  }
  const decide = (path: Path, given: object[], reviewer?: string) =>
    workspace.call(decisions, "POST", { params: path, body: { ...(reviewer && { reviewer }), decisions: given } });
  const accept = ({ response_id }: Item) => ({ response_id, action: "accept" });
  const change = ({ response_id }: Item, ...names: string[]) => ({
    response_id,
    action: "change",
    codes: names.map((name) => ({ name })),
  });
  /** Accepts each answer by itself: accepting several at once is no check of them. */
  async function acceptEach(path: Path, items: readonly Item[], reviewer?: string) {
    for (const item of items) expect((await decide(path, [accept(item)], reviewer)).status).toBe(200);
  }
  const show = async (path: Path) => (await workspace.call(review, "GET", { params: path })).body.data;

  it("orders by expected gain, with a share drawn at random", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [
      ...times(20, ["Friendly"]),
      ...times(4, [low]),
      ["Expensive", "Friendly"],
    ]);
    const items = await claim(path, { limit: 6, control_share: 0.3 });
    expect(items.map(({ reason }) => reason === "control")).toEqual([true, true, false, false, false, false]);
    const names = items.map(({ codes }) => codes[0]?.name);
    expect(names).toContain("Expensive");
    expect(names.filter((name) => name === "Rude").length).toBeGreaterThanOrEqual(3);
    for (const { reason, codes } of items.slice(2)) {
      expect(reason).toBe(codes[0]?.name === "Expensive" ? "rare" : "uncertain");
    }
    const gains = items.slice(2).map(({ gain }) => gain ?? 0);
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
    expect(await claim(path, { limit: 6, control_share: 0.3 })).toEqual(
      expect.arrayContaining(items.map((item) => expect.objectContaining({ response_id: item.response_id }))),
    );
  });

  it("asks first for what a person decided otherwise elsewhere", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"], ["Friendly"], [low], ["Friendly"]]);
    await db.execute(sql`update responses set text = case when position < 2 then 'Nice ' else text end
      where question_id = ${path.questionId}`);
    const all = await claim(path, { control_share: 0 });
    const first = all.find(({ id }) => id === "r0") as Item;
    await decide(path, [
      change(first, "Expensive"),
      ...all.filter((item) => item !== first).map((item) => ({ response_id: item.response_id, action: "release" })),
    ]);
    const [next] = await claim(path, { control_share: 0, limit: 1 });
    expect(next).toMatchObject({ id: "r1", reason: "inconsistent" });
  });

  it("gives no answer to two reviewers, until a lease ends", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, times(12, ["Friendly"]));
    const reviewers = ["Ann", "Bo", "Cy"];
    const parts = await Promise.all(reviewers.map((reviewer) => claim(path, { reviewer, limit: 4 })));
    const ids = parts.flat().map(({ response_id }) => response_id);
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
    expect(await claim(path, { reviewer: "Di", second_share: 0 })).toEqual([]);
    const [ofAnn] = parts[0] as [Item];
    expect((await decide(path, [accept(ofAnn)], "Di")).body.error.code).toBe("CONFLICT");

    await db.execute(sql`update review_claims set claimed_until = now() - interval '1 s'
      where response_id = ${ofAnn.response_id}`);
    const [now] = await claim(path, { reviewer: "Di" });
    expect(now?.response_id).toBe(ofAnn.response_id);
    expect((await decide(path, [accept(ofAnn)], "Ann")).body.error.code).toBe("CONFLICT");
    expect((await decide(path, [accept(ofAnn)], "Di")).status).toBe(200);
  });

  it.each(["before the lease ends", "after the lease has ended"])(
    "hands out no answer that is being decided %s",
    async (when) => {
      const path = await newCodedQuestion(db, caller, FRAME, times(2, ["Friendly"]));
      const request = { limit: 2, controlShare: 0, secondShare: 0, lease: 60 };
      const [item] = (await claimAnswers(db, caller, path, { ...request, reviewer: "Ann", limit: 1 })) as [Item];
      const isOver = when.startsWith("after");
      if (isOver)
        await db.execute(sql`update review_claims set claimed_until = now() where question_id = ${path.questionId}`);
      const decision = { responseId: item.response_id, action: "accept" as const };
      const [claimed] = await behindLocks(
        db,
        1,
        (tx) => decideClaims(tx, caller, path, { reviewer: "Ann", decisions: [decision] }),
        () => [claimAnswers(db, caller, path, { ...request, reviewer: isOver ? "Bo" : "Ann" })],
      );
      const ids = claimed?.status === "fulfilled" ? claimed.value.map(({ response_id }) => response_id) : [];
      expect([ids.length, ids.includes(item.response_id)]).toEqual([1, false]);
      expect((await show(path)).reviewers).toContainEqual(expect.objectContaining({ accepted: 1 }));
    },
  );

  it("takes acceptances, changes and skips, all or none", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, times(4, ["Friendly"]));
    const [one, two, three, four] = (await claim(path, { reviewer: "Ann" })) as [Item, Item, Item, Item];
    const wrong = await decide(path, [accept(one), change(two, "Nonsense")], "Ann");
    expect(wrong.body.error.issues?.[0]?.path).toBe("decisions[1].codes[0].name");
    expect((await show(path)).reviewed).toBe(0);
    const skip = { response_id: three.response_id, action: "skip" };
    const release = { response_id: four.response_id, action: "release" };
    const done = await decide(path, [accept(one), change(two, "Rude"), skip, release], "Ann");
    expect(done.body.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "accepted",
      "changed",
      "skipped",
      "released",
    ]);
    const idsFor = async (reviewer: string) =>
      (await claim(path, { reviewer, second_share: 0 })).map((item) => item.response_id);
    expect(await idsFor("Ann")).toEqual([four.response_id]);
    expect(await idsFor("Bo")).toEqual([three.response_id]);
    const { reviewed, reviewers } = await show(path);
    expect(reviewed).toBe(2);
    expect(reviewers[0]).toMatchObject({ accepted: 1, changed: 1, claimed: 1 });
  });

  it("has a part of the random sample coded by a second person, who does not see the first", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, times(32, ["Friendly"]));
    const shares = { limit: 50, control_share: 1, second_share: 1 };
    const all = await claim(path, { reviewer: "Ann", ...shares });
    await acceptEach(path, all, "Ann");
    expect(await claim(path, { reviewer: "Ann", ...shares })).toEqual([]);
    const seconds = await claim(path, { reviewer: "Bo", ...shares });
    expect(seconds.length).toBeGreaterThanOrEqual(30);
    for (const item of seconds) expect(item).toMatchObject({ task: "second", reason: "second", codes: [] });
    expect((await decide(path, [accept(seconds[0] as Item)], "Bo")).status).toBe(422);
    const [first, ...others] = seconds as [Item, ...Item[]];
    await decide(path, [change(first, "Rude"), ...others.map((item) => change(item, "Friendly"))], "Bo");
    expect((await show(path)).coded_twice).toBe(seconds.length);

    const body = { project_id: path.projectId, question_id: path.questionId };
    const { people, codes } = (await workspace.call(quality, "POST", { body })).body.data;
    expect(people.answers).toBe(seconds.length);
    expect(people.exact_match.value).toBeCloseTo((seconds.length - 1) / seconds.length, 12);
    // The answers themselves keep Ann's codes.
    expect(codes[0].decisions).toMatchObject({ both: 32 });
  });

  it("makes the sample by which percentages are corrected", async () => {
    // A person confirms Friendly for two thirds of 60 answers that have it, and for none of 60 that don't.
    const path = await newCodedQuestion(db, caller, FRAME, [...times(60, ["Friendly"]), ...times(60, [])]);
    const body = { project_id: path.projectId, question_id: path.questionId };
    const shares = async (): Promise<Awaited<ReturnType<typeof correctShares>>> =>
      (await workspace.call(corrected, "POST", { body })).body.data;
    const before = await shares();
    expect(before.sample).toMatchObject({ answers: 0, answers_needed: 30 });
    expect(before.codes[0]).toMatchObject({ raw: { count: 60, percentage: 50 }, corrected: null, bias: null });

    const sample = await claim(path, { limit: 45, control_share: 1, second_share: 0 });
    const given = sample.filter(({ codes }) => codes.length > 0);
    const wrong = given.slice(0, Math.round(given.length / 3));
    await decide(
      path,
      wrong.map((item) => change(item)),
    );
    await acceptEach(
      path,
      sample.filter((item) => !wrong.includes(item)),
    );
    expect((await show(path)).control).toMatchObject({ answers: 45, reviewed: 45, waiting: 0, probability: 45 / 120 });
    const [friendly] = (await shares()).codes;
    const precision = (given.length - wrong.length) / given.length;
    expect(friendly?.corrected?.percentage).toBeCloseTo(50 * precision, 9);
    expect(friendly?.bias).toBeGreaterThan(0);
    expect(friendly?.corrected?.interval?.high).toBeLessThan(50);
    const { sample: compared } = (await workspace.call(quality, "POST", { body })).body.data;
    expect(compared).toMatchObject({ kind: "random", answers: 45 });

    const { items } = await listAssignments(db, caller, path, { limit: 60 });
    const seen = new Set(sample.map(({ response_id }) => response_id));
    const edits = items.filter(({ response_id }) => !seen.has(response_id)).slice(0, 10);
    await decideResponses(
      db,
      caller,
      path,
      edits.map(({ response_id }) => ({ responseId: response_id, codes: [], reviewed: false })),
    );
    const [after] = (await shares()).codes;
    expect(after?.corrected?.percentage).toBeCloseTo(50 * precision, 9);
    expect(after?.raw.count).toBe((friendly?.raw.count ?? 0) - 10);
  });

  it("draws a random sample by its size or its interval, at least 30 answers and at most all", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, times(120, ["Friendly"]));
    const drawn = async (body: object) => (await workspace.call(sample, "POST", { params: path, body })).body.data;
    expect((await drawn({ half_width: 0.5, blind: true })).control).toMatchObject({ answers: 30, blind: true });
    // A share of one half is known to ±10 points from 93 answers: Wilson's interval of 46.5 in 93.
    expect((await drawn({ half_width: 0.1 })).control).toMatchObject({ answers: 93, waiting: 93, blind: false });
    expect((await drawn({ size: 40 })).control.answers).toBe(93);
    const { control } = await drawn({ size: 1_000 });
    expect(control).toMatchObject({ answers: 120, probability: 1, reviewed: 0 });
    for (const body of [{}, { size: 29 }, { half_width: 0.1, size: 40 }]) {
      expect((await workspace.call(sample, "POST", { params: path, body })).status, JSON.stringify(body)).toBe(422);
    }
    const empty = await newCodedQuestion(db, caller, FRAME, []);
    const refused = await workspace.call(sample, "POST", { params: empty, body: { size: 30 } });
    expect(refused.body.error.code).toBe("NO_DATA");
  });

  it("draws every answer with the same probability", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, times(3_000, ["Friendly"]));
    await drawSample(db, caller, path, { size: 1_500, blind: false });
    const { answers } = await listAnswers(db, caller.organizationId, path.questionId, { view: "sample", limit: 1_500 });
    const early = answers.filter(({ externalId }) => Number(externalId.slice(1)) < 1_500).length;
    // Of 1,500 drawn out of 3,000, 750 are early ones, with a standard deviation of 14.
    expect(Math.abs(early - 750)).toBeLessThan(5 * 14);
  });

  it("corrects the shares of each segment by its own part of the sample, and by weight", async () => {
    // The machine gives Friendly to all; people confirm it for all women and for none of the men.
    const path = await newSegmentedQuestion(db, caller, FRAME, [
      { answers: 40, segments: { sex: "f", size: "2" }, codes: ["Friendly"] },
      { answers: 40, segments: { sex: "m", size: "1" }, codes: ["Friendly"] },
      { answers: 10, segments: { sex: "x", size: "1" }, codes: [] },
    ]);
    const answers = await listAnswers(db, caller.organizationId, path.questionId, { limit: 90 });
    const coded = answers.answers.map(({ id, segments }) => ({
      responseId: id,
      codes: segments.sex === "f" ? [{ name: "Friendly" }] : [],
    }));
    await decideResponses(db, caller, path, coded);
    const body = { project_id: path.projectId, question_id: path.questionId, segment_keys: ["sex"] };
    const shares = async (): Promise<Awaited<ReturnType<typeof correctShares>>> =>
      (await workspace.call(corrected, "POST", { body })).body.data;
    const plain = await shares();
    expect(plain.columns.map(({ segment, sample }) => [segment, sample.answers, sample.answers_needed])).toEqual([
      ["sex=f", 40, 0],
      ["sex=m", 40, 0],
      ["sex=x", 10, 20],
    ]);
    const [friendly] = plain.codes;
    expect(friendly?.corrected?.percentage).toBeCloseTo((100 * 40) / 90, 9);
    expect(friendly?.cells.map(({ corrected }) => corrected && Math.round(corrected.percentage))).toEqual([
      100,
      0,
      null,
    ]);

    await db.execute(sql`update questions set weight_key = 'size' where id = ${path.questionId}`);
    const weighted = await shares();
    expect(weighted).toMatchObject({ weighted: true, weight_key: "size", base: 90 });
    expect(weighted.effective_base).toBeCloseTo(130 ** 2 / 210, 9);
    expect(weighted.codes[0]?.raw.percentage).toBeCloseTo((100 * 80) / 130, 9);
    expect(weighted.codes[0]?.corrected?.percentage).toBeCloseTo((100 * 80) / 130, 9);
    const refused = await workspace.call(corrected, "POST", { body: { ...body, segment_keys: ["age"] } });
    expect(refused.status).toBe(422);
    for (const filter of [{ any_of: ["Friendly"] }, { confidence: "low" }, { reviewed: false }, { coded: "true" }]) {
      const biased = await workspace.call(corrected, "POST", { body: { ...body, filter } });
      expect([biased.status, biased.body.error?.issues?.[0]?.path]).toEqual([422, "filter"]);
    }
    expect((await workspace.call(corrected, "POST", { body: { ...body, filter: { q: "a" } } })).status).toBe(200);
  });

  it("is NOT_FOUND for others", async () => {
    const path = await newCodedQuestion(db, caller, FRAME, [["Friendly"]]);
    const [item] = (await claim(path)) as [Item];
    const other = await newWorkspace(db);
    for (const [route, method, body] of [
      [review, "GET", undefined],
      [claims, "POST", {}],
      [sample, "POST", { size: 30 }],
      [decisions, "POST", { decisions: [accept(item)] }],
    ] as const) {
      expect((await other.call(route, method, { params: path, body })).status).toBe(404);
    }
  });
});
