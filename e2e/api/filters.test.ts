import { describe, expect, it } from "vitest";
import { call, post, service } from "./client";

describe("a saved view", () => {
  it("filters the list, an analysis and an export alike", async () => {
    const key = service.key;
    const project = { name: "Stay", questions: [{ text: "Why?" }] };
    const { id: project_id, questions } = (await post("/v2/projects", project, { key })).body.data;
    const question_id = questions[0].id;
    const path = `/v2/projects/${project_id}/questions/${question_id}`;
    const categories = [{ name: "Stay", codes: [{ name: "Price" }, { name: "Service" }] }];
    await call("PUT", `${path}/codebook`, { body: { categories }, key });
    const responses = [
      { id: "1", text: "Far too expensive", segments: { age: 20 } },
      { id: "2", text: "Expensive and slow", segments: { age: 30 } },
      { id: "3", text: "Expensive", segments: { age: 70 } },
    ];
    await post(`${path}/upload/json`, { responses }, { key });
    for (const [id, names] of Object.entries({ 1: ["Price"], 2: ["Price", "Service"], 3: ["Price"] })) {
      const body = { codes: names.map((name) => ({ name })) };
      await call("PATCH", `${path}/responses/id:${id}`, { body, key });
    }
    const given = { any_of: ["Price"], none_of: ["Service"], ranges: ["age=18..34"], q: "EXPENSIVE" };
    const view = (await post(`${path}/views`, { name: "Young on price", filter: given }, { key })).body.data;
    const { any_of, none_of, ranges, q } = view.filter;
    const query = new URLSearchParams([
      ["any_of", any_of[0]],
      ["none_of", none_of[0]],
      ["range", ranges[0]],
      ["q", q],
    ]);
    const listed = (await call("GET", `${path}/responses?${query}`, { key })).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(["1"]);
    const body = { project_id, question_id, filter: view.filter };
    const table = (await post("/v2/analytics/cross-tab", { ...body, segment_keys: [] }, { key })).body.data;
    expect(table.columns[0].base).toBe(1);
    const exported = await fetch(`${service.baseUrl}/v2/export/json`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(await exported.json()).toMatchObject({
      filter: "any of the codes: Price; none of the codes: Service; age from 18 to 34; text containing: “EXPENSIVE”",
      answers: [{ id: "1" }],
    });
    await call("DELETE", `/v2/projects/${project_id}`, { key });
  });
});
