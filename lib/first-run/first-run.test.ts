import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { authenticate } from "@/lib/api/authenticate";
import { listResponses } from "@/lib/responses/read-coded";
import { findUserByEmail } from "@/lib/users/create-user";
import { verifyPassword } from "@/lib/users/password";
import { useDatabase } from "@/test/database";
import { createFirstWorkspace, type FirstWorkspace } from "./create-first-workspace";
import { queueExample } from "./queue-example";

describe("the first workspace", () => {
  const db = useDatabase();
  let workspace: FirstWorkspace;

  it("is not created if its secrets can't be stored", async () => {
    const kept = createFirstWorkspace(db, () => Promise.reject(new Error("disk full")));
    await expect(kept).rejects.toThrow("disk full");
    expect(await findUserByEmail(db, "owner@example.com")).toBeNull();
  });

  it("is created once, with an owner who can sign in and a key that works", async () => {
    const both = await Promise.all([
      createFirstWorkspace(db, async () => {}),
      createFirstWorkspace(db, async () => {}),
    ]);
    const founded = both.filter((one) => one !== null);
    expect(founded).toHaveLength(1);
    workspace = founded[0] ?? expect.fail("one was founded");
    const owner = await findUserByEmail(db, workspace.email);
    expect(await verifyPassword(owner?.passwordHash ?? "", workspace.password)).toBe(true);
    const found = await authenticate(db, new Headers({ "x-api-key": workspace.apiKey }), "api");
    expect(found.caller).toMatchObject({ organizationId: workspace.organizationId, plan: "enterprise" });
    expect(found.caller.scopes.has("coding:write")).toBe(true);
  });

  it("gets the example survey with its segments, queued to be coded", async () => {
    const file = await readFile(new URL("../../examples/hotel-stay.csv", import.meta.url));
    const { answers, jobId, ...path } = await queueExample(db, workspace.organizationId, file);
    expect(answers).toBe(540);
    expect(jobId).toMatch(/^job_[a-f0-9]{24}$/);
    const caller = (await authenticate(db, new Headers({ "x-api-key": workspace.apiKey }), "api")).caller;
    const { items } = await listResponses(db, caller, path, { limit: 1 });
    expect(items[0]).toMatchObject({
      id: "H1001",
      segments: { nights: "1", purpose: "leisure", age_group: "30-44", room_type: "Standard" },
    });
  });
});
