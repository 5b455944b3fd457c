import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as uploadRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import type { Caller } from "@/lib/auth/caller";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { readBalance } from "@/lib/credits/usage";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as route from "./route";

describe("a project", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let stranger: typeof workspace;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 100 });
    stranger = await newWorkspace(db);
  });

  const create = async (body = {}) =>
    (await workspace.call(projectsRoute, "POST", { body: { name: "Guests", questions: [{ text: "Why?" }], ...body } }))
      .body.data;
  const patch = (projectId: string, body: unknown, headers: Record<string, string> = {}) =>
    workspace.call(route, "PATCH", { body, headers, params: { projectId } });

  it("changes what a request names and nothing else, and counts the change", async () => {
    const { id } = await create({ objective: "Find out" });
    const before = await workspace.call(route, "GET", { params: { projectId: id } });
    expect(before.headers.get("etag")).toBe('"1"');
    const after = await patch(id, { name: "Visitors", language: "de", coding_type: "entity" });
    expect([after.status, after.headers.get("etag")]).toEqual([200, '"2"']);
    expect(after.body.data).toEqual({ ...before.body.data, name: "Visitors", language: "de", coding_type: "entity" });
    expect((await patch(id, { objective: null })).body.data.objective).toBeNull();
    const masking = { mask_personal_data: "always", mask_except: ["Dr Pepper"] };
    expect(before.body.data).toMatchObject({ mask_personal_data: "outside", mask_except: [] });
    expect((await patch(id, masking)).body.data).toMatchObject(masking);
    const refusals = [
      {},
      { name: " " },
      { language: "xx" },
      { status: "completed" },
      { coding_type: null },
      { mask_except: [""] },
    ];
    for (const body of refusals) expect((await patch(id, body)).status, JSON.stringify(body)).toBe(422);
  });

  it("is tagged and archived, and found by what the list is asked for", async () => {
    const own = await newWorkspace(db);
    const made = await own.call(projectsRoute, "POST", {
      body: { name: "Guests", tags: [" Acme ", "acme", "2026"], questions: [{ text: "Why so?" }] },
    });
    const { id, tags, archived, created_by } = made.body.data;
    expect([tags, archived, created_by]).toEqual([["Acme", "2026"], false, null]);
    await own.call(projectsRoute, "POST", { body: { name: "Bank" } });
    const list = async (query: string) => {
      const { status, body } = await own.call(projectsRoute, "GET", { query: `?${query}` });
      return status === 200 ? body.data.map(({ name }: { name: string }) => name) : body.error.issues?.[0]?.path;
    };
    expect(await list("search=why+acme")).toEqual(["Guests"]);
    expect(await list("tag=2026")).toEqual(["Guests"]);
    expect(await list("progress=nothing_coded&sort=name")).toEqual(["Bank", "Guests"]);
    expect(await list(`created_by=${id}`)).toEqual([]);
    const { meta } = (await own.call(projectsRoute, "GET", { query: "?sort=name&limit=1" })).body;
    expect(await list(`sort=name&limit=1&cursor=${meta.next_cursor}`)).toEqual(["Guests"]);
    for (const query of [
      `cursor=${meta.next_cursor}`,
      "sort=name&cursor=bm9uZQ",
      `sort=worked&cursor=${meta.next_cursor}`,
    ])
      expect(await list(query), query).toBe("cursor");
    for (const name of ["sort", "progress", "archived", "created_by"]) expect(await list(`${name}=some`)).toBe(name);
    const change = (body: object) => own.call(route, "PATCH", { body, params: { projectId: id } });
    expect((await change({ archived: true })).body.data).toMatchObject({ archived: true, tags: ["Acme", "2026"] });
    expect([await list(""), await list("archived=true")]).toEqual([["Bank"], ["Guests"]]);
    expect(await list("archived=any&sort=worked")).toHaveLength(2);
    expect((await change({ archived: false, tags: [] })).body.data).toMatchObject({ archived: false, tags: [] });
    for (const tags of [[""], ["x".repeat(51)], Array.from({ length: 21 }, (_, number) => `${number}`)])
      expect((await change({ tags })).status).toBe(422);
  });

  it("is changed by one of two who saw the same revision", async () => {
    const { id } = await create();
    const replies = await Promise.all(["A", "B"].map((name) => patch(id, { name }, { "if-match": '"1"' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body.error.code).toBe("CONFLICT");
    expect((await patch(id, { name: "C" }, { "if-match": '"2"' })).headers.get("etag")).toBe('"3"');
  });

  it("is listed newest first, page after page, the temporary ones only where they are asked for", async () => {
    const own = await newWorkspace(db);
    const ids: string[] = [];
    for (const name of ["1", "2", "3"])
      ids.push((await own.call(projectsRoute, "POST", { body: { name } })).body.data.id);
    await db.execute(sql`update projects set temporary = true where id = ${ids[1]}`);
    const list = async (query: string) => (await own.call(projectsRoute, "GET", { query })).body;
    const first = await list("?limit=1");
    const second = await list(`?limit=1&cursor=${first.meta.next_cursor}`);
    expect([first, second].map(({ data }) => data[0].id)).toEqual([ids[2], ids[0]]);
    expect(second.meta.next_cursor).toBeNull();
    expect((await list("?include=temporary")).data.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  });

  it("is deleted with everything below it; its job is cancelled and its credits come back", async () => {
    const { id, questions } = await create();
    const path = { projectId: id, questionId: questions[0].id };
    const responses = Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      text: `The staff in ${index} smiled`,
    }));
    await workspace.call(uploadRoute, "POST", { body: { responses }, params: path });
    const caller: Caller = {
      organizationId: workspace.organizationId,
      plan: "growth",
      actor: { kind: "operator" },
      scopes: new Set(),
    };
    await acceptCodingJob(db, caller, path, { buildCodebook: true });
    expect(await readBalance(db, workspace.organizationId)).toBe(70);
    const reply = await workspace.call(route, "DELETE", { params: { projectId: id } });
    expect([reply.status, reply.body.data]).toEqual([200, { id, deleted: true }]);
    expect(await readBalance(db, workspace.organizationId)).toBe(100);
    const [left] = await db.execute(
      sql`select count(*)::integer as number from responses where question_id = ${path.questionId}`,
    );
    expect(left).toEqual({ number: 0 });
    expect((await workspace.call(route, "DELETE", { params: { projectId: id } })).status).toBe(404);
  });

  it("is hidden from other organizations", async () => {
    const { id } = await create();
    for (const [method, body] of [["GET"], ["PATCH", { name: "Mine" }], ["DELETE"]] as const) {
      const reply = await stranger.call(route, method, { params: { projectId: id }, ...(body && { body }) });
      expect([reply.status, reply.body.error.code], method).toEqual([404, "NOT_FOUND"]);
    }
    expect((await workspace.call(route, "GET", { params: { projectId: id } })).body.data.name).toBe("Guests");
  });
});
