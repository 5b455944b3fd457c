import { z } from "zod";
import { ownValue } from "@/lib/data/own-value";
import { plainText } from "@/lib/text/plain-text";
import { type ProviderAddress, requestJson } from "../provider-client";
import type { ReadOrder, Respondent, SurveyDescription, SurveyProvider } from "../survey-provider";
import { placeAfter, readTimeCursor } from "../time-cursor";

/** Source: https://api.surveymonkey.com/v3/docs. */

const SURVEYS_PAGE = 1000;
const PAGE = 100;

const links = z.object({ next: z.string().optional() });
const me = z.object({ username: z.string().optional(), email: z.string().optional() });
const surveys = z.object({ data: z.array(z.object({ id: z.string(), title: z.string() })), links });
const option = z.object({ id: z.string(), text: z.string().nullish() });
const question = z.object({
  id: z.string(),
  family: z.string(),
  subtype: z.string(),
  headings: z.array(z.object({ heading: z.string().nullish() })).default([]),
  answers: z
    .object({ choices: z.array(option).optional(), rows: z.array(option).optional(), other: option.nullish() })
    .nullish(),
});
type Question = z.output<typeof question>;
const details = z.object({
  id: z.string(),
  title: z.string(),
  custom_variables: z.record(z.string(), z.unknown()).nullish(),
  pages: z.array(z.object({ questions: z.array(question).default([]) })),
});
const bulk = z.object({
  total: z.number(),
  links,
  data: z.array(
    z.object({
      id: z.string(),
      date_modified: z.string(),
      custom_variables: z.record(z.string(), z.unknown()).nullish(),
      pages: z.array(
        z.object({
          questions: z
            .array(
              z.object({
                id: z.string(),
                answers: z.array(
                  z.object({
                    text: z.string().nullish(),
                    choice_id: z.string().nullish(),
                    row_id: z.string().nullish(),
                    other_id: z.string().nullish(),
                  }),
                ),
              }),
            )
            .default([]),
        }),
      ),
    }),
  ),
});

/** The adapter of SurveyMonkey. */
export function openSurveyMonkey(
  { access_token }: { access_token: string },
  at: Pick<ProviderAddress, "base" | "allowPrivate">,
): SurveyProvider {
  const headers = { Authorization: `Bearer ${access_token}` };
  const address = { ...at, base: `${at.base}/v3`, platform: "SurveyMonkey", headers };
  return {
    async readAccount() {
      const { username, email } = await requestJson(address, { path: "/users/me" }, me);
      return username ?? email ?? null;
    },
    async listSurveys(cursor) {
      const page = Number(cursor ?? 1);
      const query = { page, per_page: SURVEYS_PAGE };
      const found = await requestJson(address, { path: "/surveys", query }, surveys);
      const named = found.data.map(({ id, title }) => ({ id, name: plainText(title) }));
      return { surveys: named, nextCursor: found.links.next ? String(page + 1) : null };
    },
    async describeSurvey(surveyId) {
      const found = await requestJson(address, { path: `${surveyPath(surveyId)}/details` }, details);
      const all = found.pages.flatMap(({ questions }) => questions);
      const variables = Object.keys(found.custom_variables ?? {});
      return {
        id: found.id,
        name: plainText(found.title),
        questions: all.flatMap(openQuestions),
        segments: [...all.flatMap(segmentOf), ...variables.map((name) => ({ id: `custom:${name}`, name }))],
      };
    },
    async readAnswers(order, cursor) {
      const place = readTimeCursor(cursor);
      const query = {
        per_page: PAGE,
        page: place.skip / PAGE + 1,
        status: "completed",
        sort_by: "date_modified",
        sort_order: "ASC",
        ...(place.since && { start_modified_at: secondBefore(place.since) }),
      };
      const path = `${surveyPath(order.surveyId)}/responses/bulk`;
      const { data, total, links } = await requestJson(address, { path, query }, bulk);
      const more = links.next !== undefined;
      const next = placeAfter(place, { last: data.at(-1)?.date_modified, size: PAGE, more });
      const remaining = more ? Math.max(0, total - place.skip - data.length) : 0;
      return { respondents: data.map((one) => respondentOf(one, order)), cursor: next, more, remaining };
    },
  };
}

const surveyPath = (surveyId: string) => `/surveys/${encodeURIComponent(surveyId)}`;

/** One second before the given moment, because the documentation does not say whether the bound is inclusive. */
const secondBefore = (moment: string) => new Date(Date.parse(moment) - 1000).toISOString().slice(0, 19);

const headingOf = ({ headings }: Question) => plainText(headings.map(({ heading }) => heading ?? "").join(" "));

/**
 * An essay or a single text box is one question. Each of several text boxes is a question, and so is the text after
 * "Other".
 */
function openQuestions(asked: Question): SurveyDescription["questions"] {
  const { id, family, subtype, answers } = asked;
  const text = headingOf(asked);
  const part = (choice: z.output<typeof option>) => ({
    id: `${id}.${choice.id}`,
    text: `${text} – ${plainText(choice.text ?? "")}`,
  });
  if (family === "open_ended" && subtype === "multi") return (answers?.rows ?? []).map(part);
  if (family === "open_ended" && subtype !== "numerical") return [{ id, text }];
  return answers?.other ? [part(answers.other)] : [];
}

function segmentOf(asked: Question): SurveyDescription["segments"] {
  const { id, family, subtype, answers } = asked;
  if (family === "open_ended" && subtype === "numerical") return [{ id, name: headingOf(asked) }];
  if (family !== "single_choice" && family !== "multiple_choice") return [];
  const options = [...(answers?.choices ?? []), ...(answers?.other ? [answers.other] : [])];
  const labels = Object.fromEntries(options.map((option) => [option.id, plainText(option.text ?? "")]));
  return [{ id, name: headingOf(asked), labels }];
}

function respondentOf(
  { id, pages, custom_variables }: z.output<typeof bulk>["data"][number],
  { questions, segments }: ReadOrder,
): Respondent {
  const texts = new Map<string, string>();
  const codes = new Map<string, string[]>();
  for (const asked of pages.flatMap(({ questions }) => questions)) {
    for (const { text, row_id, other_id, choice_id } of asked.answers) {
      const part = other_id ?? row_id;
      if (text) texts.set(part ? `${asked.id}.${part}` : asked.id, text);
      const code = choice_id ?? other_id ?? text;
      if (code) codes.set(asked.id, [...(codes.get(asked.id) ?? []), code]);
    }
  }
  for (const [name, value] of Object.entries(custom_variables ?? {}))
    codes.set(`custom:${name}`, [String(value ?? "")]);
  return {
    id,
    answers: Object.fromEntries(questions.map((question) => [question, texts.get(question) ?? ""])),
    segments: Object.fromEntries(
      segments.map(({ id, labels }) => [
        id,
        (codes.get(id) ?? []).map((code) => ownValue(labels ?? {}, code) ?? code).join("; "),
      ]),
    ),
  };
}
