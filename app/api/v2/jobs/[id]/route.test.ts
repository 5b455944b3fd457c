import { beforeAll, describe, expect, it } from "vitest";
import * as codeRoute from "@/app/api/v2/code/route";
import * as cancelRoute from "@/app/api/v2/jobs/[id]/cancel/route";
import * as jobsRoute from "@/app/api/v2/jobs/route";
import * as responsesRoute from "@/app/api/v2/projects/[projectId]/questions/[questionId]/responses/route";
import * as usageRoute from "@/app/api/v2/usage/route";
import { job as declared } from "@/lib/api/contract/jobs";
import { SCOPES } from "@/lib/auth/scopes";
import { useDatabase } from "@/test/database";
import { useDurableJobs } from "@/test/durable-jobs";
import { expressToken, newPartner } from "@/test/oauth";
import { newWorkspace } from "@/test/workspace";
import * as route from "./route";

const SUBJECTS = ["staff", "breakfast", "location"];
const answers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    text: `the ${SUBJECTS[index % 3]} in room ${index} was good`,
  }));
const responses = answers(60);
/** So many answers that their job still runs when the test cancels the next job. */
const MANY = 2_000;
const codebook = { categories: [{ name: "Stay", codes: SUBJECTS.map((name) => ({ name })) }] };

describe("a job of POST /v2/code", () => {
  const db = useDatabase();
  useDurableJobs();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db, { plan: "professional", credits: 100 });
  });

  async function finished(id: string) {
    for (;;) {
      const { data } = (await workspace.call(route, "GET", { params: { id } })).body;
      if (data.status === "completed" || data.status === "failed") return data;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it("is accepted with an estimate, runs, and ends with the result of a synchronous call", async () => {
    const accepted = await workspace.call(codeRoute, "POST", { body: { responses, codebook } });
    const { data, meta } = accepted.body;
    expect(accepted.status).toBe(202);
    expect(meta).toEqual({ api_version: "v1", mode: "async", poll_url: `/v2/jobs/${data.job_id}` });
    expect(data).toEqual({ job_id: data.job_id, status: "queued", estimated_seconds: expect.any(Number) });
    const job = await finished(data.job_id);
    expect(job).toMatchObject({
      type: "one_call",
      status: "completed",
      progress: { processed: 60, total: 60, percentage: 100 },
      result: { credits_used: 60 },
    });
    expect(job.result.results.map(({ id }: { id: string }) => id)).toEqual(responses.map(({ id }) => id));
    expect(job.result.codebook[0].codes.map(({ frequency }: { frequency: number }) => frequency)).toEqual([20, 20, 20]);
    expect(job).toEqual(declared.parse(job));
    const brief = await workspace.call(route, "GET", { params: { id: data.job_id }, query: "?include=" });
    expect([brief.body.data.status, "result" in brief.body.data]).toEqual(["completed", false]);
    const usage = await workspace.call(usageRoute, "GET");
    expect(usage.body.data.credits_remaining).toBe(40);
  });

  it("is listed, can be cancelled while it waits, and names the question where what it coded stays", async () => {
    const poor = await newWorkspace(db, { plan: "starter", credits: 3_000 });
    const submit = async (given: typeof responses) =>
      (await poor.call(codeRoute, "POST", { body: { responses: given, codebook } })).body.data.job_id;
    const [first, second] = [await submit(answers(MANY)), await submit(responses)];
    const cancelled = await poor.call(cancelRoute, "POST", { params: { id: second } });
    expect(cancelled.body.data).toMatchObject({ status: "failed", error: { code: "CANCELLED" } });
    const { project_id: projectId, question_id: questionId } = cancelled.body.data;
    const left = await poor.call(responsesRoute, "GET", { params: { projectId, questionId } });
    expect([left.status, left.body.data.length]).toEqual([200, 60]);
    const again = await poor.call(cancelRoute, "POST", { params: { id: second } });
    expect([again.status, again.body.error.code]).toEqual([409, "CONFLICT"]);
    const listed = await poor.call(jobsRoute, "GET");
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    const stranger = await newWorkspace(db);
    expect((await stranger.call(cancelRoute, "POST", { params: { id: first } })).status).toBe(404);
    expect((await stranger.call(jobsRoute, "GET")).body.data).toEqual([]);
  });

  it("shows its result, which quotes answers, only to credentials that may read or code answers", async () => {
    const partner = await newPartner(db, { scopes: SCOPES });
    const coder = await expressToken(db, partner, ["coding:write"]);
    const accepted = await coder.call(codeRoute, "POST", { body: { responses, codebook } });
    const { job_id: id } = accepted.body.data;
    const read = async ({ call }: Pick<typeof coder, "call">) =>
      (await call(route, "GET", { params: { id } })).body.data;
    await expect.poll(async () => (await read(coder)).status, { timeout: 10_000 }).toBe("completed");
    const readers: string[] = [];
    for (const scope of SCOPES) {
      const job = await read(await expressToken(db, partner, [scope]));
      expect(job).toMatchObject({ status: "completed", progress: { processed: 60 }, project_id: expect.any(String) });
      if ("result" in job) readers.push(scope);
      else expect(JSON.stringify(job)).not.toContain("breakfast");
    }
    expect(readers).toEqual(["projects:read", "coding:write"]);
  });

  it("is refused if other work has reserved its credits, and leaves no project behind", async () => {
    const reply = await workspace.call(codeRoute, "POST", { body: { responses, codebook } });
    expect(reply.status).toBe(402);
    expect(reply.body.error).toMatchObject({ code: "INSUFFICIENT_CREDITS", required: 60, remaining: 40 });
  });
});
