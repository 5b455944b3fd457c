import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as questionRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import { numberCodebook } from "@/lib/codebook/codebook";
import { writeCodebook } from "@/lib/codebook/write-codebook";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as route from "./route";

describe("a project's questions", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let stranger: typeof workspace;
  let projectId: string;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    stranger = await newWorkspace(db);
    const body = { name: "Guests", coding_type: "entity", questions: [{ text: "First?" }] };
    projectId = (await workspace.call(projectsRoute, "POST", { body })).body.data.id;
  });

  const add = (body: unknown) => workspace.call(route, "POST", { body, params: { projectId } });
  const patch = (questionId: string, body: unknown, headers: Record<string, string> = {}) =>
    workspace.call(questionRoute, "PATCH", { body, headers, params: { projectId, questionId } });

  it("are added at the end, with the project's coding type where they name none, and listed in order", async () => {
    const second = await add({ text: " Second? " });
    expect([second.status, second.headers.get("etag")]).toEqual([201, '"1"']);
    expect(second.body.data).toEqual({
      id: expect.any(String),
      project_id: projectId,
      text: "Second?",
      status: "pending",
      coding_type: "entity",
      response_count: 0,
      weight_key: null,
      max_codes_per_answer: null,
      codebook_version: 0,
      created_at: expect.any(String),
    });
    await Promise.all(["A", "B", "C"].map((text) => add({ text, coding_type: "qualitative" })));
    const list = async (query: string) => (await workspace.call(route, "GET", { params: { projectId }, query })).body;
    const whole = await list("");
    expect(whole.data.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual(["First?", "Second?"]);
    expect(whole.data).toHaveLength(5);
    const first = await list("?limit=3");
    const rest = await list(`?limit=3&cursor=${first.meta.next_cursor}`);
    expect([...first.data, ...rest.data]).toEqual(whole.data);
    expect(rest.meta.next_cursor).toBeNull();
    for (const body of [{}, { text: " " }, { text: "x", status: "coded" }]) expect((await add(body)).status).toBe(422);
  });

  it("are read and changed by one of two who saw the same revision", async () => {
    const { id } = (await add({ text: "Old?" })).body.data;
    const replies = await Promise.all(["A?", "B?"].map((text) => patch(id, { text }, { "if-match": '"1"' })));
    expect(replies.map(({ status, headers }) => [status, headers.get("etag")]).sort()).toEqual([
      [200, '"2"'],
      [409, null],
    ]);
    const read = await workspace.call(questionRoute, "GET", { params: { projectId, questionId: id } });
    expect(read.headers.get("etag")).toBe('"2"');
    expect(read.body.data.text).toMatch(/^[AB]\?$/);
    expect((await patch(id, {})).status).toBe(422);
  });

  it("become topics only where every code is Neutral", async () => {
    const { id } = (await add({ text: "Why?", coding_type: "qualitative" })).body.data;
    const scope = { organizationId: workspace.organizationId, questionId: id };
    const draft = [{ name: "Stay", codes: [{ name: "Rude staff", definition: null, sentiment: "Negative" as const }] }];
    await writeCodebook(db, scope, [], numberCodebook(draft, "qualitative"));
    const refused = await patch(id, { coding_type: "qualitative_topics" });
    expect([refused.status, refused.body.error.issues?.[0]?.path]).toEqual([422, "coding_type"]);
    expect(refused.body.error.message).toContain('"Rude staff" is Negative');
    await db.execute(sql`update codes set sentiment = 'Neutral' where question_id = ${id}`);
    expect((await patch(id, { coding_type: "qualitative_topics" })).body.data.coding_type).toBe("qualitative_topics");
  });

  it("are deleted, and hidden from other organizations and projects", async () => {
    const { id } = (await add({ text: "Gone?" })).body.data;
    const other = (await workspace.call(projectsRoute, "POST", { body: { name: "Other" } })).body.data.id;
    for (const [method, body] of [["GET"], ["PATCH", { text: "Mine?" }], ["DELETE"]] as const) {
      const request = { params: { projectId, questionId: id }, ...(body && { body }) };
      expect((await stranger.call(questionRoute, method, request)).status, method).toBe(404);
      const misplaced = { ...request, params: { projectId: other, questionId: id } };
      expect((await workspace.call(questionRoute, method, misplaced)).status, method).toBe(404);
    }
    for (const method of ["GET", "POST"] as const) {
      const request = { params: { projectId }, ...(method === "POST" && { body: { text: "Mine?" } }) };
      expect((await stranger.call(route, method, request)).status, method).toBe(404);
    }
    const path = { params: { projectId, questionId: id } };
    expect((await workspace.call(questionRoute, "DELETE", path)).body.data).toEqual({ id, deleted: true });
    expect((await workspace.call(questionRoute, "GET", path)).status).toBe(404);
  });
});
