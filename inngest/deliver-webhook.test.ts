import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { listDeliveries, testWebhook } from "@/lib/webhooks/deliveries";
import { createWebhook } from "@/lib/webhooks/manage-webhooks";
import { newCodingJob } from "@/test/coding-job";
import { useDatabase } from "@/test/database";
import { useDurableJobs } from "@/test/durable-jobs";
import { readJob } from "@/test/read-job";
import { useReceiver } from "@/test/receiver";
import { newWorkspace } from "@/test/workspace";
import { inngest } from "./client";
import { dispatch } from "./dispatch";
import { jobDispatched } from "./events";

describe("delivering as a durable function", () => {
  const db = useDatabase();
  const receiver = useReceiver();
  useDurableJobs();

  const newCaller = async () => operatorFor((await newWorkspace(db)).organizationId);
  /** Makes a webhook and sends a test to it. */
  async function send(caller: Caller, path = ""): Promise<void> {
    const { id } = await createWebhook(db, caller, { url: `${receiver.url}${path}`, events: ["*"] });
    await testWebhook(db, caller, id);
  }

  /** The status of a short job when it has ended, or its status after `withinMs` milliseconds. */
  async function codeOne(withinMs: number): Promise<string> {
    const { caller, ref } = await newCodingJob(db, [{ id: "a", text: "The staff was good" }], ["staff"]);
    await inngest.send({ name: jobDispatched("auto_coding"), data: ref });
    for (const deadline = Date.now() + withinMs; ; await pause(50)) {
      const { status } = await readJob(db, caller, ref.id);
      if (status === "completed" || Date.now() > deadline) return status;
    }
  }

  it("delivers at once, and again five seconds after a failure", async () => {
    const { organizationId } = await newWorkspace(db);
    const caller = operatorFor(organizationId);
    const { id } = await createWebhook(db, caller, { url: receiver.url, events: ["*"] });
    const times: number[] = [];
    receiver.answerWith((response) => {
      times.push(Date.now());
      response.writeHead(times.length === 1 ? 503 : 204).end();
    });
    await testWebhook(db, caller, id);
    await dispatch();
    const status = async () => (await listDeliveries(db, caller, id, { limit: 1 })).items[0]?.status;
    await expect.poll(status, { timeout: 25_000 }).toBe("delivered");
    const [first = 0, second = 0] = times;
    expect(second - first).toBeGreaterThan(4_900);
    expect(second - first).toBeLessThan(20_000);
  });

  it("waits for no more than four receivers of an organization at a time, and keeps nobody else waiting", async () => {
    const callers = [await newCaller(), await newCaller()] as const;
    const held: (() => void)[] = [];
    receiver.answerWith((response) => void held.push(() => response.writeHead(204).end()));
    for (let number = 0; number < 25; number++) await send(callers[0]);
    await dispatch();
    await expect.poll(() => held.length).toBe(4);
    await send(callers[1]);
    await dispatch();
    await expect.poll(() => held.length).toBe(5);
    receiver.answerWith((response) => void response.writeHead(204).end());
    for (const end of held) end();
  });

  it("leaves calls for jobs, and turns for others, while the receivers of five organizations are silent", async () => {
    // The first job starts the workers, which may take long.
    expect(await codeOne(30_000)).toBe("completed");
    const held: (() => void)[] = [];
    receiver.answerWith((response, { path }) => {
      const end = () => response.writeHead(204).end();
      if (path === "/prompt") end();
      else held.push(end);
    });
    for (let number = 0; number < 5; number++) {
      const caller = await newCaller();
      for (let sent = 0; sent < 12; sent++) await send(caller, "/silent");
    }
    await dispatch();
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(8);

    // A receiver that does not answer occupies its call for ten seconds.
    expect(await codeOne(8_000)).toBe("completed");

    await send(await newCaller(), "/prompt");
    await dispatch();
    const hasArrived = () => receiver.received.some(({ path }) => path === "/prompt");
    let ended = 0;
    while (!hasArrived() && held.length > 0) {
      const before = receiver.received.length;
      held.shift()?.();
      ended++;
      await expect.poll(() => receiver.received.length).toBeGreaterThan(before);
    }
    expect(hasArrived()).toBe(true);
    expect(ended).toBeLessThan(30);
    receiver.answerWith((response) => void response.writeHead(204).end());
    for (const end of held) end();
  });
});
