import { z } from "zod";
import { ownValue } from "@/lib/data/own-value";
import { plainText } from "@/lib/text/plain-text";
import { type ProviderAddress, requestJson } from "../provider-client";
import type { ReadOrder, Respondent, SurveyProvider } from "../survey-provider";
import { placeAfter, readTimeCursor } from "../time-cursor";

/**
 * Sources: https://formbricks.com/docs/api-reference (surveys, v1) and https://formbricks.com/docs/api-v2-reference
 * (the rest).
 */

const SURVEYS_PAGE = 100;
const PAGE = 250;

const words = z
  .union([z.string(), z.looseObject({ default: z.string() })])
  .transform((text) => plainText(typeof text === "string" ? text : text.default));
const element = z.object({ id: z.string(), type: z.string(), headline: words.optional() });
const survey = z.object({
  id: z.string(),
  name: z.string(),
  questions: z.array(element).nullish(),
  blocks: z.array(z.object({ elements: z.array(element) })).nullish(),
  hiddenFields: z.object({ fieldIds: z.array(z.string()).optional() }).nullish(),
});
const me = z.object({
  organizationId: z.string().nullish(),
  workspaces: z.array(z.object({ projectName: z.string() })).nullish(),
  environments: z.array(z.object({ projectName: z.string() })).nullish(),
});
const value = z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.unknown())]).nullable();
const responses = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      updatedAt: z.string(),
      finished: z.boolean(),
      data: z.record(z.string(), value),
    }),
  ),
  meta: z.object({ total: z.number() }).optional(),
});

const SEGMENTS = new Set(["multipleChoiceSingle", "multipleChoiceMulti", "nps", "rating", "consent"]);

/** The adapter of Formbricks. */
export function openFormbricks(
  { api_key }: { api_key: string },
  at: Pick<ProviderAddress, "base" | "allowPrivate">,
): SurveyProvider {
  const address = { ...at, platform: "Formbricks", headers: { "x-api-key": api_key } };
  return {
    async readAccount() {
      const { workspaces, environments, organizationId } = await requestJson(address, { path: "/api/v2/me" }, me);
      const names = new Set([...(workspaces ?? environments ?? [])].map(({ projectName }) => projectName));
      return [...names].join(", ") || (organizationId ?? null);
    },
    async listSurveys(cursor) {
      const offset = Number(cursor ?? 0);
      const query = { limit: SURVEYS_PAGE, offset };
      const { data } = await requestJson(
        address,
        { path: "/api/v1/management/surveys", query },
        z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
      );
      const nextCursor = data.length === SURVEYS_PAGE ? String(offset + SURVEYS_PAGE) : null;
      return { surveys: data, nextCursor };
    },
    async describeSurvey(surveyId) {
      const path = `/api/v1/management/surveys/${encodeURIComponent(surveyId)}`;
      const { data } = await requestJson(address, { path }, z.object({ data: survey }));
      const asked = [...(data.questions ?? []), ...(data.blocks ?? []).flatMap(({ elements }) => elements)];
      return {
        id: data.id,
        name: data.name,
        questions: asked
          .filter(({ type }) => type === "openText")
          .map(({ id, headline }) => ({ id, text: headline ?? id })),
        segments: [
          ...asked.filter(({ type }) => SEGMENTS.has(type)).map(({ id, headline }) => ({ id, name: headline ?? id })),
          ...(data.hiddenFields?.fieldIds ?? []).map((id) => ({ id, name: id })),
        ],
      };
    },
    async readAnswers(order, cursor) {
      const place = readTimeCursor(cursor);
      const query = {
        surveyId: order.surveyId,
        limit: PAGE,
        skip: place.skip,
        sortBy: "updatedAt",
        order: "asc",
        ...(place.since && { startDate: place.since, filterDateField: "updatedAt" }),
      };
      const { data, meta } = await requestJson(address, { path: "/api/v2/management/responses", query }, responses);
      const more = data.length === PAGE;
      const next = placeAfter(place, { last: data.at(-1)?.updatedAt, size: PAGE, more });
      const remaining = meta ? Math.max(0, meta.total - place.skip - data.length) : null;
      const finished = data.filter((one) => one.finished);
      return { respondents: finished.map((one) => respondentOf(one, order)), cursor: next, more, remaining };
    },
  };
}

function respondentOf(
  { id, data }: z.output<typeof responses>["data"][number],
  { questions, segments }: ReadOrder,
): Respondent {
  const pick = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, textOf(ownValue(data, id))]));
  return { id, answers: pick(questions), segments: pick(segments.map(({ id }) => id)) };
}

function textOf(given: z.output<typeof value> | undefined): string {
  if (Array.isArray(given)) return given.filter((part) => part !== "").join("; ");
  return given === null || given === undefined || typeof given === "object" ? "" : String(given);
}
