import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { operatorFor } from "@/lib/auth/caller";
import { createGroup } from "@/lib/groups/groups";
import { newId } from "@/lib/ids/new-id";
import { MAX_SAVED_VIEWS } from "@/lib/responses/saved-views/limits";
import { codeIds } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { newSegmentedQuestion } from "@/test/segmented-question";
import { newWorkspace } from "@/test/workspace";
import * as crossTab from "../../../../../analytics/cross-tab/route";
import * as merge from "../codebook/codes/[codeId]/merge/route";
import * as code from "../codebook/codes/[codeId]/route";
import * as responses from "../responses/route";
import * as view from "./[viewId]/route";
import * as views from "./route";

const FRAME = { Stay: ["Price", "Service", "Room"] };
const BLOCKS = [
  { answers: 2, segments: { age: 20 }, codes: ["Price"] },
  { answers: 1, segments: { age: 50 }, codes: ["Price", "Service"] },
];

describe("saved views over HTTP", () => {
  const db = useDatabase();

  async function surveyed() {
    const workspace = await newWorkspace(db);
    const caller = operatorFor(workspace.organizationId);
    const params = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    return { ...workspace, caller, params, codes: await codeIds(db, params.questionId) };
  }

  it("are saved, listed, read, used, renamed, overwritten and deleted", async () => {
    const { call, params, codes } = await surveyed();
    const filter = { any_of: ["Price"], none_of: ["2"], category: "Stay", ranges: ["age=18..34"], coded: "true" };
    const created = await call(views, "POST", { params, body: { name: "Young on price", filter } });
    expect([created.status, created.headers.get("etag")]).toEqual([201, '"1"']);
    const { id, filter: saved, ...rest } = created.body.data;
    expect(saved).toMatchObject({
      any_of: [codes.Price],
      none_of: [codes.Service],
      ranges: ["age=18..34"],
      coded: "true",
    });
    expect(rest).toMatchObject({ name: "Young on price", question_id: params.questionId, missing: [] });
    expect(rest.codes).toEqual([
      { id: codes.Price, number: 1, name: "Price" },
      { id: codes.Service, number: 2, name: "Service" },
    ]);
    const body = { project_id: params.projectId, question_id: params.questionId, segment_keys: [], filter: saved };
    expect((await call(crossTab, "POST", { body })).body.data.columns[0].base).toBe(2);
    const query = `?any_of=${codes.Price}&none_of=2&range=age%3D18..34&all_of=1`;
    expect((await call(responses, "GET", { params, query })).body.data).toHaveLength(2);

    const path = { ...params, viewId: id };
    expect((await call(views, "GET", { params })).body.data).toEqual([created.body.data]);
    const renamed = await call(view, "PATCH", {
      params: path,
      body: { name: "Price" },
      headers: { "if-match": '"1"' },
    });
    expect(renamed.body.data).toMatchObject({ name: "Price", revision: 2, filter: saved });
    const stale = await call(view, "PATCH", {
      params: path,
      body: { filter: { q: "x" } },
      headers: { "if-match": '"1"' },
    });
    expect(stale.status).toBe(409);
    const overwritten = await call(view, "PATCH", { params: path, body: { filter: { q: "expensive" } } });
    expect(overwritten.body.data).toMatchObject({ filter: { q: "expensive" }, codes: [], revision: 3 });
    expect((await call(view, "DELETE", { params: path })).status).toBe(200);
    expect((await call(view, "GET", { params: path })).status).toBe(404);
  });

  it("refuse an empty filter, a code that does not exist, a taken name, and one too many", async () => {
    const { call, params } = await surveyed();
    const save = (name: string, filter: object) => call(views, "POST", { params, body: { name, filter } });
    expect((await save("Nothing", {})).status).toBe(422);
    const unknown = await save("Noise", { any_of: ["Price", newId()] });
    expect(unknown.body.error.issues?.[0]?.path).toBe("filter.any_of[1]");
    expect((await save("Bad range", { ranges: ["age=young"] })).status).toBe(422);
    expect((await save("Price", { any_of: ["Price"] })).status).toBe(201);
    expect((await save("Price", { q: "x" })).body.error.issues?.[0]?.path).toBe("name");
    for (let number = 1; number < MAX_SAVED_VIEWS; number += 1) await save(`View ${number}`, { q: "x" });
    expect((await save("One more", { q: "x" })).status).toBe(409);
  });

  it("name the codes that were deleted or merged since, and are refused until they are changed", async () => {
    const { call, params, codes } = await surveyed();
    const filter = { any_of: [codes.Price, codes.Room], none_of: [codes.Service] };
    const { id } = (await call(views, "POST", { params, body: { name: "Mixed", filter } })).body.data;
    await call(code, "DELETE", { params: { ...params, codeId: codes.Room ?? "" } });
    const merged = await call(merge, "POST", {
      params: { ...params, codeId: codes.Price ?? "" },
      body: { code_ids: [codes.Service] },
    });
    expect([merged.status, merged.body.error?.issues]).toEqual([200, undefined]);
    const { filter: kept, missing } = (await call(view, "GET", { params: { ...params, viewId: id } })).body.data;
    expect(kept).toEqual(filter);
    expect(missing).toEqual([
      { id: codes.Room, number: 3, name: "Room" },
      { id: codes.Service, number: 2, name: "Service" },
    ]);
    const body = { project_id: params.projectId, question_id: params.questionId, filter: kept };
    const counted = await call(crossTab, "POST", { body });
    expect([counted.status, counted.body.error.issues?.[0]?.path]).toEqual([422, "any_of[1]"]);
  });

  it("keep a category that is renamed, in all waves, and take none that gets its name", async () => {
    const { call, caller, params, codes } = await surveyed();
    const second = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    await createGroup(db, caller, { name: "Stay", questionIds: [params.questionId, second.questionId] });
    const { id } = (await call(views, "POST", { params, body: { name: "x", filter: { category: "Stay" } } })).body.data;
    const rename = (name: string) =>
      db.execute(sql`update categories set name = ${name}
        where name = 'Stay' and question_id in (${params.questionId}, ${second.questionId})`);
    await rename("Visit");
    for (const wave of [params, second]) {
      const { filter, missing } = (await call(view, "GET", { params: { ...wave, viewId: id } })).body.data;
      expect(missing).toEqual([]);
      const body = { project_id: wave.projectId, question_id: wave.questionId, segment_keys: [], filter };
      expect((await call(crossTab, "POST", { body })).body.data.columns[0].base).toBe(3);
      const inFirst = { ...body, project_id: params.projectId, question_id: params.questionId };
      expect((await call(crossTab, "POST", { body: inFirst })).body.data.columns[0].base).toBe(3);
    }
    await call(code, "PATCH", { params: { ...params, codeId: codes.Price ?? "" }, body: { category: "Stay" } });
    await db.execute(sql`delete from categories where name = 'Visit'`);
    const { missing } = (await call(view, "GET", { params: { ...params, viewId: id } })).body.data;
    expect(missing).toEqual([{ id: null, number: null, name: "Stay" }]);
  });

  it("belong to all waves of a group, with the codes of each, and to nobody else", async () => {
    const { call, caller, params, codes } = await surveyed();
    const second = await newSegmentedQuestion(db, caller, FRAME, BLOCKS);
    await createGroup(db, caller, { name: "Stay", questionIds: [params.questionId, second.questionId] });
    const filter = { all_of: [codes.Price], category: "Stay" };
    const { id } = (await call(views, "POST", { params, body: { name: "Price", filter } })).body.data;
    const [inSecond] = (await call(views, "GET", { params: second })).body.data;
    const own = await codeIds(db, second.questionId);
    expect(inSecond).toMatchObject({
      id,
      question_id: params.questionId,
      missing: [],
      filter: { all_of: [own.Price] },
    });
    const taken = await call(views, "POST", { params: second, body: { name: "Price", filter: { q: "x" } } });
    expect(taken.status).toBe(422);
    const other = await surveyed();
    expect((await other.call(views, "GET", { params: other.params })).body.data).toEqual([]);
    for (const method of ["GET", "DELETE"] as const) {
      expect((await other.call(view, method, { params: { ...other.params, viewId: id } })).status).toBe(404);
      expect((await other.call(view, method, { params: { ...params, viewId: id } })).status).toBe(404);
    }
    const body = { name: "Mine" };
    expect((await other.call(view, "PATCH", { params: { ...other.params, viewId: id }, body })).status).toBe(404);
    expect((await call(view, "DELETE", { params: { ...second, viewId: id } })).status).toBe(200);
  });
});
