import { type FormbricksResponse, formbricks } from "@/e2e/support/providers/formbricks";
import { type LimeSurveyRow, limesurvey } from "@/e2e/support/providers/limesurvey";
import type { Platform } from "@/e2e/support/providers/platform";
import { type QualtricsResponse, qualtrics } from "@/e2e/support/providers/qualtrics";
import { type SurveyMonkeyResponse, surveymonkey } from "@/e2e/support/providers/surveymonkey";
import { type TypeformResponse, typeform } from "@/e2e/support/providers/typeform";

/** A survey on a platform with an open question, a segment field, and interviews that the test adds. */
export type Study = {
  credentials: Record<string, string>;
  /** The part of the credentials that is secret. */
  secret: string;
  platform: Platform;
  account: string;
  surveyId: string;
  /** The id of a survey without open-ended questions. */
  closedId: string;
  question: string;
  segment: string;
  /** Adds the n-th interview, in one of two groups. */
  add(n: number, text: string, group: "North" | "South"): void;
  /** The external id of the n-th interview's answer in this service. */
  idOf(n: number): string;
};

const at = (n: number) => new Date(Date.UTC(2026, 8, 1) + n * 7_000).toISOString();

function typeformStudy(): Study {
  const responses: TypeformResponse[] = [];
  const fields = [
    { id: "f1", title: "What did you like?", type: "long_text" },
    { id: "f2", title: "Region", type: "dropdown", properties: { choices: [{ label: "North" }, { label: "South" }] } },
  ];
  const forms = [
    { id: "abc123", title: "Stay", fields },
    { id: "closed1", title: "Closed", fields: fields.slice(1) },
    ...Array.from({ length: 210 }, (_, n) => ({ id: `more${n}`, title: `Form ${n}`, fields: [] })),
  ];
  return {
    credentials: { token: "tfp_secret" },
    secret: "tfp_secret",
    platform: typeform("tfp_secret", { forms, responses }),
    account: "Acme research",
    surveyId: "abc123",
    closedId: "closed1",
    question: "f1",
    segment: "f2",
    idOf: (n) => `token${n}`,
    add(n, text, group) {
      const answers = [
        { field: { id: "f1", type: "long_text" }, type: "text", text },
        { field: { id: "f2", type: "dropdown" }, type: "choice", choice: { label: group } },
      ];
      responses.push({ token: `token${n}`, submitted_at: at(n), answers });
    },
  };
}

function surveyMonkeyStudy(): Study {
  const responses: SurveyMonkeyResponse[] = [];
  const open = {
    id: "71",
    family: "open_ended",
    subtype: "essay",
    headings: [{ heading: "<b>What</b> did you like?" }],
  };
  const choices = [
    { id: "801", text: "North" },
    { id: "802", text: "South" },
  ];
  const region = { id: "72", family: "single_choice", subtype: "vertical", headings: [{ heading: "Region" }] };
  const closed = { ...region, answers: { choices } };
  const surveys = [
    { id: "9001", title: "Stay", pages: [{ id: "5", questions: [open, closed] }] },
    { id: "9002", title: "Closed", pages: [{ id: "6", questions: [closed] }] },
    ...Array.from({ length: 1100 }, (_, n) => ({ id: `${10_000 + n}`, title: `Survey ${n}`, pages: [] })),
  ];
  return {
    credentials: { access_token: "sm-secret" },
    secret: "sm-secret",
    platform: surveymonkey("sm-secret", { surveys, responses }),
    account: "acme",
    surveyId: "9001",
    closedId: "9002",
    question: "71",
    segment: "72",
    idOf: (n) => String(600_000 + n),
    add(n, text, group) {
      const questions = [
        { id: "71", answers: [{ text }] },
        { id: "72", answers: [{ choice_id: group === "North" ? "801" : "802" }] },
      ];
      const date_modified = at(n).replace(".000Z", "+00:00");
      const pages = [{ id: "5", questions }];
      responses.push({ id: String(600_000 + n), date_modified, response_status: "completed", pages });
    },
  };
}

