import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { apiKeys } from "@/db/schema/api-keys";
import { memberships } from "@/db/schema/organizations";
import type { Role } from "@/db/schema/terms";
import { ROLE_COVERS, SCOPES } from "@/lib/auth/scopes";
import { actForOrganization, readSession, revokeSession } from "@/lib/auth/session";
import { addMember } from "@/lib/organizations/add-member";
import { createOrganization } from "@/lib/organizations/create-organization";
import { useDatabase } from "@/test/database";
import { callWith, newMember, newWorkspace } from "@/test/workspace";
import { type Operation, operation } from "./contract/operation";
import { endpoints } from "./endpoints";
import { route } from "./route";
import { verb } from "./verb";

const shared = {
  id: "whoAmI",
  path: "/v2/who",
  tag: "Coding",
  summary: "Who",
  replies: { 200: { description: "Who", data: z.object({ organization: z.string(), kind: z.string() }) } },
  errors: [],
  idempotent: false,
} as const;
const answering = (declared: Operation) =>
  endpoints(
    route(verb(declared, async ({ caller }) => ({ organization: caller.organizationId, kind: caller.actor.kind }))),
  );
const reading = answering(operation({ ...shared, method: "GET", scope: "projects:read" }));
const hooks = answering(operation({ ...shared, method: "POST", audited: false, scope: "webhooks:manage" }));
const roles = Object.keys(ROLE_COVERS) as Role[];
const partners = answering(operation({ ...shared, method: "POST", audited: false, scope: "connect:manage" }));

describe("a sign-in as credential of the API", () => {
  const db = useDatabase();
  const organization = async () => (await createOrganization(db, { name: "Acme", plan: "starter" })).id;

  it("acts for the organization, with a limit of the person's own", async () => {
    const organizationId = await organization();
    const { call } = await newMember(db, organizationId, "viewer");
    const reply = await call(reading, "GET");
    expect([reply.status, reply.body.data]).toEqual([200, { organization: organizationId, kind: "user" }]);
    expect(reply.headers.get("x-ratelimit-limit")).toBe("600");
  });

  it.each([
    ["sent by another site", { "sec-fetch-site": "cross-site", origin: "http://coding.test" }],
    ["sent by a sister site", { "sec-fetch-site": "same-site" }],
    ["typed or followed from elsewhere", { "sec-fetch-site": "none" }],
    ["with another site's origin", { origin: "https://evil.test" }],
    ["with an opaque origin", { origin: "null" }],
    ["from another site's page", { referer: "https://evil.test/http://coding.test/" }],
    ["that says nothing of where it comes from", {}],
  ])("is refused in a request %s, even if it only reads", async (_, headers) => {
    const { cookie } = await newMember(db, await organization(), "owner");
    const reply = await callWith({ cookie })(reading, "GET", { headers });
    expect([reply.status, reply.body.error.code]).toEqual([401, "UNAUTHORIZED"]);
    expect(reply.headers.has("access-control-allow-origin")).toBe(false);
  });

  it.each([
    ["origin", { origin: "http://coding.test" }],
    ["referring page", { referer: "http://coding.test/projects/1" }],
    ["origin, by the name it was called", { origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" }],
  ])("is accepted by its %s if the browser sends no other sign", async (_, headers) => {
    const { cookie } = await newMember(db, await organization(), "viewer");
    expect((await callWith({ cookie })(reading, "GET", { headers })).status).toBe(200);
  });

  it.each(roles)("of a member who is %s has exactly the scopes of this role", async (role) => {
    const { call } = await newMember(db, await organization(), role);
    for (const scope of SCOPES) {
      const { status } = await call(answering(operation({ ...shared, method: "GET", scope, coders: true })), "GET");
      expect([scope, status]).toEqual([scope, ROLE_COVERS[role].includes(scope) ? 200 : 403]);
    }
  });

  it("of a coder opens only what is declared for coders, and no file", async () => {
    const { call } = await newMember(db, await organization(), "coder");
    const file = { description: "A file", mediaTypes: ["text/csv"] };
    const reads = { ...shared, method: "GET", scope: "projects:read" } as const;
    const statusOf = async (declared: Operation) => (await call(answering(operation(declared)), "GET")).status;
    expect(await statusOf({ ...reads, coders: true })).toBe(200);
    expect(await statusOf(reads)).toBe(403);
    expect(await statusOf({ ...reads, scope: "any" })).toBe(403);
    expect(await statusOf({ ...reads, coders: true, file })).toBe(403);
  });

  it("allows what the role allows", async () => {
    const organizationId = await organization();
    const statuses = [];
    for (const role of ["owner", "admin", "researcher", "viewer"] as const) {
      const { call } = await newMember(db, organizationId, role);
      statuses.push((await call(hooks, "POST", { body: {} })).status);
      expect((await call(partners, "POST", { body: {} })).body.error.message).toBe("Required scope: connect:manage");
    }
    expect(statuses).toEqual([200, 200, 403, 403]);
  });

  it("follows the choice of organization, and falls back where the membership ends", async () => {
    const [first, second, foreign] = [await organization(), await organization(), await organization()];
    const { user, sessionId, call } = await newMember(db, first, "owner");
    await addMember(db, { organizationId: second, userId: user.id, role: "viewer" });
    const member = await readSession(db, sessionId);
    if (!member) throw new Error("no session");
    await expect(actForOrganization(db, member, foreign)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await call(reading, "GET")).body.data.organization).toBe(first);
    await actForOrganization(db, member, second);
    expect((await call(reading, "GET")).body.data.organization).toBe(second);
    expect((await call(hooks, "POST", { body: {} })).status).toBe(403);
    await db.delete(memberships).where(eq(memberships.organizationId, second));
    expect((await call(reading, "GET")).body.data.organization).toBe(first);
  });

  it("ends with the session, and is ignored beside another credential", async () => {
    const { sessionId, call, cookie } = await newMember(db, await organization(), "owner");
    expect((await call(reading, "GET", { headers: { "x-api-key": "svc_live_unknown" } })).status).toBe(401);
    expect((await call(reading, "GET", { headers: { authorization: "Bearer unknown" } })).status).toBe(401);
    const forged = `${cookie.slice(0, -3)}AAA`;
    expect((await call(reading, "GET", { headers: { cookie: forged } })).status).toBe(401);
    await revokeSession(db, sessionId);
    const ended = await call(reading, "GET");
    expect([ended.status, ended.body.error.message]).toEqual([401, "You are signed out. Sign in again."]);
  });

  it("leaves keys alone, whose last use is noted", async () => {
    const { call, keyId } = await newWorkspace(db);
    const reply = await call(reading, "GET", { headers: { "sec-fetch-site": "cross-site" } });
    expect([reply.status, reply.body.data.kind]).toEqual([200, "api_key"]);
    const lastUse = () => db.select({ at: apiKeys.lastUsedAt }).from(apiKeys).where(eq(apiKeys.id, keyId));
    await expect.poll(async () => (await lastUse())[0]?.at).toBeInstanceOf(Date);
    const [noted] = await lastUse();
    await call(reading, "GET");
    expect(await lastUse()).toEqual([noted]);
  });
});
