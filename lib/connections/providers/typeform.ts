import { z } from "zod";
import { type ProviderAddress, requestJson } from "../provider-client";
import type { ReadOrder, Respondent, SurveyProvider } from "../survey-provider";

/** Sources: https://www.typeform.com/developers/responses/ and https://www.typeform.com/developers/create/. */

const PAGE = 200;

const me = z.object({ alias: z.string().optional(), email: z.string().optional() });
const forms = z.object({
  page_count: z.number(),
  items: z.array(z.object({ id: z.string(), title: z.string() })),
});
const field = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  get properties() {
    return z.object({ fields: z.array(field).optional() }).optional();
  },
});
type Field = z.output<typeof field>;
const form = z.object({
  id: z.string(),
  title: z.string(),
  fields: z.array(field).default([]),
  hidden: z.array(z.string()).default([]),
});
const answer = z.object({
  field: z.object({ id: z.string() }),
  text: z.string().optional(),
  number: z.number().optional(),
  boolean: z.boolean().optional(),
  date: z.string().optional(),
  choice: z.object({ label: z.string().optional(), other: z.string().optional() }).optional(),
  choices: z.object({ labels: z.array(z.string()).default([]), other: z.string().optional() }).optional(),
});
const responses = z.object({
  total_items: z.number(),
  items: z.array(
    z.object({
      token: z.string(),
      response_id: z.string().optional(),
      submitted_at: z.string(),
      hidden: z.record(z.string(), z.unknown()).nullish(),
      answers: z.array(answer).nullish(),
    }),
  ),
});

/**
 * Typeform lists answers newest first. A run reads the answers since `since`, page by page; `before` is the token of
 * the last answer read, `newest` the time of the newest answer.
 */
const place = z
  .object({ since: z.string().nullable(), before: z.string().nullable(), newest: z.string().nullable() })
  .catch({ since: null, before: null, newest: null });

const OPEN = new Set(["long_text", "short_text"]);
const SEGMENTS = new Set([
  "multiple_choice",
  "dropdown",
  "yes_no",
  "opinion_scale",
  "rating",
  "nps",
  "number",
  "date",
  "picture_choice",
]);

/** The adapter of Typeform. */
export function openTypeform(
  { token }: { token: string },
  at: Pick<ProviderAddress, "base" | "allowPrivate">,
): SurveyProvider {
  const address = { ...at, platform: "Typeform", headers: { Authorization: `Bearer ${token}` } };
  return {
    async readAccount() {
      const { alias, email } = await requestJson(address, { path: "/me" }, me);
      return alias ?? email ?? null;
    },
    async listSurveys(cursor) {
      const page = Number(cursor ?? 1);
      const { items, page_count } = await requestJson(
        address,
        { path: "/forms", query: { page, page_size: PAGE } },
        forms,
      );
      const surveys = items.map(({ id, title }) => ({ id, name: title }));
      return { surveys, nextCursor: page < page_count ? String(page + 1) : null };
    },
    async describeSurvey(surveyId) {
      const { id, title, fields, hidden } = await requestJson(address, { path: formPath(surveyId) }, form);
      const all = fields.flatMap(withInner);
      return {
        id,
        name: title,
        questions: all.filter(({ type }) => OPEN.has(type)).map(({ id, title }) => ({ id, text: title })),
        segments: [
          ...all.filter(({ type }) => SEGMENTS.has(type)).map(({ id, title }) => ({ id, name: title })),
          ...hidden.map((name) => ({ id: `hidden:${name}`, name })),
        ],
      };
    },
    async readAnswers(order, cursor) {
      const { since, before, newest } = place.parse(cursor);
      const path = `${formPath(order.surveyId)}/responses`;
      const query = { page_size: PAGE, ...(since && { since: since.slice(0, 19) }), ...(before && { before }) };
      const { items, total_items } = await requestJson(address, { path, query }, responses);
      const reached = newest ?? items[0]?.submitted_at ?? since;
      const last = items.at(-1);
      const respondents = items.map((item) => respondentOf(item, order));
      const remaining = Math.max(0, total_items - items.length);
      if (items.length === PAGE && last) {
        return { respondents, cursor: { since, before: last.token, newest: reached }, more: true, remaining };
      }
      const next = { since: reached && earlier(reached), before: null, newest: null };
      return { respondents, cursor: next, more: false, remaining: 0 };
    },
  };
}

/**
 * Typeform may list an answer up to 30 minutes late, so each run starts an hour before the newest answer of the
 * previous run. Answers that are read twice are stored once.
 */
const earlier = (moment: string) => new Date(Date.parse(moment) - 3_600_000).toISOString();

const formPath = (surveyId: string) => `/forms/${encodeURIComponent(surveyId)}`;

const withInner = (outer: Field): Field[] => [outer, ...(outer.properties?.fields ?? []).flatMap(withInner)];

function respondentOf(
  { token, response_id, answers, hidden }: z.output<typeof responses>["items"][number],
  { questions, segments }: ReadOrder,
): Respondent {
  const given = new Map((answers ?? []).map((one) => [one.field.id, textOf(one)]));
  for (const [name, value] of Object.entries(hidden ?? {})) given.set(`hidden:${name}`, String(value ?? ""));
  const pick = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, given.get(id) ?? ""]));
  return { id: response_id ?? token, answers: pick(questions), segments: pick(segments.map(({ id }) => id)) };
}

function textOf({ text, number, boolean, date, choice, choices }: z.output<typeof answer>): string {
  if (choices) return [...choices.labels, choices.other ?? []].flat().join("; ");
  return text ?? choice?.label ?? choice?.other ?? date ?? String(number ?? boolean ?? "");
}
