import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as generateRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/generate/route";
import * as codebookRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/route";
import * as versionsRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/codebook/versions/route";
import { auditLog } from "@/db/schema/audit";
import { operatorFor } from "@/lib/auth/caller";
import { createCode } from "@/lib/codebook/edit-codes";
import { generateCodebookStage } from "@/lib/coding/job/generate-codebook";
import { prepareStage } from "@/lib/coding/job/prepare";
import { localEngine } from "@/lib/engines/local/engine";
import { newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { useQuestionJobs } from "@/test/question-jobs";
import { newWorkspace } from "@/test/workspace";
import * as frame from "./[key]/route";
import * as frames from "./route";

const OF_HOTELS = [
  ...[
    "loud street noise",
    "friendly receptionist",
    "mouldy bathroom",
    "soft pillows",
    "wifi failed",
    "lovely sea view",
  ],
  ...["spotless room", "cold breakfast buffet", "expensive parking", "broken air conditioning", "cramped room"],
].flatMap((text) => ["again", "today", "sadly"].map((end) => `${text} ${end}`));
type Named = { key: string; name: string };

describe("frames over HTTP", () => {
  const db = useDatabase();
  const { call: ownCall, newQuestion, show, running } = useQuestionJobs(db);

  async function saved() {
    const workspace = await newWorkspace(db);
    const caller = operatorFor(workspace.organizationId);
    const path = await newCodedQuestion(db, caller, { Staff: ["Friendly"], Rest: ["Other"] }, []);
    const kind = { definition: 'Kind people. For example "so kind", "very kind".', sentiment: "Positive" } as const;
    await createCode(db, caller, path, { ...kind, name: "Kind", place: { category: "Staff" } });
    const body = { name: "Our guests", project_id: path.projectId, question_id: path.questionId };
    return { ...workspace, body, created: await workspace.call(frames, "POST", { body }) };
  }

  it("of the service are listed and read in a language", async () => {
    const { call } = await newWorkspace(db);
    const { data } = (await call(frames, "GET", { query: "?language=de" })).body;
    expect(data.length).toBeGreaterThanOrEqual(25);
    const hotels = data.find(({ key }: Named) => key === "hotels");
    expect(hotels).toMatchObject({ name: expect.stringMatching(/^Hotel/), own: false });
    const shown = (await call(frame, "GET", { params: { key: "hotels" } })).body.data;
    expect(shown.name).toBe("Hotels and lodging");
    expect(shown.categories.flatMap(({ codes }: { codes: object[] }) => codes)).toHaveLength(hotels.codes);
    expect((await call(frame, "GET", { params: { key: "nothing" } })).body.error.code).toBe("NOT_FOUND");
  });

  it("are saved from a codebook without quotes and catch-all codes, listed, deleted and audited", async () => {
    const { call, body, created, organizationId } = await saved();
    expect(created.status).toBe(201);
    const { key } = created.body.data;
    expect(created.body.data).toEqual({
      ...{ key, name: "Our guests", definition: null, codes: 2, own: true },
      categories: [
        {
          name: "Staff",
          codes: [
            { name: "Friendly", definition: null, sentiment: "Neutral" },
            { name: "Kind", definition: "Kind people.", sentiment: "Positive" },
          ],
        },
      ],
    });
    expect((await call(frame, "GET", { params: { key } })).body.data).toEqual(created.body.data);
    expect((await call(frames, "GET")).body.data.at(-1)).toMatchObject({ key, own: true });
    expect((await call(frames, "POST", { body })).body.error.issues?.[0]?.path).toBe("name");
    expect((await call(frame, "DELETE", { params: { key } })).body.data).toEqual({ id: key, deleted: true });
    expect((await call(frame, "DELETE", { params: { key } })).body.error.code).toBe("NOT_FOUND");
    const entries = await db.select().from(auditLog).where(eq(auditLog.organizationId, organizationId));
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(["createFrame", "deleteFrame"]));
  });

  it("of another organization do not exist", async () => {
    const { created, body } = await saved();
    const { key } = created.body.data;
    const other = await newWorkspace(db);
    for (const method of ["GET", "DELETE"] as const) {
      expect((await other.call(frame, method, { params: { key } })).body.error.code).toBe("NOT_FOUND");
    }
    expect((await other.call(frames, "POST", { body })).body.error.code).toBe("NOT_FOUND");
    const { params } = await newQuestion(OF_HOTELS, []);
    const refused = await ownCall(generateRoute, "POST", { params, body: { frame: key } });
    expect([refused.status, refused.body.error.issues?.[0]?.path]).toEqual([422, "frame"]);
  });

  it("begin a generated codebook, and the job, the codebook and its version tell which and how it fits", async () => {
    const { params } = await newQuestion(OF_HOTELS, []);
    const generate = async (body: object) => {
      const accepted = await ownCall(generateRoute, "POST", { params, body });
      const ref = await running(accepted.body.data.job_id);
      await prepareStage(db, ref);
      await generateCodebookStage(db, ref, localEngine);
      const codebook = (await ownCall(codebookRoute, "GET", { params })).body.data;
      return { job: await show(ref.id), codebook };
    };
    const { job, codebook } = await generate({});
    expect(job.result.frame).toMatchObject({ key: "hotels", name: "Hotels and lodging" });
    expect(job.result.frame.share).toBeGreaterThan(0.5);
    expect(codebook.draft).toEqual({ engine: localEngine.version, frame: job.result.frame });
    const [version] = (await ownCall(versionsRoute, "GET", { params })).body.data;
    expect(version).toMatchObject({ draft: codebook.draft, summary: expect.stringMatching(/“Hotels and lodging”/) });
    const without = await generate({ frame: "none" });
    expect([without.job.result.frame, without.codebook.draft.frame]).toEqual([null, null]);
    const body = { name: "Stays", project_id: params.projectId, question_id: params.questionId };
    const { key } = (await ownCall(frames, "POST", { body })).body.data;
    expect((await generate({ frame: key })).job.result.frame).toMatchObject({ key, name: "Stays" });
    expect((await generate({ frame: "hotels" })).job.result.frame.key).toBe("hotels");
  });
});
