import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as projectsRoute from "@/app/api/v2/projects/route";
import { jobs } from "@/db/schema/jobs";
import { newJobId } from "@/lib/ids/new-id";
import { MAX_STREAMS } from "@/lib/live/limit-streams";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import * as exampleRoute from "./example/route";
import * as liveRoute from "./jobs/[jobId]/live/route";
import * as jobRoute from "./jobs/[jobId]/route";
import * as indexRoute from "./projects/route";
import * as answersRoute from "./questions/[questionId]/answers/route";
import * as codebookRoute from "./questions/[questionId]/codebook/route";
import * as codesRoute from "./questions/[questionId]/codes/route";
import * as countsRoute from "./questions/[questionId]/counts/route";
import * as segmentsRoute from "./questions/[questionId]/segments/route";

const OF_QUESTION = {
  answers: answersRoute,
  codebook: codebookRoute,
  codes: codesRoute,
  counts: countsRoute,
  segments: segmentsRoute,
};

describe("what the pages read", () => {
  const db = useDatabase();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  let viewer: Awaited<ReturnType<typeof newMember>>;
  let projectId: string;
  let questionId: string;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { plan: "starter" });
    viewer = await newMember(db, workspace.organizationId, "viewer");
    const project = { name: "Stay", questions: [{ text: "What stood out?" }] };
    const { body } = await workspace.call(projectsRoute, "POST", { body: project });
    projectId = body.data.id;
    questionId = body.data.questions[0].id;
  });

  it("comes in the API's envelope, with a request id and the limits of its own counter", async () => {
    const requestId = "01989c3e-7d1a-4cc3-98c4-dc0c0c07398f";
    const reply = await viewer.call(indexRoute, "GET", { headers: { "x-request-id": requestId } });
    expect(reply.body).toEqual({
      success: true,
      data: [
        {
          id: projectId,
          name: "Stay",
          createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
          questions: [{ id: questionId, text: "What stood out?", codingType: "qualitative", groupId: null }],
        },
      ],
      meta: { api_version: "v1" },
    });
    expect(reply.headers.get("x-request-id")).toBe(requestId);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const limits = (headers: Headers) => ["limit", "remaining"].map((name) => headers.get(`x-ratelimit-${name}`));
    expect(limits(reply.headers)).toEqual(["1200", "1199"]);
    expect(limits((await viewer.call(projectsRoute, "GET")).headers)).toEqual(["600", "599"]);
  });

  it.each(Object.entries(OF_QUESTION))("holds the %s of a question of the organization's own", async (_, route) => {
    const read = (by: typeof viewer, id: string) => by.call(route, "GET", { params: { questionId: id } });
    expect((await read(viewer, questionId)).body).toMatchObject({ success: true, meta: { api_version: "v1" } });
    const malformed = await read(viewer, "7");
    expect([malformed.status, malformed.body.error.message]).toEqual([422, "`questionId` must be a uuid."]);
    const stranger = await newMember(db, (await newWorkspace(db)).organizationId, "owner");
    const foreign = await read(stranger, questionId);
    expect([foreign.status, foreign.body.error.code]).toEqual([404, "NOT_FOUND"]);
    expect(foreign.body.error.request_id).toBe(foreign.headers.get("x-request-id"));
  });

  it("is for people who are signed in, and read only", async () => {
    for (const call of [workspace.call, (await newWorkspace(db)).call]) {
      const reply = await call(countsRoute, "GET", { params: { questionId } });
      expect([reply.status, reply.body.error.code]).toEqual([401, "UNAUTHORIZED"]);
    }
    const changed = await viewer.call(indexRoute, "POST", { body: {} });
    expect([changed.status, changed.body.error.code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
  });

  it("refuses invalid filters", async () => {
    const reply = await viewer.call(answersRoute, "GET", { params: { questionId }, query: "?view=all&limit=900" });
    expect(reply.status).toBe(422);
    expect(reply.body.error.issues?.map(({ path }) => path)).toEqual(["view", "limit"]);
  });

  it("holds the example survey as a file", async () => {
    const reply = await viewer.call(exampleRoute, "GET");
    expect(reply.headers.get("content-type")).toMatch("text/csv");
    expect(new TextDecoder().decode(reply.bytes)).toMatch(/^respondent_id,/);
  });

  it("follows a job in a limited number of streams", async () => {
    const id = newJobId();
    const { organizationId } = workspace;
    await db.insert(jobs).values({
      organizationId,
      projectId,
      id,
      type: "auto_coding",
      status: "processing",
      questionId,
      total: 9,
    });
    expect((await viewer.call(jobRoute, "GET", { params: { jobId: id } })).body.data).toMatchObject({ id, total: 9 });
    expect((await viewer.call(jobRoute, "GET", { params: { jobId: "7" } })).status).toBe(422);

    const { cookie } = await newMember(db, organizationId, "viewer");
    const open = (by = cookie) => {
      const headers = { cookie: by, "sec-fetch-site": "same-origin" };
      const request = new Request("http://coding.test/live", { headers });
      return liveRoute.GET(request, { params: Promise.resolve({ jobId: id }) });
    };
    const openMost = (by: string) => Promise.all(Array.from({ length: MAX_STREAMS.ofPerson }, () => open(by)));
    const expectRefusal = async (by: string) => {
      const refused = await open(by);
      expect([refused.status, (await refused.json()).error.code]).toEqual([429, "RATE_LIMITED"]);
    };
    const streams = await openMost(cookie);
    await expectRefusal(cookie);
    const max = MAX_STREAMS.ofOrganization / MAX_STREAMS.ofPerson;
    for (let person = 1; person < max; person++) {
      streams.push(...(await openMost((await newMember(db, organizationId, "viewer")).cookie)));
    }
    const next = await newMember(db, organizationId, "viewer");
    await expectRefusal(next.cookie);
    await Promise.all(streams.map(({ body }) => body?.cancel()));
    await expect.poll(async () => (await open(next.cookie)).status).toBe(200);
    await db.execute(sql`update jobs set status = 'failed', finished_at = now() where id = ${id}`);
  });
});
