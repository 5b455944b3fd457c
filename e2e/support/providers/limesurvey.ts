import { randomUUID } from "node:crypto";
import { type Platform, platform, type WireReply } from "./platform";

/** https://www.limesurvey.org/manual/RemoteControl_2_API and https://api.limesurvey.org (remotecontrol_handle) */

export type LimeSurveyQuestion = {
  qid: number;
  parent_qid: number;
  title: string;
  question: string;
  type: string;
  other: "Y" | "N";
};
export type LimeSurveyRow = { id: string; submitdate: string | null } & Record<string, string | null>;
export type LimeSurveySurvey = { sid: number; surveyls_title: string; questions: LimeSurveyQuestion[] };

type Login = { username: string; password: string };
type Data = { surveys: LimeSurveySurvey[]; rows: LimeSurveyRow[] };

/** Answers a refusal with HTTP 200 and the reason as `status`, as LimeSurvey does. */
export function limesurvey(login: Login, data: Data): Platform & { openSessions: () => number } {
  const sessions = new Set<string>();
  const stand = platform(
    [
      {
        method: "POST",
        path: /^\/index\.php\/admin\/remotecontrol$/,
        answer({ json }) {
          const { method, params, id } = json as { method: string; params: unknown[]; id: unknown };
          if (typeof method !== "string" || !Array.isArray(params) || id === undefined) return { status: 400 };
          return { json: { id, result: call(method, params), error: null } };
        },
      },
    ],
    { refuse: (status): WireReply => ({ status }), isAuthorized: () => true, unauthorized: invalidLogin() },
  );

  function call(method: string, [first, ...rest]: unknown[]): unknown {
    if (method === "get_session_key") {
      if (first !== login.username || rest[0] !== login.password) return { status: "Invalid user name or password" };
      const key = randomUUID().replaceAll("-", "");
      sessions.add(key);
      return key;
    }
    if (!sessions.has(String(first))) return { status: "Invalid session key" };
    if (method === "release_session_key") return sessions.delete(String(first)) && "OK";
    if (method === "list_surveys") return listSurveys();
    const survey = data.surveys.find(({ sid }) => sid === rest[0]);
    if (method === "list_questions") return survey?.questions ?? { status: "Error: Invalid survey ID" };
    if (method === "get_language_properties") return survey ? { surveyls_title: survey.surveyls_title } : INVALID;
    if (method === "export_responses") return survey ? exported(rest.slice(1)) : INVALID;
    return { status: `unknown method ${method}` };
  }

  const listSurveys = () =>
    data.surveys.length === 0
      ? { status: "No surveys found" }
      : data.surveys.map(({ sid, surveyls_title }) => ({ sid, surveyls_title, active: "Y" }));

  function exported([type, language, completion, heading, answers, from, to, fields]: unknown[]): unknown {
    const documented =
      type === "json" &&
      language === null &&
      ["complete", "incomplete", "all"].includes(String(completion)) &&
      ["code", "full", "abbreviated"].includes(String(heading)) &&
      ["short", "long"].includes(String(answers));
    if (!documented) return { status: "Error: not documented" };
    if (data.rows.length === 0) return { status: "No Data, could not get max id." };
    const found = data.rows
      .filter(({ submitdate }) => completion !== "complete" || submitdate !== null)
      .filter(({ id }) => Number(id) >= Number(from ?? 1) && Number(id) <= Number(to ?? Number.MAX_SAFE_INTEGER))
      .map((row) => (Array.isArray(fields) ? Object.fromEntries(fields.map((name) => [name, row[name]])) : row));
    return Buffer.from(JSON.stringify({ responses: found })).toString("base64");
  }

  return { ...stand, openSessions: () => sessions.size };
}

const INVALID = { status: "Error: Invalid survey ID" };
const invalidLogin = (): WireReply => ({
  json: { id: 1, result: { status: "Invalid user name or password" }, error: null },
});
