import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as importRoute from "@/app/api/v2/connections/[id]/import/route";
import * as importEndRoute from "@/app/api/v2/connections/[id]/imports/[importId]/route";
import * as importsRoute from "@/app/api/v2/connections/[id]/imports/route";
import * as surveyRoute from "@/app/api/v2/connections/[id]/surveys/[surveyId]/route";
import * as surveysRoute from "@/app/api/v2/connections/[id]/surveys/route";
import * as testRoute from "@/app/api/v2/connections/[id]/test/route";
import * as connectionsRoute from "@/app/api/v2/connections/route";
import * as jobRoute from "@/app/api/v2/jobs/[id]/route";
import { jobs } from "@/db/schema/jobs";
import { responses } from "@/db/schema/responses";
import { CONNECTION_PROVIDERS, type ConnectionProvider } from "@/db/schema/terms";
import { surveyMonkeyLimited } from "@/e2e/support/providers/surveymonkey";
import { importAnswersStage } from "@/lib/connections/import-answers";
import { ProviderError } from "@/lib/connections/provider-error";
import { startDueImports } from "@/lib/connections/start-due-imports";
import { JobLost, type JobRef } from "@/lib/jobs/hold-job";
import { useDatabase } from "@/test/database";
import { usePlatforms } from "@/test/platforms";
import { STUDIES, type Study } from "@/test/survey-studies";
import { newWorkspace } from "@/test/workspace";

const FIRST = 450;

