import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { connections } from "@/db/schema/connections";
import { webhooks } from "@/db/schema/webhooks";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import { connectionVerbs } from "@/lib/api/verbs/connections";
import { projectVerbs } from "@/lib/api/verbs/projects";
import { webhookVerbs } from "@/lib/api/verbs/webhooks";
import { openCredentials } from "@/lib/connections/credentials";
import { env } from "@/lib/runtime/env";
import { openSecret } from "@/lib/webhooks/sign";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import { countSealed, resealAll } from "./reseal";

const createProject = endpoints(route(projectVerbs.createProject));
const createConnection = endpoints(route(connectionVerbs.createConnection));
const createWebhook = endpoints(route(webhookVerbs.createWebhook));
const rotateSecret = endpoints(route(webhookVerbs.rotateSecret));

const [OLD, NEW] = [env.APP_ENCRYPTION_KEY ?? "", "1".repeat(64)];
const keys = { from: OLD, to: NEW };
const LIMESURVEY = { url: "https://panel.example", username: "analyst", password: "quiet-cedar" };
const REPLIES = 45;
const NONE = { connections: 0, webhook_secrets: 0, previous_webhook_secrets: 0, stored_replies: 0, model_keys: 0 };

describe("sealing anew after the key was rotated", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let ids: { connection: string; webhook: string };
  let secrets: string[];
  const makeProject = (key: number) =>
    workspace.call(createProject, "POST", { body: { name: "Stay" }, headers: { "idempotency-key": `${key}` } });
  const rotate = (current: string, previous?: string) =>
    Object.assign(env, { APP_ENCRYPTION_KEY: current, APP_ENCRYPTION_KEY_PREVIOUS: previous });
  const count = () => countSealed(db, { current: NEW, previous: OLD });

  beforeAll(async () => {
    workspace = await newWorkspace(db);
    const { call } = workspace;
    const panel = { provider: "limesurvey", name: "Panel", credentials: LIMESURVEY };
    const connection = (await call(createConnection, "POST", { body: panel })).body.data.id;
    const made = (await call(createWebhook, "POST", { body: { url: "https://receiver.example/hook" } })).body.data;
    const rotated = await call(rotateSecret, "POST", { params: { id: made.id } });
    ids = { connection, webhook: made.id };
    secrets = [rotated.body.data.secret, made.secret];
    for (let key = 0; key < REPLIES; key++) await makeProject(key);
  });
  afterEach(() => rotate(OLD));

  it("opens everything under the new key alone, however often it is interrupted and repeated", async () => {
    expect(await count()).toEqual({ by_previous_key: REPLIES + 3, unreadable: 0 });
    let batches = 0;
    const dying: typeof db = Object.create(db, {
      transaction: {
        value: (work: Parameters<typeof db.transaction>[0]) => {
          batches += 1;
          if (batches > 10) throw new Error("the process died here");
          return db.transaction(work);
        },
      },
    });
    await expect(resealAll(dying, keys)).rejects.toThrow("died here");
    const left = REPLIES - 20;
    expect(await count()).toEqual({ by_previous_key: left, unreadable: 0 });
    expect(await resealAll(db, keys)).toEqual({ ...NONE, stored_replies: left });
    expect(await count()).toEqual({ by_previous_key: 0, unreadable: 0 });
    expect(await resealAll(db, keys)).toEqual(NONE);

    rotate(NEW);
    const [connection] = await db.select().from(connections).where(eq(connections.id, ids.connection));
    const credentials = connection && openCredentials("limesurvey", connection.credentials, ids.connection);
    expect(credentials).toEqual(LIMESURVEY);
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, ids.webhook));
    const opened = [webhook?.secret, webhook?.previousSecret].map(
      (sealed) => sealed && openSecret(sealed, ids.webhook),
    );
    expect(opened).toEqual(secrets);
    expect((await makeProject(7)).headers.get("x-idempotent-replay")).toBe("true");
  });

  it("counts what no key opens, and leaves it", async () => {
    const foreign = { current: "2".repeat(64), previous: "3".repeat(64) };
    expect(await countSealed(db, foreign)).toEqual({ by_previous_key: 0, unreadable: REPLIES + 3 });
    expect(await resealAll(db, { from: foreign.previous, to: foreign.current })).toEqual(NONE);
  });
});
