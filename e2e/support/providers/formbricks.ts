import { numberIn, type Platform, platform, type WireReply } from "./platform";

/**
 * https://formbricks.com/docs/api-reference (management surveys, v1)
 * https://formbricks.com/docs/api-v2-reference (me, management responses)
 */

export type FormbricksResponse = {
  id: string;
  createdAt: string;
  updatedAt: string;
  finished: boolean;
  data: Record<string, string | number | string[]>;
};
export type FormbricksSurvey = { id: string; name: string } & Record<string, unknown>;

const refuse = (code: number, message: string): WireReply => ({ status: code, json: { error: { code, message } } });

export function formbricks(
  key: string,
  { surveys, responses }: { surveys: FormbricksSurvey[]; responses: FormbricksResponse[] },
): Platform {
  return platform(
    [
      {
        method: "GET",
        path: /^\/api\/v2\/me$/,
        answer: () => ({
          json: {
            organizationId: "org1",
            workspaces: [{ workspaceId: "ws1", projectName: "Acme", permission: "read" }],
          },
        }),
      },
      {
        method: "GET",
        path: /^\/api\/v1\/management\/surveys$/,
        query: ["limit", "offset"],
        answer({ query }) {
          const limit = numberIn(query, "limit", 1, 1000, 1000);
          const offset = numberIn(query, "offset", 0, 1_000_000, 0);
          if (limit === null || offset === null) return refuse(400, "limit or offset");
          return { json: { data: surveys.slice(offset, offset + limit) } };
        },
      },
      {
        method: "GET",
        path: /^\/api\/v1\/management\/surveys\/([^/]+)$/,
        answer(_, [id]) {
          const data = surveys.find((survey) => survey.id === id);
          if (data) return { json: { data } };
          return { status: 404, json: { code: "not_found", message: "Survey not found", details: {} } };
        },
      },
      {
        method: "GET",
        path: /^\/api\/v2\/management\/responses$/,
        query: ["limit", "skip", "sortBy", "order", "startDate", "endDate", "filterDateField", "surveyId", "contactId"],
        answer({ query }) {
          const limit = numberIn(query, "limit", 1, 250, 50);
          const skip = numberIn(query, "skip", 0, 1_000_000, 0);
          const by = query.get("sortBy") ?? "createdAt";
          const since = query.get("filterDateField") ?? "createdAt";
          if (limit === null || skip === null || !isField(by) || !isField(since)) return refuse(400, "Bad Request");
          const start = query.get("startDate");
          const found = responses
            .filter((one) => start === null || one[since] >= start)
            .toSorted((a, b) => (a[by] < b[by] ? -1 : 1));
          const sorted = query.get("order") === "asc" ? found : found.toReversed();
          const surveyId = query.get("surveyId");
          const data = sorted.slice(skip, skip + limit).map((one) => ({ ...one, surveyId }));
          return { json: { data, meta: { total: found.length, limit, offset: skip } } };
        },
      },
    ],
    {
      refuse,
      isAuthorized: ({ headers }) => headers["x-api-key"] === key,
      unauthorized: refuse(401, "Unauthorized"),
    },
  );
}

const isField = (name: string) => name === "createdAt" || name === "updatedAt";
