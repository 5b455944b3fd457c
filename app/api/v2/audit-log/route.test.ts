import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as responseRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/[responseId]/route";
import * as uploadJsonRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/upload/json/route";
import * as projectRoute from "@/app/api/v2/projects/[projectId]/route";
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
    const [header, own, line] = new TextDecoder().decode(file.bytes).split("\r\n");
    expect(header).toContain("created_at,actor_kind,actor");
    expect(own).toContain("listAuditLog");
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

  it("keeps our own ids alone, and says what they stand for as long as that is there", async () => {
    const { organizationId, call } = await newWorkspace(db);
    const project = (await call(projectsRoute, "POST", { body: { name: "Stay", questions: [{ text: "Why?" }] } })).body
      .data;
    const params = { projectId: project.id, questionId: project.questions[0].id };
    const theirs = ["guest-4711", randomUUID()];
    await call(uploadJsonRoute, "POST", { params, body: { responses: theirs.map((id) => ({ id, text: "Warm" })) } });
    const ours: string[] = [];
    for (const id of theirs) {
      const one = { params: { ...params, responseId: `id:${id}` } };
      const { body } = await call(responseRoute, "PATCH", { ...one, body: { reviewed: true } });
      ours.push(body.data.response_id);
    }
    const owner = await newMember(db, organizationId, "owner");
    const read = async () => (await owner.call(auditRoute, "GET")).body.data;
    expect((await read()).slice(0, 2)).toMatchObject([
      { action: "updateResponse", target: { response_id: ours[1] }, names: { [`${ours[1]}`]: theirs[1] } },
      { action: "updateResponse", target: { response_id: ours[0] }, names: { [`${ours[0]}`]: theirs[0] } },
    ]);
    for (const id of theirs) await call(responseRoute, "DELETE", { params: { ...params, responseId: `id:${id}` } });
    const [deletion] = await read();
    expect(deletion).toMatchObject({ action: "deleteResponse", target: { id: ours[1] } });
    for (const id of [...theirs, "Warm"]) expect(JSON.stringify(await read())).not.toContain(id);
    await call(projectRoute, "DELETE", { params });
    for (const name of ["Stay", "Why?"]) expect(JSON.stringify(await read())).not.toContain(name);
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
