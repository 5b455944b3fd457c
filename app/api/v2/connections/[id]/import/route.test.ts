import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as importEndRoute from "@/app/api/v2/connections/[id]/imports/[importId]/route";
import * as importsRoute from "@/app/api/v2/connections/[id]/imports/route";
import * as surveyRoute from "@/app/api/v2/connections/[id]/surveys/[surveyId]/route";
import * as surveysRoute from "@/app/api/v2/connections/[id]/surveys/route";
import * as testRoute from "@/app/api/v2/connections/[id]/test/route";
import * as connectionsRoute from "@/app/api/v2/connections/route";
import { CONNECTION_PROVIDERS } from "@/db/schema/terms";
import { importAnswersStage } from "@/lib/connections/import-answers";
import { ProviderError } from "@/lib/connections/provider-error";
import { startDueImports } from "@/lib/connections/start-due-imports";
import { JobLost } from "@/lib/jobs/lock-job";
import { useConnectionImports } from "@/test/connection-imports";
import { useDatabase } from "@/test/database";
import { newWorkspace } from "@/test/workspace";
import * as importRoute from "./route";

const FIRST = 450;

describe("importing over a connection", () => {
  const db = useDatabase();
  const { call, connected, fill, accept, run, taken, resultOf, answersOf } = useConnectionImports(db);

  describe.each(CONNECTION_PROVIDERS)("to %s", (provider) => {
    it("tells whose account it is, and what its surveys hold", async () => {
      const { study, id } = await connected(provider);
      const tested = await call(testRoute, "POST", { params: { id } });
      expect(tested.body.data).toEqual({ ok: true, account: study.account, message: null });
      const listed: { id: string }[] = [];
      for (let query = ""; ; ) {
        const page = await call(surveysRoute, "GET", { params: { id }, query });
        listed.push(...page.body.data);
        if (page.body.meta.next_cursor === null) break;
        query = `?cursor=${page.body.meta.next_cursor}`;
      }
      expect(listed.length).toBe(new Set(listed.map((survey) => survey.id)).size);
      expect(listed[0]).toEqual({ id: study.surveyId, name: "Stay" });
      const survey = await call(surveyRoute, "GET", { params: { id, surveyId: study.surveyId } });
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

    it("keeps what it has imported when the credentials are revoked, and continues from there", async () => {
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
      const tested = await call(testRoute, "POST", { params: { id } });
      expect(tested.body.data).toMatchObject({ ok: false, message: refusal.message });
      const surveys = await call(surveysRoute, "GET", { params: { id } });
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

  it("imports a page once although two runs have read it", async () => {
    const { study, id } = await connected("typeform");
    fill(study, 0, 30);
    const accepted = await accept(id, { survey_id: study.surveyId });
    const ref = await taken(accepted.body.data.job_id);
    const runs = await Promise.allSettled([importAnswersStage(db, ref), importAnswersStage(db, ref)]);
    expect(runs.filter((one) => one.status === "rejected").map(({ reason }) => reason)).toEqual([expect.any(JobLost)]);
    expect(await resultOf(ref)).toMatchObject({ uploaded: 30, total: 30 });
  });

  it("ends although the platform sends pages without end", async () => {
    const { study, id } = await connected("typeform");
    fill(study, 0, 3);
    const accepted = await accept(id, { survey_id: study.surveyId });
    const ref = await taken(accepted.body.data.job_id);
    await db.execute(sql`update jobs set dispatched_at = now() - interval '7 hours' where id = ${ref.id}`);
    await expect(importAnswersStage(db, ref)).rejects.toMatchObject({
      failure: "unexpected",
      message: "The platform was still sending answers after 6 hours, so the import was ended.",
    });
  });

  it("refuses questions that the survey does not have, and a second job meanwhile", async () => {
    const { study, id } = await connected("typeform");
    const body = { survey_id: study.surveyId };
    const unknown = await accept(id, { ...body, questions: ["f1", "f9"] });
    expect(unknown.body.error).toMatchObject({ code: "VALIDATION_ERROR", issues: [{ path: "questions[1]" }] });
    expect((await accept(id, body)).status).toBe(202);
    expect((await accept(id, body)).body.error.code).toBe("JOB_ALREADY_RUNNING");
  });

  it("refuses a survey more than the 1,000 that an organization may import", async () => {
    const { study, id } = await connected("typeform");
    await run(id, { survey_id: study.surveyId });
    const ofThis = sql`connection_id = ${id} and survey_id = ${study.surveyId}`;
    await db.execute(sql`insert into connection_imports
        (organization_id, id, connection_id, survey_id, survey_name, project_id, questions, segments)
      select organization_id, gen_random_uuid(), connection_id, 'full ' || n, survey_name, project_id, '[]', '[]'
      from connection_imports, generate_series(1, 1000) n where ${ofThis}`);
    await db.execute(sql`delete from connection_imports where ${ofThis}`);
    const refused = await accept(id, { survey_id: study.surveyId });
    expect(refused.body.error.code).toBe("CONFLICT");
    await db.execute(sql`delete from connection_imports where survey_id like 'full %'`);
    expect((await accept(id, { survey_id: study.surveyId })).status).toBe(202);
  });

  it("is unknown to other organizations", async () => {
    const { study, id } = await connected("typeform");
    await run(id, { survey_id: study.surveyId });
    const [{ id: importId }] = (await call(importsRoute, "GET", { params: { id } })).body.data;
    const stranger = await newWorkspace(db);
    const theirs = { provider: "typeform", name: "Other", credentials: study.credentials };
    const own = (await stranger.call(connectionsRoute, "POST", { body: theirs })).body.data.id;
    const replies = await Promise.all([
      stranger.call(importsRoute, "GET", { params: { id } }),
      stranger.call(importRoute, "POST", { params: { id }, body: { survey_id: study.surveyId } }),
      stranger.call(importEndRoute, "DELETE", { params: { id: own, importId } }),
      call(importEndRoute, "DELETE", { params: { id: own, importId } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await call(importEndRoute, "DELETE", { params: { id, importId } })).status).toBe(200);
  });

  it("starts imports that are due on their schedule, once", async () => {
    const { study, id } = await connected("typeform");
    await run(id, { survey_id: study.surveyId, schedule: "hourly" });
    const imports = () => call(importsRoute, "GET", { params: { id } });
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
