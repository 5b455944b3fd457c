import { beforeAll, describe, expect, it } from "vitest";
import { createClient } from "@/lib/api/client/client";
import { OPERATIONS } from "@/lib/api/contract/all";
import type { Operation } from "@/lib/api/contract/operation";
import { RECORDINGS } from "@/lib/api/openapi/add-examples";
import { call, post, service } from "./client";

/** The id of one record of each kind. */
type Records = Record<
  | "project"
  | "question"
  | "sibling"
  | "category"
  | "code"
  | "otherCode"
  | "response"
  | "otherResponse"
  | "job"
  | "connection"
  | "group"
  | "table"
  | "suggestion"
  | "webhook"
  | "delivery",
  string
>;

/** The kind of record that a parameter or a field names. For `id`, the segment of the path before it decides. */
const KINDS: Record<string, keyof Records> = {
  projectId: "project",
  project_id: "project",
  questionId: "question",
  question_id: "question",
  source_question_id: "question",
  target_question_id: "sibling",
  categoryId: "category",
  category_id: "category",
  codeId: "code",
  code_id: "code",
  code_ids: "otherCode",
  source_code_id: "otherCode",
  target_code_id: "code",
  suggestion_id: "suggestion",
  responseId: "response",
  response_id: "response",
  response_ids: "response",
  ids: "otherResponse",
  jobs: "job",
  groups: "group",
  tableId: "table",
  question_ids: "sibling",
  connections: "connection",
  webhooks: "webhook",
  deliveryId: "delivery",
};

/** Here a foreign id is a 422, like any other id that does not fit: no code of this codebook, not the same project. */
const MISTAKES = new Set(["updateResponse code_id", "updateResponses code_id", "cloneCodebook project_id"]);

/** Values of parameters that name no record, or a record that only a survey platform could make. */
const FIXED: Record<string, string> = {
  version: "1",
  surveyId: "1",
  survey_id: "1",
  importId: "01989c3e-7d1a-7cc3-98c4-dc0c0c07398f",
};

const BODIES: Record<string, unknown> = {
  updateConnection: { name: "Panel" },
  importSurvey: { survey_id: "", project_id: "" },
  estimateCredits: { project_id: "", question_id: "" },
  crossTab: { project_id: "", question_id: "" },
  drillDown: { project_id: "", question_id: "", code_name: "Friendly staff", segment: "age=9" },
  rankSegments: { project_id: "", question_id: "" },
  showSegments: { project_id: "", question_id: "" },
  shareSentiment: { project_id: "", question_id: "" },
  pairCodes: { project_id: "", question_id: "" },
  findAnomalies: { project_id: "", question_id: "" },
  summarize: { project_id: "", question_id: "" },
  compareWaves: { project_id: "", question_id: "" },
  reportQuality: { project_id: "", question_id: "" },
  correctShares: { project_id: "", question_id: "" },
  reportInconsistencies: { project_id: "", question_id: "" },
  stateMethods: { project_id: "", question_id: "" },
  previewSplit: RECORDINGS.splitCode?.body,
  listSuggestions: { project_id: "", question_id: "" },
  applySuggestion: {
    project_id: "",
    question_id: "",
    suggestion: { type: "assign_existing", target_code_id: "", response_ids: [""] },
  },
  resolveSuggestion: {
    project_id: "",
    question_id: "",
    suggestion_id: "",
    action: "merge",
    target_code_id: "",
    source_code_id: "",
  },
  previewSuggestion: {
    project_id: "",
    question_id: "",
    suggestion: { type: "assign_existing", target_code_id: "", response_ids: [""] },
  },
  bulkApplySuggestions: {
    project_id: "",
    question_id: "",
    suggestions: [{ type: "merge_codes", source_code_id: "", target_code_id: "" }],
  },
  revertSuggestion: { project_id: "", question_id: "", suggestion_id: "" },
  exportDecisions: { project_id: "", question_id: "" },
  settleInconsistencies: { project_id: "", question_id: "" },
  undoSuggestion: { project_id: "", question_id: "", suggestion_id: "" },
  previewExport: { project_id: "", question_id: "", format: "csv" },
  exportProject: { project_id: "", format: "csv" },
  createSavedTable: { name: "By age", table: {} },
  updateSavedTable: { name: "By year" },
  updateGroup: { name: "By year" },
  addGroupMembers: { question_ids: [""] },
  removeGroupMembers: { question_ids: [""] },
  freezeAnchor: { question_id: "" },
  codeAnchor: { question_id: "" },
  decideClaims: { decisions: [{ response_id: "", action: "accept" }] },
  resolveDisagreements: { resolutions: [{ response_id: "", action: "change", codes: [{ code_id: "" }] }] },
  updateResponse: { codes: [{ code_id: "" }] },
  updateResponses: { responses: [{ response_id: "", codes: [{ code_id: "" }] }] },
};
const bodyOf = ({ id }: Operation) => BODIES[id] ?? RECORDINGS[id]?.body ?? {};

const parametersOf = (path: string) =>
  [...path.matchAll(/(\w+)\/\{(\w+)\}/g)].map(([, before = "", name = ""]) => (name === "id" ? before : name));