function formbricksStudy(): Study {
  const responses: FormbricksResponse[] = [];
  const open = { id: "q1", type: "openText", headline: { default: "What did you like?" } };
  const region = { id: "q2", type: "multipleChoiceSingle", headline: { default: "Region" }, choices: [] };
  const surveys = [
    { id: "srv1", name: "Stay", questions: [open], blocks: [{ elements: [region] }] },
    { id: "srv2", name: "Closed", questions: [region] },
    ...Array.from({ length: 120 }, (_, n) => ({ id: `more${n}`, name: `Survey ${n}`, questions: [] })),
  ];
  return {
    credentials: { url: "https://feedback.example", api_key: "fbk_secret" },
    secret: "fbk_secret",
    platform: formbricks("fbk_secret", { surveys, responses }),
    account: "Acme",
    surveyId: "srv1",
    closedId: "srv2",
    question: "q1",
    segment: "q2",
    idOf: (n) => `resp${n}`,
    add(n, text, group) {
      const data = { q1: text, q2: group };
      responses.push({ id: `resp${n}`, createdAt: at(n), updatedAt: at(n), finished: true, data });
    },
  };
}

function limeSurveyStudy(): Study {
  const rows: LimeSurveyRow[] = [];
  const closed = { qid: 2, parent_qid: 0, title: "REGION", question: "Region", type: "L", other: "N" } as const;
  const open = { qid: 1, parent_qid: 0, title: "LIKED", type: "T", other: "N" } as const;
  const surveys = [
    { sid: 123456, surveyls_title: "Stay", questions: [{ ...open, question: "<p>What did you like?</p>" }, closed] },
    { sid: 654321, surveyls_title: "Closed", questions: [closed] },
  ];
  const login = { username: "analyst", password: "ls-secret" };
  return {
    credentials: { url: "https://surveys.example/index.php/admin/remotecontrol", ...login },
    secret: "ls-secret",
    platform: limesurvey(login, { surveys, rows }),
    account: "analyst",
    surveyId: "123456",
    closedId: "654321",
    question: "LIKED",
    segment: "REGION",
    idOf: (n) => `123456-${n + 1}`,
    add: (n, LIKED, REGION) => void rows.push({ id: String(n + 1), submitdate: at(n), LIKED, REGION }),
  };
}

function qualtricsStudy(): Study {
  const responses: QualtricsResponse[] = [];
  const region = { QuestionText: "Region", QuestionType: "MC", Selector: "SAVR", Choices: { 1: { Display: "North" } } };
  const open = { QuestionText: "What did you like?", QuestionType: "TE", Selector: "ESTB" };
  const surveys = [
    { SurveyID: "SV_1", SurveyName: "Stay", Questions: { QID1: open, QID2: region } },
    { SurveyID: "SV_2", SurveyName: "Closed", Questions: { QID2: region } },
    ...Array.from({ length: 110 }, (_, n) => ({ SurveyID: `SV_m${n}`, SurveyName: `Survey ${n}`, Questions: [] })),
  ];
  return {
    credentials: { api_token: "qx-secret", data_center: "fra1" },
    secret: "qx-secret",
    platform: qualtrics("qx-secret", { surveys, responses }),
    account: "acme#research",
    surveyId: "SV_1",
    closedId: "SV_2",
    question: "QID1_TEXT",
    segment: "QID2",
    idOf: (n) => `R_${n}`,
    add(n, text, group) {
      const values = { finished: 1, recordedDate: at(n), QID1_TEXT: text, QID2: group === "North" ? 1 : 2 } as const;
      responses.push({ responseId: `R_${n}`, values, labels: { QID2: group } });
    },
  };
}

/** A function for each platform that makes a new survey on its stand-in. */
export const STUDIES = {
  qualtrics: qualtricsStudy,
  surveymonkey: surveyMonkeyStudy,
  typeform: typeformStudy,
  limesurvey: limeSurveyStudy,
  formbricks: formbricksStudy,
};
