import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { questions } from "@/db/schema/projects";
import { responses } from "@/db/schema/responses";
import { uploads } from "@/db/schema/uploads";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { exportSav } from "@/lib/export/sav/export-sav";
import type { SpssComponent } from "@/lib/export/sav/write-sav";
import { createGroup } from "@/lib/groups/groups";
import { newId } from "@/lib/ids/new-id";
import { readTable } from "@/lib/tables/read-table";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { startLoopback } from "@/test/loopback";
import { newWorkspace } from "@/test/workspace";
import * as savRoute from "./sav/route";

const FRAME = { Staff: ["Friendly 👍", "ودود جدًا"], Price: ["价格太高"] };
const LONG = `${"Ünïcödé 👩‍🚀 ".repeat(60)}end`;
const ALL = { include_demographics: true, include_sentiment: true, include_confidence: true, include_evidence: true };
const PLAIN = {
  layout: "columns_by_mention",
  demographics: false,
  sentiment: false,
  confidence: false,
  evidence: false,
  key: false,
} as const;

describe("an export for SPSS", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let caller: Caller;
  let ids: { project_id: string; question_id: string };
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { organizationId } = workspace;
    caller = operatorFor(organizationId);
    ids = await newQuestion([
      [{ code: "价格太高", sentiment: "Negative", confidence: "low" }, "Friendly 👍"],
      [],
      ["ودود جدًا"],
      [],
    ]);
    const ofQuestion = sql`question_id = ${ids.question_id}`;
    await db.execute(sql`update ${responses} set text = ${LONG},
      segments = '{"Age group": "25-34", "Nights": 2.5, "to": "x", "code": "007", "n": "12"}'
      where ${ofQuestion} and position = 0`);
    await db.execute(
      sql`update ${responses} set segments = '{"Nights": 10, "n": 5}' where ${ofQuestion} and position = 1`,
    );
    await db.execute(sql`update ${responses} set coded_at = null where ${ofQuestion} and position = 3`);
    await db.update(questions).set({ respondentColumn: "Resp. №" }).where(eq(questions.id, ids.question_id));
  });

  async function newQuestion(coded: Parameters<typeof newCodedQuestion>[3]) {
    const { projectId, questionId } = await newCodedQuestion(db, caller, FRAME, coded);
    return { project_id: projectId, question_id: questionId };
  }
  const post = (body: object) => workspace.call(savRoute, "POST", { body });
  async function read(body: object) {
    const reply = await post(body);
    expect(reply.status).toBe(200);
    const { columns, rows } = await readTable("a.sav", reply.bytes);
    return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])));
  }

  it("is a download that has the mentions as labelled numbers", async () => {
    const reply = await post(ids);
    expect(reply.headers.get("content-type")).toBe("application/x-spss-sav");
    expect(reply.headers.get("content-disposition")).toMatch(/^attachment; filename="what-stood-out\.sav"/);
    const rows = await read(ids);
    expect(rows[0]).toEqual({
      Resp: "r0",
      Q1: LONG,
      Q1_STATUS: "Has codes",
      Q1_M1: "价格太高",
      Q1_M2: "Friendly 👍",
      Q1_REVIEWED: "No",
      Q1_KEY: expect.stringMatching(/^[\w-]{22}\.[\w-]{8}\.\d+n-\d+u;0$/),
    });
    expect(rows.map((row) => [row.Q1_STATUS, row.Q1_M1])).toEqual([
      ["Has codes", "价格太高"],
      ["Has no code", ""],
      ["Has codes", "ودود جدًا"],
      ["", ""],
    ]);
  });

  it("has a variable per code, without a value for an answer that is still to be coded", async () => {
    const rows = await read({ ...ids, layout: "binary_dummy" });
    expect(rows.map(({ Q1_C1, Q1_C2, Q1_C3 }) => [Q1_C1, Q1_C2, Q1_C3])).toEqual([
      ["Mentioned", "Not mentioned", "Mentioned"],
      ["Not mentioned", "Not mentioned", "Not mentioned"],
      ["Not mentioned", "Mentioned", "Not mentioned"],
      ["", "", ""],
    ]);
  });

  it("has numeric segments as numbers, and the details of each mention", async () => {
    const [first, second] = await read({ ...ids, ...ALL });
    expect(first).toMatchObject({ Age_group: "25-34", Nights: "2.5", to_: "x", code: "007", n: "12" });
    expect(second).toMatchObject({ Age_group: "", Nights: "10", n: "5" });
    expect(first).toMatchObject({ Q1_S1: "Negative", Q1_F1: "low", Q1_S2: "Neutral", Q1_F2: "high", Q1_E1: "" });
    const [dummy] = await read({ ...ids, ...ALL, layout: "binary_dummy" });
    expect(dummy).toMatchObject({ Q1_S3: "Negative", Q1_F3: "low", Q1_S1: "Neutral", Q1_S2: "" });
  });

  it("leaves the survey's own columns their names", async () => {
    const own = await newQuestion([["Friendly 👍"]]);
    await db.execute(sql`update ${responses} set segments = '{"Q1": "7", "Q1_2": "1", "Q1_M1": "5", "Q1_C99": "1"}'
      where question_id = ${own.question_id}`);
    for (const layout of ["columns_by_mention", "binary_dummy"]) {
      const [row] = await read({ ...own, layout, include_demographics: true });
      expect(row).toMatchObject({ Q1: "7", Q1_2: "1", Q1_M1: "5", Q1_C99: "1", OPEN1_STATUS: "Has codes" });
    }
  });

  it.each([
    ["Q1", { Q7: "7", Q10_1: "1", OPEN1: "2" }],
    ["OPEN1", { Q1_2: "1", OPEN10: "2" }],
    ["CODED1", { q1: "1", OPEN1: "2" }],
    ["CODED1", { Q1_a: "1", OPEN1_STATUS: "2" }],
    ["Q1", { "Q1.a": "1", OPEN1_STATUS: "2" }],
  ])("begins our names with %s beside the survey's columns %o", async (name, segments) => {
    const own = await newQuestion([["Friendly 👍"]]);
    await db.execute(sql`update ${responses} set segments = ${JSON.stringify(segments)}::jsonb
      where question_id = ${own.question_id}`);
    const [row] = await read({ ...own, include_demographics: true });
    const { ID: _, ...variables } = row ?? {};
    const ours = ["", "_STATUS", "_M1", "_REVIEWED", "_KEY"].map((ending) => `${name}${ending}`);
    expect(Object.keys(variables).toSorted()).toEqual([...Object.keys(segments), ...ours].toSorted());
  });

  it("has the base of our tables in its 0/1 variables: no zero where an answer is empty or not coded", async () => {
    const own = await newQuestion([["Friendly 👍"], [], [], []]);
    await db.execute(sql`
      update ${responses} set flags = case when position = 2 then '{empty}' else flags end,
        coded_at = case when position = 3 then null else coded_at end
      where question_id = ${own.question_id}`);
    const rows = await read({ ...own, layout: "binary_dummy" });
    const [first] = Object.keys(rows[0] ?? {}).filter(
      (name) => /^Q1_C\d+$/.test(name) && rows[0]?.[name] === "Mentioned",
    );
    expect(rows.map((row) => row[first ?? ""])).toEqual(["Mentioned", "Not mentioned", "", ""]);
  });

  it("tells the waves of a group apart", async () => {
    const waves = [await newQuestion([["价格太高"]]), await newQuestion([[], ["Friendly 👍"]])];
    const questionIds = waves.map(({ question_id }) => question_id);
    await createGroup(db, caller, { name: "Tracker", questionIds });
    const labels = async () => new Set((await read({ ...waves[0], grouped: true })).map(({ WAVE }) => WAVE));
    expect(await labels()).toEqual(new Set(["Stay, wave 1", "Stay, wave 2"]));
    await db.execute(sql`update questions set text = 'In spring' where id = ${waves[1]?.question_id}`);
    expect(await labels()).toEqual(new Set(["What stood out?", "In spring"]));
    await db.execute(sql`update projects set name = 'Spring' where id = ${waves[1]?.project_id}`);
    const rows = await read({ ...waves[0], grouped: true });
    expect(rows.map(({ WAVE, ID, Q1_M1 }) => [WAVE, ID, Q1_M1])).toEqual([
      ["Stay", "r0", "价格太高"],
      ["Spring", "r0", ""],
      ["Spring", "r1", "Friendly 👍"],
    ]);
  });

  it("is written in pieces that fit together", async () => {
    const many = await newQuestion([["价格太高"]]);
    await db.execute(sql`
      insert into ${responses} (organization_id, id, question_id, external_id, position, text, coded_at)
      select ${workspace.organizationId}, gen_random_uuid(), ${many.question_id}, 'n' || n, n, repeat('ab ', n % 200), now()
      from generate_series(1, 2200) n`);
    const rows = await read(many);
    expect(rows).toHaveLength(2_201);
    expect(rows.at(-1)).toMatchObject({ ID: "n2200", Q1: "" });
    expect(rows[199]).toMatchObject({ ID: "n199", Q1: "ab ".repeat(199).trim(), Q1_STATUS: "Has no code" });
    const zipped = await post({ ...many, compression: "zlib" });
    expect(zipped.headers.get("content-disposition")).toContain('filename="what-stood-out.zsav"');
    expect(await read({ ...many, compression: "zlib" })).toEqual(rows);
    expect(zipped.bytes.length).toBeLessThan((await post(many)).bytes.length / 3);
    expect(await db.$count(uploads, eq(uploads.organizationId, workspace.organizationId))).toBe(0);
  });

  it("is refused without answers, for a foreign question and for a layout of tables", async () => {
    expect((await post(await newQuestion([]))).body.error.code).toBe("NO_DATA");
    expect((await post({ ...ids, question_id: newId() })).body.error.code).toBe("NOT_FOUND");
    expect((await post({ ...ids, layout: "wide" })).body.error.code).toBe("VALIDATION_ERROR");
    expect((await post({ ...ids, grouped: true })).body.error.code).toBe("NOT_GROUPED");
    const stranger = await newWorkspace(db);
    expect((await stranger.call(savRoute, "POST", { body: ids })).status).toBe(404);
  });

  describe("written by another component", () => {
    const source = () => ({ projectId: ids.project_id, questionId: ids.question_id, grouped: false });
    const ask = (component: SpssComponent, compression: "bytecode" | "zlib" = "bytecode") =>
      exportSav(db, caller, source(), { ...PLAIN, compression }, component);

    it("is the component's file, made of the dictionary and the cases", async () => {
      const { url, received } = await startLoopback({ text: "$FL2 from the component" });
      const { content } = await ask(new URL(`${url}/write`));
      expect(await new Response(content).text()).toBe("$FL2 from the component");
      const [dictionary, ...cases] = (received[0]?.body ?? "")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(dictionary.variables.map(({ name }: { name: string }) => name).slice(0, 3)).toEqual([
        "Resp",
        "Q1",
        "Q1_STATUS",
      ]);
      expect(cases).toHaveLength(dictionary.cases);
      expect(cases[0]).toEqual(["r0", LONG, 1, 3, 1, 0]);
    });

    it("is refused where the component fails, cannot be reached or is switched off", async () => {
      const errorPage = { headers: { "content-type": "text/html; charset=utf-8" }, text: "<p>Bad gateway</p>" };
      const error = { headers: { "content-type": "application/problem+json" }, text: "{}" };
      const refusals = [{ status: 500, text: "no" }, "hang up" as const, errorPage, error, { text: "" }];
      const { url } = await startLoopback(...refusals);
      const failed = { code: "SPSS_SERVICE_ERROR" };
      for (const _ of refusals) await expect(ask(new URL(url))).rejects.toMatchObject(failed);
      await expect(ask(new URL("http://127.0.0.1:9"))).rejects.toMatchObject(failed);
      await expect(ask(new URL(url), "zlib")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
      await expect(ask("off")).rejects.toMatchObject({ code: "SPSS_NOT_CONFIGURED" });
    });
  });
});