describe("importing over a connection", () => {
  const db = useDatabase();
  const standing = usePlatforms();
  let workspace: Awaited<ReturnType<typeof newWorkspace>>;
  beforeAll(async () => {
    workspace = await newWorkspace(db);
  });

  async function connected(provider: ConnectionProvider): Promise<{ study: Study; id: string }> {
    const study = STUDIES[provider]();
    standing[provider] = study.platform;
    const body = { provider, name: "Research", credentials: study.credentials };
    const reply = await workspace.call(connectionsRoute, "POST", { body });
    expect(reply.status).toBe(201);
    expect(JSON.stringify(reply.body)).not.toContain(study.secret);
    return { study, id: reply.body.data.id };
  }

  function fill(study: Study, from: number, to: number): void {
    for (let n = from; n < to; n++) study.add(n, `Answer ${n} about the breakfast`, n % 3 === 0 ? "North" : "South");
  }

  const accept = (id: string, body: object) => workspace.call(importRoute, "POST", { params: { id }, body });

  /** Imports as the durable function does, without its pauses. */
  async function run(id: string, body: object): Promise<JobRef> {
    const accepted = await accept(id, body);
    expect([accepted.status, accepted.body.error]).toEqual([202, undefined]);
    const ref = await taken(accepted.body.data.job_id);
    while ((await importAnswersStage(db, ref)).more);
    return ref;
  }

  /** The job as it is behind the queue. */
  async function taken(id: string): Promise<JobRef> {
    await db.update(jobs).set({ status: "processing" }).where(eq(jobs.id, id));
    return { organizationId: workspace.organizationId, id };
  }

  async function resultOf({ id }: JobRef) {
    const { body } = await workspace.call(jobRoute, "GET", { params: { id } });
    expect(body.data).toMatchObject({ type: "connection_import", status: "completed", progress: { percentage: 100 } });
    return body.data.result;
  }

  const answersOf = (questionId: string) =>
    db
      .select({ id: responses.externalId, text: responses.text, segments: responses.segments })
      .from(responses)
      .where(eq(responses.questionId, questionId));

  describe.each(CONNECTION_PROVIDERS)("to %s", (provider) => {
    it("tells whose account it is, and what its surveys hold", async () => {
      const { study, id } = await connected(provider);
      const tested = await workspace.call(testRoute, "POST", { params: { id } });
      expect(tested.body.data).toEqual({ ok: true, account: study.account, message: null });
      const listed: { id: string }[] = [];
      for (let query = ""; ; ) {
        const page = await workspace.call(surveysRoute, "GET", { params: { id }, query });
        listed.push(...page.body.data);
        if (page.body.meta.next_cursor === null) break;
        query = `?cursor=${page.body.meta.next_cursor}`;
      }
      expect(listed.length).toBe(new Set(listed.map((survey) => survey.id)).size);
      expect(listed[0]).toEqual({ id: study.surveyId, name: "Stay" });
      const survey = await workspace.call(surveyRoute, "GET", { params: { id, surveyId: study.surveyId } });
      expect(survey.body.data).toMatchObject({
        name: "Stay",
        questions: [{ id: study.question, text: "What did you like?" }],
        segments: expect.arrayContaining([{ id: study.segment, name: "Region" }]),
      });
    });

    it("imports every answer with its segment, and later only what is new", async () => {
      const { study, id } = await connected(provider);
      fill(study, 0, FIRST);
      const body = { survey_id: study.surveyId, segments: [study.segment] };
      const first = await resultOf(await run(id, body));
      expect(first).toMatchObject({ uploaded: FIRST, updated: 0, total: FIRST, skipped_count: 0 });
      const { question_id } = first.questions[0];
      const answers = await answersOf(question_id);
      expect(answers).toHaveLength(FIRST);
      expect(answers.find((one) => one.id === study.idOf(7))).toEqual({
        id: study.idOf(7),
        text: "Answer 7 about the breakfast",
        segments: { Region: "South" },
      });
      fill(study, FIRST, FIRST + 3);
      const again = await resultOf(await run(id, body));
      expect(again).toMatchObject({ project_id: first.project_id, uploaded: 3, updated: 0, total: FIRST + 3 });
      const last = await resultOf(await run(id, body));
      expect(last).toMatchObject({ uploaded: 0, updated: 0, total: FIRST + 3 });
    });

    it("keeps what it has when the credentials are revoked, and goes on from there", async () => {
      const { study, id } = await connected(provider);
      fill(study, 0, 5);
      const body = { survey_id: study.surveyId };
      const { questions } = await resultOf(await run(id, body));
      const accepted = await accept(id, body);
      study.platform.revoke();
      const ref = await taken(accepted.body.data.job_id);
      const refusal = await importAnswersStage(db, ref).catch((error) => error);
      expect(refusal).toBeInstanceOf(ProviderError);
      expect(refusal).toMatchObject({ failure: "refused", message: expect.stringContaining("refused the") });
      expect(refusal.message).not.toContain(study.secret);
      expect(await answersOf(questions[0].question_id)).toHaveLength(5);
      const tested = await workspace.call(testRoute, "POST", { params: { id } });
      expect(tested.body.data).toMatchObject({ ok: false, message: refusal.message });
      const surveys = await workspace.call(surveysRoute, "GET", { params: { id } });
      expect([surveys.status, surveys.body.error.message]).toEqual([409, refusal.message]);
    });

    it("says that a survey has no open-ended question, or is not there", async () => {
      const { study, id } = await connected(provider);
      const closed = await accept(id, { survey_id: study.closedId });
      expect(closed.body.error).toMatchObject({ code: "NO_DATA", message: expect.stringContaining('"Closed"') });
      const missing = await accept(id, { survey_id: "404404" });
      expect([missing.status, missing.body.error.code]).toEqual([404, "NOT_FOUND"]);
    });
  });

  it("waits as long as SurveyMonkey says, and no page is lost or doubled", async () => {
    const { study, id } = await connected("surveymonkey");
    fill(study, 0, 250);
    const accepted = await accept(id, { survey_id: study.surveyId });
    const ref = await taken(accepted.body.data.job_id);
    study.platform.interrupt(surveyMonkeyLimited(1), { hangUp: true });
    study.platform.interrupt(surveyMonkeyLimited(45));
    await expect(importAnswersStage(db, ref)).rejects.toMatchObject({ failure: "busy", retryAfter: 45 });
    while ((await importAnswersStage(db, ref)).more);
    expect(await resultOf(ref)).toMatchObject({ uploaded: 250, updated: 0 });
  });

  it("starts a Qualtrics export anew where its token has expired, and reads what came since", async () => {
    const { study, id } = await connected("qualtrics");
    fill(study, 0, 4);
    const body = { survey_id: study.surveyId };
    await run(id, body);
    (study.platform as ReturnType<typeof import("@/e2e/support/providers/qualtrics").qualtrics>).expireTokens();
    fill(study, 4, 6);
    expect(await resultOf(await run(id, body))).toMatchObject({ uploaded: 2, updated: 0, total: 6 });
  });

  it("takes a LimeSurvey interview that was completed late", async () => {
    const { study, id } = await connected("limesurvey");
    study.add(0, "First", "North");
    study.add(2, "Third", "North");
    const body = { survey_id: study.surveyId };
    await run(id, body);
    study.add(1, "Second, begun before the third", "South");
    expect(await resultOf(await run(id, body))).toMatchObject({ uploaded: 1, total: 3 });
  });

  it("takes an answer that Typeform shows late", async () => {
    const { study, id } = await connected("typeform");
    study.add(0, "First", "North");
    study.add(100, "Last", "North");
    const body = { survey_id: study.surveyId };
    await run(id, body);
    study.add(40, "Given between the two", "South");
    expect(await resultOf(await run(id, body))).toMatchObject({ uploaded: 1, updated: 0, total: 3 });
  });

  it("updates an answer that has changed, and takes one of 50 kB", async () => {
    const { study, id } = await connected("formbricks");
    const long = "ü".repeat(25_000);
    study.add(0, "Before", "North");
    const body = { survey_id: study.surveyId };
    await run(id, body);
    study.add(1, long, "North");
    study.add(0, "After", "North");
    const { questions, ...counts } = await resultOf(await run(id, body));
    expect(counts).toMatchObject({ uploaded: 1, updated: 1, total: 2 });
    const texts = (await answersOf(questions[0].question_id)).map(({ text }) => text).sort();
    expect(texts).toEqual(["After", long]);
  });

  it("imports a page once, though two runs have read it", async () => {
    const { study, id } = await connected("typeform");
    fill(study, 0, 30);
    const accepted = await accept(id, { survey_id: study.surveyId });
    const ref = await taken(accepted.body.data.job_id);
    const runs = await Promise.allSettled([importAnswersStage(db, ref), importAnswersStage(db, ref)]);
    expect(runs.filter((one) => one.status === "rejected").map(({ reason }) => reason)).toEqual([expect.any(JobLost)]);
    expect(await resultOf(ref)).toMatchObject({ uploaded: 30, total: 30 });
  });

  it("refuses questions that the survey has not, and a second job meanwhile", async () => {
    const { study, id } = await connected("typeform");
    const body = { survey_id: study.surveyId };
    const unknown = await accept(id, { ...body, questions: ["f1", "f9"] });
    expect(unknown.body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "questions[1]" }] });
    expect((await accept(id, body)).status).toBe(202);
    expect((await accept(id, body)).body.error.code).toBe("JOB_ALREADY_RUNNING");
  });

  it("is another organization's to nobody", async () => {
    const { study, id } = await connected("typeform");
    await run(id, { survey_id: study.surveyId });
    const [{ id: importId }] = (await workspace.call(importsRoute, "GET", { params: { id } })).body.data;
    const stranger = await newWorkspace(db);
    const theirs = { provider: "typeform", name: "Other", credentials: study.credentials };
    const own = (await stranger.call(connectionsRoute, "POST", { body: theirs })).body.data.id;
    const replies = await Promise.all([
      stranger.call(importsRoute, "GET", { params: { id } }),
      stranger.call(importRoute, "POST", { params: { id }, body: { survey_id: study.surveyId } }),
      stranger.call(importEndRoute, "DELETE", { params: { id: own, importId } }),
      workspace.call(importEndRoute, "DELETE", { params: { id: own, importId } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await workspace.call(importEndRoute, "DELETE", { params: { id, importId } })).status).toBe(200);
  });

  it("starts what is due on its schedule, once", async () => {
    const { study, id } = await connected("typeform");
    await run(id, { survey_id: study.surveyId, schedule: "hourly" });
    const imports = () => workspace.call(importsRoute, "GET", { params: { id } });
    const [before] = (await imports()).body.data;
    expect(before.schedule).toBe("hourly");
    await db.execute(
      sql`update connection_imports set next_run_at = now() - interval '1 minute' where id = ${before.id}`,
    );
    const queued = await Promise.all([startDueImports(db), startDueImports(db)]);
    expect(queued.toSorted()).toEqual([0, 1]);
    const [after] = (await imports()).body.data;
    expect(after.last_job_id).not.toBe(before.last_job_id);
    expect(Date.parse(after.next_run_at) - Date.now()).toBeGreaterThan(3_500_000);
    study.add(0, "Quiet rooms", "North");
    const ref = await taken(after.last_job_id);
    while ((await importAnswersStage(db, ref)).more);
    expect(await resultOf(ref)).toMatchObject({ uploaded: 1 });
  });
});
