import { numberIn, type Platform, platform, type WireReply } from "./platform";

/**
 * https://www.typeform.com/developers/responses/reference/retrieve-responses/
 * https://www.typeform.com/developers/create/reference/retrieve-forms/ (and /retrieve-form/, /retrieve-your-own-account/)
 */

export type TypeformAnswer = { field: { id: string; type: string }; type: string } & Record<string, unknown>;
export type TypeformResponse = {
  token: string;
  submitted_at: string;
  answers: TypeformAnswer[];
  hidden?: Record<string, string>;
};
export type TypeformForm = {
  id: string;
  title: string;
  fields: { id: string; title: string; type: string; properties?: object }[];
  hidden?: string[];
};

const refuse = (status: number, description: string): WireReply => ({
  status,
  json: { code: status === 404 ? "FORM_NOT_FOUND" : "VALIDATION_ERROR", description },
});

export function typeform(
  token: string,
  { forms, responses }: { forms: TypeformForm[]; responses: TypeformResponse[] },
): Platform {
  return platform(
    [
      {
        method: "GET",
        path: /^\/me$/,
        answer: () => ({ json: { alias: "Acme research", email: "research@acme.test", language: "en" } }),
      },
      {
        method: "GET",
        path: /^\/forms$/,
        query: ["search", "page", "page_size", "workspace_id", "sort_by", "order_by"],
        answer({ query }) {
          const page = numberIn(query, "page", 1, 100_000, 1);
          const size = numberIn(query, "page_size", 1, 200, 10);
          if (page === null || size === null) return refuse(400, "page or page_size");
          const items = forms.slice((page - 1) * size, page * size).map(({ id, title }) => ({ id, title }));
          return { json: { total_items: forms.length, page_count: Math.ceil(forms.length / size), items } };
        },
      },
      {
        method: "GET",
        path: /^\/forms\/([^/]+)$/,
        answer(_, [id]) {
          const form = forms.find((one) => one.id === id);
          return form ? { json: form } : refuse(404, "Non existing form");
        },
      },
      {
        method: "GET",
        path: /^\/forms\/([^/]+)\/responses$/,
        query: ["page_size", "since", "until", "after", "before", "included_response_ids", "sort", "query", "fields"],
        answer({ query }, [id]) {
          const size = numberIn(query, "page_size", 1, 1000, 25);
          const since = query.get("since");
          if (size === null) return refuse(400, "page_size");
          if (since !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(since)) return refuse(400, "since");
          if (query.has("before") && query.has("sort")) return refuse(400, "before and sort");
          if (!forms.some((form) => form.id === id)) return refuse(404, "Non existing form");
          const newest = responses.toSorted((a, b) => (a.submitted_at < b.submitted_at ? 1 : -1));
          const before = query.get("before");
          const first = before === null ? 0 : newest.findIndex((one) => one.token === before) + 1;
          const found = newest.slice(first).filter((one) => since === null || one.submitted_at.slice(0, 19) >= since);
          const items = found.slice(0, size).map((one) => ({ ...one, response_id: one.token }));
          return { json: { total_items: found.length, page_count: Math.ceil(found.length / size), items } };
        },
      },
    ],
    {
      refuse,
      isAuthorized: ({ headers }) => headers.authorization === `Bearer ${token}`,
      unauthorized: {
        status: 401,
        json: { code: "AUTHENTICATION_FAILED", description: "Authentication credentials not found" },
      },
    },
  );
}
