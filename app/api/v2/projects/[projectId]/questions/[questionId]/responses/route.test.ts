import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as questionRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/route";
import * as uploadRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { numberCodebook } from "@/lib/codebook/codebook";
import { writeCodebook } from "@/lib/codebook/write-codebook";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { storeAssignments } from "@/lib/coding/store-assignments";
import { localEngine } from "@/lib/engines/local/engine";
import { readExamples } from "@/lib/responses/read-examples";
import { useDatabase } from "@/test/database";
import { dispatched, runStages } from "@/test/run-stages";
import { newWorkspace } from "@/test/workspace";
import * as oneRoute from "./[responseId]/route";
import * as deleteRoute from "./delete/route";
import * as route from "./route";

const code = (name: string, sentiment: "Positive" | "Negative" | "Neutral" = "Neutral") => ({
  name,
  definition: null,
  sentiment,
});
const DRAFT = [
  { name: "Staff", codes: [code("Friendly", "Positive"), code("Rude", "Negative"), code("Other")] },
  { name: "Room", codes: [code("Noisy", "Negative"), code("Other")] },
];
const ANSWERS = [
  { id: "a", text: "The staff smiled 100% of the time", segments: { region: "north", nights: 2 } },
  { id: "b", text: "Rude staff and a noisy room", segments: { region: "south", nights: "2" } },
  { id: "c", text: "房间很干净，Frühstück war gut", segments: { region: "north" } },
  { id: "d", text: "The street kept me awake" },
];

type Shown = { id: string; response_id: string; reviewed: boolean; codes: Record<string, unknown>[] };

