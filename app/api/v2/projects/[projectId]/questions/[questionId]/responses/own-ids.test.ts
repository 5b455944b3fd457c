import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as importRoute from "@/app/api/v2/codebook/import/route";
import * as splitRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/codes/[codeId]/split/route";
import * as codebookRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/route";
import * as decideRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/review/decisions/route";
import * as uploadRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import * as applyRoute from "@/app/api/v2/refinement/apply/route";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as oneRoute from "./[responseId]/route";
import * as deleteRoute from "./delete/route";
import * as route from "./route";

type Named = { id: string; response_id: string };

describe("answers by the caller's own ids", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let params: { projectId: string; questionId: string };
  let body: { project_id: string; question_id: string };
  let uploaded: Named[];

  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 1_000 });
    const project = { name: "Guests", questions: [{ text: "What could be better?" }] };
    const { id, questions } = (await workspace.call(projectsRoute, "POST", { body: project })).body.data;
    params = { projectId: id, questionId: questions[0].id };
    body = { project_id: id, question_id: questions[0].id };
    const texts = { "a/1": "Friendly staff", "ü 2": "Noisy room", c: "Rude staff", d: "Slow desk", e: "Loud" };
    const responses = Object.entries(texts).map(([own, text]) => ({ id: own, text }));
    const upload = { responses: [...responses, { id: "c", text: "Rude staff at the desk" }] };
    uploaded = (await workspace.call(uploadRoute, "POST", { body: upload, params })).body.data.responses;
    const codes = [{ name: "Friendly" }, { name: "Noisy" }, { name: "Staff" }];
    const categories = [{ name: "All", codes }];
    await workspace.call(importRoute, "POST", { body: { ...body, categories } });
  });

  const idOf = (own: string) => uploaded.find(({ id }) => id === own)?.response_id ?? "";
  const one = (method: "GET" | "PATCH" | "DELETE", responseId: string, change?: unknown) =>
    workspace.call(oneRoute, method, { body: change, params: { ...params, responseId } });
  const found = async (query: string) =>
    (await workspace.call(route, "GET", { params, query })).body.data.map(({ id }: Named) => id);

  it("are returned by an upload, each with its response_id, in the order sent", async () => {
    expect(uploaded.map(({ id }) => id)).toEqual(["a/1", "ü 2", "c", "d", "e"]);
    const { data } = (await workspace.call(route, "GET", { params })).body;
    expect(data.map(({ id, response_id }: Named) => ({ id, response_id }))).toEqual(uploaded);
  });

  it("are found in lists", async () => {
    expect(await found("?id=c")).toEqual(["c"]);
    expect(await found("?id=a%2F1&id=c&id=nobody")).toEqual(["a/1", "c"]);
    expect(await found("?id=C")).toEqual([]);
  });

  it("can be used in suggestions and splits of a code", async () => {
    const suggestion = { type: "new_code", name: "Desk", category: "All", response_ids: ["id:c", idOf("d")] };
    const applied = await workspace.call(applyRoute, "POST", { body: { ...body, suggestion } });
    expect(applied.body.data).toMatchObject({ responses_changed: 2 });
    const { data } = (await workspace.call(codebookRoute, "GET", { params })).body;
    const codeId = data.categories[0].codes.find(({ name }: { name: string }) => name === "Desk").id;
    const codes = [
      { name: "Rude desk", response_ids: ["id:c"] },
      { name: "Slow desk", response_ids: ["id:d"] },
    ];
    const parts = { by: "responses", codes };
    const halves = await workspace.call(splitRoute, "POST", { body: parts, params: { ...params, codeId } });
    expect(halves.body.data.codes).toMatchObject([{ frequency: 1 }, { frequency: 1 }]);
  });

  it("are read and changed, one or many", async () => {
    expect((await one("GET", "id:a/1")).body.data).toMatchObject({ id: "a/1", response_id: idOf("a/1") });
    const changed = await one("PATCH", "id:ü 2", { codes: [{ name: "Noisy" }] });
    expect(changed.body.data).toMatchObject({ response_id: idOf("ü 2"), codes: [{ name: "Noisy" }] });
    const responses = [
      { response_id: "id:c", codes: [{ name: "Staff" }] },
      { response_id: idOf("d"), codes: [{ name: "Staff" }] },
    ];
    const many = await workspace.call(route, "PATCH", { body: { responses }, params });
    expect(many.body.data.map(({ id }: Named) => id)).toEqual(["c", "d"]);
    const decisions = [{ response_id: "id:d", action: "change", codes: [{ name: "Friendly" }] }];
    const decided = await workspace.call(decideRoute, "POST", { body: { decisions }, params });
    expect(decided.body.data).toMatchObject([{ response_id: idOf("d"), outcome: "changed" }]);
  });

  it("are refused if no answer has them, or if one answer is named twice", async () => {
    const unknown = await one("PATCH", "id:nobody", { reviewed: true });
    expect([unknown.status, unknown.body.error.message]).toEqual([404, 'No answer here has the id "nobody".']);
    const responses = [
      { response_id: "id:c", reviewed: true },
      { response_id: idOf("c"), reviewed: false },
    ];
    const twice = await workspace.call(route, "PATCH", { body: { responses }, params });
    expect(twice.body.error.issues).toEqual([
      { path: "responses[1].response_id", message: "comes twice in this request" },
    ]);
    expect((await one("GET", "c")).body.error.issues).toEqual([
      { path: "responseId", message: "must be a uuid or `id:` and your own id of the answer" },
    ]);
    expect((await one("GET", "id:\0")).status).toBe(422);
  });

  it("are replaced by uuids if several answers have the same id", async () => {
    await db.execute(sql`
      insert into responses (organization_id, id, question_id, external_id, occurrence, position, text)
      select organization_id, gen_random_uuid(), question_id, external_id, 1, 100, 'again'
      from responses where id = ${idOf("e")}`);
    const reply = await one("PATCH", "id:e", { reviewed: true });
    expect(reply.status).toBe(422);
    expect(reply.body.error.issues?.[0]?.message).toContain(idOf("e"));
    expect(await found("?id=e")).toEqual(["e", "e"]);
    await db.execute(sql`delete from responses where external_id = 'e' and occurrence = 1`);
  });

  it("are deleted, one or many", async () => {
    expect((await one("DELETE", "id:a/1")).body.data).toEqual({ id: idOf("a/1"), deleted: true });
    const ids = ["id:ü 2", "id:c", idOf("c")];
    expect((await workspace.call(deleteRoute, "POST", { body: { ids }, params })).body.data).toEqual({ deleted: 2 });
    expect(await found("")).toEqual(["d", "e"]);
  });
});
