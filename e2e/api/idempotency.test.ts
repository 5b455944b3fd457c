import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { balance, call, post, service } from "./client";
import { codeRequest } from "./requests";

const twenty = (send: () => ReturnType<typeof call>) => Promise.all(Array.from({ length: 20 }, send));

describe("twenty requests at once with one Idempotency-Key", () => {
  it("code and charge once; the others get the same reply or are told to wait", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const before = await balance();
    const body = codeRequest("Friendly staff", "Far too expensive", "The porter was rude");
    const replies = await twenty(() => post("/v2/code", body, { headers }));
    const done = replies.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    expect(done.filter((reply) => !reply.headers.has("x-idempotent-replay"))).toHaveLength(1);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const { status, headers, body } of replies.filter((reply) => !done.includes(reply))) {
      expect([status, body.error.code, headers.get("retry-after")]).toEqual([409, "CONFLICT", "1"]);
    }
    const again = await post("/v2/code", body, { headers, base: service.origin });
    expect([again.text, again.headers.get("x-idempotent-replay")]).toEqual([done[0]?.text, "true"]);
    expect(await balance()).toBe(before - 3);
  });

  it("make one project", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const name = `Only once ${headers["idempotency-key"]}`;
    const replies = await twenty(() => post("/v2/projects", { name }, { headers }));
    expect(new Set(replies.map(({ status }) => status)).has(201)).toBe(true);
    const listed = (await call("GET", "/v2/projects")).body.data as { name: string }[];
    expect(listed.filter((project) => project.name === name)).toHaveLength(1);
  });

  it("start one job", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const texts = Array.from({ length: 60 }, (_, index) => `Room ${index} was clean and quiet`);
    const replies = await twenty(() => post("/v2/code", codeRequest(...texts), { headers }));
    const jobs = replies.filter(({ status }) => status === 202).map(({ body }) => body.data.job_id);
    expect(new Set(jobs).size).toBe(1);
  });
});

describe("two requests that together exceed the balance", () => {
  it("never both succeed", async () => {
    const texts = (part: string) =>
      Array.from({ length: 12 }, (_, index) => `The staff ${part} ${index} were friendly`);
    const send = (part: string) => post("/v2/code", codeRequest(...texts(part)), { key: service.poorKey });
    const replies = await Promise.all([send("early"), send("late")]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 402]);
    expect(await balance(service.poorKey)).toBe(8);
    const refused = replies.find(({ status }) => status === 402);
    expect(refused?.body.error.message).toBe("Your organization has 8 credits remaining but this request requires 12.");
  });
});
