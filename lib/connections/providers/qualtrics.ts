import { z } from "zod";
import { ownValue } from "@/lib/data/own-value";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { plainText } from "@/lib/text/plain-text";
import { type ProviderAddress, requestBytes, requestJson } from "../provider-client";
import { ProviderError } from "../provider-error";
import type { AnswerPage, ReadOrder, Respondent, SurveyDescription, SurveyProvider } from "../survey-provider";
import { unzipOne } from "../unzip-one";

/** Source: https://api.qualtrics.com (whoami, surveys, survey-definitions, response exports with continuation). */

const MAX_UNPACKED = 256 * MEBIBYTE;
const POLL_SECONDS = 2;

const resultOf = <Schema extends z.ZodType>(result: Schema) => z.object({ result });
const me = resultOf(z.object({ userName: z.string().nullish(), brandId: z.string().nullish() }));
const surveys = resultOf(
  z.object({
    elements: z.array(z.object({ id: z.string(), name: z.string() })),
    nextPage: z.string().nullish(),
  }),
);
const choice = z.object({ Display: z.string().nullish(), TextEntry: z.union([z.string(), z.boolean()]).nullish() });
const question = z.object({
  QuestionText: z.string().nullish(),
  QuestionType: z.string(),
  Selector: z.string().nullish(),
  Choices: z.union([z.record(z.string(), choice), z.array(choice)]).nullish(),
});
type Question = z.output<typeof question>;
const flow = z.object({
  EmbeddedData: z.array(z.object({ Field: z.string() })).nullish(),
  get Flow() {
    return z.array(flow).nullish();
  },
});
type Flow = z.output<typeof flow>;
const definition = resultOf(
  z.object({
    SurveyID: z.string(),
    SurveyName: z.string(),
    Questions: z.union([z.record(z.string(), question), z.array(z.never())]),
    SurveyFlow: flow.nullish(),
  }),
);
const started = resultOf(z.object({ progressId: z.string() }));
const progress = resultOf(
  z.object({ status: z.string(), fileId: z.string().nullish(), continuationToken: z.string().nullish() }),
);
const scalar = z.union([z.string(), z.number(), z.boolean()]);
const given = z.union([scalar, z.array(scalar)]).nullish();
const exported = z.object({
  responses: z.array(
    z.object({
      responseId: z.string(),
      values: z.record(z.string(), z.unknown()),
      labels: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/**
 * The id of the running export, the continuation token of the last export, and the time of the last answer in it. The
 * time is used if the token has expired.
 */
const place = z
  .object({ progressId: z.string().nullable(), token: z.string().nullable(), recorded: z.string().nullable() })
  .catch({ progressId: null, token: null, recorded: null });
type ExportState = z.output<typeof place>;

/** The adapter of Qualtrics. */
export function openQualtrics(
  { api_token }: { api_token: string },
  at: Pick<ProviderAddress, "base" | "allowPrivate">,
): SurveyProvider {
  const address: ProviderAddress = {
    ...at,
    base: `${at.base}/API/v3`,
    platform: "Qualtrics",
    headers: { "X-API-TOKEN": api_token },
  };
  return {
    async readAccount() {
      const { result } = await requestJson(address, { path: "/whoami" }, me);
      return result.userName ?? result.brandId ?? null;
    },
    async listSurveys(cursor) {
      const query = { ...(cursor && { offset: cursor }) };
      const { result } = await requestJson(address, { path: "/surveys", query }, surveys);
      const next = result.nextPage
        ? new URL(result.nextPage, "https://qualtrics.com").searchParams.get("offset")
        : null;
      return { surveys: result.elements, nextCursor: next };
    },
    async describeSurvey(surveyId) {
      const path = `/survey-definitions/${encodeURIComponent(surveyId)}`;
      const { result } = await requestJson(address, { path }, definition);
      const asked = Object.entries(Array.isArray(result.Questions) ? {} : result.Questions);
      const fields = new Set(result.SurveyFlow ? fieldsOf(result.SurveyFlow) : []);
      return {
        id: result.SurveyID,
        name: result.SurveyName,
        questions: asked.flatMap(openQuestions),
        segments: [...asked.flatMap(segmentOf), ...[...fields].map((name) => ({ id: name, name }))],
      };
    },
    readAnswers: async (order, cursor) => readExport(address, order, place.parse(cursor)),
  };
}

async function readExport(address: ProviderAddress, order: ReadOrder, at: ExportState): Promise<AnswerPage> {
  const exports = `/surveys/${encodeURIComponent(order.surveyId)}/export-responses`;
  const waiting = (progressId: string | null): AnswerPage => ({
    respondents: [],
    cursor: { ...at, progressId },
    more: true,
    remaining: null,
    wait: POLL_SECONDS,
  });
  if (at.progressId === null) return waiting(await startExport(address, exports, order, at));
  const { result } = await requestJson(
    address,
    { path: `${exports}/${encodeURIComponent(at.progressId)}` },
    progress,
  ).catch(forgotten);
  if (result.status === "failed") return waiting(null);
  if (result.status !== "complete" || !result.fileId) return waiting(at.progressId);
  const path = `${exports}/${encodeURIComponent(result.fileId)}/file`;
  const { body } = await requestBytes(address, { path, isExport: true });
  const { responses } = await readFile(body);
  const times = responses.map(({ values }) => String(values.recordedDate ?? "")).sort();
  const recorded = times.at(-1) || at.recorded;
  return {
    respondents: responses.filter(isFinished).map((one) => respondentOf(one, order)),
    cursor: { progressId: null, token: result.continuationToken ?? null, recorded },
    more: false,
    remaining: 0,
  };
}

/** If the platform has dropped the export, returns the status of a failed one, so that the export is started again. */
function forgotten(error: unknown): z.output<typeof progress> {
  if (error instanceof ProviderError && error.failure === "missing") return { result: { status: "failed" } };
  throw error;
}

async function startExport(
  address: ProviderAddress,
  path: string,
  { questions, segments }: ReadOrder,
  { token, recorded }: ExportState,
): Promise<string> {
  const isQuestion = (id: string) => /^QID\d+/.test(id);
  const wanted = {
    format: "json",
    questionIds: [...new Set([...questions, ...segments.map(({ id }) => id)].filter(isQuestion).map(questionIdOf))],
    embeddedDataIds: segments.map(({ id }) => id).filter((id) => !isQuestion(id)),
    surveyMetadataIds: ["finished", "recordedDate"],
  };
  const start = async (bound: object) =>
    (await requestJson(address, { path, json: { ...wanted, ...bound } }, started)).result.progressId;
  const byTime = recorded === null ? { allowContinuation: true } : { startDate: recorded };
  if (token === null) return start(byTime);
  return start({ allowContinuation: true, continuationToken: token }).catch((error) => {
    if (error instanceof ProviderError && error.failure === "unexpected") return start(byTime);
    throw error;
  });
}

async function readFile(zip: Buffer): Promise<z.output<typeof exported>> {
  try {
    return exported.parse(JSON.parse((await unzipOne(zip, MAX_UNPACKED)).toString("utf8")));
  } catch {
    throw new ProviderError("unexpected", "The file that Qualtrics exported cannot be read.");
  }
}

/** Answers are exported under keys such as `QID3_TEXT`, `QID3_1` and `QID3_4_TEXT`. */
const questionIdOf = (key: string) => key.split("_")[0] ?? key;

const choicesOf = ({ Choices }: Question) => (Array.isArray(Choices) ? [] : Object.entries(Choices ?? {}));

/**
 * The open-ended questions: text entries, each field of a form, and the text after a choice. Their ids are the keys of
 * an export.
 */
function openQuestions([id, asked]: [string, Question]): SurveyDescription["questions"] {
  const text = plainText(asked.QuestionText ?? "") || id;
  const part = (key: string, { Display }: z.output<typeof choice>) => ({
    id: key,
    text: `${text} – ${plainText(Display ?? "")}`,
  });
  if (asked.QuestionType !== "TE") {
    const withText = choicesOf(asked).filter(([, { TextEntry }]) => TextEntry === true || TextEntry === "true");
    return withText.map(([number, option]) => part(`${id}_${number}_TEXT`, option));
  }
  if (asked.Selector === "FORM") return choicesOf(asked).map(([number, option]) => part(`${id}_${number}`, option));
  return asked.Selector === "PW" ? [] : [{ id: `${id}_TEXT`, text }];
}

function segmentOf([id, asked]: [string, Question]): SurveyDescription["segments"] {
  return asked.QuestionType === "MC" ? [{ id, name: plainText(asked.QuestionText ?? "") || id }] : [];
}

const fieldsOf = ({ EmbeddedData, Flow }: Flow): string[] => [
  ...(EmbeddedData ?? []).map(({ Field }) => Field),
  ...(Flow ?? []).flatMap(fieldsOf),
];

const isFinished = ({ values }: { values: Record<string, unknown> }) =>
  values.finished === 1 || values.finished === true;

function respondentOf(
  { responseId, values, labels = {} }: z.output<typeof exported>["responses"][number],
  { questions, segments }: ReadOrder,
): Respondent {
  const text = (one: unknown) => {
    const parsed = given.safeParse(one).data ?? "";
    return Array.isArray(parsed) ? parsed.join("; ") : String(parsed);
  };
  return {
    id: responseId,
    answers: Object.fromEntries(questions.map((key) => [key, text(ownValue(values, key))])),
    segments: Object.fromEntries(segments.map(({ id }) => [id, text(ownValue(labels, id) ?? ownValue(values, id))])),
  };
}
