import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "@/db/schema/audit";
import { webhooks } from "@/db/schema/webhooks";
import type { Caller } from "@/lib/auth/caller";
import { callerOf, readSession } from "@/lib/auth/session";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import type { Operation } from "./contract/operation";
import { type Input, type Origin, perform } from "./perform";
import type { Verb } from "./verb";
import { accountVerbs } from "./verbs/account";
import { connectionVerbs } from "./verbs/connections";
import { memberVerbs } from "./verbs/members";
import { questionJobVerbs } from "./verbs/question-jobs";
import { webhookVerbs } from "./verbs/webhooks";

const FOREIGN = "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f";
const HOOK = { url: "https://receiver.example/hook", events: ["job.failed"] };

describe("an operation that a form performs", () => {
  const db = useDatabase();
  let organizationId: string;
  let owner: Caller;
  beforeAll(async () => {
    ({ organizationId } = await newWorkspace(db));
    owner = await memberOf(organizationId, "owner");
  });

  async function memberOf(organization: string, role: "owner" | "researcher" | "viewer"): Promise<Caller> {
    const { sessionId } = await newMember(db, organization, role);
    const member = await readSession(db, sessionId);
    if (!member) throw new Error("the session is not open");
    return callerOf(member);
  }
  const sent = (params: Record<string, unknown>, body?: unknown, origin: Partial<Origin> = {}): Input & Origin => ({
    params,
    body,
    sender: { address: "203.0.113.7", userAgent: "Firefox" },
    requestId: null,
    dispatchSoon: () => {},
    ...origin,
  });
  const entries = async () =>
    (await db.select().from(auditLog).where(eq(auditLog.organizationId, organizationId))).map(
      ({ action, target, address }) => ({ action, target, address }),
    );

  it("is audited as the API's is, the test of a connection too", async () => {
    const credentials = { url: "https://panel.invalid", username: "analyst", password: "quiet-cedar" };
    const connection = { provider: "limesurvey", name: "Panel", credentials };
    const { id } = await perform(connectionVerbs.createConnection, owner, sent({}, connection));
    expect(await perform(connectionVerbs.testConnection, owner, sent({ id }))).toMatchObject({ ok: false });
    expect(await entries()).toEqual([
      { action: "createConnection", target: { id }, address: "203.0.113.7" },
      { action: "testConnection", target: { id }, address: "203.0.113.7" },
    ]);
  });

  it("refuses a malformed id in the contract's words, and a foreign one as unknown", async () => {
    const { id } = await perform(webhookVerbs.createWebhook, owner, sent({}, HOOK));
    const stranger = await memberOf((await newWorkspace(db)).organizationId, "owner");
    const verbs: Verb<Operation>[] = [webhookVerbs.testWebhook, webhookVerbs.deleteWebhook];
    for (const verb of verbs) {
      await expect(perform(verb, owner, sent({ id: "7" }))).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        message: "`id` must be a uuid.",
      });
      await expect(perform(verb, owner, sent({ id: FOREIGN }))).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(perform(verb, stranger, sent({ id }))).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await expect(perform(memberVerbs.revokeApiKey, owner, sent({ id: "7" }))).rejects.toMatchObject({
      message: "`id` must be a uuid.",
    });
    await expect(perform(accountVerbs.endSession, owner, sent({ id: "7" }))).rejects.toMatchObject({
      message: "`id` must be a uuid.",
    });
  });

  it("leaves no change behind whose audit entry could not be written", async () => {
    const url = "https://receiver.example/unwritten";
    const unstorable = { sender: { address: "203.0.113.7", userAgent: "\0" } };
    await expect(perform(webhookVerbs.createWebhook, owner, sent({}, { ...HOOK, url }, unstorable))).rejects.toThrow();
    expect(await db.$count(webhooks, eq(webhooks.url, url))).toBe(0);
  });

  it("asks for scope, role and a sign-in before it looks at the input", async () => {
    const [viewer, researcher] = [
      await memberOf(organizationId, "viewer"),
      await memberOf(organizationId, "researcher"),
    ];
    await expect(perform(connectionVerbs.testConnection, viewer, sent({ id: "7" }))).rejects.toMatchObject({
      code: "INSUFFICIENT_SCOPE",
    });
    await expect(perform(memberVerbs.inviteMember, researcher, sent({}, {}))).rejects.toMatchObject({
      message: "Only owners and admins of this organization can do that.",
    });
    const { member: _, ...key } = owner;
    await expect(perform(memberVerbs.inviteMember, key, sent({}, {}))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(perform(memberVerbs.inviteMember, null, sent({}, {}))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(
      perform(accountVerbs.requestPasswordReset, null, sent({}, { email: "nobody@example.test" })),
    ).resolves.toBeUndefined();
  });

  it("names in the audit log what was decided, and nothing secret", async () => {
    const email = "ada@example.test";
    const invited = await perform(memberVerbs.inviteMember, owner, sent({}, { email, role: "viewer" }));
    const { id, key } = await perform(
      memberVerbs.createApiKey,
      owner,
      sent({}, { name: "Nightly", scopes: ["read"], lifetime: "30" }),
    );
    const written = await entries();
    expect(written).toContainEqual(
      expect.objectContaining({ action: "inviteMember", target: { id: invited.id, role: "viewer" } }),
    );
    expect(written).toContainEqual(expect.objectContaining({ action: "createApiKey", target: { id } }));
    expect(JSON.stringify(written)).not.toContain(key);
    expect(JSON.stringify(written)).not.toContain(email);
  });

  it("dispatches jobs only where some were queued", async () => {
    let dispatched = 0;
    const dispatchSoon = () => {
      dispatched += 1;
    };
    const unknown = { projectId: FOREIGN, questionId: FOREIGN };
    await expect(
      perform(questionJobVerbs.codeQuestion, owner, sent(unknown, {}, { dispatchSoon })),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await perform(webhookVerbs.createWebhook, owner, sent({}, HOOK, { dispatchSoon }));
    expect(dispatched).toBe(0);
  });
});
