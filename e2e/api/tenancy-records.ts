import { createClient } from "@/lib/api/client/client";
import { call, post, service } from "./client";

/** The id of one record of each kind. */
export type Records = Record<
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
  | "view"
  | "link"
  | "frame"
  | "suggestion"
  | "webhook"
  | "delivery",
  string
>;

/** The kind of record that a parameter or a field names. For `id`, the segment of the path before it decides. */
export const KINDS: Record<string, keyof Records> = {
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
  viewId: "view",
  linkId: "link",
  key: "frame",
  question_ids: "sibling",
  connections: "connection",
  webhooks: "webhook",
  deliveryId: "delivery",
};

/** Makes a record of each kind for the organization of this API key. */
export async function newRecords(key: string): Promise<Records> {
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
  await call("PATCH", `${path}/responses/${answers[0].response_id}`, { body: { reviewed: true }, key });
  const applied = await post(
    "/v2/refinement/apply",
    { project_id: project, question_id: question, suggestion: suggested },
    { key },
  );
  const suggestion = applied.body.data.suggestion.id;
  await post("/v2/refinement/undo", { project_id: project, question_id: question, suggestion_id: suggestion }, { key });
  const question_ids = [questions[2].id, questions[3].id];
  const group = (await post("/v2/groups", { name: "Tracker", question_ids }, { key })).body.data.id;
  const table = (await post(`${path}/tables`, { name: "All codes", table: {} }, { key })).body.data.id;
  const view = (await post(`${path}/views`, { name: "Long", filter: { q: "staff" } }, { key })).body.data.id;
  const named = { name: `Our stays ${project}`, project_id: project, question_id: question };
  const link = (await post(`/v2/projects/${project}/share-links`, { name: "Client deck" }, { key })).body.data.id;
  const frame = (await post("/v2/frames", named, { key })).body.data.key;
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
    view,
    link,
    frame,
    suggestion,
    webhook,
    delivery,
  };
}
