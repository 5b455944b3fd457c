import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { operatorFor } from "@/lib/auth/caller";
import { createWebhook } from "@/lib/webhooks/manage-webhooks";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as deliveriesRoute from "./[id]/deliveries/route";
import * as rotateRoute from "./[id]/rotate-secret/route";
import * as webhookRoute from "./[id]/route";
import * as testRoute from "./[id]/test/route";
import * as webhooksRoute from "./route";

describe("registered webhooks", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });
  const register = (organizationId: string) =>
    createWebhook(db, operatorFor(organizationId), { url: "https://hooks.example/new", events: ["job.failed"] });

  it("are at most a hundred, even where several are made at once", async () => {
    const crowded = await newWorkspace(db);
    await db.execute(sql`
      insert into webhooks (organization_id, id, url, events, secret)
      select ${crowded.organizationId}, gen_random_uuid(), 'https://hooks.example/' || n, '{job.failed}', ''
      from generate_series(1, 97) n`);
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => register(crowded.organizationId)));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const refused = made.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array(5).fill("CONFLICT"));
  });

  it("are their organization's alone", async () => {
    const { id } = await register(workspace.organizationId);
    const stranger = await newWorkspace(db);
    for (const [handlers, method] of [
      [webhookRoute, "GET"],
      [webhookRoute, "DELETE"],
      [testRoute, "POST"],
      [rotateRoute, "POST"],
      [deliveriesRoute, "GET"],
    ] as const) {
      expect((await stranger.call(handlers, method, { params: { id } })).status).toBe(404);
    }
    const change = await stranger.call(webhookRoute, "PATCH", { params: { id }, body: { active: false } });
    expect(change.status).toBe(404);
    expect((await stranger.call(webhooksRoute, "GET")).body.data).toEqual([]);
  });

  it.each([
    "http://example.com/hook",
    "https://user:pass@example.com/hook",
    "https://127.0.0.1/hook",
    "https://169.254.169.254/latest",
    "https://[::ffff:10.0.0.1]/",
    "https://localhost/hook",
    "https://hooks.localhost:8443/hook",
    "https://intranet./hook",
    "nonsense",
  ])("are not registered for %s", async (url) => {
    const reply = await workspace.call(webhooksRoute, "POST", { body: { url } });
    expect(reply.body.error.code).toBe("VALIDATION_ERROR");
    expect(reply.body.error.issues?.[0]?.path).toBe("url");
  });
});
