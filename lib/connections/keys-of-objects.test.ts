import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { jobs } from "@/db/schema/jobs";
import { responses } from "@/db/schema/responses";
import type { ConnectionProvider } from "@/db/schema/terms";
import { type FormbricksResponse, formbricks } from "@/e2e/support/providers/formbricks";
import { type LimeSurveyRow, limesurvey } from "@/e2e/support/providers/limesurvey";
import type { Platform } from "@/e2e/support/providers/platform";
import { qualtrics } from "@/e2e/support/providers/qualtrics";
import { type SurveyMonkeyResponse, surveymonkey } from "@/e2e/support/providers/surveymonkey";
import { type Caller, operatorFor } from "@/lib/auth/caller";
import { useDatabase } from "@/test/database";
import { usePlatforms } from "@/test/platforms";
import { readJob } from "@/test/read-job";
import { newWorkspace } from "@/test/workspace";
import { acceptImport } from "./accept-import";
import { importAnswersStage } from "./import-answers";
import { createConnection } from "./manage-connections";

const KEY = "constructor";
const AT = "2026-09-01T00:00:00.000Z";

type Sample = { credentials: object; platform: Platform; survey: string; segment: string };

/** A survey with a field named like what every object inherits; the second of its respondents has no value there. */
const SAMPLES: Partial<Record<ConnectionProvider, () => Sample>> = {
  formbricks() {
    const questions = [
      { id: "q1", type: "openText", headline: { default: "Why?" } },
      { id: KEY, type: "multipleChoiceSingle", headline: { default: "Region" }, choices: [] },
    ];
    const times = { createdAt: AT, updatedAt: AT, finished: true };
    const given: FormbricksResponse[] = [
      { id: "a", ...times, data: { q1: "Staff", [KEY]: "North" } },
      { id: "b", ...times, data: { q1: "Garden" } },
    ];
    const credentials = { url: "https://feedback.example", api_key: "key" };
    const platform = formbricks("key", { surveys: [{ id: "s", name: "Stay", questions }], responses: given });
    return { credentials, platform, survey: "s", segment: KEY };
  },
  limesurvey() {
    const question = { parent_qid: 0, other: "N" } as const;
    const questions = [
      { ...question, qid: 1, title: "Q1", question: "Why?", type: "T" },
      { ...question, qid: 2, title: KEY, question: "Region", type: "L" },
    ];
    const rows: LimeSurveyRow[] = [
      { id: "1", submitdate: AT, Q1: "Staff", [KEY]: "North" },
      { id: "2", submitdate: AT, Q1: "Garden" },
    ];
    const login = { username: "analyst", password: "key" };
    const credentials = { url: "https://surveys.example/index.php/admin/remotecontrol", ...login };
    const platform = limesurvey(login, { surveys: [{ sid: 1, surveyls_title: "Stay", questions }], rows });
    return { credentials, platform, survey: "1", segment: KEY };
  },
  qualtrics() {
    const Questions = { QID1: { QuestionText: "Why?", QuestionType: "TE", Selector: "ESTB" } };
    const SurveyFlow = { EmbeddedData: [{ Field: KEY }] };
    const surveys = [{ SurveyID: "SV_1", SurveyName: "Stay", Questions, SurveyFlow }];
    const values = { finished: 1, recordedDate: AT } as const;
    const given = [
      { responseId: "a", values: { ...values, QID1_TEXT: "Staff", [KEY]: "North" }, labels: { QID1_TEXT: "Staff" } },
      { responseId: "b", values: { ...values, QID1_TEXT: "Garden" }, labels: { QID1_TEXT: "Garden" } },
    ];
    const platform = qualtrics("key", { surveys, responses: given });
    return { credentials: { api_token: "key", data_center: "fra1" }, platform, survey: "SV_1", segment: KEY };
  },
  surveymonkey() {
    const open = { id: "71", family: "open_ended", subtype: "essay", headings: [{ heading: "Why?" }] };
    const choices = [{ id: "801", text: "North" }];
    const region = { id: "72", family: "single_choice", subtype: "vertical", headings: [{ heading: "Region" }] };
    const questions = [open, { ...region, answers: { choices } }];
    const answerOf = (
      id: string,
      text: string,
      given: { choice_id?: string; text?: string }[],
    ): SurveyMonkeyResponse => ({
      id,
      date_modified: AT.replace(".000Z", "+00:00"),
      response_status: "completed",
      pages: [
        {
          id: "5",
          questions: [
            { id: "71", answers: [{ text }] },
            { id: "72", answers: given },
          ],
        },
      ],
    });
    const responses = [answerOf("1", "Staff", [{ choice_id: "801" }]), answerOf("2", "Garden", [{ text: KEY }])];
    const surveys = [{ id: "9", title: "Stay", pages: [{ id: "5", questions }] }];
    const platform = surveymonkey("key", { surveys, responses });
    return { credentials: { access_token: "key" }, platform, survey: "9", segment: "72" };
  },
};

describe("an import", () => {
  const db = useDatabase();
  const standing = usePlatforms();
  let caller: Caller;
  beforeAll(async () => {
    caller = operatorFor((await newWorkspace(db)).organizationId);
  });

  it.each(Object.entries(SAMPLES))("from %s takes only values that a respondent has", async (provider, sample) => {
    const { credentials, platform, survey, segment } = sample();
    standing[provider as ConnectionProvider] = platform;
    const connection = { provider: provider as ConnectionProvider, name: "Research", credentials };
    const { id } = await createConnection(db, caller, connection);
    const { job_id } = await acceptImport(db, caller, id, { surveyId: survey, segments: [segment] });
    await db.update(jobs).set({ status: "processing" }).where(eq(jobs.id, job_id));
    while ((await importAnswersStage(db, { organizationId: caller.organizationId, id: job_id })).more);
    const job: ReturnType<typeof JSON.parse> = await readJob(db, caller, job_id);
    const stored = await db
      .select({ text: responses.text, segments: responses.segments })
      .from(responses)
      .where(eq(responses.questionId, job.result.questions[0].question_id))
      .orderBy(responses.position);
    const name = provider === "qualtrics" ? KEY : "Region";
    const own = provider === "surveymonkey" ? { Region: KEY } : {};
    expect(stored).toEqual([
      { text: "Staff", segments: { [name]: "North" } },
      { text: "Garden", segments: own },
    ]);
  });
});