describe("the answers of a question", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let stranger: typeof workspace;
  let caller: Caller;
  let path: { projectId: string; questionId: string };
  let codebook: ReturnType<typeof numberCodebook>;
  /** Our ids by the caller's. */
  let ids: Record<string, string>;

  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 1_000 });
    stranger = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
  });

  beforeEach(async () => {
    const project = { name: "Guests", questions: [{ text: "What could be better?" }] };
    const { id, questions } = (await workspace.call(projectsRoute, "POST", { body: project })).body.data;
    path = { projectId: id, questionId: questions[0].id };
    await workspace.call(uploadRoute, "POST", { body: { responses: ANSWERS }, params: path });
    codebook = numberCodebook(DRAFT, "qualitative");
    await writeCodebook(db, { ...caller, ...path }, [], codebook);
    await db.execute(sql`update questions set status = 'codebook_ready' where id = ${path.questionId}`);
    const { data } = (await workspace.call(route, "GET", { params: path })).body;
    ids = Object.fromEntries(data.map((shown: Shown) => [shown.id, shown.response_id]));
  });

  const idOf = (answer: string) => ids[answer] ?? "";
  const codeId = (category: number, place: number) => codebook[category]?.codes[place]?.id ?? "";
  const list = async (query: string) => (await workspace.call(route, "GET", { params: path, query })).body;
  const found = async (query: string) => (await list(query)).data.map(({ id }: Shown) => id).join("");
  const patch = (answer: string, body: unknown) =>
    workspace.call(oneRoute, "PATCH", { body, params: { ...path, responseId: idOf(answer) } });
  const bulk = (responses: unknown) => workspace.call(route, "PATCH", { body: { responses }, params: path });
  const question = async () => (await workspace.call(questionRoute, "GET", { params: path })).body.data;
  const give = (answer: string, mentions: [id: string, sentiment: "Positive" | "Negative", "high" | "low"][]) =>
    storeAssignments(db, { organizationId: caller.organizationId, engine: "local/1" }, [
      {
        answerId: idOf(answer),
        mentions: mentions.map(([id, mentionSentiment, confidence]) => ({
          codeId: id,
          mentionSentiment,
          confidence,
          evidence: null,
        })),
      },
    ]);

  describe("are listed", () => {
    it("in the order of arrival, page after page, with their number where nothing is filtered", async () => {
      const first = await list("?limit=3");
      const rest = await list(`?limit=3&cursor=${first.meta.next_cursor}`);
      expect([...first.data, ...rest.data].map(({ id }) => id).join("")).toBe("abcd");
      expect([first.meta.total, rest.meta.next_cursor]).toEqual([4, null]);
      expect((await list("?q=staff")).meta).not.toHaveProperty("total");
    });

    it("by code, category, sentiment and confidence of one and the same mention", async () => {
      await give("a", [[codeId(0, 0), "Positive", "high"]]);
      await give("b", [
        [codeId(0, 1), "Negative", "high"],
        [codeId(1, 0), "Negative", "low"],
      ]);
      await give("d", [[codeId(1, 1), "Negative", "high"]]);
      const cases = {
        [`code=${codeId(0, 0)}`]: "a",
        "code=2": "b",
        "code=Rude": "b",
        "code=Other": "d",
        "code=Other&category=Staff": "",
        "category=Staff": "ab",
        [`category=${codebook[1]?.id}`]: "bd",
        "sentiment=Negative": "bd",
        "confidence=low": "b",
        "category=Room&confidence=high": "d",
        "code=Rude&confidence=low": "",
        "coded=true": "abd",
        "coded=false": "c",
      };
      for (const [query, expected] of Object.entries(cases)) expect(await found(`?${query}`), query).toBe(expected);
      for (const query of ["code=Nothing", "category=Nothing", "code=Friendly&category=Room"]) {
        expect((await workspace.call(route, "GET", { params: path, query: `?${query}` })).status, query).toBe(422);
      }
    });

    it("by segments, flags, state of review, and any part of their text", async () => {
      await db.execute(sql`update responses set flags = '{duplicate}', coded_at = now() where id = ${idOf("b")}`);
      await patch("c", { codes: [] });
      const cases = {
        "segment=region=north": "ac",
        "segment=nights=2": "ab",
        "segment=region=north&segment=nights=2": "a",
        "segment=region=": "",
        "flag=duplicate": "b",
        "flag=empty": "",
        "reviewed=true": "c",
        "reviewed=false": "abd",
        "coded=uncoded": "ad",
        "q=STAFF": "ab",
        "q=oi": "b",
        "q=%25": "a",
        "q=_": "",
        "q=干净": "c",
        "q=FRÜHST": "c",
        "q=staff&segment=region=south": "b",
      };
      for (const [query, expected] of Object.entries(cases)) expect(await found(`?${query}`), query).toBe(expected);
      for (const query of ["segment=north", "flag=x", "reviewed=1", "coded=no", "q=", "cursor=99999999999"]) {
        expect((await workspace.call(route, "GET", { params: path, query: `?${query}` })).status, query).toBe(422);
      }
    });
  });

  describe("are coded by hand", () => {
    it("by name, number of the category where needed, or id, in the order given", async () => {
      await give("b", [[codeId(1, 0), "Positive", "low"]]);
      const codes = [
        { name: "Noisy" },
        { name: "Other", category: "Staff", sentiment: "Mixed" },
        { code_id: codeId(0, 1) },
        { name: "Noisy" },
      ];
      const reply = await patch("b", { codes, segments: { region: null, stay: 3 } });
      expect(reply.status).toBe(200);
      const { data } = reply.body;
      expect(data).toMatchObject({ id: "b", reviewed: true, segments: { nights: "2", stay: 3 } });
      expect(
        data.codes.map((shown: Record<string, unknown>) => [
          shown.name,
          shown.category,
          shown.mention_sentiment,
          shown.confidence,
        ]),
      ).toEqual([
        ["Noisy", "Room", "Positive", "high"],
        ["Other", "Staff", "Mixed", "high"],
        ["Rude", "Staff", "Negative", "high"],
      ]);
      expect((await workspace.call(oneRoute, "GET", { params: { ...path, responseId: idOf("b") } })).body.data).toEqual(
        data,
      );
    });

    it("only by codes that the codebook has, and one at a time", async () => {
      await give("a", [[codeId(0, 0), "Positive", "high"]]);
      const unknown = await patch("a", { codes: [{ name: "Rude" }, { name: "Nothing" }] });
      expect([unknown.status, unknown.body.error.issues]).toEqual([
        422,
        [{ path: "codes[1].name", message: 'names no code of this question: "Nothing"' }],
      ]);
      const ambiguous = await patch("a", { codes: [{ name: "Other" }] });
      expect(ambiguous.body.error.issues?.[0]).toMatchObject({
        path: "codes[0].category",
        message: expect.stringContaining('"Staff", "Room"'),
      });
      for (const body of [{}, { codes: [{}] }, { codes: [{ name: "Rude", sentiment: "Angry" }] }, { text: "x" }]) {
        expect((await patch("a", body)).status, JSON.stringify(body)).toBe(422);
      }
      expect((await list("?code=Friendly")).data).toMatchObject([{ id: "a", reviewed: false }]);
    });

    it("many at once, all or none", async () => {
      const entry = (answer: string, more: object) => ({ response_id: idOf(answer), ...more });
      const refusals = [
        [[entry("a", { reviewed: true }), entry("b", { codes: [{ name: "Nothing" }] })], 422],
        [[entry("a", { reviewed: true }), { response_id: path.questionId, reviewed: true }], 404],
        [[entry("a", { reviewed: true }), entry("a", { reviewed: false })], 422],
        [[], 422],
      ] as const;
      for (const [responses, status] of refusals) expect((await bulk(responses)).status).toBe(status);
      expect(await found("?reviewed=true")).toBe("");
      const reply = await bulk([
        entry("d", { codes: [{ name: "Noisy" }] }),
        entry("a", { codes: [{ name: "Friendly" }] }),
      ]);
      expect(reply.body.data.map(({ id, reviewed, codes }: Shown) => [id, reviewed, codes[0]?.name])).toEqual([
        ["d", true, "Noisy"],
        ["a", true, "Friendly"],
      ]);
    });

    it("and stay so through later runs of the machine, which learns from them", async () => {
      await patch("a", { codes: [{ name: "Rude" }] });
      await patch("b", { codes: [] });
      await acceptCodingJob(db, caller, path);
      for (const job of await dispatched(db)) {
        await patch("d", { codes: [{ name: "Noisy" }] });
        await runStages(db, job, localEngine);
      }
      const { data } = await list("");
      const names = Object.fromEntries(data.map(({ id, codes }: Shown) => [id, codes.map(({ name }) => name)]));
      expect(names).toMatchObject({ a: ["Rude"], b: [], d: ["Noisy"] });
      expect(await readExamples(db, { ...caller, ...path })).toEqual([
        { text: "The street kept me awake", codeIds: [codeId(1, 0)], sentiments: ["Negative"] },
        { text: "Rude staff and a noisy room", codeIds: [], sentiments: [] },
        { text: "The staff smiled 100% of the time", codeIds: [codeId(0, 1)], sentiments: ["Negative"] },
      ]);
    });

    it("until the question is coded, and opened again", async () => {
      for (const answer of ["a", "b", "c"]) await patch(answer, { reviewed: true });
      expect((await question()).status).toBe("codebook_ready");
      await patch("d", { reviewed: true });
      expect((await question()).status).toBe("coded");
      expect((await patch("d", { reviewed: false })).body.data.reviewed).toBe(false);
      expect((await question()).status).toBe("codebook_ready");
    });
  });

  it("are deleted one or many, all or none, and the others keep their order", async () => {
    const remove = (answer: string) =>
      workspace.call(oneRoute, "DELETE", { params: { ...path, responseId: idOf(answer) } });
    const removeMany = (all: string[]) => workspace.call(deleteRoute, "POST", { body: { ids: all }, params: path });
    expect((await remove("b")).body.data).toEqual({ id: idOf("b"), deleted: true });
    expect((await remove("b")).status).toBe(404);
    expect((await removeMany([idOf("a"), idOf("b")])).status).toBe(404);
    expect([await found(""), (await question()).response_count]).toEqual(["acd", 3]);
    await acceptCodingJob(db, caller, path);
    expect((await remove("a")).body.error.code).toBe("JOB_ALREADY_RUNNING");
    for (const job of await dispatched(db)) await runStages(db, job, localEngine);
    expect((await removeMany([idOf("c"), idOf("a"), idOf("c")])).body.data).toEqual({ deleted: 2 });
    expect(await found("")).toBe("d");
    await remove("d");
    expect(await question()).toMatchObject({ status: "codebook_ready", response_count: 0 });
  });

  it("are hidden from other organizations and other questions", async () => {
    const other = { name: "Other", questions: [{ text: "Else?" }] };
    const { id, questions } = (await workspace.call(projectsRoute, "POST", { body: other })).body.data;
    const elsewhere = { projectId: id, questionId: questions[0].id };
    const responseId = idOf("a");
    const requests = [
      [route, "GET", {}],
      [route, "PATCH", { body: { responses: [{ response_id: responseId, reviewed: true }] } }],
      [deleteRoute, "POST", { body: { ids: [responseId] } }],
      [oneRoute, "GET", {}],
      [oneRoute, "PATCH", { body: { reviewed: true } }],
      [oneRoute, "DELETE", {}],
    ] as const;
    for (const [handlers, method, more] of requests) {
      const foreign = await stranger.call(handlers, method, { ...more, params: { ...path, responseId } });
      expect([foreign.status, foreign.body.error.code], method).toEqual([404, "NOT_FOUND"]);
      if (handlers === route && method === "GET") continue;
      const misplaced = await workspace.call(handlers, method, { ...more, params: { ...elsewhere, responseId } });
      expect(misplaced.status, method).toBe(404);
    }
    expect((await list("?q=smiled")).data).toMatchObject([{ response_id: responseId, reviewed: false }]);
  });
});
