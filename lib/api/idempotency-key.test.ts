import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import { operation } from "./contract/operation";
import { endpoints } from "./endpoints";
import { route } from "./route";
import { verb } from "./verb";
import { codingVerbs } from "./verbs/coding";

const declared = operation({
  id: "echo",
  method: "POST",
  path: "/v2/echo/{place}",
  tag: "Coding",
  summary: "Echo",
  scope: "coding:write",
  params: z.object({ place: z.string() }),
  body: z.strictObject({ text: z.string().max(10).optional() }),
  replies: { 200: { description: "The echo", data: z.object({ text: z.string().optional(), run: z.number() }) } },
  errors: [],
  idempotent: true,
  audited: false,
});

let runs = 0;
let hold: Promise<void> | undefined;
const echo = endpoints(
  route(
    verb(declared, async ({ body }) => {
      runs += 1;
      await hold;
      if (body.text === "missing") throw new AppError("NOT_FOUND", "Not here.");
      if (body.text === "poor") throw new AppError("INSUFFICIENT_CREDITS", "Too poor.");
      if (body.text === "bug") throw new Error("bug");
      return { text: body.text, run: runs };
    }),
  ),
);
const code = endpoints(route(codingVerbs.code));
const params = { place: "here" };

describe("with an Idempotency-Key", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { credits: 100 });
  });
  const post = (body: unknown, headers: Record<string, string>) =>
    workspace.call(echo, "POST", { body, headers, params });
  const keyed = (body: unknown, key: string) => post(body, { "idempotency-key": key });

  it("holds the key as long as the first request runs", async () => {
    const key = randomUUID();
    const leasedUntil = async () => {
      const [row] = await db.execute<{ until: number | null }>(sql`
        select extract(epoch from leased_until)::float8 as until from idempotency_keys where key = sha256(${key}::bytea)`);
      return row?.until ?? 0;
    };
    let end = () => {};
    hold = new Promise((ended) => {
      end = ended;
    });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const running = keyed({ text: "long" }, key);
      await expect.poll(leasedUntil).toBeGreaterThan(0);
      const first = await leasedUntil();
      vi.advanceTimersByTime(20_000);
      await expect.poll(leasedUntil).toBeGreaterThan(first);
      end();
      expect((await running).status).toBe(200);
    } finally {
      end();
      vi.useRealTimers();
      hold = undefined;
    }
  });

  it("replays the first reply, and runs again for another key, place or credential", async () => {
    const key = randomUUID();
    const first = await keyed({ text: "once" }, key);
    const again = await keyed({ text: "once" }, key);
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get("x-idempotent-replay"))).toEqual([null, "true"]);
    expect((await keyed({ text: "once" }, randomUUID())).body.data.run).toBeGreaterThan(first.body.data.run);
    const headers = { "idempotency-key": key };
    const elsewhere = await workspace.call(echo, "POST", {
      body: { text: "once" },
      headers,
      params: { place: "there" },
    });
    const other = await (await newWorkspace(db)).call(echo, "POST", { body: { text: "once" }, headers, params });
    for (const reply of [elsewhere, other]) expect(reply.headers.has("x-idempotent-replay")).toBe(false);
  });

  it("takes JSON of the same content for the same request, whatever its order, spaces and size", async () => {
    for (const text of ["short", "long".repeat(9_000)]) {
      const key = randomUUID();
      const send = (raw: string) => workspace.call(code, "POST", { raw, headers: { "idempotency-key": key } });
      const first = await send(JSON.stringify({ responses: [{ id: "é", text }] }));
      const again = await send(JSON.stringify({ responses: [{ text, id: "é" }] }, null, 2).replace("é", "\\u00e9"));
      expect([first.status, again.headers.get("x-idempotent-replay")]).toEqual([200, "true"]);
      expect((await send(JSON.stringify({ responses: [{ id: "e", text }] }))).status).toBe(422);
    }
  });

  it("replays a refusal with the request id of the repeat", async () => {
    const key = randomUUID();
    const first = await keyed({ text: "missing" }, key);
    const again = await keyed({ text: "missing" }, key);
    expect([first.status, again.status]).toEqual([404, 404]);
    expect(again.headers.get("x-idempotent-replay")).toBe("true");
    expect(again.body.error.request_id).toBe(again.headers.get("x-request-id"));
  });

  it("stores neither temporary failures nor invalid bodies", async () => {
    for (const text of ["poor", "bug", "far too long a text"]) {
      const key = randomUUID();
      await keyed({ text }, key);
      const again = await keyed({ text: "fine" }, key);
      expect([again.status, again.headers.has("x-idempotent-replay")], text).toEqual([200, false]);
    }
  });

  it("refuses another body, an over-long key, and a repeat while the first runs", async () => {
    const key = randomUUID();
    await keyed({ text: "one" }, key);
    const reused = await keyed({ text: "two" }, key);
    expect([reused.status, reused.body.error.message]).toEqual([
      422,
      "Idempotency-Key reused with different body. Send a new key with a new request.",
    ]);
    expect((await keyed({}, "k".repeat(255))).status).toBe(200);
    expect((await keyed({}, "k".repeat(256))).status).toBe(422);

    let release = () => {};
    hold = new Promise((resolve) => {
      release = resolve;
    });
    const slow = randomUUID();
    const before = runs;
    const first = keyed({ text: "slow" }, slow);
    while (runs === before) await new Promise((resolve) => setTimeout(resolve, 5));
    const early = await keyed({ text: "slow" }, slow);
    expect([early.status, early.body.error.code]).toEqual([409, "CONFLICT"]);
    release();
    hold = undefined;
    expect((await first).status).toBe(200);
    expect((await keyed({ text: "slow" }, slow)).headers.get("x-idempotent-replay")).toBe("true");
  });

  it("frees the key of a process that died, and forgets replies after 24 hours", async () => {
    const key = randomUUID();
    await keyed({ text: "old" }, key);
    await db.execute(
      sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = sha256(${key}::bytea)`,
    );
    expect((await keyed({ text: "new" }, key)).headers.has("x-idempotent-replay")).toBe(false);
    await db.execute(sql`update idempotency_keys set status = null, body = null,
      leased_until = now() - interval '1 second' where key = sha256(${key}::bytea)`);
    expect((await keyed({ text: "newer" }, key)).status).toBe(200);
  });

  it("stores replies encrypted, and neither the key nor the path, which may hold the caller's own ids", async () => {
    const key = "for-guest-4711";
    const headers = { "idempotency-key": key };
    const request = { body: { text: "plain" }, headers, params: { place: "id:guest-4711" } };
    expect((await workspace.call(echo, "POST", request)).status).toBe(200);
    expect((await workspace.call(echo, "POST", request)).headers.get("x-idempotent-replay")).toBe("true");
    const [row] = await db.execute<{ kept: string }>(sql`
      select string_agg(i::text || encode(endpoint, 'escape') || encode(i.key, 'escape') || encode(body, 'escape'), ' ') as kept
      from idempotency_keys i`);
    for (const plain of ["plain", "guest-4711"]) expect(row?.kept).not.toContain(plain);
  });
});
