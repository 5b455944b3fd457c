import { beforeAll, describe, expect, it } from "vitest";
import type { Role } from "@/db/schema/terms";
import { createApiKey } from "@/lib/auth/api-keys";
import { readSession } from "@/lib/auth/session";
import { changeRole } from "@/lib/organizations/members";
import { asking, codeOf, exchange, newOrganization } from "@/test/consent";
import { useDatabase } from "@/test/database";
import { newPartner } from "@/test/oauth";
import { callWith, newMember } from "@/test/workspace";
import * as projectsRoute from "../../route";
import * as projectRoute from "../route";
import * as peopleRoute from "./route";

describe("the people of a project, by the API", () => {
  const db = useDatabase();
  let organizationId: string;
  let owner: Awaited<ReturnType<typeof person>>;
  beforeAll(async () => {
    organizationId = await newOrganization();
    owner = await person("owner");
  });

  async function person(role: Role) {
    const signedIn = await newMember(db, organizationId, role);
    const member = (await readSession(db, signedIn.sessionId)) ?? expect.fail("no session");
    return { ...signedIn, organizationId, member };
  }
  async function newProject(body: object = { restricted: true, people: [] }) {
    const { id } = (await owner.call(projectsRoute, "POST", { body: { name: "Board" } })).body.data;
    const params = { projectId: id };
    expect((await owner.call(peopleRoute, "PUT", { params, body })).status).toBe(200);
    return params;
  }
  const statusOf = async (call: typeof owner.call, params: object) =>
    (await call(projectRoute, "GET", { params: { ...params } })).status;

  it("bind an app as they bind the person who connected it, and no API key", async () => {
    const admin = await person("admin");
    const partner = await newPartner(db);
    const { body } = await exchange(partner, await codeOf(admin, asking(partner)));
    const app = callWith({ authorization: `Bearer ${body.access_token}` });
    const { key } = await createApiKey(db, { organizationId, name: "Nightly", scopes: ["read"], expiresAt: null });
    const params = await newProject();
    expect(await statusOf(app, params)).toBe(200);
    await changeRole(db, owner.member, { userId: admin.user.id, role: "researcher" });
    expect(await statusOf(app, params)).toBe(404);
    expect(await statusOf(callWith({ "x-api-key": key }), params)).toBe(200);
    await owner.call(peopleRoute, "PUT", { params, body: { restricted: true, people: [admin.user.id] } });
    expect(await statusOf(app, params)).toBe(200);
    await changeRole(db, owner.member, { userId: admin.user.id, role: "coder" });
    expect(await statusOf(app, params)).toBe(200);
    expect(await statusOf(app, await newProject({ restricted: false, people: [] }))).toBe(404);
    const created = await app(projectsRoute, "POST", { body: { name: "Mine" } });
    expect([created.status, created.body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
  });

  it("decide again about a request that is repeated with its key", async () => {
    const researcher = await person("researcher");
    const params = await newProject({ restricted: false, people: [] });
    const rename = () =>
      researcher.call(projectRoute, "PATCH", {
        params,
        body: { name: "Guests" },
        headers: { "idempotency-key": "rename-once" },
      });
    expect((await rename()).status).toBe(200);
    await owner.call(peopleRoute, "PUT", { params, body: { restricted: true, people: [] } });
    expect((await rename()).status).toBe(404);
    await owner.call(peopleRoute, "PUT", { params, body: { restricted: false, people: [] } });
    expect((await rename()).status).toBe(200);
  });
});
