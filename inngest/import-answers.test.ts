import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { acceptCodingJob } from "@/lib/coding/accept-coding-job";
import { acceptImport } from "@/lib/connections/accept-import";
import { createConnection } from "@/lib/connections/manage-connections";
import { cancelJob } from "@/lib/jobs/end-job";
import { useDatabase } from "@/test/database";
import { useDurableJobs } from "@/test/durable-jobs";
import { usePlatforms } from "@/test/platforms";
import { readJob } from "@/test/read-job";
import { STUDIES, type Study } from "@/test/survey-studies";
import { newWorkspace } from "@/test/workspace";
import { dispatch } from "./dispatch";

describe("importing answers as a durable function", () => {
  const db = useDatabase();
  const standing = usePlatforms();
  useDurableJobs();
  let caller: Caller;
  beforeAll(async () => {
    const { organizationId } = await newWorkspace(db);
    caller = operatorFor(organizationId);
  });

  async function connected(provider: "qualtrics" | "surveymonkey" | "typeform"): Promise<{ study: Study; id: string }> {
    const study = STUDIES[provider]();
    standing[provider] = study.platform;
    const { credentials } = study;
    return { study, id: (await createConnection(db, caller, { provider, name: "Research", credentials })).id };
  }

  async function ended(id: string): Promise<ReturnType<typeof JSON.parse>> {
    for (;;) {
      const job = await readJob(db, caller, id);
      if (job.status === "completed" || job.status === "failed") return job;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it("polls a Qualtrics export until it is there", async () => {
    const { study, id } = await connected("qualtrics");
    study.add(0, "A calm garden", "North");
    const { job_id } = await acceptImport(db, caller, id, { surveyId: study.surveyId });
    await dispatch();
    expect(await ended(job_id)).toMatchObject({ status: "completed", result: { uploaded: 1 } });
  });

  it("comes back to a platform that is busy for long", async () => {
    const { study, id } = await connected("surveymonkey");
    study.add(0, "A calm garden", "North");
    const { job_id } = await acceptImport(db, caller, id, { surveyId: study.surveyId });
    study.platform.interrupt({ status: 503, headers: { "retry-after": "5" } });
    const since = Date.now();
    await dispatch();
    expect(await ended(job_id)).toMatchObject({ status: "completed", result: { uploaded: 1 } });
    expect(Date.now() - since).toBeGreaterThan(4_500);
  });

  it("ends if the credentials are revoked, with a message that says what to do", async () => {
    const { study, id } = await connected("typeform");
    const { job_id } = await acceptImport(db, caller, id, { surveyId: study.surveyId });
    study.platform.revoke();
    await dispatch();
    expect(await ended(job_id)).toMatchObject({
      status: "failed",
      error: {
        code: "CONFLICT",
        message: expect.stringMatching(/^Typeform refused the credentials .+the next run goes on from there\.$/),
      },
    });
  });

  it("waits for the coding job of a question that it fills", async () => {
    const { study, id } = await connected("typeform");
    study.add(0, "A calm garden", "North");
    const first = await acceptImport(db, caller, id, { surveyId: study.surveyId });
    await dispatch();
    const { project_id: projectId, questions } = (await ended(first.job_id)).result;
    const questionId = questions[0].question_id;
    const coding = await acceptCodingJob(db, caller, { projectId, questionId }, { buildCodebook: true });
    study.add(1, "Loud at night", "South");
    const second = await acceptImport(db, caller, id, { surveyId: study.surveyId });
    await db.execute(`update jobs set status = 'processing', dispatched_at = now() where id = '${coding.job_id}'`);
    await dispatch();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect((await readJob(db, caller, second.job_id)).status).toBe("processing");
    await cancelJob(db, caller, coding.job_id);
    expect(await ended(second.job_id)).toMatchObject({ status: "completed", result: { uploaded: 1, total: 2 } });
  });

  it("lets the coding job for which it waits run, though the plan allows one job at a time", async () => {
    const { organizationId } = await newWorkspace(db, { plan: "starter", credits: 100 });
    caller = operatorFor(organizationId);
    const { study, id } = await connected("typeform");
    study.add(0, "A calm garden", "North");
    const first = await acceptImport(db, caller, id, { surveyId: study.surveyId });
    await dispatch();
    const { project_id: projectId, questions } = (await ended(first.job_id)).result;
    study.add(1, "Loud at night", "South");
    const second = await acceptImport(db, caller, id, { surveyId: study.surveyId });
    const path = { projectId, questionId: questions[0].question_id };
    const coding = await acceptCodingJob(db, caller, path, { buildCodebook: true });
    await dispatch();
    expect((await readJob(db, caller, coding.job_id)).status).toBe("queued");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await dispatch();
    expect(await ended(coding.job_id)).toMatchObject({ status: "completed" });
    expect(await ended(second.job_id)).toMatchObject({ status: "completed", result: { uploaded: 1, total: 2 } });
  });
});
