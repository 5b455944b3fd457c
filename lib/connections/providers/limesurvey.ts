import { z } from "zod";
import { ownValue } from "@/lib/data/own-value";
import { plainText } from "@/lib/text/plain-text";
import { parseRanges, withIds, without } from "../id-ranges";
import { type ProviderAddress, requestJson } from "../provider-client";
import { ProviderError } from "../provider-error";
import type { ReadOrder, Respondent, SurveyDescription, SurveyProvider } from "../survey-provider";

/** Source: https://www.limesurvey.org/manual/RemoteControl_2_API, over JSON-RPC. */

const PAGE = 1000;

const reply = z.object({ result: z.unknown() });
const status = z.object({ status: z.string() });
const surveys = z.array(z.object({ sid: z.coerce.string(), surveyls_title: z.string() }));
const questions = z.array(
  z.object({
    qid: z.coerce.string(),
    parent_qid: z.coerce.string(),
    title: z.string(),
    question: z.string(),
    type: z.string(),
    other: z.string().nullish(),
  }),
);
type Question = z.output<typeof questions>[number];
const row = z.record(z.string(), z.union([z.string(), z.number()]).nullable());
/** Before version 4 of LimeSurvey, each row was an object with one field, named by the row's id. */
const rows = z.object({ responses: z.array(z.union([row, z.record(z.string(), row)])) });

/**
 * The ids of the responses that have been read, and of those that this run still has to read. The last id read would
 * not be enough, because responses are not completed in the order of their ids.
 */
const place = z.object({ read: z.string(), pending: z.string().nullable() }).catch({ read: "", pending: null });

const OPEN = new Set(["T", "U", "S"]);
const SEGMENTS = new Set(["L", "!", "O", "G", "Y", "N", "5", "I", "D"]);

type Call = (method: string, ...params: unknown[]) => Promise<unknown>;

/** The adapter of LimeSurvey. */
export function openLimeSurvey(
  { username, password }: { username: string; password: string },
  at: Pick<ProviderAddress, "base" | "allowPrivate">,
): SurveyProvider {
  const base = at.base.replace(/\/+$/, "").replace(/(\/index\.php)?\/admin\/remotecontrol$/, "");
  const address = { ...at, base, platform: "LimeSurvey", headers: {} };
  const withSession = <Value>(work: (call: Call) => Promise<Value>) => inSession(address, { username, password }, work);
  return {
    readAccount: () => withSession(async () => username),
    listSurveys: () =>
      withSession(async (call) => {
        const found = await call("list_surveys");
        if (statusOf(found) === "No surveys found") return { surveys: [], nextCursor: null };
        const listed = expected(surveys, found);
        return {
          surveys: listed.map(({ sid, surveyls_title }) => ({ id: sid, name: plainText(surveyls_title) })),
          nextCursor: null,
        };
      }),
    describeSurvey: (surveyId) =>
      withSession(async (call) => {
        const properties = await call("get_language_properties", numberOf(surveyId), ["surveyls_title"]);
        const name = expected(z.object({ surveyls_title: z.string() }), properties).surveyls_title;
        const found = await call("list_questions", numberOf(surveyId));
        const all = statusOf(found) === "No questions found" ? [] : expected(questions, found);
        return describe({ id: surveyId, name: plainText(name) }, all);
      }),
    readAnswers: (order, cursor) =>
      withSession(async (call) => {
        const { read, pending } = place.parse(cursor);
        const survey = numberOf(order.surveyId);
        const due = pending ? idsOf(pending) : without(await listIds(call, survey), read);
        const [from] = due;
        if (from === undefined) {
          return { respondents: [], cursor: { read, pending: null }, more: false, remaining: 0 };
        }
        const page = due.slice(0, PAGE).filter((id) => id < from + PAGE);
        const to = page.at(-1) ?? from;
        const found = await exportRows(call, survey, "long", from, to);
        const asked = new Set(page);
        const respondents = found.filter((one) => asked.has(Number(one.id))).map((one) => respondentOf(one, order));
        const left = due.slice(page.length);
        const next = { read: withIds(read, page), pending: left.length > 0 ? withIds("", left) : null };
        return { respondents, cursor: next, more: left.length > 0, remaining: left.length };
      }),
  };
}

