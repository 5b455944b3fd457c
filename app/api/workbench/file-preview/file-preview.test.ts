import { beforeAll, describe, expect, it } from "vitest";
import * as projectsRoute from "@/app/api/v2/projects/route";
import { uploadChunks, uploads } from "@/db/schema/uploads";
import { useDatabase } from "@/test/database";
import { fileForm } from "@/test/file-form";
import { newMember, newWorkspace } from "@/test/workspace";
import * as previewRoute from "./route";

const CSV = "No,Comment,Age\n1,Friendly staff and a good bed,18-29\n2,The room was cold at night,30-44\n";

describe("POST /workbench/file-preview", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let researcher: Awaited<ReturnType<typeof newMember>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
    researcher = await newMember(db, workspace.organizationId, "researcher");
  });
  const preview = async (content: string, fields = {}, by = researcher.call) =>
    by(previewRoute, "POST", await fileForm("stay.csv", content, fields));

  it("shows how a file would be read, and stores nothing of it", async () => {
    const { status, body } = await preview(CSV);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      format: "csv",
      delimiter: ",",
      mapping: { id: "No", text: ["Comment"], segments: ["Age"], weight: null },
      rows: [
        ["1", "Friendly staff and a good bed", "18-29"],
        ["2", "The room was cold at night", "30-44"],
      ],
      language: "en",
      row_count: 2,
      row_count_exact: true,
      problem_count: 0,
    });
    expect((await researcher.call(projectsRoute, "GET")).body.data).toEqual([]);
    for (const table of [uploads, uploadChunks]) expect(await db.select().from(table)).toEqual([]);
  });

  it("tells the language of most answers", async () => {
    const german = "No,Kommentar\n1,Die Schlange an der Kasse war viel zu lang\n2,Mehr Bänke wären schön\n3,Lärm\n";
    expect((await preview(german)).body.data.language).toBe("de");
  });

  it("reads it by the mapping and the options that are given", async () => {
    const { body } = await preview("a;b\n1;One; two\n", { mapping: { id: "a" }, options: { delimiter: ";" } });
    expect(body.data).toMatchObject({ delimiter: ";", mapping: { id: "a" } });
    const wrong = await preview(CSV, { mapping: { text: ["Remark"] } });
    expect([wrong.status, wrong.body.error.code]).toEqual([422, "VALIDATION_ERROR"]);
    expect(wrong.body.error.message).toContain("Remark");
  });

  it("counts the rows that would be refused", async () => {
    const { body } = await preview(`${CSV},Nobody knows who said this,45-59\n`, { mapping: { id: "No" } });
    expect(body.data).toMatchObject({ row_count: 3, problem_count: 1, problems: [{ row: 4 }] });
  });

  it("is for people who may change projects", async () => {
    const viewer = await newMember(db, workspace.organizationId, "viewer");
    const refused = await preview(CSV, {}, viewer.call);
    expect([refused.status, refused.body.error.code]).toEqual([403, "INSUFFICIENT_SCOPE"]);
    const byKey = await preview(CSV, {}, workspace.call);
    expect([byKey.status, byKey.body.error.code]).toEqual([401, "UNAUTHORIZED"]);
    const noFile = await researcher.call(previewRoute, "POST", { body: {} });
    expect(noFile.status).toBe(422);
  });
});
