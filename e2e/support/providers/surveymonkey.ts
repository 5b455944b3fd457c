import { numberIn, type Platform, platform, type WireReply } from "./platform";

/** https://api.surveymonkey.com/v3/docs: users, surveys, survey details, responses in bulk, headers, errors */

export type SurveyMonkeyAnswer = { text?: string; choice_id?: string; row_id?: string; other_id?: string };
export type SurveyMonkeyResponse = {
  id: string;
  date_modified: string;
  response_status: "completed" | "partial";
  pages: { id: string; questions: { id: string; answers: SurveyMonkeyAnswer[] }[] }[];
  custom_variables?: Record<string, string>;
};
export type SurveyMonkeySurvey = {
  id: string;
  title: string;
  custom_variables?: Record<string, string>;
  pages: { id: string; questions: object[] }[];
};

const LIMITS = {
  "X-Ratelimit-App-Global-Minute-Limit": "120",
  "X-Ratelimit-App-Global-Minute-Remaining": "119",
  "X-Ratelimit-App-Global-Minute-Reset": "60",
};

const refuse = (status: number, message: string): WireReply => ({
  status,
  json: { error: { docs: "", message, id: String(status * 10), name: "Error", http_status_code: status } },
});

/** The reply when the requests of this minute are used up. */
export const surveyMonkeyLimited = (seconds: number): WireReply => ({
  ...refuse(429, "Too many requests were made, try again later."),
  headers: {
    "X-Ratelimit-App-Global-Minute-Remaining": "0",
    "X-Ratelimit-App-Global-Minute-Reset": String(seconds),
  },
});

export function surveymonkey(
  token: string,
  { surveys, responses }: { surveys: SurveyMonkeySurvey[]; responses: SurveyMonkeyResponse[] },
): Platform {
  const paged = (path: string, query: URLSearchParams, found: readonly object[], max: number, usual: number) => {
    const page = numberIn(query, "page", 1, 100_000, 1);
    const per_page = numberIn(query, "per_page", 1, max, usual);
    if (page === null || per_page === null) return refuse(400, "Invalid page or per_page.");
    const link = (to: number) => `https://api.surveymonkey.com${path}?page=${to}&per_page=${per_page}`;
    const hasNext = page * per_page < found.length;
    const links = { self: link(page), ...(hasNext && { next: link(page + 1) }) };
    const data = found.slice((page - 1) * per_page, page * per_page);
    return { headers: LIMITS, json: { data, per_page, page, total: found.length, links } };
  };
  return platform(
    [
      {
        method: "GET",
        path: /^\/v3\/users\/me$/,
        answer: () => ({ headers: LIMITS, json: { id: "1", username: "acme", email: "research@acme.test" } }),
      },
      {
        method: "GET",
        path: /^\/v3\/surveys$/,
        query: [
          "page",
          "per_page",
          "sort_by",
          "sort_order",
          "include",
          "title",
          "start_modified_at",
          "end_modified_at",
        ],
        answer: ({ path, query }) =>
          paged(
            path,
            query,
            surveys.map(({ id, title }) => ({ id, title, nickname: "" })),
            1000,
            50,
          ),
      },
      {
        method: "GET",
        path: /^\/v3\/surveys\/(\d+)\/details$/,
        answer(_, [id]) {
          const survey = surveys.find((one) => one.id === id);
          return survey
            ? { headers: LIMITS, json: survey }
            : refuse(404, "There was an error retrieving the resource.");
        },
      },
      {
        method: "GET",
        path: /^\/v3\/surveys\/(\d+)\/responses\/bulk$/,
        query: [
          ...["page", "per_page", "start_created_at", "end_created_at", "start_modified_at", "end_modified_at"],
          ...["status", "sort_by", "sort_order", "simple"],
        ],
        answer({ path, query }, [id]) {
          if (!surveys.some((survey) => survey.id === id)) return refuse(404, "There was an error retrieving it.");
          const since = query.get("start_modified_at");
          if (since !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(since))
            return refuse(400, "start_modified_at");
          const status = query.get("status");
          const found = responses
            .filter((one) => status === null || one.response_status === status)
            .filter((one) => since === null || one.date_modified.slice(0, 19) > since)
            .toSorted((a, b) => (a.date_modified < b.date_modified ? -1 : 1));
          return paged(path, query, query.get("sort_order") === "ASC" ? found : found.toReversed(), 100, 50);
        },
      },
    ],
    {
      refuse,
      isAuthorized: ({ headers }) => headers.authorization?.toLowerCase() === `bearer ${token}`,
      unauthorized: refuse(401, "The authorization token was not provided or is invalid."),
    },
  );
}
