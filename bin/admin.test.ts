import { hostname } from "node:os";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as webhooksRoute from "@/app/api/v2/webhooks/route";
import { apiKeys } from "@/db/schema/api-keys";
import { auditLog } from "@/db/schema/audit";
import { creditAccounts } from "@/db/schema/credits";
import { memberships } from "@/db/schema/organizations";
import { webhooks } from "@/db/schema/webhooks";
import { authenticate } from "@/lib/api/authenticate";
import { findUserByEmail } from "@/lib/users/create-user";
import { admin, adminGiven, printedBy, printedIn } from "@/test/admin";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";

describe("admin", () => {
  const db = useDatabase();
  let org: string;
  beforeAll(async () => {
    org = (await printedBy("org", "create", "--name", "Acme & Söhne", "--plan", "growth", "--credits", "100")).id;
  });

  it("creates an organization with exactly the given credits, and grants more", async () => {
    const balance = async () =>
      (await db.select().from(creditAccounts).where(eq(creditAccounts.organizationId, org)))[0]?.balance;
    expect(await balance()).toBe(100);
    const granted = await printedBy("credits", "grant", "--org", org, "--amount", "50");
    expect(granted).toEqual({ organization_id: org, granted: 50, balance: 150 });
    expect(await balance()).toBe(150);
  });

  it("creates a key that works until it is revoked", async () => {
    const created = await printedBy(
      "key",
      "create",
      "--org",
      org,
      "--scopes",
      "read, write",
      "--expires",
      "2999-01-31",
    );
    expect(created).toMatchObject({ scopes: ["read", "write"], expires_at: "2999-01-31T00:00:00.000Z" });
    expect(await authenticate(db, new Headers({ "x-api-key": created.key }), "api")).toMatchObject({
      lapsed: null,
      caller: { organizationId: org },
    });
    expect(await printedBy("key", "revoke", "--id", created.id)).toEqual({ id: created.id, revoked: true });
    expect(await authenticate(db, new Headers({ "x-api-key": created.key }), "api")).toMatchObject({
      lapsed: "revoked",
    });
  });

  it("creates a key that has expired already, to try what its holder is told", async () => {
    const expired = await printedBy("key", "create", "--org", org, "--scopes", "read", "--expires", "2020-01-31");
    expect(await authenticate(db, new Headers({ "x-api-key": expired.key }), "api")).toMatchObject({
      lapsed: "expired",
    });
  });

  it("creates a user, who may join a second organization with the same password only", async () => {
    const create = (password: string, organization: string, role: string) => {
      const person = ["--email", "ada@acme.test", "--password-stdin", "--role", role];
      return adminGiven(password, "user", "create", "--org", organization, ...person);
    };
    const { id } = printedIn(await create("a long password\n", org, "owner"));
    const other = (await printedBy("org", "create", "--name", "Other", "--plan", "starter")).id;
    expect(printedIn(await create("a long password", other, "viewer"))).toMatchObject({ id, role: "viewer" });
    const joined = await db.select().from(memberships).where(eq(memberships.userId, id));
    expect(joined.map(({ organizationId, role }) => [organizationId, role])).toEqual(
      expect.arrayContaining([
        [org, "owner"],
        [other, "viewer"],
      ]),
    );
    expect(await create("another password", other, "admin")).toEqual({
      code: 1,
      stdout: "",
      stderr: "There is already a user ada@acme.test, with another password.\n",
    });
    expect((await findUserByEmail(db, "ada@acme.test"))?.id).toBe(id);
  });

  it("takes no password among its arguments, which every process of the machine can read", async () => {
    const person = ["--email", "bo@acme.test", "--role", "viewer"];
    const { code, stderr } = await admin("user", "create", "--org", org, ...person, "--password", "a long password");
    expect([code, stderr]).toEqual([2, expect.stringContaining("--password-stdin")]);
    expect(await findUserByEmail(db, "bo@acme.test")).toBeNull();
    const missing = await adminGiven("\n", "user", "create", "--org", org, ...person, "--password-stdin");
    expect(missing).toMatchObject({ code: 1, stderr: "A password has 8 to 256 characters.\n" });
  });

  it("has all of that in the organization's audit log", async () => {
    await printedBy("user", "reset-link", "--email", "ada@acme.test");
    const logged = await db.select().from(auditLog).where(eq(auditLog.organizationId, org)).orderBy(auditLog.id);
    const { id: user_id } = (await findUserByEmail(db, "ada@acme.test")) ?? expect.fail("there is no such user");
    expect(logged.map(({ action, target }) => [action, target])).toEqual([
      ["createOrganization", { id: org }],
      ["grantCredits", {}],
      ["createApiKey", { id: expect.any(String) }],
      ["revokeApiKey", { id: expect.any(String) }],
      ["createApiKey", { id: expect.any(String) }],
      ["createUser", { user_id, role: "owner" }],
      ["makeResetLink", { user_id }],
    ]);
    expect(logged).toEqual(logged.map((entry) => ({ ...entry, actorKind: "operator", address: hostname() })));
  });

  it("deletes a login, and an organization whose name is given", async () => {
    const { id } = await printedBy("org", "create", "--name", "Short-lived", "--plan", "starter");
    for (const [email, role] of [
      ["first@short.test", "owner"],
      ["second@short.test", "viewer"],
    ] as const) {
      await adminGiven(
        "a long password\n",
        "user",
        "create",
        "--org",
        id,
        "--email",
        email,
        "--role",
        role,
        "--password-stdin",
      );
    }
    const alone = await admin("user", "delete", "--email", "first@short.test");
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining("Nobody else owns Short-lived") });
    const deleted = await printedBy("user", "delete", "--email", "SECOND@short.test");
    expect(deleted).toMatchObject({ email: "second@short.test", deleted: true });
    const other = await admin("org", "delete", "--org", id, "--name", "Acme");
    expect(other).toEqual({ code: 1, stdout: "", stderr: "Type its name: Short-lived\n" });
    expect(await printedBy("org", "delete", "--org", id, "--name", "Short-lived")).toEqual({
      id,
      deleted: true,
      logins: 1,
    });
    expect(await findUserByEmail(db, "first@short.test")).toBeNull();
  });

  it("encrypts anew under a changed key, once it is told the key before", async () => {
    const { organizationId, call } = await newWorkspace(db);
    await call(webhooksRoute, "POST", { body: { url: "https://receiver.example/hook" } });
    const sealed = async () => {
      const { database } = JSON.parse((await admin("doctor")).stdout);
      return [database.ok, database.sealed_by_previous_key, database.sealed_by_unknown_key];
    };
    const before = process.env.APP_ENCRYPTION_KEY;
    expect(await admin("reseal")).toMatchObject({ code: 1, stderr: expect.stringContaining("_PREVIOUS") });
    vi.stubEnv("APP_ENCRYPTION_KEY", "1".repeat(64));
    expect(await sealed()).toEqual([false, 0, 1]);
    vi.stubEnv("APP_ENCRYPTION_KEY_PREVIOUS", before);
    expect(await sealed()).toEqual([true, 1, 0]);
    const none = { connections: 0, previous_webhook_secrets: 0, stored_replies: 0, model_keys: 0 };
    expect(await printedBy("reseal")).toEqual({ ...none, webhook_secrets: 1, by_previous_key: 0, unreadable: 0 });
    vi.unstubAllEnvs();
    await db.delete(webhooks).where(eq(webhooks.organizationId, organizationId));
  });

  it("prints what is configured", async () => {
    const { code, stdout } = await admin("doctor");
    expect([code, JSON.parse(stdout).database]).toEqual([
      0,
      {
        ok: true,
        kind: "external",
        address: "direct",
        direct_address: "found",
        version: "18.4",
        organizations: expect.any(Number),
        job_runner_on: null,
        sealed_by_previous_key: 0,
        sealed_by_unknown_key: 0,
      },
    ]);
  });

  it("fails in one sentence for what does not exist, and changes nothing", async () => {
    const nowhere = uuid();
    const keys = await db.select().from(apiKeys);
    for (const [args, sentence] of [
      [["key", "create", "--org", nowhere, "--scopes", "read"], `There is no organization ${nowhere}.\n`],
      [["key", "revoke", "--id", nowhere], `There is no API key ${nowhere}.\n`],
      [["credits", "grant", "--org", nowhere, "--amount", "5"], "This organization does not exist.\n"],
    ] as const) {
      expect(await admin(...args)).toEqual({ code: 1, stdout: "", stderr: sentence });
    }
    expect(await db.select().from(apiKeys)).toEqual(keys);
  });

  it.each([
    [[]],
    [["unknown"]],
    [["org", "create", "--name", "x"]],
    [["org", "create", "--name", "x", "--plan", "free"]],
    [["org", "create", "--name", "x", "--plan", "growth", "--credits", "1.5"]],
    [["key", "create", "--org", "x", "--scopes", "read"]],
    [["key", "create", "--org", "01890000-0000-7000-8000-000000000000", "--scopes", "all"]],
    [["key", "create", "--org", "01890000-0000-7000-8000-000000000000", "--scopes", "read", "--expires", "soon"]],
  ])("answers wrong usage %j with exit code 2", async (args) => {
    expect(await admin(...args)).toMatchObject({ code: 2, stdout: "" });
  });
});
