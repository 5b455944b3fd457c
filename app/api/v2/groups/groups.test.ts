import { describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as comparison from "../analytics/wave-comparison/route";
import * as projects from "../projects/route";
import * as questionGroup from "../questions/group/route";
import * as members from "./[id]/members/route";
import * as group from "./[id]/route";
import * as groups from "./route";

describe("groups over HTTP", () => {
  const db = useDatabase();

  async function tracker() {
    const { call } = await newWorkspace(db);
    const questions = ["Wave 1?", "Wave 2?", "Wave 3?"].map((text) => ({ text }));
    const { id, questions: made } = (await call(projects, "POST", { body: { name: "Panel", questions } })).body.data;
    const ids: string[] = made.map((question: { id: string }) => question.id);
    return { call, projectId: id, ids };
  }

  it("are made of a project's questions, listed, read, changed and deleted", async () => {
    const { call, projectId, ids } = await tracker();
    const body = { project_id: projectId, question_ids: ids.slice(0, 2), name: "Guests" };
    const created = await call(questionGroup, "POST", { body });
    expect([created.status, created.body.data.name]).toEqual([201, "Guests"]);
    const { id } = created.body.data;
    expect((await call(groups, "GET")).body).toMatchObject({ data: [{ id }], meta: { next_cursor: null } });
    const more = { params: { id }, body: { question_ids: [ids[2]] } };
    expect((await call(members, "POST", more)).body.data.questions).toHaveLength(3);
    const shown = await call(group, "GET", { params: { id } });
    expect(shown.body.data.questions.map((question: { id: string }) => question.id)).toEqual(ids);
    expect((await call(members, "DELETE", more)).body.data.questions).toHaveLength(2);
    const renamed = await call(group, "PATCH", { params: { id }, body: { name: "Visitors" } });
    expect(renamed.body.data).toEqual({
      ...(await call(group, "GET", { params: { id } })).body.data,
      name: "Visitors",
    });
    expect((await call(group, "PATCH", { params: { id }, body: { name: "" } })).status).toBe(422);
    const stranger = await newWorkspace(db);
    expect((await stranger.call(group, "PATCH", { params: { id }, body: { name: "Mine" } })).status).toBe(404);
    expect((await call(group, "DELETE", { params: { id } })).body.data).toEqual({ id, deleted: true });
    expect((await call(group, "GET", { params: { id } })).status).toBe(404);
  });

  it("need a name and two questions, once each", async () => {
    const { call, ids } = await tracker();
    for (const body of [
      { question_ids: ids },
      { name: "Guests" },
      { name: "Guests", question_ids: ids.slice(0, 1) },
      { name: "Guests", question_ids: [ids[0], ids[0]] },
    ]) {
      expect((await call(groups, "POST", { body })).status).toBe(422);
    }
  });

  it("are required for a wave comparison", async () => {
    const { call, projectId, ids } = await tracker();
    const body = { project_id: projectId, question_id: ids[0] };
    const refused = await call(comparison, "POST", { body });
    expect([refused.status, refused.body.error.code]).toEqual([409, "NOT_GROUPED"]);
    await call(groups, "POST", { body: { name: "Guests", question_ids: ids } });
    expect((await call(comparison, "POST", { body })).body.error.code).toBe("NO_DATA");
    expect((await call(comparison, "POST", { body: { project_id: projectId } })).status).toBe(422);
  });
});
