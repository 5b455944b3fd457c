import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { jobs } from "@/db/schema/jobs";
import { operatorFor } from "@/lib/auth/caller";
import { newJobId } from "@/lib/ids/new-id";
import { findOpenJob, type JobProgress } from "@/lib/live/job-progress";
import { MAX_STREAMS } from "@/lib/live/limit-streams";
import { createProject } from "@/lib/projects/create-project";
import { useDatabase } from "@/test/database";
import { newMember, newWorkspace } from "@/test/workspace";
import { GET } from "./route";

describe("live progress of a job", () => {
  const db = useDatabase();

  async function runningJob() {
    const { organizationId } = await newWorkspace(db);
    const caller = operatorFor(organizationId);
    const project = await createProject(db, caller, {
      name: "Stay",
      language: "en",
      codingType: "qualitative",
      questions: [{ text: "What stood out?" }],
    });
    const questionId = project.questions[0]?.id ?? "";
    const id = newJobId();
    await db.insert(jobs).values({
      organizationId,
      projectId: project.id,
      id,
      type: "auto_coding",
      status: "processing",
      questionId,
      total: 9,
    });
    const change = (values: Partial<typeof jobs.$inferInsert>) => db.update(jobs).set(values).where(eq(jobs.id, id));
    return { organizationId, questionId, id, change };
  }

  async function openStream(cookie: string, jobId: string, signal: AbortSignal | null = null): Promise<Response> {
    const headers = { cookie, "sec-fetch-site": "same-origin" };
    return GET(new Request("http://coding.test/live", { headers, signal }), { params: Promise.resolve({ jobId }) });
  }

  it("sends each step as it happens, and closes after the last", async () => {
    const { organizationId, questionId, id, change } = await runningJob();
    const { cookie } = await newMember(db, organizationId, "viewer");
    const reply = await openStream(cookie, id);
    expect(reply.headers.get("content-type")).toMatch("text/event-stream");
    const steps: JobProgress[] = [];
    for await (const chunk of reply.body ?? []) {
      steps.push(JSON.parse(new TextDecoder().decode(chunk).replace(/^data: /, "")));
      if (steps.length === 1) await change({ processed: 4 });
      if (steps.length === 2) await change({ status: "completed", processed: 9, finishedAt: new Date() });
    }
    expect(steps.map(({ status, processed }) => [status, processed])).toEqual([
      ["processing", 0],
      ["processing", 4],
      ["completed", 9],
    ]);
    expect(await findOpenJob(db, organizationId, questionId)).toBeNull();
  });

  it("ends when the client leaves before its reply is sent", async () => {
    const { organizationId, id } = await runningJob();
    const { cookie } = await newMember(db, organizationId, "viewer");
    const early = AbortSignal.abort();
    const leaving = new AbortController();
    for (let view = 0; view < MAX_STREAMS.ofPerson; view++) {
      await openStream(cookie, id, view % 2 ? early : leaving.signal);
    }
    leaving.abort();
    const statusOf = async () => {
      const reply = await openStream(cookie, id);
      await reply.body?.cancel();
      return reply.status;
    };
    await expect.poll(statusOf).toBe(200);
  });

  it("is hidden from other organizations", async () => {
    const { organizationId, questionId, id } = await runningJob();
    const stranger = await newMember(db, (await newWorkspace(db)).organizationId, "owner");
    expect((await openStream(stranger.cookie, id)).status).toBe(404);
    expect((await openStream("", id)).status).toBe(401);
    expect(await findOpenJob(db, organizationId, questionId)).toMatchObject({ id, processed: 0, total: 9 });
  });
});