/** Logs in, does the work, and always logs out again. */
async function inSession<Value>(
  address: ProviderAddress,
  { username, password }: { username: string; password: string },
  work: (call: Call) => Promise<Value>,
): Promise<Value> {
  const key = await ask(address, "get_session_key", [username, password]);
  if (typeof key !== "string") {
    throw new ProviderError("refused", `LimeSurvey refused the login: ${statusOf(key) ?? "no session was opened"}.`);
  }
  try {
    return await work(async (method, ...params) => refuse(await ask(address, method, [key, ...params])));
  } finally {
    await ask(address, "release_session_key", [key]).catch(() => undefined);
  }
}

async function ask(address: ProviderAddress, method: string, params: unknown[]): Promise<unknown> {
  const json = { method, params, id: 1 };
  const isExport = method === "export_responses";
  return (await requestJson(address, { path: "/index.php/admin/remotecontrol", json, isExport }, reply)).result;
}

const statusOf = (result: unknown) => status.safeParse(result).data?.status;

/** Throws if LimeSurvey refused the call. It reports refusals in a `status` field, with HTTP 200. */
function refuse(result: unknown): unknown {
  const said = statusOf(result);
  if (said === undefined || said.startsWith("No surveys") || said.startsWith("No questions")) return result;
  if (/^no data/i.test(said)) return result;
  if (/invalid session/i.test(said)) throw new ProviderError("busy", "LimeSurvey closed the session.");
  if (/no permission/i.test(said)) {
    throw new ProviderError("refused", "LimeSurvey: this user may not read the survey or export its responses.");
  }
  if (/invalid survey/i.test(said)) throw new ProviderError("missing", "LimeSurvey has no such survey.");
  throw new ProviderError("unexpected", `LimeSurvey answered: ${said}`);
}

function expected<Schema extends z.ZodType>(schema: Schema, result: unknown): z.output<Schema> {
  const parsed = schema.safeParse(result);
  if (parsed.success) return parsed.data;
  throw new ProviderError("unexpected", "LimeSurvey replied in a form that its documentation does not describe.");
}

function numberOf(surveyId: string): number {
  if (/^\d{1,12}$/.test(surveyId)) return Number(surveyId);
  throw new ProviderError("missing", "LimeSurvey has no such survey.");
}

/** The ids of all completed responses. Exports a single column, to keep the export small. */
async function listIds(call: Call, survey: number): Promise<number[]> {
  const found = await exportRows(call, survey, "short", null, null, ["id"]);
  return found.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
}

async function exportRows(
  call: Call,
  survey: number,
  answers: "long" | "short",
  from: number | null,
  to: number | null,
  fields: string[] | null = null,
) {
  const file = await call("export_responses", survey, "json", null, "complete", "code", answers, from, to, fields);
  if (statusOf(file) !== undefined) return [];
  const text = Buffer.from(expected(z.string(), file), "base64").toString("utf8");
  return expected(rows, readJson(text)).responses.flatMap((one) =>
    "id" in one ? [row.parse(one)] : Object.values(one).map((inner) => row.parse(inner)),
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const idsOf = (ranges: string) =>
  parseRanges(ranges).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

function describe(survey: { id: string; name: string }, all: Question[]): SurveyDescription {
  const top = all.filter(({ parent_qid }) => parent_qid === "0");
  return {
    ...survey,
    questions: top.flatMap((asked) => openQuestions(asked, all)),
    segments: [
      ...top
        .filter(({ type }) => SEGMENTS.has(type))
        .map(({ title, question }) => ({ id: title, name: plainText(question) || title })),
      { id: "startlanguage", name: "Language" },
    ],
  };
}

/**
 * The open-ended questions: free texts, each text of a multiple-text question, and the text after "Other". Their ids
 * are the columns of an export.
 */
function openQuestions({ qid, title, question, type, other }: Question, all: Question[]) {
  const text = plainText(question) || title;
  if (OPEN.has(type)) return [{ id: title, text }];
  if (type === "Q") {
    return all
      .filter(({ parent_qid }) => parent_qid === qid)
      .map((part) => ({ id: `${title}[${part.title}]`, text: `${text} – ${plainText(part.question)}` }));
  }
  return other === "Y" ? [{ id: `${title}[other]`, text: `${text} – Other` }] : [];
}

/** Puts the survey's id before the response's id, because every survey numbers its responses from 1. */
function respondentOf(one: z.output<typeof row>, { surveyId, questions, segments }: ReadOrder): Respondent {
  const pick = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, String(ownValue(one, id) ?? "")]));
  return { id: `${surveyId}-${one.id}`, answers: pick(questions), segments: pick(segments.map(({ id }) => id)) };
}
