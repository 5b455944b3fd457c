import { randomUUID } from "node:crypto";
import { type Platform, platform, type WireReply } from "./platform";
import { zipOne } from "./zip-one";

/** https://api.qualtrics.com: whoami, list surveys, survey definitions, "Export with Continuation" */

export type QualtricsResponse = {
  responseId: string;
  values: Record<string, string | number | string[]> & { finished: 0 | 1; recordedDate: string };
  labels?: Record<string, string | string[]>;
};
export type QualtricsSurvey = { SurveyID: string; SurveyName: string; Questions: object; SurveyFlow?: object };

const SURVEYS_PAGE = 100;
const EXPORT_FIELDS = new Set([
  ...["format", "allowContinuation", "continuationToken", "startDate", "endDate", "limit", "useLabels", "timeZone"],
  ...["questionIds", "embeddedDataIds", "surveyMetadataIds", "compress", "breakoutSets", "exportResponsesInProgress"],
]);

const meta = (httpStatus: string) => ({ requestId: randomUUID(), httpStatus });
const fine = (result: unknown): WireReply => ({ json: { result, meta: meta("200 - OK") } });
const refuse = (status: number, errorMessage: string): WireReply => ({
  status,
  json: { meta: { ...meta(String(status)), error: { errorMessage, errorCode: "QVAL_1" } } },
});

type Export = { polls: number; fileId: string; token: string; bytes: Buffer };

export function qualtrics(
  token: string,
  { surveys, responses, polls = 2 }: { surveys: QualtricsSurvey[]; responses: QualtricsResponse[]; polls?: number },
): Platform & { expireTokens: () => void } {
  const exports = new Map<string, Export>();
  const tokens = new Map<string, number>();
  const start = (body: Record<string, unknown>): WireReply => {
    const unknown = Object.keys(body).find((name) => !EXPORT_FIELDS.has(name));
    if (unknown) return refuse(400, `Unexpected json key provided: ${unknown}`);
    if (body.format !== "json") return refuse(400, "Missing or invalid value for the parameter 'format'");
    if (body.continuationToken !== undefined && body.startDate !== undefined) return refuse(400, "token and startDate");
    const seen = body.continuationToken === undefined ? 0 : tokens.get(String(body.continuationToken));
    if (seen === undefined) return refuse(400, "Invalid continuation token");
    const startDate = String(body.startDate ?? "");
    const found = responses.slice(seen).filter(({ values }) => values.recordedDate >= startDate);
    const made = {
      polls,
      fileId: randomUUID(),
      token: randomUUID(),
      bytes: zipOne("Survey.json", { responses: found }),
    };
    const progressId = `ES_${randomUUID().slice(0, 15)}`;
    tokens.set(made.token, responses.length);
    exports.set(progressId, made);
    return fine({ progressId, percentComplete: 0, status: "inProgress" });
  };
  const stand = platform(
    [
      { method: "GET", path: /^\/API\/v3\/whoami$/, answer: () => fine({ userId: "UR_1", userName: "acme#research" }) },
      {
        method: "GET",
        path: /^\/API\/v3\/surveys$/,
        query: ["offset"],
        answer({ query }) {
          const offset = Number(query.get("offset") ?? 0);
          const page = surveys.slice(offset, offset + SURVEYS_PAGE);
          const elements = page.map(({ SurveyID, SurveyName }) => ({ id: SurveyID, name: SurveyName, isActive: true }));
          const next = offset + SURVEYS_PAGE;
          const nextPage = next < surveys.length ? `https://fra1.qualtrics.com/API/v3/surveys?offset=${next}` : null;
          return fine({ elements, nextPage });
        },
      },
      {
        method: "GET",
        path: /^\/API\/v3\/survey-definitions\/(\w+)$/,
        query: ["format"],
        answer(_, [id]) {
          const survey = surveys.find(({ SurveyID }) => SurveyID === id);
          return survey ? fine(survey) : refuse(404, "The requested resource does not exist.");
        },
      },
      {
        method: "POST",
        path: /^\/API\/v3\/surveys\/(\w+)\/export-responses$/,
        answer: ({ json }) => start(json as Record<string, unknown>),
      },
      {
        method: "GET",
        path: /^\/API\/v3\/surveys\/\w+\/export-responses\/(ES_[\w-]+)$/,
        answer(_, [progressId = ""]) {
          const made = exports.get(progressId);
          if (!made) return refuse(404, "The requested resource does not exist.");
          if (made.polls-- > 0) return fine({ percentComplete: 50, status: "inProgress" });
          return fine({ percentComplete: 100, status: "complete", fileId: made.fileId, continuationToken: made.token });
        },
      },
      {
        method: "GET",
        path: /^\/API\/v3\/surveys\/\w+\/export-responses\/([\w-]+)\/file$/,
        answer(_, [fileId]) {
          const made = [...exports.values()].find((one) => one.fileId === fileId);
          return made ? { bytes: made.bytes } : refuse(404, "The requested resource does not exist.");
        },
      },
    ],
    {
      refuse,
      isAuthorized: ({ headers }) => headers["x-api-token"] === token,
      unauthorized: refuse(401, "Invalid authentication token."),
    },
  );
  return { ...stand, expireTokens: () => tokens.clear() };
}
