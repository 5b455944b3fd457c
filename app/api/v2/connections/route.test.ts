import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as connectionRoute from "./[id]/route";
import * as connectionsRoute from "./route";

const limesurvey = (credentials: object = {}) => ({
  provider: "limesurvey",
  name: "Panel",
  credentials: { url: "https://surveys.example", username: "analyst", password: "quiet-cedar", ...credentials },
});

describe("connections", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });

  const create = (body: unknown, headers = {}) => workspace.call(connectionsRoute, "POST", { body, headers });

  it("are listed, renamed, renewed and deleted, and never show a credential", async () => {
    const headers = { "idempotency-key": "connection-1" };
    const made = await create(limesurvey(), headers);
    const { id } = made.body.data;
    const replies = [
      made,
      await create(limesurvey(), headers),
      await workspace.call(connectionsRoute, "GET"),
      await workspace.call(connectionRoute, "PATCH", { params: { id }, body: { name: "Panel 2" } }),
      await workspace.call(connectionRoute, "PATCH", { params: { id }, body: limesurvey({ password: "new-cedar" }) }),
      await workspace.call(connectionRoute, "PATCH", {
        params: { id },
        body: { credentials: limesurvey({ password: "new-cedar" }).credentials },
      }),
      await workspace.call(connectionRoute, "GET", { params: { id } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 200, 200, 422, 200, 200]);
    for (const { body } of replies) expect(JSON.stringify(body)).not.toMatch(/cedar|analyst/);
    expect(replies[1]?.body.data.id).toBe(id);
    expect(replies.at(-1)?.body.data).toMatchObject({ provider: "limesurvey", name: "Panel 2", tested_at: null });
    const [stored] = await db.execute(sql`select
      (select string_agg(encode(credentials, 'escape'), '') from connections) as sealed,
      (select string_agg(a::text, '') from audit_log a) as noted,
      (select string_agg(encode(body, 'escape'), '') from idempotency_keys) as kept`);
    for (const text of Object.values(stored ?? {})) expect(text).not.toMatch(/cedar|analyst/);
    expect((await workspace.call(connectionRoute, "DELETE", { params: { id } })).status).toBe(200);
    expect((await workspace.call(connectionRoute, "GET", { params: { id } })).body.error.code).toBe("NOT_FOUND");
  });

  it("are at most a hundred, even where several are made at once", async () => {
    const crowded = await newWorkspace(db);
    await db.execute(sql`
      insert into connections (organization_id, id, provider, name, credentials)
      select ${crowded.organizationId}, gen_random_uuid(), 'limesurvey', 'Panel ' || n, ''
      from generate_series(1, 97) n`);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => crowded.call(connectionsRoute, "POST", { body: limesurvey() })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ["provider", { ...limesurvey(), provider: "paper" }],
    ["credentials.password", limesurvey({ password: undefined })],
    ["credentials.url", limesurvey({ url: "http://surveys.example" })],
    ["credentials.url", limesurvey({ url: "https://10.0.0.7/limesurvey" })],
    ["credentials.url", limesurvey({ url: "https://admin:pw@surveys.example" })],
    ["credentials.api_token", { provider: "qualtrics", name: "Q", credentials: { data_center: "fra1" } }],
    [
      "credentials.data_center",
      { provider: "qualtrics", name: "Q", credentials: { api_token: "t", data_center: "evil.example/x" } },
    ],
    ["credentials.colour", limesurvey({ colour: "red" })],
    ["credentials.token", { provider: "typeform", name: "T", credentials: { token: "line\nbreak" } }],
  ])("are refused with the field that is wrong: %s", async (path, body) => {
    const reply = await create(body);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path }] });
    expect(JSON.stringify(reply.body)).not.toMatch(/cedar|admin:pw/);
  });

  it("belong to one organization", async () => {
    const { id } = (await create(limesurvey())).body.data;
    const stranger = await newWorkspace(db);
    expect((await stranger.call(connectionRoute, "GET", { params: { id } })).status).toBe(404);
    expect((await stranger.call(connectionRoute, "DELETE", { params: { id } })).status).toBe(404);
    expect((await stranger.call(connectionsRoute, "GET")).body.data).toEqual([]);
  });
});