/** The parameters and fields of an operation that name records. */
function namesOf(operation: Operation): string[] {
  const names = new Set(parametersOf(operation.path));
  JSON.stringify(bodyOf(operation), (name, value) => {
    if (/^ids$|_ids?$/.test(name)) names.add(name);
    return value;
  });
  return [...names].filter((name) => !(name in FIXED));
}

/** Sends an operation with the ids that `recordOf` gives for each name. */
function send(operation: Operation, key: string, recordOf: (name: string) => string) {
  const path = operation.path.replace(/(\w+)\/\{(\w+)\}/g, (_, before: string, name: string) => {
    const value = FIXED[name] ?? recordOf(name === "id" ? before : name);
    return `${before}/${value}`;
  });
  const named = JSON.stringify(bodyOf(operation), (name, value) =>
    /^ids$|_ids$/.test(name) ? [recordOf(name)] : /_id$/.test(name) ? (FIXED[name] ?? recordOf(name)) : value,
  );
  if (!operation.form) return call(operation.method, path, { key, ...(operation.body && { body: named }) });
  const form = new FormData();
  form.append("file", new Blob(["respondent_id,answer,category,code\nr9,New,Stay,New"]), "new.csv");
  const request = new Response(form);
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  return request.bytes().then((body) => call(operation.method, path, { key, headers, body }));
}

async function newRecords(key: string): Promise<Records> {
  const created = await post(
    "/v2/projects",
    { name: "Guests", questions: [{ text: "Why?" }, { text: "Why not?" }, { text: "Wave 1?" }, { text: "Wave 2?" }] },
    { key },
  );
  const { id: project, questions } = created.body.data;
  const path = `/v2/projects/${project}/questions/${questions[0].id}`;
  const responses = ["Friendly staff", "Far too expensive"].map((text) => ({ id: text, text }));
  await post(`${path}/upload/json`, { responses }, { key });
  const categories = [{ name: "Stay", codes: [{ name: "Staff" }, { name: "Price" }] }];
  const { body } = await call("PUT", `${path}/codebook`, { body: { categories }, key });
  const [category] = body.data.categories;
  const answers = (await call("GET", `${path}/responses`, { key })).body.data;
  const job = (await post(`${path}/code`, {}, { key })).body.data.job_id;
  const webhook = (await post("/v2/webhooks", { url: "https://partner.example/hooks" }, { key })).body.data.id;
  const typeform = { provider: "typeform", name: "Panel", credentials: { token: "tfp_1" } };
  const connection = (await post("/v2/connections", typeform, { key })).body.data.id;
  const question = questions[0].id;
  const suggested = { type: "assign_existing", target_code_id: category.codes[0].id, response_ids: [] };
  await createClient({ baseUrl: service.baseUrl, apiKey: key }).waitForJob(job, { pollInterval: 50 });
  const applied = await post(
    "/v2/refinement/apply",
    { project_id: project, question_id: question, suggestion: suggested },
    { key },
  );
  const question_ids = [questions[2].id, questions[3].id];
  const group = (await post("/v2/groups", { name: "Tracker", question_ids }, { key })).body.data.id;
  const table = (await post(`${path}/tables`, { name: "All codes", table: {} }, { key })).body.data.id;
  const delivery = (await post(`/v2/webhooks/${webhook}/test`, {}, { key })).body.data.id;
  return {
    project,
    question,
    sibling: questions[1].id,
    category: category.id,
    code: category.codes[0].id,
    otherCode: category.codes[1].id,
    response: answers[0].response_id,
    otherResponse: answers[1].response_id,
    job,
    connection,
    group,
    table,
    suggestion: applied.body.data.suggestion.id,
    webhook,
    delivery,
  };
}

describe("a record of another organization", () => {
  // API keys may not manage organizations; that has its own test.
  const named = OPERATIONS.filter(({ scope }) => scope !== "connect:manage").filter(
    (operation) => namesOf(operation).length > 0,
  );
  // Replies that change by themselves, and the anchor sample, which needs more answers than there are.
  const unread = new Set(["listWebhookDeliveries", "listSurveys", "getSurvey", "getAnchor"]);
  const reading = named.filter(({ method, id }) => method === "GET" && !unread.has(id));
  let own: Records;
  let strange: Records;

  beforeAll(async () => {
    [own, strange] = [await newRecords(service.key), await newRecords(service.strangerKey)];
  });

  const recordIn = (records: Records) => (name: string) => {
    const kind = KINDS[name];
    if (!kind) throw new Error(`Say in KINDS what record ${name} is, and make one in newRecords.`);
    return records[kind];
  };

  /** Everything that the owner can read of the records. */
  const readAll = () =>
    Promise.all(
      reading.map(async (operation) => {
        const { status, text } = await send(operation, service.key, recordIn(own));
        expect(status, operation.id).toBe(200);
        return text;
      }),
    );

  it("is NOT_FOUND in every operation that can name it, and stays unchanged", async () => {
    const before = await readAll();
    for (const operation of named) {
      for (const foreign of namesOf(operation)) {
        const recordOf = (name: string) => recordIn(name === foreign ? own : strange)(name);
        const { status, body } = await send(operation, service.strangerKey, recordOf);
        const place = `${operation.id} ${foreign}`;
        expect([place, status, body?.error?.code]).toEqual(
          MISTAKES.has(place) ? [place, 422, "VALIDATION_ERROR"] : [place, 404, "NOT_FOUND"],
        );
      }
    }
    expect(await readAll()).toEqual(before);
  });
});
