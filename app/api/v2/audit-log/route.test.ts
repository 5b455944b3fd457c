import { describe, expect, it } from "vitest";
import * as uploadRoute from "@/app/api/v2/projects/[projectId]/upload/file/route";
import * as projectsRoute from "@/app/api/v2/projects/route";
import { useDatabase } from "@/test/database";
import { fileForm } from "@/test/file-form";
import { newMember, newWorkspace } from "@/test/workspace";
import * as auditRoute from "./route";

describe("the audit log", () => {
  const db = useDatabase();

  it("records once who changed what from where, and nothing that was refused or only read", async () => {
    const { organizationId, keyId, call } = await newWorkspace(db);
    const headers = {
      "idempotency-key": "one",
      "x-forwarded-for": "198.51.100.66, 203.0.113.7",
      "user-agent": "=cmd()",
      "x-request-id": "01989c3e-7d1a-4cc3-98c4-dc0c0c07398f",
    };
    const created = await call(projectsRoute, "POST", { body: { name: "Stay" }, headers });
    await call(projectsRoute, "POST", { body: { name: "Stay" }, headers });
    await call(projectsRoute, "POST", { body: { name: "" } });
    await call(projectsRoute, "GET");

    const owner = await newMember(db, organizationId, "admin");
    const { body } = await owner.call(auditRoute, "GET");
    expect(body.data).toHaveLength(1);
    expect(body.data[0]).toMatchObject({
      actor: { kind: "api_key", id: keyId, name: expect.stringContaining("test …") },
      action: "createProject",
      target: { id: created.body.data.id },
      address: "203.0.113.7",
      request_id: headers["x-request-id"],
    });
    const file = await owner.call(auditRoute, "GET", { query: "?format=csv" });
    const [header, line] = new TextDecoder().decode(file.bytes).split("\r\n");
    expect(header).toContain("created_at,actor_kind,actor");
    expect(line).toContain("createProject");
    expect(line).toContain("'=cmd()");
  });

  it("records nothing about a file that was only previewed", async () => {
    const { organizationId, call } = await newWorkspace(db);
    const { data: project } = (await call(projectsRoute, "POST", { body: { name: "Stay" } })).body;
    for (const dry_run of [true, false]) {
      const form = await fileForm("stay.csv", "id,text\n1,Friendly staff\n", { dry_run });
      await call(uploadRoute, "POST", { ...form, params: { projectId: project.id } });
    }
    const owner = await newMember(db, organizationId, "owner");
    const { body } = await owner.call(auditRoute, "GET");
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(["uploadProjectFile", "createProject"]);
  });

  it("is for the organization's owners and admins", async () => {
    const { organizationId, call } = await newWorkspace(db);
    await call(projectsRoute, "POST", { body: { name: "Stay" } });
    expect((await call(auditRoute, "GET")).status).toBe(403);
    const researcher = await newMember(db, organizationId, "researcher");
    expect((await researcher.call(auditRoute, "GET")).status).toBe(403);
    const stranger = await newMember(db, (await newWorkspace(db)).organizationId, "owner");
    expect((await stranger.call(auditRoute, "GET")).body.data).toEqual([]);
  });
});
